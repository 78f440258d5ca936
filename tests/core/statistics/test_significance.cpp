// SPDX-License-Identifier: GPL-3.0-or-later
// Differences and intervals of measures' scores: same scores as the tables, whatever the order of documents;
// units that meet by name.
#include "core/statistics/significance.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::LayerPtr;
using testsupport::evaluated;

MeasuredSystem measured(
    std::string_view measure, EvaluationPtr evaluation, MeasureExtent extent = MeasureExtent::Everything)
{
    support::Progress progress;
    auto result = computeMeasure(measure, *evaluation, progress, extent);
    EXPECT_TRUE(result) << result.error().text;
    return { std::move(evaluation), *result };
}

/// Documents of a few words; every word may be an annotation. Sides of one seed have the same texts.
std::vector<std::string> randomDocuments(std::uint32_t seed, std::uint32_t sideSeed, std::size_t documents)
{
    std::mt19937 texts(seed);
    std::mt19937 random(sideSeed);
    const std::vector<std::string> labels { "PER@Q1", "LOC@Q2", "ORG@NIL" };
    std::vector<std::string> result;
    for (std::size_t d = 0; d < documents; ++d) {
        std::string text;
        const auto words = 4 + texts() % 8;
        for (std::size_t w = 0; w < words; ++w) {
            const std::string word(2 + texts() % 3, static_cast<char>('a' + texts() % 8));
            const auto label = labels[texts() % labels.size()];
            const bool entity = texts() % 2 == 0;
            const auto luck = random() % 10;
            const auto shown = luck == 0 ? labels[random() % labels.size()] : label;
            text += (w == 0 ? "" : " ") + (entity != (luck == 1) ? "[" + shown + " " + word + "]" : word);
        }
        result.push_back(std::move(text));
    }
    return result;
}

LayerPtr named(const std::vector<std::string>& documents, std::string name, bool reversed = false)
{
    std::vector<std::pair<std::string, std::string>> pairs;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        pairs.emplace_back("d" + std::to_string(i), documents[i]);
    }
    if (reversed) {
        std::reverse(pairs.begin(), pairs.end());
    }
    return std::make_shared<const annotation::Layer>(testsupport::namedLayer(pairs, std::move(name)));
}

ScoreComparison compared(const std::vector<MeasuredSystem>& systems, const std::string& score = {},
    const SignificanceSettings& settings = {})
{
    support::Progress progress;
    const auto comparison = compareScores(systems, score, settings, progress);
    EXPECT_TRUE(comparison) << comparison.error().text;
    return *comparison;
}

class EveryMeasure : public testing::TestWithParam<std::size_t>
{
protected:
    const std::string id { metrics::measures()[GetParam()].id };
    const LayerPtr gold = named(randomDocuments(1, 1, 40), "gold");
    const LayerPtr a = named(randomDocuments(1, 2, 40), "A");
    const LayerPtr b = named(randomDocuments(1, 3, 40), "B");
};

TEST_P(EveryMeasure, everyScoreIsComparedThroughItsStatistics)
{
    const std::vector systems { measured(id, evaluated(gold, a)), measured(id, evaluated(gold, b)) };
    const auto& result = *systems.front().result;
    const auto width = result.statisticColumns.size();
    const auto sumOf = [width](const MeasureResult& one) {
        std::vector<double> sum(width, 0);
        for (std::size_t i = 0; i < one.statistics.size(); ++i) {
            sum[i % width] += one.statistics[i];
        }
        return one.scoresOf(sum);
    };
    const auto first = sumOf(result);
    const auto second = sumOf(*systems[1].result);
    ASSERT_GE(scoreNames(result).size(), first.size()) << "means over types stand beside the scores";
    SignificanceSettings settings;
    settings.resampling.trials = 50;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto comparison = compared(systems, first[i].name, settings);
        EXPECT_EQ(comparison.units, 40U);
        ASSERT_EQ(comparison.scores.size(), 2U);
        EXPECT_EQ(comparison.scores[0].has_value(), first[i].value.has_value()) << first[i].name;
        ASSERT_EQ(comparison.differences.size(), 1U);
        const auto& difference = comparison.differences.front();
        if (first[i].value && second[i].value) {
            EXPECT_NEAR(*comparison.scores[0], *first[i].value, 1e-12) << first[i].name;
            EXPECT_NEAR(*difference.difference, *second[i].value - *first[i].value, 1e-12) << first[i].name;
            ASSERT_TRUE(difference.oneSided && difference.twoSided && difference.interval);
            EXPECT_LE(*difference.oneSided, *difference.twoSided + 1e-12);
            EXPECT_EQ(difference.oneSidedHolm, difference.oneSided);
        } else {
            EXPECT_FALSE(difference.oneSided || difference.interval) << first[i].name;
        }
    }
}

