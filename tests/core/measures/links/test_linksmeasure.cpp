// SPDX-License-Identifier: GPL-3.0-or-later
// `links` of whole evaluations: its classes, candidates, equivalent ids.
#include "core/measures/links/computelinks.h"
#include "tests/support/linktables.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::computed;
using testsupport::evaluated;

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

} // namespace
} // namespace touchstone::analysis
