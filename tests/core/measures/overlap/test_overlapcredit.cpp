// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap credit: worked examples, and slow twins on random input.
#include "core/measures/overlap/overlapscore.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace touchstone::metrics {
namespace {

using Names = std::vector<CreditName>;

DocumentCredits creditsOf(const Names& gold, const Names& system, CreditKey key = CreditKey::Span,
    const CreditWeighting& weighting = {})
{
    DocumentCredits credits;
    const support::Progress progress;
    OverlapCredit(gold, system, progress).credits(key, weighting, credits);
    return credits;
}

OverlapScore scoreOf(const DocumentCredits& credits, OverlapStrategy strategy)
{
    OverlapTotals totals;
    for (const auto& credit : credits.gold) {
        totals.addGold(credit);
    }
    for (const auto& credit : credits.system) {
        totals.addSystem(credit);
    }
    return totals.score(strategy);
}

CreditName name(std::uint32_t begin, std::uint32_t end, std::uint32_t type = 0, std::uint32_t kbid = 0)
{
    return { { begin, end }, type, kbid };
}

/// The worked example of the help: gold 1-10, 12-12; system 1-5, 6-12, ends inclusive.
TEST(OverlapCredit, WorkedExample)
{
    const auto credits = creditsOf({ name(1, 11), name(12, 13) }, { name(1, 6), name(6, 13) });
    const auto maxmax = scoreOf(credits, OverlapStrategy::MaxMax);
    EXPECT_DOUBLE_EQ(*maxmax.precision(), 6.0 / 7);
    EXPECT_DOUBLE_EQ(*maxmax.recall(), 0.75);
    EXPECT_DOUBLE_EQ(*maxmax.f1(), 0.8);
    const auto maxsum = scoreOf(credits, OverlapStrategy::MaxSum);
    EXPECT_DOUBLE_EQ(*maxsum.precision(), 13.0 / 14);
    EXPECT_DOUBLE_EQ(*maxsum.f1(), 39.0 / 47);
    const auto summax = scoreOf(credits, OverlapStrategy::SumMax);
    EXPECT_DOUBLE_EQ(*summax.recall(), 1);
    EXPECT_DOUBLE_EQ(*summax.f1(), 12.0 / 13);
    EXPECT_DOUBLE_EQ(*scoreOf(credits, OverlapStrategy::SumSum).f1(), 26.0 / 27);
}

TEST(OverlapCredit, NestedNamesOfOneSideAreAllPaired)
{
    // The peer's scan drops pairs here and gives the outer name 0.2.
    const auto credits = creditsOf({ name(1, 11), name(3, 5), name(6, 8) }, { name(3, 5), name(6, 8) });
    EXPECT_DOUBLE_EQ(credits.gold[0].sum, 0.4);
    EXPECT_DOUBLE_EQ(credits.gold[0].max, 0.2);
    EXPECT_DOUBLE_EQ(credits.gold[1].sum, 1);
    EXPECT_DOUBLE_EQ(credits.system[0].sum, 1) << "units that two gold names cover count once";
}

TEST(OverlapCredit, TouchingAndEmptyNamesEarnNothing)
{
    const auto credits = creditsOf({ name(0, 5), name(7, 7) }, { name(5, 9) });
    EXPECT_EQ(credits.gold[0], NameCredit {});
    EXPECT_EQ(credits.gold[1], NameCredit {});
    EXPECT_FALSE(scoreOf(creditsOf({}, { name(0, 1) }), OverlapStrategy::MaxMax).recall());
    EXPECT_DOUBLE_EQ(*scoreOf(creditsOf({}, { name(0, 1) }), OverlapStrategy::MaxMax).precision(), 0);
}

TEST(OverlapCredit, KeysAskForTypeAndId)
{
    const Names gold { name(0, 4, 1, 7) };
    const Names system { name(0, 4, 2, 7) };
    EXPECT_EQ(creditsOf(gold, system, CreditKey::Span).gold[0].max, 1);
    EXPECT_EQ(creditsOf(gold, system, CreditKey::SpanType).gold[0].max, 0);
    EXPECT_EQ(creditsOf(gold, system, CreditKey::SpanKbid).gold[0].max, 1);
    EXPECT_EQ(creditsOf(gold, system, CreditKey::SpanTypeKbid).gold[0].max, 0);
}

TEST(OverlapCredit, WeightsGoWithTheLargestProductAndTheHighestCover)
{
    CreditWeights types;
    types.set(1, 2, 0.5);
    types.set(1, 3, 0.25);
    const CreditWeighting weighting { &types, nullptr };
    // Gold of 10 units: 4 under type 2 (0.5), 8 under type 3 (0.25), two of them under both.
    const auto credits
        = creditsOf({ name(0, 10, 1) }, { name(0, 4, 2), name(2, 10, 3) }, CreditKey::SpanType, weighting);
    EXPECT_DOUBLE_EQ(credits.gold[0].max, 0.2) << "0.5 · 4 / 10 and 0.25 · 8 / 10 are equal";
    EXPECT_DOUBLE_EQ(credits.gold[0].sum, (4 * 0.5 + 6 * 0.25) / 10);
    EXPECT_DOUBLE_EQ(credits.system[0].max, 0.5);
    EXPECT_DOUBLE_EQ(credits.system[1].sum, 0.25);
}

/// Unit by unit.
double slowSum(
    const CreditName& own, const Names& others, bool ofGold, CreditKey key, const CreditWeighting& weighting)
{
    double sum = 0;
    for (auto unit = own.span.begin; unit < own.span.end; ++unit) {
        double highest = 0;
        for (const auto& other : others) {
            if (other.span.contains(unit)) {
                highest = std::max(highest,
                    ofGold ? creditWeight(key, weighting, own, other)
                           : creditWeight(key, weighting, other, own));
            }
        }
        sum += highest;
    }
    return own.span.empty() ? 0 : sum / own.span.length();
}

double slowMax(
    const CreditName& own, const Names& others, bool ofGold, CreditKey key, const CreditWeighting& weighting)
{
    double highest = 0;
    for (const auto& other : others) {
        highest = std::max(highest,
            text::overlap(own.span, other.span)
                * (ofGold ? creditWeight(key, weighting, own, other)
                          : creditWeight(key, weighting, other, own)));
    }
    return own.span.empty() ? 0 : highest / own.span.length();
}

void expectAsSlow(const Names& gold, const Names& system, const CreditWeighting& weighting)
{
    for (const auto key : allCreditKeys) {
        const auto credits = creditsOf(gold, system, key, weighting);
        for (std::size_t i = 0; i < gold.size(); ++i) {
            ASSERT_NEAR(credits.gold[i].max, slowMax(gold[i], system, true, key, weighting), 1e-12);
            ASSERT_NEAR(credits.gold[i].sum, slowSum(gold[i], system, true, key, weighting), 1e-12);
        }
        for (std::size_t i = 0; i < system.size(); ++i) {
            ASSERT_NEAR(credits.system[i].max, slowMax(system[i], gold, false, key, weighting), 1e-12);
            ASSERT_NEAR(credits.system[i].sum, slowSum(system[i], gold, false, key, weighting), 1e-12);
        }
    }
}

TEST(OverlapCredit, EqualsItsSlowTwinHoweverNamesNest)
{
    std::mt19937 random(11);
    CreditWeights types;
    types.set(0, 1, 0.5);
    types.set(2, 1, 0.125);
    types.set(1, 1, 0.75);
    CreditWeights links;
    links.set(1, 2, 0.3);
    const CreditWeighting weighted { &types, &links };
    const auto side = [&](std::size_t count, std::uint32_t length) {
        Names names;
        for (std::size_t i = 0; i < count; ++i) {
            const auto begin = static_cast<std::uint32_t>(random() % length);
            const auto size = static_cast<std::uint32_t>(random() % (random() % 3 == 0 ? length : 6));
            names.push_back(name(begin, begin + size, static_cast<std::uint32_t>(random() % 3),
                static_cast<std::uint32_t>(random() % 3)));
        }
        return names;
    };
    for (int round = 0; round < 400; ++round) {
        // Few names list their overlaps; forty long ones have too many and go by classes.
        const auto most = round % 4 == 0 ? 60U : 8U;
        const auto gold = side(random() % most, 40);
        const auto system = side(random() % most, 40);
        expectAsSlow(gold, system, {});
        expectAsSlow(gold, system, weighted);
        ASSERT_FALSE(HasFatalFailure()) << round;
    }
}

TEST(OverlapCredit, TheOrderOfNamesChangesNothing)
{
    std::mt19937 random(3);
    Names gold;
    Names system;
    for (std::uint32_t i = 0; i < 50; ++i) {
        gold.push_back(name(i * 7 % 90, i * 7 % 90 + 1 + i % 11, i % 3));
        system.push_back(name(i * 5 % 90, i * 5 % 90 + 1 + i % 13, i % 3));
    }
    const auto first = scoreOf(creditsOf(gold, system), OverlapStrategy::SumSum);
    std::shuffle(gold.begin(), gold.end(), random);
    std::shuffle(system.begin(), system.end(), random);
    const auto second = scoreOf(creditsOf(gold, system), OverlapStrategy::SumSum);
    EXPECT_EQ(first.recallCredit, second.recallCredit);
    EXPECT_EQ(first.precisionCredit, second.precisionCredit);
}

TEST(OverlapCredit, AHundredThousandNamesOverOneAnotherAreNoTrouble)
{
    constexpr std::uint32_t count = 100'000;
    Names nested;
    for (std::uint32_t i = 0; i < count; ++i) {
        nested.push_back(name(i, 3 * count - i));
    }
    const auto credits = creditsOf(nested, nested);
    EXPECT_EQ(credits.gold.front().max, 1);
    EXPECT_EQ(credits.gold.back().sum, 1);
    const auto inner = creditsOf({ name(count, count + 10) }, nested);
    EXPECT_EQ(inner.gold[0].sum, 1);
}

} // namespace
} // namespace touchstone::metrics
