// SPDX-License-Identifier: GPL-3.0-or-later
// TableExport: a table of systems for a paper: what is asked for, how it is made again, and the file's text.
#pragma once

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"
#include "core/report/recipe.h"
#include "core/report/tables/systemtable.h"
#include "core/statistics/significance.h"

namespace touchstone::analysis {

enum class TableForm { Latex, Markdown, Csv, Html, Tsv, Text };
inline constexpr std::array<TableForm, 4> paperForms { TableForm::Latex, TableForm::Markdown, TableForm::Csv,
    TableForm::Html };
[[nodiscard]] std::string_view tableFormWord(TableForm form); ///< "latex", "markdown", "csv", …
[[nodiscard]] std::string_view tableFormSuffix(TableForm form); ///< ".tex", ".md", …
[[nodiscard]] std::string formed(const Table& table, TableForm form);

/// The word of --by for SystemTableOptions::byType, which is no slice.
inline constexpr std::string_view typeRowsWord = "type";

struct TableRequest
{
    std::string measure = metrics::defaultMeasure;
    SystemTableOptions table {}; ///< without p: `significance` asks for it
    /// A row per value of this slice ("seen"), and the whole last; empty: none. table.sheet is then a scheme
    /// of muc, table.rows some of the values.
    std::string slice {};
    bool significance = false;
    SignificanceSettings settings {};
    TableForm form = TableForm::Latex;
    PrintedNames names {};
    // for the command and the recipe
    DataSetSpec dataSet {};
    EvaluationSpec spec {};
    RelationSources relations {};
    const Preset* preset = nullptr; ///< whose names columns and rows bear; null: our own
};

struct TableSystem
{
    std::string name; ///< its own
    EvaluationPtr evaluation;
    MeasureResultPtr measure;
};

/// The table with printed names and, where asked for, signs of significance: two-sided p of paired
/// approximate randomisation, of all types together corrected by Holm over all pairs of systems, of a type
/// over all types and pairs; its note says what the sign means, what was tested and what has no test. CSV
/// and TSV have a column of p behind each score that was tested. By a slice: its values with the numbers of
/// SliceTable; of several systems every value that one of them has; only the whole is tested. Errors: those
/// of systemTable and slicedSheet; Cancelled. Without significance O(cells), by a slice what SliceTable
/// costs. Ranked systems (SystemTableOptions::rank), where they are several, have the score that they are
/// ranked by tested in any case, and marked as compare marks it.
[[nodiscard]] support::Result<Table> exportedTable(std::span<const TableSystem> systems,
    const TableRequest& request, support::Progress& progress, UnknownName* unknown = nullptr);
/// Tables of the same columns, by name, as one with a first column `title` that names them. Errors:
/// InvalidOption where the columns differ. O(cells).
[[nodiscard]] support::Result<Table> joinedTables(
    const std::string& title, std::span<const std::pair<std::string, Table>> tables);

/// What a system's table by request.slice has: all its columns, counts too, and its rows. Errors: those of
/// SliceTable::of; InvalidOption for a table that the measure has not.
[[nodiscard]] support::Result<Sheet> slicedSheet(
    const TableSystem& system, const TableRequest& request, support::Progress& progress);
/// Of an open slice with more than mostOrderedValues values, forms for people have that many, CSV and TSV
/// all.
[[nodiscard]] bool hasEveryValue(TableForm form);

/// {"touchstone-cli", "table", …}: only what is not the default.
[[nodiscard]] std::vector<std::string> tableCommand(
    const TableRequest& request, const std::string& output, PathForm paths);
/// Title, inputs, settings, seed, command (file names without folders; none when anonymous).
[[nodiscard]] Recipe tableRecipe(const TableRequest& request, const std::string& signature,
    std::vector<Recipe::Input> inputs, const std::string& output);

} // namespace touchstone::analysis
