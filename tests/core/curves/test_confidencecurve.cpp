// SPDX-License-Identifier: GPL-3.0-or-later
// The curve over scores equals what the evaluator counts at every one of them.
#include "core/curves/confidencecurve.h"
#include "core/support/numbers.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <tbb/global_control.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace touchstone::analysis {
namespace {

using match::PairingPolicy;
using match::Scheme;
using testsupport::layer;
using testsupport::layerPtr;
using testsupport::shared;

ConfidenceCurve curveOf(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    const auto curve = confidenceCurve(gold, system, spec, progress);
    EXPECT_TRUE(curve) << curve.error().text;
    return curve ? *curve : ConfidenceCurve {};
}

/// The evaluator, once for every threshold, and above all.
void expectEqualsEvaluations(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, EvaluationSpec spec)
{
    const auto curve = curveOf(gold, system, spec);
    ASSERT_EQ(curve.kept.size(), curve.thresholds.size() + 1);
    support::Progress progress;
    for (std::size_t at = 0; at <= curve.thresholds.size(); ++at) {
        spec.minScore = at < curve.thresholds.size() ? curve.thresholds[at] : 2.0;
        const auto evaluation = evaluate(gold, system, spec, progress);
        ASSERT_TRUE(evaluation) << evaluation.error().text;
        const auto& e = **evaluation;
        ASSERT_EQ(curve.kept[at], static_cast<std::int64_t>(e.system->entityCount()));
        ASSERT_EQ(curve.overall.at(at).tallies(), e.overall) << "at " << *spec.minScore;
        for (std::size_t type = 0; type < curve.labels.size(); ++type) {
            const auto found = std::find(e.labels.begin(), e.labels.end(), curve.labels[type]);
            const auto expected = found == e.labels.end()
                ? metrics::SchemeTallies {}
                : e.types[static_cast<std::size_t>(found - e.labels.begin())].tallies;
            ASSERT_EQ(curve.types[type].at(at).tallies(), expected)
                << curve.labels[type] << " at " << *spec.minScore;
        }
    }
    for (std::size_t i = 1; i < curve.overall.steps.size(); ++i) {
        EXPECT_LT(curve.overall.steps[i - 1].threshold, curve.overall.steps[i].threshold);
        EXPECT_NE(curve.overall.steps[i - 1].counts, curve.overall.steps[i].counts);
    }
    EXPECT_EQ(curve.overall.steps.front().threshold, 0U);
}

/// Words of a text with spans over them: nested, crossing, equal, in pieces; scores with ties and without.
class RandomCorpus
{
public:
    explicit RandomCorpus(std::uint32_t seed)
        : m_random(seed)
    {
    }

