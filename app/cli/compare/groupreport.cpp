// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare --group` prints. Nothing here computes a number.
#include "app/cli/compare/comparefacts.h"
#include "app/cli/compare/groupcomparing.h"
#include "app/cli/print/printing.h"
#include "app/cli/print/recipes.h"

#include "core/measures/registry/preset.h"
#include "core/report/tables/systemtable.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace touchstone::cli {

namespace {

using analysis::Table;

using analysis::ComparedNumbers;
using analysis::GroupComparison;

std::string meanAndDeviation(const analysis::GroupStatistics& one, const ComparedNumbers& write)
{
    return write.value(one.mean) + " ± " + write.value(one.deviation);
}

std::string nameOf(const analysis::GroupedRun* run) { return run == nullptr ? std::string() : run->name; }

std::optional<double> valueOf(const analysis::GroupedRun* run)
{
    return run == nullptr ? std::nullopt : run->value;
}

/// Marks by the two-sided p of the permutation of runs.
analysis::SystemTableOptions marksOf(const GroupComparison& compared, bool paper)
{
    analysis::SystemTableOptions marks;
    marks.boldBest = paper;
    marks.p = [&compared](const analysis::ComparedScore&, std::size_t best, std::size_t other) {
        const auto* const difference = compared.difference(best, other);
        return difference == nullptr ? std::nullopt : difference->twoSidedHolm;
    };
    marks.level = analysis::significanceLevel(compared.settings);
    marks.markNotSeparable = compared.groups.size() > 2;
    marks.test = "permutation of the runs, two-sided";
    marks.test += compared.overall.differences.size() > 1 ? ", Holm" : "";
    return marks;
}

/// What is to be said beside the mean of a group: how many of its runs are touched, and by what.
analysis::TouchedNumbers touchedGroup(const ComparedGroups& groups, std::size_t group)
{
    const auto& compared = groups.comparison;
    const auto runs = compared.runsOf(group);
    std::map<std::string, std::size_t> counts;
    std::size_t touched = 0;
    for (const auto run : runs) {
        const auto& findings = compared.runs[run].findings;
        touched += findings.empty() ? 0U : 1U;
        for (const auto& finding : findings) {
            counts[finding.first.code] += finding.count;
        }
    }
    const auto leftOut = groups.leftOut[group];
    analysis::TouchedNumbers result;
    if (leftOut > 0) {
        counts["compare.run"] = leftOut;
        result.text = std::to_string(leftOut) + (leftOut == 1 ? " run is" : " runs are") + " left out.";
    }
    if (touched > 0) {
        result.text += (result.text.empty() ? "" : " ") + std::to_string(touched) + " of "
            + std::to_string(runs.size())
            + (touched == 1 ? " runs bears the sign itself." : " runs bear the sign themselves.");
    }
    for (const auto& [code, count] : counts) {
        result.codes += (result.codes.empty() ? "" : " ") + code + "=" + std::to_string(count);
    }
    return result;
}

/// A table that tells scores of the groups, still empty.
Table tableOf(const ComparedGroups& groups)
{
    Table table;
    for (std::size_t i = 0; i < groups.comparison.groups.size(); ++i) {
        table.systems.push_back({ groups.comparison.groups[i], touchedGroup(groups, i) });
    }
    return table;
}

Table groupTable(const CompareOptions& options, const ComparedGroups& groups, const ComparedNumbers& write)
{
    const auto& compared = groups.comparison;
    auto table = tableOf(groups);
    table.title
        = options.score.text() + " of groups of runs" + (compared.lowerIsBetter ? " (lower is better)" : "");
    table.columns = write.script() ? std::vector<Table::Column> { { "group" }, { "runs", true },
        { "mean", true }, { "standard_deviation", true }, { "best", true }, { "best_run" }, { "worst", true },
        { "worst_run" } }
                                   : std::vector<Table::Column> { { "Group" }, { "Runs", true },
                                         { "Mean", true }, { "Std. deviation", true }, { "Best", true },
                                         { "Best run" }, { "Worst", true }, { "Worst run" } };
    const bool several = compared.groups.size() > 2;
    const auto alike = compared.notSeparableFromBest();
    if (write.script() && several) {
        table.columns.push_back({ "not_separable_from_best" });
    }
    constexpr std::size_t meanColumn = 2;
    analysis::PrintedScores means { {}, {}, {}, compared.lowerIsBetter };
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& one = compared.overall.groups[i];
        const auto* const best = compared.run(i, one.best);
        const auto* const worst = compared.run(i, one.worst);
        auto& row = table.rows.emplace_back(std::vector<std::string> { compared.groups[i],
            std::to_string(one.runs + one.undefined), write.value(one.mean), write.value(one.deviation),
            write.value(valueOf(best)), nameOf(best), write.value(valueOf(worst)), nameOf(worst) });
        if (write.script() && several) {
            row.emplace_back(compared.best() == i                             ? "best"
                    : std::find(alike.begin(), alike.end(), i) != alike.end() ? "true"
                                                                              : "false");
        }
        table.rowSystems.push_back({ i });
        means.values.push_back(one.mean);
        means.texts.push_back(row[meanColumn]);
    }
    if (write.paper() || (several && !write.script())) {
        analysis::markColumn(table, meanColumn, means, marksOf(compared, write.paper()));
    }
    return table;
}

