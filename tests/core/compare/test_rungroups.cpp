// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of runs by hand values, and the permutation test against every way to deal them.
#include "core/compare/groupcomparison.h"
#include "core/compare/runpatterns.h"

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

TEST(RunGroups, equalRunsHaveNoDeviation)
{
    EXPECT_EQ(groupStatistics(Values { 0.1, 0.1, 0.1 }, false).deviation, std::optional(0.0))
        << "their mean is off by a rounding";
}

/// Low and high of the interval around the difference.
void expectInterval(const Values& first, const Values& second, double level, double low, double high)
{
    const auto interval = welchInterval(first, second, level);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low, low, 1e-9);
    EXPECT_NEAR(interval->high, high, 1e-9);
    EXPECT_EQ(interval->trials, 0U);
}

TEST(RunGroups, intervalsByTheTablesOfStudentsT)
{
    // Deviations of 1 in groups of three: t of 4 degrees, a standard error of sqrt(2 / 3).
    const auto error = std::sqrt(2.0 / 3);
    expectInterval({ 1, 2, 3 }, { 5, 4, 6 }, 95, 3 - 2.776445105198 * error, 3 + 2.776445105198 * error);
    expectInterval({ 1, 2, 3 }, { 4, 5, 6 }, 99, 3 - 4.604094871416 * error, 3 + 4.604094871416 * error);
    expectInterval({ 4, 5, 6 }, { 1, 2, 3 }, 90, -3 - 2.131846786327 * error, -3 + 2.131846786327 * error);
    // Without spread in one group the degrees are those of the other: t of 1 and of 2 has a closed form.
    expectInterval({ 1, 1 }, { 2, 4 }, 95, 2 - 12.706204736175, 2 + 12.706204736175);
    const auto two = 0.95 / std::sqrt(2 * 0.975 * 0.025);
    expectInterval({ 2, 4, 6 }, { 0, 0 }, 95, -4 - two * std::sqrt(4.0 / 3), -4 + two * std::sqrt(4.0 / 3));
}

TEST(RunGroups, intervalIsThatOfRForStudentsSleep)
{
    // t.test(extra ~ group, data = sleep) prints -3.3654832 and 0.2054832 for the first less the second.
    const Values first { 0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0 };
    const Values second { 1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4 };
    const auto interval = welchInterval(first, second, 95);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low, -0.2054832, 5e-8);
    EXPECT_NEAR(interval->high, 3.3654832, 5e-8);
    auto shuffled = second;
    std::reverse(shuffled.begin(), shuffled.end());
    EXPECT_EQ(welchInterval(first, shuffled, 95), interval) << "the order of runs changes nothing";
}

TEST(RunGroups, anIntervalNeedsTwoRunsAndAPointNeedsNoSpread)
{
    EXPECT_FALSE(welchInterval(Values { 0.5 }, Values { 0.6, 0.7 }, 95));
    EXPECT_FALSE(welchInterval(Values { 0.5, 0.6 }, Values { 0.6, std::nullopt }, 95));
    EXPECT_FALSE(welchInterval(Values {}, Values {}, 95));
    const auto point = welchInterval(Values { 0.1, 0.1, 0.1 }, Values { 0.7, 0.7 }, 95);
    ASSERT_TRUE(point);
    EXPECT_EQ(point->low, point->high);
    EXPECT_NEAR(point->low, 0.6, 1e-12);
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

GroupComparison compared(const std::vector<std::vector<double>>& groups, bool lowerIsBetter = false)
{
    GroupComparison asked;
    asked.lowerIsBetter = lowerIsBetter;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        asked.groups.push_back(std::string(1, static_cast<char>('a' + group)));
        for (const auto value : groups[group]) {
            GroupedRun run;
            run.group = group;
            run.value = value;
            run.types["PER"] = value / 2;
            asked.runs.push_back(run);
        }
    }
    support::Progress progress;
    const auto done = compareGroups(std::move(asked), progress);
    EXPECT_TRUE(done);
    return *done;
}

