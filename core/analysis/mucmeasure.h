// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `muc` of an evaluation as sheets: one per scheme, per type and per document.
#pragma once

#include "core/analysis/measureresult.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Reads the tallies that the evaluation holds. O(labels + cases).
[[nodiscard]] support::Result<MeasureResultPtr> computeMuc(
    const Evaluation& evaluation, support::Progress& progress);

} // namespace touchstone::analysis
