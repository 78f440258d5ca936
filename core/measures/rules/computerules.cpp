// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/computerules.h"

#include "core/evaluation/records/overcases.h"
#include "core/measures/rules/rulescases.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/rules/rulessheets.h"

namespace touchstone::analysis {

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
    auto done
        = overCases(evaluation, progress, [&](std::size_t, std::size_t number) -> support::Result<void> {
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
    for (const auto& tally : result->tallies) {
        result->total += tally;
        appendRulesStatistics(result->statistics, tally, switches);
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
