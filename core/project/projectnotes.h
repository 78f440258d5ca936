// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectNotes: all that the file of notes beside a project says, of runs and of leads.
#pragma once

#include "core/project/leadnotes.h"
#include "core/project/runnotes.h"

#include <variant>

namespace touchstone::analysis {

struct ProjectNotes
{
    RunNotes runs {}; ///< its findings: lines that are none, and slips of runs
    LeadNotes leads {}; ///< its findings: slips of leads alone
};
using ProjectNote = std::variant<RunNote, LeadNote>;

/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<ProjectNotes> readProjectNotes(const std::string& path);
/// Adds a note to the file, as writeNote and writeLeadNote; nothing: leaves it. What it holds afterwards.
/// Errors: theirs.
[[nodiscard]] support::Result<ProjectNotes> writeProjectNote(
    const std::string& path, const std::optional<ProjectNote>& note);

} // namespace touchstone::analysis
