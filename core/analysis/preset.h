// SPDX-License-Identifier: GPL-3.0-or-later
// Preset: how a shared task or a known tool scores, as one choice: settings, measures, annotation column and
// the names that its papers give the numbers.
#pragma once

#include "core/analysis/evaluationspec.h"
#include "core/support/result.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace touchstone::analysis {

/// A number of ours by the name it has in the task's own tables.
struct PresetColumn
{
    std::string_view measure; ///< "muc"
    std::string_view column; ///< ScoreSheet::Column::id: "cor"
    std::string_view title; ///< "TP"
};

struct Preset
{
    std::string_view id; ///< "conll-2003": the word of --preset; stable
    std::string_view title; ///< "CoNLL-2003": a name, not translated
    std::string_view description; ///< English; one or two sentences: what is counted, what the task adds that
                                  ///< Touchstone does not compute
    std::string_view source; ///< paper, scorer and version
    std::span<const std::string_view> measures; ///< the headline's first
    match::Scheme scheme = match::Scheme::Strict; ///< which of muc's tables is the task's
    std::string_view layer; ///< annotation column (ReadOptions::annotationColumn); empty: as it is
    /// Over the default settings, as applySetting reads them.
    std::span<const std::pair<std::string_view, std::string_view>> settings;
    std::span<const PresetColumn> columns;
};

/// In the order of menus.
[[nodiscard]] std::span<const Preset> presets();
/// Null: no such preset.
[[nodiscard]] const Preset* presetById(std::string_view id);
/// All settings at once: what the preset does not name is the default's. What comes from users' files
/// (weights, tag set, rules, slices) and the chosen part of the corpus stay.
[[nodiscard]] EvaluationSpec withPreset(const EvaluationSpec& spec, const Preset& preset);
/// The preset whose settings these are, whatever the files; null: none. Of several the first.
[[nodiscard]] const Preset* presetOf(const EvaluationSpec& spec);

} // namespace touchstone::analysis
