// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/confusionreport.h"

#include "core/evaluation/records/confusedpairs.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::ConfusedPair;
using analysis::Evaluation;
using analysis::Table;

/// Types, and how many of the pairs have equal boundaries.
std::vector<std::string> cellsOf(const Evaluation& evaluation, const ConfusedPair& pair)
{
    return { evaluation.labels[pair.gold], evaluation.labels[pair.system], std::to_string(pair.count),
        std::to_string(pair.sameSpan), std::to_string(pair.otherSpan()) };
}

} // namespace

Json confusionJson(const Evaluation& evaluation)
{
    constexpr std::size_t mostDense = 500;
    const auto& confusion = evaluation.confusion;
    Json json { { "labels", evaluation.labels } };
    if (confusion.size > mostDense) {
        json["cells"] = Json::array();
        for (const auto& cell : confusion.cells) {
            json["cells"].push_back({ cell.row, cell.column, cell.count });
        }
    } else {
        json["rows"] = Json::array();
        for (std::size_t row = 0; row <= confusion.size; ++row) {
            std::vector<std::int64_t> cells;
            for (std::size_t column = 0; column <= confusion.size; ++column) {
                cells.push_back(confusion.at(row, column));
            }
            json["rows"].push_back(cells);
        }
    }
    json["pairs"] = Json::array();
    for (const auto& pair : analysis::confusedPairs(evaluation)) {
        json["pairs"].push_back({ { "gold", evaluation.labels[pair.gold] },
            { "system", evaluation.labels[pair.system] }, { "count", pair.count },
            { "equal_span", pair.sameSpan }, { "other_boundaries", pair.otherSpan() } });
    }
    return json;
}

Table confusedTable(const std::string& name, const Evaluation& evaluation)
{
    constexpr std::size_t mostShown = 50;
    Table table { .title = name + ": confused types",
        .columns = { { "Gold type" }, { "System type" }, { "Pairs", true }, { "Equal span", true },
            { "Other boundaries", true } },
        .rows = {} };
    const auto pairs = analysis::confusedPairs(evaluation);
    for (std::size_t i = 0; i < std::min(pairs.size(), mostShown); ++i) {
        table.rows.push_back(cellsOf(evaluation, pairs[i]));
    }
    if (pairs.empty()) {
        table.note = "No pair has two types.";
    } else if (pairs.size() > mostShown) {
        table.note = std::to_string(mostShown) + " of " + std::to_string(pairs.size())
            + " pairs of types; --json and --tsv have all.";
    }
    return table;
}

void addConfused(Table& table, const std::string& system, const Evaluation& evaluation)
{
    table.columns = { { "system" }, { "gold_type" }, { "system_type" }, { "count", true },
        { "equal_span", true }, { "other_boundaries", true } };
    for (const auto& pair : analysis::confusedPairs(evaluation)) {
        auto& row = table.rows.emplace_back(cellsOf(evaluation, pair));
        row.insert(row.begin(), system);
    }
}

} // namespace touchstone::cli
