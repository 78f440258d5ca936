// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/labeltablemodel.h"

#include "ui/session/corestrings.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace touchstone::ui {

namespace {

using annotation::LabelSide;

const std::optional<std::string>& own(const analysis::LabelRow& row, LabelSide side)
{
    return side == LabelSide::Gold ? row.gold : row.system;
}

std::optional<std::string> ruleOf(const analysis::LabelRow& row, LabelSide side)
{
    return own(row, side) ? own(row, side) : row.both;
}

std::int64_t countOf(const analysis::LabelRow& row, LabelSide side)
{
    return side == LabelSide::Gold ? row.counts.gold : row.counts.system;
}

} // namespace

void LabelTableModel::setTable(analysis::LabelTable table)
{
    reset([&]() {
        m_table = std::move(table);
        refresh();
    });
    Q_EMIT edited();
}

std::optional<LabelSide> LabelTableModel::sideOf(int column)
{
    return column == GoldBecomes  ? std::optional(LabelSide::Gold)
        : column == SystemBecomes ? std::optional(LabelSide::System)
                                  : std::nullopt;
}

/// What accepting would change is what is proposed.
void LabelTableModel::refresh()
{
    m_accepted = m_table;
    m_proposals = static_cast<int>(analysis::acceptProposals(m_accepted));
}

std::optional<std::string> LabelTableModel::rule(int row, LabelSide side) const
{
    return ruleOf(m_table.rows[static_cast<std::size_t>(row)], side);
}

QString LabelTableModel::proposal(int row, LabelSide side) const
{
    const auto at = static_cast<std::size_t>(row);
    const auto before = ruleOf(m_table.rows[at], side);
    const auto after = ruleOf(m_accepted.rows[at], side);
    return before != after && after ? toQString(*after) : QString();
}

bool LabelTableModel::editable(int row, LabelSide side) const
{
    const analysis::LabelRow& label = m_table.rows[static_cast<std::size_t>(row)];
    return countOf(label, side) > 0 || ruleOf(label, side).has_value();
}

void LabelTableModel::setRule(int row, LabelSide side, std::optional<std::string> to)
{
    analysis::LabelRow& label = m_table.rows[static_cast<std::size_t>(row)];
    if (to && *to == label.counts.label) {
        to.reset();
    }
    if (!editable(row, side) || ruleOf(label, side) == to) {
        return;
    }
    const LabelSide otherSide = side == LabelSide::Gold ? LabelSide::System : LabelSide::Gold;
    std::optional<std::string> other = ruleOf(label, otherSide);
    label.both.reset();
    label.gold = side == LabelSide::Gold ? to : other;
    label.system = side == LabelSide::Gold ? other : to;
    if (label.gold && label.gold == label.system) { // one line of the map says both
        label.both = std::move(label.gold);
        label.gold.reset();
        label.system.reset();
    }
    announceRules();
}

void LabelTableModel::announceRules()
{
    refresh();
    Q_EMIT dataChanged(index(0, GoldBecomes), index(rowCount() - 1, SystemBecomes));
    Q_EMIT edited();
}

void LabelTableModel::accept(int row)
{
    const auto at = static_cast<std::size_t>(row);
    if (m_table.rows[at] != m_accepted.rows[at]) {
        m_table.rows[at] = m_accepted.rows[at];
        announceRules();
    }
}

void LabelTableModel::acceptAll()
{
    if (m_proposals > 0) {
        setTable(m_accepted);
    }
}

void LabelTableModel::clearRules()
{
    analysis::LabelTable table = m_table;
    for (analysis::LabelRow& row : table.rows) {
        row.both.reset();
        row.gold.reset();
        row.system.reset();
    }
    // Labels that only rules named go with them.
    std::erase_if(table.rows,
        [](const analysis::LabelRow& row) { return row.counts.gold == 0 && row.counts.system == 0; });
    setTable(std::move(table));
}

