// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/computerules.h"

#include "core/measures/eter/treecases.h"
#include "core/measures/rules/rulescases.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/rules/rulessheets.h"

#include <algorithm>
#include <utility>

namespace touchstone::analysis {

std::uint32_t RulesResult::placeOf(std::size_t documentCase, rules::SideRole side, std::uint32_t entity) const
{
    const auto& sorted = run->places[documentCase][rules::index(side)];
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), entity);
    return found == sorted.end() || *found != entity ? rules::nobody
                                                     : static_cast<std::uint32_t>(found - sorted.begin());
}

support::Result<MadeResult> countRules(
    const Evaluation& evaluation, std::shared_ptr<const RuleRun> run, support::Progress& progress)
{
    auto result = std::make_shared<RulesResult>();
    result->measure = "rules";
    const auto& rules = *run->setup.rules;
    const match::TypeTable types(*evaluation.gold, *evaluation.system);
    const metrics::RuleCounter counter(rules);
    std::vector<CaseLists> cases(evaluation.cases.size());
    result->tallies.resize(cases.size());
    const CaseRanges ranges(cases.size());
    auto done = overCases(
        evaluation, ranges, progress, [&](std::size_t, std::size_t number) -> support::Result<void> {
            cases[number] = listCase(evaluation, *run, types, static_cast<std::uint32_t>(number));
            result->tallies[number] = counter.tally(run->results[number]);
            return {};
        });
    if (!done) {
        return support::Failure(done.error());
    }
    result->lists = joinedLists(rules, cases);
    if (types.labels() != evaluation.labels) {
        for (auto& list : result->lists) {
            list.labels = types.labels();
        }
    }
    const auto& switches = evaluation.spec.rules.switches;
    describe(*result);
    std::uint32_t first = 0;
    for (std::size_t number = 0; number < cases.size(); ++number) {
        result->total += result->tallies[number];
        appendRulesStatistics(result->statistics, result->tallies[number], switches);
        for (auto& side : cases[number].recordOf) {
            for (auto& record : side) {
                record += first;
            }
        }
        result->recordOf.push_back(std::move(cases[number].recordOf));
        first += static_cast<std::uint32_t>(cases[number].annotations.records.size());
    }
    result->run = std::move(run);
    addRulesSheets(*result, evaluation);
    return result;
}

support::Result<MadeResult> computeRules(const Evaluation& evaluation, support::Progress& progress)
{
    auto run = runRules(evaluation, *evaluation.spec.rules.inForce(), progress);
    if (!run) {
        return support::Failure(run.error());
    }
    return countRules(evaluation, std::make_shared<const RuleRun>(std::move(*run)), progress);
}

} // namespace touchstone::analysis
