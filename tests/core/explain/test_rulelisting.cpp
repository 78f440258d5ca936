// SPDX-License-Identifier: GPL-3.0-or-later
// The list of rules: order, origin, counts, and the records that each count is.
#include "core/evaluation/slices/filtering.h"
#include "core/explain/rulelisting.h"

#include "core/evaluation/dataset/project.h"
#include "core/measures/base/measure.h"
#include "core/measures/rules/rulerun.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace touchstone::analysis {
namespace {

RuleSetup loaded(const std::vector<std::string>& texts)
{
    RuleSources sources;
    std::vector<RuleText> unsaved;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        sources.files.push_back("/rules/" + std::string(1, static_cast<char>('a' + i)) + ".rules");
        unsaved.push_back({ sources.files.back(), texts[i] });
    }
    support::Diagnostics findings;
    const support::Progress progress;
    auto setup = loadRules(sources, findings, progress, unsaved);
    EXPECT_TRUE(setup) << (setup ? "" : setup.error().text);
    return setup ? *setup : RuleSetup {};
}

const ListedRule& named(const RuleListing& listing, const std::string& name)
{
    const auto found = std::ranges::find(listing.rules, name, &ListedRule::name);
    EXPECT_NE(found, listing.rules.end()) << name;
    return found == listing.rules.end() ? listing.rules.front() : *found;
}

constexpr const char* ownRules = R"(# mine
rule "short"
  about "too short to be a name"
  phase Filter  salience 15  for system
  when
    system.result == "FP"
    length(system.text) < 3
  then
    system.ignored = "too short"
end

rule "fuzzy check"
  phase FuzzyMatch  salience 20  for pair
  when
    gold.result == "FN"
    system.result == "FP"
  then
    match(system, gold)
end

off "filter duplicate gold"
)";

TEST(RuleListing, ListsPhasesInTheirOrderAndRulesAsTheyRun)
{
    const RuleListing listing = listRules(loaded({ ownRules }), nullptr);
    ASSERT_EQ(listing.phases.size(), 8U);
    EXPECT_EQ(listing.phases[0].name, "Base");
    EXPECT_EQ(listing.phases[7].name, "Document");
    std::vector<std::string> filter;
    for (const auto rule : listing.phases[4].rules) {
        filter.push_back(listing.rules[rule].name);
    }
    EXPECT_EQ(filter,
        (std::vector<std::string> {
            "filter duplicate system", "filter duplicate gold", "short", "filter FP stop word" }))
        << "salience 20, 20, 15, 10";
    std::size_t sum = 0;
    for (const auto& phase : listing.phases) {
        sum += phase.rules.size();
    }
    EXPECT_EQ(sum, listing.rules.size());
}

TEST(RuleListing, TellsWhereARuleComesFromAndWhatItReplaces)
{
    const RuleListing listing = listRules(
        loaded({ ownRules,
            "rule \"short\"\nphase Filter for system\nwhen\n  true\nthen\n  system.note = \"b\"\nend\n" }),
        nullptr);
    const ListedRule& builtIn = named(listing, "true positive");
    EXPECT_TRUE(builtIn.builtIn);
    EXPECT_FALSE(builtIn.replaces);
    EXPECT_TRUE(builtIn.text.starts_with("rule \"true positive\"")) << builtIn.text;
    EXPECT_TRUE(builtIn.text.ends_with("end")) << builtIn.text;

    const ListedRule& fuzzy = named(listing, "fuzzy check");
    EXPECT_FALSE(fuzzy.builtIn);
    EXPECT_EQ(fuzzy.file, "/rules/a.rules");
    EXPECT_EQ(fuzzy.line, 12U);
    EXPECT_TRUE(fuzzy.replaces);
    EXPECT_TRUE(fuzzy.replacesBuiltIn);
    EXPECT_EQ(fuzzy.text.find("similarity"), std::string::npos) << "its own text";

    const ListedRule& twice = named(listing, "short");
    EXPECT_EQ(twice.file, "/rules/b.rules");
    EXPECT_TRUE(twice.replaces);
    EXPECT_FALSE(twice.replacesBuiltIn);
    EXPECT_EQ(twice.replaced, "/rules/a.rules") << "the one just below";
    EXPECT_FALSE(named(listing, "filter duplicate gold").on);
}

TEST(RuleListing, WithoutAResultNothingIsCounted)
{
    const RuleListing listing = listRules(loaded({}), nullptr);
    EXPECT_EQ(listing.rules.size(), 44U);
    for (const auto& rule : listing.rules) {
        EXPECT_FALSE(rule.fired || rule.tried || rule.records) << rule.name;
    }
    for (const auto& phase : listing.phases) {
        EXPECT_FALSE(phase.fired || phase.tried || phase.records) << phase.name;
    }
}