TEST_P(EveryMeasure, theHeadlineIsTheDefaultAndTheOrderOfDocumentsChangesNothing)
{
    const auto comparison = compared({ measured(id, evaluated(gold, a)), measured(id, evaluated(gold, b)) });
    EXPECT_EQ(comparison.score, metrics::measureById(id)->headline);
    const auto turned = named(randomDocuments(1, 1, 40), "gold", true);
    const auto other = compared({ measured(id, evaluated(turned, a)),
        measured(id, evaluated(gold, named(randomDocuments(1, 3, 40), "B", true))) });
    EXPECT_EQ(comparison.scores, other.scores);
    EXPECT_EQ(comparison.intervals, other.intervals);
    EXPECT_EQ(comparison.differences.front().difference, other.differences.front().difference);
    EXPECT_EQ(comparison.differences.front().interval, other.differences.front().interval);
    EXPECT_EQ(comparison.differences.front().oneSided, other.differences.front().oneSided);
    EXPECT_EQ(comparison.differences.front().twoSided, other.differences.front().twoSided);
}

TEST_P(EveryMeasure, intervalsHoldTheScoreAndScoresAloneSuffice)
{
    support::Progress progress;
    const auto evaluation = evaluated(gold, a);
    const auto whole = scoreIntervals(measured(id, evaluation), {}, {}, progress);
    const auto lean = scoreIntervals(measured(id, evaluation, MeasureExtent::Scores), {}, {}, progress);
    ASSERT_TRUE(whole && lean);
    ASSERT_FALSE(whole->overall.empty());
    ASSERT_EQ(whole->overall.size(), lean->overall.size());
    for (std::size_t i = 0; i < whole->overall.size(); ++i) {
        const auto& one = whole->overall[i];
        EXPECT_EQ(one.interval, lean->overall[i].interval) << one.name;
        if (one.value) {
            ASSERT_TRUE(one.interval) << one.name;
            EXPECT_LE(one.interval->low, *one.value + 1e-9) << one.name;
            EXPECT_GE(one.interval->high, *one.value - 1e-9) << one.name;
        }
    }
}

TEST_P(EveryMeasure, theSheetsShowTheScoresWhereTheyAreSaidTo)
{
    const auto system = measured(id, evaluated(gold, a));
    const auto& result = *system.result;
    std::size_t found = 0;
    for (const auto& name : scoreNames(result)) {
        const auto value = scoreValue(system, name);
        ASSERT_TRUE(value);
        const auto places = scorePlaces(result, name);
        // Outcomes that a scheme does not know have no column.
        if (const auto* const score = result.score(name); score != nullptr && !score->minor
            && (score->byType || score->whole) && !(score->isCount && *value == 0.0)) {
            EXPECT_FALSE(places.empty())
                << id << ": the score \"" << name << "\" stands in no sheet where it is said to";
        }
        for (const auto& place : places) {
            const auto& cell = result.sheets.at(place.sheet).rows.at(place.row).cells.at(place.column);
            ASSERT_EQ(cell.value.has_value(), value->has_value()) << name;
            EXPECT_NEAR(cell.value.value_or(0), value->value_or(0), 1e-12) << name;
            ++found;
        }
        if (const auto* const sheet = typeColumn(result, name).sheet) {
            EXPECT_EQ(typeScores(result, name).size() + 1, sheet->rows.size()) << name;
        }
    }
    EXPECT_GE(found, 3U);
    EXPECT_FALSE(scorePlaces(result, headlineScore(id)).empty());
    EXPECT_TRUE(scorePlaces(result, "nonsense").empty());
}

