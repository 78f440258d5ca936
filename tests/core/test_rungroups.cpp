// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of runs by hand values, and the permutation test against every way to deal them.
#include "core/analysis/rungroups.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

namespace touchstone::analysis {
namespace {

using Values = std::vector<std::optional<double>>;

GroupTest tested(const Values& first, const Values& second, const metrics::ResamplingSpec& spec = {})
{
    support::Progress progress;
    const auto test = permutationOfRuns(first, second, spec, progress);
    EXPECT_TRUE(test && *test);
    return test && *test ? **test : GroupTest();
}

TEST(RunGroups, statisticsByHand)
{
    const Values values { 2.0, 4.0, std::nullopt, 4.0, 6.0 };
    const auto statistics = groupStatistics(values, false);
    EXPECT_EQ(statistics.runs, 4U);
    EXPECT_EQ(statistics.undefined, 1U);
    EXPECT_DOUBLE_EQ(statistics.mean.value(), 4);
    EXPECT_DOUBLE_EQ(statistics.deviation.value(), std::sqrt(8.0 / 3));
    EXPECT_EQ(statistics.best, std::optional<std::size_t>(4));
    EXPECT_EQ(statistics.worst, std::optional<std::size_t>(0));
    const auto rates = groupStatistics(values, true);
    EXPECT_EQ(rates.best, std::optional<std::size_t>(0));
    EXPECT_EQ(rates.worst, std::optional<std::size_t>(4));
    const auto one = groupStatistics(Values { 0.5 }, false);
    EXPECT_EQ(one.mean, std::optional(0.5));
    EXPECT_EQ(one.deviation, std::nullopt) << "one run says nothing of how runs differ";
    const auto none = groupStatistics(Values { std::nullopt }, false);
    EXPECT_EQ(none.mean, std::nullopt);
    EXPECT_EQ(none.best, std::nullopt);
    EXPECT_EQ(groupStatistics({}, false).runs, 0U);
}

TEST(RunGroups, threeAgainstThreeHaveTwentyWays)
{
    const auto test = tested({ 0.1, 0.2, 0.3 }, { 0.4, 0.5, 0.6 });
    EXPECT_TRUE(test.exact);
    EXPECT_EQ(test.ways, 20U);
    EXPECT_NEAR(test.difference, 0.3, 1e-12);
    EXPECT_DOUBLE_EQ(test.oneSided, 1.0 / 20);
    EXPECT_DOUBLE_EQ(test.twoSided, 2.0 / 20);
    const auto equal = tested({ 0.5, 0.5 }, { 0.5, 0.5 });
    EXPECT_DOUBLE_EQ(equal.twoSided, 1);
    EXPECT_DOUBLE_EQ(equal.oneSided, 1);
}

TEST(RunGroups, exactPIsThatOfEveryDealing)
{
    std::mt19937 random(1);
    for (int round = 0; round < 40; ++round) {
        const std::size_t first = 1 + random() % 5;
        const std::size_t second = 1 + random() % 5;
        Values values;
        for (std::size_t i = 0; i < first + second; ++i) {
            values.emplace_back(static_cast<double>(random() % 8) / 8); // ties too
        }
        const auto n = first + second;
        const auto difference = [&](unsigned chosen) {
            double one = 0;
            double other = 0;
            for (std::size_t i = 0; i < n; ++i) {
                (((chosen >> i) & 1U) != 0 ? other : one) += *values[i];
            }
            return other / static_cast<double>(second) - one / static_cast<double>(first);
        };
        const auto mask = ((1U << n) - 1) & ~((1U << first) - 1);
        const double found = difference(mask);
        int oneSided = 0;
        int twoSided = 0;
        int ways = 0;
        for (unsigned chosen = 0; chosen < 1U << n; ++chosen) {
            if (static_cast<std::size_t>(std::popcount(chosen)) != second) {
                continue;
            }
            ++ways;
            const auto other = difference(chosen);
            oneSided += (found < 0 ? other <= found + 1e-12 : other >= found - 1e-12) ? 1 : 0;
            twoSided += std::abs(other) >= std::abs(found) - 1e-12 ? 1 : 0;
        }
        auto one = Values(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(first));
        const auto other = Values(values.begin() + static_cast<std::ptrdiff_t>(first), values.end());
        const auto test = tested(one, other);
        EXPECT_EQ(test.ways, static_cast<std::uint64_t>(ways));
        EXPECT_DOUBLE_EQ(test.oneSided, oneSided / static_cast<double>(ways));
        EXPECT_DOUBLE_EQ(test.twoSided, twoSided / static_cast<double>(ways));
        std::reverse(one.begin(), one.end());
        EXPECT_EQ(tested(one, other).twoSided, test.twoSided) << "the order of runs changes nothing";
    }
}

TEST(RunGroups, manyRunsAreSampledBySeed)
{
    std::mt19937 random(2);
    Values one;
    Values other;
    for (int i = 0; i < 12; ++i) {
        one.emplace_back(static_cast<double>(random() % 1000) / 1000);
        other.emplace_back(0.3 + static_cast<double>(random() % 1000) / 1000);
    }
    metrics::ResamplingSpec spec;
    spec.trials = 20000;
    const auto test = tested(one, other, spec);
    EXPECT_FALSE(test.exact);
    EXPECT_EQ(test.ways, 20000U);
    EXPECT_EQ(tested(one, other, spec).twoSided, test.twoSided);
    std::reverse(one.begin(), one.end());
    EXPECT_EQ(tested(one, other, spec).twoSided, test.twoSided);
    // Near what all 2,704,156 ways give.
    Values all = one;
    all.insert(all.end(), other.begin(), other.end());
    double sum = 0;
    for (const auto& value : all) {
        sum += *value;
    }
    std::uint64_t reached = 0;
    std::uint64_t ways = 0;
    for (unsigned chosen = (1U << 12) - 1; chosen < 1U << 24;) {
        double part = 0;
        for (auto bits = chosen; bits != 0; bits &= bits - 1) {
            part += *all[static_cast<std::size_t>(std::countr_zero(bits))];
        }
        reached += std::abs((2 * part - sum) / 12) >= std::abs(test.difference) - 1e-12 ? 1U : 0U;
        ++ways;
        const auto low = chosen & (~chosen + 1);
        const auto next = chosen + low;
        chosen = (((next ^ chosen) >> 2) / low) | next;
    }
    EXPECT_EQ(ways, 2704156U);
    EXPECT_NEAR(test.twoSided, static_cast<double>(reached) / static_cast<double>(ways), 0.01);
}

TEST(RunGroups, aGroupWithoutScoresHasNoTest)
{
    support::Progress progress;
    const Values none { std::nullopt };
    const Values some { 0.5 };
    const auto test = permutationOfRuns(none, some, {}, progress);
    ASSERT_TRUE(test);
    EXPECT_FALSE(*test);
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    EXPECT_EQ(permutationOfRuns(some, some, {}, stopped).error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
