// SPDX-License-Identifier: GPL-3.0-or-later
// Slot Error Rate and Error per Response; numbers: ser.h.
#pragma once

#include "core/measures/base/measure.h"

namespace touchstone::metrics {

[[nodiscard]] const Measure& serMeasure();

} // namespace touchstone::metrics
