// SPDX-License-Identifier: GPL-3.0-or-later
// TableModel: what all flat tables share: titles, lines that are filtered and sorted by their numbers,
// indices that stay with their lines.
#pragma once

#include <QAbstractTableModel>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace touchstone::ui {

/// A line is what the data have, a row is a line as shown.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Lines of the data, filtered away or not.
    [[nodiscard]] virtual std::size_t total() const = 0;
    [[nodiscard]] std::uint32_t lineOf(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// -1: filtered away, or no such line. O(total) once after each change, then O(1).
    [[nodiscard]] int rowOf(std::size_t line) const;
    /// -1: none.
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the model's own order, mostly that of the lines. Equal ones stay in that order, in both
    /// directions; undefined values come last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    struct Header
    {
        QString title;
        QString meaning; ///< the tooltip; empty: none
        QString shortTitle {}; ///< where the title does not fit; empty: none
    };
    [[nodiscard]] virtual int columns() const = 0;
    [[nodiscard]] virtual Header header(int column) const = 0;
    /// Numbers stand right.
    [[nodiscard]] virtual bool isNumber(int /*column*/) const { return false; }
    [[nodiscard]] virtual Qt::Alignment titleSide(int column) const;
    /// What a cell says; alignment is asked only where it is not the column's.
    [[nodiscard]] virtual QVariant value(std::uint32_t line, int column, int role) const = 0;
    [[nodiscard]] virtual bool isShown(std::uint32_t /*line*/) const { return true; }
    /// Stays above all others, however they are sorted?
    [[nodiscard]] virtual bool isPinned(std::uint32_t /*line*/) const { return false; }
    /// Puts lines where no column sorts them; they stand in the order of the data.
    virtual void arrangeUnsorted(std::span<std::uint32_t> /*lines*/) const { }
    /// What a column is sorted by: texts, or numbers and undefined ones.
    [[nodiscard]] virtual QVariant sortKey(std::uint32_t line, int column) const;

    /// Other data, another filter: all rows anew.
    void reset(const std::function<void()>& change);
    /// The same lines in another order.
    void reorder(const std::function<void()>& change);
    /// All cells may say something else.
    void announceAll();

    std::vector<std::uint32_t> m_rows; ///< lines as shown
    mutable std::vector<int> m_rowOf; ///< by line; empty: not made yet
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;

private:
    void arrange();
};

} // namespace touchstone::ui
