// SPDX-License-Identifier: GPL-3.0-or-later
// LinkTableModel: a small table whose cells say themselves what they show, what they are sorted by and where
// a click leads. What fills it are pure functions.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/records/table.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::ui {

struct LinkCell
{
    QString text;
    std::optional<double> number; ///< what it is sorted by; empty: by the text, undefined numbers last
    QString mark; ///< stands behind the text ("≈"); raised where a form has that
    QString exported; ///< for the clipboard; empty: the text
    QString toolTip;
    std::optional<analysis::RecordFilter> filter; ///< the records behind a number
    int system = -1; ///< a click makes this system of the data set System A
    std::optional<double> heat; ///< 0..1
    bool neutralHeat = false;
    bool faint = false;
    bool bold = false; ///< the best of its column
    bool numeric = false; ///< stands right

    [[nodiscard]] bool isLink() const { return filter.has_value() || system >= 0; }
};

struct LinkTable
{
    struct Column
    {
        QString title;
        QString meaning;
        bool numeric = true;
    };
    struct Row
    {
        std::vector<LinkCell> cells; ///< one per column
        bool bold = false;
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
    std::size_t pinned = 0; ///< the first rows stay above whatever is sorted
};

/// What is to be seen, for papers and files; bold stays bold.
[[nodiscard]] analysis::Table plainTable(const LinkTable& table);

/// Cells of the common kinds.
[[nodiscard]] LinkCell textCell(const QString& text);
[[nodiscard]] LinkCell countCell(std::int64_t count, std::optional<analysis::RecordFilter> filter = {});
[[nodiscard]] LinkCell scoreCell(std::optional<double> score);
[[nodiscard]] LinkCell differenceCell(std::optional<double> difference);

class LinkTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit LinkTableModel(QObject* parent = nullptr);

    void setTable(LinkTable table);
    [[nodiscard]] const LinkTable& table() const { return m_table; }
    /// Null for an index outside.
    [[nodiscard]] const LinkCell* cell(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the order of the table. Pinned rows stay first; undefined values come last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void order();

    LinkTable m_table;
    std::vector<std::uint32_t> m_order; ///< rows of the table as shown
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace touchstone::ui
