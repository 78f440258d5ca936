// SPDX-License-Identifier: GPL-3.0-or-later
// The measure on noisy text, for lists and forms; measures/noisy/computenoisy computes it.
#pragma once

#include "core/measures/base/measure.h"

namespace touchstone::metrics {

[[nodiscard]] const Measure& noisyMeasure();

} // namespace touchstone::metrics
