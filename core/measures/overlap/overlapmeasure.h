// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `overlap` as registries and forms show it.
#pragma once

#include "core/measures/base/measure.h"
#include "core/measures/overlap/overlapscore.h"

#include <vector>

namespace touchstone::metrics {

/// Scores "<key>.<strategy>.precision", ".recall", ".f1" of the keys span, span+type, span+kbid.
[[nodiscard]] const Measure& overlapMeasure();

/// Adds a set of names to a row of statistics: gold and system names, then for each key the four credit sums;
/// with weights the same sums again. They add up over documents.
void appendOverlapStatistics(
    std::vector<double>& statistics, std::span<const OverlapTotals> keys, bool withNames);

} // namespace touchstone::metrics
