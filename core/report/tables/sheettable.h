// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets that are put together cell by cell, and how the command line writes them.
#pragma once

#include "core/evaluation/records/sheetcells.h"
#include "core/report/tables/comparednumbers.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::analysis {

using SheetKind = ScoreSheet::Kind;

/// A sheet without columns and rows; `rowTitle`, `rowId`: what the rows are, for people and scripts.
[[nodiscard]] ScoreSheet emptySheet(std::string title, std::string rowTitle, std::string rowId = {});
/// `system`: whose numbers stand below.
[[nodiscard]] ScoreSheet::Column column(std::string id, std::string title, SheetKind kind = SheetKind::Number,
    std::string meaning = {}, std::optional<std::size_t> system = {});

/// A cell with what it says beside its number.
struct NotedCell
{
    NotedCell(ScoreCell number, CellNote beside = {})
        : cell(std::move(number))
        , note(std::move(beside))
    {
    }
    ScoreCell cell;
    CellNote note;
};
/// `system`: where the cell leads.
[[nodiscard]] NotedCell textCell(std::string text, std::optional<std::size_t> system = {});
[[nodiscard]] NotedCell numberCell(std::optional<double> value, std::optional<std::size_t> system = {});
[[nodiscard]] NotedCell intervalCell(const std::optional<metrics::Interval>& interval);
[[nodiscard]] NotedCell meanCell(std::optional<double> mean, std::optional<double> deviation);
/// Adds a row; the first cell is its name.
void addRow(ScoreSheet& sheet, const std::vector<NotedCell>& cells);

/// Adds the rows of a sheet of the same columns.
void appendRows(ScoreSheet& sheet, ScoreSheet rows);

/// The columns of these ids in this order; an id that no column has is passed over.
[[nodiscard]] ScoreSheet chosenColumns(const ScoreSheet& sheet, std::initializer_list<std::string_view> ids);

/// "95 % interval".
[[nodiscard]] std::string intervalTitle(const SignificanceSettings& settings);

/// For scripts columns are called by their ids, intervals and means are two columns each ("interval_low",
/// "interval_high"; "a_mean", "a_standard_deviation"), and rows have names where the sheet says what these
/// are called. O(cells).
[[nodiscard]] Table sheetTable(const ScoreSheet& sheet, const ComparedNumbers& write);

} // namespace touchstone::analysis
