// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics, scores and sheets of a measure without a corpus.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// What the measure says of an empty corpus under the usual settings, computed once; null for an unknown id.
[[nodiscard]] MeasureResultPtr describedMeasure(std::string_view id);

} // namespace touchstone::analysis
