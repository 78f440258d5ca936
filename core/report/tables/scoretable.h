// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an evaluation: what the command line prints and the window copies.
#pragma once

#include "core/curves/confidencecurve.h"
#include "core/evaluation/records/measureresult.h"
#include "core/measures/registry/preset.h"
#include "core/output/table.h"

namespace touchstone::analysis {

struct ScoreTableOptions
{
    match::Scheme scheme = match::Scheme::Strict;
    bool zeroForUndefined = false; ///< print 0 where a value is undefined
    int decimals = 3;
};

/// Rows gold types and (none), columns system types and (none).
[[nodiscard]] Table confusionTable(const Evaluation& evaluation);
/// Every count and ratio of every scheme, type and document, one number row each: for scripts. Full
/// precision; undefined is empty.
[[nodiscard]] Table longTable(
    const Evaluation& evaluation, const std::string& system, bool byDocument, bool zeroForUndefined);

/// The same for each of `thresholds` (indices) of a curve: columns min_score and kept stand before the
/// counts.
[[nodiscard]] Table longThresholds(const ConfidenceCurve& curve, const std::string& system,
    std::span<const std::size_t> thresholds, bool zeroForUndefined);

/// A sheet of a measure as text.
[[nodiscard]] Table sheetTable(const Sheet& sheet, const ScoreTableOptions& options);
/// Adds one row per number of a sheet: system, measure, table, row, name (the column's id, or its title),
/// value (full precision).
void addNumbers(Table& table, const std::string& system, const std::string& measure, const Sheet& sheet,
    bool zeroForUndefined, bool byTitle = false);

/// "0.523"; the sign for undefined, or 0.
[[nodiscard]] std::string ratioText(std::optional<double> ratio, const ScoreTableOptions& options);

/// The sheet with the columns of the first of the preset's tables that it can fill, in their order and by
/// their titles, rows renamed; ids of columns stay, so that scores, intervals and --columns find them.
/// Nothing when the preset says nothing of such a sheet: it is printed as it is.
///
/// Columns beside the sheet's own, where it has what they are made of:
///   "tp"  correct (the column "cor", "correct");
///   "fp"  the system's that are not correct (ACT - COR), "fn" the gold's (POS - COR), by outcomes: under
///         strict a wrong pair is one of each. Partial ones are both, as they are not correct. Measures that
///         count by categories of a list bring these columns themselves;
///   "inc", "par"  zeros, where the scheme cannot give them.
/// Where the task calls the scheme type fuzzy, so does the title. A slice's table keeps its own names of rows
/// and its column of documents. Each links to exactly its records
/// wherever the counts that it is made of link to theirs. A title that is given twice for one id ("ptp",
/// "rtp") makes two columns; the second one's id is "<id>.2". O(cells).
[[nodiscard]] std::optional<Sheet> taskSheet(
    const Preset& preset, std::string_view measure, const Sheet& sheet);
/// The same; the sheet itself when the preset says nothing of it, or is null.
[[nodiscard]] Sheet taskSheetOr(const Preset* preset, std::string_view measure, const Sheet& sheet);
/// Is the sheet printed under the preset? Of muc those of the schemes that the task has columns for; of other
/// measures, and without a task's names (null, or no tables), all.
[[nodiscard]] bool printedUnder(const Preset* preset, std::span<const match::Scheme> schemes,
    std::string_view measure, const Sheet& sheet);
/// A result of these sheets only, for those who print tables. O(cells).
[[nodiscard]] MeasureResultPtr taskResult(const Preset& preset, const MeasureResult& result);
/// The task's name of a row of ours; a name that the task does not change is returned.
[[nodiscard]] std::string taskRow(const Preset& preset, std::string_view measure, const std::string& row);

} // namespace touchstone::analysis
