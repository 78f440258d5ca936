// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/groupcomparing.h"

#include "app/cli/compare/comparing.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::cli {

namespace {

using support::Result;
using Measures = std::vector<analysis::MeasureResultPtr>;

struct ScoredRun
{
    analysis::GroupedRun run;
    std::vector<std::optional<double>> ruled; ///< by rule
    std::vector<std::set<std::string>> types; ///< by rule: what it could have named
};

std::optional<double> shownValue(const CompareOptions& options, std::optional<double> value)
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
    ScoredRun scored { std::move(*run), {}, {} };
    scored.run.name = system.source.name;
    scored.run.path = system.source.path;
    for (const auto& rule : options.failIf) {
        auto& known = scored.types.emplace_back();
        if (rule.type) {
            scored.ruled.push_back(
                shownValue(options, ofType(*measures.at(rule.score.measure), rule, known)));
            continue;
        }
        const auto ruled = valueOf(rule.score);
        if (!ruled) {
            return tl::unexpected(ruled.error());
        }
        scored.ruled.push_back(shownValue(options, *ruled));
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

/// The mean of what a rule speaks of. Errors: Malformed for a run without such a score.
Result<double> ruledMean(
    const FailRule& rule, std::size_t number, const ComparedGroups& compared, std::size_t group)
{
    std::vector<std::optional<double>> values;
    for (const auto run : compared.comparison.runsOf(group)) {
        values.push_back(compared.ruled[run][number]);
        if (!values.back()) {
            return support::failure(support::ErrorCode::Malformed,
                "--fail-if '" + rule.text + "' cannot be judged: run " + compared.comparison.runs[run].name
                    + " of group \"" + compared.comparison.groups[group]
                    + "\" has no such score (0/0). --zero-division 0 makes it 0.");
        }
    }
    return *analysis::groupStatistics(values, false).mean;
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
                known[i].merge(scored->types[i]);
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

Result<std::vector<std::string>> brokenGroupRules(
    const CompareOptions& options, const ComparedGroups& compared)
{
    std::vector<std::string> broken;
    for (std::size_t number = 0; number < options.failIf.size(); ++number) {
        const auto& rule = options.failIf[number];
        std::vector<double> means;
        const auto& groups = compared.comparison.groups;
        for (std::size_t group = 0; group < groups.size(); ++group) {
            const auto mean = ruledMean(rule, number, compared, group);
            if (!mean) {
                return tl::unexpected(mean.error());
            }
            means.push_back(*mean);
        }
        for (std::size_t i = 1; i < means.size(); ++i) {
            judge(rule, " of mean " + groups[i] + " less mean " + groups.front(), means[0], means[i], broken);
        }
    }
    return broken;
}

} // namespace touchstone::cli
