// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/linktablemodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"

#include <QFont>

#include <algorithm>
#include <limits>
#include <numeric>

namespace touchstone::ui {

analysis::Table plainTable(const LinkTable& table)
{
    analysis::Table result;
    for (const auto& column : table.columns) {
        result.columns.push_back({ toUtf8(column.title), column.numeric });
    }
    for (const auto& row : table.rows) {
        std::vector<std::string> texts;
        std::vector<analysis::Table::Style> styles;
        for (const LinkCell& cell : row.cells) {
            texts.push_back(toUtf8(cell.text));
            styles.push_back({ row.bold || cell.bold, false, toUtf8(cell.mark) });
        }
        result.rows.push_back(std::move(texts));
        result.styles.push_back(std::move(styles));
    }
    return result;
}

LinkCell textCell(const QString& text)
{
    LinkCell cell;
    cell.text = text;
    return cell;
}

LinkCell countCell(std::int64_t count, std::optional<analysis::RecordFilter> filter)
{
    LinkCell cell;
    cell.text = countText(count);
    cell.number = static_cast<double>(count);
    cell.exported = QString::number(count);
    cell.filter = std::move(filter);
    cell.faint = count == 0;
    cell.numeric = true;
    return cell;
}

LinkCell scoreCell(std::optional<double> score)
{
    LinkCell cell;
    cell.text = scoreText(score);
    cell.number = score;
    cell.exported = scoreExport(score);
    cell.numeric = true;
    return cell;
}

LinkCell differenceCell(std::optional<double> difference)
{
    LinkCell cell = scoreCell(difference);
    cell.text = differenceText(difference);
    cell.faint = difference && *difference == 0;
    return cell;
}

LinkTableModel::LinkTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void LinkTableModel::setTable(LinkTable table)
{
    beginResetModel();
    m_table = std::move(table);
    if (m_sortColumn >= static_cast<int>(m_table.columns.size())) {
        m_sortColumn = -1;
    }
    order();
    endResetModel();
}

const LinkCell* LinkTableModel::cell(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid)
        ? &m_table.rows[m_order[static_cast<std::size_t>(index.row())]]
               .cells[static_cast<std::size_t>(index.column())]
        : nullptr;
}

int LinkTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LinkTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant LinkTableModel::data(const QModelIndex& index, int role) const
{
    const LinkCell* value = cell(index);
    if (value == nullptr) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return value->mark.isEmpty() ? value->text : value->text + QLatin1Char(' ') + value->mark;
    case Qt::ToolTipRole:
        return value->toolTip.isEmpty() ? value->text : value->toolTip;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (value->numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        if (value->bold || m_table.rows[m_order[static_cast<std::size_t>(index.row())]].bold) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case SortRole:
        return value->number ? QVariant(*value->number) : value->numeric ? QVariant() : QVariant(value->text);
    case ExportRole:
        return value->exported.isEmpty() && !value->numeric ? value->text : value->exported;
    case FilterRole:
        return value->filter ? QVariant::fromValue(*value->filter) : QVariant();
    case LinkRole:
        return value->isLink();
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

QVariant LinkTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const LinkTable::Column& column = m_table.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.meaning.isEmpty() ? column.title : column.meaning;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (column.numeric ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

void LinkTableModel::order()
{
    m_order.resize(m_table.rows.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    if (m_sortColumn < 0) {
        return;
    }
    const auto fixed = std::min(m_table.pinned, m_order.size());
    const auto column = static_cast<std::size_t>(m_sortColumn);
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    std::vector<std::uint32_t> places(m_order.size() - fixed);
    std::iota(places.begin(), places.end(), 0U);
    const auto cellOf
        = [&](std::uint32_t place) -> const LinkCell& { return m_table.rows[fixed + place].cells[column]; };
    if (m_table.columns[column].numeric) {
        const double last
            = descending ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
        std::vector<double> values;
        values.reserve(places.size());
        for (const std::uint32_t place : places) {
            values.push_back(cellOf(place).number.value_or(last));
        }
        sortByRank(places, numberRanks(values), descending);
    } else {
        std::vector<QString> names;
        names.reserve(places.size());
        for (const std::uint32_t place : places) {
            names.push_back(cellOf(place).text);
        }
        sortByRank(places, collationRanks(names), descending);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_order[fixed + i] = static_cast<std::uint32_t>(fixed + places[i]);
    }
}

void LinkTableModel::sort(int column, Qt::SortOrder sortOrder)
{
    m_sortColumn = column < columnCount() ? column : -1;
    m_sortOrder = sortOrder;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const std::vector<std::uint32_t> before = m_order;
    order();
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from) {
        const auto row = before[static_cast<std::size_t>(index.row())];
        const auto now = std::ranges::find(m_order, row);
        to.push_back(createIndex(static_cast<int>(now - m_order.begin()), index.column()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui
