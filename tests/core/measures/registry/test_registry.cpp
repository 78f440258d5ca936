// SPDX-License-Identifier: GPL-3.0-or-later
// Measures and groups of measures by their names.
#include "core/measures/registry/measureregistry.h"

#include "core/measures/registry/measurerunner.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

namespace touchstone::metrics {
namespace {

TEST(Registry, KnowsEveryMemberOfItsGroups)
{
    EXPECT_EQ(measureById("nonsense"), nullptr);
    ASSERT_FALSE(measureGroups().empty());
    for (const auto& group : measureGroups()) {
        EXPECT_EQ(measureById(group.id), nullptr) << "a group's name is no measure's";
        for (const auto member : group.members) {
            EXPECT_NE(measureById(member), nullptr) << member;
        }
    }
}

TEST(Registry, LeavesRowsOfDocumentsOutWhereTheyAreNotWanted)
{
    using analysis::MeasureExtent;
    const auto evaluation = testsupport::evaluated(
        { "[PER Ada] of [LOC Oslo]", "[LOC Oslo]" }, { "[PER Ada] of [ORG Oslo]", "[LOC Oslo]" });
    support::Progress progress;
    for (const auto& measure : measures()) {
        const auto all = analysis::computeMeasure(measure.id, *evaluation, progress);
        const auto lean = analysis::computeMeasure(measure.id, *evaluation, progress, MeasureExtent::Records);
        ASSERT_TRUE(all && lean) << measure.id;
        EXPECT_EQ((*lean)->extent, MeasureExtent::Records);
        EXPECT_EQ((*all)->statistics, (*lean)->statistics) << measure.id;
        EXPECT_EQ((*all)->recordValues.size(), (*lean)->recordValues.size()) << measure.id;
        ASSERT_EQ((*all)->sheets.size(), (*lean)->sheets.size()) << measure.id;
        for (std::size_t i = 0; i < (*all)->sheets.size(); ++i) {
            const auto& whole = (*all)->sheets[i];
            const auto& sheet = (*lean)->sheets[i];
            EXPECT_EQ(whole.id, sheet.id);
            EXPECT_EQ(whole.columns.size(), sheet.columns.size()) << sheet.id;
            EXPECT_EQ(sheet.withoutRows, sheet.perDocument) << sheet.id;
            EXPECT_FALSE(whole.withoutRows) << sheet.id;
            EXPECT_EQ(sheet.rows.size(), sheet.perDocument ? 0 : whole.rows.size()) << sheet.id;
            if (whole.perDocument) {
                EXPECT_EQ(whole.rows.size(), evaluation->cases.size() + 1) << sheet.id;
            }
        }
    }
}

} // namespace
} // namespace touchstone::metrics
