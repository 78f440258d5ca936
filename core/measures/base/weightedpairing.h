// SPDX-License-Identifier: GPL-3.0-or-later
// One-to-one pairing of values by weight, for annotations of equal span.
#pragma once

#include "core/measures/base/creditweights.h"

#include <functional>
#include <limits>

namespace touchstone::metrics {

/// Longest side of a pairing that is solved exactly.
inline constexpr std::size_t mostPairedExactly = 256;

inline constexpr std::uint32_t notPaired = std::numeric_limits<std::uint32_t>::max();

/// The one-to-one pairing of largest total weight: for each row its column, or notPaired. `weight(row,
/// column)` is finite; as many pairs are made as the shorter side has, whatever they weigh. O(n³).
[[nodiscard]] std::vector<std::uint32_t> bestPairing(std::size_t rows, std::size_t columns,
    const std::function<double(std::size_t row, std::size_t column)>& weight);

/// Total weight of the best one-to-one pairing of gold values with system values (both may repeat). Sides up
/// to mostPairedExactly: the largest total, O(n³); of longer ones pairs are taken by falling weight, then by
/// value. Empty side: 0.
[[nodiscard]] double pairedWeight(
    std::span<const std::uint32_t> gold, std::span<const std::uint32_t> system, const CreditWeights& weights);

} // namespace touchstone::metrics
