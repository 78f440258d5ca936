// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be told of an evaluation as a whole: tables that changed nothing, runs that hold the gold.
#pragma once

#include "core/analysis/evaluation.h"

namespace touchstone::analysis {

/// Adds to the evaluation's findings, once it is made:
///   "links.equivalents" (warning): no id of --link-equivalents occurs in the links of either side;
///   "system.copy" (note): the system's annotations are the gold's, all of them and no other, as many as
///   no system gets right by itself (30 at least), and it is another file.
/// O(annotations).
void tellOfEvaluation(Evaluation& evaluation);

} // namespace touchstone::analysis
