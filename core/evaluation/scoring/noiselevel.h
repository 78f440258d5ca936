// SPDX-License-Identifier: GPL-3.0-or-later
// The annotations of one noise level (--noise-level under other pairings than hipe; see Restriction).
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Replaces both layers by copies that hold the annotations of the level only, as Restriction defines it, and
/// lets the cases point to them. The texts stay, so relations and alignments, which must be known, stay true.
/// Tags and cells of tokens are dropped with the annotations that they stand for. Annotations of the system
/// that share nothing with the gold belong to no level: Evaluation::systemTold is then false. A finding where
/// no gold annotation has a noise. O(n log n + overlapping pairs).
void keepNoiseLevel(Evaluation& evaluation, const Restriction::Noise& level);

} // namespace touchstone::analysis
