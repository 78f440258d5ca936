// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/runnotes.h"

#include "core/io/containers/filebytes.h"
#include "core/io/json/jsonnode.h"
#include "core/report/recipe.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

RunNotes parseNotes(std::string_view utf8, const std::string& path)
{
    RunNotes notes;
    std::uint32_t number = 0;
    for (const auto line : linesOf(utf8)) {
        ++number;
        if (io::withoutJsonBlanks(line).empty()) {
            continue;
        }
        io::JsonTree tree;
        if (const auto fault = tree.parse(line); fault || !tree.root().isObject()) {
            notes.findings.add(support::Severity::Warning, "project.note", { path, number, 1 },
                line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>")
                    ? "The line is what git left of two versions; delete it. Both versions may stay."
                    : "The line is no note: one JSON object is expected. It is kept as it is.");
            notes.others.emplace_back(line);
            continue;
        }
        const auto root = tree.root();
        if (root["kind"].string() != "run") {
            notes.others.emplace_back(line);
            continue;
        }
        notes.notes.push_back({ std::string(root["set"].string()), std::string(root["system"].string()),
            std::string(root["text"].string()) });
    }
    support::sortUnique(notes.notes);
    return notes;
}

support::Result<RunNotes> readNotes(const std::string& path)
{
    support::Diagnostics repairs;
    const support::Progress progress;
    const auto bytes = io::loadFile(path, largestProject + 1, repairs, progress);
    if (!bytes) {
        return bytes.error().code == support::ErrorCode::NotFound
            ? support::Result<RunNotes>(RunNotes {})
            : support::Result<RunNotes>(tl::unexpected(bytes.error()));
    }
    return bytes->text().size() > largestProject ? support::failure(
               support::ErrorCode::TooLarge, "The file is larger than 16 MB; is it the right file?", { path })
                                                 : support::Result<RunNotes>(parseNotes(bytes->text(), path));
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
    support::sortUnique(lines);
    std::string text;
    for (const auto& line : lines) {
        text += line + "\n";
    }
    return text;
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