Table differenceTable(const ComparedGroups& groups, const ComparedNumbers& write)
{
    const auto& compared = groups.comparison;
    const bool holm = compared.overall.differences.size() > 1;
    auto table = tableOf(groups);
    table.title = "Differences of means";
    table.columns = write.script() ? std::vector<Table::Column> { { "a" }, { "b" } }
                                   : std::vector<Table::Column> { { "Pair" } };
    table.columns.push_back({ write.script() ? "difference" : "Difference", true });
    write.addIntervalColumns(table, compared.settings);
    addPColumns(table, write, holm);
    if (write.script()) {
        table.columns.push_back({ "exact" });
        table.columns.push_back({ "ways", true });
    }
    for (const auto& difference : compared.overall.differences) {
        const auto& a = compared.groups[difference.first];
        const auto& b = compared.groups[difference.second];
        const auto& test = difference.test;
        std::vector<std::string> row;
        if (write.script()) {
            row = { a, b };
        } else {
            row = { b + " - " + a };
        }
        const auto mark = test && test->exact && !write.script() ? "=" : "";
        row.push_back(write.difference(test ? std::optional(test->difference) : std::nullopt));
        write.addInterval(row, difference.interval, true);
        row.push_back(mark + write.p(test ? std::optional(test->oneSided) : std::nullopt));
        row.push_back(mark + write.p(test ? std::optional(test->twoSided) : std::nullopt));
        if (holm) {
            row.push_back(write.p(difference.oneSidedHolm));
            row.push_back(write.p(difference.twoSidedHolm));
        }
        if (write.script()) {
            row.push_back(test ? (test->exact ? "true" : "false") : "");
            row.push_back(test ? std::to_string(test->ways) : "");
        }
        table.rows.push_back(std::move(row));
        table.rowSystems.push_back({ difference.first, difference.second });
    }
    return table;
}

