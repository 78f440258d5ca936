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

std::optional<double> pOf(const ComparedSystems& compared, const analysis::ScoreDifference& difference)
{
    return compared.pairs.size() > 1 ? difference.twoSidedHolm : difference.twoSided;
}

/// A table that tells scores of the systems, still empty.
Table tableOf(const ComparedSystems& compared)
{
    Table table;
    for (const auto& system : compared.systems) {
        table.systems.push_back({ system.name, system.touched() });
    }
    return table;
}

/// Marks by the two-sided p, corrected where there are several comparisons.
analysis::SystemTableOptions marksOf(const ComparedSystems& compared)
{
    analysis::SystemTableOptions options;
    options.p = [&compared](const analysis::ComparedScore&, std::size_t best, std::size_t other) {
        for (const auto& difference : compared.scores.differences) {
            if (std::minmax(best, other) == std::minmax(difference.first, difference.second)) {
                return pOf(compared, difference);
            }
        }
        return std::optional<double>();
    };
    options.level = analysis::significanceLevel(compared.scores.settings);
    options.markNotSeparable = compared.systems.size() > 2;
    options.test = "paired approximate randomisation, two-sided";
    options.test += compared.pairs.size() > 1 ? ", Holm" : "";
    return options;
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
    const auto alike = notSeparable(compared);
    const bool several = compared.systems.size() > 2;
    if (write.script() && several) {
        table.columns.push_back({ "not_separable_from_best" });
    }
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        std::vector<std::string> row { compared.systems[i].name, write.score(compared.scores.scores[i]) };
        write.addInterval(row, compared.scores.intervals[i], false);
        if (write.script() && several) {
            row.emplace_back(analysis::bestSystem(compared.scores) == i       ? "best"
                    : std::find(alike.begin(), alike.end(), i) != alike.end() ? "true"
                                                                              : "false");
        }
        table.rows.push_back(std::move(row));
        table.rowSystems.push_back({ i });
    }
    if (write.paper() || (several && !write.script())) {
        analysis::PrintedScores column { {}, {}, {}, compared.scores.lowerIsBetter };
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            column.values.push_back(write.shown(compared.scores.scores[i]));
            column.texts.push_back(table.rows[i][1]);
        }
        auto marks = marksOf(compared);
        marks.boldBest = write.paper();
        analysis::markColumn(table, 1, column, marks);
    }
    return table;
}

Table differenceTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    const bool holm = compared.pairs.size() > 1;
    auto table = tableOf(compared);
    table.title = "Differences";
    if (write.script()) {
        table.columns = { { "a" }, { "b" }, { "difference", true } };
    } else {
        table.columns = { { "Pair" }, { "Difference", true } };
    }
    write.addIntervalColumns(table, compared.scores.settings);
    addPColumns(table, write, holm);
    if (write.script()) {
        for (const auto* name : { "exact", "trials", "seed", "units" }) {
            table.columns.push_back({ name, true });
        }
    }
    for (const auto& difference : compared.scores.differences) {
        const auto& a = compared.systems[difference.first].name;
        const auto& b = compared.systems[difference.second].name;
        std::vector<std::string> row;
        if (write.script()) {
            row = { a, b };
        } else {
            row = { b + " - " + a };
        }
        row.push_back(write.difference(difference.difference));
        write.addInterval(row, difference.interval, true);
        const auto mark = difference.exact && !write.script() ? "=" : "";
        row.push_back(mark + write.p(difference.oneSided));
        row.push_back(mark + write.p(difference.twoSided));
        if (holm) {
            row.push_back(write.p(difference.oneSidedHolm));
            row.push_back(write.p(difference.twoSidedHolm));
        }
        if (write.script()) {
            const auto& resampling = compared.scores.settings.resampling;
            row.insert(row.end(),
                { difference.exact ? "true" : "false", std::to_string(resampling.trials),
                    std::to_string(resampling.seed), std::to_string(compared.scores.units) });
        }
        table.rows.push_back(std::move(row));
        table.rowSystems.push_back({ difference.first, difference.second });
        if (write.paper()) {
            const auto marks = marksOf(compared);
            const auto p = pOf(compared, difference);
            auto& style = table.styles.emplace_back(table.columns.size())[1];
            if (p && *p < marks.level) {
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
    table.columns.push_back({ write.script() ? "type" : "Type" });
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
        table.columns.push_back({ write.script() ? word.key : word.title, true });
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
