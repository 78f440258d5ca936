// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be told of an evaluation as a whole: tables that changed nothing, runs that hold the gold.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Adds to the evaluation's findings, once it is made:
///   "links.equivalents" (warning), under HIPE's pairing: tellUnusedEquivalents;
///   "hipe.links-as-types" (warning): a column of links under a pairing that compares types;
///   "system.copy" (warning): each annotation of the system equals one of the gold's, and there are more (30
///   at least) than a system gets right without a mistake; not of the gold's own file. It may hold a part of
///   them.
/// O(annotations).
void tellOfEvaluation(Evaluation& evaluation);

} // namespace touchstone::analysis
