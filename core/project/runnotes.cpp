// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/runnotes.h"

#include "core/io/bytes/atomicfile.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsonnode.h"
#include "core/project/lockfile.h"
#include "core/io/userfiles/mergedlines.h"
#include "core/report/recipe.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

constexpr std::string_view noteSeparator = " · ";

/// Adds a text to others, unless it is one of them.
void addNoteText(std::string& all, const std::string& text)
{
    const auto framed = [](const std::string& words) {
        return std::string(noteSeparator) + words + std::string(noteSeparator);
    };
    if (!text.empty() && framed(all).find(framed(text)) == std::string::npos) {
        all += std::string(all.empty() ? "" : noteSeparator) + text;
    }
}

/// As it stands on a line of its own.
std::string noteLineOf(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Leaves the newest of each run and set, those without text apart.
void keepNewest(RunNotes& all)
{
    std::map<std::pair<std::string, std::string>, std::optional<std::int64_t>> newest;
    for (const auto& note : all.notes) {
        auto& time = newest[{ note.set, note.system }];
        time = std::max(time, note.time);
    }
    std::erase_if(all.notes, [&newest](const RunNote& note) {
        return note.time < newest.at({ note.set, note.system });
    });
    support::sortUnique(all.notes);
    const auto empty = [](const RunNote& note) { return note.text.empty(); };
    std::ranges::copy_if(all.notes, std::back_inserter(all.removed), empty);
    std::erase_if(all.notes, empty);
}

/// What notes say of a system in a lock file, or of a part of it.
std::string remarkOn(const TrendFile::System& system, const std::vector<RunNote>& notes)
{
    std::string remark;
    for (const auto& note : notes) {
        if (note.system != system.name) {
            continue;
        }
        if (note.set.empty()) {
            addNoteText(remark, note.text);
        } else if (system.slice.empty() || system.slice == "task") { // of all data sets
            addNoteText(remark, note.set + ": " + note.text);
        } else if (system.value == note.set || system.value.ends_with(", " + note.set)) { // behind its task
            addNoteText(remark, note.text);
        }
    }
    return remark;
}

} // namespace

RunNotes parseNotes(std::string_view utf8, const std::string& path)
{
    static constexpr support::FindingCode code = "project.note";
    RunNotes notes;
    notes.others = io::readMergedLines(
        utf8, path, code, support::pattern("note"), notes.findings, [&notes](const io::MergedLine& line) {
            const auto& object = line.object;
            if (object["kind"].string() != "run") {
                return false;
            }
            const auto date = object["date"];
            const auto time = io::dateByText(date.string());
            if (!time && !date.isNothing()) {
                io::tellMergedSlip(line, date, code,
                    support::said("\"date\" is none: %1", support::said(io::dateCure)), notes.findings);
                return false;
            }
            notes.notes.push_back({ std::string(object["set"].string()),
                std::string(object["system"].string()), std::string(object["text"].string()), time });
            return true;
        });
    keepNewest(notes);
    return notes;
}

support::Result<RunNotes> readNotes(const std::string& path)
{
    return io::loadMergedLines(path).map([&path](const std::string& text) { return parseNotes(text, path); });
}

std::string notesText(const RunNotes& notes)
{
    auto lines = notes.others;
    for (const auto* list : { &notes.notes, &notes.removed }) {
        for (const auto& note : *list) {
            auto node = io::JsonNode::object();
            node.addText("kind", "run");
            node.addText("set", note.set);
            node.addText("system", note.system);
            node.addText("text", note.text);
            node.addText("date", note.time ? io::dateText(*note.time) : std::string());
            lines.push_back(node.line());
        }
    }
    return io::mergedText(std::move(lines));
}

RunRemarks remarksOf(const ProjectTables& tables, const RunNotes& notes)
{
    RunRemarks remarks;
    for (const bool own : { true, false }) {
        for (const auto& note : notes.notes) {
            for (const auto& table : tables.tables) {
                const bool meant = own ? note.set == table.set : note.set.empty();
                if (!meant || !support::contains(table.runs, note.system, &TableRun::system)) {
                    continue;
                }
                addNoteText(remarks[{ table.set, note.system }], note.text);
            }
        }
    }
    return remarks;
}

std::string noteOf(const RunNotes& notes, const std::string& set, const std::string& system)
{
    std::string text;
    for (const auto& note : notes.notes) {
        if (note.set == set && note.system == system) {
            addNoteText(text, note.text);
        }
    }
    return text;
}

void setNote(RunNotes& notes, RunNote note)
{
    bool known = false;
    for (auto* list : { &notes.notes, &notes.removed }) {
        std::erase_if(*list, [&](const RunNote& other) {
            const bool same = other.set == note.set && other.system == note.system;
            if (same && note.time && other.time) { // a clock may be behind
                note.time = std::max(*note.time, *other.time + 1);
            }
            known = known || same;
            return same;
        });
    }
    note.text = noteLineOf(std::move(note.text));
    if (!note.text.empty()) {
        notes.notes.push_back(std::move(note));
    } else if (known && note.time) {
        notes.removed.push_back(std::move(note));
    }
    support::sortUnique(notes.notes);
}

support::Result<RunNotes> writeNote(const std::string& path, const RunNote& note)
{
    auto notes = readNotes(path);
    if (!notes) {
        return notes;
    }
    setNote(*notes, note);
    if (const auto done = io::writeAtomically(path, notesText(*notes)); !done) {
        return tl::unexpected(done.error());
    }
    return notes;
}

TrendRemarks trendRemarks(const TrendData& data, const Trend& trend, const support::Progress& progress)
{
    TrendRemarks remarks;
    for (const auto& row : trend.rows) {
        auto& own = remarks.emplace_back(row.cells.size());
        const TrendFile& file = data.files[row.file];
        if (!file.path.ends_with(lockSuffix) || progress.cancelled()) {
            continue;
        }
        const auto notes
            = readNotes(file.path.substr(0, file.path.size() - lockSuffix.size()) + std::string(notesSuffix));
        for (std::size_t i = 0; notes && i < own.size(); ++i) {
            if (row.cells[i].present) {
                own[i] = remarkOn(file.systems[row.cells[i].system], notes->notes);
            }
        }
    }
    return remarks;
}

std::string rowRemark(const Trend& trend, const TrendRemarks& remarks, std::size_t row, std::size_t most)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < std::min(remarks[row].size(), most); ++i) {
        if (const auto& text = remarks[row][i]; !text.empty()) {
            texts.push_back(trend.systems.size() == 1 ? text : trend.systems[i] + ": " + text);
        }
    }
    return support::joined(texts, "; ");
}

void addRemarks(Table& table, const Trend& trend, const TrendRemarks& remarks, bool script)
{
    if (script) {
        table.columns.push_back({ "note" });
        auto line = table.rows.begin();
        for (std::size_t row = 0; row < trend.rows.size(); ++row) {
            for (std::size_t system = 0; system < trend.systems.size(); ++system) {
                if (trend.rows[row].cells[system].present) {
                    (line++)->push_back(remarks[row][system]);
                }
            }
        }
        return;
    }
    std::vector<std::string> texts;
    for (std::size_t row = 0; row < remarks.size(); ++row) {
        texts.push_back(rowRemark(trend, remarks, row));
    }
    if (std::ranges::all_of(texts, &std::string::empty)) {
        return;
    }
    table.columns.push_back({ "Note" });
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        table.rows[row].push_back(texts[row]);
        if (!table.styles.empty()) {
            table.styles[row].emplace_back();
        }
    }
}

} // namespace touchstone::analysis