/// Every document one sentence, or every document cut into several: what sentences know adds up to the same.
TEST_P(EveryMeasure, statisticsOfSentencesAddUpToThoseOfDocuments)
{
    const auto cut = [](const LayerPtr& layer) {
        auto copy = *layer;
        for (auto& document : copy.documents) {
            document.tokens = testsupport::words(document.text);
            for (std::uint32_t first = 0; first < document.tokens.size(); first += 3) {
                document.sentences.push_back(first);
            }
        }
        return std::make_shared<const annotation::Layer>(std::move(copy));
    };
    const auto system = measured(id, evaluated(cut(gold), cut(a)));
    const auto units = ResamplingUnits::of(*system.evaluation, ResamplingUnit::Sentence);
    ASSERT_TRUE(units);
    EXPECT_GT(units->size(), 80U);
    const auto statistics = unitStatistics(*system.evaluation, *system.result, *units);
    const auto& names = system.result->statisticColumns;
    if (std::ranges::none_of(names, &Statistic::ofRecords)) {
        ASSERT_FALSE(statistics);
        EXPECT_NE(statistics.error().text.find("resample documents"), std::string::npos);
        return;
    }
    ASSERT_TRUE(statistics) << statistics.error().text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        double sentences = 0;
        double documents = 0;
        for (std::size_t at = i; at < statistics->values.size(); at += names.size()) {
            sentences += statistics->values[at];
        }
        for (std::size_t at = i; at < system.result->statistics.size(); at += names.size()) {
            documents += system.result->statistics[at];
        }
        EXPECT_EQ(statistics->known[i], names[i].ofRecords()) << names[i].id;
        EXPECT_NEAR(sentences, statistics->known[i] ? documents : 0, 1e-9) << names[i].id;
    }
    SignificanceSettings settings;
    settings.unit = ResamplingUnit::Sentence;
    settings.resampling.trials = 100;
    support::Progress progress;
    const auto intervals = scoreIntervals(system, {}, settings, progress);
    ASSERT_TRUE(intervals);
    EXPECT_NE(intervals->find(headlineScore(id)), nullptr);
    for (const auto& score : system.result->scores) {
        const bool ofRecords = std::ranges::all_of(
            score.formula.inputs(), [&](std::uint32_t statistic) { return names[statistic].ofRecords(); });
        if (!ofRecords) {
            EXPECT_EQ(intervals->find(score.id), nullptr) << score.id;
            const auto refused = compareScores(std::vector { system, system }, score.id, settings, progress);
            ASSERT_FALSE(refused) << score.id;
            EXPECT_NE(refused.error().text.find("whole documents"), std::string::npos)
                << refused.error().text;
        }
    }
}

TEST_P(EveryMeasure, typesHaveTheIntervalsOfTheirRowsWhereRowsCountRecords)
{
    const auto system = measured(id, evaluated(gold, a));
    support::Progress progress;
    const std::vector<std::string> names { headlineScore(id) };
    const auto intervals = scoreIntervals(system, names, {}, progress);
    ASSERT_TRUE(intervals);
    if (!system.result->typeCounting(*system.evaluation)) {
        EXPECT_TRUE(intervals->types.empty());
        return;
    }
    const auto [sheet, column] = typeColumn(*system.result, names.front());
    ASSERT_NE(sheet, nullptr);
    ASSERT_EQ(intervals->types.size() + 1, sheet->rows.size());
    for (std::size_t i = 0; i < intervals->types.size(); ++i) {
        EXPECT_EQ(intervals->types[i].type, sheet->rows[i].name);
        const auto& score = intervals->types[i].scores.front();
        EXPECT_EQ(score.value, sheet->rows[i].cells[column].value);
        ASSERT_TRUE(score.interval);
        EXPECT_LT(score.interval->low, score.interval->high);
    }
}

/// Numbers of the measures whose scores are functions of sums over documents.
std::vector<std::size_t> resampled()
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < metrics::measures().size(); ++i) {
        if (metrics::measures()[i].resamples) {
            numbers.push_back(i);
        }
    }
    EXPECT_GE(numbers.size(), 8U);
    return numbers;
}

