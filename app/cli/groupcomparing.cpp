// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/groupcomparing.h"

#include "app/cli/suggest.h"

#include "core/analysis/evaluation.h"
#include "core/analysis/measurerunner.h"
#include "core/analysis/project.h"
#include "core/analysis/significance.h"
#include "core/analysis/typescores.h"
#include "core/metrics/measureregistry.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <set>

namespace touchstone::cli {

namespace {

using support::Result;
using Measures = std::vector<analysis::MeasureResultPtr>;

struct ScoredRun
{
    GroupedRun run;
    std::vector<std::set<std::string>> types; ///< by rule: what it could have named
};

std::optional<double> shownValue(const Options& options, std::optional<double> value)
{
    return value || !options.zeroForUndefined ? value : std::optional(0.0);
}

/// Of a type: nothing where the run has no such row.
std::optional<double> ofType(
    const analysis::MeasureResult& result, const FailRule& rule, std::set<std::string>& known)
{
    std::optional<double> value;
    for (const auto& score : analysis::typeScores(result, rule.score.score)) {
        known.insert(score.type);
        value = score.type == *rule.type ? score.value : value;
    }
    return value;
}

Result<ScoredRun> scoredRun(const Options& options, const analysis::EvaluationSpec& spec,
    const analysis::DataSet& data, const analysis::LoadedSystem& system, Findings& findings,
    support::Progress& progress)
{
    if (system.error) {
        return tl::unexpected(*system.error);
    }
    const auto evaluation = analysis::evaluate(data.gold, system.layer, spec, progress);
    if (!evaluation) {
        return tl::unexpected(evaluation.error());
    }
    findings.add(system.layer->diagnostics, false);
    findings.add((*evaluation)->diagnostics, true);
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
    ScoredRun scored;
    scored.run = { system.source.name, system.source.path, (*evaluation)->signature, 0, {}, {}, {} };
    const auto& score = options.compare.score;
    const auto value = valueOf(score);
    if (!value) {
        return tl::unexpected(value.error());
    }
    scored.run.value = shownValue(options, *value);
    for (const auto& one : analysis::typeScores(*measures.at(score.measure), score.score)) {
        scored.run.types[one.type] = shownValue(options, one.value);
    }
    for (const auto& rule : options.compare.failIf) {
        auto& known = scored.types.emplace_back();
        if (rule.type) {
            scored.run.ruled.push_back(
                shownValue(options, ofType(*measures.at(rule.score.measure), rule, known)));
            continue;
        }
        const auto ruled = valueOf(rule.score);
        if (!ruled) {
            return tl::unexpected(ruled.error());
        }
        scored.run.ruled.push_back(shownValue(options, *ruled));
    }
    return scored;
}

Result<void> checkTypes(const Options& options, const std::vector<std::set<std::string>>& known)
{
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto& rule = options.compare.failIf[i];
        if (rule.type && !known[i].contains(*rule.type)) {
            const std::vector<std::string> names(known[i].begin(), known[i].end());
            return support::failure(support::ErrorCode::InvalidOption,
                "--fail-if '" + rule.text + "': "
                    + (names.empty() ? rule.score.text() + " has no rows of types."
                                     : "there is no type \"" + *rule.type + "\"; there are " + listed(names)
                                + "." + suggestion(*rule.type, names)));
        }
    }
    return {};
}

/// The values of a group's runs.
template <typename ValueOf>
std::vector<std::optional<double>> valuesOf(
    const ComparedGroups& compared, std::size_t group, const ValueOf& valueOf)
{
    std::vector<std::optional<double>> values;
    for (const auto run : compared.runsOf(group)) {
        values.push_back(valueOf(compared.runs[run]));
    }
    return values;
}

template <typename ValueOf>
Result<GroupRow> groupRow(const Options& options, const ComparedGroups& compared, bool allPairs,
    const ValueOf& valueOf, support::Progress& progress)
{
    GroupRow row;
    std::vector<std::vector<std::optional<double>>> values;
    for (std::size_t group = 0; group < compared.groups.size(); ++group) {
        values.push_back(valuesOf(compared, group, valueOf));
        row.groups.push_back(analysis::groupStatistics(values.back(), compared.lowerIsBetter));
    }
    for (std::size_t first = 0; first < (allPairs ? values.size() : std::min<std::size_t>(1, values.size()));
         ++first) {
        for (std::size_t second = first + 1; second < values.size(); ++second) {
            auto test = analysis::permutationOfRuns(
                values[first], values[second], options.compare.significance.resampling, progress);
            if (!test) {
                return tl::unexpected(test.error());
            }
            row.differences.push_back({ first, second, *test, {}, {} });
        }
    }
    return row;
}

/// Corrects the p of differences that have one; they are one family. The number of them.
std::size_t correct(const std::vector<GroupRow::Difference*>& differences)
{
    std::vector<GroupRow::Difference*> tested;
    std::vector<double> one;
    std::vector<double> two;
    for (auto* difference : differences) {
        if (difference->test) {
            tested.push_back(difference);
            one.push_back(difference->test->oneSided);
            two.push_back(difference->test->twoSided);
        }
    }
    const auto oneHolm = metrics::holm(one);
    const auto twoHolm = metrics::holm(two);
    for (std::size_t i = 0; i < tested.size(); ++i) {
        tested[i]->oneSidedHolm = oneHolm[i];
        tested[i]->twoSidedHolm = twoHolm[i];
    }
    return tested.size();
}

Result<void> compareRows(const Options& options, ComparedGroups& compared, support::Progress& progress)
{
    auto overall = groupRow(
        options, compared, true, [](const GroupedRun& run) { return run.value; }, progress);
    if (!overall) {
        return tl::unexpected(overall.error());
    }
    compared.overall = std::move(*overall);
    std::set<std::string> types;
    for (const auto& run : compared.runs) {
        for (const auto& [type, value] : run.types) {
            types.insert(type);
        }
    }
    for (const auto& type : types) {
        auto row = groupRow(
            options, compared, false,
            [&type](const GroupedRun& run) {
                const auto found = run.types.find(type);
                return found == run.types.end() ? std::nullopt : found->second;
            },
            progress);
        if (!row) {
            return tl::unexpected(row.error());
        }
        compared.types[type] = std::move(*row);
    }
    std::vector<GroupRow::Difference*> all;
    for (auto& difference : compared.overall.differences) {
        all.push_back(&difference);
    }
    (void)correct(all);
    all.clear();
    for (auto& [type, row] : compared.types) {
        for (auto& difference : row.differences) {
            all.push_back(&difference);
        }
    }
    compared.typeTests = correct(all);
    return {};
}

} // namespace

