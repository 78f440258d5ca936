// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/goldestimate.h"

#include "core/statistics/resampling.h"

#include <gtest/gtest.h>

#include <cmath>

namespace touchstone::analysis {
namespace {

constexpr std::size_t size = 5648;

/// A gold with planted truth: places in documents, those that are wrong, a score that tells half of it.
struct Planted
{
    std::vector<JudgedPlace> places; ///< sorted
    std::map<JudgedPlace, std::pair<bool, double>> truth; ///< wrong, score
    double rate = 0;
};

double uniform(metrics::RandomBits& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

Planted planted()
{
    Planted gold;
    metrics::RandomBits random(42);
    double wrong = 0;
    for (std::uint32_t i = 0; i < size; ++i) {
        JudgedPlace place { "", "d" + std::to_string(i / 25), true, { { { i, i + 1 } }, "A" } };
        const bool isWrong = uniform(random) < (i / 25 % 4 == 0 ? 0.14 : 0.08); // documents differ
        const double score = uniform(random) + (isWrong && uniform(random) < 0.5 ? 1 : 0);
        wrong += isWrong ? 1 : 0;
        gold.truth[place] = { isWrong, score };
        gold.places.push_back(std::move(place));
    }
    std::ranges::sort(gold.places);
    gold.rate = wrong / size;
    return gold;
}

/// The judgements of a sample, and of the first of a ranked list that are not in it.
std::vector<Judgement> judgedOf(const Planted& gold, std::span<const JudgedPlace> drawn, double endOfList)
{
    std::vector<Judgement> judgements;
    const auto judge = [&](const JudgedPlace& place, Sampled how) {
        const auto& [wrong, score] = gold.truth.at(place);
        Judgement one { { place.set, place.document, place.annotation, {} }, 1,
            wrong ? Verdict::GoldWrong : Verdict::SystemWrong };
        one.sampled = how;
        one.score = score;
        one.judge = "Ann";
        judgements.push_back(std::move(one));
    };
    const std::set<JudgedPlace> random(drawn.begin(), drawn.end());
    for (const auto& place : drawn) {
        judge(place, Sampled::Random);
    }
    for (const auto& [place, said] : gold.truth) {
        if (said.second >= endOfList && !random.contains(place)) {
            judge(place, Sampled::List);
        }
    }
    return judgements;
}

struct Simulated
{
    double covered = 0; ///< share of the intervals that hold the truth
    double bias = 0;
    double halfWidth = 0; ///< mean
};

Simulated simulated(
    const Planted& gold, const std::vector<std::vector<JudgedPlace>>& samples, double endOfList)
{
    Simulated result;
    for (const auto& drawn : samples) {
        const JudgementTable table(judgedOf(gold, drawn, endOfList));
        const auto estimate = goldEstimate(gold.places, verdictsByPlace(table));
        result.covered += estimate.low <= gold.rate && gold.rate <= estimate.high ? 1 : 0;
        result.bias += *estimate.rate - gold.rate;
        result.halfWidth += (estimate.high - estimate.low) / 2;
    }
    const auto count = static_cast<double>(samples.size());
    result.covered /= count;
    result.bias /= count;
    result.halfWidth /= count;
    return result;
}

TEST(GoldEstimate, OfTwoThousandSamplesTheIntervalsHoldTheTruth)
{
    const auto gold = planted();
    ASSERT_NEAR(gold.rate, 0.095, 0.01);
    std::vector<std::vector<JudgedPlace>> samples;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        samples.push_back(drawnPlaces(gold.places, seed, 200));
    }
    const auto sample = simulated(gold, samples, 9);
    EXPECT_GE(sample.covered, 0.93);
    EXPECT_LE(sample.covered, 0.97);
    EXPECT_LE(std::abs(sample.bias), 0.001);
    EXPECT_LE(sample.halfWidth, 0.042);
    // The first of the list are judged, too: nearly all of them are wrong, and the estimate stays unbiased.
    const auto withList = simulated(gold, samples, 1.5);
    EXPECT_GE(withList.covered, 0.93);
    EXPECT_LE(withList.covered, 0.97);
    EXPECT_LE(std::abs(withList.bias), 0.001);
    EXPECT_LT(withList.halfWidth, sample.halfWidth);
}

TEST(GoldEstimate, ASampleIsDrawnAlikeWhateverTheOrder)
{
    auto places = planted().places;
    const auto drawn = drawnPlaces(places, 3);
    EXPECT_EQ(drawn.size(), usualSample);
    EXPECT_EQ(std::set<JudgedPlace>(drawn.begin(), drawn.end()).size(), usualSample) << "each once";
    std::ranges::reverse(places);
    EXPECT_EQ(drawnPlaces(places, 3), drawn);
    EXPECT_NE(drawnPlaces(places, 4), drawn);
    const auto more = drawnPlaces(places, 3, 150);
    EXPECT_TRUE(std::equal(drawn.begin(), drawn.end(), more.begin())) << "a larger one goes on";
    EXPECT_EQ(drawnPlaces(std::span(places).first(7), 3).size(), 7U);
    EXPECT_TRUE(drawnPlaces({}, 3).empty());
}

/// A few places of one gold, as they are judged.
struct Few
{
    std::vector<JudgedPlace> places;
    std::vector<Judgement> judgements;

