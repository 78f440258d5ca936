// SPDX-License-Identifier: GPL-3.0-or-later
// The general assignment against its slow twin, against the short cut for flat texts, and with wide weights.
#include "core/match/flat/assignment.h"
#include "core/match/flat/matcher.h"
#include "tests/reference/bruteforce.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::match {
namespace {

using testsupport::below;
using testsupport::Random;

std::vector<std::uint32_t> assigned(const AssignmentTable& table)
{
    support::Progress progress;
    auto result = bestAssignment(table, progress);
    EXPECT_TRUE(result.has_value());
    return result.value_or(std::vector<std::uint32_t> {});
}

/// Few values, so that ties are the rule.
AssignmentTable randomTable(Random& random, std::uint32_t rows, std::uint32_t columns, std::uint32_t percent,
    std::uint32_t qualities, std::uint32_t mostShared)
{
    AssignmentTable table;
    table.columns = columns;
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < columns; ++column) {
            if (below(random, 100) < percent) {
                AssignmentEdge edge;
                edge.column = column & 0x3FFFFFFFU;
                const auto quality = below(random, qualities);
                edge.sameType = quality == 1 || quality == 3;
                edge.sameExtent = quality >= 2;
                edge.shared = 1 + below(random, mostShared);
                table.edges.push_back(edge);
            }
        }
        table.rowBegin.push_back(static_cast<std::uint32_t>(table.edges.size()));
    }
    return table;
}

TEST(Assignment, AgreesWithTheTableOverSubsets)
{
    Random random(1);
    for (int round = 0; round < 4000; ++round) {
        const auto rows = below(random, 13);
        const auto columns = below(random, 9);
        const auto table = randomTable(
            random, rows, columns, 20 + below(random, 81), 1 + below(random, 4), 1 + below(random, 4));
        ASSERT_EQ(assigned(table), reference::subsetAssignment(table)) << "round " << round;
    }
}

TEST(Assignment, NothingToAssign)
{
    EXPECT_TRUE(assigned(AssignmentTable {}).empty());
    AssignmentTable lonely;
    lonely.rowBegin = { 0, 0, 0 };
    EXPECT_EQ(assigned(lonely), (std::vector<std::uint32_t> { unassigned, unassigned }));
}

TEST(Assignment, WideWeightsDecideAsNarrowOnes)
{
    Random random(2);
    for (int round = 0; round < 20; ++round) {
        auto table = randomTable(random, 120, 100 + below(random, 40), 30, 1 + below(random, 4), 5);
        const auto narrow = assigned(table);
        for (auto& edge : table.edges) {
            edge.shared <<= 28U; // no longer fits 63 bits with the four counts above it
        }
        ASSERT_EQ(assigned(table), narrow);
    }
}

TEST(Assignment, StopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    Random random(3);
    const auto result = bestAssignment(randomTable(random, 3, 3, 100, 1, 1), progress);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

Side flatSide(Random& random, std::uint32_t count, std::uint32_t longest, std::uint32_t gap)
{
    Side side;
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        auto& mention = side.mentions.emplace_back();
        mention.span.begin = at + below(random, gap);
        mention.span.end = mention.span.begin + 1 + below(random, longest);
        mention.type = mention.types = mention.mainType = below(random, 3);
        mention.entity = i;
        at = mention.span.end;
    }
    return side;
}

AssignmentTable tableOf(const Side& gold, const Side& system, const MatchPolicy& policy)
{
    AssignmentTable table;
    table.columns = static_cast<std::uint32_t>(system.mentions.size());
    table.rowBegin.assign(gold.mentions.size() + 1, 0);
    for (const auto& pair : edges(gold, system, policy)) { // the sides are in order: positions are indices
        const auto& g = gold.mentions[pair.gold];
        const auto& s = system.mentions[pair.system];
        AssignmentEdge edge;
        edge.column = pair.system & 0x3FFFFFFFU;
        edge.sameType = g.type == s.type;
        edge.sameExtent = sameExtent(gold, g, system, s);
        edge.shared = sharedUnits(gold, g, system, s);
        table.edges.push_back(edge);
        ++table.rowBegin[pair.gold + 1];
    }
    for (std::size_t row = 0; row < gold.mentions.size(); ++row) {
        table.rowBegin[row + 1] += table.rowBegin[row];
    }
    return table;
}

std::vector<std::uint32_t> partners(const Side& gold, const Side& system, const MatchPolicy& policy)
{
    support::Progress progress;
    std::vector<std::uint32_t> result(gold.mentions.size(), unassigned);
    const auto pairs = matchMentions(gold, system, policy, progress);
    EXPECT_TRUE(pairs.has_value());
    for (const auto& pair : *pairs) {
        result[pair.gold] = pair.system;
    }
    return result;
}

TEST(Assignment, AgreesWithTheShortCutForFlatTexts)
{
    Random random(4);
    for (int round = 0; round < 600; ++round) {
        const auto longest = 1 + below(random, 8);
        const auto gold = flatSide(random, below(random, 300), longest, 1 + below(random, 4));
        const auto system = flatSide(random, below(random, 300), 1 + below(random, 8), 1 + below(random, 4));
        const MatchPolicy policy { PairingPolicy::Optimal, below(random, 2) == 0 ? 0.0 : 50.0 };
        ASSERT_EQ(partners(gold, system, policy), assigned(tableOf(gold, system, policy)))
            << "round " << round;
    }
}

/// Equal extents are paired before the general method begins; that must not change what it finds.
TEST(Assignment, AgreesWithTheWholeMatchingOnNestedTexts)
{
    Random random(5);
    for (int round = 0; round < 300; ++round) {
        const auto nestedSide = [&] {
            Side side;
            const auto count = below(random, 60);
            const auto length = 5 + below(random, 60);
            for (std::uint32_t i = 0; i < count; ++i) {
                auto& mention = side.mentions.emplace_back();
                mention.span.begin = below(random, length);
                mention.span.end = mention.span.begin + 1 + below(random, 12);
                mention.type = mention.mainType = below(random, 3);
                mention.types = mention.type * 2 + below(random, 2);
            }
            std::sort(side.mentions.begin(), side.mentions.end(), [](const Mention& a, const Mention& b) {
                return std::tie(a.span, a.types) < std::tie(b.span, b.types);
            });
            for (std::uint32_t i = 0; i < count; ++i) {
                side.mentions[i].entity = i;
            }
            return side;
        };
        const auto gold = nestedSide();
        const auto system = nestedSide();
        ASSERT_EQ(partners(gold, system, {}), assigned(tableOf(gold, system, {}))) << "round " << round;
    }
}

} // namespace
} // namespace touchstone::match
