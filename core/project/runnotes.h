// SPDX-License-Identifier: GPL-3.0-or-later
// RunNotes: a line of text for a run, beside the project as NAME.touchstone-notes: JSON lines, sorted, so
// that two people's notes merge line by line.
#pragma once

#include "core/project/campaignranking.h"

namespace touchstone::analysis {

struct RunNote
{
    std::string set; ///< empty: of every data set
    std::string system; ///< the run's name
    std::string text;
    friend auto operator<=>(const RunNote&, const RunNote&) = default;
};

inline constexpr std::string_view notesSuffix = "-notes"; ///< behind the project's path

struct RunNotes
{
    std::vector<RunNote> notes; ///< sorted, each once
    std::vector<std::string> others; ///< lines of another kind ("kind" is none of ours): kept
    support::Diagnostics findings; ///< lines that are no JSON, with their place; they are kept, too
};

/// One JSON object a line: {"kind": "run", "set": …, "system": …, "text": …}. Lines that git left of a
/// conflict are told. O(length).
[[nodiscard]] RunNotes parseNotes(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<RunNotes> readNotes(const std::string& path);
/// Sorted, LF behind each line.
[[nodiscard]] std::string notesText(const RunNotes& notes);
/// The text of each run that has one: its own goes before that of every data set; several stand one behind
/// the other.
[[nodiscard]] RunRemarks remarksOf(const ProjectTables& tables, const RunNotes& notes);

} // namespace touchstone::analysis
