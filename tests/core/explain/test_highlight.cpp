// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/highlight.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <map>

namespace touchstone::analysis {
namespace {

using testsupport::layerPtr;

EvaluationPtr evaluated(const std::string& gold, const std::string& system)
{
    support::Progress progress;
    return *evaluate(layerPtr({ gold }), layerPtr({ system }, "system"), {}, progress);
}

/// "label lane" by words of the gold.
std::map<std::string, int> lanes(const std::string& gold)
{
    const auto e = evaluated(gold, "x");
    std::map<std::string, int> result;
    const auto plan = highlight(*e, 0, match::Scheme::Strict);
    for (const auto& mark : plan.gold) {
        result[plan.labels[mark.label]] = mark.lane;
    }
    return result;
}

TEST(Highlight, InnerMarksLieNextToTheText)
{
    EXPECT_EQ(lanes("[outer [inner a] b [inner2 c]]"),
        (std::map<std::string, int> { { "inner", 0 }, { "inner2", 0 }, { "outer", 1 } }));
    EXPECT_EQ(lanes("[l2 [l1 [l0 a] b] c] [apart d]"),
        (std::map<std::string, int> { { "l0", 0 }, { "l1", 1 }, { "l2", 2 }, { "apart", 0 } }));
}

TEST(Highlight, MarksOfALaneNeverOverlap)
{
    auto gold = testsupport::layer({ "one two three four five six seven eight nine ten" });
    auto& document = gold.documents[0];
    for (std::uint32_t i = 0; i < 150; ++i) {
        testsupport::addEntity(document, gold.labels, { i % 30, i % 30 + 1 + i % 7 }, "T");
    }
    support::Progress progress;
    const auto e = *evaluate(std::make_shared<const annotation::Layer>(gold),
        layerPtr({ "one two three four five six seven eight nine ten" }), {}, progress);
    const auto plan = highlight(*e, 0, match::Scheme::Strict);
    ASSERT_EQ(plan.gold.size(), 150U);
    for (std::size_t i = 0; i < plan.gold.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (plan.gold[i].lane == plan.gold[j].lane) {
                ASSERT_EQ(text::overlap(plan.gold[i].span, plan.gold[j].span), 0U);
            }
        }
    }
}

TEST(Highlight, MarksKnowTheirRecordAndTheirOutcome)
{
    const auto e = evaluated("[PER Ada] of [LOC London]", "[PER Ada of] [LOC London]");
    const auto plan = highlight(*e, 0, match::Scheme::Strict);
    ASSERT_EQ(plan.gold.size(), 2U);
    ASSERT_EQ(plan.system.size(), 2U);
    EXPECT_EQ(plan.gold[0].outcome, match::Outcome::Incorrect);
    EXPECT_EQ(plan.gold[0].record, plan.system[0].record);
    EXPECT_FALSE(plan.gold[0].wrongBegin);
    EXPECT_TRUE(plan.gold[0].wrongEnd);
    EXPECT_EQ(plan.gold[1].outcome, match::Outcome::Correct);
    ASSERT_EQ(plan.blocks.size(), 1U);
    EXPECT_EQ(plan.blocks[0].operation, align::EditOperation::Equal);
}

TEST(Highlight, ComponentsAreMarkedWithoutARecord)
{
    const auto e = evaluated("[func [+kind ambassador] of Turkey]", "[func ambassador of Turkey]");
    const auto plan = highlight(*e, 0, match::Scheme::Strict);
    ASSERT_EQ(plan.gold.size(), 2U);
    EXPECT_TRUE(plan.gold[1].component);
    EXPECT_EQ(plan.gold[1].record, noRecord);
    EXPECT_EQ(plan.gold[1].lane, 0);
    EXPECT_EQ(plan.gold[0].lane, 1);
}

TEST(Highlight, NoisyTextsCarryTheirAlignment)
{
    const auto e = evaluated("[PER Tolkien] wrote", "[PER Tolkieen] wrote");
    const auto plan = highlight(*e, 0, match::Scheme::Strict);
    EXPECT_GT(plan.blocks.size(), 1U);
    EXPECT_FALSE(plan.gold[0].wrongEnd) << "an inserted letter moves no boundary";
}

} // namespace
} // namespace touchstone::analysis
