// SPDX-License-Identifier: GPL-3.0-or-later
// The table of settings: one row says how a setting is written and read. Everything else that names settings
// (signature, presets, command line, forms) goes through it.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SettingRow
{
    std::string_view name;
    /// The text that `set` reads back; of what comes from users' files the digest.
    std::string (*text)(const EvaluationSpec& spec);
    /// Null: it is not set from one word. Errors: InvalidOption with what the setting takes; the spec is then
    /// unchanged.
    support::Result<void> (*set)(EvaluationSpec& spec, std::string_view name, const std::string& value)
        = nullptr;
    /// The words that it takes; null: numbers, or a file.
    std::vector<std::string> (*words)() = nullptr;
    bool ofFile = false; ///< only ever read from a user's file
};

/// In the order of the signature.
[[nodiscard]] std::span<const SettingRow> settingTable();
/// Null: there is no such setting.
[[nodiscard]] const SettingRow* settingRow(std::string_view name);

} // namespace touchstone::analysis
