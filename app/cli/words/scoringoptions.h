// SPDX-License-Identifier: GPL-3.0-or-later
// What commands over systems share that are scored by settings: data, settings, measures, and how that is
// told.
#pragma once

#include "app/cli/words/command.h"
#include "app/cli/words/failrule.h"
#include "app/cli/words/outputwords.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/registry/preset.h"
#include "core/report/recipe.h"
#include "core/support/diagnostics.h"

namespace touchstone::cli {

/// One table: an annotation column, a noise level, a period, so many candidates.
struct AskedPart
{
    std::string layer; ///< empty: the reader's default
    std::string noise; ///< as it was typed; empty: all
    std::string period; ///< likewise
    analysis::Restriction restriction;
    int nBest = 0; ///< of several numbers of candidates; 0: as the settings say
};

/// What --layer takes.
[[nodiscard]] std::string layerHelp();
/// The layers asked for; empty: none named. `all` stays a word: which columns there are, the gold's file
/// says. Throws UsageError.
[[nodiscard]] std::vector<std::string> layersOf(const std::string& words);
/// "0-0.1,0.1-0.3" and "1790-1810,…" as every noise level in every period, periods first; "all" is the whole;
/// one empty entry when neither is asked. Layers are left empty. Throws UsageError.
[[nodiscard]] std::vector<AskedPart> partsAsked(
    const std::string& noiseLevels, const std::string& timePeriods);
/// Each of the parts for each number of candidates.
[[nodiscard]] std::vector<AskedPart> partsByNBest(
    const std::vector<AskedPart>& parts, const std::vector<int>& nBests);

/// "fine NE-FINE-LIT, noise 0-0.1, 1790-1810, @3": what a heading says of a part; empty for the whole of one
/// layer.
[[nodiscard]] std::string heading(const AskedPart& part);

struct ByWords
{
    bool document = false;
    bool score = false; ///< by the systems' own scores
    bool type = false; ///< a row per type; of few commands
    std::vector<std::string> slices; ///< ids, in their order without repeats

    /// Given several times all are meant; an empty word is a mistake.
    void declare(Arguments& arguments, const char* shape, const std::string& help);
    [[nodiscard]] bool given() const { return !m_words.empty(); }
    /// `attributes`: these bring slices whose names only their file knows. `types`: the command takes "type".
    /// Throws UsageError.
    void finish(bool attributes, bool types = false);

private:
    std::string m_words;
};

/// "noise, period, …, or a column of --attributes"
[[nodiscard]] std::string knownSlices();

struct ScoringOptions
{
    analysis::DataSetSpec dataSet; ///< empty gold path: none given (the window's first-launch page)
    analysis::EvaluationSpec spec;
    /// Whose settings, measures and names these are; null: none named.
    const analysis::Preset* preset = nullptr;
    analysis::RelationSources relations; ///< files that belong to the spec: read with the data
    std::vector<std::string> layers; ///< HIPE annotation columns, or "all"; empty: the default one
    std::vector<AskedPart> parts; ///< one at least; of several layers each has all of them
    bool severalNBest = false; ///< parts differ in their n-best
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
    std::vector<FailRule> failIf; ///< of Scores: of values
    bool byDocument = false;
    bool byScore = false;
    std::optional<double> wantedPrecision; ///< with byScore: the least threshold that reaches it is told
    std::vector<std::string> bySlices; ///< ids, as asked
    bool sheetAsked = false; ///< a table is named: all of them are made
    bool keepsMeasures = false; ///< beside what JSON prints of them, for who shows their tables, too
    /// Confused pairs of types among the tables, confusion counts in JSON; nothing: these, but for columns of
    /// links.
    std::optional<bool> confusion;
};

/// The preset whose names the tables bear: the one that was named while nothing it counts by is another
/// (analysis::presetInForce); null: our own names, as without a gold.
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
