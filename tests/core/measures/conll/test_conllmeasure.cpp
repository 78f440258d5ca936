// SPDX-License-Identifier: GPL-3.0-or-later
// `conll`: what pairs of names count, and what related types earn.
#include "core/measures/conll/computeconll.h"
#include "core/measures/conll/conllmeasure.h"
#include "core/measures/registry/measuredescription.h"
#include "core/measures/registry/measureregistry.h"
#include "tests/support/linktables.h"
#include "tests/support/typedrecord.h"

#include <gtest/gtest.h>

namespace touchstone::metrics {
namespace {

using match::PairOutcome;
using testsupport::record;

TEST(Conll, CountsExactPairsOverBothSides)
{
    const std::vector<PairOutcome> records { record(0, 0, true), record(0, 1, true), record(1, 1, false),
        record(1, {}, false), record({}, 0, false) };
    const auto& conll = *measureById("conll");
    const auto statistics = conll.statistics(records);
    EXPECT_EQ(statistics, (std::vector<double> { 1, 4, 4, 0, 0 }));
    for (const auto& score : analysis::describedMeasure("conll")->scoresOf(statistics)) {
        if (score.name == "accuracy") {
            EXPECT_FALSE(score.value) << "no record tells tags";
        } else if (!score.isCount) {
            EXPECT_EQ(score.value, 0.25) << score.name;
        }
    }
    const auto rows = conllByType(records, 2);
    EXPECT_EQ(rows[0], (ConllCounts { 1, 2, 2 }));
    EXPECT_EQ(rows[1], (ConllCounts { 0, 2, 2 })) << "a confusion counts for the type of each side";
}

} // namespace
} // namespace touchstone::metrics

namespace touchstone::analysis {
namespace {

using testsupport::computed;
using testsupport::evaluated;

TEST(ConllMeasure, RelatedTypesOfOneSpanEarnTheirWeight)
{
    EvaluationSpec spec;
    spec.overlap.types.weights = { { { "A", "B" }, 0.5 }, { { "B", "B" }, 0.75 } };
    const auto evaluation = evaluated("d\t0\t3\tE\t1\tA\nd\t5\t8\tE\t1\tB\nd\t10\t12\tE\t1\tC\n",
        "d\t0\t3\tE\t1\tB\nd\t5\t8\tE\t1\tB\nd\t10\t13\tE\t1\tC\n", spec);
    const auto result = computed<ConllResult>("conll", evaluation);
    EXPECT_EQ(result->overall.correct, 1);
    ASSERT_TRUE(result->weighted);
    EXPECT_DOUBLE_EQ(result->weighted->correct.value(), 1.25);
    EXPECT_DOUBLE_EQ(result->weighted->gold.value(), 2.75);
    EXPECT_DOUBLE_EQ(result->weighted->system.value(), 2.5);
}

} // namespace
} // namespace touchstone::analysis
