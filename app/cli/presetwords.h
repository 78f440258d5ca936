// SPDX-License-Identifier: GPL-3.0-or-later
// --preset ID.
#pragma once

#include "app/cli/options.h"

#include <string>

namespace touchstone::cli {

/// Null when none is named. Throws UsageError with the nearest known id.
[[nodiscard]] const analysis::Preset* presetOf(const std::string& word);
/// The preset's annotation column where the gold has it; what cannot be looked into is told when it is read.
void takePresetLayer(const analysis::Preset& preset, analysis::DataSetSpec& dataSet);
/// The ids of its measures, joined by commas.
[[nodiscard]] std::string presetMeasures(const analysis::Preset& preset);

} // namespace touchstone::cli
