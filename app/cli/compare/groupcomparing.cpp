// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of runs compared, and what `compare` prints of them; declared in comparing.h.
#include "app/cli/compare/comparefacts.h"
#include "app/cli/print/printing.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using support::Result;
using Measures = std::vector<analysis::MeasureResultPtr>;

struct ScoredRun
{
    analysis::GroupedRun run;
    std::vector<TypeValues> ruled; ///< by rule
};

Result<ScoredRun> scoredRun(const CompareOptions& options, const analysis::EvaluationSpec& spec,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, analysis::Findings& findings,
    support::Progress& progress)
{
    if (system.error) {
        return tl::unexpected(*system.error);
    }
    const auto evaluation = analysis::evaluate(data.gold, system.layer, spec, progress);
    if (!evaluation) {
        return tl::unexpected(evaluation.error());
    }
    findings.add(system.layer->diagnostics, system.source.name);
    findings.add((*evaluation)->diagnostics, system.source.name);
    std::map<std::string, analysis::MeasureResultPtr> measures;
    for (const auto& id : options.measures) {
        auto measure = analysis::computeMeasure(id, **evaluation, progress, analysis::MeasureExtent::Scores);
        if (!measure) {
            return tl::unexpected(measure.error());
        }
        measures[id] = std::move(*measure);
    }
    const auto valueOf = [&](const ScoreName& score) {
        return analysis::scoreValue({ *evaluation, measures.at(score.measure) }, score.score);
    };
    const auto& score = options.score;
    auto run = analysis::groupedRun(
        { *evaluation, measures.at(score.measure) }, score.score, options.zeroForUndefined);
    if (!run) {
        return tl::unexpected(run.error());
    }
    ScoredRun scored { std::move(*run), {} };
    scored.run.name = system.source.name;
    scored.run.path = system.source.path;
    for (const auto& rule : options.failIf) {
        if (rule.type) {
            scored.ruled.push_back(typeValues(rule, *measures.at(rule.score.measure)));
            continue;
        }
        const auto ruled = valueOf(rule.score);
        if (!ruled) {
            return tl::unexpected(ruled.error());
        }
        scored.ruled.push_back({ { std::string(), *ruled } });
    }
    return scored;
}

/// Says why a run stays out of its group; the number of runs that the group lacks by that: none where its
/// texts are other ones. Errors: where the whole comparison must end.
Result<std::size_t> leaveOut(const CompareOptions& options, const std::string& group,
    const analysis::LoadedSystem& system, const support::Error& error, analysis::Findings& findings)
{
    // What is asked wrongly is so for every run.
    if (error.code == support::ErrorCode::Cancelled || error.code == support::ErrorCode::InvalidOption) {
        return tl::unexpected(error);
    }
    const auto place = error.place.file.empty() ? support::Place { system.source.path, 0, 0 } : error.place;
    if (!options.failIf.empty()) {
        return support::failure(error.code,
            error.text + " The run belongs to group \"" + group
                + "\", whose mean --fail-if judges: mend it, or leave it out of the pattern.",
            place);
    }
    if (error.code == support::ErrorCode::OtherTexts) {
        findings.refuse(system.source.name,
            { error.code, error.text + " It stays out of group \"" + group + "\".", error.place });
        return 0;
    }
    support::Diagnostics broken;
    broken.add(support::Severity::Warning, "compare.run", place,
        error.text + " The run stays out of group \"" + group + "\".");
    findings.add(broken, system.source.name);
    return 1;
}

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
Table written(const ComparedGroups& groups, const analysis::Sheet& sheet, const ComparedNumbers& write)
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

Result<ComparedGroups> compareGroups(const CompareOptions& options, const analysis::EvaluationSpec& spec,
    const std::stop_token& stop, const Reports& reports, analysis::Findings& findings)
{
    support::Progress reading(stop, reports("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return tl::unexpected(data.error());
    }
    findings.add(settingFindings(options));
    findings.add(data->gold->diagnostics);
    ComparedGroups compared;
    auto& comparison = compared.comparison;
    const auto* const measure = metrics::measureById(options.score.measure);
    comparison.measure = options.score.measure;
    comparison.score = options.score.score;
    comparison.lowerIsBetter = measure != nullptr && measure->lowerIsBetter;
    comparison.settings = options.significance;
    std::vector<std::set<std::string>> known(options.failIf.size());
    for (std::size_t group = 0; group < options.runGroups.size(); ++group) {
        const auto& asked = options.runGroups[group];
        comparison.groups.push_back(asked.name);
        compared.leftOut.push_back(0);
        bool any = false;
        for (const auto number : asked.systems) {
            const auto& system = data->systems[number];
            support::Progress scoring(stop, reports("Scoring " + system.source.name));
            auto scored = scoredRun(options, spec, *data, system, findings, scoring);
            if (!scored) {
                const auto left = leaveOut(options, asked.name, system, scored.error(), findings);
                if (!left) {
                    return tl::unexpected(left.error());
                }
                compared.leftOut.back() += *left;
                continue;
            }
            for (std::size_t i = 0; i < known.size(); ++i) {
                for (const auto& [type, value] : scored->ruled[i]) {
                    known[i].insert(type);
                }
            }
            any = true;
            scored->run.group = group;
            comparison.runs.push_back(std::move(scored->run));
            compared.ruled.push_back(std::move(scored->ruled));
        }
        if (!any) {
            return support::failure(support::ErrorCode::Malformed,
                "No run of group \"" + asked.name + "\" could be scored"
                    + (!findings.refused().empty() || findings.empty()
                            ? std::string(".")
                            : ": " + findings.all().list().back().message));
        }
    }
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (const auto fine = checkType(options.failIf[i], known[i]); !fine) {
            return tl::unexpected(fine.error());
        }
    }
    support::Progress testing(stop, reports("Comparing"));
    auto done = analysis::compareGroups(std::move(comparison), testing);
    if (!done) {
        return tl::unexpected(done.error());
    }
    comparison = std::move(*done);
    return compared;
}

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