    explicit Few(std::uint32_t count, std::uint32_t ofDocument = 1)
    {
        for (std::uint32_t i = 0; i < count; ++i) {
            places.push_back({ "", "d" + std::to_string(i / ofDocument), true, { { { i, i + 1 } }, "A" } });
        }
    }
    void judge(std::size_t place, Verdict verdict, std::optional<Sampled> how)
    {
        Judgement one { { "", places.at(place).document, places.at(place).annotation, {} }, 1, verdict };
        one.sampled = how;
        judgements.push_back(std::move(one));
    }
    [[nodiscard]] GoldEstimate estimate() const
    {
        auto sorted = places;
        std::ranges::sort(sorted);
        const JudgementTable table(judgements);
        return goldEstimate(sorted, verdictsByPlace(table));
    }
};

TEST(GoldEstimate, WithoutASampleItIsUndefined)
{
    Few few(10);
    EXPECT_FALSE(few.estimate().rate);
    few.judge(0, Verdict::GoldWrong, {});
    few.judge(1, Verdict::GoldWrong, Sampled::List);
    EXPECT_FALSE(few.estimate().rate) << "who chose the places chose the rate";
    few.judgements[1].score = 2;
    EXPECT_FALSE(few.estimate().rate);
    EXPECT_EQ(few.estimate().listed, 1U);
}

TEST(GoldEstimate, VerdictsThatSayWrongAreCounted)
{
    Few few(6);
    for (std::size_t i = 0; i < 6; ++i) {
        few.judge(i, givenVerdicts.at(i), Sampled::Random);
    }
    const auto whole = few.estimate();
    EXPECT_EQ(whole.drawn, 6U);
    EXPECT_EQ(whole.drawnWrong, 2U) << "gold-wrong and both-wrong";
    EXPECT_EQ(whole.undecided, 2U);
    EXPECT_DOUBLE_EQ(whole.rate.value(), 2.0 / 6);
    EXPECT_DOUBLE_EQ(whole.low, whole.high) << "all places are judged: nothing is unknown";
    few.judgements[0].record.document = "gone";
    EXPECT_EQ(few.estimate().outside, 1U);
    EXPECT_EQ(few.estimate().drawn, 5U);
    few.judgements[0].record.document = "d0";
    auto last = few.judgements[0];
    last.adjudicated = true;
    last.verdict = Verdict::SystemWrong;
    last.sampled.reset();
    few.judgements.push_back(last);
    EXPECT_EQ(few.estimate().drawnWrong, 1U) << "what is adjudicated counts, of a place that was drawn";
}

TEST(GoldEstimate, AListWithoutScoresIsNotCounted)
{
    Few few(100);
    for (std::size_t i = 0; i < 10; ++i) {
        few.judge(i, Verdict::GoldWrong, Sampled::List);
        few.judge(50 + i, i == 0 ? Verdict::GoldWrong : Verdict::SystemWrong, Sampled::Random);
    }
    EXPECT_EQ(few.estimate().listed, 0U);
    EXPECT_DOUBLE_EQ(few.estimate().rate.value(), 0.1);
    for (auto& one : few.judgements) {
        one.score = one.sampled == Sampled::List ? 1 : 0;
    }
    EXPECT_EQ(few.estimate().listed, 10U);
    EXPECT_DOUBLE_EQ(few.estimate().rate.value(), (10 + 90 * 0.1) / 100);
}

TEST(GoldEstimate, PlacesOfOneDocumentAreWorthLess)
{
    Few few(400, 10);
    for (std::size_t i = 0; i < 100; ++i) { // ten documents, two of them wrong throughout
        few.judge(i, i < 20 ? Verdict::GoldWrong : Verdict::SystemWrong, Sampled::Random);
    }
    const auto clustered = few.estimate();
    // Sum of (x - p n)^2 = 2 * 64 + 8 * 4 = 160; 10 / 9 * 160 / 100^2 against .16 / 99.
    EXPECT_NEAR(clustered.designEffect, 10.0 / 9 * 160 / 10'000 / (0.16 / 99), 1e-9);
    Few apart(400, 1);
    for (std::size_t i = 0; i < 100; ++i) {
        apart.judge(i, i < 20 ? Verdict::GoldWrong : Verdict::SystemWrong, Sampled::Random);
    }
    EXPECT_EQ(apart.estimate().designEffect, 1);
    EXPECT_GT(clustered.high - clustered.low, 2 * (apart.estimate().high - apart.estimate().low));
}

} // namespace
} // namespace touchstone::analysis
