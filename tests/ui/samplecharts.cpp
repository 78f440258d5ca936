// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"

#include "ui/session/corestrings.h"

#include <array>
#include <cmath>

namespace touchstone::ui::test {

ChartSpec lineChart(std::size_t lines, std::size_t points)
{
    constexpr std::array dashes { Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine,
        Qt::DashDotDotLine };
    const StatusPalette palette;
    ChartSpec spec;
    spec.title = QStringLiteral("Error rate over alpha");
    spec.x = { .title = QStringLiteral("alpha"), .from = 0, .to = 1 };
    spec.y = { .title = QStringLiteral("ETER"), .from = 0.2, .to = 0.6 };
    spec.guide = 0.3;
    spec.guideName = QStringLiteral("α");
    for (std::size_t l = 0; l < lines; ++l) {
        ChartLine line;
        line.name = QStringLiteral("system %1").arg(l + 1);
        line.colour = palette.systemHue(l);
        line.dash = dashes[l % dashes.size()];
        line.marker = static_cast<MarkerShape>(l % 5);
        for (std::size_t i = 0; i < points; ++i) {
            const double x = static_cast<double>(i) / static_cast<double>(points - 1);
            line.points.emplace_back(x,
                0.25 + 0.02 * static_cast<double>(l)
                    + 0.2 * std::sin(1.5 * x + 0.1 * static_cast<double>(l)));
            line.marked.push_back(i);
        }
        spec.lines.push_back(line);
    }
    spec.marks = { { { 0.25, 0.5 }, QStringLiteral("break-even of system 1 and 2") },
        { { 0.75, 0.55 }, QStringLiteral("break-even of system 2 and 3") } };
    return spec;
}

ChartSpec outcomeChart(int categories, bool horizontal, bool stacked)
{
    const StatusPalette palette;
    ChartSpec spec;
    spec.title = QStringLiteral("Outcomes by type");
    spec.x.title = QStringLiteral("Type");
    spec.y = { .title = QStringLiteral("Annotations"), .from = 0, .to = stacked ? 110.0 : 50.0 };
    spec.horizontal = horizontal;
    spec.stacked = stacked;
    for (int c = 0; c < categories; ++c) {
        spec.categories.append(c % 4 == 3
                ? QStringLiteral("a_very_long_name_of_an_entity_type_with_sixty_characters_%1").arg(c)
                : QStringLiteral("loc.%1").arg(c));
    }
    constexpr std::array outcomes { match::Outcome::Correct, match::Outcome::Incorrect,
        match::Outcome::Partial, match::Outcome::Missing, match::Outcome::Spurious };
    for (std::size_t o = 0; o < outcomes.size(); ++o) {
        ChartBarSet set { .name = outcomeText(outcomes[o]),
            .letter = StatusPalette::letter(outcomes[o]),
            .colour = palette.colour(outcomes[o]),
            .hatch = StatusPalette::hatch(outcomes[o]) };
        for (int c = 0; c < categories; ++c) {
            set.values.push_back(
                static_cast<double>((static_cast<std::size_t>(c) * 7 + o * 11) % 40 / (o + 1)));
        }
        spec.bars.push_back(set);
    }
    return spec;
}

} // namespace touchstone::ui::test
