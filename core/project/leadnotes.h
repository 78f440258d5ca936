// SPDX-License-Identifier: GPL-3.0-or-later
// LeadNotes: which leads people keep in sight and which they have done with, beside the project in
// NAME.touchstone-notes, a line each (project/runnotes.h has the others).
#pragma once

#include "core/support/diagnostics.h"
#include "core/support/result.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::analysis {

enum class LeadState : std::uint8_t {
    Pinned, ///< always shown
    Dismissed, ///< never shown; its records count as explained
    Open ///< neither any more: what undo leaves
};

enum class DismissReason : std::uint8_t { Known, Guideline, Data, NotMine };
[[nodiscard]] std::string_view dismissReasonName(
    DismissReason reason); ///< "known", "guideline", "data", "not-mine"
[[nodiscard]] std::optional<DismissReason> dismissReasonByName(std::string_view name);

struct LeadNote
{
    std::string key; ///< Lead::key: it holds for every system
    LeadState state = LeadState::Pinned;
    DismissReason reason = DismissReason::Known; ///< of Dismissed
    std::optional<std::int64_t> time {}; ///< milliseconds since 1970; nothing: before all that have one
    friend auto operator<=>(const LeadNote&, const LeadNote&) = default;
};

struct LeadNotes
{
    std::vector<LeadNote> notes; ///< of each key the newest; sorted by key. Open ones, too
    std::vector<std::string> others; ///< lines of another kind: kept
    support::Diagnostics findings; ///< lines that are no JSON, and lead notes with a slip; they are kept, too

    [[nodiscard]] std::vector<std::string> pinned() const; ///< keys, ascending
    [[nodiscard]] std::vector<std::string> dismissed() const;
    /// Nothing: open.
    [[nodiscard]] const LeadNote* find(const std::string& key) const;
};

/// "p/NAME.touchstone-notes" of "p/NAME.touchstone".
[[nodiscard]] std::string notesPath(const std::string& project);
/// One JSON object a line: {"kind": "lead", "key": …, "state": "pinned" | "dismissed" | "open", "reason":
/// "known", "date": "2026-11-26T12:59:03.120Z"}. Of several of a key the newest counts, of one date the last
/// in the order of states. O(length).
[[nodiscard]] LeadNotes parseLeadNotes(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<LeadNotes> readLeadNotes(const std::string& path);
/// All lines, also those of others, sorted, LF behind each.
[[nodiscard]] std::string leadNotesText(const LeadNotes& notes);
/// Takes the place of the note of this key, and becomes newer than it where both have a date.
void setLeadNote(LeadNotes& notes, LeadNote note);
/// The same in a file, whole or not at all; what others wrote there meanwhile stays. What it holds
/// afterwards. Two at a time must be kept apart by the caller. Errors: those of readLeadNotes; Unreadable
/// where it cannot be written.
[[nodiscard]] support::Result<LeadNotes> writeLeadNote(const std::string& path, const LeadNote& note);

} // namespace touchstone::analysis
