// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablemodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"

namespace touchstone::ui {

int TableModel::rowOf(std::size_t line) const
{
    if (m_rowOf.empty()) {
        m_rowOf.assign(total(), -1);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            m_rowOf[m_rows[row]] = static_cast<int>(row);
        }
    }
    return line < m_rowOf.size() ? m_rowOf[line] : -1;
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns(); }

Qt::Alignment TableModel::titleSide(int column) const
{
    return isNumber(column) ? Qt::AlignRight : Qt::AlignLeft;
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    QVariant said = value(lineOf(index.row()), index.column(), role);
    if (role == Qt::TextAlignmentRole && !said.isValid()) {
        return QVariant::fromValue(
            Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    }
    return said;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter | titleSide(section));
    }
    if (role == Qt::DisplayRole) {
        return header(section).title;
    }
    const QString said = role == Qt::ToolTipRole ? header(section).meaning
        : role == ShortTitleRole                 ? header(section).shortTitle
                                                 : QString();
    return said.isEmpty() ? QVariant() : said;
}

QVariant TableModel::sortKey(std::uint32_t line, int column) const { return value(line, column, SortRole); }

void TableModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    reorder([this]() { arrange(); });
}

void TableModel::reset(const std::function<void()>& change)
{
    beginResetModel();
    change();
    arrange();
    endResetModel();
}

void TableModel::reorder(const std::function<void()>& change)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> lines;
    for (const QModelIndex& index : before) {
        lines.push_back(lineOf(index.row()));
    }
    change();
    m_rowOf.clear();
    QModelIndexList after;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        after.push_back(index(rowOf(lines[i]), before[static_cast<qsizetype>(i)].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void TableModel::announceAll()
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void TableModel::arrange()
{
    m_rowOf.clear();
    m_rows.clear();
    for (std::uint32_t line = 0; line < total(); ++line) {
        if (isShown(line)) {
            m_rows.push_back(line);
        }
    }
    const auto sorted = std::stable_partition(
        m_rows.begin(), m_rows.end(), [this](std::uint32_t line) { return isPinned(line); });
    const std::span lines(sorted, m_rows.end());
    if (m_sortColumn < 0 || m_sortColumn >= columnCount()) {
        arrangeUnsorted(lines);
        return;
    }
    std::vector<QVariant> keys(lines.size());
    std::ranges::transform(lines, keys.begin(), [this](auto line) { return sortKey(line, m_sortColumn); });
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    sortByPlace(lines, keyRanks(keys, descending), descending);
}

} // namespace touchstone::ui

#include "moc_tablemodel.cpp"
