// SPDX-License-Identifier: GPL-3.0-or-later
// A rule made from an annotation parses, keeps apart from the rules there are, and fires for it.
#include "core/explain/ruletemplate.h"

#include "core/evaluation/dataset/project.h"
#include "core/rules/ruleset.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <regex>

namespace touchstone::analysis {
namespace {

using match::SideRole;
using rules::nobody;

RuleSetup stackedOn(const std::string& text)
{
    const std::array files { rules::defaultRules(), rules::RuleFile { "mine.rules", text } };
    support::Diagnostics findings;
    RuleSetup setup { std::make_shared<const rules::RuleSet>(rules::RuleSet::stacked(files, findings)), {} };
    EXPECT_TRUE(findings.empty()) << testsupport::findings(findings) << text;
    return setup;
}

// The comments in `when` are conditions that hold as well: without their signs.
std::string withFurther(const std::string& text)
{
    return std::regex_replace(text, std::regex("\n    # "), "\n    ");
}

struct Case
{
    Case(const std::string& gold, const std::string& system, EvaluationSpec spec = {})
    {
        support::Progress progress;
        spec.anyway = true; // texts of any kind
        auto result = evaluate(testsupport::layerPtr({ gold }, "gold"),
            testsupport::layerPtr({ system }, "system"), spec, progress);
        EXPECT_TRUE(result);
        evaluation = *result;
    }

    RuleTemplate made(std::size_t record, std::span<const std::string> taken = {}) const
    {
        support::Progress progress;
        auto result = ruleTemplate(*evaluation, evaluation->records[record], stackedOn({}), taken, progress);
        EXPECT_TRUE(result) << (result ? "" : result.error().text);
        return result ? *result : RuleTemplate {};
    }

    // How often the rule fires for an annotation of the record, and for how many tuples at all.
    std::pair<int, int> firings(const std::string& text, const std::string& name, std::size_t record) const
    {
        const auto setup = stackedOn(text);
        const auto rule = setup.rules->find(name);
        if (!rule) {
            ADD_FAILURE() << "there is no rule " << name;
            return {};
        }
        support::Progress progress;
        auto run = runRules(*evaluation, setup, progress);
        EXPECT_TRUE(run);
        const auto& own = evaluation->records[record];
        const auto placeOf = [&](SideRole side, std::uint32_t entity) {
            const auto& all = run->places[0][rules::index(side)];
            return static_cast<std::uint32_t>(std::find(all.begin(), all.end(), entity) - all.begin());
        };
        std::pair<int, int> result;
        for (const auto& firing : run->results[0].firings) {
            if (firing.rule == *rule) {
                ++result.second;
                const bool here = (own.hasGold() && firing.gold == placeOf(SideRole::Gold, own.gold))
                    || (own.hasSystem() && firing.system == placeOf(SideRole::System, own.system));
                result.first += here ? 1 : 0;
            }
        }
        return result;
    }

    // Every record's rule fires for it and for nothing else, also with all that holds.
    void expectFiring() const
    {
        for (std::size_t record = 0; record < evaluation->records.size(); ++record) {
            const auto rule = made(record);
            for (const auto& text : { rule.text, withFurther(rule.text) }) {
                const auto [here, all] = firings(text, rule.name, record);
                EXPECT_EQ(here, 1) << text;
                EXPECT_EQ(all, 1) << text;
            }
        }
    }

