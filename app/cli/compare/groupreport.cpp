// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare --group` prints. Nothing here computes a number.
#include "app/cli/compare/comparefacts.h"
#include "app/cli/compare/comparejson.h"
#include "app/cli/compare/groupcomparing.h"
#include "app/cli/print/printing.h"
#include "app/cli/print/recipes.h"

#include "core/measures/registry/preset.h"
#include "core/report/tables/comparesheets.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace touchstone::cli {

namespace {

using analysis::Table;

using analysis::ComparedNumbers;
using analysis::GroupComparison;

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

/// A sheet that tells scores of the groups.
Table written(const ComparedGroups& groups, const analysis::ScoreSheet& sheet, const ComparedNumbers& write)
{
    auto table = sheetTable(sheet, write);
    for (std::size_t i = 0; i < groups.comparison.groups.size(); ++i) {
        table.systems.push_back({ groups.comparison.groups[i], touchedGroup(groups, i) });
    }
    return table;
}

Table groupTable(const CompareOptions& options, const ComparedGroups& groups, const ComparedNumbers& write)
{
    const auto& compared = groups.comparison;
    auto table = written(groups, groupsSheet(compared), write);
    table.title
        = options.score.text() + " of groups of runs" + (compared.lowerIsBetter ? " (lower is better)" : "");
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        table.rowSystems.push_back({ i });
    }
    constexpr std::size_t meanColumn = 2;
    markScores(table, meanColumn, compared.means(), "permutation of the runs", numbersOf(options, false));
    return table;
}

Table differenceTable(const ComparedGroups& groups, const ComparedNumbers& write)
{
    const auto& compared = groups.comparison;
    const auto means = compared.means();
    auto table = written(groups, shownDifferences(compared.groups, means, write), write);
    table.title = "Differences of means";
    addPairs(table, means);
    if (write.script()) {
        table.columns.insert(table.columns.end(), { { "exact" }, { "ways", true } });
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const auto& one = compared.overall.differences[i];
            table.rows[i].push_back(!one.ways ? "" : one.exact ? "true" : "false");
            table.rows[i].push_back(one.ways ? std::to_string(*one.ways) : "");
        }
    }
    return table;
}

Table typeTable(const CompareOptions& options, const ComparedGroups& groups, const ComparedNumbers& write)
{
    auto table = written(groups, groupTypesSheet(groups.comparison), write);
    table.title = options.score.text() + " by type" + (write.script() ? "" : ": mean ± standard deviation");
    return table;
}

Table runTable(const GroupComparison& compared, const ComparedNumbers& write)
{
    auto table = sheetTable(groupRunsSheet(compared), write);
    for (const auto& run : compared.runs) {
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
        const bool exact = std::ranges::all_of(
            compared.overall.differences, [](const auto& one) { return !one.ways || one.exact; });
        lines.push_back(
            "p: permutation of the runs: how often the means of groups of these sizes are so far apart "
            "when the runs are dealt to them at random; "
            + (exact ? std::string("= all ways counted.")
                     : std::to_string(resampling.trials) + " trials, seed " + std::to_string(resampling.seed)
                        + "; = all ways counted.")
            + " It speaks of runs (seeds) on this corpus; documents are not resampled.");
        const auto& first = compared.overall.differences.front();
        if (first.ways && first.exact && *first.ways < 200) {
            lines.push_back("So few runs tell little: p of " + compared.groups[1] + " - " + compared.groups[0]
                + " cannot be below " + support::fixed(1.0 / static_cast<double>(*first.ways), 4) + ".");
        }
        lines.emplace_back(
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
    lines.emplace_back("Standard deviation: of the sample (n - 1).");
    std::size_t undefined = 0;
    for (const auto& group : compared.overall.groups) {
        undefined += group.undefined;
    }
    if (undefined > 0) {
        lines.push_back(std::to_string(undefined) + " run(s) have no score (0/0) and are in no mean.");
    }
    return lines;
}

Json statisticsJson(const analysis::GroupStatistics& one)
{
    return { { "mean", ratioJson(one.mean, false) },
        { "standard_deviation", ratioJson(one.deviation, false) }, { "undefined", one.undefined } };
}

Json runJson(const analysis::GroupedRun* run)
{
    return run == nullptr ? Json(nullptr)
                          : Json { { "name", run->name }, { "value", ratioJson(run->value, false) } };
}

Json differenceJson(const CompareOptions& options, const GroupComparison& compared,
    const analysis::GroupRow::Difference& difference)
{
    auto json = pairJson(compared.groups, difference, options.significance.resampling,
        compared.runsOf(difference.first).size() + compared.runsOf(difference.second).size());
    json["p_one_sided_holm"] = ratioJson(difference.oneSidedHolm, false);
    json["p_two_sided_holm"] = ratioJson(difference.twoSidedHolm, false);
    json["ways"] = difference.ways ? Json(*difference.ways) : Json(nullptr);
    return json;
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
                { { "name", made.name }, { "path", made.path }, { "value", ratioJson(made.value, false) },
                    { "signature", made.signature }, { "findings", touchingJson(made.findings) } });
        }
        json["groups"].push_back(std::move(group));
    }
    json["resample"] = "run";
    json["correction"] = compared.overall.differences.size() > 1 ? Json("holm") : Json(nullptr);
    json["type_comparisons"] = compared.typeTests;
    addBest(json, compared.groups, compared.means());
    json["confidence_level"] = compared.settings.resampling.confidenceLevel;
    return finished(json, options, diagnostics, recipe);
}

} // namespace

std::string groupReport(const CompareOptions& options, const ComparedGroups& groups,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    const auto& compared = groups.comparison;
    if (options.form == OutputForm::Json) {
        return groupJson(options, compared, diagnostics, recipe);
    }
    const auto write = numbersOf(options, false).undefinedAsIs();
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
