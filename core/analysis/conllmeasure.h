// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `conll` of an evaluation.
#pragma once

#include "core/analysis/measureresult.h"
#include "core/metrics/conllmeasure.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct ConllResult : MeasureResult
{
    metrics::ConllCounts overall;
    std::vector<metrics::ConllCounts> types; ///< by number of the evaluation's labels
    std::vector<metrics::ConllCounts> documents; ///< by case
};

/// O(records).
[[nodiscard]] support::Result<MeasureResultPtr> computeConll(
    const Evaluation& evaluation, support::Progress& progress);

} // namespace touchstone::analysis
