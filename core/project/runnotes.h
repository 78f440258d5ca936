// SPDX-License-Identifier: GPL-3.0-or-later
// RunNotes: a line of text for a run, beside the project as NAME.touchstone-notes: JSON lines, sorted, so
// that two people's notes merge line by line.
#pragma once

#include "core/project/campaignranking.h"
#include "core/report/trend.h"

#include <limits>
#include <optional>

namespace touchstone::analysis {

struct RunNote
{
    std::string set; ///< empty: of every data set
    std::string system; ///< the run's name
    std::string text;
    std::optional<std::int64_t> time {}; ///< milliseconds since 1970; nothing: before all that have one
    friend auto operator<=>(const RunNote&, const RunNote&) = default;
};

inline constexpr std::string_view notesSuffix = "-notes"; ///< behind the project's path

struct RunNotes
{
    std::vector<RunNote> notes; ///< those that count: the newest of a run and set; sorted, each once
    /// Likewise without text: there was one till then. A merge that brings its line back changes nothing.
    std::vector<RunNote> removed;
    std::vector<std::string> others; ///< lines of another kind ("kind" is none of ours): kept
    support::Diagnostics findings; ///< lines that are no JSON, with their place; they are kept, too
};

/// One JSON object a line: {"kind": "run", "set": …, "system": …, "text": …, "date":
/// "2026-11-26T12:59:03.120Z"}. Of several of a run and set the newest counts; several of one date do, and
/// where none has a date all. Lines that git left of a conflict, and dates that are none, are told.
/// O(length).
[[nodiscard]] RunNotes parseNotes(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<RunNotes> readNotes(const std::string& path);
/// Sorted, LF behind each line.
[[nodiscard]] std::string notesText(const RunNotes& notes);
/// The text of each run that has one: its own goes before that of every data set; several stand one behind
/// the other.
[[nodiscard]] RunRemarks remarksOf(const ProjectTables& tables, const RunNotes& notes);

/// What a run's own notes say, without those of every data set; several stand one behind the other.
[[nodiscard]] std::string noteOf(const RunNotes& notes, const std::string& set, const std::string& system);
/// Takes the place of the notes of the run and set, and becomes newer than they are where both have a date;
/// without text there are none any more. Line ends and other control characters become blanks.
void setNote(RunNotes& notes, RunNote note);
/// The same in a file, whole or not at all; what others wrote there meanwhile stays. What it holds
/// afterwards. Errors: those of readNotes, Unreadable where it cannot be written.
[[nodiscard]] support::Result<RunNotes> writeNote(const std::string& path, const RunNote& note);

/// By row and system of a trend what the notes beside its lock files (NAME.touchstone-notes beside
/// NAME.touchstone-lock) say of the runs: of a system over all data sets those of each, the data set named.
/// Empty for other files, and for notes that cannot be read. Reads a file a row. O(rows × systems × notes).
using TrendRemarks = std::vector<std::vector<std::string>>;
[[nodiscard]] TrendRemarks trendRemarks(
    const TrendData& data, const Trend& trend, const support::Progress& progress);
/// The remarks of a row in a line; where there are several systems, each behind its name. Those of the first
/// `most` systems alone.
[[nodiscard]] std::string rowRemark(const Trend& trend, const TrendRemarks& remarks, std::size_t row,
    std::size_t most = std::numeric_limits<std::size_t>::max());
/// Gives a table of a row per file a last column "Note" with these, where any row has one; a table for
/// scripts (a row per file and system) always a column "note".
void addRemarks(Table& table, const Trend& trend, const TrendRemarks& remarks, bool script);

} // namespace touchstone::analysis
