// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/confusionmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include "core/support/lookup.h"

#include <cmath>
#include <numeric>

namespace touchstone::ui {

void ConfusionModel::setEvaluation(analysis::EvaluationPtr evaluation)
{
    m_evaluation = std::move(evaluation);
    rebuild();
}

void ConfusionModel::setNormalise(Normalise normalise)
{
    m_normalise = normalise;
    announceAll();
}

void ConfusionModel::setOrder(Order order)
{
    m_order = order;
    rebuild();
}

void ConfusionModel::setDiagonalHidden(bool hidden)
{
    m_diagonalHidden = hidden;
    announceAll();
}

void ConfusionModel::setShortened(bool shortened)
{
    m_shortened = shortened;
    rebuild();
}

void ConfusionModel::setMost(std::size_t types)
{
    m_most = std::max<std::size_t>(types, 1);
    rebuild();
}

void ConfusionModel::rebuild()
{
    reset([this]() { sum(); });
}

void ConfusionModel::sum()
{
    m_sections.clear();
    m_counts.clear();
    m_rowTotals.clear();
    m_columnTotals.clear();
    m_othersEqual = 0;
    m_highestError = 0;
    m_highestCorrect = 0;
    if (!m_evaluation || m_evaluation->confusion.size == 0) {
        return;
    }
    chooseSections();
    const analysis::Confusion& confusion = m_evaluation->confusion;
    const std::size_t size = confusion.size;
    const std::size_t count = m_sections.size();
    std::vector<std::size_t> sectionOf(size + 1, count - 1);
    for (std::size_t section = 0; section < count; ++section) {
        for (const std::uint32_t label : m_sections[section]) {
            sectionOf[label] = section;
        }
    }
    m_counts.assign(count * count, 0);
    m_rowTotals.assign(count, 0);
    m_columnTotals.assign(count, 0);
    for (const auto& cell : confusion.cells) {
        const std::size_t row = sectionOf[cell.row];
        const std::size_t column = sectionOf[cell.column];
        m_counts[row * count + column] += cell.count;
        m_rowTotals[row] += cell.count;
        m_columnTotals[column] += cell.count;
        m_othersEqual += cell.row == cell.column && m_sections[row].size() > 1 ? cell.count : 0;
    }
    for (int row = 0; row < columns(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            if (!mixed(row, column)) { // a sum of many types would make every other cell pale
                std::int64_t& highest = diagonal(row, column) ? m_highestCorrect : m_highestError;
                highest = std::max(highest, this->count(row, column));
            }
        }
    }
}

/// The types that stand alone, in their order, maybe the others, and none.
void ConfusionModel::chooseSections()
{
    const analysis::Confusion& confusion = m_evaluation->confusion;
    const std::size_t size = confusion.size;
    // Per type: all annotations of either side, and those that are not on the diagonal.
    std::vector<std::int64_t> frequency(size, 0);
    std::vector<std::int64_t> errors(size, 0);
    for (const auto& cell : confusion.cells) {
        const bool error = cell.row != cell.column;
        if (cell.row < size) {
            frequency[cell.row] += cell.count;
            errors[cell.row] += error ? cell.count : 0;
        }
        if (error && cell.column < size) {
            frequency[cell.column] += cell.count;
            errors[cell.column] += cell.count;
        }
    }
    std::vector<std::uint32_t> labels(size);
    std::iota(labels.begin(), labels.end(), 0U);
    const std::vector<std::uint32_t> byName = labels; // by code point, as in every other table
    const auto descendingBy = [](std::vector<std::uint32_t>& order, const std::vector<std::int64_t>& key) {
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return key[a] > key[b]; });
    };
    Section others;
    const std::size_t most = m_shortened ? m_most : mostSections;
    if (size > most) {
        descendingBy(labels, errors);
        others.assign(labels.begin() + static_cast<std::ptrdiff_t>(most), labels.end());
        std::sort(others.begin(), others.end());
        labels = byName;
        std::erase_if(labels, [&](std::uint32_t label) { return std::ranges::binary_search(others, label); });
    }
    if (m_order == Order::Frequency) {
        descendingBy(labels, frequency);
    }
    for (const std::uint32_t label : labels) {
        m_sections.push_back({ label });
    }
    if (!others.empty()) {
        m_sections.push_back(others);
    }
    m_sections.emplace_back();
}

std::int64_t ConfusionModel::count(int row, int column) const
{
    return m_counts[static_cast<std::size_t>(row) * m_sections.size() + static_cast<std::size_t>(column)];
}

std::vector<std::string> ConfusionModel::types(int section) const
{
    return support::listOf(m_sections[static_cast<std::size_t>(section)],
        [this](std::uint32_t label) { return m_evaluation->labels[label]; });
}

QString ConfusionModel::name(int section) const
{
    const Section& labels = m_sections[static_cast<std::size_t>(section)];
    if (labels.empty()) {
        return tr("(none)");
    }
    if (labels.size() > 1) {
        //: Row and column that several entity types share
        return tr("(%n others)", "", static_cast<int>(labels.size()));
    }
    return toQString(m_evaluation->labels[labels.front()]);
}

