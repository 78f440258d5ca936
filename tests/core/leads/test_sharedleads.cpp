// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of several runs together, and how many of their errors the gold is doubted at.
#include "core/leads/leadsuspects.h"
#include "core/leads/sharedleads.h"
#include "core/support/lookup.h"
#include "tests/core/leads/leadchecks.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;
using testsupport::layer;
using testsupport::shared;
using testsupport::Tokens;

constexpr std::size_t documents = 60;
using TextOf = std::function<std::string(std::size_t document)>;

annotation::LayerPtr made(const TextOf& text, const std::string& name)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < documents; ++i) {
        texts.push_back(text(i));
    }
    return shared(layer(texts, name, Tokens::Words));
}

std::string goldText(std::size_t i) { return "[PER Ada Byron" + std::to_string(i % 7) + "] ran ."; }
/// The end comes early in every third document.
std::string cutText(std::size_t i)
{
    return i % 3 == 0 ? "[PER Ada] Byron" + std::to_string(i % 7) + " ran ." : goldText(i);
}

std::vector<EvaluationPtr> against(const annotation::LayerPtr& gold, const std::vector<TextOf>& systems)
{
    std::vector<EvaluationPtr> result;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        result.push_back(evaluated(gold, made(systems[i], "s" + std::to_string(i))));
    }
    return result;
}

/// The leads of the first system, counted.
LeadList counted(const std::vector<EvaluationPtr>& systems)
{
    support::Progress progress;
    const auto suspects = suspectsForLeads(systems, progress);
    EXPECT_TRUE(suspects && *suspects != nullptr);
    auto list = listed(*systems.front());
    countSuspects(list, *systems.front(), **suspects);
    return list;
}

TEST(LeadSuspects, WhereMostSystemsSpeakAgainstTheGoldTheErrorsAreSuspects)
{
    const auto gold = made(goldText, "gold");
    const auto list = counted(against(gold, { cutText, cutText, cutText }));
    ASSERT_FALSE(list.leads.empty());
    const auto& lead = list.leads.front();
    EXPECT_EQ(lead.wrong, 20) << lead.sentence.english();
    EXPECT_EQ(lead.suspects, 20);
    EXPECT_EQ(suspectWords(lead), "of these, 20 of 20 are suspects");
}

TEST(LeadSuspects, WhereTheOthersAgreeWithTheGoldNoneIs)
{
    const auto gold = made(goldText, "gold");
    const auto list = counted(against(gold, { cutText, goldText, goldText }));
    ASSERT_FALSE(list.leads.empty());
    EXPECT_EQ(list.leads.front().suspects, 0);
    EXPECT_EQ(suspectWords(list.leads.front()), "");
}

TEST(LeadSuspects, TheSystemItselfHasNoVoteHoweverMuchItWeighs)
{
    const auto gold = made(goldText, "gold");
    const auto weak = [](std::size_t i) {
        return i % 3 == 0 ? goldText(i) : "[ORG Ada Byron" + std::to_string(i % 7) + "] ran .";
    };
    const auto list = counted(against(gold, { cutText, weak }));
    ASSERT_FALSE(list.leads.empty());
    EXPECT_EQ(list.leads.front().wrong, 20);
    EXPECT_EQ(list.leads.front().suspects, 0);
}

TEST(LeadSuspects, OfOneSystemTheGoldsOwnWordsElsewhereDoubtIt)
{
    const auto type = [](const char* label) { return "[" + std::string(label) + " Czech] won ."; };
    const auto gold = made([&](std::size_t i) { return type(i % 6 == 0 ? "MISC" : "LOC"); }, "gold");
    const auto list = counted(against(gold, { [&](std::size_t) { return type("LOC"); } }));
    const auto lead = std::ranges::find_if(
        list.leads, [](const Lead& one) { return one.side == LeadSide::Gold && one.wrong == 10; });
    ASSERT_NE(lead, list.leads.end()) << toldBy(list);
    EXPECT_EQ(lead->suspects, 10);
    const auto plain = counted(against(made(goldText, "gold"), { cutText }));
    ASSERT_FALSE(plain.leads.empty());
    EXPECT_EQ(plain.leads.front().suspects, 0) << "the system alone does not doubt the gold";
}

TEST(LeadSuspects, AnnotationsOfTheSystemAloneHaveNone)
{
    const auto gold = made([](std::size_t) { return "Ada ran home ."; }, "gold");
    const auto list = counted(against(gold,
        { [](std::size_t) { return "[PER Ada] ran home ."; },
            [](std::size_t) { return "Ada ran home ."; } }));
    for (const auto& lead : list.leads) {
        EXPECT_EQ(lead.side, LeadSide::System);
        EXPECT_FALSE(lead.suspects.has_value());
    }
}

