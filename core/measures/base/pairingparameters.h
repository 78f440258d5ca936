// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the matching, which every measure over its records depends on.
#pragma once

#include "core/measures/base/measure.h"

#include <array>

namespace touchstone::metrics {

inline constexpr std::array<MeasureParameter, 3> pairingParameters { {
    { "pairing", "optimal|first-come|nervaluate-0.1|hipe", "optimal",
        "which annotations are paired: the best one-to-one choice, or as nervaluate 1.1.0, 0.1.8 or the HIPE "
        "scorer" },
    { "min-overlap", "0..100 percent", "0",
        "least share of the gold annotation that counts as overlap, besides one shared unit" },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

} // namespace touchstone::metrics
