// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/tablereport.h"

#include "app/cli/words/suggest.h"

#include <algorithm>
#include <utility>

namespace touchstone::cli {

namespace {

using analysis::Table;
using analysis::TableSystem;

support::Result<Table> tableOf(
    const TableOptions& options, const std::vector<TableSystem>& systems, support::Progress& progress)
{
    analysis::UnknownName unknown;
    auto table = analysis::exportedTable(systems, options.table, progress, &unknown);
    if (!table && !unknown.word.empty()) {
        table.error().text += suggestion(unknown.word, unknown.known);
    }
    return table;
}

/// What the parts differ in.
std::string partTitle(const ScoringOptions& options)
{
    const bool layers = options.layers.size() > 1 || (!options.layers.empty() && options.layers[0] == "all");
    return layers ? "Layer" : "Part";
}

} // namespace

support::Result<Table> systemsTable(
    const TableOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    if (systems.front().slices.size() < 2) {
        std::vector<TableSystem> shown;
        for (const auto& system : systems) {
            shown.push_back({ system.name, system.own, system.measures.front() });
        }
        auto table = tableOf(options, shown, progress);
        const auto part
            = systems.front().slices.empty() ? std::string() : heading(systems.front().slices.front().asked);
        if (table && !part.empty()) {
            table->note = "Part: " + part + "." + (table->note.empty() ? "" : " ") + table->note;
        }
        return table;
    }
    std::vector<std::pair<std::string, Table>> tables;
    for (std::size_t part = 0; part < systems.front().slices.size(); ++part) {
        std::vector<TableSystem> shown;
        for (const auto& system : systems) {
            const auto& slice = system.slices.at(part);
            shown.push_back({ system.name, slice.evaluation, slice.measures.front() });
        }
        // A preset counts columns of links by a scheme of their own.
        auto asked = options;
        auto& sheet = asked.table.table.sheet;
        const auto scheme
            = printedSchemes(options, systems.front().slices[part].evaluation->gold->column).front();
        if (sheet == match::schemeName(options.scheme)) {
            sheet = match::schemeName(scheme);
        }
        auto table = tableOf(asked, shown, progress);
        if (!table) {
            return table;
        }
        const auto word = namingPreset(options) == nullptr || sheet.empty()
            ? std::string()
            : ", " + std::string(analysis::schemeWord(namingPreset(options), scheme));
        const std::string_view said = "Scheme: "; // the part's name tells it
        if (!word.empty() && table->note.starts_with(said)) {
            table->note.erase(0, std::min(table->note.find(". "), table->note.size() - 2) + 2);
        }
        tables.emplace_back(heading(systems.front().slices[part].asked) + word, std::move(*table));
    }
    return analysis::joinedTables(partTitle(options), tables);
}

} // namespace touchstone::cli
