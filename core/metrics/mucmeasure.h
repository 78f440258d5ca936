// SPDX-License-Identifier: GPL-3.0-or-later
// MUC / SemEval-2013 scores: the four schemes strict, exact, partial, type over COR, INC, PAR, MIS, SPU.
#pragma once

#include "core/metrics/measure.h"

namespace touchstone::metrics {

/// Scores "<scheme>.cor" … "<scheme>.spu", ".pos", ".act", ".precision", ".recall", ".f1".
[[nodiscard]] const Measure& mucMeasure();

} // namespace touchstone::metrics
