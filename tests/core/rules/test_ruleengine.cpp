// SPDX-License-Identifier: GPL-3.0-or-later
// The rule engine: against its slow twin on random documents and random rules, order, threads, limits.
#include "tests/reference/everyrule.h"
#include "tests/support/randomrules.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <random>

using namespace touchstone;
using match::SideRole;
using testsupport::Random;
using testsupport::randomDocument;
using testsupport::randomRules;
using testsupport::RuleDocument;
using testsupport::ruleSet;
using testsupport::runRules;
using testsupport::someLists;

TEST(RuleEngine, AgreesWithItsTwinOnRandomDocuments)
{
    Random random(1);
    const auto set = ruleSet("");
    const auto lists = someLists();
    for (int round = 0; round < 400; ++round) {
        const auto document = randomDocument(random, 7);
        ASSERT_EQ(
            runRules(set, lists, document->input()), reference::everyRule(set, lists, document->input()))
            << "round " << round;
    }
}

TEST(RuleEngine, AgreesWithItsTwinOnRandomRules)
{
    Random random(2);
    const auto lists = someLists();
    std::size_t fired = 0;
    for (int round = 0; round < 1200; ++round) {
        const auto text = randomRules(random);
        const auto set = ruleSet(text);
        const auto document = randomDocument(random, 5);
        const auto result = runRules(set, lists, document->input());
        ASSERT_EQ(result, reference::everyRule(set, lists, document->input())) << "round " << round << "\n"
                                                                               << text;
        fired += static_cast<std::size_t>(std::count_if(result.firings.begin(), result.firings.end(),
            [&](const rules::Firing& firing) { return set.rules()[firing.rule].file == 1; }));
    }
    EXPECT_GT(fired, 1000U) << "the random rules are too shy to test anything";
}

TEST(RuleEngine, TheOrderOfTheInputChangesNothing)
{
    Random random(3);
    const auto lists = someLists();
    for (int round = 0; round < 50; ++round) {
        const auto set = ruleSet(randomRules(random));
        const auto document = randomDocument(random, 12);
        const auto straight = runRules(set, lists, document->input());
        for (int shuffle = 0; shuffle < 20; ++shuffle) {
            std::vector<std::size_t> gold(straight.gold.size());
            std::vector<std::size_t> system(straight.system.size());
            std::iota(gold.begin(), gold.end(), 0U);
            std::iota(system.begin(), system.end(), 0U);
            std::shuffle(gold.begin(), gold.end(), random);
            std::shuffle(system.begin(), system.end(), random);
            const auto input = document->reordered(gold, system);
            const auto shuffled = runRules(set, lists, input);
            for (std::size_t at = 0; at < gold.size(); ++at) {
                auto own = shuffled.gold[at];
                own.partner = own.partner == rules::nobody ? own.partner
                                                           : static_cast<std::uint32_t>(system[own.partner]);
                ASSERT_EQ(own, straight.gold[gold[at]]);
            }
            for (std::size_t at = 0; at < system.size(); ++at) {
                auto own = shuffled.system[at];
                own.partner = own.partner == rules::nobody ? own.partner
                                                           : static_cast<std::uint32_t>(gold[own.partner]);
                ASSERT_EQ(own, straight.system[system[at]]);
            }
        }
    }
}

TEST(RuleEngine, OneThreadAndTwoSayTheSame)
{
    Random random(4);
    const auto set = ruleSet("");
    const auto lists = someLists();
    std::vector<std::unique_ptr<RuleDocument>> documents;
    for (int number = 0; number < 200; ++number) {
        documents.push_back(randomDocument(random, 15));
    }
    const auto run = [&](std::size_t threads) {
        const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
        support::Progress progress;
        return rules::runDocuments(
            set, lists, documents.size(),
            [&](std::size_t number, rules::DocumentInput& input) { input = documents[number]->input(); },
            progress);
    };
    const auto one = run(1);
    const auto two = run(2);
    ASSERT_TRUE(one && two);
    EXPECT_EQ(one->documents, two->documents);
    EXPECT_EQ(one->counts.fired, two->counts.fired);
    EXPECT_EQ(one->counts.tried, two->counts.tried);
}

TEST(RuleEngine, AChangeIsSeenByOverlappingAnnotationsOfTheSameSide)
{
    const auto set = ruleSet(R"(
rule "beside"
  phase Filter salience 10 for system
  when
    exists other (other.note == "seen")
  then
    system.cause = "beside"
end
rule "first"
  phase Filter salience 5 for system
  when
    system.type == "a"
  then
    system.note = "seen"
end
)");
    RuleDocument document("Rome fell");
    document.system({ "s1", "a", { 0, 4 }, {}, false, false })
        .system({ "s2", "b", { 2, 9 }, {}, false, false });
    const auto result = runRules(set, {}, document.input());
    EXPECT_EQ(set.symbol(result.system[1].cause), "beside");
    EXPECT_EQ(set.symbol(result.system[0].cause), "");
}

