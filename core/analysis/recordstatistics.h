// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of measures that pair for themselves, unit by unit, from their lists of records. Inside the
// room.
#pragma once

#include "core/analysis/resamplingunits.h"

namespace touchstone::analysis {

/// Which category or value of which list makes which statistic is written down per measure, and believed only
/// where its sum over the records is the sum over the documents. Errors: InvalidOption where no statistic is
/// known.
[[nodiscard]] support::Result<UnitStatistics> recordStatistics(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units);

} // namespace touchstone::analysis
