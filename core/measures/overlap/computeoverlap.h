// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `overlap` of an evaluation: shares of names that names of the other side cover. Source:
// core/docs/neleval.md, "Overlap".
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/overlap/overlapscore.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Credits by key (in the order of metrics::overlapKeys), summed.
struct OverlapTable
{
    using Keys = std::array<metrics::OverlapTotals, 3>;
    Keys overall;
    std::vector<Keys> types; ///< by label of the evaluation: gold names of the type, system names of the type
    std::vector<Keys> documents; ///< by case
};

struct OverlapResult : MeasureResult
{
    OverlapTable plain;
    std::optional<OverlapTable> weighted; ///< with type weights, type parents or link weights
};

/// Its description; `compute`:
/// Names are the annotations of role entity with their covering spans in common coordinates (CommonSpans); a
/// name's id is its first link, NIL and none being alike. Rows of types: credits earned from names of any
/// type, or of the same type only (PerType::Isolated). No pairing of its own: counts link to the
/// evaluation's records. Values of the records: "recall.<key>.max", "recall.<key>.sum",
/// "precision.<key>.max", "precision.<key>.sum" (NaN where the record lacks that side). Linear in the
/// documents, O(n log n) in one. Errors: Cancelled.
extern const metrics::Measure overlapMeasure;

} // namespace touchstone::analysis
