// SPDX-License-Identifier: GPL-3.0-or-later
// Settings as people read them: only what is not the default.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/evaluationspec.h"

#include <span>
#include <string>
#include <string_view>

namespace touchstone::analysis {

struct Preset;

/// Can a setting, by its name, change a number of these measures under the spec's pairing?
[[nodiscard]] bool settingMatters(
    std::string_view setting, const EvaluationSpec& spec, std::span<const std::string> measures);
/// The measures that a setting belongs to, as a sentence names them: "eter", "muc, conll", "--pairing hipe".
/// Empty: none in particular.
[[nodiscard]] std::string settingOwners(std::string_view setting);
/// "preset hipe-2022-strict, min-overlap 50, layer fine": what is not the default's (with a preset: not the
/// preset's), of the settings that matter to these measures and of how the data are read; under HIPE's
/// pairing always which edition of its scorer. Of files only that there is one. Empty: all is the default.
/// The parts of a corpus that tables are headed by (noise-level, time-period) are left out. O(settings).
[[nodiscard]] std::string settingsInWords(const EvaluationSpec& spec, const DataSetSpec& dataSet,
    const Preset* preset, std::span<const std::string> measures);

} // namespace touchstone::analysis
