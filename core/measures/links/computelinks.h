// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `links` of an evaluation: names of equal span and what their links count as. Source:
// core/docs/neleval.md, "Links".
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/links/linkmeasure.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct LinkResult : MeasureResult
{
    std::vector<int> ranks; ///< the k of recall@k, ascending
    metrics::LinkCounts overall;
    std::vector<metrics::LinkCounts> documents; ///< by case
    std::vector<metrics::ConllCounts> types; ///< span+type+kbid by label of the evaluation
};

/// Its description; `compute`:
/// Names are the annotations of role entity, spans in common coordinates (CommonSpans). List "links": two
/// names of equal span (metrics::pairLinks), or a name without such a partner; its categories are the classes
/// and what each key counts. Linear in the documents, O(n log n) in one. Errors: Cancelled.
extern const metrics::Measure linksMeasure;

/// The records of the list whose link is wrong, missing or one too many.
[[nodiscard]] RecordFilter wrongLinks();

} // namespace touchstone::analysis
