// SPDX-License-Identifier: GPL-3.0-or-later
// Where the error curves of two systems over alpha meet: the alphas at which a paper's ranking turns.
#pragma once

#include "core/measures/eter/eter.h"

namespace touchstone::metrics {

struct BreakEven
{
    enum class Kind : std::uint8_t {
        Crossing, ///< another system is the better one on either side
        Touching, ///< the same one is better on both sides, or the curves meet at alpha 0 or 1
        Stretch ///< equal from `alpha` to `until`
    };
    Kind kind = Kind::Crossing;
    match::Rational alpha; ///< in lowest terms
    match::Rational until; ///< equal to alpha, but for a stretch
    bool exact = true; ///< alpha is the very fraction; else (sums without a common denominator of 126 bits)
                       ///< within 1e-12
    double rate = 0; ///< of both, at alpha
};

/// Ascending. Two curves of equal rates have one stretch from 0 to 1. Nothing when either has no gold
/// entities. `a` and `b` as EterCurve::segments gives them. O((segments of a + of b) · kinds of fractions).
[[nodiscard]] std::vector<BreakEven> breakEvens(
    std::span<const EterSegment> a, std::span<const EterSegment> b);

} // namespace touchstone::metrics
