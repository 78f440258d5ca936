// SPDX-License-Identifier: GPL-3.0-or-later
// Computing a registered measure.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Computes one measure of metrics::measures() with the evaluation's spec; documents in parallel, results
/// independent of threads. Errors: Cancelled; TooLarge; InvalidOption for an id that is unknown.
[[nodiscard]] support::Result<MeasureResultPtr> computeMeasure(std::string_view id,
    const Evaluation& evaluation, support::Progress& progress,
    MeasureExtent extent = MeasureExtent::Everything);

/// The result of summed numbers of a measure that adds up (metrics::Measure::adding), as computeMeasure would
/// give it, without records. The evaluation has none either.
[[nodiscard]] MeasureResultPtr resultOfNumbers(const metrics::Measure& measure, const Evaluation& evaluation,
    metrics::ResultNumbers& numbers, support::Diagnostics findings);

/// The measure whose list has this id ("ser.components" -> "ser"): list ids begin with their measure's id.
[[nodiscard]] std::string_view measureOfList(std::string_view list);

} // namespace touchstone::analysis