FacetColumn facet(std::vector<std::string> names, const std::vector<std::vector<std::uint32_t>>& records)
{
    FacetColumn column;
    column.id = "rule";
    column.names = std::move(names);
    column.begins.push_back(0);
    for (const auto& record : records) {
        column.values.insert(column.values.end(), record.begin(), record.end());
        column.begins.push_back(static_cast<std::uint32_t>(column.values.size()));
    }
    return column;
}

TEST(RuleListing, CountsTheRecordsOfEachRuleAndThoseOfAPhaseOnce)
{
    RulesResult result;
    auto run = std::make_shared<RuleRun>();
    run->setup = loaded({});
    const auto& set = *run->setup.rules;
    run->counts.fired.assign(set.rules().size(), 0);
    run->counts.tried.assign(set.rules().size(), 0);
    const auto count = [&](const char* name, std::uint64_t tried, std::uint64_t fired) {
        run->counts.tried[*set.find(name)] = tried;
        run->counts.fired[*set.find(name)] = fired;
    };
    count("false positive", 9, 3);
    count("false negative", 8, 2);
    count("document true positive", 5, 4);
    result.run = run;
    RecordList annotations;
    annotations.id = "rules";
    annotations.facets.push_back(facet({ "false positive", "false negative", "document true positive" },
        { { 0 }, { 0, 1 }, {}, { 0, 1, 2 }, { 2 } }));
    RecordList entities;
    entities.id = "rules.entities";
    entities.facets.push_back(facet({ "document true positive" }, { { 0 }, { 0 }, { 0 }, { 0 } }));
    result.lists = { annotations, entities };

    const RuleListing listing = listRules(run->setup, &result);
    const ListedRule& positive = named(listing, "false positive");
    EXPECT_EQ(positive.fired, 3U);
    EXPECT_EQ(positive.tried, 9U);
    EXPECT_EQ(positive.records, 3U);
    EXPECT_EQ(positive.filter.list, "rules");
    EXPECT_EQ(positive.filter.facets, (std::vector<FacetChoice> { { "rule", { "false positive" } } }));
    EXPECT_EQ(named(listing, "true positive").records, 0U) << "none is a number here";

    const ListedRule& document = named(listing, "document true positive");
    EXPECT_EQ(document.records, 4U) << "entities, not their mentions";
    EXPECT_EQ(document.filter.list, "rules.entities");

    EXPECT_EQ(listing.phases[0].fired, 5U);
    EXPECT_EQ(listing.phases[0].tried, 17U);
    EXPECT_EQ(listing.phases[0].records, 3U) << "two rules for one record count once";
    EXPECT_EQ(listing.phases[7].records, 2U);

    // Other rules than those of the result: what it had is told by name.
    const RuleListing other = listRules(loaded({ ownRules }), &result);
    EXPECT_EQ(named(other, "false positive").fired, 3U);
    EXPECT_FALSE(named(other, "short").fired);
}

TEST(RuleListing, ARunOfTheDefaultRulesFiresWhatItsDocumentsHold)
{
    auto gold = testsupport::layerPtr({ "[PER Ada] met [LOC Rome]" }, "gold");
    auto system = testsupport::layerPtr({ "[PER Ada] [ORG met] Rome" }, "system");
    support::Progress progress;
    const auto evaluation = evaluate(gold, system, {}, progress);
    ASSERT_TRUE(evaluation);
    auto run = runRules(**evaluation, loaded({}), progress);
    ASSERT_TRUE(run);
    RulesResult result;
    const RuleSetup setup = run->setup;
    result.run = std::make_shared<const RuleRun>(std::move(*run));
    const RuleListing listing = listRules(setup, &result);
    EXPECT_EQ(named(listing, "true positive").fired, 1U);
    EXPECT_EQ(named(listing, "false positive").fired, 1U);
    EXPECT_EQ(named(listing, "false negative").fired, 1U);
    EXPECT_EQ(named(listing, "fuzzy check").fired, 0U);
    EXPECT_FALSE(named(listing, "fuzzy check").records) << "no list, no records";
}

// --- every count is its records ---------------------------------------------------------------------------

