// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `rules` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/rules/computerules.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

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
    setting::ofFile("rules",
        [](const EvaluationSpec& s) {
            const auto digest = s.rules.digest();
            return digest.empty() ? "default" : digest;
        }),
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

constexpr std::array<std::string_view, 1> ruleFiles { "rules" };

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
    .furtherSettings = ruleFiles,
    .compute = computeRules,
    .countsRecords = false,
    .sameSettings = [](const auto& a, const auto& b) { return a.rules == b.rules; },
};

} // namespace touchstone::analysis
