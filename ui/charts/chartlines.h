// SPDX-License-Identifier: GPL-3.0-or-later
// What charts of lines share: how the lines of several systems differ, and the axis around their values.
#pragma once

#include "ui/charts/chartspec.h"

#include <cstddef>

namespace touchstone::ui {

/// Colour, dash and marker of line `number`: neighbours differ in all three.
[[nodiscard]] ChartLine lineStyle(std::size_t number, bool dark);
/// Fits the y axis to the values and bands of the lines that are shown; `whole`: from 0 to 1 at least.
void fitLines(ChartSpec& spec, bool whole, double ceiling);

} // namespace touchstone::ui
