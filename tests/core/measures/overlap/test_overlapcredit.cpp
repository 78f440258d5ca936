// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap credit, weights, and the pairing of names of equal span: worked examples, and slow twins on random
// input.
#include "core/measures/base/skyline.h"
#include "core/measures/base/weightedpairing.h"
#include "core/measures/links/linkscore.h"
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

TEST(CreditSum, IsExactInAnyOrder)
{
    CreditSum forth;
    CreditSum back;
    for (int i = 1; i <= 1000; ++i) {
        forth.add(1.0 / i);
        back.add(1.0 / (1001 - i));
    }
    EXPECT_EQ(forth, back);
    EXPECT_NEAR(forth.value(), 7.485470860550344, 1e-14);
}

TEST(Skyline, TakesTheHighestOverEachUnit)
{
    Skyline skyline;
    skyline.add({ 0, 10 }, 0.5);
    skyline.add({ 4, 6 }, 1);
    skyline.add({ 20, 22 }, 2);
    skyline.build();
    EXPECT_DOUBLE_EQ(skyline.area({ 0, 30 }), 8 * 0.5 + 2 + 4);
    EXPECT_DOUBLE_EQ(skyline.area({ 5, 21 }), 1 + 2 + 2);
    EXPECT_DOUBLE_EQ(skyline.area({ 11, 19 }), 0);
}

TEST(CreditWeights, HierarchyCountsByDistanceInBothDirections)
{
    annotation::TypeRelations relations;
    relations.parents = { { "city", "place" }, { "place", "thing" } };
    relations.weights = { { { "city", "person" }, 0.1 } };
    const std::vector<std::string> names { "city", "person", "place", "thing" };
    const auto weights = creditWeights(relations, names);
    EXPECT_EQ(weights(0, 0), 1);
    EXPECT_EQ(weights(0, 2), 0.5);
    EXPECT_EQ(weights(2, 0), 0.5);
    EXPECT_EQ(weights(0, 3), 0.25);
    EXPECT_EQ(weights(0, 1), 0.1);
    EXPECT_EQ(weights(1, 0), 0);
    EXPECT_TRUE(creditWeights(annotation::TypeRelations {}, names).plain());
}

TEST(WeightedPairing, IsTheBestOfAllPairings)
{
    std::mt19937 random(5);
    for (int round = 0; round < 300; ++round) {
        CreditWeights weights;
        std::vector<std::uint32_t> gold(1 + random() % 5);
        std::vector<std::uint32_t> system(1 + random() % 5);
        for (std::uint32_t a = 0; a < 4; ++a) {
            for (std::uint32_t b = 0; b < 4; ++b) {
                weights.set(a, b, static_cast<double>(random() % 8) / 8);
            }
        }
        for (auto* const side : { &gold, &system }) {
            for (auto& value : *side) {
                value = static_cast<std::uint32_t>(random() % 4);
            }
        }
        auto padded = system;
        padded.resize(std::max(gold.size(), system.size()) + gold.size(), 99); // 99 is related to nothing
        double best = 0;
        std::sort(padded.begin(), padded.end());
        std::vector<std::uint32_t> order = padded;
        do {
            double total = 0;
            for (std::size_t i = 0; i < gold.size(); ++i) {
                total += order[i] == 99 ? 0 : weights(gold[i], order[i]);
            }
            best = std::max(best, total);
        } while (std::next_permutation(order.begin(), order.end()) && order.size() <= 7);
        if (order.size() <= 7) {
            EXPECT_DOUBLE_EQ(pairedWeight(gold, system, weights), best);
        }
    }
}

// --------------------------------------------------------------------------------------------------- links

struct TestName
{
    text::Span span;
    std::vector<std::uint32_t> ids;
    std::uint32_t type = 0;
};

LinkSide sideOf(const std::vector<TestName>& names)
{
    LinkSide side;
    for (const auto& item : names) {
        side.names.push_back({ item.span, item.type, static_cast<std::uint32_t>(side.ids.size()),
            static_cast<std::uint32_t>(item.ids.size()) });
        side.ids.insert(side.ids.end(), item.ids.begin(), item.ids.end());
    }
    return side;
}

std::vector<LinkPair> pairsOf(
    const std::vector<TestName>& gold, const std::vector<TestName>& system, int nBest = 1)
{
    return pairLinks(sideOf(gold), sideOf(system), nBest, recallRanks);
}

