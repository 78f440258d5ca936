// SPDX-License-Identifier: GPL-3.0-or-later
// Rule settings from JSON with every mistake at its place.
#pragma once

#include "core/evaluation/settings/rulesources.h"

namespace touchstone::analysis {

/// Largest file of settings that is read, in bytes.
inline constexpr std::size_t largestRuleSettings = std::size_t(16) << 20U;

/// As parseRuleSettings of rulesources.h, but goes on after a mistake: every one is in `findings` (severity
/// Error, code rules.settings) with line and column, up to rules::limits::errors of them, and what it
/// concerns is left out of the result. `known`: names in "rules_on" and "rules_off" that are no rules of it
/// are mistakes too; null: they are not looked at. Never recurses. O(bytes · log).
[[nodiscard]] RuleSettings parseRuleSettings(std::string_view utf8, const std::string& file,
    const rules::RuleSet* known, support::Diagnostics& findings);

} // namespace touchstone::analysis
