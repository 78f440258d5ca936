// SPDX-License-Identifier: GPL-3.0-or-later
// ChartLayout: where everything of a chart stands, in painter units: plot, ticks, labels, legend, bars. Pure
// geometry: drawing, hit test and keyboard all read this and nothing else.
#pragma once

#include "ui/charts/chartaxis.h"
#include "ui/charts/chartpaper.h"

#include <QPolygonF>
#include <QRectF>

#include <utility>

namespace touchstone::ui {

struct ChartLabel
{
    /// As written: elided in the middle where it does not fit; empty: no room. Entries of the legend and
    /// level names below bars may have several lines.
    QString text;
    QRectF rect; ///< what is hit; the text stands in it
    double turned = 0; ///< degrees anticlockwise: 0 or 90
    std::size_t index = 0; ///< category, or series of a legend entry
};

struct ChartLayout
{
    QRectF area;
    QRectF plot; ///< inside the axes; empty when there is no room, or nothing to draw
    ChartLabel title;
    ChartLabel note; ///< several lines
    ChartLabel xTitle;
    ChartLabel yTitle;
    ChartAxis xAxis; ///< of the plot's width: lying bars have their values here
    ChartAxis yAxis;
    std::vector<ChartTick> xTicks;
    std::vector<ChartTick> yTicks;
    std::vector<ChartLabel> categories;
    std::vector<ChartLabel>
        groups; ///< below or beside those of their categories; `index`: among ChartSpec::groups
    std::vector<ChartLabel> legend;
    QRectF legendBox;
    double sampleWidth = 0; ///< of a legend entry's sample of line or fill
    /// By set and category; null: undefined, switched off, or nothing. Cut to the plot.
    std::vector<std::vector<QRectF>> bars;
    /// Bars of height 0 and undefined values that have words of their own, at the axis; `index`: the set.
    std::vector<ChartLabel> atAxis;
    bool lying = false; ///< bars lie
    /// Nothing is left out for want of room: every axis of values has two numbers that stand apart, every
    /// category and every entry of the legend its name (maybe elided).
    bool complete = false;

    [[nodiscard]] double mapX(double value) const;
    [[nodiscard]] double mapY(double value) const;
    [[nodiscard]] double valueX(double position) const;
    [[nodiscard]] QPointF map(const QPointF& value) const { return { mapX(value.x()), mapY(value.y()) }; }
    /// Is a place in the plot, but for rounding?
    [[nodiscard]] bool holds(const QPointF& at) const
    {
        return plot.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(at);
    }
    /// The y axis begins above 0: it bears a mark that says so. Lines only.
    [[nodiscard]] bool brokenAxis(const ChartSpec& spec) const { return spec.bars.empty() && yAxis.from > 0; }
};

/// Something can be drawn: a line, or a category with a bar set.
[[nodiscard]] bool hasContent(const ChartSpec& spec);

/// O(categories · sets + legend).
[[nodiscard]] ChartLayout layoutChart(const ChartSpec& spec, const ChartPaper& paper, const QRectF& area);

/// Would paintChart() on a figure's area have room for everything (ChartLayout::complete)?
[[nodiscard]] bool chartFits(const ChartSpec& spec, const FigureStyle& style, const QSizeF& area);
/// The least height >= `from` at which it has, of a width, in painter units; nothing: none up to ten times
/// the width. O(log(height)) layouts.
[[nodiscard]] std::optional<double> leastChartHeight(
    const ChartSpec& spec, const FigureStyle& style, double width, double from);

/// In lines of a width with line feeds between, broken at blanks; in a word only where it fits no line, then
/// behind punctuation if there is some. The last of `mostLines` is elided. O(length²).
[[nodiscard]] QString wrappedText(
    const QFontMetricsF& metrics, const QString& text, double width, int mostLines);

/// A line's pieces inside the axes, in painter units: broken at undefined values, cut where it leaves the
/// plot, without points closer than `fine` to the one before. O(points).
[[nodiscard]] std::vector<QPolygonF> cutLine(const ChartLayout& layout, const ChartLine& line, double fine);
/// The band of a line likewise.
[[nodiscard]] std::vector<QPolygonF> cutBand(const ChartLayout& layout, const ChartLine& line);
/// The points of a line between two x, both included: first and one past the last. O(log points).
[[nodiscard]] std::pair<std::size_t, std::size_t> pointsBetween(
    const ChartLine& line, double from, double to);

} // namespace touchstone::ui
