// SPDX-License-Identifier: GPL-3.0-or-later
// CanvasMetrics: every length of the canvas, derived from the font, so that nothing is a fixed number of
// pixels.
#pragma once

#include <QFont>

namespace touchstone::ui {

enum class ViewMode {
    SideBySide, ///< gold left, system right
    Interlinear, ///< gold above, system below, line by line
    Stacked ///< one text, below it a lane for the gold and one for each system; where both texts are the same
};

/// More lanes than this per side and row are folded into a "+N" chip.
inline constexpr unsigned mostLanes = 4;
/// The same per system of ViewMode::Stacked, so that a row with all of its systems stays lower than a view.
inline constexpr unsigned mostStackedLanes = 2;

struct CanvasMetrics
{
    explicit CanvasMetrics(const QFont& base);

    QFont font;
    QFont smallFont; ///< chips, line numbers
    double unit = 1; ///< a sixteenth of the font's height, at least a pixel: line widths and gaps
    double textAscent = 0;
    double textHeight = 0;
    double smallAscent = 0;
    double smallHeight = 0;
    double digitWidth = 0; ///< in the small font
    double barHeight = 0; ///< part of a lane that holds the line, next to the text
    double laneHeight = 0; ///< bar and chip
    double emptyLaneHeight = 0; ///< of a system's lane without a mark on the line
    double laneNameWidth = 0; ///< left of the text, for the names of lanes
    double editHeight = 0; ///< of the row of signs that says what was edited
    double rowPadding = 0; ///< above and below each row
    double gutter = 0; ///< right of the text, for "+N"
};

/// Where one side's text stands in the width of the canvas.
struct PaneGeometry
{
    double left = 0; ///< of the whole pane
    double numberRight = 0; ///< line numbers end here
    double textLeft = 0;
    double textWidth = 0;
    double right = 0; ///< of the whole pane; the gutter lies between the text and it
};

} // namespace touchstone::ui