TEST(GroupComparison, notSeparableAreThoseWhoseCorrectedPIsNotBelowTheLevel)
{
    // 5 against 5 runs: 252 ways. Without a run in common p is 2 / 252, after Holm over three 3 times that.
    const auto far = compared({ { 1, 2, 3, 4, 5 }, { 11, 12, 13, 14, 15 }, { 11, 12, 13, 14, 14.5 } });
    EXPECT_EQ(bestSystem(far.means()), std::optional<std::size_t>(1));
    EXPECT_EQ(notSeparableFromBest(far.means()), std::vector<std::size_t> { 2 });
    EXPECT_NEAR(far.overall.differences[0].twoSidedHolm.value(), 3 * 2.0 / 252, 1e-12);
    const auto rates = compared({ { 1, 2, 3, 4, 5 }, { 11, 12, 13, 14, 15 }, { 1, 2, 3, 4, 6 } }, true);
    EXPECT_EQ(bestSystem(rates.means()), std::optional<std::size_t>(0));
    EXPECT_EQ(notSeparableFromBest(rates.means()), std::vector<std::size_t> { 2 });
    EXPECT_TRUE(notSeparableFromBest(compared({ { 1, 2 }, { 1, 2 } }).means()).empty())
        << "two groups have their p";
    EXPECT_EQ(far.overall.differences[0].interval,
        welchInterval(Values { 1.0, 2.0, 3.0, 4.0, 5.0 }, Values { 11.0, 12.0, 13.0, 14.0, 15.0 }, 95));
    EXPECT_EQ(far.types.at("PER").differences[1].interval,
        welchInterval(Values { 0.5, 1.0, 1.5, 2.0, 2.5 }, Values { 5.5, 6.0, 6.5, 7.0, 7.25 }, 95));
    // Types: each later group and the first; all of them are one family.
    EXPECT_EQ(far.typeTests, 2U);
    EXPECT_NEAR(far.types.at("PER").differences[0].twoSidedHolm.value(), 2 * 2.0 / 252, 1e-12);
    EXPECT_DOUBLE_EQ(far.types.at("PER").groups[1].mean.value(), 6.5);
}

TEST(RunPatterns, matchNamesAndTheEndsOfPaths)
{
    const std::vector<NamedRun> runs { { "small-1", "/data/runs/small-1.conll" },
        { "small-2", "/data/runs/small-2.conll" }, { "big", "/data/old/out.conll" } };
    const auto of = [&runs](const std::string& text) {
        const auto patterns = runPatternsOf(text);
        EXPECT_TRUE(patterns) << patterns.error().text;
        return runsByPattern(*patterns, runs);
    };
    using Groups = std::vector<std::vector<std::size_t>>;
    EXPECT_EQ(of("s=small-*; b=big").value(), (Groups { { 0, 1 }, { 2 } }));
    EXPECT_EQ(of("s=runs/small-?.conll").value(), (Groups { { 0, 1 } }));
    EXPECT_EQ(of("o = */out.conll ; two=/data/runs/*2.conll;").value(), (Groups { { 2 }, { 1 } }));
    EXPECT_FALSE(of("all=data*")) << "* matches no /";
    const auto twice = of("s=small-*; all=*.conll");
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().text, "small-1 is a run of \"s\" and of \"all\"; a run belongs to one group.");
    for (const char* wrong : { "", " ; ", "small-*", "=small-*", "s=", "s=a; s=b" }) {
        EXPECT_FALSE(runPatternsOf(wrong)) << wrong;
    }
}

TEST(RunPatterns, areProposedForNamesWithNumbers)
{
    const std::vector<NamedRun> runs { { "large-1", "1" }, { "large-2", "2" }, { "large-10", "3" },
        { "base", "4" }, { "odd[x]1", "5" }, { "odd[x]2", "6" }, { "single-3", "7" } };
    const auto text = proposedPatterns(runs);
    EXPECT_EQ(text, "large=large-[0-9]*; base=base; odd[x]=odd\\[x\\][0-9]*; single-3=single-3");
    const auto groups = runsByPattern(runPatternsOf(text).value(), runs);
    ASSERT_TRUE(groups) << groups.error().text;
    EXPECT_EQ(*groups, (std::vector<std::vector<std::size_t>> { { 0, 1, 2 }, { 3 }, { 4, 5 }, { 6 } }));
    EXPECT_TRUE(
        proposedPatterns(std::vector<NamedRun> { { "A", "1" }, { "B", "2" }, { "2024", "3" } }).empty());
}

} // namespace
} // namespace touchstone::analysis
