// SPDX-License-Identifier: GPL-3.0-or-later
// What commands over systems share that are scored by settings: data, settings, measures, and how that is
// told.
#pragma once

#include "app/cli/words/command.h"
#include "app/cli/words/outputwords.h"
#include "app/cli/words/slices.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/scoring/relationsources.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/registry/preset.h"
#include "core/report/recipe.h"
#include "core/support/diagnostics.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::cli {

struct ScoringOptions
{
    analysis::DataSetSpec dataSet; ///< empty gold path: none given (the window's first-launch page)
    analysis::EvaluationSpec spec;
    /// Whose settings, measures and names these are; null: none named.
    const analysis::Preset* preset = nullptr;
    analysis::RelationSources relations; ///< files that belong to the spec: read with the data
    std::vector<std::string> layers; ///< HIPE annotation columns, or "all"; empty: the default one
    std::vector<AskedSlice> slices; ///< one at least; of several layers each has all of them
    bool severalNBest = false; ///< slices differ in their n-best
    std::vector<std::string> measures; ///< ids, groups expanded, no repeats
    bool measureAsked = false; ///< by --measure or --preset
    /// Those whose numbers the command prints; empty: it is not known before.
    std::vector<std::string> countedMeasures;
    bool additive = false; ///< --per-type was given as "additive", which stands for "gold"
    match::Scheme scheme = match::Scheme::Strict; ///< of the tables for people, of `errors --outcome`
    bool schemeAsked = false; ///< by --scheme
    bool zeroForUndefined = false;
    analysis::PrintedNames names;
    /// The words of the command without data, output and what changes none: its recipe has them.
    std::vector<TypedOption> typed;

    /// Of undefined values.
    void declareZeroDivision(Arguments& arguments);
    /// --rename, --anonymise.
    void declareNames(Arguments& arguments);
    /// Reads the new names. Throws UsageError.
    void finishNames();
    /// The files that are read.
    [[nodiscard]] std::vector<std::string> inputs() const;

private:
    std::vector<std::string> m_renames;
};

/// Of commands whose outputs say how they were made, so that `reproduce` can run them again.
struct RecordedOptions : ScoringOptions, OutputOptions
{
    /// Is it told? Nothing: where the form has room for it, which TSV has not.
    std::optional<bool> recipe;
    bool signature = false; ///< for people too all settings, not only those that are not the default
    bool forScripts = false; ///< all settings, and not in words
    std::vector<std::string> groups {}; ///< by system: the group whose run it is; empty: it stands for itself

    void declareRecipe(Arguments& arguments);
};

/// What is asked of the scored systems beside their numbers.
struct ScoreOptions : RecordedOptions
{
    enum class Purpose { Scores, Records, Table, Pictures };
    Purpose purpose = Purpose::Scores;
    analysis::RecordFilter filter; ///< of Records and Pictures
    std::vector<std::string> rows; ///< as asked; empty: all
    bool byDocument = false;
    bool byScore = false;
    std::vector<std::string> bySlices; ///< ids, as asked
    bool sheetAsked = false; ///< a table is named: all of them are made
    /// Confused pairs of types among the tables, confusion counts in JSON; nothing: these, but for columns of
    /// links.
    std::optional<bool> confusion;
};

/// The preset whose names the tables bear: the one that was named while nothing it counts by is another
/// (analysis::presetInForce); null: our own names.
[[nodiscard]] const analysis::Preset* namingPreset(const ScoringOptions& options);
/// The tables of muc that are printed of an annotation column: those of --scheme, else of the naming preset.
[[nodiscard]] std::vector<match::Scheme> printedSchemes(
    const ScoringOptions& options, std::string_view layer);
/// Tells what is not the task's where a preset was named and its names are not printed, which edition of its
/// scorer was chosen, and words that stand for others.
[[nodiscard]] support::Diagnostics settingFindings(const ScoringOptions& options);
/// The ids of its measures, joined by commas.
[[nodiscard]] std::string presetMeasures(const analysis::Preset& preset);

} // namespace touchstone::cli
