// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the measures over entity trees: `eter` and `ser`.
#pragma once

#include "core/measures/base/measure.h"

namespace touchstone::metrics {

/// Entity Tree Error Rate; numbers: eter.h.
[[nodiscard]] const Measure& eterMeasure();
/// Slot Error Rate and Error per Response; numbers: ser.h.
[[nodiscard]] const Measure& serMeasure();

} // namespace touchstone::metrics
