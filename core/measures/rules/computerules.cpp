// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/computerules.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/rules/rulescases.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/rules/rulessheets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

/// Statistics, scores and sheets of a result whose counts are there.
void finish(RulesResult& result, const Evaluation& evaluation, bool perDocument)
{
    result.measure = "rules";
    describe(result);
    for (const auto& tally : result.tallies) {
        appendRulesStatistics(result.statistics, tally, evaluation.spec.rules.switches);
    }
    addRulesSheets(result, evaluation, perDocument);
}

/// The words of labels and flags of the lists, so that a list without records links as one with them.
void flowWords(const metrics::NumberFlow& to, RulesResult& result)
{
    if (to.out()) {
        for (const auto& id : to.names()) {
            auto& list = result.lists.emplace_back();
            list.id = id;
            // The first is what groups count; annotations are counted by side.
            list.categories = { id == "rules.entities" ? "entity" : id == "rules.links" ? "link" : "gold" };
            for (const auto& facet : to.part(id).names()) {
                list.facets.push_back({ facet, {}, {}, to.part(id).part(facet).names(), { 0 }, {} });
            }
        }
        return;
    }
    std::int64_t here = 1;
    for (const auto& list : result.lists) {
        for (const auto& facet : list.facets) {
            to.part(list.id).number(facet.id, here); // a facet without words is one all the same
            const auto words = to.part(list.id).part(facet.id);
            for (const auto& word : facet.names) {
                if (facet.id != "rule") {
                    words.number(word, here);
                }
            }
        }
    }
}

void flowLabels(const metrics::NumberFlow& to, RulesResult& result)
{
    const auto flowCounts = [](const metrics::NumberFlow& into, std::vector<std::int64_t>& counts) {
        for (std::size_t column = 0; column < counts.size(); ++column) {
            into.number(std::to_string(column), counts[column]);
        }
    };
    if (!to.out()) {
        for (auto& [sheet, counts] : result.labelCounts) {
            for (auto& [shown, numbers] : counts) {
                flowCounts(to.part(sheet)
                               .part(shown.word)
                               .part(shown.low ? "low" : "sure")
                               .part(shown.ignored)
                               .part(std::to_string(shown.order)),
                    numbers);
            }
        }
        return;
    }
    for (const auto& sheet : to.names()) {
        const auto words = to.part(sheet);
        for (const auto& word : words.names()) {
            for (const auto& flag : words.part(word).names()) {
                const auto reasons = words.part(word).part(flag);
                for (const auto& reason : reasons.names()) {
                    for (const auto& order : reasons.part(reason).names()) {
                        std::vector<std::int64_t> numbers(sheet.starts_with("document") ? 1 : 2);
                        flowCounts(reasons.part(reason).part(order), numbers);
                        result.labelCounts[sheet].emplace(
                            RulesResult::Shown {
                                support::parsed<int>(order).value_or(0), word, reason, flag == "low" },
                            std::move(numbers));
                    }
                }
            }
        }
    }
}

/// Rules and phases by their place, which is the same in every shard: rules are a setting.
void flowRules(const metrics::NumberFlow& to, RulesResult& result)
{
    static constexpr std::size_t digits = 6;
    const auto placed = [](std::size_t place, const std::string& name) {
        auto number = std::to_string(place);
        number.insert(0, digits - std::min(number.size(), digits), '0');
        return number + " " + name;
    };
    const auto nameIn
        = [](const std::string& text) { return text.substr(std::min(text.size(), digits + 1)); };
    const auto phases = to.part("phases");
    const auto rules = to.part("rules");
    std::int64_t here = 1;
    if (to.out()) {
        for (const auto& name : phases.names()) {
            result.phases.push_back(nameIn(name));
        }
        for (const auto& name : result.phases.empty() ? std::vector<std::string>() : rules.names()) {
            auto& rule = result.rules.emplace_back();
            rule.rule = nameIn(name);
            const auto from = rules.part(name);
            from.number("fired", rule.fired);
            from.number("tried", rule.tried);
            from.number("records", rule.records);
            rule.on = from.part("on").names() == std::vector<std::string> { "yes" };
            const auto phase = from.part("phase").names();
            rule.phase = phase.empty() ? 1 : support::parsed<std::int64_t>(phase.front()).value_or(1);
            rule.phase
                = std::clamp<std::int64_t>(rule.phase, 1, static_cast<std::int64_t>(result.phases.size()));
        }
        return;
    }
    for (std::size_t i = 0; i < result.phases.size(); ++i) {
        phases.number(placed(i, result.phases[i]), here);
    }
    for (std::size_t i = 0; i < result.rules.size(); ++i) {
        auto rule = result.rules[i];
        const auto into = rules.part(placed(i, rule.rule));
        into.number("fired", rule.fired);
        into.number("tried", rule.tried);
        into.number("records", rule.records);
        into.part("on").number(rule.on ? "yes" : "no", here);
        into.part("phase").number(std::to_string(rule.phase), here);
    }
}

void flowResult(metrics::ResultNumbers& numbers, RulesResult& result, bool out)
{
    const auto all = numbers.flowAll(out);
    metrics::flow(all.part("tally"), result.total);
    metrics::flowOccurring(all.part("types"), result.typeNames, result.types);
    const auto notes = all.part("notes");
    for (const auto& note : out
            ? notes.names()
            : support::listOf<std::string>(result.notes, [](const auto& one) { return one.first; })) {
        notes.number(note, result.notes[note]);
    }
    flowLabels(all.part("labels"), result);
    flowRules(all, result);
    flowWords(all.part("words"), result);
    numbers.flowDocuments(out, result.tallies);
}

void takeNumbers(
    const Evaluation& /*evaluation*/, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& rules = static_cast<const RulesResult&>(result);
    RulesResult own; // without the records
    own.total = rules.total;
    own.tallies = rules.tallies;
    own.typeNames = rules.typeNames;
    own.types = rules.types;
    own.notes = rules.notes;
    own.labelCounts = rules.labelCounts;
    own.phases = rules.phases;
    own.rules = rules.rules;
    for (const auto& list : rules.lists) {
        auto& kept = own.lists.emplace_back();
        kept.id = list.id;
        for (const auto& facet : list.facets) {
            kept.facets.push_back({ facet.id, {}, {}, facet.names, {}, {} });
        }
    }
    flowResult(numbers, own, false);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<RulesResult>();
    flowResult(numbers, *result, true);
    finish(*result, evaluation, !result->tallies.empty());
    result->lists.clear();
    return result;
}

} // namespace

support::Result<MadeResult> countRules(const Evaluation& evaluation, std::shared_ptr<const RuleRun> run,
    support::Progress& progress, MeasureExtent extent)
{
    auto result = std::make_shared<RulesResult>();
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
    for (const auto& tally : result->tallies) {
        result->total += tally;
    }
    result->run = std::move(run);
    countRulesLists(*result, evaluation);
    finish(*result, evaluation, extent == MeasureExtent::Everything);
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
    .adding = { takeNumbers, makeResult },
};

} // namespace touchstone::analysis
