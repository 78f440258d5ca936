// SPDX-License-Identifier: GPL-3.0-or-later
// Charts for tests, pictures and benchmarks.
#pragma once

#include "ui/charts/chartspec.h"

namespace touchstone::ui::test {

/// Lines named "system 1" …, each with `points` points, all of them marked, and two marks; guide at 0.3.
[[nodiscard]] ChartSpec lineChart(std::size_t lines, std::size_t points);
/// The five outcomes as stacked bars.
[[nodiscard]] ChartSpec outcomeChart(int categories, bool horizontal, bool stacked = true);

} // namespace touchstone::ui::test
