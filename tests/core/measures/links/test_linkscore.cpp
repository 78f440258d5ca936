// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of links in one document: classes, candidates, names of one span.
#include "core/measures/links/linkscore.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace touchstone::metrics {
namespace {

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