    annotation::Layer side(const std::vector<std::string>& texts, bool system, bool flat)
    {
        auto result = layer(texts, system ? "system" : "gold");
        for (auto& document : result.documents) {
            const auto words = testsupport::words(document.text);
            if (words.empty()) {
                continue;
            }
            std::size_t next = 0;
            for (auto i = m_random() % 9; i > 0; --i) {
                const auto first = flat ? next + m_random() % 2 : m_random() % words.size();
                const auto last = std::min(words.size() - 1, first + m_random() % (flat ? 2 : 4));
                next = last + 1;
                if (first >= words.size()) {
                    break;
                }
                const auto type = std::string(1, static_cast<char>('A' + m_random() % 3))
                    + (m_random() % 4 == 0 ? ".x" : "");
                const auto entity = !flat && last > first + 1 && m_random() % 4 == 0
                    ? testsupport::addFragmented(document, result.labels, { words[first], words[last] }, type)
                    : testsupport::addEntity(
                        document, result.labels, { words[first].begin, words[last].end }, type);
                if (system && m_random() % 5 != 0) {
                    document.annotations.editDetails(entity).score = static_cast<double>(m_random() % 6) / 5;
                }
            }
            std::shuffle(
                document.annotations.entities.begin(), document.annotations.entities.end(), m_random);
        }
        return result;
    }
    std::uint32_t number(std::uint32_t below) { return static_cast<std::uint32_t>(m_random() % below); }

private:
    std::mt19937 m_random;
};

class EveryPairing : public testing::TestWithParam<PairingPolicy>
{
};

TEST_P(EveryPairing, EqualsTheEvaluatorAtEveryScore)
{
    RandomCorpus corpus(20 + static_cast<std::uint32_t>(GetParam()));
    const std::vector<std::string> clean { "the quick brown fox jumps over the lazy dog", "again and again",
        "one two three four five six seven eight" };
    const std::vector<std::string> noisy { "the qnick brown f0x jumps ouer thc lazy dog", "aga1n and",
        "one two three four five six seven eight" };
    for (int round = 0; round < 400; ++round) {
        EvaluationSpec spec;
        spec.matching.pairing = GetParam();
        spec.matching.minOverlap = std::vector<double> { 0, 1, 50, 100 }[corpus.number(4)];
        spec.unit = corpus.number(2) == 0 ? Unit::Character : Unit::Token;
        spec.perType = static_cast<PerType>(corpus.number(3));
        const bool flat = corpus.number(3) == 0;
        const auto gold = shared(corpus.side(clean, false, flat));
        const auto system = shared(corpus.side(corpus.number(2) == 0 ? clean : noisy, true, flat));
        expectEqualsEvaluations(gold, system, spec);
        if (HasFatalFailure()) {
            FAIL() << "round " << round;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(ConfidenceCurve, EveryPairing,
    testing::Values(PairingPolicy::Optimal, PairingPolicy::FirstCome, PairingPolicy::Nervaluate01));

TEST(ConfidenceCurve, HoldsDocumentsOfOneSideAndNoiseLevels)
{
    auto gold = testsupport::namedLayer({ { "a", "[A aaaa] [B bbbb]" }, { "b", "[A cc]" } });
    for (const auto& [entity, noise] : { std::pair(0U, 0.0), std::pair(1U, 0.2) }) {
        gold.documents[0].annotations.editDetails(entity).noise = noise;
    }
    auto system = testsupport::namedLayer(
        { { "a", "[A~0.3 aaaa] [A~0.9 bbbb]" }, { "c", "[B~0.5 dd] [B ee]" } }, "system");
    EvaluationSpec spec;
    expectEqualsEvaluations(shared(gold), shared(system), spec);
    spec.restriction.noise = Restriction::Noise { 0, 0.1 };
    support::Progress progress;
    const auto untold = confidenceCurve(shared(gold), shared(system), spec, progress);
    ASSERT_FALSE(untold) << "the false alarms of c belong to no level";
    EXPECT_NE(untold.error().text.find("only the gold tells the noise"), std::string::npos);
    system.documents.pop_back();
    expectEqualsEvaluations(shared(gold), shared(system), spec);
}

TEST(ConfidenceCurve, TellsTheNumbersOfASmallCase)
{
    const auto gold = layerPtr({ "[A aa] [A bb] [B cc] dd ee" });
    const auto system = layerPtr({ "[A~0.9 aa] [A~0.4 bb] [B~0.4 dd] [B ee]" }, "system");
    const auto curve = curveOf(gold, system);
    EXPECT_EQ(curve.thresholds, (std::vector<double> { 0.4, 0.9 }));
    EXPECT_EQ(curve.kept, (std::vector<std::int64_t> { 4, 2, 1 }));
    EXPECT_EQ(curve.annotations(), 4);
    EXPECT_EQ(curve.untold(), 1);
    EXPECT_EQ(curve.labels, (std::vector<std::string> { "A", "B" }));
    EXPECT_EQ(curve.overall.at(0).tally(Scheme::Strict).precision(), 0.5);
    EXPECT_EQ(curve.overall.at(1).tally(Scheme::Strict).precision(), 0.5);
    EXPECT_EQ(curve.overall.at(1).tally(Scheme::Strict).recall(), 1.0 / 3);
    EXPECT_EQ(curve.overall.at(2).tally(Scheme::Strict).precision(), 0.0);
    EXPECT_EQ(curve.thresholdOf(std::nullopt), 0U);
    EXPECT_EQ(curve.thresholdOf(0.4), 0U);
    EXPECT_EQ(curve.thresholdOf(0.41), 1U) << "0.4 is dropped";
    EXPECT_EQ(curve.thresholdOf(1), 2U) << "above all scores";
    EXPECT_EQ(bestF1(curve, curve.overall, Scheme::Strict), 0U);
    EXPECT_EQ(bestF1(curve, curve.types[1], Scheme::Strict), std::nullopt) << "0 everywhere";
}

TEST(ConfidenceCurve, TheBestThresholdIsTheLowestOfEqualsAndLiesInsideWhereThatIsBest)
{
    const auto gold = layerPtr({ "[A aa] [A bb] cc dd [A ee]" });
    const auto system = layerPtr({ "[A~0.9 aa] [A~0.8 bb] [A~0.2 cc] [A~0.1 dd] ee" }, "system");
    const auto curve = curveOf(gold, system);
    const auto best = bestF1(curve, curve.overall, Scheme::Strict);
    ASSERT_TRUE(best);
    EXPECT_EQ(curve.thresholds[*best], 0.8);
    // 2/3 of precision at 0.2 with recall 2/3; at 0.5 as well: equal F1 at two scores.
    const auto equal = curveOf(layerPtr({ "[A aa] [A bb] [A cc] dd ee ff" }),
        layerPtr({ "[A~0.5 aa] bb cc [A~0.4 dd] [A~0.3 ee] [A~0.3 ff] " }, "system"));
    EXPECT_EQ(bestF1(equal, equal.overall, Scheme::Strict), 2U);
}

TEST(ConfidenceCurve, WithoutScoresIsOnePointAndEmptySidesAreDefined)
{
    const auto plain = curveOf(layerPtr({ "[A aa]" }), layerPtr({ "[A aa]" }, "system"));
    EXPECT_TRUE(plain.thresholds.empty());
    EXPECT_EQ(plain.kept, std::vector<std::int64_t> { 1 });
    EXPECT_EQ(plain.overall.at(0).tally(Scheme::Strict).f1(), 1.0);
    EXPECT_EQ(bestF1(plain, plain.overall, Scheme::Strict), std::nullopt);
    const auto empty = curveOf(layerPtr({ "aa" }), layerPtr({ "aa" }, "system"));
    EXPECT_EQ(empty.kept, std::vector<std::int64_t> { 0 });
    EXPECT_EQ(empty.overall.at(0), RecordCounts {});
}

TEST(ConfidenceCurve, QuantilesShowTheWholeRangeByNumbersOfAnnotations)
{
    std::string text;
    for (int i = 0; i < 400; ++i) {
        // 300 below 0.01, 100 above: most points lie where most annotations do.
        const auto score = i < 300 ? i * 0.00003 : 0.5 + (i - 300) * 0.004;
        text += "[A~" + std::to_string(score) + " w] ";
    }
    const auto curve = curveOf(layerPtr({ text }), layerPtr({ text }, "system"));
    const auto points = curve.quantiles(20);
    ASSERT_LE(points.size(), 20U);
    ASSERT_GE(points.size(), 18U);
    EXPECT_TRUE(std::is_sorted(points.begin(), points.end()));
    EXPECT_EQ(std::adjacent_find(points.begin(), points.end()), points.end());
    EXPECT_EQ(points.front(), 0U);
    EXPECT_EQ(points.back(), curve.thresholds.size() - 1);
    const auto low = std::count_if(
        points.begin(), points.end(), [&](std::size_t at) { return curve.thresholds[at] < 0.01; });
    EXPECT_NEAR(static_cast<double>(low), 15, 1);
    EXPECT_EQ(curve.quantiles(1000).size(), curve.thresholds.size()) << "all where they fit";
}

/// The fewest decimals from three on, by trying all of them.
std::string shortenedSlowly(double below, double score)
{
    for (int decimals = 3; decimals < 17; ++decimals) {
        auto text = support::fixed(score, 17);
        text.resize(text.find('.') + 1 + static_cast<std::size_t>(decimals));
        const double value = std::stod(text);
        if (value > below && value <= score) {
            while (text.back() == '0') {
                text.pop_back();
            }
            return text;
        }
    }
    return {};
}

TEST(ConfidenceCurve, ShortThresholdsKeepTheVerySameAnnotations)
{
    std::mt19937 random(11);
    std::uniform_real_distribution<double> uniform(0, 1);
    ConfidenceCurve curve;
    for (int i = 0; i < 3000; ++i) {
        curve.thresholds.push_back(uniform(random));
    }
    curve.thresholds.insert(curve.thresholds.end(),
        { 0.5, 1.0, 0.25, 1e-12, 0.1 + 0.2, std::nextafter(0.5, 1), std::nextafter(1.0, 0),
            static_cast<double>(0.9F) });
    std::sort(curve.thresholds.begin(), curve.thresholds.end());
    curve.thresholds.erase(
        std::unique(curve.thresholds.begin(), curve.thresholds.end()), curve.thresholds.end());
    std::set<std::string> names;
    for (std::size_t i = 0; i < curve.thresholds.size(); ++i) {
        const auto text = shortThreshold(curve, i);
        const auto value = support::parsed<double>(text);
        ASSERT_TRUE(value) << text;
        EXPECT_EQ(curve.thresholdOf(*value), i) << text;
        EXPECT_LE(text.size(), support::shortest(curve.thresholds[i]).size());
        EXPECT_TRUE(names.insert(text).second) << text;
        if (text != support::shortest(curve.thresholds[i])) {
            EXPECT_EQ(text, shortenedSlowly(i > 0 ? curve.thresholds[i - 1] : 0.0, curve.thresholds[i]));
        }
    }
    const auto of = [](std::vector<double> thresholds, std::size_t at) {
        ConfidenceCurve few;
        few.thresholds = std::move(thresholds);
        return shortThreshold(few, at);
    };
    EXPECT_EQ(of({ 0.3559419512700145, 0.7 }, 0), "0.355");
    EXPECT_EQ(of({ 0.3558, 0.3559419512700145 }, 1), "0.3559");
    EXPECT_EQ(of({ 0.5, static_cast<double>(0.9F) }, 1), "0.899") << "0.8999999761581421";
    EXPECT_EQ(of({ 0.125, 0.25 }, 1), "0.25");
    EXPECT_EQ(of({ 0.0, 0.5 }, 0), "0");
    EXPECT_EQ(of({ 1.0 }, 0), "1");
    EXPECT_EQ(of({ 1e-12, 0.5 }, 0), "1e-12");
}

TEST(ConfidenceCurve, DoesNotDependOnThreads)
{
    RandomCorpus corpus(3);
    const std::vector<std::string> texts(400, "one two three four five six seven eight nine ten");
    const auto gold = shared(corpus.side(texts, false, false));
    const auto system = shared(corpus.side(texts, true, false));
    const auto all = curveOf(gold, system);
    const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
    const auto alone = curveOf(gold, system);
    EXPECT_EQ(all.thresholds, alone.thresholds);
    ASSERT_EQ(all.overall.steps.size(), alone.overall.steps.size());
    for (std::size_t i = 0; i < all.overall.steps.size(); ++i) {
        EXPECT_EQ(all.overall.steps[i].threshold, alone.overall.steps[i].threshold);
        EXPECT_EQ(all.overall.steps[i].counts, alone.overall.steps[i].counts);
    }
}

TEST(ConfidenceCurve, RefusesHipeAndTooMuchWorkInWordsAndHearsStop)
{
    const auto gold = layerPtr({ "[A aa [A bb]]" });
    const auto system = layerPtr({ "[A~0.5 aa [A~0.4 bb]]" }, "system");
    EvaluationSpec spec;
    support::Progress progress;
    const auto whole = *evaluate(gold, system, spec, progress);
    const auto refused = confidenceCurve(*whole, progress, 3);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::TooLarge);
    EXPECT_EQ(refused.error().text.rfind("Document \"d1\": too many annotations overlap", 0), 0U)
        << refused.error().text;
    std::stop_source source;
    source.request_stop();
    support::Progress stopped(source.get_token());
    EXPECT_EQ(confidenceCurve(*whole, stopped).error().code, support::ErrorCode::Cancelled);
    spec.matching.pairing = PairingPolicy::Hipe;
    EXPECT_EQ(confidenceCurve(gold, system, spec, progress).error().code, support::ErrorCode::InvalidOption);
}

TEST(ConfidenceCurve, TheLeastThresholdOfAPrecisionMayLieBelowWorseOnes)
{
    // Precision 1/2 of all, 2/3 from 0.5, 1/2 from 0.75, 1 at 0.9: it falls in between.
    const auto curve = curveOf(layerPtr({ "[A a] [A b] c d e" }),
        layerPtr({ "[A~0.9 a] [A~0.5 b] [A~0.75 c] [A~0.25 d] e" }, "system"));
    ASSERT_EQ(curve.thresholds, (std::vector<double> { 0.25, 0.5, 0.75, 0.9 }));
    const auto least = [&curve](double precision) {
        return leastForPrecision(curve, curve.overall, Scheme::Strict, precision);
    };
    EXPECT_EQ(least(0), 0U);
    EXPECT_EQ(least(0.5), 0U) << "just as wanted";
    EXPECT_EQ(least(0.6), 1U);
    EXPECT_EQ(least(0.7), 3U);
    EXPECT_EQ(least(1), 3U);
    const auto never = curveOf(layerPtr({ "[A a] b" }), layerPtr({ "a [A~0.5 b]" }, "system"));
    EXPECT_EQ(leastForPrecision(never, never.overall, Scheme::Strict, 0.1), std::nullopt);
}

} // namespace
} // namespace touchstone::analysis
