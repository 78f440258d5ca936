// SPDX-License-Identifier: GPL-3.0-or-later
// The measure on noisy text, for lists and forms; analysis/noisymeasure computes it.
#pragma once

#include "core/metrics/measure.h"

namespace touchstone::metrics {

[[nodiscard]] const Measure& noisyMeasure();

} // namespace touchstone::metrics
