// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetdots.h"

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

DotAxis dotAxis(const std::vector<double>& values)
{
    std::vector<double> finite;
    std::ranges::copy_if(
        values, std::back_inserter(finite), [](double value) { return std::isfinite(value); });
    if (finite.empty()) {
        return {};
    }
    const auto [least, most] = std::ranges::minmax(finite);
    constexpr double steps = 5;
    constexpr double alike = 1e-9; // 0.3 / 0.1 is not 3
    for (double size = 0.01;; size *= 10) {
        for (const double step : { size, 2 * size, 5 * size }) {
            const double from = std::floor(least / step + alike);
            const double to = std::max(std::ceil(most / step - alike), from + 1);
            if (to - from <= steps) {
                return { from * step, to * step, step };
            }
        }
    }
}

} // namespace touchstone::ui
