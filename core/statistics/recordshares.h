// SPDX-License-Identifier: GPL-3.0-or-later
// What each record adds to a statistic, for sums over any set of records. Inside the room.
#pragma once

#include "core/statistics/resamplingunits.h"

namespace touchstone::analysis {

/// What each record of a list adds to a statistic.
struct RecordShares
{
    std::string list; ///< id; empty: the evaluation's own records
    std::vector<double> added; ///< by record
};

/// Nothing where records do not add to the statistic (Statistic::From::Documents), or where the sum over the
/// records is not that over the documents. The result must be of MeasureExtent::Records or more. O(records).
[[nodiscard]] std::optional<RecordShares> recordShares(
    const Evaluation& evaluation, const MeasureResult& result, std::size_t statistic);

/// Statistics unit by unit, of measures whose records are those of their own lists. Errors: InvalidOption
/// where no statistic is known.
[[nodiscard]] support::Result<UnitStatistics> unitsOfShares(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units);

} // namespace touchstone::analysis
