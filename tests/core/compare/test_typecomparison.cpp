// SPDX-License-Identifier: GPL-3.0-or-later
// Differences type by type against plain counting: every swap of a few documents looked at one by one.
#include "core/compare/typecomparison.h"

#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::LayerPtr;

LayerPtr layerOf(const std::vector<std::string>& documents, std::string name, bool reversed = false)
{
    std::vector<std::pair<std::string, std::string>> named;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        named.emplace_back("d" + std::to_string(i), documents[i]);
    }
    if (reversed) {
        std::reverse(named.begin(), named.end());
    }
    return std::make_shared<const annotation::Layer>(testsupport::namedLayer(named, std::move(name)));
}

MeasuredSystem measured(
    const std::string& id, const LayerPtr& gold, const LayerPtr& system, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto evaluation = evaluate(gold, system, spec, progress);
    EXPECT_TRUE(evaluation);
    auto result = computeMeasure(id, **evaluation, progress);
    EXPECT_TRUE(result);
    return { *evaluation, *result };
}

/// One word a document and type: what gold and the systems say of it.
struct Corpus
{
    std::vector<std::string> gold, a, b;
};

Corpus randomCorpus(std::uint32_t seed, std::size_t documents)
{
    std::mt19937 random(seed);
    Corpus corpus;
    for (std::size_t d = 0; d < documents; ++d) {
        std::string sides[3];
        for (const char* label : { "PER", "LOC" }) {
            for (int word = 0; word < 3; ++word) {
                const bool gold = random() % 3 != 0;
                for (std::size_t side = 0; side < 3; ++side) {
                    const bool says = side == 0 ? gold : (random() % 3 == 0) != gold;
                    sides[side] += says ? std::string("[") + label + " word] " : "word ";
                }
            }
        }
        corpus.gold.push_back(sides[0]);
        corpus.a.push_back(sides[1]);
        corpus.b.push_back(sides[2]);
    }
    return corpus;
}

/// Correct, gold, system of one label in a document: the words stand alike on all sides.
std::array<int, 3> countsOf(const std::string& gold, const std::string& system, const std::string& label)
{
    const auto saysAt = [&label](const std::string& text) {
        std::vector<bool> says;
        for (std::size_t at = 0; (at = text.find("word", at)) != std::string::npos; ++at) {
            says.push_back(
                at >= label.size() + 1 && text.substr(at - label.size() - 1, label.size()) == label);
        }
        return says;
    };
    const auto g = saysAt(gold);
    const auto s = saysAt(system);
    std::array<int, 3> counts {};
    for (std::size_t i = 0; i < g.size(); ++i) {
        counts[0] += g[i] && s[i] ? 1 : 0;
        counts[1] += g[i] ? 1 : 0;
        counts[2] += s[i] ? 1 : 0;
    }
    return counts;
}

double f1(const std::array<int, 3>& sums) { return 2.0 * sums[0] / (sums[1] + sums[2]); }

/// Precision, recall, F1 of correct, gold, system; 0/0: none.
std::array<std::optional<double>, 3> scoresOf(const std::array<int, 3>& sums)
{
    const auto over = [](int count, int all) {
        return all == 0 ? std::nullopt : std::optional(static_cast<double>(count) / all);
    };
    const auto precision = over(sums[0], sums[2]);
    const auto recall = over(sums[0], sums[1]);
    const auto f1 = !precision || !recall ? std::nullopt
        : *precision == 0 && *recall == 0 ? std::optional(0.0)
                                          : std::optional(2.0 * sums[0] / (sums[1] + sums[2]));
    return { precision, recall, f1 };
}

TypeComparison typesOf(const std::vector<MeasuredSystem>& systems, const std::string& score,
    const SignificanceSettings& settings = {})
{
    support::Progress progress;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 1; i < systems.size(); ++i) {
        pairs.emplace_back(0, i);
    }
    const auto comparison = compareTypes(systems, score, pairs, settings, progress);
    EXPECT_TRUE(comparison) << comparison.error().text;
    return *comparison;
}

