// SPDX-License-Identifier: GPL-3.0-or-later
// The plot inside the axes, drawn by Qt Charts: grid, axis lines, data lines, at a place that ChartLayout
// has chosen and from data already cut to it. Labels, legend, bars and marks are not its business.
#pragma once

#include "ui/charts/chartlayout.h"

class QPainter;

namespace touchstone::ui {

/// Paints grid, bands and lines; needs a QApplication, but no window.
void paintPlot(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout);

/// The pen of a line: its dashes are told apart at any width.
[[nodiscard]] QPen linePen(const ChartLine& line, const ChartPaper& paper);

} // namespace touchstone::ui
