// SPDX-License-Identifier: GPL-3.0-or-later
// Macro averages over documents. Source: the HIPE scorer (core/docs/hipe.md, 8).
#pragma once

#include "core/measures/base/tally.h"

namespace touchstone::metrics {

/// Means of the documents' own scores, and their population deviations. Documents that have no annotation of
/// the system are left out of precision, those without one of the gold out of recall, both out of F1; nothing
/// where none is left.
struct DocumentMacro
{
    std::optional<double> precision, recall, f1;
    std::optional<double> precisionStd, recallStd, f1Std;
};

/// The mean is that of the fractions, rounded at the end, so that no order of the documents changes a digit.
/// O(documents).
[[nodiscard]] DocumentMacro documentMacro(std::span<const Tally> documents);

} // namespace touchstone::metrics
