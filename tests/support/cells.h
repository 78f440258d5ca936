// SPDX-License-Identifier: GPL-3.0-or-later
// The promise behind every number: its filter yields exactly the records that it counts.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::testsupport {

/// Checks every cell of the score tables (overall, per type, per document, all schemes) and of the confusion
/// table. Returns how many cells were checked; each that fails is a gtest failure.
std::size_t expectCellsToCountTheirRecords(const analysis::Evaluation& evaluation);

} // namespace touchstone::testsupport
