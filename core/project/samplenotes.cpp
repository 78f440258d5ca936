// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/samplenotes.h"

#include "core/io/bytes/atomicfile.h"
#include "core/io/json/jsonnode.h"
#include "core/io/userfiles/mergedlines.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace touchstone::analysis {

namespace {

/// Leaves the newest of each set.
void keepNewestSamples(std::vector<SampleNote>& notes)
{
    std::ranges::sort(notes, {},
        [](const SampleNote& note) { return std::tuple(note.time, note.places, note.seed, note.ended); });
    std::map<std::string, SampleNote> newest;
    for (auto& note : notes) {
        auto set = note.set;
        newest.insert_or_assign(std::move(set), std::move(note));
    }
    notes.clear();
    for (auto& [set, note] : newest) {
        notes.push_back(std::move(note));
    }
}

std::optional<std::uint64_t> wholeNumber(const io::JsonValue& value)
{
    const auto number = value.isNumber() ? value.integer() : std::nullopt;
    return number && *number >= 0 ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
}

} // namespace

const SampleNote* SampleNotes::find(const std::string& set) const
{
    return support::found(notes, set, &SampleNote::set);
}

SampleNotes parseSampleNotes(std::string_view utf8, const std::string& path)
{
    static constexpr support::FindingCode code = "project.note";
    SampleNotes notes;
    notes.others = io::readMergedLines(
        utf8, path, code, support::pattern("note"), notes.findings, [&notes](const io::MergedLine& line) {
            const auto& object = line.object;
            if (object["kind"].string() != "sample") {
                return false;
            }
            const auto slip = [&](const char* key, support::Message what) {
                tellMergedSlip(line, object[key], code, std::move(what), notes.findings);
                return false;
            };
            const auto places = wholeNumber(object["places"]);
            const auto seed = wholeNumber(object["seed"]);
            const auto state = object["state"].string();
            const auto date = object["date"];
            const auto time = io::dateByText(date.string());
            if (!places || *places == 0) {
                return slip("places", support::said("\"places\" is no number of places; write 1 or more."));
            }
            if (!seed) {
                return slip("seed", support::said("\"seed\" is no whole number; write 0 or more."));
            }
            if (state != "drawn" && state != "ended") {
                return slip("state", support::said("\"state\" is none; write drawn or ended."));
            }
            if (!time && !date.isNothing()) {
                return slip("date", support::said("\"date\" is none: %1", support::said(io::dateCure)));
            }
            notes.notes.push_back(
                { std::string(object["set"].string()), *places, *seed, state == "ended", time });
            return true;
        });
    keepNewestSamples(notes.notes);
    return notes;
}

support::Result<SampleNotes> readSampleNotes(const std::string& path)
{
    return io::loadMergedLines(path).map(
        [&path](const std::string& text) { return parseSampleNotes(text, path); });
}

std::string sampleNotesText(const SampleNotes& notes)
{
    auto lines = notes.others;
    for (const auto& note : notes.notes) {
        auto node = io::JsonNode::object();
        node.addText("kind", "sample");
        node.addText("set", note.set);
        node.add("places", io::JsonNode::raw(std::to_string(note.places)));
        node.add("seed", io::JsonNode::raw(std::to_string(note.seed)));
        node.addText("state", note.ended ? "ended" : "drawn");
        node.addText("date", note.time ? io::dateText(*note.time) : std::string());
        lines.push_back(node.line());
    }
    return io::mergedText(std::move(lines));
}

void setSampleNote(SampleNotes& notes, SampleNote note)
{
    if (const auto* const known = notes.find(note.set); known != nullptr && known->time && note.time) {
        note.time = std::max(*note.time, *known->time + 1); // a clock may be behind
    }
    std::erase_if(notes.notes, [&](const SampleNote& other) { return other.set == note.set; });
    notes.notes.push_back(std::move(note));
    keepNewestSamples(notes.notes);
}

support::Result<SampleNotes> writeSampleNote(const std::string& path, const SampleNote& note)
{
    auto notes = readSampleNotes(path);
    if (!notes) {
        return notes;
    }
    setSampleNote(*notes, note);
    if (const auto done = io::writeAtomically(path, sampleNotesText(*notes)); !done) {
        return tl::unexpected(done.error());
    }
    return notes;
}

} // namespace touchstone::analysis
