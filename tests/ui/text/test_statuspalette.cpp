// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes stay apart without colour, and their colours can be seen.
#include "ui/text/statuspalette.h"

#include "ui/text/colours.h"

#include <QPalette>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace touchstone::ui {
namespace {

using match::Outcome;

constexpr std::array<Outcome, 5> outcomes { Outcome::Correct, Outcome::Incorrect, Outcome::Partial,
    Outcome::Missing, Outcome::Spurious };

TEST(StatusPalette, EveryOutcomeDiffersInLetterLineAndMarker)
{
    std::set<char16_t> letters;
    std::set<LineStyle> lines;
    std::set<MarkerShape> markers;
    std::set<HatchStyle> hatches;
    for (const Outcome outcome : outcomes) {
        letters.insert(StatusPalette::letter(outcome).unicode());
        lines.insert(StatusPalette::lineStyle(outcome));
        markers.insert(StatusPalette::marker(outcome));
        hatches.insert(StatusPalette::hatch(outcome));
    }
    EXPECT_EQ(letters.size(), 5U);
    EXPECT_EQ(lines.size(), 5U);
    EXPECT_EQ(markers.size(), 5U);
    EXPECT_EQ(hatches.size(), 5U);
}

TEST(StatusPalette, MarksHaveThreeToOneContrastOnTheirBackground)
{
    for (const bool dark : { false, true }) {
        const StatusPalette palette(dark);
        const QColor background = dark ? QColor(0x1E, 0x1E, 0x1E) : QColor(Qt::white);
        for (const Outcome outcome : outcomes) {
            EXPECT_GE(contrast(palette.colour(outcome), background), 2.95)
                << StatusPalette::name(outcome).toStdString() << " dark " << dark;
        }
        for (std::size_t hue = 0; hue < StatusPalette::typeHueCount; ++hue) {
            EXPECT_GE(contrast(palette.typeHue(hue), background), 2.95) << hue << " dark " << dark;
        }
    }
}

TEST(StatusPalette, DarkIsChosenByTheLuminanceOfTheBase)
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    EXPECT_FALSE(StatusPalette::forPalette(palette).dark());
    palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
    palette.setColor(QPalette::Text, Qt::white);
    EXPECT_TRUE(StatusPalette::forPalette(palette).dark());
}

TEST(StatusPalette, ErrorsWinOverCorrectWhereTheyShareAPixel)
{
    EXPECT_GT(StatusPalette::priority(Outcome::Missing), StatusPalette::priority(Outcome::Incorrect));
    EXPECT_EQ(StatusPalette::priority(Outcome::Missing), StatusPalette::priority(Outcome::Spurious));
    EXPECT_GT(StatusPalette::priority(Outcome::Incorrect), StatusPalette::priority(Outcome::Partial));
    EXPECT_GT(StatusPalette::priority(Outcome::Partial), StatusPalette::priority(Outcome::Correct));
}

} // namespace
} // namespace touchstone::ui
