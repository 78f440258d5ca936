// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/computerules.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/rules/rulescases.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/rules/rulessheets.h"

namespace touchstone::analysis {

support::Result<MadeResult> countRules(const Evaluation& evaluation, std::shared_ptr<const RuleRun> run,
    support::Progress& progress, MeasureExtent extent)
{
    auto result = std::make_shared<RulesResult>();
    result->measure = "rules";
    result->extent = extent;
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
    addRulesSheets(*result, evaluation, extent == MeasureExtent::Everything);
    return result;
}

namespace {

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    auto run = runRules(evaluation, *evaluation.spec.rules.inForce(), progress);
    if (!run) {
        return support::Failure(run.error());
    }
    return countRules(evaluation, std::make_shared<const RuleRun>(std::move(*run)), progress, extent);
}

using metrics::RuleSwitches;
using Conditional = RuleSwitches::Conditional;
constexpr auto conditionalWords = std::to_array<setting::Word<Conditional>>(
    { { "right", Conditional::Right }, { "wrong", Conditional::Wrong }, { "out", Conditional::Out } });

template <auto member>
constexpr SettingRow switchOf(setting::Name name, std::string_view meaning, SettingRow::Option option)
{
    return setting::oneOf<setting::yesNo, &EvaluationSpec::rules, &RuleParameters::switches, member>(
        name, meaning, option);
}

constexpr std::array ownSettings {
    setting::ofFile("rules", [](const auto& s) { return setting::wordOr(s.rules.digest(), "default"); }),
    switchOf<&RuleSwitches::ignored>("rules-ignored",
        "does what rules set aside (stop words, duplicates) count",
        { "YES", "rules: what rules set aside counts: yes (default), no" }),
    switchOf<&RuleSwitches::low>("rules-low", "does what is of low confidence count",
        { "YES", "rules: what is of low confidence counts: yes (default), no" }),
    switchOf<&RuleSwitches::taggerErrors>("rules-tagger-errors",
        "do wrong links count that the tagger caused",
        { "YES", "rules: wrong links of the tagger count: yes (default), no" }),
    setting::oneOf<conditionalWords, &EvaluationSpec::rules, &RuleParameters::switches,
        &RuleSwitches::conditional>("rules-conditional",
        "what a link counts as that is right for one of several ids",
        { "FORM",
            "rules: a link right for one of several ids is right (default), wrong, or left out (out)" }),
};

constexpr std::array<std::string_view, 4> parameters { "rules-ignored", "rules-low", "rules-tagger-errors",
    "rules-conditional" };

} // namespace

constexpr metrics::Measure rulesMeasure {
    .id = "rules",
    .title = "Rules",
    .description
    = "What the rules in force call every annotation, entity and link: precision, recall and F1 strict, "
      "lenient and weighted, of spans, links and whole documents, and who caused wrong links.",
    .source = "Poster on rules for the evaluation of tagging and resolution (forward chaining in phases); "
              "the rule files in force",
    .headline = "strict.f1",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .countsRecords = false,
};

} // namespace touchstone::analysis