int countOf(const std::vector<LinkPair>& pairs, std::uint32_t bit)
{
    return static_cast<int>(std::count_if(
        pairs.begin(), pairs.end(), [bit](const LinkPair& pair) { return (pair.bits & bit) != 0; }));
}

TEST(Links, EachClassOnce)
{
    const auto pairs = pairsOf({ { { 0, 1 }, { 5 } }, { { 2, 3 }, { 0 } }, { { 4, 5 }, { 5 } },
                                   { { 6, 7 }, {} }, { { 8, 9 }, { 6 } }, { { 10, 11 }, { 7 } } },
        { { { 0, 1 }, { 5 } }, { { 2, 3 }, {} }, { { 4, 5 }, { 6 } }, { { 6, 7 }, { 9 } },
            { { 8, 9 }, { 0 } }, { { 12, 13 }, { 7 } } });
    std::vector<LinkClass> classes;
    for (const auto& pair : pairs) {
        classes.push_back(pair.linkClass);
    }
    EXPECT_EQ(classes,
        (std::vector { LinkClass::CorrectLink, LinkClass::CorrectNil, LinkClass::WrongLink,
            LinkClass::NilAsLink, LinkClass::LinkAsNil, LinkClass::Missing, LinkClass::Extra }));
    EXPECT_EQ(countOf(pairs, LinkGold), 4);
    EXPECT_EQ(countOf(pairs, LinkSystem), 4);
    EXPECT_EQ(countOf(pairs, LinkDocumentGold), 3) << "entries 5, 6 and 7";
    EXPECT_EQ(countOf(pairs, LinkDocumentSystem), 4);
    EXPECT_EQ(countOf(pairs, LinkDocumentCorrect), 3);
}

TEST(Links, AnyRightGoldIdIsRight)
{
    const auto pairs = pairsOf({ { { 0, 1 }, { 3, 5 } } }, { { { 0, 1 }, { 5 } } });
    EXPECT_EQ(pairs.at(0).linkClass, LinkClass::CorrectLink);
    EXPECT_EQ(countOf(pairs, LinkDocumentGold), 1);
    EXPECT_EQ(countOf(pairs, LinkDocumentCorrect), 1);
}

TEST(Links, TheFirstCandidatesCountAndRecallAsksFurther)
{
    const std::vector<TestName> gold { { { 0, 1 }, { 5 } } };
    const std::vector<TestName> system { { { 0, 1 }, { 8, 9, 5 } } };
    EXPECT_EQ(pairsOf(gold, system).at(0).linkClass, LinkClass::WrongLink);
    EXPECT_EQ(pairsOf(gold, system, 3).at(0).linkClass, LinkClass::CorrectLink);
    const auto pairs = pairsOf(gold, system);
    EXPECT_EQ(countOf(pairs, LinkRecallFirst), 0);
    EXPECT_EQ(countOf(pairs, LinkRecallFirst << 1U), 1);
}

TEST(Links, NamesOfOneSpanArePairedForTheMostCorrectLinks)
{
    const std::vector<TestName> gold { { { 0, 4 }, { 1 }, 1 }, { { 0, 4 }, { 2 }, 2 } };
    const std::vector<TestName> system { { { 0, 4 }, { 2 }, 1 }, { { 0, 4 }, { 1 }, 1 } };
    const auto pairs = pairsOf(gold, system);
    EXPECT_EQ(countOf(pairs, linkClassBit(LinkClass::CorrectLink)), 2);
    EXPECT_EQ(countOf(pairs, LinkTypeCorrect), 1);
    EXPECT_EQ(pairs.size(), 2U);
}

TEST(Links, ManyNamesOnOneSpanAreStillPairedById)
{
    std::vector<TestName> gold;
    std::vector<TestName> system;
    for (std::uint32_t i = 1; i <= 50'000; ++i) {
        gold.push_back({ { 0, 4 }, { i }, i % 3 });
        system.push_back({ { 0, 4 }, { 50'001 - i }, i % 3 });
    }
    const auto pairs = pairsOf(gold, system);
    EXPECT_EQ(pairs.size(), 50'000U);
    EXPECT_EQ(countOf(pairs, linkClassBit(LinkClass::CorrectLink)), 50'000);
}

TEST(Links, EmptySpansStayAlone)
{
    const auto pairs = pairsOf({ { { 3, 3 }, { 1 } } }, { { { 3, 3 }, { 1 } } });
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].linkClass, LinkClass::Missing);
    EXPECT_EQ(pairs[1].linkClass, LinkClass::Extra);
}

} // namespace
} // namespace touchstone::metrics
