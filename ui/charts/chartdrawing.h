// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart is made of, painted around and over the plot: axes with labels, bars with hatches and letters,
// markers, marks, legend, guide, callout.
#pragma once

#include "ui/charts/chartlayout.h"

class QPainter;

namespace touchstone::ui {

/// Everything but the guide and what follows the pointer.
void drawChart(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout);
/// The guide with its name and value on top of the plot; nothing when it lies outside of the axis.
void drawGuide(
    QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout, double at);
/// A box of text near a point, inside the area.
void drawCallout(
    QPainter& painter, const ChartPaper& paper, const QRectF& area, const QPointF& at, const QString& text);

/// Inside the axes, at a place that ChartLayout has chosen: grid, bands and lines, by Qt Charts; needs a
/// QApplication, but no window. Labels, legend, bars and marks are not its business.
void paintPlot(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout);
/// The pen of a line: its dashes are told apart at any width.
[[nodiscard]] QPen linePen(const ChartLine& line, const ChartPaper& paper);

void drawMarker(QPainter& painter, MarkerShape shape, const QPointF& at, double size, const QColor& fill,
    const QColor& rim, double rimWidth);
/// Lines at a pitch of their own inside a rectangle: Qt's hatch brushes are in device units.
void drawHatch(QPainter& painter, HatchStyle hatch, const QRectF& rect, double pitch, const QPen& pen);
/// A fill with rim and hatch.
void drawFill(
    QPainter& painter, const ChartPaper& paper, const QRectF& rect, const QColor& colour, HatchStyle hatch);

} // namespace touchstone::ui