TEST(CompareTypes, pIsTheShareOfAllSwapsOfTheTypesOwnSums)
{
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        const auto corpus = randomCorpus(seed, 9);
        const auto gold = layerOf(corpus.gold, "gold");
        const std::vector systems { measured("conll", gold, layerOf(corpus.a, "A")),
            measured("conll", gold, layerOf(corpus.b, "B")) };
        const auto types = typesOf(systems, "f1");
        ASSERT_EQ(types.types.size(), 2U);
        EXPECT_EQ(types.units, 9U);
        EXPECT_EQ(types.tests, 2U);
        std::vector<double> all;
        for (const auto& type : types.types) {
            const auto difference = [&](unsigned swaps) {
                std::array<int, 3> sums[2] {};
                for (std::size_t d = 0; d < corpus.gold.size(); ++d) {
                    const bool swapped = ((swaps >> d) & 1U) != 0;
                    for (const bool second : { false, true }) {
                        const auto counts = countsOf(
                            corpus.gold[d], second != swapped ? corpus.b[d] : corpus.a[d], type.type);
                        for (std::size_t i = 0; i < 3; ++i) {
                            sums[second ? 1 : 0][i] += counts[i];
                        }
                    }
                }
                return f1(sums[1]) - f1(sums[0]);
            };
            const double found = difference(0);
            int oneSided = 0;
            int twoSided = 0;
            for (unsigned swaps = 0; swaps < 512; ++swaps) {
                const double other = difference(swaps);
                oneSided += (found < 0 ? other <= found + 1e-12 : other >= found - 1e-12) ? 1 : 0;
                twoSided += std::abs(other) >= std::abs(found) - 1e-12 ? 1 : 0;
            }
            const auto& tested = type.differences.front();
            EXPECT_NEAR(tested.difference.value(), found, 1e-12);
            EXPECT_TRUE(tested.exact);
            EXPECT_DOUBLE_EQ(tested.oneSided.value(), oneSided / 512.0) << seed << type.type;
            EXPECT_DOUBLE_EQ(tested.twoSided.value(), twoSided / 512.0) << seed << type.type;
            ASSERT_TRUE(tested.interval);
            EXPECT_LE(tested.interval->low, found);
            EXPECT_GE(tested.interval->high, found);
            all.push_back(tested.twoSided.value());
        }
        const auto corrected = metrics::holm(all);
        for (std::size_t i = 0; i < 2; ++i) {
            EXPECT_EQ(types.types[i].differences.front().twoSidedHolm, corrected[i]);
        }
    }
}

