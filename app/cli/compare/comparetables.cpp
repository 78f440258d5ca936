// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparetables.h"

#include "app/cli/compare/comparefacts.h"

#include "core/report/tables/systemtable.h"
#include "core/support/numbers.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::ComparedNumbers;
using analysis::Table;

constexpr auto test = "paired approximate randomisation";

/// A table that tells scores of the systems, still empty.
Table tableOf(const ComparedSystems& compared)
{
    Table table;
    for (const auto& system : compared.systems) {
        table.systems.push_back({ system.name, system.touched() });
    }
    return table;
}

} // namespace

Table systemTable(
    const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(compared);
    table.title = options.score.text() + (compared.scores.lowerIsBetter ? " (lower is better)" : "");
    table.columns = { { write.script() ? "system" : "System" },
        { write.script() ? "score" : options.score.text(), true } };
    write.addIntervalColumns(table, compared.scores.settings);
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        std::vector<std::string> row { compared.systems[i].name, write.score(compared.scores.scores[i]) };
        write.addInterval(row, compared.scores.intervals[i], false);
        table.rows.push_back(std::move(row));
        table.rowSystems.push_back({ i });
    }
    markScores(table, 1, compared.scores, test, write);
    return table;
}

Table differenceTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(compared);
    table.title = "Differences";
    addDifferences(table, systemNames(compared), compared.scores, write);
    for (const auto* name : { "exact", "trials", "seed", "units" }) {
        if (write.script()) {
            table.columns.push_back({ name, true });
        }
    }
    const auto marks = marksOf(compared.scores, test);
    const auto& resampling = compared.scores.settings.resampling;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& difference = compared.scores.differences[i];
        if (write.script()) {
            table.rows[i].insert(table.rows[i].end(),
                { difference.exact ? "true" : "false", std::to_string(resampling.trials),
                    std::to_string(resampling.seed), std::to_string(compared.scores.units) });
        }
        if (write.paper()) {
            auto& style = table.styles.emplace_back(table.columns.size())[1];
            if (difference.twoSidedHolm && *difference.twoSidedHolm < marks.level) {
                style.mark = "*";
                table.note = "* p < " + support::shortest(marks.level) + " (" + marks.test + ").";
            }
        }
    }
    return table;
}

Table typeTable(const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(compared);
    table.title = options.score.text() + " by type";
    addColumns(table, write, { { "type", "Type" } });
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        table.columns.push_back({ compared.systems[i].name, true, i });
    }
    for (const auto& [type, values] : typeRows(options, compared)) {
        std::vector<std::string> row { type };
        for (const auto& value : values) {
            row.push_back(write.score(value));
        }
        if (write.paper()) {
            const analysis::PrintedScores column { {}, values,
                { row.begin() + 1, row.begin() + 1 + static_cast<std::ptrdiff_t>(values.size()) },
                compared.scores.lowerIsBetter };
            const auto styles = analysis::columnStyles(column, {});
            std::copy(
                styles.begin(), styles.end(), table.styles.emplace_back(table.columns.size()).begin() + 1);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table recordTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(compared);
    table.title = "Annotations (" + compared.pairs.front().recordsBy + ")";
    if (write.script()) {
        table.columns = { { "a" }, { "b" } };
    } else {
        table.columns = { { "Pair" } };
    }
    for (const auto& word : changeWords) {
        addColumns(table, write, { { word.key, word.title, true } });
    }
    for (const auto& pair : compared.pairs) {
        const auto& a = compared.systems[pair.first].name;
        const auto& b = compared.systems[pair.second].name;
        std::vector<std::string> row { a, b };
        if (!write.script()) {
            row = { a + " → " + b };
        }
        for (const auto& word : changeWords) {
            row.push_back(std::to_string(pair.records.overall.of(word.change)));
        }
        table.rows.push_back(std::move(row));
        table.rowSystems.push_back({ pair.first, pair.second });
    }
    return table;
}

} // namespace touchstone::cli
