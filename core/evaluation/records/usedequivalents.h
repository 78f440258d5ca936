// SPDX-License-Identifier: GPL-3.0-or-later
// Ids that stand for the same: do the data hold one of them?
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// "links.equivalents" (warning): no id of --link-equivalents occurs in the links of either side. For what
/// compares links. O(links).
void tellUnusedEquivalents(const Evaluation& evaluation, support::Diagnostics& findings);

} // namespace touchstone::analysis
