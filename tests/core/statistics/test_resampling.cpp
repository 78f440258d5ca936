// SPDX-License-Identifier: GPL-3.0-or-later
// Bootstrap, paired randomisation and Holm's correction: against slow twins, simulated truths and hand-made
// numbers.
#include "core/statistics/resampling.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

namespace touchstone::metrics {
namespace {

using Row = std::vector<double>;

UnitTable tableOf(const std::vector<Row>& rows)
{
    UnitTable table(rows.empty() ? 3 : rows.front().size());
    for (const auto& row : rows) {
        table.addUnit(row);
    }
    return table;
}

/// F1 of correct, gold, system.
double f1(std::span<const double> sums)
{
    const auto all = sums[1] + sums[2];
    return all == 0 ? std::numeric_limits<double>::quiet_NaN() : 2 * sums[0] / all;
}

void scoreF1(std::span<const double> sums, std::span<double> scores) { scores[0] = f1(sums); }

/// Documents of two systems: correct, gold, system of the one, then of the other.
std::vector<Row> randomPairs(
    RandomBits& random, std::uint32_t units, std::uint32_t firstPercent, std::uint32_t secondPercent)
{
    constexpr std::uint32_t hundred = 100;
    std::vector<Row> rows;
    for (std::uint32_t unit = 0; unit < units; ++unit) {
        const auto gold = 3 + random.below(10);
        Row row;
        const auto shift = random.below(31); // how hard the document is, for both systems
        for (const auto percent : { firstPercent, secondPercent }) {
            double correct = 0;
            double system = 0;
            for (std::uint32_t i = 0; i < gold; ++i) {
                correct += random.below(hundred) < percent + shift - 15 ? 1 : 0;
            }
            system = correct + random.below(4);
            row.insert(row.end(), { correct, static_cast<double>(gold), system });
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<double> sampled(const UnitTable& table, const ResamplingSpec& spec = {})
{
    support::Progress progress;
    const auto values = bootstrap(table, 1, scoreF1, spec, progress);
    EXPECT_TRUE(values);
    return *values;
}

SwapTest swapped(const UnitTable& table, const ResamplingSpec& spec = {})
{
    support::Progress progress;
    const auto tests = pairedRandomisation(table, 0, 3, 3, 1, scoreF1, spec, progress);
    EXPECT_TRUE(tests);
    EXPECT_TRUE(tests->front());
    return *tests->front();
}

TEST(RandomBits, areSplitMixOnEveryMachine)
{
    RandomBits bits(0);
    EXPECT_EQ(bits.next(), 0xE220A8397B1DCDAFU);
    EXPECT_EQ(bits.next(), 0x6E789E6AA1B965F4U);
    EXPECT_EQ(bits.next(), 0x06C45D188009454FU);
}

TEST(RandomBits, everyNumberBelowTheBoundIsEquallyLikely)
{
    RandomBits bits(7);
    std::array<int, 6> counts {};
    for (int i = 0; i < 60'000; ++i) {
        ++counts.at(bits.below(6));
    }
    for (const auto count : counts) {
        EXPECT_NEAR(count, 10'000, 400);
    }
    EXPECT_EQ(bits.below(1), 0U);
}

TEST(UnitTable, sumsFractionsAlikeInAnyOrder)
{
    std::mt19937 random(3);
    std::vector<Row> rows;
    for (int i = 0; i < 500; ++i) {
        rows.push_back(
            { static_cast<double>(random() % 1000) / 7, 1.0 / static_cast<double>(1 + random() % 50), 0 });
    }
    const auto sum = tableOf(rows).sum();
    std::shuffle(rows.begin(), rows.end(), random);
    EXPECT_EQ(tableOf(rows).sum(), sum);
    EXPECT_NEAR(sum[0],
        std::accumulate(rows.begin(), rows.end(), 0.0, [](double s, const Row& r) { return s + r[0]; }),
        1e-9);
    EXPECT_EQ(sum[2], 0);
}

TEST(Bootstrap, neitherOrderNorThreadsNorSeedOfOthersMatter)
{
    RandomBits random(11);
    auto rows = randomPairs(random, 200, 60, 55);
    const auto values = sampled(tableOf(rows));
    const auto test = swapped(tableOf(rows));
    std::mt19937 shuffling(1);
    std::shuffle(rows.begin(), rows.end(), shuffling);
    EXPECT_EQ(sampled(tableOf(rows)), values);
    for (const std::size_t threads : { 1U, 2U, 7U }) {
        const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
        EXPECT_EQ(sampled(tableOf(rows)), values) << threads;
        EXPECT_EQ(swapped(tableOf(rows)).oneSided, test.oneSided) << threads;
        EXPECT_EQ(swapped(tableOf(rows)).twoSided, test.twoSided) << threads;
    }
    EXPECT_NE(sampled(tableOf(rows), { .seed = 2 }), values);
}

TEST(Bootstrap, drawsAsManyUnitsAsThereAre)
{
    // One unit: every sample is it. Unequal units: the number drawn is the sum of a column of ones.
    EXPECT_EQ(sampled(tableOf({ { 1, 2, 2 } }), { .trials = 20 }), std::vector<double>(20, 0.5));
    const auto table = tableOf({ { 1, 5 }, { 1, 1 }, { 1, 1 }, { 1, 0 } });
    support::Progress progress;
    const auto values = bootstrap(
        table, 2,
        [](auto sums, auto scores) {
            scores[0] = sums[0];
            scores[1] = sums[1];
        },
        { .trials = 4000 }, progress);
    ASSERT_TRUE(values);
    EXPECT_TRUE(std::all_of(values->begin(), values->begin() + 4000, [](double v) { return v == 4; }));
    const auto mean = std::accumulate(values->begin() + 4000, values->end(), 0.0) / 4000;
    EXPECT_NEAR(mean, 7, 0.2); // its deviation is 3.8 / sqrt(4000) = 0.06
}

TEST(Bootstrap, nothingToDrawIsUndefined)
{
    const auto values = sampled(UnitTable(3), { .trials = 10 });
    ASSERT_EQ(values.size(), 10U);
    EXPECT_TRUE(std::isnan(values.front()));
    EXPECT_FALSE(percentileInterval(values, 95));
}

TEST(Bootstrap, hearsStopAndRefusesNoTrials)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const auto cancelled = bootstrap(tableOf({ { 1, 2, 2 } }), 1, scoreF1, {}, stopped);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, support::ErrorCode::Cancelled);
    EXPECT_FALSE(pairedRandomisation(tableOf({ { 1, 2, 2, 1, 2, 3 } }), 0, 3, 3, 1, scoreF1, {}, stopped));
    support::Progress progress;
    for (const std::size_t trials : { std::size_t { 0 }, mostTrials + 1 }) {
        const auto refused = bootstrap(tableOf({ { 1, 2, 2 } }), 1, scoreF1, { .trials = trials }, progress);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, support::ErrorCode::InvalidOption);
    }
}

TEST(PercentileInterval, interpolatesAsType6AndLeavesUndefinedOut)
{
    std::vector<double> values(99);
    std::iota(values.begin(), values.end(), 1.0);
    std::reverse(values.begin(), values.end());
    values.push_back(std::numeric_limits<double>::quiet_NaN());
    const auto ninety = percentileInterval(values, 90);
    ASSERT_TRUE(ninety);
    EXPECT_DOUBLE_EQ(ninety->low, 5);
    EXPECT_DOUBLE_EQ(ninety->high, 95);
    EXPECT_EQ(ninety->trials, 99U);
    const auto other = percentileInterval(values, 95);
    EXPECT_DOUBLE_EQ(other->low, 2.5);
    EXPECT_DOUBLE_EQ(other->high, 97.5);
    const std::vector<double> two { 3, 1 };
    EXPECT_EQ(percentileInterval(two, 99), (Interval { 1, 3, 2 }));
}

TEST(Bootstrap, simulatedIntervalsCoverTheTruth)
{
    // Truth: the score of 200,000 documents of the same kind.
    RandomBits random(2026);
    const auto population = tableOf(randomPairs(random, 200'000, 60, 64)).sum();
    const double one = f1(std::span(population).subspan(0, 3));
    const double difference = f1(std::span(population).subspan(3, 3)) - one;
    constexpr int corpora = 2000;
    const ResamplingSpec spec { .seed = 1, .trials = 400 };
    int coversOne = 0;
    int coversDifference = 0;
    for (int i = 0; i < corpora; ++i) {
        support::Progress progress;
        const auto values = bootstrap(
            tableOf(randomPairs(random, 120, 60, 64)), 2,
            [](auto sums, auto scores) {
                scores[0] = f1(sums.subspan(0, 3));
                scores[1] = f1(sums.subspan(3, 3)) - scores[0];
            },
            spec, progress);
        ASSERT_TRUE(values);
        const auto covers = [&](std::size_t score, double truth) {
            const auto interval
                = percentileInterval(std::span(*values).subspan(score * spec.trials, spec.trials), 95);
            return interval->low <= truth && truth <= interval->high ? 1 : 0;
        };
        coversOne += covers(0, one);
        coversDifference += covers(1, difference);
    }
    EXPECT_GE(coversOne, corpora * 93 / 100);
    EXPECT_LE(coversOne, corpora * 97 / 100);
    EXPECT_GE(coversDifference, corpora * 93 / 100);
    EXPECT_LE(coversDifference, corpora * 97 / 100);
    RecordProperty("covers_score", coversOne);
    RecordProperty("covers_difference", coversDifference);
}

TEST(PairedRandomisation, pIsUniformUnderNoDifference)
{
    RandomBits random(99);
    constexpr std::size_t corpora = 1000;
    std::vector<double> secondBetter; // one-sided, always the same way
    std::vector<double> twoSided;
    for (std::size_t i = 0; i < corpora; ++i) {
        const auto test = swapped(tableOf(randomPairs(random, 60, 60, 60)), { .seed = i, .trials = 300 });
        EXPECT_FALSE(test.exact);
        secondBetter.push_back(test.difference < 0 ? 1 - test.oneSided : test.oneSided);
        twoSided.push_back(test.twoSided);
    }
    // Kolmogorov and Smirnov's distance; 1.63 / sqrt(n) is passed once in a hundred.
    for (auto* p : { &secondBetter, &twoSided }) {
        std::sort(p->begin(), p->end());
        double distance = 0;
        for (std::size_t i = 0; i < corpora; ++i) {
            distance = std::max(distance, std::abs(p->at(i) - (static_cast<double>(i) + 0.5) / corpora));
        }
        EXPECT_LT(distance, 1.63 / std::sqrt(static_cast<double>(corpora)));
    }
    const auto significant
        = std::count_if(twoSided.begin(), twoSided.end(), [](double p) { return p <= 0.05; });
    EXPECT_GE(significant, 30);
    EXPECT_LE(significant, 70);
}

/// All 2^n swaps, one by one.
std::pair<double, double> everySwap(const std::vector<Row>& rows)
{
    const auto difference = [&](std::uint32_t swaps) {
        std::array<double, 3> first {};
        std::array<double, 3> second {};
        for (std::size_t unit = 0; unit < rows.size(); ++unit) {
            const std::size_t shift = (swaps >> unit & 1U) != 0 ? 3 : 0;
            for (std::size_t i = 0; i < 3; ++i) {
                first.at(i) += rows[unit][shift + i];
                second.at(i) += rows[unit][3 - shift + i];
            }
        }
        return f1(second) - f1(first);
    };
    const double found = difference(0);
    int oneSided = 0;
    int twoSided = 0;
    const auto all = std::uint32_t { 1 } << rows.size();
    for (std::uint32_t swaps = 0; swaps < all; ++swaps) {
        const double one = difference(swaps);
        oneSided += (found < 0 ? one <= found + 1e-12 : one >= found - 1e-12) ? 1 : 0;
        twoSided += std::abs(one) >= std::abs(found) - 1e-12 ? 1 : 0;
    }
    return { static_cast<double>(oneSided) / all, static_cast<double>(twoSided) / all };
}

TEST(PairedRandomisation, fewUnitsAreCountedLikeAllSwapsOneByOne)
{
    RandomBits random(5);
    for (std::uint32_t round = 0; round < 60; ++round) {
        auto rows = randomPairs(random, 1 + round % 12, 50, 60);
        if (round % 3 == 0) {
            rows.push_back(rows.front()); // equal units are counted together
            rows.push_back({ 4, 5, 6, 4, 5, 6 }); // one that swapping does not change
        }
        const auto test = swapped(tableOf(rows));
        const auto [oneSided, twoSided] = everySwap(rows);
        EXPECT_TRUE(test.exact);
        EXPECT_NEAR(test.oneSided, oneSided, 1e-12) << round;
        EXPECT_NEAR(test.twoSided, twoSided, 1e-12) << round;
    }
}

TEST(PairedRandomisation, samplesComeNearAllSwaps)
{
    RandomBits random(8);
    auto rows = randomPairs(random, 18, 60, 66);
    const auto [oneSided, twoSided] = everySwap(rows);
    const auto test = swapped(tableOf(rows));
    EXPECT_FALSE(test.exact);
    const auto near = [](double p) { return 4 * std::sqrt(p * (1 - p) / 2500) + 1.0 / 2501; };
    EXPECT_NEAR(test.oneSided, oneSided, near(oneSided));
    EXPECT_NEAR(test.twoSided, twoSided, near(twoSided));
}

TEST(PairedRandomisation, aSampledPIsNeverZero)
{
    std::vector<Row> rows;
    for (double i = 0; i < 300; ++i) {
        rows.push_back({ 1, 10 + i, 10, 9, 10 + i, 10 });
    }
    const auto test = swapped(tableOf(rows), { .trials = 999 });
    EXPECT_FALSE(test.exact);
    EXPECT_GT(test.difference, 0);
    EXPECT_DOUBLE_EQ(test.oneSided, 0.001);
    EXPECT_DOUBLE_EQ(test.twoSided, 0.001);
}

TEST(PairedRandomisation, equalSystemsHavePOne)
{
    const auto test = swapped(tableOf({ { 1, 2, 3, 1, 2, 3 }, { 4, 5, 6, 4, 5, 6 } }));
    EXPECT_EQ(test.difference, 0);
    EXPECT_EQ(test.oneSided, 1);
    EXPECT_EQ(test.twoSided, 1);
    EXPECT_TRUE(test.exact);
}

TEST(PairedRandomisation, anUndefinedScoreHasNoTestAndAnUndefinedSwapCountsAsGreat)
{
    support::Progress progress;
    const auto none
        = pairedRandomisation(tableOf({ { 0, 0, 0, 1, 2, 2 } }), 0, 3, 3, 1, scoreF1, {}, progress);
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->front());
    // Of the four swaps two leave one side without anything.
    const auto test = swapped(tableOf({ { 1, 1, 1, 0, 0, 0 }, { 0, 0, 0, 1, 2, 2 } }));
    EXPECT_DOUBLE_EQ(test.difference, -0.5);
    EXPECT_DOUBLE_EQ(test.oneSided, 0.75);
    EXPECT_DOUBLE_EQ(test.twoSided, 1);
}

TEST(Holm, multipliesByWhatIsLeftAndNeverFalls)
{
    EXPECT_EQ(holm(std::vector<double> { 0.01, 0.04, 0.03, 0.005 }),
        (std::vector<double> { 0.03, 0.06, 0.06, 0.02 }));
    EXPECT_EQ(holm(std::vector<double> { 0.6, 0.7 }), (std::vector<double> { 1, 1 }));
    EXPECT_EQ(holm(std::vector<double> { 0.2 }), (std::vector<double> { 0.2 }));
    EXPECT_TRUE(holm({}).empty());
}

} // namespace
} // namespace touchstone::metrics
