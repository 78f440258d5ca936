// SPDX-License-Identifier: GPL-3.0-or-later
// Measures and groups of measures by their names.
#include "core/measures/registry/measureregistry.h"

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

} // namespace
} // namespace touchstone::metrics
