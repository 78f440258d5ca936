// SPDX-License-Identifier: GPL-3.0-or-later
// Why a label, and why not another.
#include "core/rules/replay.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace touchstone;
using match::SideRole;
using testsupport::RuleDocument;

namespace {

class RuleReplay : public testing::Test
{
protected:
    RuleReplay()
    {
        document.gold({ "g1", "organization", { 4, 18 }, {}, false, false });
        document.system({ "s1", "organization", { 4, 19 }, {}, false, false })
            .system({ "s2", "organization", { 0, 18 }, {}, false, false });
        result = testsupport::runRules(set, lists, document.input());
        support::Progress progress;
        replay = *rules::Replay::open(set, lists, document.input(), result, progress);
    }
    [[nodiscard]] std::string ruleOf(std::uint32_t firing) const
    {
        return set.rules()[result.firings[firing].rule].name;
    }

    rules::RuleSet set = testsupport::ruleSet("");
    rules::RuleLists lists;
    RuleDocument document { "the United Nations, Security" };
    rules::DocumentResult result;
    std::unique_ptr<rules::Replay> replay;
};

} // namespace

TEST_F(RuleReplay, TheHistoryOfAnAnnotationShowsConditionsAndChanges)
{
    const auto steps = replay->history(SideRole::System, 0);
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(ruleOf(steps[0].firing), "false positive");
    EXPECT_EQ(ruleOf(steps[1].firing), "fuzzy check");
    EXPECT_EQ(ruleOf(steps[2].firing), "TN res");
    for (const auto& step : steps) {
        EXPECT_TRUE(std::all_of(step.conditions.begin(), step.conditions.end(), [](const auto& c) {
            return c.holds;
        })) << "what fired, held";
    }
    const auto& fuzzy = steps[1];
    ASSERT_EQ(fuzzy.conditions.size(), 6U) << "five lines, and that neither has a partner";
    EXPECT_EQ(fuzzy.conditions[1].text, "gold.result == \"FN\"");
    ASSERT_EQ(fuzzy.conditions[1].terms.size(), 1U);
    EXPECT_EQ(fuzzy.conditions[1].terms[0].text, "gold.result");
    EXPECT_EQ(fuzzy.conditions[1].terms[0].value, "\"FN\"");
    const auto& similar = fuzzy.conditions[5].terms;
    ASSERT_EQ(similar.size(), 6U) << "the call, what it compares, and its three arguments";
    EXPECT_EQ(similar[1].text, "similarity");
    EXPECT_EQ(similar[1].value, "1") << "name forms: the comma is no letter";
    EXPECT_EQ(similar[2].text, "threshold");
    EXPECT_EQ(similar[2].value, "0.8");
    ASSERT_EQ(fuzzy.changes.size(), 4U);
    EXPECT_EQ(fuzzy.changes[0].field, "matched");
    EXPECT_EQ(fuzzy.changes[2].field, "result");
    EXPECT_EQ(fuzzy.changes[2].before, "\"FP\"");
    EXPECT_EQ(fuzzy.changes[2].after, "\"FzTP\"");
}

TEST_F(RuleReplay, WhyNotNamesTheConditionAndWhoWasFirst)
{
    const auto candidates = replay->whyNot(*set.find("fuzzy check"), SideRole::System, 1);
    ASSERT_EQ(candidates.size(), 1U);
    EXPECT_FALSE(candidates[0].fired);
    const auto& taken = candidates[0].conditions[0];
    EXPECT_EQ(taken.text, "neither side has a partner");
    EXPECT_FALSE(taken.holds);
    ASSERT_EQ(taken.terms.size(), 2U);
    EXPECT_EQ(taken.terms[1].value, "\"s1\"") << "the gold annotation's partner";
    ASSERT_TRUE(taken.since);
    EXPECT_EQ(ruleOf(*taken.since), "fuzzy check");
    EXPECT_FALSE(candidates[0].conditions[1].holds) << "gold is FzTP by now";
    ASSERT_TRUE(candidates[0].conditions[1].since);
    EXPECT_TRUE(candidates[0].conditions[5].holds) << "the texts are similar enough";
}

TEST_F(RuleReplay, WhyNotOfARuleThatFiredSaysSo)
{
    const auto candidates = replay->whyNot(*set.find("fuzzy check"), SideRole::Gold, 0);
    ASSERT_EQ(candidates.size(), 2U) << "both overlap";
    EXPECT_TRUE(candidates[0].fired);
    EXPECT_EQ(candidates[0].system, 0U) << "best first";
    EXPECT_TRUE(std::all_of(candidates[0].conditions.begin(), candidates[0].conditions.end(),
        [](const auto& condition) { return condition.holds; }));
    EXPECT_FALSE(candidates[1].fired);
    EXPECT_TRUE(replay->whyNot(*set.find("false positive"), SideRole::Gold, 0).empty())
        << "a rule for the other side";
}

TEST_F(RuleReplay, ARuleThatDidNotFireHasACross)
{
    for (std::uint32_t rule = 0; rule < set.rules().size(); ++rule) {
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            for (std::uint32_t place = 0; place < (side == SideRole::Gold ? 1U : 2U); ++place) {
                for (const auto& candidate : replay->whyNot(rule, side, place)) {
                    const bool all = std::all_of(candidate.conditions.begin(), candidate.conditions.end(),
                        [](const auto& condition) { return condition.holds; });
                    if (set.rules()[rule].on) {
                        EXPECT_EQ(all, candidate.fired.has_value()) << set.rules()[rule].name;
                    }
                }
            }
        }
    }
}

TEST_F(RuleReplay, EntitiesHaveAHistoryToo)
{
    const auto steps = replay->groupHistory(rules::Subject::Entity, 0);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(ruleOf(steps[0].firing), "document true positive");
    EXPECT_EQ(steps[0].changes.at(0).after, "\"TP doc\"");
}