    EvaluationPtr evaluation;
};

TEST(RuleTemplate, FiresForASpuriousAnnotationAlone)
{
    const Case one("in London and Paris", "in [LOC London] and [LOC~0.25 Paris]");
    one.expectFiring();
    EXPECT_EQ(one.made(1).text,
        "rule \"FP LOC: Paris\"\n"
        "  about \"made from “Paris” in d1\"\n"
        "  phase Filter  salience 5  for system\n"
        "  when\n"
        "    system.result == \"FP\"\n"
        "    system.type == \"LOC\"\n"
        "    normal(system.text) == \"paris\"\n"
        "    no gold (true)\n"
        "    # length(system.text) == 5\n"
        "    # system.score <= 0.25\n"
        "    # count(system.ids) == 0\n"
        "  then\n"
        "    system.note = \"say why\"\n"
        "    # system.ignored = \"say why it does not count\"\n"
        "end\n");
}

TEST(RuleTemplate, FiresForAMissedAnnotationAlone)
{
    Case("[PER!low@Q1? Ada] and [PER Bob]", "Ada and Bob").expectFiring();
}

TEST(RuleTemplate, APairThatOverlapsIsMatched)
{
    const Case one("[PER President Barack Obama] spoke", "President [PER Barack Obama] spoke");
    one.expectFiring();
    const auto rule = one.made(0);
    EXPECT_NE(rule.text.find("for pair"), std::string::npos) << rule.text;
    EXPECT_NE(rule.text.find("contains(normal(gold.text), normal(system.text))"), std::string::npos);
    EXPECT_NE(rule.text.find("match(system, gold)"), std::string::npos);
    const auto setup = stackedOn(rule.text);
    support::Progress progress;
    const auto run = runRules(*one.evaluation, setup, progress);
    ASSERT_TRUE(run);
    EXPECT_EQ(rules::shownResult(*setup.rules, run->results[0].gold[0]), "FzTP");
    EXPECT_EQ(rules::shownResult(*setup.rules, run->results[0].system[0]), "FzTP");
}

TEST(RuleTemplate, AMatchKeepsItsResults)
{
    const Case one("[PER@Q1 Ada] saw [LOC@Q5 New York]", "[PER@Q2 Ada] saw [LOC@Q5 New York]");
    one.expectFiring();
    const auto rule = one.made(0);
    EXPECT_NE(rule.text.find("for match"), std::string::npos);
    EXPECT_NE(rule.text.find("system.resolution == \"FP res\""), std::string::npos);
    EXPECT_NE(rule.text.find("system.cause == \"resolver\""), std::string::npos);
    EXPECT_NE(rule.text.find("not ids_match(system, gold)"), std::string::npos);
    EXPECT_NE(one.made(1).text.find("\n    ids_match(system, gold)"), std::string::npos);
}

TEST(RuleTemplate, APartnerOfSomebodyElseIsNotMatchedAgain)
{
    // The rules match the second system span; the record pairs nothing with the first.
    const Case one("[LOC New York City]", "[LOC [LOC New York] City]");
    for (std::size_t record = 0; record < one.evaluation->records.size(); ++record) {
        const auto rule = one.made(record);
        EXPECT_EQ(one.firings(rule.text, rule.name, record).first, 1) << rule.text;
    }
}

TEST(RuleTemplate, OverlapsWithAnotherTypeAreNamed)
{
    EvaluationSpec spec;
    const Case one("[ORG [LOC Paris] Club]", "[PER Paris Club]", spec);
    for (std::size_t record = 0; record < one.evaluation->records.size(); ++record) {
        const auto rule = one.made(record);
        EXPECT_GE(one.firings(withFurther(rule.text), rule.name, record).first, 1) << rule.text;
    }
}

TEST(RuleTemplate, TextsOfAnyKindAreQuoted)
{
    const std::string longText(200, 'x');
    const Case nothing(
        "[A \"quoted\" back\\\\slash] [B …!?] [C " + longText + " ende] [D tab\there\nand 😀]", "nothing");
    ASSERT_NE(nothing.evaluation, nullptr);
    const Case one("[A say \"hi\"] [B …!?] [C " + longText + " ende] [D tab\there\nand 😀] [E#e1 x]",
        "say \"hi\" …!? " + longText + " ende tab\there\nand 😀 x");
    one.expectFiring();
}

TEST(RuleTemplate, NamesAreFree)
{
    const Case one("Paris", "[LOC Paris]");
    const std::vector<std::string> taken { "FP LOC: Paris", "FP LOC: Paris 2" };
    const auto rule = one.made(0, taken);
    EXPECT_EQ(rule.name, "FP LOC: Paris 3");
    EXPECT_EQ(one.firings(rule.text, rule.name, 0).first, 1);
}

TEST(RuleTemplate, ManyAlikeInOneDocumentFireForAllOfThem)
{
    const Case one("a a a", "[X a] [X a] [X a]");
    const auto rule = one.made(1);
    const auto [here, all] = one.firings(rule.text, rule.name, 1);
    EXPECT_EQ(here, 1);
    EXPECT_EQ(all, 3);
}

// Every `step`-th record of real data: its rule, with all that holds, fires for it.
void expectFiringOf(const std::string& gold, const std::string& system, std::size_t step)
{
    DataSetSpec spec;
    spec.gold.path = gold;
    spec.systems.resize(1);
    spec.systems.front().path = system;
    support::Progress progress;
    const auto data = loadDataSet(spec, progress);
    ASSERT_TRUE(data) << data.error().text;
    ASSERT_FALSE(data->systems.front().error);
    const auto evaluation = *evaluate(data->gold, data->systems.front().layer, {}, progress);
    ASSERT_FALSE(evaluation->records.empty());
    const auto setup = stackedOn({});
    for (std::size_t number = 0; number < evaluation->records.size(); number += step) {
        const auto& record = evaluation->records[number];
        const auto made = ruleTemplate(*evaluation, record, setup, {}, progress);
        ASSERT_TRUE(made) << made.error().text;
        const auto own = stackedOn(withFurther(made->text));
        const auto rule = own.rules->find(made->name);
        ASSERT_TRUE(rule) << made->text;
        RuleDocument document;
        fillRuleDocument(document, *evaluation, record.document);
        rules::Engine engine(*own.rules, own.lists);
        const auto result = engine.run(document.input, progress);
        ASSERT_TRUE(result);
        const auto is = [&](SideRole side, std::uint32_t place, std::uint32_t entity) {
            return place != nobody && document.entities[rules::index(side)][place] == entity;
        };
        const bool fired
            = std::any_of(result->firings.begin(), result->firings.end(), [&](const rules::Firing& firing) {
                  return firing.rule == *rule
                      && (is(SideRole::Gold, firing.gold, record.gold)
                          || is(SideRole::System, firing.system, record.system));
              });
        EXPECT_TRUE(fired) << made->text;
    }
}

TEST(RuleTemplate, FiresForEveryRecordOfTheSample)
{
    const std::string folder = TOUCHSTONE_SAMPLES;
    expectFiringOf(folder + "/gold.jsonl", folder + "/system-a.jsonl", 1);
    expectFiringOf(folder + "/gold.jsonl", folder + "/system-b.jsonl", 1);
}

TEST(RuleTemplate, FiresForRecordsOfRealCorpora)
{
    const std::string corpora = std::string(TOUCHSTONE_SHARED) + "/corpora";
    if (!std::filesystem::exists(corpora)) {
        GTEST_SKIP() << "no corpora in " << corpora;
    }
    for (const auto& [folder, step] :
        { std::pair { "hipe2020-fr", 23U }, std::pair { "elevant-kore50", 5U } }) {
        const auto root = corpora + "/" + folder;
        const std::string gold
            = root + (std::filesystem::exists(root + "/gold.tsv") ? "/gold.tsv" : "/gold.jsonl");
        std::vector<std::string> runs;
        for (const auto& run : std::filesystem::directory_iterator(root + "/runs")) {
            const auto path = run.path().string();
            if (path.ends_with(".tsv") || path.ends_with(".linked_articles.jsonl")) {
                runs.push_back(path);
            }
        }
        ASSERT_FALSE(runs.empty());
        expectFiringOf(gold, *std::min_element(runs.begin(), runs.end()), step);
    }
}

} // namespace
} // namespace touchstone::analysis