/// Follows the link of every rule and phase; answers how many counts above zero there were.
int followAll(const EvaluationPtr& evaluation)
{
    support::Progress progress;
    const auto measure = rulesMeasure.compute(*evaluation, progress, MeasureExtent::Everything);
    EXPECT_TRUE(measure) << (measure ? "" : measure.error().text);
    if (!measure) {
        return 0;
    }
    const auto& result = dynamic_cast<const RulesResult&>(**measure);
    std::map<std::string, EvaluationPtr> lists;
    const auto behind = [&](const RecordFilter& filter) {
        EvaluationPtr& through = lists[filter.list];
        if (!through) {
            const RecordList* list = result.list(filter.list);
            EXPECT_NE(list, nullptr) << filter.list;
            through = list == nullptr ? evaluation : throughList(evaluation, *list);
        }
        return filtered(*through, std::span(&filter, 1)).size();
    };
    int counts = 0;
    const RuleListing listing = listRules(*evaluation->spec.rules.inForce(), &result);
    for (const ListedRule& rule : listing.rules) {
        EXPECT_TRUE(rule.records.has_value()) << rule.name;
        EXPECT_EQ(behind(rule.filter), rule.records.value_or(0)) << rule.name;
        EXPECT_EQ(rule.fired.value_or(0) > 0, rule.records.value_or(0) > 0) << rule.name;
        EXPECT_LE(rule.records.value_or(0), rule.fired.value_or(0)) << rule.name;
        EXPECT_LE(rule.fired.value_or(0), rule.tried.value_or(0)) << rule.name;
        counts += rule.records.value_or(0) > 0 ? 1 : 0;
    }
    for (const ListedPhase& phase : listing.phases) {
        EXPECT_EQ(behind(phase.filter), phase.records.value_or(0)) << phase.name;
        counts += phase.records.value_or(0) > 0 ? 1 : 0;
    }
    return counts;
}

EvaluationPtr scored(const std::string& gold, const std::string& system, const char* column = nullptr)
{
    DataSetSpec spec;
    spec.gold.path = gold;
    spec.systems.resize(1);
    spec.systems.front().path = system;
    if (column != nullptr) {
        spec.gold.options.annotationColumn = column;
        spec.systems.front().options.annotationColumn = column;
    }
    support::Progress progress;
    const auto data = loadDataSet(spec, progress);
    EXPECT_TRUE(data && !data->systems.front().error);
    return *evaluate(data->gold, data->systems.front().layer, {}, progress);
}

TEST(RuleListingLinks, OfEveryKindOfCaseSelectExactlyTheirRecords)
{
    support::Progress progress;
    const auto evaluation
        = evaluate(testsupport::layerPtr(
                       { "[PER@Q1 Ada] met [LOC@Q2 Rome] and [PER!low@Q3 Zoe] in [LOC@Q4,Q5 Paris]",
                           "[PER@Q1 Ada] saw [ORG Acme Inc] in [LOC.adm@Q2 Rome], [PER@Q9 Bob]", "nothing" },
                       "gold"),
            testsupport::layerPtr(
                { "[PER@Q1 Ada] met [LOC@Q7 Rome] and [PER@Q3 Zoe] in [LOC@Q4 Paris]",
                    "[PER@Q1 Ada] saw [ORG@Q8 Acme] Inc in [LOC@Q2 Rome], Bob", "[PER@Q6 nothing]" },
                "system"),
            {}, progress);
    ASSERT_TRUE(evaluation);
    EXPECT_GT(followAll(*evaluation), 15);
}

TEST(RuleListingLinks, OfTheSamplesSelectExactlyTheirRecords)
{
    for (const char* system : { "/system-a.jsonl", "/system-b.jsonl" }) {
        EXPECT_GT(followAll(scored(std::string(TOUCHSTONE_SAMPLES) + "/gold.jsonl",
                      std::string(TOUCHSTONE_SAMPLES) + system)),
            5)
            << system;
    }
}

TEST(RuleListingLinks, OfRealCorporaSelectExactlyTheirRecords)
{
    const std::string shared = TOUCHSTONE_SHARED "/corpora";
    if (!std::filesystem::exists(shared)) {
        GTEST_SKIP() << "needs the folder " << shared << " (CMake: TOUCHSTONE_SHARED)";
    }
    EXPECT_GT(followAll(scored(shared + "/hipe2020-fr/gold.tsv",
                  shared + "/hipe2020-fr/runs/team10_bundle1_fr_1.tsv", "tree")),
        20);
    EXPECT_GT(followAll(scored(shared + "/elevant-kore50/gold.jsonl",
                  shared + "/elevant-kore50/runs/rel__2014_.kore50.linked_articles.jsonl")),
        10);
}

} // namespace
} // namespace touchstone::analysis
