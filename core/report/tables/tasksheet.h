// SPDX-License-Identifier: GPL-3.0-or-later
// A measure's table as a task prints it: the preset's columns by the task's names, with the counts that the
// task tells and our table does not.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/registry/preset.h"

#include <optional>

namespace touchstone::analysis {

/// The sheet with the columns of the first of the preset's tables that it can fill, in their order and by
/// their titles, rows renamed; ids of columns stay, so that scores, intervals and --columns find them.
/// Nothing when the preset says nothing of such a sheet: it is printed as it is.
///
/// Columns beside the sheet's own, where it has what they are made of:
///   "tp"  correct (the column "cor", "correct");
///   "fp"  the system's that are not correct (ACT - COR), "fn" the gold's (POS - COR), told by outcomes:
///   under
///         strict a wrong pair is one of each. Partial ones are both, as they are not correct. Measures that
///         count by categories of a list bring these columns themselves;
///   "inc", "par"  zeros, where the scheme cannot give them.
/// Where the task calls the scheme type fuzzy, so does the title. A slice's table keeps its own names of rows
/// and its column of documents. Each links to exactly its records
/// wherever the counts that it is made of link to theirs. A title that is given twice for one id ("ptp",
/// "rtp") makes two columns; the second one's id is "<id>.2". O(cells).
[[nodiscard]] std::optional<ScoreSheet> taskSheet(
    const Preset& preset, std::string_view measure, const ScoreSheet& sheet);
/// The same; the sheet itself when the preset says nothing of it, or is null.
[[nodiscard]] ScoreSheet taskSheetOr(const Preset* preset, std::string_view measure, const ScoreSheet& sheet);
/// Is the sheet printed under the preset? Of muc those of the schemes that the task has columns for; of other
/// measures, and without a task's names (null, or no tables), all.
[[nodiscard]] bool printedUnder(const Preset* preset, std::span<const match::Scheme> schemes,
    std::string_view measure, const ScoreSheet& sheet);
/// A result of these sheets only, for those who print tables. O(cells).
[[nodiscard]] MeasureResultPtr taskResult(const Preset& preset, const MeasureResult& result);
/// The task's name of a row of ours; a name that the task does not change is returned.
[[nodiscard]] std::string taskRow(const Preset& preset, std::string_view measure, const std::string& row);

} // namespace touchstone::analysis
