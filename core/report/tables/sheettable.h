// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets that are put together cell by cell, and how the command line writes them.
#pragma once

#include "core/evaluation/records/sheetcells.h"
#include "core/output/table.h"
#include "core/statistics/significance.h"

#include <initializer_list>

namespace touchstone::analysis {

using SheetKind = Sheet::Kind;

/// A sheet without columns and rows; `rowTitle`, `rowId`: what the rows are, for people and scripts.
[[nodiscard]] Sheet emptySheet(std::string title, std::string rowTitle, std::string rowId = {});
/// `system`: whose numbers stand below.
[[nodiscard]] Sheet::Column column(std::string id, std::string title, SheetKind kind = SheetKind::Number,
    std::string meaning = {}, std::optional<std::size_t> system = {});

/// A cell with what it says beside its number.
struct NotedCell
{
    NotedCell(SheetCell number, CellNote beside = {})
        : cell(std::move(number))
        , note(std::move(beside))
    {
    }
    SheetCell cell;
    CellNote note;
};
/// `system`: where the cell leads.
[[nodiscard]] NotedCell textCell(std::string text, std::optional<std::size_t> system = {});
[[nodiscard]] NotedCell numberCell(std::optional<double> value, std::optional<std::size_t> system = {});
[[nodiscard]] NotedCell intervalCell(const std::optional<metrics::Interval>& interval);
[[nodiscard]] NotedCell meanCell(std::optional<double> mean, std::optional<double> deviation);
/// Adds a row; the first cell is its name.
void addRow(Sheet& sheet, const std::vector<NotedCell>& cells);

/// The columns of these ids in this order; an id that no column has is passed over.
[[nodiscard]] Sheet chosenColumns(const Sheet& sheet, std::initializer_list<std::string_view> ids);

/// "95 % interval".
[[nodiscard]] std::string intervalTitle(const SignificanceSettings& settings);

struct ComparedForm
{
    bool script = false; ///< every digit, columns named for programs; else rounded for people
    bool paper = false; ///< the best stands bold and marks tell what is not chance
    bool zero = false; ///< scores that are 0/0 are 0
    bool whole = false; ///< scores are counts
};

class ComparedNumbers
{
public:
    explicit ComparedNumbers(const ComparedForm& form)
        : m_form(form)
    {
    }

    [[nodiscard]] bool script() const { return m_form.script; }
    [[nodiscard]] bool paper() const { return m_form.paper; }
    [[nodiscard]] std::optional<double> shown(std::optional<double> value) const
    {
        return value || !m_form.zero ? value : std::optional(0.0);
    }
    [[nodiscard]] std::string score(std::optional<double> value) const { return number(shown(value), false); }
    /// The same that writes scores that are 0/0 as they are.
    [[nodiscard]] ComparedNumbers undefinedAsIs() const
    {
        auto form = m_form;
        form.zero = false;
        return ComparedNumbers(form);
    }
    /// As it is, whatever 0/0 is.
    [[nodiscard]] std::string value(std::optional<double> value) const { return number(value, false); }
    [[nodiscard]] std::string difference(std::optional<double> value) const { return number(value, true); }
    /// What a record adds to a number: whole numbers as such.
    [[nodiscard]] std::string share(double value) const;
    [[nodiscard]] std::string p(std::optional<double> value) const;
    /// For people one cell, for scripts two.
    void addInterval(std::vector<std::string>& row, const std::optional<metrics::Interval>& interval,
        bool difference) const;

private:
    [[nodiscard]] std::string number(std::optional<double> value, bool sign) const;

    ComparedForm m_form;
};

/// For scripts columns are called by their ids, intervals and means are two columns each ("interval_low",
/// "interval_high"; "a_mean", "a_standard_deviation"), and rows have names where the sheet says what these
/// are called. O(cells).
[[nodiscard]] Table sheetTable(const Sheet& sheet, const ComparedNumbers& write);

} // namespace touchstone::analysis
