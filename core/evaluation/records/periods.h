// SPDX-License-Identifier: GPL-3.0-or-later
// Documents by the year of their date attribute (--time-period).
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// The year of a document: the number at the beginning of its attribute "date" ("1798-01-20"). Nothing where
/// it has none.
[[nodiscard]] std::optional<int> yearOf(const annotation::Document& document);

/// Drops the cases whose gold document (the system's, where there is no gold) is not of the period, and says
/// how many have no date. O(cases).
void keepPeriod(Evaluation& evaluation, const Restriction::Period& period);

} // namespace touchstone::analysis
