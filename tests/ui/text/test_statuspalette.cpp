// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes stay apart without colour, and their colours can be seen.
#include "ui/text/statuspalette.h"

#include "ui/session/corestrings.h"
#include "ui/text/colours.h"
#include "ui/window/appearance.h"

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

TEST(Appearance, ASelectionWithoutTheKeyboardLooksOtherwiseInAnyPalette)
{
    QPalette alike(Qt::lightGray);
    for (const auto group : { QPalette::Active, QPalette::Inactive }) {
        alike.setColor(group, QPalette::Highlight, Qt::darkBlue);
        alike.setColor(group, QPalette::HighlightedText, Qt::white);
    }
    for (const QPalette& each : { alike, lightPalette(), darkPalette() }) {
        const QPalette quiet = withQuietSelection(each);
        const QColor ground = quiet.color(QPalette::Inactive, QPalette::Highlight);
        EXPECT_NE(ground, quiet.color(QPalette::Active, QPalette::Highlight));
        EXPECT_GE(contrast(quiet.color(QPalette::Inactive, QPalette::HighlightedText), ground), 4.5);
    }
    EXPECT_EQ(withQuietSelection(darkPalette()), darkPalette());
}

TEST(StatusPalette, MarksHaveThreeToOneContrastOnTheirBackground)
{
    for (const bool dark : { false, true }) {
        const StatusPalette palette(dark);
        const QColor background = dark ? QColor(0x1E, 0x1E, 0x1E) : QColor(Qt::white);
        for (const Outcome outcome : outcomes) {
            EXPECT_GE(contrast(palette.colour(outcome), background), 2.95)
                << outcomeText(outcome).toStdString() << " dark " << dark;
        }
        for (std::size_t system = 0; system < StatusPalette::systemHueCount; ++system) {
            EXPECT_GE(contrast(palette.systemHue(system), background), 2.95) << system << " dark " << dark;
        }
    }
}

TEST(StatusPalette, HighContrastIsFourAndAHalfToOne)
{
    for (const bool dark : { false, true }) {
        const QPalette window = contrastPalette(dark);
        const StatusPalette palette = StatusPalette::forPalette(window);
        EXPECT_EQ(palette.dark(), dark);
        std::vector<QColor> colours { palette.typeHue(std::nullopt) };
        for (const Outcome outcome : outcomes) {
            colours.push_back(palette.colour(outcome));
        }
        for (std::size_t i = 0; i < annotation::TypeHues::count; ++i) {
            colours.push_back(palette.typeHue(i));
        }
        for (std::size_t i = 0; i < StatusPalette::systemHueCount; ++i) {
            colours.push_back(palette.systemHue(i));
        }
        for (const auto group : { QPalette::Active, QPalette::Inactive, QPalette::Disabled }) {
            for (const auto role : { QPalette::Text, QPalette::WindowText, QPalette::ButtonText,
                     QPalette::PlaceholderText, QPalette::Link, QPalette::LinkVisited }) {
                colours.push_back(window.color(group, role));
            }
            EXPECT_GE(contrast(window.color(group, QPalette::HighlightedText),
                          window.color(group, QPalette::Highlight)),
                4.5);
        }
        for (const QColor& colour : colours) {
            EXPECT_GE(contrast(colour, window.color(QPalette::Base)), 4.5)
                << colour.name().toStdString() << " dark " << dark;
        }
        EXPECT_NEAR(contrast(window.color(QPalette::Text), window.color(QPalette::Window)), 21, 0.01);
    }
}

struct Lab
{
    double lightness = 0;
    double a = 0;
    double b = 0;
};

