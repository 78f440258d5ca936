// SPDX-License-Identifier: GPL-3.0-or-later
// --preset ID.
#pragma once

#include "app/cli/words/options.h"

#include "core/support/diagnostics.h"

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::cli {

/// Null when none is named. Throws UsageError with the nearest known id.
[[nodiscard]] const analysis::Preset* presetOf(const std::string& word);
/// The preset whose names the tables bear: the one that was named while nothing it counts by is another
/// (analysis::presetInForce); null: our own names.
[[nodiscard]] const analysis::Preset* namingPreset(const Options& options);
/// The tables of muc that are printed of an annotation column: those of --scheme, else of the naming preset.
[[nodiscard]] std::vector<match::Scheme> printedSchemes(const Options& options, std::string_view layer);
/// Tells what is not the task's where a preset was named and its names are not printed, which edition of its
/// scorer was chosen, and words that stand for others.
[[nodiscard]] support::Diagnostics settingFindings(const Options& options);
/// The preset's annotation column where the gold has it; what cannot be looked into is told when it is read.
void takePresetLayer(const analysis::Preset& preset, analysis::DataSetSpec& dataSet);
/// The ids of its measures, joined by commas.
[[nodiscard]] std::string presetMeasures(const analysis::Preset& preset);

} // namespace touchstone::cli