TEST(ScoreIntervals, ofConllTypesReachFromTheLeastToTheGreatestOfAllDraws)
{
    for (std::uint32_t seed = 1; seed < 30; ++seed) {
        // Of the 27 draws of three documents each has 3.7 %, so that 95 % leave none out; many hold no
        // annotation of a type. Credit for related types changes nothing: it is no sum of records.
        const auto corpus = randomCorpus(seed, 3);
        EvaluationSpec credit;
        credit.overlap.types.weights = { { { "PER", "LOC" }, 0.5 }, { { "LOC", "LOC" }, 0.25 } };
        const auto system = measured("conll", layerOf(corpus.gold, "gold"), layerOf(corpus.a, "A"), credit);
        support::Progress progress;
        const auto intervals = scoreIntervals(system, {}, {}, progress);
        ASSERT_TRUE(intervals) << intervals.error().text;
        ASSERT_EQ(intervals->overall.size(), 10U) << "P, R, F1, accuracy, and two means of the first three";
        EXPECT_NE(intervals->find("f1.macro"), nullptr);
        EXPECT_FALSE(scoreIntervals(system, std::vector<std::string> { "weighted.f1" }, {}, progress));
        for (const auto& type : intervals->types) {
            std::vector<std::array<int, 3>> documents;
            for (std::size_t d = 0; d < corpus.gold.size(); ++d) {
                documents.push_back(countsOf(corpus.gold[d], corpus.a[d], type.type));
            }
            const auto sumOf = [&documents](const std::array<std::size_t, 3>& drawn) {
                std::array<int, 3> sums {};
                for (const auto d : drawn) {
                    for (std::size_t i = 0; i < 3; ++i) {
                        sums[i] += documents[d][i];
                    }
                }
                return sums;
            };
            for (std::size_t score = 0; score < 3; ++score) {
                std::vector<double> values;
                for (std::size_t draw = 0; draw < 27; ++draw) {
                    if (const auto one = scoresOf(sumOf({ draw % 3, draw / 3 % 3, draw / 9 }))[score]) {
                        values.push_back(*one);
                    }
                }
                const auto& found = type.scores[score];
                EXPECT_EQ(found.value.has_value(), scoresOf(sumOf({ 0, 1, 2 }))[score].has_value());
                if (found.value) {
                    EXPECT_DOUBLE_EQ(*found.value, *scoresOf(sumOf({ 0, 1, 2 }))[score])
                        << seed << found.name;
                    ASSERT_TRUE(found.interval);
                    EXPECT_DOUBLE_EQ(found.interval->low, *std::ranges::min_element(values))
                        << seed << type.type << found.name;
                    EXPECT_DOUBLE_EQ(found.interval->high, *std::ranges::max_element(values))
                        << seed << type.type << found.name;
                }
            }
        }
    }
}

TEST(CompareTypes, scoresAreThoseOfTheTables)
{
    const auto corpus = randomCorpus(7, 30);
    const auto gold = layerOf(corpus.gold, "gold");
    const auto third = randomCorpus(8, 30);
    for (const auto& [id, score] : { std::pair<std::string, std::string>("muc", "strict.f1"),
             { "muc", "partial.recall" }, { "conll", "precision" } }) {
        const std::vector systems { measured(id, gold, layerOf(corpus.a, "A")),
            measured(id, gold, layerOf(corpus.b, "B")), measured(id, gold, layerOf(third.a, "C")) };
        const auto types = typesOf(systems, score);
        EXPECT_EQ(types.tests, 4U) << "two types of two pairs";
        for (std::size_t i = 0; i < systems.size(); ++i) {
            const auto rows = typeScores(*systems[i].result, score);
            ASSERT_EQ(rows.size(), types.types.size());
            for (std::size_t type = 0; type < rows.size(); ++type) {
                EXPECT_EQ(types.types[type].type, rows[type].type);
                ASSERT_EQ(types.types[type].scores[i].has_value(), rows[type].value.has_value());
                EXPECT_DOUBLE_EQ(*types.types[type].scores[i], *rows[type].value);
            }
        }
    }
}

TEST(CompareTypes, oneTypeAloneHasThePOfAll)
{
    const auto gold = layerOf({ "[PER Ada] b", "[PER Bo] c", "[PER Cy]", "d [PER Di]" }, "gold");
    const std::vector systems { measured("muc", gold, layerOf({ "Ada b", "Bo c", "[PER Cy]", "d Di" }, "A")),
        measured("muc", gold, layerOf({ "[PER Ada] b", "[PER Bo] c", "Cy", "d [PER Di]" }, "B")) };
    support::Progress progress;
    const auto all = compareScores(systems, "strict.f1", {}, progress);
    const auto types = typesOf(systems, "strict.f1");
    ASSERT_TRUE(all);
    ASSERT_EQ(types.types.size(), 1U);
    const auto& one = types.types.front().differences.front();
    EXPECT_EQ(one.twoSided, all->differences.front().twoSided);
    EXPECT_EQ(one.oneSided, all->differences.front().oneSided);
    EXPECT_EQ(one.interval, all->differences.front().interval);
    EXPECT_EQ(one.twoSidedHolm, one.twoSided) << "one comparison needs no correction";
}

