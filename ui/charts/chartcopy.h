// SPDX-License-Identifier: GPL-3.0-or-later
// ChartCopy: a chart for the clipboard: a picture for documents, and its numbers for spreadsheets.
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/text/figurestyle.h"

namespace touchstone::ui {

/// The numbers of what is shown, tab-separated with a heading, full precision with a decimal point, undefined
/// empty. Lines: a row per point (line, x, y); where lines bear markers the marked points only. Bars: a row
/// per category, a column per series.
[[nodiscard]] QString chartNumbers(const ChartSpec& spec);
/// Puts the chart on the clipboard: image/png, image/svg+xml of the style's size, and the numbers as text.
void copyChart(const ChartSpec& spec, const FigureStyle& style);

} // namespace touchstone::ui