TEST(WholeCorpus, AMeasureThatIsNoSumOfDocumentsIsRefusedInWords)
{
    const auto gold = named(randomDocuments(1, 1, 40), "gold");
    const auto a = measured("surface", evaluated(gold, named(randomDocuments(1, 2, 40), "A")));
    const auto b = measured("surface", evaluated(gold, named(randomDocuments(1, 3, 40), "B")));
    support::Progress progress;
    const auto comparison = compareScores(std::vector { a, b }, {}, {}, progress);
    ASSERT_FALSE(comparison);
    EXPECT_NE(comparison.error().text.find("no interval and no p"), std::string::npos);
    EXPECT_FALSE(scoreIntervals(a, {}, {}, progress));
}

INSTANTIATE_TEST_SUITE_P(Measures, EveryMeasure, testing::ValuesIn(resampled()),
    [](const auto& number) { return std::string(metrics::measures()[number.param].id); });

TEST(ScoreIntervals, aMainTypeHasTheIntervalOfItsLabelsTogether)
{
    const auto gold
        = named({ "[loc.a Rome] [loc.b Bonn] [per Ada]", "[loc.a Ulm] [per Bo]", "[loc.b Kiel]" }, "gold");
    const auto system = named({ "[loc.a Rome] Bonn [per Ada]", "Ulm [per Bo]", "[loc.b Kiel]" }, "A");
    const auto dotted = measured("muc", evaluated(gold, system));
    const auto flat = measured("muc",
        evaluated(named({ "[loc Rome] [loc Bonn] [per Ada]", "[loc Ulm] [per Bo]", "[loc Kiel]" }, "gold"),
            named({ "[loc Rome] Bonn [per Ada]", "Ulm [per Bo]", "[loc Kiel]" }, "A")));
    support::Progress progress;
    const auto ofDotted = scoreIntervals(dotted, {}, {}, progress);
    const auto ofFlat = scoreIntervals(flat, {}, {}, progress);
    ASSERT_TRUE(ofDotted && ofFlat);
    const auto* const group = ofDotted->find("strict.recall", "loc", true);
    const auto* const plain = ofFlat->find("strict.recall", "loc");
    ASSERT_TRUE(group != nullptr && plain != nullptr);
    EXPECT_EQ(group->value, std::optional(0.5));
    EXPECT_EQ(group->value, plain->value);
    EXPECT_EQ(ofDotted->find("strict.recall", "loc"), nullptr);
    EXPECT_EQ(ofDotted->find("strict.recall", "per", true), nullptr) << "one label is no group";
    EXPECT_NE(ofDotted->find("strict.recall"), nullptr);
}

TEST(CompareScores, severalSystemsAreComparedPairByPairWithHolm)
{
    const auto gold = named(randomDocuments(1, 1, 40), "gold");
    std::vector<MeasuredSystem> systems;
    for (std::uint32_t seed = 2; seed < 5; ++seed) {
        systems.push_back(measured("muc", evaluated(gold, named(randomDocuments(1, seed, 40), "S"))));
    }
    const auto comparison = compared(systems);
    ASSERT_EQ(comparison.differences.size(), 3U);
    std::vector<double> plain;
    std::vector<double> corrected;
    for (const auto& difference : comparison.differences) {
        plain.push_back(*difference.twoSided);
        corrected.push_back(*difference.twoSidedHolm);
        EXPECT_DOUBLE_EQ(*difference.difference,
            *comparison.scores[difference.second] - *comparison.scores[difference.first]);
    }
    EXPECT_EQ(corrected, metrics::holm(plain));
}

TEST(CompareScores, aDocumentThatOneSystemAddsCountsForItAlone)
{
    const std::vector<std::pair<std::string, std::string>> goldText { { "x", "[PER Ada] ran" },
        { "y", "[LOC Bonn]" } };
    const auto layer = [](const auto& pairs) {
        return std::make_shared<const annotation::Layer>(testsupport::namedLayer(pairs));
    };
    auto more = goldText;
    more.emplace_back("z", "[LOC Rome]");
    const auto gold = layer(goldText);
    const auto comparison = compared(
        { measured("muc", evaluated(gold, layer(goldText))), measured("muc", evaluated(gold, layer(more))) },
        "strict.precision");
    EXPECT_EQ(comparison.units, 3U);
    EXPECT_DOUBLE_EQ(*comparison.scores[0], 1);
    EXPECT_DOUBLE_EQ(*comparison.scores[1], 2.0 / 3);
    EXPECT_TRUE(comparison.differences.front().exact);
    EXPECT_DOUBLE_EQ(*comparison.differences.front().oneSided, 0.5);
}

