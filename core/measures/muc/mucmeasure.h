// SPDX-License-Identifier: GPL-3.0-or-later
// MUC / SemEval-2013 scores: the four schemes strict, exact, partial, type over COR, INC, PAR, MIS, SPU.
#pragma once

#include "core/measures/base/measure.h"
#include "core/measures/base/tally.h"

namespace touchstone::metrics {

/// Statistics of a scheme, in the order of match::allSchemes: COR … SPU as match::Outcome orders them, then
/// COR, INC, PAR of the system's annotations.
inline constexpr std::uint32_t mucStatistics = match::outcomeCount + match::pairedOutcomeCount;
/// The statistics of the measure that these tallies are.
[[nodiscard]] std::vector<double> mucStatisticsOf(const SchemeTallies& tallies);

/// Scores "<scheme>.cor" … "<scheme>.spu", ".pos", ".act", ".precision", ".recall", ".f1".
[[nodiscard]] const Measure& mucMeasure();

} // namespace touchstone::metrics
