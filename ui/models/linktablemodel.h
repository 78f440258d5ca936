// SPDX-License-Identifier: GPL-3.0-or-later
// LinkTableModel: a small table whose cells say themselves what they show, what they are sorted by and where
// a click leads. What fills it are pure functions.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/output/table.h"

namespace touchstone::ui {

struct LinkCell
{
    QString text {};
    std::optional<double> number {}; ///< what it is sorted by; empty: by the text, undefined numbers last
    QString mark {}; ///< stands behind the text ("≈"); raised where a form has that
    QString exported {}; ///< for the clipboard; empty: the text
    QString toolTip {};
    std::optional<analysis::RecordFilter> filter {}; ///< the records behind a number
    int system = -1; ///< a click makes this system of the data set System A
    std::optional<double> heat {}; ///< 0..1
    bool neutralHeat = false;
    bool faint = false;
    bool bold = false; ///< the best of its column
    bool numeric = false; ///< stands right
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

class LinkTableModel : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    void setTable(LinkTable table);
    [[nodiscard]] std::size_t total() const override { return m_table.rows.size(); }
    [[nodiscard]] const LinkTable& table() const { return m_table; }
    /// Null for an index outside.
    [[nodiscard]] const LinkCell* cell(const QModelIndex& index) const;

private:
    [[nodiscard]] int columns() const override;
    [[nodiscard]] Header header(int number) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] bool isPinned(std::uint32_t line) const override { return line < m_table.pinned; }
    [[nodiscard]] QVariant sortKey(std::uint32_t line, int column) const override;

    LinkTable m_table;
};

} // namespace touchstone::ui
