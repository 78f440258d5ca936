// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/linktablemodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

namespace touchstone::ui {

analysis::Table plainTable(const LinkTable& table)
{
    analysis::Table result;
    for (const auto& column : table.columns) {
        result.columns.push_back({ toUtf8(column.title), column.numeric });
    }
    for (const auto& row : table.rows) {
        auto& texts = result.rows.emplace_back();
        auto& styles = result.styles.emplace_back();
        for (const LinkCell& cell : row.cells) {
            texts.push_back(toUtf8(cell.text));
            styles.push_back({ row.bold || cell.bold, false, toUtf8(cell.mark) });
        }
    }
    return result;
}

LinkCell textCell(const QString& text) { return { .text = text }; }

LinkCell countCell(std::int64_t count, std::optional<analysis::RecordFilter> filter)
{
    return { .text = countText(count),
        .number = static_cast<double>(count),
        .exported = QString::number(count),
        .filter = std::move(filter),
        .faint = count == 0,
        .numeric = true };
}

LinkCell scoreCell(std::optional<double> score)
{
    return { .text = scoreText(score), .number = score, .exported = scoreExport(score), .numeric = true };
}

LinkCell differenceCell(std::optional<double> difference)
{
    LinkCell cell = scoreCell(difference);
    cell.text = differenceText(difference);
    cell.faint = difference && *difference == 0;
    return cell;
}

void LinkTableModel::setTable(LinkTable table)
{
    reset([&]() {
        m_table = std::move(table);
        if (m_sortColumn >= columns()) {
            m_sortColumn = -1;
        }
    });
}

const LinkCell* LinkTableModel::cell(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid)
        ? &m_table.rows[lineOf(index.row())].cells[static_cast<std::size_t>(index.column())]
        : nullptr;
}

int LinkTableModel::columns() const { return static_cast<int>(m_table.columns.size()); }

bool LinkTableModel::isNumber(int column) const
{
    return m_table.columns[static_cast<std::size_t>(column)].numeric;
}

QVariant LinkTableModel::sortKey(std::uint32_t line, int column) const
{
    const LinkCell& cell = m_table.rows[line].cells[static_cast<std::size_t>(column)];
    return isNumber(column) ? (cell.number ? QVariant(*cell.number) : QVariant()) : cell.text;
}

QVariant LinkTableModel::value(std::uint32_t line, int column, int role) const
{
    const LinkTable::Row& row = m_table.rows[line];
    const LinkCell* value = &row.cells[static_cast<std::size_t>(column)];
    switch (role) {
    case Qt::DisplayRole:
        return value->mark.isEmpty() ? value->text : value->text + QLatin1Char(' ') + value->mark;
    case Qt::ToolTipRole:
        return value->toolTip.isEmpty() ? value->text : value->toolTip;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (value->numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        return boldFont(value->bold || row.bold);
    case SortRole:
        return value->number ? QVariant(*value->number) : value->numeric ? QVariant() : QVariant(value->text);
    case ExportRole:
        return value->exported.isEmpty() && !value->numeric ? value->text : value->exported;
    case FilterRole:
        return value->filter ? QVariant::fromValue(*value->filter) : QVariant();
    case LinkRole:
        return value->filter.has_value() || value->system >= 0;
    case HeatRole:
        return value->heat ? QVariant(*value->heat) : QVariant();
    case NeutralHeatRole:
        return value->neutralHeat;
    case FaintRole:
        return value->faint;
    default:
        return {};
    }
}

TableModel::Header LinkTableModel::header(int number) const
{
    const LinkTable::Column& column = m_table.columns[static_cast<std::size_t>(number)];
    return { column.title, column.meaning.isEmpty() ? column.title : column.meaning };
}

} // namespace touchstone::ui

#include "moc_linktablemodel.cpp"
