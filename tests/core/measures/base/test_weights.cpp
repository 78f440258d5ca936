// SPDX-License-Identifier: GPL-3.0-or-later
// What measures of weighted names share: sums, weights, the best pairing of names of equal span.
#include "core/measures/base/creditsum.h"
#include "core/measures/base/creditweights.h"
#include "core/measures/base/skyline.h"
#include "core/measures/base/weightedpairing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::metrics {
namespace {

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

} // namespace
} // namespace touchstone::metrics
