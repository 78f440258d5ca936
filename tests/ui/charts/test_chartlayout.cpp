// SPDX-License-Identifier: GPL-3.0-or-later
// Axes and layout of charts: steps, ranges, lines cut and thinned, names and legends.
#include "tests/ui/samplecharts.h"
#include "tests/ui/uisupport.h"
#include "ui/charts/chartaxis.h"
#include "ui/charts/charthit.h"
#include "ui/charts/chartlayout.h"
#include "ui/session/corestrings.h"
#include "ui/text/colours.h"

#include <algorithm>
#include <cmath>

namespace touchstone::ui {
namespace {

TEST(ChartAxis, StepsAreRoundNumbers)
{
    EXPECT_DOUBLE_EQ(roundStep(1, 10), 0.1);
    EXPECT_DOUBLE_EQ(roundStep(1, 9), 0.2);
    EXPECT_DOUBLE_EQ(roundStep(157, 5), 50);
    EXPECT_DOUBLE_EQ(roundStep(0.004, 4), 0.001);
}

TEST(ChartAxis, LabelsHaveTheDecimalsThatTheStepNeeds)
{
    const auto ticks = axisTicks({ .from = 0, .to = 0.3 }, 6, QLocale::c());
    ASSERT_EQ(ticks.size(), 7u);
    EXPECT_EQ(ticks[1].text, QStringLiteral("0.05"));
    const auto percents = axisTicks({ .from = 0, .to = 1, .percent = true }, 4, QLocale::c());
    EXPECT_EQ(percents.back().text, QStringLiteral("100\u00A0%"));
}

TEST(ChartAxis, AScaleHasTwoNumbersHoweverLittleRoom)
{
    EXPECT_EQ(axisTicks({ .from = 0.27, .to = 0.42, .step = 0.05 }, 1, QLocale::c()).size(), 2U);
    EXPECT_EQ(axisTicks({ .from = 0.62, .to = 0.7 }, 1, QLocale::c()).size(), 2U);
}

TEST(ChartAxis, TheRangeFitsTheValuesAndLeavesOutUndefinedOnes)
{
    ChartAxis axis;
    fitAxis(axis, std::vector<double> { 0.42, undefinedValue, 0.47 }, 0.01, 0, 1);
    EXPECT_GT(axis.from, 0.35);
    EXPECT_LE(axis.from, 0.42);
    EXPECT_GE(axis.to, 0.47);
    EXPECT_LT(axis.to, 0.55);
    fitAxis(axis, std::vector<double> { 0, 0 }, 0.1, 0, 1);
    EXPECT_EQ(axis.from, 0);
    EXPECT_GT(axis.to, 0);
    fitAxis(axis, std::vector<double> { undefinedValue }, 0.1, 0, 1);
    EXPECT_EQ(axis.to, 1);
}

TEST(ChartLayout, LinesAreCutAtTheAxesAndBrokenAtGaps)
{
    ChartLayout layout;
    layout.plot = QRectF(0, 0, 100, 100);
    layout.xAxis = { .from = 0, .to = 1 };
    layout.yAxis = { .from = 0, .to = 1 };
    ChartLine line;
    line.points = { { 0, -1 }, { 0.5, 1 }, { 0.6, undefinedValue }, { 0.7, 0.2 }, { 1, 5 } };
    const auto pieces = cutLine(layout, line, 0);
    ASSERT_EQ(pieces.size(), 2u);
    EXPECT_NEAR(pieces[0].first().x(), 25, 1e-9); // where the line rises above the axis
    EXPECT_NEAR(pieces[0].first().y(), 100, 1e-9);
    EXPECT_NEAR(pieces[1].first().x(), 70, 1e-9);
    EXPECT_NEAR(pieces[1].last().y(), 0, 1e-9);
}

TEST(ChartLayout, ThinnedLinesStayWithinTheirToleranceAndKeepSteps)
{
    ChartLayout layout;
    layout.plot = QRectF(0, 0, 1000, 1000);
    layout.xAxis = { .from = 0, .to = 1 };
    layout.yAxis = { .from = 0, .to = 1 };
    ChartLine line;
    for (int i = 0; i <= 2000; ++i) {
        const double x = i / 2000.0;
        line.points.emplace_back(
            x, 0.5 + 0.3 * std::sin(6 * x) + (i > 1000 ? 0.1 : 0) + (i % 100 == 0 ? 0.02 : 0));
    }
    line.points.insert(line.points.begin() + 1000, { 0.5, 0.9 }); // upright
    const double fine = 0.2;
    const auto pieces = cutLine(layout, line, fine);
    ASSERT_EQ(pieces.size(), 1u);
    EXPECT_LT(pieces[0].size(), 500);
    for (const QPointF& value : line.points) {
        const QPointF at = layout.map(value);
        double away = 1e9;
        for (qsizetype i = 1; i < pieces[0].size(); ++i) {
            const QPointF d = pieces[0][i] - pieces[0][i - 1];
            const double length = QPointF::dotProduct(d, d);
            const double along = length > 0
                ? std::clamp(QPointF::dotProduct(at - pieces[0][i - 1], d) / length, 0.0, 1.0)
                : 0;
            const QPointF nearest = pieces[0][i - 1] + along * d;
            away = std::min(away, std::hypot(at.x() - nearest.x(), at.y() - nearest.y()));
        }
        EXPECT_LE(away, 2 * fine + 1e-9) << value.x();
    }
}

TEST(ChartLayout, GroupsOfBarsAreNamedOnceBelowTheirMembers)
{
    ChartSpec spec = test::outcomeChart(10, false);
    for (const char* bin : { "0", "over 0 to 0.1", "over 0.1 to 0.2", "over 0.2 to 0.5", "over 0.5" }) {
        spec.groups << QString::fromLatin1(bin);
        spec.members << QStringLiteral("team10") << QStringLiteral("team2");
    }
    const ChartPaper paper = ChartPaper::of(FigureStyle {});
    for (const double width : { 700.0, 420.0, 250.0 }) {
        const QRectF area(0, 0, paper.point * width, paper.point * 250);
        const ChartLayout layout = layoutChart(spec, paper, area);
        ASSERT_EQ(layout.groups.size(), 5U);
        ASSERT_EQ(layout.categories.size(), 10U);
        for (const ChartLabel& group : layout.groups) {
            const QString shown = QString(group.text).replace(u'\n', u' ');
            EXPECT_EQ(shown, spec.groups[static_cast<qsizetype>(group.index)]) << width;
            EXPECT_TRUE(area.contains(group.rect));
            const QRectF first = layout.categories[2 * group.index].rect;
            const QRectF second = layout.categories[2 * group.index + 1].rect;
            EXPECT_NEAR(group.rect.left(), first.left(), 0.01);
            EXPECT_NEAR(group.rect.right(), second.right(), 0.01);
            EXPECT_GE(group.rect.top(), first.bottom() - 0.01);
        }
        for (const ChartLabel& member : layout.categories) {
            EXPECT_EQ(member.text, spec.members[static_cast<qsizetype>(member.index)]) << width;
        }
        EXPECT_TRUE(layout.complete) << width;
    }
}

TEST(ChartLayout, GroupsOfLyingBarsAreNamedOnceBesideTheirMembers)
{
    ChartSpec spec = test::outcomeChart(10, true);
    for (const char* type : { "LOC", "PER", "a longer name", "ORG", "T" }) {
        spec.groups << QString::fromLatin1(type);
        spec.members << QStringLiteral("1") << QStringLiteral("2");
    }
    spec.key = QStringLiteral("1: one · 2: two");
    const ChartPaper paper = ChartPaper::of(FigureStyle {});
    const double line = paper.metrics().height();
    for (const double perBar : { 2.0, 1.0 }) { // also bars thinner than a line with what is around them
        const QRectF area(0, 0, paper.point * 300, (10 * perBar + 9) * line);
        const ChartLayout layout = layoutChart(spec, paper, area);
        ASSERT_EQ(layout.groups.size(), 5U);
        ASSERT_EQ(layout.categories.size(), 10U);
        for (const ChartLabel& group : layout.groups) {
            EXPECT_EQ(group.text, spec.groups[static_cast<qsizetype>(group.index)]);
            EXPECT_TRUE(area.contains(group.rect));
            const QRectF first = layout.categories[2 * group.index].rect;
            const QRectF second = layout.categories[2 * group.index + 1].rect;
            EXPECT_NEAR(group.rect.top(), first.top(), 0.01);
            EXPECT_NEAR(group.rect.bottom(), second.bottom(), 0.01);
            EXPECT_LE(group.rect.right(), first.left());
            EXPECT_LE(first.right(), layout.plot.left());
        }
        for (const ChartLabel& member : layout.categories) {
            EXPECT_EQ(member.text, spec.members[static_cast<qsizetype>(member.index)]) << perBar;
        }
        EXPECT_EQ(layout.note.text, spec.key);
        EXPECT_TRUE(layout.complete) << perBar;
    }
}

TEST(ChartLayout, LinesBreakBetweenWords)
{
    const ChartPaper paper = ChartPaper::of(FigureStyle {});
    const QFontMetricsF metrics = paper.metrics();
    constexpr int any = 1000;
    const QString note = QStringLiteral("p is not below 0.05; a mean needs all of its separable sets.");
    const double widest = metrics.horizontalAdvance(QStringLiteral("separable")) * 1.1;
    for (double width = widest; width < 8 * widest; width += widest / 10) {
        const QStringList lines = wrappedText(metrics, note, width, any).split(u'\n');
        EXPECT_EQ(lines.join(u' '), note) << width;
        for (const QString& line : lines) {
            EXPECT_LE(metrics.horizontalAdvance(line), width) << line.toStdString();
        }
    }
    const QString name = QStringLiteral("team_bundle one_two_three_four_five_six_seven_eight_nine_ten");
    const double third = metrics.horizontalAdvance(name) / 3;
    const QStringList lines = wrappedText(metrics, name, third, any).split(u'\n');
    EXPECT_EQ(lines.join(QString()).remove(u' '), QString(name).remove(u' '));
    for (const QString& line : lines.first(lines.size() - 1)) {
        EXPECT_FALSE(line.back().isLetter())
            << "behind a sign where a word fits no line: " << line.toStdString();
    }
    EXPECT_LE(wrappedText(metrics, note, widest, 2).count(u'\n'), 1);
}

TEST(ChartLayout, TheLegendNamesWhatIsDrawn)
{
    const ChartPaper paper = ChartPaper::of(FigureStyle {});
    const QRectF area(0, 0, paper.point * 400, paper.point * 300);
    const auto named = [&](const ChartSpec& spec) {
        const ChartLayout layout = layoutChart(spec, paper, area);
        EXPECT_TRUE(layout.complete);
        std::vector<std::size_t> series;
        for (const ChartLabel& entry : layout.legend) {
            series.push_back(entry.index);
        }
        return series;
    };
    ChartSpec bars = test::outcomeChart(4, true);
    bars.bars[2].values.assign(4, 0);
    bars.bars[3].values.assign(4, undefinedValue);
    EXPECT_EQ(named(bars), (std::vector<std::size_t> { 0, 1, 4 }));
    bars.bars[0].shown = false;
    EXPECT_EQ(named(bars).size(), 3U) << "what is switched off can be switched on";
    ChartSpec lines = test::lineChart(3, 4);
    for (QPointF& point : lines.lines[1].points) {
        point.setY(undefinedValue);
    }
    EXPECT_EQ(named(lines), (std::vector<std::size_t> { 0, 2 }));
}

TEST(ChartLayout, NamesBelowBarsAreBrokenAtBlanksBeforeTheyAreTurned)
{
    ChartSpec spec = test::outcomeChart(4, false);
    spec.categories = { QStringLiteral("0"), QStringLiteral("over 0 to 0.1"),
        QStringLiteral("over 0.1 to 0.2"), QStringLiteral("over 0.2") };
    const ChartPaper paper = ChartPaper::of(FigureStyle {});
    const QFontMetricsF metrics = paper.metrics();
    const auto textAt = [&](double width) {
        const auto layout = layoutChart(spec, paper, { 0, 0, width, 20 * metrics.height() });
        return std::pair(layout.categories[2].text, layout.categories[2].turned);
    };
    const double name = metrics.horizontalAdvance(spec.categories[2]);
    EXPECT_EQ(textAt(6 * name), std::pair(QStringLiteral("over 0.1 to 0.2"), 0.0));
    EXPECT_EQ(textAt(4 * name), std::pair(QStringLiteral("over 0.1\nto 0.2"), 0.0));
    EXPECT_EQ(textAt(2 * name).second, 90.0);
}

} // namespace
} // namespace touchstone::ui
