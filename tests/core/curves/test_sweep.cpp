// SPDX-License-Identifier: GPL-3.0-or-later
// Measures over their parameter, against evaluating at single values: the parts of ETER, what changes where
// its curve bends, where two systems meet, the steps of noisy matching.
#include "core/curves/sweep.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/eter/breakeven.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <tuple>

namespace touchstone::analysis {
namespace {

using match::Rational;
using metrics::BreakEven;
using metrics::EterSegment;
using testsupport::evaluated;

template <typename Result>
std::shared_ptr<const Result> measured(const char* id, const EvaluationPtr& evaluation)
{
    support::Progress progress;
    return std::dynamic_pointer_cast<const Result>(computeMeasure(id, *evaluation, progress).value());
}

/// Entities with components over one another, so that several alignments compete.
annotation::LayerPtr trees(unsigned seed, const char* name)
{
    std::mt19937 random(seed);
    const auto below = [&](unsigned bound) { return static_cast<std::uint32_t>(random() % bound); };
    const std::vector<std::string> types { "loc.adm", "loc.fac", "org" };
    const std::vector<std::string> parts { "name", "kind", "qualifier" };
    annotation::Layer layer;
    layer.name = name;
    for (unsigned d = 0; d < 6; ++d) {
        auto& document = layer.documents.emplace_back();
        document.name = "d" + std::to_string(d);
        document.text = text::Text(std::string(40, 'x'));
        for (unsigned e = 0; e < 4; ++e) {
            const auto begin = below(30);
            const text::Span span { begin, begin + 3 + below(7) };
            const auto entity = testsupport::addEntity(document, layer.labels, span, types[below(3)]);
            for (auto count = below(4); count > 0; --count) {
                const auto at = span.begin + below(span.length() - 1);
                testsupport::addEntity(document, layer.labels, { at, at + 1 + below(span.end - at) },
                    parts[below(3)], entity, annotation::Role::Component);
            }
        }
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

EvaluationSpec atAlpha(const Rational& alpha)
{
    EvaluationSpec spec;
    spec.eter.alpha
        = { static_cast<std::int64_t>(alpha.numerator), static_cast<std::int64_t>(alpha.denominator) };
    return spec;
}

Rational between(const Rational& a, const Rational& b)
{
    return Rational { a.numerator * b.denominator + b.numerator * a.denominator,
        2 * a.denominator * b.denominator }
        .reduced();
}

/// 0, the places where some document's alignment changes, 1.
std::vector<Rational> stops(const EterResult& eter)
{
    std::vector<Rational> result { { 0, 1 } };
    for (const auto& place : eterBreaks(eter)) {
        result.push_back(place.alpha);
    }
    result.push_back({ 1, 1 });
    return result;
}

TEST(AlphaSweep, PartsAreThoseOfTheAlignmentAtThatAlpha)
{
    std::size_t bends = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        const auto gold = trees(seed, "gold");
        const auto system = trees(seed + 100, "system");
        const auto eter = measured<EterResult>("eter", evaluated(gold, system));
        const auto places = stops(*eter);
        bends += places.size() - 2;
        for (std::size_t i = 0; i + 1 < places.size(); ++i) {
            const auto alpha = between(places[i], places[i + 1]);
            const auto there = measured<EterResult>("eter", evaluated(gold, system, atAlpha(alpha)));
            const auto parts = eterParts(*eter, alpha);
            ASSERT_TRUE(parts);
            EXPECT_EQ(parts->insertions(), there->overall.insertions());
            EXPECT_EQ(parts->deletions(), there->overall.deletions());
            EXPECT_NEAR(parts->root, static_cast<double>(there->overall.line.root.value()), 1e-12);
            EXPECT_NEAR(parts->child, static_cast<double>(there->overall.line.child.value()), 1e-12);
            EXPECT_NEAR(*parts->rate, *there->overall.rate(there->alpha), 1e-12);
            EXPECT_NEAR(parts->rootPart + parts->childPart + static_cast<double>(parts->insertions())
                    + static_cast<double>(parts->deletions()),
                parts->errorSum, 1e-9);
        }
    }
    EXPECT_GT(bends, 10U) << "the corpora must bend, or this proves nothing";
}

using Partners = std::map<std::tuple<std::uint32_t, bool, std::uint32_t>, std::uint32_t>;

Partners partners(const RecordList& list)
{
    Partners result;
    for (const auto& record : list.records) {
        if (record.hasGold()) {
            result[{ record.document, true, record.gold }] = record.system;
        }
        if (record.hasSystem()) {
            result[{ record.document, false, record.system }] = record.gold;
        }
    }
    return result;
}

TEST(AlphaSweep, ABreakpointListsExactlyWhatIsMatchedDifferentlyThere)
{
    std::size_t changed = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        const auto gold = trees(seed, "gold");
        const auto system = trees(seed + 100, "system");
        const auto evaluation = evaluated(gold, system);
        const auto eter = measured<EterResult>("eter", evaluation);
        const auto breaks = eterBreaks(*eter);
        const auto places = stops(*eter);
        for (std::size_t i = 0; i < breaks.size(); ++i) {
            // Every alignment inside an interval is the same, so its middle stands for "just left", "just
            // right".
            const auto left = measured<EterResult>(
                "eter", evaluated(gold, system, atAlpha(between(places[i], places[i + 1]))));
            const auto right = measured<EterResult>(
                "eter", evaluated(gold, system, atAlpha(between(places[i + 1], places[i + 2]))));
            const auto before = partners(*left->list("eter"));
            std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> expected;
            for (const auto& record : right->list("eter")->records) {
                const bool goldDiffers
                    = record.hasGold() && before.at({ record.document, true, record.gold }) != record.system;
                const bool systemDiffers = record.hasSystem()
                    && before.at({ record.document, false, record.system }) != record.gold;
                if (goldDiffers || systemDiffers) {
                    expected.emplace(record.document, record.gold, record.system);
                }
            }
            const auto list = listOnDemand(*evaluation, *eter, breakListId(breaks[i].alpha));
            ASSERT_TRUE(list);
            const auto seen = throughList(evaluation, *list);
            const std::vector<RecordFilter> filters { breakFilter(breaks[i].alpha) };
            std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> found;
            for (const auto number : filtered(*seen, filters)) {
                const auto& record = seen->records[number];
                found.emplace(record.document, record.gold, record.system);
            }
            EXPECT_EQ(found, expected) << "seed " << seed << " alpha " << alphaText(breaks[i].alpha);
            EXPECT_EQ(static_cast<std::int64_t>(found.size()), breaks[i].changed);
            EXPECT_EQ(list->records.size(), right->list("eter")->records.size());
            changed += found.size();
        }
    }
    EXPECT_GT(changed, 20U);
}

TEST(AlphaSweep, OtherListsAreNotMadeOnDemand)
{
    const auto evaluation = evaluated(trees(1, "gold"), trees(2, "system"));
    const auto eter = measured<EterResult>("eter", evaluation);
    for (const char* id : { "eter.break.", "eter.break.x", "eter.break.1/0", "eter.break.1/", "eter.0.35",
             "ser.break.0.5", "eter.break.99999999999999999999999999999999999999999999/7" }) {
        EXPECT_FALSE(listOnDemand(*evaluation, *eter, id)) << id;
    }
}

TEST(BreakEven, CurvesAreEqualThereAndNowhereElse)
{
    std::size_t found = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const auto gold = trees(seed, "gold");
        const auto a = measured<EterResult>("eter", evaluated(gold, trees(seed + 100, "a")));
        const auto b = measured<EterResult>("eter", evaluated(gold, trees(seed + 200, "b")));
        const auto places = metrics::breakEvens(a->segments, b->segments);
        const auto difference = [&](const Rational& alpha) {
            return *eterParts(*a, alpha)->rate - *eterParts(*b, alpha)->rate;
        };
        for (const auto& place : places) {
            EXPECT_TRUE(place.exact);
            EXPECT_NEAR(difference(place.alpha), 0, 1e-12);
            EXPECT_NEAR(place.rate, *eterParts(*a, place.alpha)->rate, 1e-12);
            ++found;
        }
        // Between two of them the sign stays.
        std::vector<Rational> ends { { 0, 1 } };
        for (const auto& place : places) {
            ends.push_back(place.alpha);
        }
        ends.push_back({ 1, 1 });
        for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
            int sign = 0;
            for (int step = 1; step < 50; ++step) {
                const double at = ends[i].value() + (ends[i + 1].value() - ends[i].value()) * step / 50;
                const auto value = difference({ static_cast<Rational::Integer>(at * 1e9), 1'000'000'000 });
                if (std::abs(value) > 1e-7) {
                    const int here = value > 0 ? 1 : -1;
                    EXPECT_TRUE(sign == 0 || sign == here);
                    sign = here;
                }
            }
        }
        EXPECT_EQ(metrics::breakEvens(b->segments, a->segments).size(), places.size());
    }
    EXPECT_GT(found, 3U) << "some curves must cross, or this proves nothing";
}

EterSegment segment(Rational from, Rational to, std::int64_t gold, std::int64_t root, std::int64_t child)
{
    EterSegment result;
    result.from = from;
    result.to = to;
    result.gold = gold;
    result.system = gold;
    result.line.matched = gold;
    result.line.root.add(1, root); // quarters
    result.line.child.add(1, child);
    return result;
}

TEST(BreakEven, ACrossingIsAnExactFraction)
{
    const std::vector<EterSegment> a { segment({ 0, 1 }, { 1, 1 }, 7, 4, 0) };
    const std::vector<EterSegment> b { segment({ 0, 1 }, { 1, 1 }, 7, 0, 3) };
    const auto places = metrics::breakEvens(a, b);
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(places[0].kind, BreakEven::Kind::Crossing);
    EXPECT_EQ(alphaText(places[0].alpha), "4/7");
}

TEST(BreakEven, EqualCurvesAreOneStretchAndUndefinedOnesNothing)
{
    const std::vector<EterSegment> a { segment({ 0, 1 }, { 1, 1 }, 3, 4, 2) };
    const auto places = metrics::breakEvens(a, a);
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(places[0].kind, BreakEven::Kind::Stretch);
    EXPECT_EQ(places[0].until, (Rational { 1, 1 }));
    EXPECT_TRUE(metrics::breakEvens({}, a).empty());
    const std::vector<EterSegment> none { segment({ 0, 1 }, { 1, 1 }, 0, 0, 0) };
    EXPECT_TRUE(metrics::breakEvens(a, none).empty());
}

TEST(BreakEven, TouchingAndPartlyEqualCurvesAreTold)
{
    // Lower on both sides, equal at 1/2 (a bends down there); and equal at alpha 0 only.
    const std::vector<EterSegment> flat { segment({ 0, 1 }, { 1, 1 }, 8, 4, 4) };
    const std::vector<EterSegment> roof { segment({ 0, 1 }, { 1, 2 }, 8, 0, 8),
        segment({ 1, 2 }, { 1, 1 }, 8, 8, 0) };
    const auto touching = metrics::breakEvens(flat, roof);
    ASSERT_EQ(touching.size(), 1U);
    EXPECT_EQ(touching[0].kind, BreakEven::Kind::Touching);
    EXPECT_EQ(touching[0].alpha, (Rational { 1, 2 }));
    const std::vector<EterSegment> rising { segment({ 0, 1 }, { 1, 1 }, 8, 4, 8) };
    const auto atEnd = metrics::breakEvens(flat, rising);
    ASSERT_EQ(atEnd.size(), 1U);
    EXPECT_EQ(atEnd[0].kind, BreakEven::Kind::Touching);
    EXPECT_EQ(atEnd[0].alpha, (Rational { 0, 1 }));
    const std::vector<EterSegment> half { segment({ 0, 1 }, { 1, 2 }, 8, 4, 4),
        segment({ 1, 2 }, { 1, 1 }, 8, 8, 0) };
    const auto stretch = metrics::breakEvens(flat, half);
    ASSERT_EQ(stretch.size(), 1U);
    EXPECT_EQ(stretch[0].kind, BreakEven::Kind::Stretch);
    EXPECT_EQ(stretch[0].until, (Rational { 1, 2 }));
}

TEST(AlphaSweep, TheBandHoldsTheRateAndRepeatsItself)
{
    const auto eter = measured<EterResult>("eter", evaluated(trees(3, "gold"), trees(4, "system")));
    const std::vector<Rational> alphas { { 0, 1 }, { 1, 3 }, { 1, 1 } };
    support::Progress progress;
    const metrics::ResamplingSpec spec { 7, 500, 95 };
    const auto band = eterBand(*eter, alphas, spec, progress).value();
    const auto again = eterBand(*eter, alphas, spec, progress).value();
    for (std::size_t i = 0; i < alphas.size(); ++i) {
        const auto rate = *eterParts(*eter, alphas[i])->rate;
        EXPECT_LT(band.low[i], rate);
        EXPECT_GT(band.high[i], rate);
    }
    EXPECT_EQ(band.low, again.low);
    EXPECT_EQ(band.high, again.high);
    // Each alpha has an interval of its own: all that is wrong here is the types, which alpha 1 forgives.
    const auto types = measured<EterResult>("eter",
        evaluated(testsupport::layerPtr({ "[PER Ada] left", "[PER Bob] left", "[PER Eve] left" }),
            testsupport::layerPtr({ "[LOC Ada] left", "[PER Bob] left", "[LOC Eve] left" }, "system")));
    const auto wrong = eterBand(*types, alphas, spec, progress).value();
    EXPECT_GT(wrong.high[0], 0.4);
    EXPECT_NEAR(wrong.high[1], wrong.high[0] * 2 / 3, 1e-9);
    EXPECT_EQ(wrong.low[2], 0);
    EXPECT_EQ(wrong.high[2], 0);
}

TEST(NoisySweep, StepsAreTheCountsAtEachThreshold)
{
    const auto gold = testsupport::layerPtr(
        { "[PER Tolkien] was a [OCC writer] of [LOC Birmingham]", "[PER Ada Lovelace] and [PER Babbage]" });
    const auto system = testsupport::layerPtr(
        { "[PER Tolkieene] xas a [OCC wriiter] of [LOC Brmnghm]", "[PER Ida Lowelacc] and Babbage" },
        "system");
    const auto evaluation = evaluated(gold, system);
    const auto steps = noisySteps(*evaluation, *measured<NoisyResult>("noisy", evaluation));
    EXPECT_GT(steps.size(), 2U);
    EXPECT_EQ(steps.front().threshold, (Rational { 0, 1 }));
    std::int64_t matched = 0;
    for (const auto& step : steps) {
        EvaluationSpec spec;
        spec.noisy.threshold = { static_cast<std::int64_t>(step.threshold.numerator),
            static_cast<std::int64_t>(step.threshold.denominator) };
        const auto there = evaluated(gold, system, spec);
        const auto noisy = measured<NoisyResult>("noisy", there);
        EXPECT_EQ(noisy->overall, step.counts) << alphaText(step.threshold);
        const auto through = throughList(evaluation, *noisy->list("noisy"));
        const std::vector<RecordFilter> filters { *step.filter };
        EXPECT_EQ(static_cast<std::int64_t>(filtered(*through, filters).size()), step.changed);
        matched += step.changed;
        EXPECT_EQ(matched, step.counts.matched);
        if (step.threshold.numerator > 0) { // just below it the step has not come
            spec.noisy.threshold = { static_cast<std::int64_t>(step.threshold.numerator) * 1000 - 1,
                static_cast<std::int64_t>(step.threshold.denominator) * 1000 };
            const auto below = measured<NoisyResult>("noisy", evaluated(gold, system, spec));
            EXPECT_EQ(below->overall.matched, step.counts.matched - step.changed);
        }
    }
}

TEST(NoisySweep, OneToOneStepsAreTheCountsOfEachThresholdsOwnMatching)
{
    // Entities of few letters over one another, so that a better pair at one threshold gives way at another.
    std::mt19937 random(11);
    std::int64_t matched = 0;
    for (int round = 0; round < 20; ++round) {
        std::array<annotation::Layer, 2> layers;
        for (auto& layer : layers) {
            auto& document = layer.documents.emplace_back();
            document.name = std::string("d");
            std::string letters = "abcabdabcaabdcab";
            if (&layer == &layers[1]) {
                letters[random() % letters.size()] = 'x';
                letters[random() % letters.size()] = 'y';
            }
            document.text = text::Text(letters);
            for (int i = 0; i < 5; ++i) {
                const auto begin = static_cast<std::uint32_t>(random() % 10);
                testsupport::addEntity(document, layer.labels,
                    { begin, begin + 2 + static_cast<std::uint32_t>(random() % 5) }, "T");
            }
        }
        const auto gold = std::make_shared<const annotation::Layer>(std::move(layers[0]));
        const auto system = std::make_shared<const annotation::Layer>(std::move(layers[1]));
        EvaluationSpec spec;
        spec.noisy.matching = metrics::NoisyParameters::Matching::OneToOne;
        const auto evaluation = evaluated(gold, system, spec);
        const auto steps = noisySteps(*evaluation, *measured<NoisyResult>("noisy", evaluation));
        ASSERT_FALSE(steps.empty());
        for (int hundredth = 0; hundredth <= 100; ++hundredth) {
            spec.noisy.threshold = { hundredth, 100 };
            const auto there = measured<NoisyResult>("noisy", withSpec(*evaluation, spec));
            const NoisyStep* step = nullptr;
            for (const auto& each : steps) {
                step = each.threshold <= Rational { hundredth, 100 } ? &each : step;
            }
            ASSERT_NE(step, nullptr);
            EXPECT_EQ(there->overall, step->counts) << round << " " << hundredth;
        }
        matched += steps.back().counts.matched;
    }
    EXPECT_GT(matched, 20);
}

TEST(WithSpec, GivesWhatEvaluatingAnewGives)
{
    const auto gold = trees(5, "gold");
    const auto system = trees(6, "system");
    const auto evaluation = evaluated(gold, system);
    auto spec = atAlpha({ 1, 4 });
    spec.noisy.threshold = { 1, 10 };
    const auto quick = withSpec(*evaluation, spec);
    ASSERT_TRUE(quick);
    const auto anew = evaluated(gold, system, spec);
    EXPECT_EQ(quick->signature, anew->signature);
    EXPECT_EQ(quick->spec, anew->spec);
    RecordList kept;
    kept.records = quick->records;
    RecordList made;
    made.records = anew->records;
    EXPECT_EQ(partners(kept), partners(made));
    EXPECT_NE(quick->signature, evaluation->signature);
    EXPECT_TRUE(sameMeasure("ser", evaluation->spec, spec));
    EXPECT_FALSE(sameMeasure("eter", evaluation->spec, spec));
    EXPECT_FALSE(sameMeasure("noisy", evaluation->spec, spec));
    spec.unit = Unit::Token;
    EXPECT_FALSE(withSpec(*evaluation, spec));
}

} // namespace
} // namespace touchstone::analysis
