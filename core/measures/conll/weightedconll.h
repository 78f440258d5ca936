// SPDX-License-Identifier: GPL-3.0-or-later
// `conll` with credit for related types. Source: core/docs/neleval.md, "Type weights".
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/measures/base/creditsum.h"
#include "core/support/progress.h"

namespace touchstone::analysis {

/// Credits of names of equal span, by the weight of their types.
struct WeightedCounts
{
    metrics::CreditSum correct; ///< sum of the weights of pairs
    metrics::CreditSum gold; ///< sum over gold names of the weight of the type with itself
    metrics::CreditSum system;
};

/// Annotations of equal span are paired one-to-one for the largest total weight of their types; correct is
/// that total, gold and system are the weights of each type with itself (1 unless listed), so that precision
/// and recall can pass 1 where a list gives a type less than 1 with itself. Every annotation counts. Uses the
/// annotations as read, whatever tags `conll` itself reads anew. O(n log n) beside shared spans; ends early
/// when cancelled.
[[nodiscard]] WeightedCounts weightedConll(const Evaluation& evaluation, const support::Progress& progress);

} // namespace touchstone::analysis
