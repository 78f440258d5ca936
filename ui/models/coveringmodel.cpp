// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/coveringmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <utility>

namespace touchstone::ui {

CoveringModel::CoveringModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void CoveringModel::setCovering(
    analysis::CoveringRules covering, std::shared_ptr<const rules::RuleSet> rules, std::vector<Texts> texts)
{
    beginResetModel();
    m_covering = std::move(covering);
    m_rules = std::move(rules);
    m_texts = std::move(texts);
    refilter();
    endResetModel();
}

void CoveringModel::setTextFilter(const QString& text)
{
    beginResetModel();
    m_textFilter = text.trimmed();
    refilter();
    endResetModel();
}

void CoveringModel::setShown(Shown shown)
{
    beginResetModel();
    m_shown = shown;
    refilter();
    endResetModel();
}

void CoveringModel::refilter()
{
    m_rows.clear();
    for (std::uint32_t row = 0; row < m_covering.rules.size(); ++row) {
        if (wanted(row)) {
            m_rows.push_back(row);
        }
    }
}

bool CoveringModel::wanted(std::uint32_t row) const
{
    if ((m_shown == Shown::Applied && !m_covering.rules[row].fired)
        || (m_shown == Shown::Nearly && m_covering.rules[row].fired)) {
        return false;
    }
    if (m_textFilter.isEmpty()) {
        return true;
    }
    for (const Column column : { Rule, Annotation, Missing, Phase }) {
        if (text(row, column).contains(m_textFilter, Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

QString CoveringModel::text(std::uint32_t row, int column) const
{
    const auto& covering = m_covering.rules[row];
    const auto& rule = m_rules->rules()[covering.rule];
    switch (column) {
    case Rule:
        return toQString(rule.name);
    case Annotation:
        return m_texts[row].annotation;
    case Missing:
        //: %1: the one condition that does not hold
        return covering.fired ? tr("✓ applied") : tr("✗ %1").arg(m_texts[row].missing);
    case Phase:
        return toQString(rule.phaseName);
    default:
        return {};
    }
}

QString CoveringModel::plainText() const
{
    QString all;
    for (const std::uint32_t row : m_rows) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column) {
            cells << text(row, column);
        }
        all += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return all;
}

int CoveringModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CoveringModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant CoveringModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const std::uint32_t row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case ExportRole:
        return text(row, index.column());
    case Qt::ToolTipRole: {
        const auto& about = m_rules->rules()[m_covering.rules[row].rule].about;
        return index.column() == Rule && !about.empty() ? toQString(about) : text(row, index.column());
    }
    case Qt::AccessibleTextRole:
        return index.column() == Missing
            ? (m_covering.rules[row].fired ? tr("applied") : tr("missing: %1").arg(m_texts[row].missing))
            : text(row, index.column());
    default:
        return {};
    }
}

QVariant CoveringModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Rule:
        return tr("Rule");
    case Annotation:
        return tr("Annotation");
    case Missing:
        return tr("Applied, or what is missing");
    case Phase:
        return tr("Phase");
    default:
        return {};
    }
}

} // namespace touchstone::ui
