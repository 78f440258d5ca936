// SPDX-License-Identifier: GPL-3.0-or-later
// Preset: how a shared task or a known tool scores, as one choice: settings, measures, annotation column and
// the names that its papers give the numbers.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"

namespace touchstone::analysis {

/// A number of ours by the name it has in the task's own tables.
struct PresetColumn
{
    /// Sheet::Column::id ("cor"), or one that tasksheet.h derives ("tp", "fp", "fn").
    std::string_view column;
    std::string_view title; ///< "TP": as the task prints it, not translated
};

/// How the task prints tables of a measure: these columns, in this order.
struct PresetTable
{
    std::string_view measure; ///< id
    std::span<const PresetColumn> columns;
    std::string_view title {}; ///< of its tables of types; empty: as they are
};

/// A row by the name that the task has for it.
struct PresetRow
{
    std::string_view measure; ///< id
    std::string_view row; ///< Sheet::Row::name: "span+kbid"
    std::string_view title; ///< "strong_link_match"
};

struct Preset
{
    std::string_view id; ///< "conll-2003": the word of --preset; stable
    /// "CoNLL-2003": a name; a pattern() without places where it has words in it: "ETER of the paper".
    const char* title;
    /// A pattern() without places: what is counted, and what the task has that Touchstone does not compute.
    const char* description;
    const char* source; ///< paper, scorer and version; likewise
    std::span<const std::string_view> measures; ///< the headline's first; one at least
    match::Scheme scheme = match::Scheme::Strict; ///< which of muc's tables is the task's
    /// ReadOptions::annotationColumn for files that have it; empty: as it is. A column that the user named
    /// goes first.
    std::string_view annotationColumn;
    /// Over the default settings, as applySetting reads them.
    std::span<const std::pair<std::string_view, std::string_view>> settings;
    std::span<const PresetTable> tables; ///< a measure may have several: the first whose columns a table has
    std::span<const PresetRow> rows;
    std::string_view
        needs {}; ///< the setting that a file of the user's must fill ("link-equivalents"); empty
    bool allSchemes = false; ///< every scheme of muc is the task's, not `scheme` alone
    std::span<const match::Scheme> schemes {}; ///< which of muc's tables are printed; empty: `scheme`
    std::span<const match::Scheme> linkSchemes {}; ///< the same, of columns of links; empty: as others
    bool fuzzy = false; ///< the task calls the scheme type fuzzy
};

/// In the order of menus; the first is "default", Touchstone's own settings.
[[nodiscard]] std::span<const Preset> presets();
/// Null: no such preset.
[[nodiscard]] const Preset* presetById(std::string_view id);
/// All settings at once: what the preset does not name is the default's. What comes from users' files
/// (weights, tag set, rules, slices) and the chosen part of the corpus stay; a tag set that is built in does
/// not.
[[nodiscard]] EvaluationSpec withPreset(const EvaluationSpec& spec, const Preset& preset);
/// Does a setting, by its name, change what the task counts? Its own settings do, and the options of its
/// measures, and how texts and annotations are put side by side. An operating point (min-score), the part of
/// the corpus, slices, files of the user's, options of other measures, and what makes editions of one scorer
/// differ (hipe-edition, hipe-token-text, hipe-norm-time, tagset) do not. A preset without tables of its own
/// ("default") has all measures.
[[nodiscard]] bool countsIn(const Preset& preset, std::string_view setting);
/// The settings that count and are not the preset's: "min-overlap 50 (HIPE-2020: 0)". Labels that are renamed
/// or chosen are no settings and change no preset.
[[nodiscard]] std::vector<std::string> deviations(const Preset& preset, const EvaluationSpec& spec);
/// What else is not the preset's although it holds: "hipe-edition 2024 (HIPE-2022: 2022)", another edition of
/// its scorer. Of the tag set nothing: users have lists of their own.
[[nodiscard]] std::vector<std::string> otherEdition(const Preset& preset, const EvaluationSpec& spec);
/// There are no deviations.
[[nodiscard]] bool holds(const Preset& preset, const EvaluationSpec& spec);
/// The preset in force after `chosen` was chosen and settings or scheme may have changed since: itself while
/// it holds under its own scheme (or muc is none of its measures, or all schemes are its own); else the one
/// that is the same but for the scheme ("hipe-2022-fuzzy"); null: custom settings, which bear no task's
/// names.
[[nodiscard]] const Preset* presetInForce(
    const Preset& chosen, const EvaluationSpec& spec, match::Scheme scheme);
/// The preset that these are the settings of where nobody chose one: all but the operating point, slices and
/// files are its own. Null: none. Of several the first: those that set nothing but names ("conll-2003") are
/// all "default".
[[nodiscard]] const Preset* presetOf(const EvaluationSpec& spec, match::Scheme scheme);
/// A signature as it is printed beside tables that bear a task's names: "…|preset:conll-2003". The preset is
/// no setting: equal settings have equal signatures. Null, or a preset without tables: as it is.
[[nodiscard]] std::string signatureWith(const Preset* preset, std::string signature);
/// The column to read when `preset` is chosen: its own where the files have it, else what is read now. One of
/// the same kind as the preset's stays ("links-meto" under a preset of links).
[[nodiscard]] std::string columnToRead(
    const Preset& preset, std::span<const std::string> columns, const std::string& now);
/// Does the preset count links in a column that the files have none of? It would count types and call them
/// links. `columns`: of the gold.
[[nodiscard]] bool lacksColumn(const Preset& preset, std::span<const std::string> columns);
/// Does the preset lack the file that it needs?
[[nodiscard]] bool lacksFile(const Preset& preset, const EvaluationSpec& spec);
/// Which of muc's tables are the preset's, of an annotation column; the headline's first.
[[nodiscard]] std::span<const match::Scheme> presetSchemes(const Preset& preset, std::string_view column);
/// What the task calls a scheme: "fuzzy" for type; null: our name.
[[nodiscard]] std::string_view schemeWord(const Preset* preset, match::Scheme scheme);
/// The score that the preset compares systems by, of an annotation column: "conll.f1", "muc.type.f1".
[[nodiscard]] std::string presetScore(const Preset& preset, std::string_view column = {});

} // namespace touchstone::analysis