void LabelTableModel::setCollapse(std::uint32_t segments)
{
    if (segments != m_table.collapse) {
        m_table.collapse = segments;
        refresh();
        Q_EMIT edited();
    }
}

void LabelTableModel::setTypes(std::vector<std::string> types)
{
    std::ranges::sort(types);
    if (types != m_table.types) {
        m_table.types = std::move(types);
        refresh();
        Q_EMIT edited();
    }
}

bool LabelTableModel::isNumber(int column) const { return column == GoldCount || column == SystemCount; }

Qt::ItemFlags LabelTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    const auto side = sideOf(index.column());
    result.setFlag(Qt::ItemIsEditable, index.isValid() && side && editable(index.row(), *side));
    return result;
}

QString LabelTableModel::becomes(int row, LabelSide side) const
{
    const auto to = rule(row, side);
    if (to) {
        return to->empty() ? tr("(dropped)") : toQString(*to);
    }
    const QString proposed = proposal(row, side);
    //: %1: a label that is proposed
    return proposed.isEmpty() ? QString() : tr("%1 ?").arg(proposed);
}

QVariant LabelTableModel::value(std::uint32_t line, int column, int role) const
{
    const int number = static_cast<int>(line);
    const analysis::LabelRow& row = m_table.rows[line];
    const auto side = sideOf(column);
    const bool proposed = side && !rule(number, *side) && !proposal(number, *side).isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Label:
            return toQString(row.counts.label);
        case GoldCount:
            return countText(row.counts.gold);
        case SystemCount:
            return countText(row.counts.system);
        default:
            return becomes(number, *side);
        }
    case Qt::EditRole:
        return side
            ? QVariant(proposed ? proposal(number, *side) : toQString(rule(number, *side).value_or("")))
            : QVariant();
    case Qt::ForegroundRole:
        return proposed ? QVariant(QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text))
                        : QVariant();
    case Qt::FontRole:
        if (proposed) {
            QFont slanted;
            slanted.setItalic(true);
            return slanted;
        }
        return {};
    case Qt::ToolTipRole:
        if (proposed) {
            //: %1, %2: labels
            return tr("Proposed: %1 becomes %2. Return edits it, Ctrl+Return accepts it.")
                .arg(toQString(row.counts.label), proposal(number, *side));
        }
        if (column == Label && !row.matched() && row.counts.gold + row.counts.system > 0) {
            return row.counts.gold > 0 ? tr("Only the gold has this label")
                                       : tr("Only systems have this label");
        }
        return value(line, column, Qt::DisplayRole);
    case Qt::AccessibleTextRole:
        if (proposed) {
            return tr("proposed: %1").arg(proposal(number, *side));
        }
        if (side && !rule(number, *side)) {
            return editable(number, *side) ? tr("stays as it is") : tr("not there");
        }
        return value(line, column, Qt::DisplayRole);
    case ProposedRole:
        return proposed;
    case SuggestionsRole: {
        QStringList labels;
        for (const analysis::LabelRow& other : m_table.rows) {
            const bool there = side == LabelSide::Gold ? other.counts.system > 0 : other.counts.gold > 0;
            if (there && other.counts.label != row.counts.label) {
                labels << toQString(other.counts.label);
            }
        }
        return side ? QVariant(labels) : QVariant();
    }
    default:
        return {};
    }
}

bool LabelTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto side = sideOf(index.column());
    if (role != Qt::EditRole || !side || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const std::string to = toUtf8(value.toString().trimmed());
    setRule(index.row(), *side, to.empty() ? std::nullopt : std::optional(to));
    return true;
}

TableModel::Header LabelTableModel::header(int column) const
{
    return { QStringList {
                 tr("Label"), tr("In gold"), tr("Gold becomes"), tr("In systems"), tr("Systems become") }
                 .at(column),
        {} };
}

} // namespace touchstone::ui

#include "moc_labeltablemodel.cpp"
