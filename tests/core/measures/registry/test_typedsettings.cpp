// SPDX-License-Identifier: GPL-3.0-or-later
// Settings by their words: what stands beside a preset goes first, a pairing alone brings its unit.
#include "core/measures/registry/typedsettings.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST(TypedSettingsTest, APairingAloneBringsItsUnit)
{
    const auto alone = specOf(nullptr, { { "pairing", "first-come" } });
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->unit, Unit::Token);
    EXPECT_EQ(alone->matching.minOverlap, 1);
    EXPECT_EQ(specOf(nullptr, { { "pairing", "hipe" } })->perType, PerType::Gold);
    EXPECT_EQ(
        specOf(nullptr, { { "unit", "character" }, { "pairing", "first-come" } })->unit, Unit::Character);
    EXPECT_EQ(*specOf(nullptr, {}), EvaluationSpec {});
}

TEST(TypedSettingsTest, WordsBesideAPresetGoFirst)
{
    const auto* const preset = presetById("hipe-2022-strict");
    ASSERT_NE(preset, nullptr);
    EXPECT_EQ(*specOf(preset, {}), withPreset({}, *preset));
    EXPECT_EQ(specOf(preset, { { "unit", "character" } })->unit, Unit::Character);
    const auto wrong = specOf(preset, { { "unit", "word" } });
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, support::ErrorCode::InvalidOption);
}

} // namespace
} // namespace touchstone::analysis