std::vector<std::size_t> ComparedGroups::runsOf(std::size_t group) const
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].group == group) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

Result<ComparedGroups> compareGroups(const Options& options, const analysis::EvaluationSpec& spec,
    std::stop_token stop, const Reports& reports, Findings& findings)
{
    support::Progress reading(stop, reports("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return tl::unexpected(data.error());
    }
    findings.add(data->gold->diagnostics, false);
    ComparedGroups compared;
    const auto* const measure = metrics::measureById(options.compare.score.measure);
    compared.lowerIsBetter = measure != nullptr && measure->lowerIsBetter;
    std::vector<std::set<std::string>> known(options.compare.failIf.size());
    for (std::size_t group = 0; group < options.compare.groups.size(); ++group) {
        const auto& asked = options.compare.groups[group];
        compared.groups.push_back(asked.name);
        bool any = false;
        for (const auto number : asked.systems) {
            const auto& system = data->systems[number];
            support::Progress scoring(stop, reports("Scoring " + system.source.name));
            auto scored = scoredRun(options, spec, *data, system, findings, scoring);
            if (!scored) {
                const auto& error = scored.error();
                // What is asked wrongly is so for every run.
                if (error.code == support::ErrorCode::Cancelled
                    || error.code == support::ErrorCode::InvalidOption) {
                    return tl::unexpected(error);
                }
                support::Diagnostics broken;
                broken.add(support::Severity::Warning, "compare.run",
                    error.place.file.empty() ? support::Place { system.source.path, 0, 0 } : error.place,
                    error.text + " The run stays out of group \"" + asked.name + "\".");
                findings.add(broken, false);
                continue;
            }
            for (std::size_t i = 0; i < known.size(); ++i) {
                known[i].merge(scored->types[i]);
            }
            any = true;
            scored->run.group = group;
            compared.runs.push_back(std::move(scored->run));
        }
        if (!any) {
            return support::failure(support::ErrorCode::Malformed,
                "No run of group \"" + asked.name + "\" could be scored"
                    + (findings.all().empty() ? std::string(".")
                                              : ": " + findings.all().list().back().message));
        }
    }
    if (const auto fine = checkTypes(options, known); !fine) {
        return tl::unexpected(fine.error());
    }
    support::Progress testing(stop, reports("Comparing"));
    if (const auto done = compareRows(options, compared, testing); !done) {
        return tl::unexpected(done.error());
    }
    return compared;
}

Result<std::vector<std::string>> brokenGroupRules(const Options& options, const ComparedGroups& compared)
{
    std::vector<std::string> broken;
    for (std::size_t number = 0; number < options.compare.failIf.size(); ++number) {
        const auto& rule = options.compare.failIf[number];
        std::vector<std::optional<double>> means;
        for (std::size_t group = 0; group < compared.groups.size(); ++group) {
            means.push_back(analysis::groupStatistics(
                valuesOf(compared, group, [number](const GroupedRun& run) { return run.ruled[number]; }),
                false)
                                .mean);
        }
        for (std::size_t i = 1; i < means.size(); ++i) {
            const auto of = " of mean " + compared.groups[i] + " less mean " + compared.groups.front();
            if (!means[0] || !means[i]) {
                return support::failure(support::ErrorCode::Malformed,
                    "--fail-if '" + rule.text + "' cannot be judged" + of
                        + ": a mean is undefined (0/0). --zero-division 0 makes it 0.");
            }
            if (const auto difference = *means[i] - *means[0]; rule.fails(difference)) {
                constexpr int digits = 6;
                broken.push_back("failed: " + rule.text + ": the difference" + of + " is "
                    + support::fixed(difference, digits) + " (" + support::fixed(*means[0], digits) + " -> "
                    + support::fixed(*means[i], digits) + ")");
            }
        }
    }
    return broken;
}

} // namespace touchstone::cli
