// SPDX-License-Identifier: GPL-3.0-or-later
// ChartSpec: a chart as plain values: lines or bars, axes, marks, a guide. Views and figures make one, and
// ChartPanel and paintChart show it; nobody else knows how charts are drawn.
#pragma once

#include "ui/text/statuspalette.h"

#include <QPointF>
#include <QStringList>

namespace touchstone::ui {

/// A value that does not exist: a gap in a line, no bar. Never drawn as 0.
inline constexpr double undefinedValue = std::numeric_limits<double>::quiet_NaN();

struct ChartAxis
{
    QString title {};
    double from = 0;
    double to = 1; ///< above `from`
    double step = 0; ///< between labelled ticks; 0: chosen by size
    int decimals = -1; ///< of labels; -1: as the step needs
    bool percent = false; ///< 0.25 is labelled "25 %"
};

/// A line through points by ascending x.
struct ChartLine
{
    QString name {}; ///< legend and tooltip
    QColor colour {};
    Qt::PenStyle dash = Qt::SolidLine;
    MarkerShape marker = MarkerShape::Circle; ///< tells lines apart without colour
    bool shown = true; ///< switched off in the legend: name stays there, greyed
    std::vector<QPointF> points {}; ///< y undefined: a gap
    std::vector<std::size_t> breaks {}; ///< points to which no line leads from the one before, ascending
    std::vector<std::size_t> marked {}; ///< points that bear the marker (a breakpoint), ascending
    std::vector<double> low {}, high {}; ///< of the band, by point; empty: none

    /// Is there no line between this point and the one before?
    [[nodiscard]] bool breaksBefore(std::size_t point) const
    {
        return std::binary_search(breaks.begin(), breaks.end(), point);
    }
};

/// A place of its own on the chart, such as where two lines cross.
struct ChartMark
{
    QPointF at {};
    QString name {}; ///< tooltip, accessible text
};

/// One series of bars, a value per category.
struct ChartBarSet
{
    QString name {};
    QString letter {}; ///< C, I, P …: written into segments where it fits; empty: none
    QColor colour {};
    HatchStyle hatch = HatchStyle::None;
    bool shown = true;
    std::vector<double> values {}; ///< >= 0, or undefined; by category
    QStringList labels {}; ///< what is written at a value; empty: the number
};

struct ChartSpec
{
    QString title {};
    ChartAxis x {}; ///< lines: values; bars: `title` only
    ChartAxis y {};
    std::vector<ChartLine> lines {};
    std::vector<ChartMark> marks {};
    std::optional<double> guide {}; ///< x of a vertical guide that can be moved; lines only
    QString guideName {}; ///< "α"

    QStringList categories {}; ///< of bars
    /// Names of as many neighbouring categories each, written once below (lying bars: beside) what these are
    /// called in their group; `members`: by category. Empty: each category bears its own name.
    QStringList groups {}, members {};
    std::vector<ChartBarSet> bars {};
    bool stacked = false;
    bool horizontal = false; ///< bars lie: long category names stay readable

    QString key {}; ///< what short names stand for, below the plot before `note`
    QString note {}; ///< sentences below the plot
    QString markerNote {}; ///< what the markers on lines are, before `note` where they are drawn and there is
                           ///< a legend
    QString markNote {}; ///< likewise what the rings of `marks` are
    /// Share of the plot's width between two markers of a line, which are then small; 0: as they find room.
    double markEvery = 0;
    bool ticks = true; ///< a marked point without a marker of its own has a tick
};

/// What lies under a point of the chart, or is chosen by keyboard.
struct ChartHit
{
    enum class Kind {
        Point, ///< a marked point of a line: series, index
        Line, ///< a line between its marked points: series, x
        Mark, ///< index
        Bar, ///< series, index = category
        Category, ///< a category's label: index
        Legend ///< series
    };
    Kind kind = Kind::Line;
    std::size_t series = 0; ///< into lines or bars
    std::size_t index = 0;
    double x = 0; ///< in values of the axes
    double y = 0;

    friend bool operator==(const ChartHit&, const ChartHit&) = default;
    /// What a point of a line stands for by a list of its points; -1: nothing, or no point.
    [[nodiscard]] std::ptrdiff_t pointOf(const std::vector<std::ptrdiff_t>& list) const
    {
        return kind == Kind::Point && index < list.size() ? list[index] : -1;
    }
};

} // namespace touchstone::ui
