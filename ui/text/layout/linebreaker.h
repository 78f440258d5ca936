// SPDX-License-Identifier: GPL-3.0-or-later
// LineBreaker: cuts the columns into lines of a width.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace touchstone::ui {

class ColumnTable;

/// A line never holds more columns than this, however narrow they are.
inline constexpr std::uint32_t longestLine = 4096;

/// First column of each line; lines end after a line break, else after the last place that allows it, else
/// where the width is full. White space at the end of a line hangs over. `advances` and `width` share a unit.
/// O(columns), about 2 ns each.
[[nodiscard]] std::vector<std::uint32_t> breakLines(
    const ColumnTable& table, std::span<const std::uint16_t> advances, std::uint32_t width);

} // namespace touchstone::ui