analysis::RecordFilter ConfusionModel::cellFilter(int row, int column) const
{
    const std::vector<std::string> gold = types(row);
    const std::vector<std::string> system = types(column);
    analysis::RecordFilter filter
        = analysis::confusionCell(gold.empty() ? std::nullopt : std::optional(gold.front()),
            system.empty() ? std::nullopt : std::optional(system.front()));
    if (gold.size() > 1) {
        filter.goldTypes = gold;
    }
    if (system.size() > 1) {
        filter.systemTypes = system;
    }
    return filter;
}

analysis::RecordFilter ConfusionModel::rowFilter(int row) const
{
    analysis::RecordFilter filter { .goldTypes = types(row) };
    if (filter.goldTypes.empty()) {
        filter.outcomes = { match::Outcome::Spurious }; // no gold: spurious under every scheme
    }
    return filter;
}

analysis::RecordFilter ConfusionModel::columnFilter(int column) const
{
    analysis::RecordFilter filter { .systemTypes = types(column) };
    if (filter.systemTypes.empty()) {
        filter.outcomes = { match::Outcome::Missing };
    }
    return filter;
}

std::optional<double> ConfusionModel::share(int row, int column) const
{
    const std::int64_t total = m_normalise == Normalise::Row ? rowTotal(row) : columnTotal(column);
    return metrics::ratio(static_cast<double>(count(row, column)), static_cast<double>(total));
}

namespace {

QString percentText(std::optional<double> part)
{
    //: A share in percent; %1: number with one decimal
    return part ? ConfusionModel::tr("%1 %").arg(QLocale().toString(*part * 100, 'f', 1)) : undefinedText();
}

} // namespace

QVariant ConfusionModel::value(std::uint32_t line, int column, int role) const
{
    const int row = static_cast<int>(line);
    const int last = static_cast<int>(m_sections.size()) - 1;
    const std::int64_t number = count(row, column);
    // Nothing on either side is no cell; a hidden diagonal shows nothing and links nowhere.
    const bool blank = (row == last && column == last) || (m_diagonalHidden && diagonal(row, column));
    switch (role) {
    case Qt::DisplayRole:
    case ExportRole:
        if (blank) {
            return QString();
        }
        if (number == 0 && role == Qt::DisplayRole
            && (m_normalise == Normalise::None || share(row, column))) {
            return QStringLiteral("·"); // rows of zeros would drown the errors
        }
        if (m_normalise == Normalise::None) {
            return role == ExportRole ? QString::number(number) : countText(number);
        }
        return role == ExportRole ? scoreExport(share(row, column)) : percentText(share(row, column));
    case Qt::AccessibleTextRole: {
        const QString words = value(line, column, Qt::ToolTipRole).toString();
        return blank || m_normalise == Normalise::None
            ? words
            //: a cell for screen readers; %1: which types meet, and how often, %2: their share
            : tr("%1, %2").arg(words, percentText(share(row, column)));
    }
    case SortRole:
        return static_cast<qlonglong>(number);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        if (blank) {
            return {};
        }
        if (row == last) {
            return tr("%1 spurious: system %2, no gold annotation").arg(countText(number), name(column));
        }
        if (column == last) {
            return tr("%1 missed: gold %2, no system annotation").arg(countText(number), name(row));
        }
        if (mixed(row, column)) {
            //: %1: how many, %2: "(9 others)", %3: how many of them
            return tr("%1: gold and system among the %2; %3 of them have equal types")
                .arg(countText(number), name(row), countText(m_othersEqual));
        }
        //: %1: how many, %2 and %3: entity types
        return tr("%1: gold %2, system %3").arg(countText(number), name(row), name(column));
    case HeatRole: {
        if (blank || number == 0) {
            return {};
        }
        if (m_normalise != Normalise::None) {
            return std::sqrt(share(row, column).value_or(0));
        }
        if (mixed(row, column)) {
            return 0.0; // no error's colour, and no weight beside single types
        }
        const std::int64_t highest = diagonal(row, column) ? m_highestCorrect : m_highestError;
        // Counts and shares spread over orders of magnitude; the root keeps small ones visible.
        return std::sqrt(static_cast<double>(number) / static_cast<double>(std::max(highest, fullHeat)));
    }
    case FaintRole:
        return number == 0;
    case NeutralHeatRole:
        return diagonal(row, column) || mixed(row, column);
    case FilterRole:
        return blank ? QVariant() : QVariant::fromValue(cellFilter(row, column));
    case LinkRole:
        return !blank;
    default:
        return {};
    }
}

QVariant ConfusionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= rowCount()) {
        return {};
    }
    const bool horizontal = orientation == Qt::Horizontal;
    switch (role) {
    case Qt::DisplayRole:
        return name(section);
    case Qt::ToolTipRole: {
        const QString total = countText(horizontal ? columnTotal(section) : rowTotal(section));
        if (section == rowCount() - 1) {
            return horizontal ? tr("Missed: %1 gold annotations without a system annotation").arg(total)
                              : tr("Spurious: %1 system annotations without a gold annotation").arg(total);
        }
        return horizontal ? tr("System type %1: %2 annotations").arg(name(section), total)
                          : tr("Gold type %1: %2 annotations").arg(name(section), total);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (horizontal ? Qt::AlignHCenter : Qt::AlignLeft));
    default:
        return {};
    }
}

} // namespace touchstone::ui

#include "moc_confusionmodel.cpp"
