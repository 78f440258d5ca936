// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility of charts: bars, points, marks and entries of the legend as children with names.
#pragma once

namespace touchstone::ui {

class ChartPanel;

/// Makes Qt ask for our interface; safe to call more than once.
void installChartAccessibility();
/// Keys have come to another thing.
void announceFocused(ChartPanel* panel);

} // namespace touchstone::ui
