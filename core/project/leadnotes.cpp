// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/leadnotes.h"

#include "core/io/userfiles/mergedlines.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/json/jsonnode.h"
#include "core/project/runnotes.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <array>

namespace touchstone::analysis {

namespace {

constexpr std::array<std::string_view, 3> leadStates { "pinned", "dismissed", "open" };
constexpr std::array<std::string_view, 4> dismissReasons { "known", "guideline", "data", "not-mine" };

template <typename Value, std::size_t size>
std::optional<Value> byWord(const std::array<std::string_view, size>& words, std::string_view word)
{
    const auto at = static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
    return at < size ? std::optional(static_cast<Value>(at)) : std::nullopt;
}

/// Leaves the newest of each key.
void keepNewestLeads(std::vector<LeadNote>& notes)
{
    std::ranges::sort(notes, {}, [](const LeadNote& note) {
        return std::tuple(std::string_view(note.key), note.time, note.state, note.reason);
    });
    std::vector<LeadNote> kept;
    for (auto& note : notes) {
        if (!kept.empty() && kept.back().key == note.key) {
            kept.back() = std::move(note);
        } else {
            kept.push_back(std::move(note));
        }
    }
    notes = std::move(kept);
}

std::vector<std::string> keysOf(const std::vector<LeadNote>& notes, LeadState state)
{
    std::vector<std::string> keys;
    for (const auto& note : notes) {
        if (note.state == state) {
            keys.push_back(note.key);
        }
    }
    return keys;
}

} // namespace

std::string_view dismissReasonName(DismissReason reason)
{
    return dismissReasons[static_cast<std::size_t>(reason)];
}

std::optional<DismissReason> dismissReasonByName(std::string_view name)
{
    return byWord<DismissReason>(dismissReasons, name);
}

std::vector<std::string> LeadNotes::pinned() const { return keysOf(notes, LeadState::Pinned); }

std::vector<std::string> LeadNotes::dismissed() const { return keysOf(notes, LeadState::Dismissed); }

const LeadNote* LeadNotes::find(const std::string& key) const
{
    const auto* const note = support::found(notes, key, &LeadNote::key);
    return note != nullptr && note->state != LeadState::Open ? note : nullptr;
}

std::string notesPath(const std::string& project) { return project + std::string(notesSuffix); }

LeadNotes parseLeadNotes(std::string_view utf8, const std::string& path)
{
    static constexpr support::FindingCode code = "project.note";
    LeadNotes notes;
    notes.others = io::readMergedLines(
        utf8, path, code, support::pattern("note"), notes.findings, [&notes](const io::MergedLine& line) {
            const auto& object = line.object;
            if (object["kind"].string() != "lead") {
                return false;
            }
            const auto slip = [&](const char* key, support::Message what) {
                tellMergedSlip(line, object[key], code, std::move(what), notes.findings);
                return false;
            };
            LeadNote note;
            note.key = object["key"].string();
            const auto state = byWord<LeadState>(leadStates, object["state"].string());
            const auto reason = dismissReasonByName(object["reason"].string());
            const auto date = object["date"];
            note.time = io::dateByText(date.string());
            if (note.key.empty()) {
                return slip("key", support::said("\"key\" names no lead."));
            }
            if (!state) {
                return slip("state", support::said("\"state\" is none; write pinned, dismissed or open."));
            }
            if (!reason && !object["reason"].isNothing()) {
                return slip(
                    "reason", support::said("\"reason\" is none; write known, guideline, data or not-mine."));
            }
            if (!note.time && !date.isNothing()) {
                return slip("date", support::said("\"date\" is none: %1", support::said(io::dateCure)));
            }
            note.state = *state;
            note.reason = reason.value_or(DismissReason::Known);
            notes.notes.push_back(std::move(note));
            return true;
        });
    keepNewestLeads(notes.notes);
    return notes;
}

support::Result<LeadNotes> readLeadNotes(const std::string& path)
{
    return io::loadMergedLines(path).map(
        [&path](const std::string& text) { return parseLeadNotes(text, path); });
}

std::string leadNotesText(const LeadNotes& notes)
{
    auto lines = notes.others;
    for (const auto& note : notes.notes) {
        auto node = io::JsonNode::object();
        node.addText("kind", "lead");
        node.addText("key", note.key);
        node.addText("state", leadStates[static_cast<std::size_t>(note.state)]);
        node.addText("reason",
            note.state == LeadState::Dismissed ? dismissReasonName(note.reason) : std::string_view());
        node.addText("date", note.time ? io::dateText(*note.time) : std::string());
        lines.push_back(node.line());
    }
    return io::mergedText(std::move(lines));
}

void setLeadNote(LeadNotes& notes, LeadNote note)
{
    if (const auto* const known = support::found(notes.notes, note.key, &LeadNote::key);
        known != nullptr && known->time && note.time) {
        note.time = std::max(*note.time, *known->time + 1); // a clock may be behind
    }
    std::erase_if(notes.notes, [&](const LeadNote& other) { return other.key == note.key; });
    notes.notes.push_back(std::move(note));
    keepNewestLeads(notes.notes);
}

support::Result<LeadNotes> writeLeadNote(const std::string& path, const LeadNote& note)
{
    auto notes = readLeadNotes(path);
    if (!notes) {
        return notes;
    }
    setLeadNote(*notes, note);
    if (const auto done = io::writeAtomically(path, leadNotesText(*notes)); !done) {
        return tl::unexpected(done.error());
    }
    return notes;
}

} // namespace touchstone::analysis
