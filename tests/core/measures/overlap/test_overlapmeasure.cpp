// SPDX-License-Identifier: GPL-3.0-or-later
// `overlap` of whole evaluations.
#include "core/measures/overlap/computeoverlap.h"
#include "tests/support/linktables.h"

#include <gtest/gtest.h>

#include <cmath>

namespace touchstone::analysis {
namespace {

using testsupport::computed;
using testsupport::evaluated;

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

} // namespace
} // namespace touchstone::analysis