TEST(CompareScores, refusesOtherGoldsUnknownScoresAndBadLevels)
{
    const auto one = measured(
        "muc", evaluated(testsupport::layerPtr({ "[PER Ada]" }), testsupport::layerPtr({ "Ada" })));
    const auto two = measured("muc",
        evaluated(
            testsupport::layerPtr({ "[PER Ada]", "[PER Bo]" }), testsupport::layerPtr({ "Ada", "Bo" })));
    support::Progress progress;
    const std::vector unequal { one, two };
    const auto refused = compareScores(unequal, {}, {}, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::Unpairable);
    EXPECT_NE(refused.error().text.find("\"d2\""), std::string::npos) << refused.error().text;
    const std::vector same { one, one };
    const auto unknown = compareScores(same, "strict.f2", {}, progress);
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().text.find("strict.f1"), std::string::npos) << unknown.error().text;
    SignificanceSettings settings;
    settings.resampling.confidenceLevel = 100;
    EXPECT_FALSE(compareScores(same, {}, settings, progress));
    settings = {};
    settings.unit = ResamplingUnit::Sentence;
    const auto sentences = compareScores(same, {}, settings, progress);
    ASSERT_FALSE(sentences);
    EXPECT_NE(sentences.error().text.find("sentences"), std::string::npos) << sentences.error().text;
}

TEST(CompareScores, twoAlphasSwapEachSidesOwnErrorSums)
{
    const auto gold = named(randomDocuments(1, 1, 20), "gold");
    const auto system = named(randomDocuments(1, 2, 20), "A");
    EvaluationSpec other;
    other.eter.alpha = { 1, 10 };
    const auto comparison = compared(
        { measured("eter", evaluated(gold, system)), measured("eter", evaluated(gold, system, other)) });
    const auto& difference = comparison.differences.front();
    ASSERT_TRUE(difference.difference);
    EXPECT_TRUE(difference.interval);
    ASSERT_TRUE(difference.twoSided);
    EXPECT_GE(*difference.twoSided, *difference.oneSided);
    EXPECT_FALSE(difference.note.empty());
    // The same alpha: the same formula.
    const auto same = compared({ measured("eter", evaluated(gold, system, other)),
        measured("eter", evaluated(gold, system, other)) });
    EXPECT_EQ(same.differences.front().twoSided, 1.0);
    EXPECT_TRUE(same.differences.front().note.empty());
}

TEST(ResamplingUnits, recordsBelongToTheSentenceOfTheirBegin)
{
    auto gold = testsupport::layer(
        { "[PER Ada] ran . [PER Bo] sat . Ed ate ." }, "gold", testsupport::Tokens::Words);
    gold.documents.front().sentences = { 0, 3, 6 };
    const auto system = testsupport::layerPtr(
        { "[PER Ada] ran . Bo sat . [LOC Ed ate] ." }, "A", testsupport::Tokens::Words);
    const auto evaluation = evaluated(std::make_shared<const annotation::Layer>(gold), system);
    const auto units = ResamplingUnits::of(*evaluation, ResamplingUnit::Sentence);
    ASSERT_TRUE(units);
    EXPECT_EQ(units->size(), 3U);
    EXPECT_EQ(units->unitsOf(evaluation->records), (std::vector<std::uint32_t> { 0, 1, 2 }));
    SignificanceSettings settings;
    settings.unit = ResamplingUnit::Sentence;
    support::Progress progress;
    const auto intervals = scoreIntervals(measured("muc", evaluation), {}, settings, progress);
    ASSERT_TRUE(intervals);
    EXPECT_EQ(intervals->units, 3U);
}

} // namespace
} // namespace touchstone::analysis