Lead lead(const std::string& key, std::int64_t n, std::int64_t wrong, std::optional<double> gain)
{
    Lead made;
    made.key = key;
    made.subject = support::said("%1", key);
    made.n = n;
    made.wrong = wrong;
    made.gain = gain;
    return made;
}

RunLeads run(const std::string& set, const std::string& system, std::vector<Lead> leads)
{
    LeadList list;
    list.leads = std::move(leads);
    return { set, system, std::make_shared<const LeadList>(std::move(list)) };
}

TEST(SharedLeads, OnesOfAKeyAreAddedUpAndTheHighestGainComesFirst)
{
    const std::vector<RunLeads> runs { run("one", "A", { lead("x", 10, 4, .01), lead("y", 8, 8, .025) }),
        run("one", "B", { lead("x", 10, 6, .02) }),
        run("two", "A", { lead("z", 5, 5, std::nullopt), lead("x", 30, 3, .005) }) };
    const auto shared = sharedLeads(runs);
    ASSERT_EQ(shared.size(), 3U);
    EXPECT_EQ(shared[0].key, "x");
    EXPECT_EQ(shared[0].places.size(), 3U);
    EXPECT_EQ(shared[0].sets, 2U);
    EXPECT_EQ(shared[0].n, 50);
    EXPECT_EQ(shared[0].wrong, 13);
    EXPECT_DOUBLE_EQ(shared[0].gain, .035);
    EXPECT_EQ(shared[0].places[2].run, 2U);
    EXPECT_EQ(shared[0].places[2].lead, 1U);
    EXPECT_EQ(shared[1].key, "y");
    EXPECT_EQ(shared[2].key, "z");
    EXPECT_EQ(shared[2].gain, 0);
}

TEST(SharedLeads, OrderOfRunsChangesNoSum)
{
    std::vector<RunLeads> runs;
    for (int i = 0; i < 9; ++i) {
        runs.push_back(run("s" + std::to_string(i % 2), "A" + std::to_string(i),
            { lead("x", i, i, .1 / (i + 3)), lead("y", i, i, .1 / (i + 3)) }));
    }
    const auto one = sharedLeads(runs);
    std::ranges::reverse(runs);
    const auto other = sharedLeads(runs);
    ASSERT_EQ(one.size(), 2U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].key, other[i].key);
        EXPECT_EQ(one[i].gain, other[i].gain);
        EXPECT_EQ(one[i].sets, other[i].sets);
    }
    EXPECT_EQ(one.front().key, "x") << "equal ones by key";
    EXPECT_TRUE(sharedLeads({}).empty());
}

TEST(SharedLeads, AreSaidAsSentencesWithTheirSumsAndRunByRun)
{
    auto early = lead("x", 10, 4, .01);
    early.documents = 3;
    auto late = lead("x", 1030, 6, std::nullopt);
    late.documents = 2;
    late.sentence = support::said("as B has it");
    const std::vector<RunLeads> runs { run("one", "A", { early }), run("one", "B", { late }),
        run("two", "A", { lead("z", 5, 5, .1) }) };
    const auto shared = sharedLeads(runs);
    const auto list = sharedList(shared, runs);
    ASSERT_EQ(list.leads.size(), 2U);
    const Lead& said = list.leads[1];
    EXPECT_EQ(said.key, "x");
    EXPECT_EQ(said.sentence.english(),
        "x: in 2 of 3 runs, 1 of 2 data sets: 10 of 1,040 wrong, +1.00 F1 points in all.");
    EXPECT_EQ(said.n, 1040);
    EXPECT_EQ(said.wrong, 10);
    EXPECT_EQ(said.documents, 5);
    EXPECT_DOUBLE_EQ(*said.gain, .01);
    EXPECT_TRUE(said.filter.empty());
    const auto each = listOfRuns(shared[1], runs);
    ASSERT_EQ(each.leads.size(), 2U);
    EXPECT_EQ(each.leads[1].sentence.english(), "as B has it");
    EXPECT_EQ(sharedWords(sharedLeads(std::span(runs).first(1)).front(), std::span(runs).first(1)).english(),
        "1 of 1 runs: 4 of 10 wrong, +1.00 F1 points in all");
}

} // namespace
} // namespace touchstone::analysis
