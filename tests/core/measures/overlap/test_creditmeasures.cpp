// SPDX-License-Identifier: GPL-3.0-or-later
// `overlap`, `links` and weighted `conll` of whole evaluations.
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/measures/conll/computeconll.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

annotation::LayerPtr table(const std::string& bytes, const std::string& name)
{
    annotation::Layer layer;
    layer.name = name;
    support::Progress progress;
    const io::SourceFile file { name, name, bytes, {}, {} };
    EXPECT_TRUE(io::nelevalReader().read(file, {}, layer, progress));
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

EvaluationPtr evaluated(const std::string& gold, const std::string& system, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto result = evaluate(table(gold, "gold"), table(system, "system"), spec, progress);
    EXPECT_TRUE(result);
    return *result;
}

template <typename Result>
std::shared_ptr<const Result> computed(
    std::string_view id, const EvaluationPtr& evaluation, MeasureExtent extent = MeasureExtent::Everything)
{
    support::Progress progress;
    auto result = computeMeasure(id, *evaluation, progress, extent);
    EXPECT_TRUE(result);
    testsupport::expectCountsToSelectTheirRecords(evaluation, **result);
    return std::static_pointer_cast<const Result>(*result);
}

constexpr auto exampleGold = "d\t1\t10\tE1\t1\tPER\nd\t12\t12\tNIL\t1\tLOC\n";
constexpr auto exampleSystem = "d\t1\t5\tE1\t1\tPER\nd\t6\t12\tE2\t1\tORG\n";

TEST(OverlapMeasure, WorkedExampleOfDocumentsWithoutText)
{
    const auto evaluation = evaluated(exampleGold, exampleSystem);
    const auto result = computed<OverlapResult>("overlap", evaluation);
    const auto span = result->plain.overall[0];
    EXPECT_DOUBLE_EQ(*span.score(metrics::OverlapStrategy::SumSum).f1(), 26.0 / 27);
    EXPECT_DOUBLE_EQ(result->plain.overall[1].score(metrics::OverlapStrategy::MaxMax).recallCredit, 0.5);
    EXPECT_DOUBLE_EQ(result->plain.overall[2].score(metrics::OverlapStrategy::MaxMax).precisionCredit, 1);
    EXPECT_FALSE(result->weighted);
    EXPECT_EQ(evaluation->goldText(evaluation->records.front()), "");
}

TEST(OverlapMeasure, CreditStandsWithEachAnnotation)
{
    const auto evaluation = evaluated(exampleGold, exampleSystem);
    const auto result = computed<OverlapResult>("overlap", evaluation);
    double recall = 0;
    double precision = 0;
    const auto& columns = result->recordValues;
    ASSERT_EQ(columns.size(), 12U);
    for (std::size_t i = 0; i < evaluation->records.size(); ++i) {
        EXPECT_EQ(std::isnan(columns[0].values[i]), !evaluation->records[i].hasGold());
        EXPECT_EQ(std::isnan(columns[3].values[i]), !evaluation->records[i].hasSystem());
        recall += std::isnan(columns[0].values[i]) ? 0 : columns[0].values[i];
        precision += std::isnan(columns[3].values[i]) ? 0 : columns[3].values[i];
    }
    EXPECT_DOUBLE_EQ(recall, 1.5);
    EXPECT_DOUBLE_EQ(precision, 13.0 / 7);
}

TEST(OverlapMeasure, RowsOfTypesComeFromBothSidesAndAddUp)
{
    const auto evaluation = evaluated(exampleGold, exampleSystem);
    const auto result = computed<OverlapResult>("overlap", evaluation);
    ASSERT_EQ(evaluation->labels, (std::vector<std::string> { "LOC", "ORG", "PER" }));
    metrics::OverlapTotals sum;
    for (const auto& type : result->plain.types) {
        sum += type[0];
    }
    EXPECT_EQ(sum.goldSum, result->plain.overall[0].goldSum);
    EXPECT_EQ(sum.system, 2);
    EXPECT_EQ(result->plain.types[1][0].system, 1) << "a type that the gold lacks has its row";
    EvaluationSpec isolated;
    isolated.perType = PerType::Isolated;
    const auto alone = computed<OverlapResult>("overlap", evaluated(exampleGold, exampleSystem, isolated));
    EXPECT_EQ(alone->plain.types[1][0].systemSum.value(), 0);
    EXPECT_EQ(alone->plain.overall[0].systemSum, result->plain.overall[0].systemSum);
}

TEST(OverlapMeasure, ScoresAloneAreTheSame)
{
    const auto evaluation = evaluated(exampleGold, exampleSystem);
    const auto all = computed<OverlapResult>("overlap", evaluation);
    const auto scores = computed<OverlapResult>("overlap", evaluation, MeasureExtent::Scores);
    EXPECT_TRUE(scores->recordValues.empty());
    EXPECT_EQ(scores->statistics, all->statistics);
}

TEST(OverlapMeasure, TypesAndIdsThatAreRelatedEarnTheirWeight)
{
    EvaluationSpec spec;
    spec.overlap.types.parents = { { "CITY", "LOC" } };
    spec.overlap.links.weights = { { { "E1", "E9" }, 0.25 } };
    const auto evaluation = evaluated("d\t0\t9\tE1\t1\tCITY\nd\t20\t29\tE3\t1\tLOC\n",
        "d\t0\t4\tE9\t1\tLOC\nd\t20\t29\tE3\t1\tLOC\n", spec);
    const auto result = computed<OverlapResult>("overlap", evaluation);
    ASSERT_TRUE(result->weighted);
    const auto maxmax = metrics::OverlapStrategy::MaxMax;
    EXPECT_DOUBLE_EQ(result->plain.overall[1].score(maxmax).recallCredit, 1);
    EXPECT_DOUBLE_EQ(result->weighted->overall[1].score(maxmax).recallCredit, 1.25);
    EXPECT_DOUBLE_EQ(result->weighted->overall[1].score(maxmax).precisionCredit, 1.5);
    EXPECT_DOUBLE_EQ(result->weighted->overall[2].score(maxmax).recallCredit, 1.125);
    const auto scores = result->scoresOf(result->statistics);
    EXPECT_EQ(scores.front().name, "span+type.maxmax.f1");
    EXPECT_EQ(scores.size(), 72U);
}

TEST(ConllMeasure, RelatedTypesOfOneSpanEarnTheirWeight)
{
    EvaluationSpec spec;
    spec.overlap.types.weights = { { { "A", "B" }, 0.5 }, { { "B", "B" }, 0.75 } };
    const auto evaluation = evaluated("d\t0\t3\tE\t1\tA\nd\t5\t8\tE\t1\tB\nd\t10\t12\tE\t1\tC\n",
        "d\t0\t3\tE\t1\tB\nd\t5\t8\tE\t1\tB\nd\t10\t13\tE\t1\tC\n", spec);
    const auto result = computed<ConllResult>("conll", evaluation);
    EXPECT_EQ(result->overall.correct, 1);
    ASSERT_TRUE(result->weighted);
    EXPECT_DOUBLE_EQ(result->weighted->correct, 1.25);
    EXPECT_DOUBLE_EQ(result->weighted->gold, 2.75);
    EXPECT_DOUBLE_EQ(result->weighted->system, 2.5);
}

TEST(LinksMeasure, EveryClassAndCountIsAListOfRecords)
{
    const auto evaluation = evaluated(
        "d\t0\t1\tQ1\t1\tA\nd\t3\t4\tNIL\nd\t6\t7\tQ1\nd\t9\t10\nd\t12\t13\tQ2\nd\t15\t16\tQ3\ne\t0\t1\tQ1\n",
        "d\t0\t1\tQ1\t1\tA\nd\t3\t4\tNIL4\nd\t6\t7\tQ2\nd\t9\t10\tQ5\nd\t12\t13\tNIL\nd\t18\t19\tQ3\n");
    const auto result = computed<LinkResult>("links", evaluation);
    EXPECT_EQ(result->overall.classes, (std::array<std::int64_t, 7> { 1, 1, 1, 1, 1, 2, 1 }));
    EXPECT_EQ(result->overall.spanKbid, (metrics::ConllCounts { 1, 5, 4 }));
    EXPECT_EQ(result->overall.spanTypeKbid.correct, 1);
    EXPECT_EQ(result->overall.documentKbid, (metrics::ConllCounts { 3, 4, 4 }));
    EXPECT_EQ(result->overall.nil, (metrics::ConllCounts { 1, 1, 2 }));
    EXPECT_EQ(result->documents[1].spanKbid, (metrics::ConllCounts { 0, 1, 0 }));
}

TEST(LinksMeasure, CandidatesAndEquivalentIds)
{
    EvaluationSpec spec;
    const auto gold = "d\t0\t1\tQ1\nd\t3\t4\tQ2\n";
    const auto system = "d\t0\t1\tQ7\t0.9\tA\tQ1\t0.5\tA\nd\t3\t4\tQ20\n";
    const auto first = computed<LinkResult>("links", evaluated(gold, system, spec));
    EXPECT_EQ(first->overall.spanKbid.correct, 0);
    EXPECT_EQ(first->overall.recalled, (std::vector<std::int64_t> { 0, 1, 1, 1 }));
    spec.links.nBest = 2;
    const auto two = computed<LinkResult>("links", evaluated(gold, system, spec));
    EXPECT_EQ(two->overall.spanKbid, (metrics::ConllCounts { 1, 2, 2 }));
    EXPECT_EQ(two->ranks, (std::vector<int> { 1, 2, 3, 5, 10 }));
    spec.links.equivalents.representative = { { "Q2", "Q2" }, { "Q20", "Q2" } };
    const auto same = computed<LinkResult>("links", evaluated(gold, system, spec));
    EXPECT_EQ(same->overall.spanKbid.correct, 2);
    EXPECT_EQ(same->overall.documentKbid, (metrics::ConllCounts { 2, 2, 2 }));
}

TEST(RelationSources, AFaultLeavesTheSpecAlone)
{
    const auto folder = std::filesystem::temp_directory_path() / "touchstone-relations";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "weights.tsv") << "A\tB\t0.5\n";
    std::ofstream(folder / "parents.json") << "{\"A\": \"A\"}";
    EvaluationSpec spec;
    RelationSources files;
    files.typeWeights = (folder / "weights.tsv").string();
    files.typeParents = (folder / "parents.json").string();
    const auto failed = loadRelations(files, spec);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().place.file, (folder / "parents.json").string());
    EXPECT_EQ(spec, EvaluationSpec {});
    files.typeParents.clear();
    ASSERT_TRUE(loadRelations(files, spec));
    EXPECT_EQ(spec.overlap.types.weights.size(), 1U);
    std::filesystem::remove_all(folder);
}

/// A text on one side only must not turn offsets into nothing.
TEST(Evaluation, OffsetsAreComparedAsTheyAreWhereOneSideHasNoText)
{
    annotation::Layer text;
    auto document = testsupport::document(text.labels, "Ada left Oslo.", "d");
    testsupport::addEntity(document, text.labels, { 9, 13 }, "LOC");
    text.documents.push_back(std::move(document));
    const auto gold = std::make_shared<const annotation::Layer>(std::move(text));
    support::Progress progress;
    for (const bool turned : { false, true }) {
        const auto offsets = table("d\t9\t12\tQ585\t1\tLOC\n", "offsets");
        const auto result = evaluate(turned ? offsets : gold, turned ? gold : offsets, {}, progress);
        ASSERT_TRUE(result);
        EXPECT_EQ((*result)->cases.at(0).relation, TextRelation::Equal);
        ASSERT_EQ((*result)->records.size(), 1U);
        EXPECT_EQ((*result)->records[0].errorType, match::ErrorType::Correct);
    }
}

} // namespace
} // namespace touchstone::analysis
