// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/runnotes.h"

#include "core/io/json/jsonnode.h"
#include "core/project/mergedlines.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

RunNotes parseNotes(std::string_view utf8, const std::string& path)
{
    RunNotes notes;
    notes.others = readMergedLines(
        utf8, path, "project.note", "note", notes.findings, [&notes](const MergedLine& line) {
            const bool ofRun = line.object["kind"].string() == "run";
            if (ofRun) {
                notes.notes.push_back({ std::string(line.object["set"].string()),
                    std::string(line.object["system"].string()), std::string(line.object["text"].string()) });
            }
            return ofRun;
        });
    support::sortUnique(notes.notes);
    return notes;
}

support::Result<RunNotes> readNotes(const std::string& path)
{
    return loadMergedLines(path).map([&path](const std::string& text) { return parseNotes(text, path); });
}

std::string notesText(const RunNotes& notes)
{
    auto lines = notes.others;
    for (const auto& note : notes.notes) {
        auto node = io::JsonNode::object();
        node.addText("kind", "run");
        node.addText("set", note.set);
        node.addText("system", note.system);
        node.addText("text", note.text);
        lines.push_back(node.line());
    }
    return mergedText(std::move(lines));
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
                auto& text = remarks[{ table.set, note.system }];
                constexpr std::string_view between = " · ";
                const auto all = std::string(between) + text + std::string(between);
                if (all.find(std::string(between) + note.text + std::string(between)) == std::string::npos) {
                    text += std::string(text.empty() ? "" : between) + note.text;
                }
            }
        }
    }
    return remarks;
}

} // namespace touchstone::analysis
