// SPDX-License-Identifier: GPL-3.0-or-later
// The promise behind every number of a measure: a count's link yields exactly the records that it counts.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::testsupport {

/// Follows the link of every count in every sheet, and of every piece of a formula, through the record list
/// that it names. Returns how many counts were checked; each that fails is a gtest failure.
std::size_t expectCountsToSelectTheirRecords(
    const analysis::EvaluationPtr& evaluation, const analysis::MeasureResult& result);

} // namespace touchstone::testsupport
