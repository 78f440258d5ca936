// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `conll` of an evaluation: as seqeval counts, in its default mode or, with a strict scheme, in
// its strict mode. Where that peer makes other spans of the tags than the reader (U, L, bare tags; strict
// schemes), the counts are those of a record list "conll"; see conllreading.h.
#pragma once

#include "core/analysis/measureresult.h"
#include "core/metrics/conllmeasure.h"
#include "core/metrics/nameset.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct ConllResult : MeasureResult
{
    metrics::ConllCounts overall;
    std::vector<std::string> typeNames; ///< the evaluation's labels, or the peer's types that occur
    std::vector<metrics::ConllCounts> types; ///< by type
    std::vector<metrics::ConllCounts> documents; ///< by case
    std::optional<metrics::WeightedCounts> weighted; ///< with type weights or type parents
};

/// O(records + tokens). Errors: those of readAsSeqeval.
[[nodiscard]] support::Result<MeasureResultPtr> computeConll(
    const Evaluation& evaluation, support::Progress& progress);

/// The same without tables and statistics per document.
[[nodiscard]] support::Result<MeasureResultPtr> computeConllScores(
    const Evaluation& evaluation, support::Progress& progress);

} // namespace touchstone::analysis
