// SPDX-License-Identifier: GPL-3.0-or-later
// SampleNotes: which places of a gold are judged as a random sample, beside the project in
// NAME.touchstone-notes, a line each (project/runnotes.h has the others). Size and seed draw the same places
// again.
#pragma once

#include "core/support/diagnostics.h"
#include "core/support/result.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::analysis {

struct SampleNote
{
    std::string set; ///< as judgements name the data set
    std::uint64_t places = 0; ///< to be drawn, at least 1
    std::uint64_t seed = 0;
    bool ended = false; ///< its places are asked for no longer
    std::optional<std::int64_t> time {}; ///< milliseconds since 1970; nothing: before all that have one
    friend auto operator<=>(const SampleNote&, const SampleNote&) = default;
};

struct SampleNotes
{
    std::vector<SampleNote> notes; ///< of each set the newest; sorted by set
    std::vector<std::string> others; ///< lines of another kind: kept
    support::Diagnostics findings; ///< lines that are no JSON, and such notes with a slip; they are kept, too

    /// Null: none was drawn.
    [[nodiscard]] const SampleNote* find(const std::string& set) const;
};

/// One JSON object a line: {"kind": "sample", "set": …, "places": 100, "seed": 1, "state": "drawn" | "ended",
/// "date": "2026-11-26T12:59:03.120Z"}. Of several of a set the newest counts, of one date the last as they
/// are sorted. O(length).
[[nodiscard]] SampleNotes parseSampleNotes(std::string_view utf8, const std::string& path);
/// Of a file that is not there: none. Errors: Unreadable, TooLarge.
[[nodiscard]] support::Result<SampleNotes> readSampleNotes(const std::string& path);
/// All lines, also those of others, sorted, LF behind each.
[[nodiscard]] std::string sampleNotesText(const SampleNotes& notes);
/// Takes the place of the note of this set, and becomes newer than it where both have a date.
void setSampleNote(SampleNotes& notes, SampleNote note);
/// The same in a file, whole or not at all; what others wrote there meanwhile stays. What it holds
/// afterwards. Two at a time must be kept apart by the caller. Errors: those of readSampleNotes; Unreadable
/// where it cannot be written.
[[nodiscard]] support::Result<SampleNotes> writeSampleNote(const std::string& path, const SampleNote& note);

} // namespace touchstone::analysis
