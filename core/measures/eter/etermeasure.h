// SPDX-License-Identifier: GPL-3.0-or-later
// Entity Tree Error Rate; numbers: eter.h.
#pragma once

#include "core/measures/base/measure.h"

namespace touchstone::metrics {

[[nodiscard]] const Measure& eterMeasure();

} // namespace touchstone::metrics
