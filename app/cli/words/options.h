// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments of both programs: the same words mean the same in the window and on the command line. No Qt.
#pragma once

#include "app/cli/words/checkwords.h"
#include "app/cli/words/comparewords.h"
#include "app/cli/words/convertwords.h"
#include "app/cli/words/figureoptions.h"
#include "app/cli/words/reproducewords.h"
#include "app/cli/words/rulewords.h"
#include "app/cli/words/slices.h"
#include "app/cli/words/trendwords.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/scoring/relationsources.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/registry/preset.h"
#include "core/report/tableexport.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

enum class Command {
    Score,
    Errors,
    Align,
    Compare,
    Rules,
    Convert,
    Check,
    Trend,
    Formats,
    Measures,
    Presets,
    Table,
    Window,
    Screenshot,
    Figure,
    Report,
    Reproduce
};
enum class OutputForm { Text, Json, Tsv, Markdown, Latex };

/// An option as it was typed.
struct TypedOption
{
    std::string name; ///< "--min-overlap"; of a flag that takes something away "--hipe-norm-time=no"
    std::optional<std::string> value; ///< none: a flag
};

struct Options
{
    Command command = Command::Score;
    analysis::DataSetSpec dataSet; ///< empty gold path: none given (the window's first-launch page)
    analysis::EvaluationSpec spec;
    const analysis::Preset* preset
        = nullptr; ///< whose settings, measures and names these are; null: none named
    analysis::RelationSources relations; ///< files that belong to the spec: read with the data
    std::vector<std::string> layers; ///< HIPE annotation columns, or "all"; empty: the default one
    std::vector<AskedSlice> slices; ///< one at least; of several layers each has all of them
    bool severalNBest = false; ///< slices differ in their n-best
    std::vector<std::string> measures; ///< ids, groups expanded, no repeats
    bool measureAsked = false; ///< by --measure
    analysis::RecordFilter filter; ///< of `errors` and `screenshot --select`; of `align` its documents
    bool additive = false; ///< --per-type was given as "additive", which stands for "gold"
    match::Scheme scheme = match::Scheme::Strict; ///< of the tables for people, of `errors --outcome`
    bool schemeAsked = false; ///< by --scheme
    OutputForm form = OutputForm::Text;
    std::string output; ///< empty: standard output
    std::vector<std::string> rows; ///< of `score`: as asked; empty: all
    bool byDocument = false;
    bool byScore = false;
    std::vector<std::string> bySlices; ///< of `score`, `table`, `errors`: ids, as asked
    bool zeroForUndefined = false;
    /// Is it told how the output was made? Nothing: where the form has room for it, which TSV has not.
    std::optional<bool> recipe;
    bool signature = false; ///< for people too all settings, not only those that are not the default
    /// Confused pairs of types among the tables, confusion counts in JSON; nothing: these, but for columns of
    /// links.
    std::optional<bool> confusion;
    bool quiet = false;
    bool allFindings = false; ///< each by itself
    bool strict = false;
    int threads = 0; ///< 0: all cores
    CompareOptions compare;
    TrendOptions trend; ///< of `trend`, and of `figure trend`
    RuleOptions rules; ///< of `rules`
    ConvertOptions convert;
    std::string like; ///< of `check`: the gold, or its text
    // screenshot
    std::string view;
    int width = 1400;
    int height = 900;
    double scale = 1;
    bool dark = false;
    FigureOptions figure; ///< of `figure`; names also of `report` and `table`
    analysis::TableRequest table; ///< of `table`; data and settings are those above
    ReportOptions report;
    ReproduceOptions reproduce;
    /// The words of the command without data, output and what changes none: its recipe has them.
    std::vector<TypedOption> typed;
    /// Takes what would be printed or written, where it is run inside the program.
    std::string* captured = nullptr;
};

/// What to do after reading the arguments: go on, or stop with this text and exit code (help and version: 0,
/// usage: 2).
struct ParseOutcome
{
    std::optional<Options> options;
    std::string message;
    int exitCode = 0;
};

/// Says where the files of a command are that was typed elsewhere; of several, as --group may name, all.
/// Throws UsageError.
using FileLookup
    = std::function<std::vector<std::string>(const std::string& option, const std::string& path)>;

/// `program` "touchstone-cli": a command is required. `program` "touchstone": none opens the window;
/// positional GOLD SYSTEM… too.
[[nodiscard]] ParseOutcome parseArguments(
    const std::string& program, const std::vector<std::string>& arguments, const FileLookup& lookup = {});

} // namespace touchstone::cli
