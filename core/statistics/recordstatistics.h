// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of measures that pair for themselves, unit by unit, from their lists of records. Inside the
// room.
#pragma once

#include "core/statistics/resamplingunits.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Which records make a statistic.
struct StatisticSource
{
    std::string list; ///< id; empty: the evaluation's own records
    std::string category; ///< of the list: its records are what is counted; empty: a value adds up
};
/// Nothing where no record makes the statistic (sets of a whole document). O(1).
[[nodiscard]] std::optional<StatisticSource> statisticSource(
    const MeasureResult& result, std::size_t statistic);

/// What each record of a list adds to a statistic.
struct RecordShares
{
    std::string list; ///< id; empty: the evaluation's own records
    std::vector<double> added; ///< by record
};

/// Nothing where no record makes the statistic (sets of a whole document), or where the sum over the records
/// is not that over the documents. The result must be of MeasureExtent::Records or more. O(records).
[[nodiscard]] std::optional<RecordShares> recordShares(
    const Evaluation& evaluation, const MeasureResult& result, std::size_t statistic);

/// Which category or value of which list makes which statistic is written down per measure, and believed only
/// where its sum over the records is the sum over the documents. Errors: InvalidOption where no statistic is
/// known.
[[nodiscard]] support::Result<UnitStatistics> recordStatistics(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units);

} // namespace touchstone::analysis