TEST(RuleEngine, RulesThatUndoEachOtherEnd)
{
    const auto set = ruleSet(R"(
rule "ping"
  phase Filter for system
  when
    system.note != "ping"
  then
    system.note = "ping"
end
rule "pong"
  phase Filter for system
  when
    system.note == "ping"
  then
    system.note = "pong"
end
)");
    RuleDocument document("Rome");
    document.system({ "s1", "city", { 0, 4 }, {}, false, false });
    const auto result = runRules(set, {}, document.input());
    EXPECT_EQ(set.symbol(result.system[0].note), "pong") << "each fires once: ping, then pong";
}

TEST(RuleEngine, AMatchTakesBothPartnersOnce)
{
    const auto set = ruleSet(R"(
phases Only
rule "take"
  phase Only for pair
  then
    match(system, gold)
    system.note = "taken"
end
)",
        false);
    RuleDocument document("ABCD");
    document.gold({ "g1", "x", { 0, 4 }, {}, false, false });
    document.system({ "s1", "x", { 0, 2 }, {}, false, false })
        .system({ "s2", "x", { 0, 3 }, {}, false, false });
    const auto result = runRules(set, {}, document.input());
    EXPECT_EQ(result.gold[0].partner, 1U) << "the larger overlap";
    EXPECT_EQ(result.system[0].partner, rules::nobody);
    EXPECT_EQ(result.firings.size(), 1U);
}

TEST(RuleEngine, AnUnknownNumberComparesWithNothing)
{
    const auto set = ruleSet(R"(
rule "sure"
  phase Filter for system
  when
    system.score >= 0 or system.score < 0 or system.score != 1
  then
    system.note = "compared"
end
)");
    RuleDocument document("Rome");
    document.system({ "s1", "city", { 0, 4 }, {}, false, false });
    EXPECT_EQ(runRules(set, {}, document.input()).system[0].note, 0);
    auto input = document.input();
    input.side(SideRole::System)[0].score = 0.25;
    EXPECT_NE(runRules(set, {}, input).system[0].note, 0);
}

TEST(RuleEngine, TooManyPairsAreRefusedWithAMessage)
{
    RuleDocument document(std::string(10, 'x'));
    for (int number = 0; number < 2300; ++number) {
        document.gold({ {}, "x", { 0, 10 }, {}, false, false })
            .system({ {}, "x", { 0, 10 }, {}, false, false });
    }
    support::Progress progress;
    const auto set = ruleSet("");
    const rules::RuleLists lists;
    const auto result = rules::Engine(set, lists).run(document.input(), progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::TooLarge);
    EXPECT_NE(result.error().text.find("5000000"), std::string::npos) << result.error().text;
}

TEST(RuleEngine, TooManyNeighboursAreRefusedWithAMessage)
{
    RuleDocument document(std::string(10, 'x'));
    for (int number = 0; number < 3300; ++number) {
        document.system({ {}, "x", { 0, 10 }, {}, false, false });
    }
    support::Progress progress;
    const auto set = ruleSet(""); // has rules that look at other annotations of the same side
    const rules::RuleLists lists;
    const auto result = rules::Engine(set, lists).run(document.input(), progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::TooLarge);
    EXPECT_NE(result.error().text.find("on one side"), std::string::npos) << result.error().text;
}

TEST(RuleEngine, TooManyFiringsAreRefusedWithAMessage)
{
    // One rule more than 10 million firings allow for: each fires for every annotation.
    constexpr std::size_t count = 100'000;
    std::string text = "phases Only\n";
    for (std::size_t number = 0; number <= rules::limits::firings / count; ++number) {
        text += "rule \"r" + std::to_string(number)
            + "\" phase Only for system\nthen\n system.low = true\nend\n";
    }
    std::vector<rules::AnnotationInput> annotations(count);
    for (std::uint32_t number = 0; number < count; ++number) {
        annotations[number].span = { number, number + 1 };
    }
    const auto run = [&](const rules::RuleSet& set, std::size_t taken) {
        rules::DocumentInput document;
        document.name = "long";
        document.side(SideRole::System)
            = { annotations.begin(), annotations.begin() + static_cast<std::ptrdiff_t>(taken) };
        support::Progress progress;
        const rules::RuleLists lists;
        return rules::Engine(set, lists).run(document, progress);
    };
    const auto set = ruleSet(text, false);
    const auto result = run(set, count);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::TooLarge);
    EXPECT_NE(result.error().text.find("document long"), std::string::npos) << result.error().text;
    EXPECT_NE(result.error().text.find("10000000"), std::string::npos) << result.error().text;
    EXPECT_TRUE(run(set, 10)) << "the same rules serve a shorter document";
}

TEST(RuleEngine, StopsWhenCancelled)
{
    Random random(5);
    const auto document = randomDocument(random, 10);
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto set = ruleSet("");
    const rules::RuleLists lists;
    const auto result = rules::Engine(set, lists).run(document->input(), progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(RuleEngine, UnknownTextsAreAlikeToNothing)
{
    RuleDocument document("");
    document.gold({ "g1", "x", { 0, 10 }, {}, false, false })
        .gold({ "g2", "x", { 20, 30 }, {}, false, false });
    document.system({ "s1", "x", { 0, 9 }, {}, false, false });
    const auto set = ruleSet("");
    const auto result = runRules(set, {}, document.input());
    EXPECT_EQ(set.symbol(result.system[0].result), "FP");
    EXPECT_EQ(result.entities.size(), 3U) << "no two are one entity";
}
