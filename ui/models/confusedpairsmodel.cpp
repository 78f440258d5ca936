// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/confusedpairsmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

namespace touchstone::ui {

void ConfusedPairsModel::setEvaluation(analysis::EvaluationPtr evaluation)
{
    reset([&]() {
        m_evaluation = std::move(evaluation);
        m_pairs.clear();
        if (!m_evaluation) {
            return;
        }
        const analysis::Confusion& confusion = m_evaluation->confusion;
        std::ranges::copy_if(confusion.cells, std::back_inserter(m_pairs), [&](const auto& cell) {
            return cell.row != cell.column && cell.row < confusion.size && cell.column < confusion.size;
        });
        std::ranges::stable_sort(m_pairs, std::greater(), &analysis::Confusion::Cell::count);
        m_pairs.resize(std::min(m_pairs.size(), mostRows));
    });
}

QVariant ConfusedPairsModel::value(std::uint32_t line, int column, int role) const
{
    const analysis::Confusion::Cell& pair = m_pairs[line];
    const std::string& gold = m_evaluation->labels[pair.row];
    const std::string& system = m_evaluation->labels[pair.column];
    switch (role) {
    case Qt::DisplayRole:
    case ExportRole:
        if (column == Count) {
            return role == ExportRole ? QString::number(pair.count) : countText(pair.count);
        }
        return toQString(column == Gold ? gold : system);
    case SortRole:
        return column == Count ? QVariant(static_cast<qlonglong>(pair.count))
                               : QVariant(toQString(column == Gold ? gold : system));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        //: %1: how many, %2 and %3: entity types
        return tr("%1: gold %2, system %3").arg(countText(pair.count), toQString(gold), toQString(system));
    case FilterRole:
        return QVariant::fromValue(analysis::confusionCell(gold, system));
    case LinkRole:
        return true;
    default:
        return {};
    }
}

TableModel::Header ConfusedPairsModel::header(int column) const
{
    switch (column) {
    case Gold:
        return { tr("Gold"), tr("Type of the gold annotation") };
    case System:
        return { tr("System"), tr("Type of the system annotation that is paired with it") };
    default:
        return { tr("Pairs"), tr("How often the one is taken for the other") };
    }
}

} // namespace touchstone::ui

#include "moc_confusedpairsmodel.cpp"