Table typeTable(const CompareOptions& options, const ComparedGroups& groups, const ComparedNumbers& write)
{
    const auto& compared = groups.comparison;
    auto table = tableOf(groups);
    table.title = options.score.text() + " by type" + (write.script() ? "" : ": mean ± standard deviation");
    table.columns.push_back({ write.script() ? "type" : "Type" });
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& group = compared.groups[i];
        if (write.script()) {
            table.columns.push_back({ group + "_mean", true, i });
            table.columns.push_back({ group + "_standard_deviation", true, i });
        } else {
            table.columns.push_back({ group, true, i });
        }
    }
    for (std::size_t i = 1; i < compared.groups.size(); ++i) {
        const auto pair = compared.groups[i] + " - " + compared.groups.front();
        table.columns.push_back({ pair, true });
        const auto named = table.columns.size();
        write.addIntervalColumns(table, compared.settings);
        table.columns.push_back({ write.script() ? "p_two_sided_holm" : "p", true });
        for (auto at = named; compared.groups.size() > 2 && at < table.columns.size(); ++at) {
            table.columns[at].name.insert(0, pair + (write.script() ? "_" : ": "));
        }
    }
    for (const auto& [type, row] : compared.types) {
        std::vector<std::string> cells { type };
        for (const auto& group : row.groups) {
            if (write.script()) {
                cells.push_back(write.value(group.mean));
                cells.push_back(write.value(group.deviation));
            } else {
                cells.push_back(meanAndDeviation(group, write));
            }
        }
        for (const auto& difference : row.differences) {
            cells.push_back(write.difference(
                difference.test ? std::optional(difference.test->difference) : std::nullopt));
            write.addInterval(cells, difference.interval, true);
            cells.push_back(write.p(difference.twoSidedHolm));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table runTable(const GroupComparison& compared, const ComparedNumbers& write)
{
    Table table;
    table.title = "Runs";
    table.columns = write.script() ? std::vector<Table::Column> { { "run" }, { "group" }, { "score", true } }
                                   : std::vector<Table::Column> { { "Run" }, { "Group" }, { "Score", true } };
    for (const auto& run : compared.runs) {
        table.rows.push_back({ run.name, compared.groups[run.group], write.value(run.value) });
        table.rowSystems.push_back({ table.systems.size() });
        table.systems.push_back({ run.name, run.touched });
    }
    return table;
}

/// What the p of groups means, how small it can be, and what the intervals are.
std::vector<std::string> notes(const CompareOptions& options, const GroupComparison& compared)
{
    std::vector<std::string> lines;
    if (!compared.overall.differences.empty()) {
        const auto& resampling = options.significance.resampling;
        const bool exact = std::all_of(compared.overall.differences.begin(),
            compared.overall.differences.end(), [](const auto& one) { return !one.test || one.test->exact; });
        lines.push_back(
            "p: permutation of the runs: how often the means of groups of these sizes are so far apart "
            "when the runs are dealt to them at random; "
            + (exact ? std::string("= all ways counted.")
                     : std::to_string(resampling.trials) + " trials, seed " + std::to_string(resampling.seed)
                        + "; = all ways counted.")
            + " It speaks of runs (seeds) on this corpus; documents are not resampled.");
        const auto& first = compared.overall.differences.front().test;
        if (first && first->exact && first->ways < 200) {
            lines.push_back("So few runs tell little: p of " + compared.groups[1] + " - " + compared.groups[0]
                + " cannot be below " + support::fixed(1.0 / static_cast<double>(first->ways), 4) + ".");
        }
        lines.push_back(
            "Interval: of the difference of means, Welch's (Student's t); it takes the scores of a group's "
            "runs to be normally distributed, needs two runs in each group, and is not corrected.");
    }
    if (compared.overall.differences.size() > 1) {
        lines.push_back("Holm: corrected over " + std::to_string(compared.overall.differences.size())
            + " comparisons of groups.");
    }
    if (compared.typeTests > 1) {
        lines.push_back("p of types: two-sided, Holm-corrected over " + std::to_string(compared.typeTests)
            + " comparisons of types.");
    }
    lines.push_back("Standard deviation: of the sample (n - 1).");
    std::size_t undefined = 0;
    for (const auto& group : compared.overall.groups) {
        undefined += group.undefined;
    }
    if (undefined > 0) {
        lines.push_back(std::to_string(undefined) + " run(s) have no score (0/0) and are in no mean.");
    }
    return lines;
}

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json statisticsJson(const analysis::GroupStatistics& one)
{
    return { { "mean", optionalJson(one.mean) }, { "standard_deviation", optionalJson(one.deviation) },
        { "undefined", one.undefined } };
}

Json runJson(const analysis::GroupedRun* run)
{
    return run == nullptr ? Json(nullptr)
                          : Json { { "name", run->name }, { "value", optionalJson(run->value) } };
}

Json differenceJson(const CompareOptions& options, const GroupComparison& compared,
    const analysis::GroupRow::Difference& difference)
{
    const auto& test = difference.test;
    const auto& resampling = options.significance.resampling;
    return { { "a", compared.groups[difference.first] }, { "b", compared.groups[difference.second] },
        { "difference", test ? Json(test->difference) : Json(nullptr) },
        { "interval", intervalJson(difference.interval) },
        { "p_one_sided", test ? Json(test->oneSided) : Json(nullptr) },
        { "p_two_sided", test ? Json(test->twoSided) : Json(nullptr) }, { "exact", test && test->exact },
        { "trials", resampling.trials }, { "seed", resampling.seed },
        { "units", compared.runsOf(difference.first).size() + compared.runsOf(difference.second).size() },
        { "p_one_sided_holm", optionalJson(difference.oneSidedHolm) },
        { "p_two_sided_holm", optionalJson(difference.twoSidedHolm) },
        { "ways", test ? Json(test->ways) : Json(nullptr) } };
}

std::string groupJson(const CompareOptions& options, const GroupComparison& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    Json json { { "systems", Json::array() }, { "measure", options.score.text() },
        { "differences", Json::array() }, { "intervals", Json::object() }, { "types", Json::object() },
        { "groups", Json::array() } };
    for (const auto& run : compared.runs) {
        json["systems"].push_back(run.name);
    }
    for (const auto& difference : compared.overall.differences) {
        json["differences"].push_back(differenceJson(options, compared, difference));
    }
    for (const auto& [type, row] : compared.types) {
        auto& line = json["types"][type] = Json::object();
        for (std::size_t i = 0; i < compared.groups.size(); ++i) {
            line[compared.groups[i]] = statisticsJson(row.groups[i]);
        }
        line["differences"] = Json::array();
        for (const auto& difference : row.differences) {
            line["differences"].push_back(differenceJson(options, compared, difference));
        }
    }
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& one = compared.overall.groups[i];
        Json group { { "name", compared.groups[i] }, { "runs", Json::array() } };
        group.update(statisticsJson(one));
        group["best"] = runJson(compared.run(i, one.best));
        group["worst"] = runJson(compared.run(i, one.worst));
        for (const auto run : compared.runsOf(i)) {
            const auto& made = compared.runs[run];
            group["runs"].push_back(
                { { "name", made.name }, { "path", made.path }, { "value", optionalJson(made.value) },
                    { "signature", made.signature }, { "findings", touchingJson(made.findings) } });
        }
        json["groups"].push_back(std::move(group));
    }
    json["resample"] = "run";
    json["correction"] = compared.overall.differences.size() > 1 ? Json("holm") : Json(nullptr);
    json["type_comparisons"] = compared.typeTests;
    const auto best = compared.best();
    json["best"] = best ? Json(compared.groups[*best]) : Json(nullptr);
    json["not_separable_from_best"] = Json::array();
    for (const auto i : compared.notSeparableFromBest()) {
        json["not_separable_from_best"].push_back(compared.groups[i]);
    }
    json["confidence_level"] = compared.settings.resampling.confidenceLevel;
    if (options.preset != nullptr) {
        json["preset"] = options.preset->id;
    }
    if (recipe) {
        json["recipe"] = recipeJson(*recipe);
    }
    json["diagnostics"] = diagnosticsJson(diagnostics);
    return dumped(json, 1) + "\n";
}

} // namespace

std::string groupReport(const CompareOptions& options, const ComparedGroups& groups,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    const auto& compared = groups.comparison;
    if (options.form == OutputForm::Json) {
        return groupJson(options, compared, diagnostics, recipe);
    }
    const auto write = numbersOf(options, false);
    std::vector<Table> tables { groupTable(options, groups, write) };
    if (!compared.overall.differences.empty()) {
        tables.push_back(differenceTable(groups, write));
    }
    if (!compared.types.empty()) {
        tables.push_back(typeTable(options, groups, write));
    }
    tables.push_back(runTable(compared, write));
    return withRecipe(formed(tables, notes(options, compared), options.form), recipe, options.form);
}

} // namespace touchstone::cli
