// SPDX-License-Identifier: GPL-3.0-or-later
// Rules over corpora: how annotations become facts, settings from JSON.
#include "core/measures/rules/rulerun.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using annotation::Layer;

RuleSetup defaults(rules::RuleLists lists = {})
{
    const std::array files { rules::defaultRules() };
    support::Diagnostics findings;
    return { std::make_shared<const rules::RuleSet>(rules::RuleSet::stacked(files, findings)),
        std::move(lists) };
}

EvaluationPtr evaluated(Layer gold, Layer system)
{
    support::Progress progress;
    auto result = evaluate(std::make_shared<const Layer>(std::move(gold)),
        std::make_shared<const Layer>(std::move(system)), {}, progress);
    EXPECT_TRUE(result) << result.error().text;
    return *result;
}

RuleRun ran(const EvaluationPtr& evaluation)
{
    support::Progress progress;
    auto run = runRules(*evaluation, defaults(), progress);
    EXPECT_TRUE(run) << run.error().text;
    return std::move(*run);
}

std::string result(const RuleRun& run, bool gold, std::size_t place)
{
    const auto& labels = gold ? run.results[0].gold : run.results[0].system;
    return rules::shownResult(*run.setup.rules, labels[place]) + "|"
        + rules::shownResolution(*run.setup.rules, labels[place]);
}

TEST(RuleRun, LinksOutsideTheBaseAreUnresolved)
{
    Layer gold;
    auto one = testsupport::document(gold.labels, "Rome fell", "d");
    const auto g = testsupport::addEntity(one, gold.labels, { 0, 4 }, "city");
    one.annotations.editDetails(g).links = { "NIL" };
    gold.documents.push_back(std::move(one));
    Layer system;
    auto two = testsupport::document(system.labels, "Rome fell", "d");
    (void)testsupport::addEntity(two, system.labels, { 0, 4 }, "city");
    system.documents.push_back(std::move(two));
    const auto evaluation = evaluated(std::move(gold), std::move(system));
    EXPECT_EQ(result(ran(evaluation), true, 0), "TP|TN res");
}

TEST(RuleRun, OfASystemsCandidatesTheFirstCounts)
{
    for (const bool right : { true, false }) {
        Layer gold;
        auto one = testsupport::document(gold.labels, "Rome fell", "d");
        one.annotations.editDetails(testsupport::addEntity(one, gold.labels, { 0, 4 }, "city")).links
            = { "Q220" };
        gold.documents.push_back(std::move(one));
        Layer system;
        auto two = testsupport::document(system.labels, "Rome fell", "d");
        two.annotations.editDetails(testsupport::addEntity(two, system.labels, { 0, 4 }, "city")).links
            = right ? std::vector<std::string> { "Q220", "Q1" } : std::vector<std::string> { "Q1", "Q220" };
        system.documents.push_back(std::move(two));
        const auto evaluation = evaluated(std::move(gold), std::move(system));
        EXPECT_EQ(result(ran(evaluation), false, 0), right ? "TP|TP res" : "TP|FP res");
    }
}

TEST(RuleRun, ComponentsTakeNoPart)
{
    Layer gold;
    auto one = testsupport::document(gold.labels, "Rome fell", "d");
    const auto whole = testsupport::addEntity(one, gold.labels, { 0, 4 }, "city");
    (void)testsupport::addEntity(one, gold.labels, { 0, 2 }, "name", whole, annotation::Role::Component);
    gold.documents.push_back(std::move(one));
    Layer system;
    system.documents.push_back(testsupport::document(system.labels, "Rome fell", "d"));
    const auto evaluation = evaluated(std::move(gold), std::move(system));
    const auto run = ran(evaluation);
    EXPECT_EQ(run.results[0].gold.size(), 1U);
    EXPECT_EQ(result(run, true, 0), "FN|");
}

TEST(RuleRun, TextsThatDifferAreComparedInCommonPlaces)
{
    Layer gold;
    auto one = testsupport::document(gold.labels, "In Northfield town", "d");
    (void)testsupport::addEntity(one, gold.labels, { 3, 13 }, "city");
    gold.documents.push_back(std::move(one));
    Layer system;
    auto two = testsupport::document(system.labels, "In Nrthfield town", "d");
    (void)testsupport::addEntity(two, system.labels, { 3, 12 }, "city");
    system.documents.push_back(std::move(two));
    const auto evaluation = evaluated(std::move(gold), std::move(system));
    EXPECT_EQ(result(ran(evaluation), false, 0), "TP|TN res") << "a lost letter is no boundary error";
}

TEST(RuleSettings, AreReadFromJson)
{
    const auto settings
        = parseRuleSettings(R"({"label_parents": {"city": "place"}, "stop_words": {"*": ["The State."],
        "city": ["He"]}, "fuzzy_threshold": {"*": 0.7, "city": 0.9}, "rules_on": ["a"], "rules_off": ["b"]})",
            "s.json");
    ASSERT_TRUE(settings) << settings.error().text;
    EXPECT_TRUE(settings->lists.isA("city", "place"));
    EXPECT_TRUE(settings->lists.stopWord("state", "org"));
    EXPECT_TRUE(settings->lists.stopWord("he", "city"));
    EXPECT_FALSE(settings->lists.stopWord("he", "org"));
    EXPECT_EQ(settings->lists.threshold("city"), 900'000);
    EXPECT_EQ(settings->lists.threshold("org"), 700'000);
    EXPECT_EQ(settings->on, std::vector<std::string> { "a" });
    EXPECT_EQ(settings->off, std::vector<std::string> { "b" });
}

TEST(RuleSettings, MistakesAreNamed)
{
    const auto text = [](std::string_view json) {
        const auto settings = parseRuleSettings(json, "s.json");
        return settings ? std::string("none") : formatted(settings.error());
    };
    EXPECT_NE(text("{\n \"stop_words\": [x]}").find("s.json:2:17"), std::string::npos)
        << text("{\n \"stop_words\": [x]}");
    EXPECT_NE(text(R"({"stop_word": []})").find("did you mean 'stop_words'?"), std::string::npos);
    EXPECT_NE(text(R"({"fuzzy_threshold": 2})").find("0 to 1"), std::string::npos);
    EXPECT_NE(text(R"({"label_parents": ["a"]})").find("label_parents"), std::string::npos);
    EXPECT_NE(text(R"({"stop_words": [1]})")
                  .find("s.json:1:17: error: an entry of the stop words of all labels must be a text"),
        std::string::npos);
    EXPECT_NE(text("[]").find("an object in braces"), std::string::npos);
    EXPECT_NE(text(std::string(300'000, '[')).find("not JSON"), std::string::npos);
}

TEST(RuleSources, AMissingFileIsAnError)
{
    support::Diagnostics findings;
    const auto rules = loadRules({ { "/nowhere/x.rules" }, false, {} }, findings, {});
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().code, support::ErrorCode::NotFound);
    EXPECT_EQ(rules.error().place.file, "/nowhere/x.rules");
    const auto settings = loadRules({ {}, false, "/nowhere/s.json" }, findings, {});
    ASSERT_FALSE(settings);
    EXPECT_EQ(settings.error().code, support::ErrorCode::NotFound);
}

} // namespace
} // namespace touchstone::analysis
