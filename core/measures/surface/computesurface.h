// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `surface` of an evaluation: the distinct names (words, type) of the whole corpus.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/surface/surfacemeasure.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SurfaceResult : MeasureResult
{
    metrics::ConllCounts overall;
    std::vector<metrics::ConllCounts> types; ///< by label of the evaluation
};

/// Its description; `compute`:
/// Forms of the evaluation's records: the words of an annotation as they are written, case kept, white space
/// as one blank, with its literal type. As in the organisers' file both sides have the gold's words: those of
/// a right pair, and of texts that run token by token; other annotations of the system have their own. An
/// annotation whose text is not known is a form of its own (a finding says so).
///
/// List "surface": the evaluation's own records, of which the first occurrence of each form has its
/// categories "correct", "gold", "system", "false", "missed" (metrics::SurfaceBit), and all occurrences the
/// form in the facets "gold.form" and "system.form". Sheets: "types", and "repeated": the forms that occur
/// twice or more on a side, most frequent first, at most 1,000 of them.
///
/// Statistics per document count the forms that are counted there, so that their sum is the score of the
/// corpus; a sample of documents has another (Measure::resamples). O(records + characters of the
/// annotations). Errors: Cancelled.
extern const metrics::Measure surfaceMeasure;

} // namespace touchstone::analysis
