// SPDX-License-Identifier: GPL-3.0-or-later
// What every report prints with: JSON as text, findings, tables in the form asked for.
#pragma once

#include "app/cli/words/scoringoptions.h"

#include "core/evaluation/records/findings.h"
#include "core/match/flat/mentions.h"
#include "core/measures/base/tally.h"
#include "core/output/table.h"
#include "core/statistics/resampling.h"

#include <nlohmann/json_fwd.hpp>

namespace touchstone::cli {

using Json = nlohmann::ordered_json;

/// A number, or null (0 with --zero-division 0).
[[nodiscard]] Json ratioJson(std::optional<double> value, bool zeroForUndefined);
/// {"strict": {"cor", … "f1"}, "exact", …}.
/// `bothSides`: also what became of the system's annotations, which differs in the row of a class.
[[nodiscard]] Json schemesJson(
    const metrics::SchemeTallies& tallies, bool zeroForUndefined, bool bothSides = false);
/// {"correct", "gold", "system", "precision", "recall", "f1"}.
[[nodiscard]] Json countsJson(
    std::int64_t correct, std::int64_t gold, std::int64_t system, bool zeroForUndefined);

/// Takes finished text, piece by piece.
using Sink = std::function<support::Result<void>(std::string_view)>;

/// How the progress of a piece of work is shown, by what it is called.
using Reports = std::function<support::Progress::Report(std::string what)>;

/// On one line, or indented with arrays of numbers and words on one line each.
[[nodiscard]] std::string dumped(const Json& json, int indent = -1);
/// What stands under "diagnostics".
[[nodiscard]] Json diagnosticsJson(const support::Diagnostics& diagnostics);
/// Low and high, or null.
[[nodiscard]] Json intervalJson(const std::optional<metrics::Interval>& interval);
[[nodiscard]] std::string formed(const analysis::Table& table, OutputForm form);
/// Prints tables one after the other; in text what a sign means is said under the first that has it.
class SignsTold
{
public:
    [[nodiscard]] std::string formed(analysis::Table table, OutputForm form);

private:
    std::set<std::string> m_told;
};
/// What touches the numbers of a system, as "findings" has it.
[[nodiscard]] Json touchingJson(std::span<const analysis::FindingGroup> findings);
/// Tables with a blank line between, and lines that say how they were made: for people, and in LaTeX as
/// comments; scripts get none.
[[nodiscard]] std::string formed(
    const std::vector<analysis::Table>& tables, const std::vector<std::string>& lines, OutputForm form);

[[nodiscard]] Json recordJson(const analysis::Evaluation& evaluation, std::uint32_t number);

/// Columns of one side of a record: for scripts eight fields ("gold_id"), for people words, type and place
/// ("Gold", "Gold type").
void addSideColumns(analysis::Table& table, const std::string& name, bool script);
/// The same of a record; empty cells where it has no annotation on the side.
void addSideCells(std::vector<std::string>& row, const analysis::Evaluation& evaluation,
    const match::PairOutcome& record, match::SideRole side, bool script);
/// For scripts how a record is judged: the outcome under each scheme, error type, tags; "a_" before each
/// name.
void addJudgementColumns(analysis::Table& table, const std::string& prefix = {});
void addJudgement(std::vector<std::string>& row, const match::PairOutcome& record);
/// For scripts every field, for people the few that one reads, with the outcome under the scheme. Without a
/// gold the sides are called A and B, for people the outcomes match::neutralName.
[[nodiscard]] analysis::Table errorTable(const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& numbers, match::Scheme scheme, bool script);

/// What one system was scored by.
struct ScoredBy
{
    std::string name; ///< as it is printed
    const analysis::EvaluationSpec* spec = nullptr; ///< not null
    std::string signature; ///< with all that changes its numbers
};

/// Nothing where none is wanted: after --no-recipe, and in TSV but for --recipe. People are told the settings
/// that are not the default, scripts all. Reads all inputs again, for their digests. Errors: Cancelled.
/// `command` "score"; `recipe` has what the command alone knows.
[[nodiscard]] support::Result<std::optional<analysis::Recipe>> recipeOf(const RecordedOptions& options,
    const char* command, std::span<const ScoredBy> systems, const support::Progress& progress,
    analysis::Recipe recipe = {});

/// The output with the recipe where its form has room: TSV before the header, tables for people behind all;
/// in Markdown only the settings are seen.
[[nodiscard]] std::string withRecipe(
    std::string output, const std::optional<analysis::Recipe>& recipe, OutputForm form);
[[nodiscard]] Json recipeJson(const analysis::Recipe& recipe);

/// Names as they fired, "true positive > fuzzy check", the same in every form for people and scripts. A name
/// with > or " in it stands in quotation marks, as rule files write it, so that it reads as one.
[[nodiscard]] std::string joinedRules(const std::vector<std::string>& names);

} // namespace touchstone::cli