TEST(CompareTypes, theOrderOfDocumentsChangesNothing)
{
    const auto corpus = randomCorpus(3, 40);
    SignificanceSettings settings;
    settings.resampling.trials = 200;
    std::vector<TypeComparison> both;
    for (const bool reversed : { false, true }) {
        const auto gold = layerOf(corpus.gold, "gold", reversed);
        both.push_back(typesOf({ measured("muc", gold, layerOf(corpus.a, "A", reversed)),
                                   measured("muc", gold, layerOf(corpus.b, "B")) },
            "strict.f1", settings));
    }
    for (std::size_t i = 0; i < both[0].types.size(); ++i) {
        const auto& one = both[0].types[i].differences.front();
        const auto& other = both[1].types[i].differences.front();
        EXPECT_EQ(one.interval, other.interval);
        EXPECT_EQ(one.twoSided, other.twoSided);
    }
}

TEST(CompareTypes, aTypeWithoutScoreHasNoDifferenceAndCountsForNoCorrection)
{
    const auto gold = layerOf({ "[PER Ada] b", "[PER Bo] c" }, "gold");
    const std::vector systems { measured("conll", gold, layerOf({ "Ada [LOC b]", "[PER Bo] c" }, "A")),
        measured("conll", gold, layerOf({ "[PER Ada] b", "Bo c" }, "B")) };
    const auto types = typesOf(systems, "recall");
    ASSERT_EQ(types.types.size(), 2U);
    EXPECT_EQ(types.types[0].type, "LOC");
    EXPECT_FALSE(types.types[0].differences.front().difference);
    EXPECT_FALSE(types.types[0].differences.front().twoSided);
    EXPECT_FALSE(types.types[0].differences.front().note.empty());
    EXPECT_TRUE(types.types[1].differences.front().twoSided);
    EXPECT_EQ(types.tests, 1U);
}

TEST(CompareTypes, measuresThatDoNotCountRecordsByTypeSaySo)
{
    const auto corpus = randomCorpus(3, 4);
    const auto gold = layerOf(corpus.gold, "gold");
    for (const std::string id : { "ser", "overlap" }) {
        const auto types = typesOf(
            { measured(id, gold, layerOf(corpus.a, "A")), measured(id, gold, layerOf(corpus.b, "B")) }, {});
        EXPECT_TRUE(types.types.empty());
        EXPECT_NE(types.note.english().find(id), std::string::npos);
    }
}

TEST(NotSeparable, areThoseWhoseCorrectedPIsNotBelowTheLevel)
{
    ScoreComparison comparison;
    comparison.scores = { 0.7, 0.9, std::nullopt, 0.88, 0.9 };
    const auto add = [&](std::size_t first, std::size_t second, std::optional<double> p) {
        ScoreDifference one;
        one.first = first;
        one.second = second;
        one.twoSidedHolm = p;
        comparison.differences.push_back(one);
    };
    add(0, 1, 0.01);
    add(0, 3, 0.9); // not of the best
    add(1, 2, std::nullopt);
    add(1, 3, 0.05);
    add(1, 4, 1);
    EXPECT_EQ(bestSystem(comparison), std::optional<std::size_t>(1));
    EXPECT_EQ(notSeparableFromBest(comparison), (std::vector<std::size_t> { 3, 4 }));
    comparison.settings.resampling.confidenceLevel = 90;
    EXPECT_EQ(significanceLevel(comparison.settings), 0.1);
    EXPECT_EQ(notSeparableFromBest(comparison), (std::vector<std::size_t> { 4 }));
    comparison.lowerIsBetter = true;
    EXPECT_EQ(bestSystem(comparison), std::optional<std::size_t>(0));
    comparison.scores.assign(5, std::nullopt);
    EXPECT_EQ(bestSystem(comparison), std::nullopt);
    EXPECT_TRUE(notSeparableFromBest(comparison).empty());
}

} // namespace
} // namespace touchstone::analysis
