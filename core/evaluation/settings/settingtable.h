// SPDX-License-Identifier: GPL-3.0-or-later
// The table of settings: one row says how a setting is written, read and described. Everything else that
// names settings (signature, presets, command line, forms) goes through it.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/base/settingrow.h"

namespace touchstone::analysis {

/// In the order of the signature. Put together by measures/registry, which knows the measures.
[[nodiscard]] std::span<const SettingRow> settingTable();
/// Null: there is no such setting.
[[nodiscard]] const SettingRow* settingRow(std::string_view name);

/// Settings of no one measure: what is matched and counted; of HIPE's scorer; of slices.
[[nodiscard]] std::span<const SettingRow> matchingSettings();
[[nodiscard]] std::span<const SettingRow> hipeSettings();
[[nodiscard]] std::span<const SettingRow> sliceSettings();

/// What a setting takes: "optimal|first-come", "0..1", "FILE".
[[nodiscard]] std::string valuesOf(const SettingRow& row);
/// Its default, as it would be typed; of files "none".
[[nodiscard]] std::string standardOf(const SettingRow& row);

} // namespace touchstone::analysis
