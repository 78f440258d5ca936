// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tablereport.h"

#include "app/cli/suggest.h"

#include "core/analysis/tableexport.h"

#include <algorithm>
#include <utility>

namespace touchstone::cli {

namespace {

using analysis::Table;
using analysis::TableSystem;

support::Result<Table> tableOf(
    const Options& options, const std::vector<TableSystem>& systems, support::Progress& progress)
{
    analysis::UnknownName unknown;
    auto table = analysis::exportedTable(systems, options.table, progress, &unknown);
    if (!table && !unknown.word.empty()) {
        table.error().text += suggestion(unknown.word, unknown.known);
    }
    return table;
}

/// What the parts differ in.
std::string partTitle(const Options& options)
{
    const bool layers = options.layers.size() > 1 || (!options.layers.empty() && options.layers[0] == "all");
    return layers ? "Layer" : "Part";
}

} // namespace

support::Result<Table> systemsTable(
    const Options& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    if (systems.front().slices.size() < 2) {
        std::vector<TableSystem> shown;
        for (const auto& system : systems) {
            shown.push_back({ system.name, system.own, system.measures.front() });
        }
        return tableOf(options, shown, progress);
    }
    std::vector<std::pair<std::string, Table>> tables;
    for (std::size_t part = 0; part < systems.front().slices.size(); ++part) {
        std::vector<TableSystem> shown;
        for (const auto& system : systems) {
            const auto& slice = system.slices.at(part);
            shown.push_back({ system.name, slice.evaluation, slice.measures.front() });
        }
        auto table = tableOf(options, shown, progress);
        if (!table) {
            return table;
        }
        tables.emplace_back(heading(systems.front().slices[part].asked), std::move(*table));
    }
    return analysis::joinedTables(partTitle(options), tables);
}

} // namespace touchstone::cli
