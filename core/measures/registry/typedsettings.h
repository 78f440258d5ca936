// SPDX-License-Identifier: GPL-3.0-or-later
// Settings as somebody names them, by their words: on the command line, in a project.
#pragma once

#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/preset.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Name and word, in the order in which they were named.
using TypedSettings = std::vector<std::pair<std::string, std::string>>;

/// A preset (null: none) under the settings that are named beside it, which go first. A pairing that is named
/// alone brings the unit that it is meant with (choosePairing) and its rows of types. Settings that files
/// fill are not among them. Errors: those of `apply`. O(settings).
using ApplySetting = std::function<support::Result<void>(
    EvaluationSpec& spec, const std::string& name, const std::string& value)>;
[[nodiscard]] support::Result<EvaluationSpec> specOf(
    const Preset* preset, const TypedSettings& settings, const ApplySetting& apply = applySetting);

} // namespace touchstone::analysis
