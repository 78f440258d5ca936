// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparetables.h"

#include "app/cli/compare/comparefacts.h"

#include "core/report/tables/comparesheets.h"
#include "core/report/tables/systemtable.h"
#include "core/support/numbers.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

using namespace analysis; // their tables are put together here

constexpr auto test = "paired approximate randomisation";

/// A table that tells scores of the systems.
Table tableOf(const ComparedSystems& compared, Table table = {})
{
    for (const auto& system : compared.systems) {
        table.systems.push_back({ system.name, system.touched() });
    }
    return table;
}

} // namespace

Table systemTable(
    const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    const auto& scores = compared.scores;
    auto sheet = emptySheet(
        options.score.text() + (scores.lowerIsBetter ? " (lower is better)" : ""), "System", "system");
    sheet.columns = { column("score", options.score.text()),
        column("interval", intervalTitle(scores.settings), SheetKind::Interval) };
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        addRow(sheet,
            { textCell(compared.systems[i].name), numberCell(scores.scores[i]),
                intervalCell(scores.intervals[i]) });
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        table.rowSystems.push_back({ i });
    }
    markScores(table, 1, scores, test, write);
    return table;
}

Table differenceTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(
        compared, sheetTable(shownDifferences(systemNames(compared), compared.scores, write), write));
    addPairs(table, compared.scores);
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
    auto sheet = emptySheet(options.score.text() + " by type", "Type", "type");
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        const auto& name = compared.systems[i].name;
        sheet.columns.push_back(column(name, name, SheetKind::Number, {}, i));
    }
    const auto rows = typeRows(options, compared);
    for (const auto& [type, values] : rows) {
        std::vector<NotedCell> cells { textCell(type) };
        for (const auto& value : values) {
            cells.push_back(numberCell(value));
        }
        addRow(sheet, cells);
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    if (write.paper()) {
        for (auto row = table.rows.cbegin(); const auto& [type, values] : rows) {
            const auto styles = columnStyles(
                { {}, values, { row->begin() + 1, row->end() }, compared.scores.lowerIsBetter }, {});
            std::ranges::copy(styles, table.styles.emplace_back(table.columns.size()).begin() + 1);
            ++row;
        }
    }
    return table;
}

Table recordTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto sheet = emptySheet("Annotations (" + compared.pairs.front().recordsBy + ")", "Pair");
    if (write.script()) {
        sheet.columns = { column("a", {}, SheetKind::Text), column("b", {}, SheetKind::Text) };
    }
    for (const auto& word : changeWords) {
        sheet.columns.push_back(column(word.key, word.title));
    }
    for (const auto& pair : compared.pairs) {
        const auto& a = compared.systems[pair.first].name;
        const auto& b = compared.systems[pair.second].name;
        std::vector<NotedCell> cells { textCell(a + " → " + b) };
        if (write.script()) {
            cells.insert(cells.end(), { textCell(a), textCell(b) });
        }
        for (const auto& word : changeWords) {
            cells.emplace_back(countCell(pair.records.overall.of(word.change)));
        }
        addRow(sheet, cells);
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    for (const auto& pair : compared.pairs) {
        table.rowSystems.push_back({ pair.first, pair.second });
    }
    return table;
}

} // namespace touchstone::cli