/// CIELAB of an sRGB colour, white point D65.
Lab labOf(const QColor& colour)
{
    const auto linear = [](float part) {
        const auto channel = static_cast<double>(part);
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const double red = linear(colour.redF());
    const double green = linear(colour.greenF());
    const double blue = linear(colour.blueF());
    const auto scaled = [](double value) {
        constexpr double epsilon = 216.0 / 24389;
        constexpr double kappa = 24389.0 / 27;
        return value > epsilon ? std::cbrt(value) : (kappa * value + 16) / 116;
    };
    const double x = scaled((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const double y = scaled(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
    const double z = scaled((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
    return { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

/// ΔE76.
double distance(const QColor& left, const QColor& right)
{
    const Lab x = labOf(left);
    const Lab y = labOf(right);
    return std::hypot(x.lightness - y.lightness, x.a - y.a, x.b - y.b);
}

/// Of all types: eight hues, and the grey of what is behind them.
std::vector<QColor> coloursOfTypes(const StatusPalette& palette)
{
    std::vector<QColor> colours { palette.typeHue(std::nullopt) };
    for (std::size_t hue = 0; hue < annotation::TypeHues::count; ++hue) {
        colours.push_back(palette.typeHue(hue));
    }
    return colours;
}

TEST(StatusPalette, DistancesAreThoseOfCielab)
{
    EXPECT_NEAR(distance(Qt::black, Qt::white), 100, 0.01);
    const Lab red = labOf(QColor(255, 0, 0)); // 53.24, 80.09, 67.20
    EXPECT_NEAR(red.lightness, 53.24, 0.02);
    EXPECT_NEAR(red.a, 80.09, 0.02);
    EXPECT_NEAR(red.b, 67.20, 0.02);
}

TEST(StatusPalette, HuesOfTypesAreFarFromOutcomesAndFromOneAnother)
{
    constexpr double least = 20;
    for (const QPalette& window :
        { lightPalette(), darkPalette(), contrastPalette(false), contrastPalette(true) }) {
        const StatusPalette palette = StatusPalette::forPalette(window);
        const auto colours = coloursOfTypes(palette);
        for (std::size_t i = 0; i < colours.size(); ++i) {
            for (const Outcome outcome : outcomes) {
                EXPECT_GE(distance(colours[i], palette.colour(outcome)), least)
                    << colours[i].name().toStdString() << outcomeText(outcome).toStdString();
            }
            for (std::size_t k = i + 1; k < colours.size(); ++k) {
                EXPECT_GE(distance(colours[i], colours[k]), least)
                    << colours[i].name().toStdString() << colours[k].name().toStdString();
            }
        }
    }
}

/// Degrees between the hues of two colours, 0 to 180.
double turn(const QColor& left, const QColor& right)
{
    const Lab x = labOf(left);
    const Lab y = labOf(right);
    constexpr double halfTurn = 180;
    const double angle = std::abs(std::atan2(x.b, x.a) - std::atan2(y.b, y.a)) * halfTurn / std::acos(-1.0);
    return std::min(angle, 2 * halfTurn - angle);
}

TEST(StatusPalette, ATypeHasTheSameHueOnEveryGround)
{
    EXPECT_NEAR(turn(QColor(255, 0, 0), QColor(0, 0, 255)), 93.7, 0.1); // 40.0 and -53.7
    constexpr double most = 25; // degrees; a figure is light beside a dark window
    const StatusPalette light;
    for (const Ground ground : { Ground(true), Ground(false, true), Ground(true, true) }) {
        for (std::size_t hue = 0; hue < annotation::TypeHues::count; ++hue) {
            const QColor other = StatusPalette(ground).typeHue(hue);
            EXPECT_LE(turn(light.typeHue(hue), other), most) << hue << ' ' << other.name().toStdString();
        }
    }
}

TEST(StatusPalette, ChipsAreSeenAndTheirLettersRead)
{
    for (const QPalette& window :
        { lightPalette(), darkPalette(), contrastPalette(false), contrastPalette(true) }) {
        const StatusPalette palette = StatusPalette::forPalette(window);
        for (const QColor& colour : coloursOfTypes(palette)) {
            for (const auto role : { QPalette::Base, QPalette::Window }) {
                EXPECT_GE(contrast(colour, window.color(role)), 3) << colour.name().toStdString();
            }
            // The ground of a chip is the hue at 36 of 255.
            const QColor ground = mixed(colour, window.color(QPalette::Base), 36.0 / 255);
            EXPECT_GE(contrast(window.color(QPalette::Text), ground), 7) << colour.name().toStdString();
        }
    }
}

TEST(StatusPalette, HuesOfTypesAreTheGivenOnesElseThoseOfUsualNames)
{
    const auto hues = std::make_shared<annotation::TypeHues>(
        std::vector<annotation::TypeCount> { { "prod", 1, 0 } }, std::vector<annotation::TypeHue> {});
    const StatusPalette palette(false, hues);
    EXPECT_EQ(palette.hueOfType(u"prod.media"), palette.typeHue(5));
    EXPECT_EQ(palette.hueOfType(u"LOC"), palette.typeHue(1));
    EXPECT_EQ(palette.hueOfType(u"evt"), palette.typeHue(std::nullopt));
    EXPECT_EQ(StatusPalette().hueOfType(u"prod"), palette.typeHue(std::nullopt));
    EXPECT_EQ(StatusPalette().hueOfType(u"loc.adm"), palette.typeHue(1));
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

} // namespace
} // namespace touchstone::ui
