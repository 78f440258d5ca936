// SPDX-License-Identifier: GPL-3.0-or-later
// One setting by its name and its text, as the command line, forms and saved settings write it: the one
// reader of what `settings()` writes.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Sets "pairing", "min-overlap", "alpha", "ser-weights" … from its text. Settings that come from files
/// ("type-weights" …) are not set here; "tagset" takes the lists that are built in. "hipe-edition" sets
/// "hipe-token-text" to what that edition does. Errors: InvalidOption with what the setting takes; the spec
/// is then unchanged.
[[nodiscard]] support::Result<void> applySetting(
    EvaluationSpec& spec, std::string_view name, const std::string& value);
/// The text that applySetting would read back; of settings from files the digest.
[[nodiscard]] std::string settingText(const EvaluationSpec& spec, std::string_view name);
/// The words that a setting takes; empty: numbers, a file, or no such setting.
[[nodiscard]] std::vector<std::string> settingWords(std::string_view name);

/// Chooses a pairing as one who names nothing else means it: the peers count overlap in tokens, nervaluate
/// from one percent on (`--pairing first-come` alone implies --min-overlap 1 --unit token); ours in
/// characters.
void choosePairing(EvaluationSpec& spec, match::PairingPolicy policy);
/// What rows of types count where nobody says it: under the pairing of HIPE's scorer its own rows.
[[nodiscard]] PerType standardPerType(match::PairingPolicy policy);
/// Another word of --per-type for "gold".
inline constexpr std::string_view formerPerTypeGold = "additive";

} // namespace touchstone::analysis
