// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectNotes: all that the file of notes beside a project says, of runs, of leads and of samples.
#pragma once

#include "core/project/leadnotes.h"
#include "core/project/runnotes.h"
#include "core/project/samplenotes.h"

#include <variant>

namespace touchstone::analysis {

struct ProjectNotes
{
    RunNotes runs {}; ///< its findings: lines that are none, and slips of runs
    LeadNotes leads {}; ///< its findings: slips of leads alone
    SampleNotes samples {}; ///< likewise
};
using ProjectNote = std::variant<RunNote, LeadNote, SampleNote>;

/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<ProjectNotes> readProjectNotes(const std::string& path);
/// Adds a note to the file, as writeNote, writeLeadNote and writeSampleNote; nothing: leaves it. What it
/// holds afterwards. Errors: theirs.
[[nodiscard]] support::Result<ProjectNotes> writeProjectNote(
    const std::string& path, const std::optional<ProjectNote>& note);

} // namespace touchstone::analysis
