// SPDX-License-Identifier: GPL-3.0-or-later
// SystemTable: several systems in one table, as papers print it: the best in bold, signs for differences that
// are not chance.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/output/table.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SystemScores
{
    std::string name; ///< as it is printed
    MeasureResultPtr measure; ///< the same measure for all systems
    /// The measure's own result where `measure` bears the names of a task; null: they are the same.
    MeasureResultPtr own {};
    TouchedNumbers touched {};
};

/// A number of a table by the name that `compare` has for it.
struct ComparedScore
{
    std::string score; ///< "strict.f1"; "sheet.column" of a cell that shows no score of the measure
    std::optional<std::string> type {}; ///< of this type; else of all together
    std::string title {}; ///< as the table heads it
};

struct SystemTableOptions
{
    std::string sheet {}; ///< id; empty: the measure's first
    /// Types, documents …, by name, a part of the table each; empty: the sheet's last row (Overall). A name
    /// that no row has is read as several with commas between.
    std::vector<std::string> rows {};
    /// Ids of the sheet's columns, means over its types ("f1.macro"), or scores of the measure by the names
    /// that `compare` has for them ("strict.f1", "muc.strict.f1"); empty: all that are no counts.
    std::vector<std::string> columns {};
    bool systemsAsColumns = false; ///< else a row per system
    bool boldBest = true; ///< with two systems or more; by what is printed, so ties are all bold; no counts
    bool underlineSecond = false;
    bool percent = false; ///< ratios times 100
    int decimals = 3;
    bool sliced = false; ///< rows are named even if there is but one, and of a single system it alone
    /// The p-value of a score's difference between two systems, by number; nothing: not known.
    std::function<std::optional<double>(const ComparedScore& score, std::size_t best, std::size_t other)>
        p {};
    std::string test = "paired test"; ///< how p was found, for the note
    double level = 0.05; ///< "*" marks systems that differ from the best with p below it
    bool markNotSeparable = false; ///< and notSeparableMark those that do not
    /// A score, named as `columns` names them: systems stand by their rank, which a first column (of systems
    /// as columns a first row) tells, those without the score last. Ranks are of the exact scores: 1 the
    /// best, equal scores share one and say so ("2="). The score stands first where it is not among the
    /// columns. Only it is marked notSeparableMark. Empty: they stand as given.
    std::string rank {};
    bool testRankOnly = false; ///< p is asked of that score alone
    /// Every type that a system has is a row, by code point, and all together last, where `rows` names none.
    /// Without a sheet the measure's table of types; with systemsAsColumns and no columns its headline alone.
    bool byType = false;
};

/// A name that a table has not: what was asked for, and what there is.
struct UnknownName
{
    std::string word;
    std::vector<std::string> known;
};

/// The rows that words ask for: each a name, or several with commas between where no row is called so.
/// Errors: InvalidOption for a name that is not among `known`, which `unknown` then holds. O(known log
/// known).
[[nodiscard]] support::Result<std::vector<std::string>> namedRows(const std::vector<std::string>& known,
    const std::vector<std::string>& words, UnknownName* unknown = nullptr);

/// How scores of systems are set off: bold best and the like, and the mark. `texts` is what is printed of the
/// values.
struct PrintedScores
{
    ComparedScore name; ///< what options.p knows it by
    std::vector<std::optional<double>> values; ///< by system
    std::vector<std::string> texts;
    bool lowerIsBetter = false;
};
[[nodiscard]] std::vector<Table::Style> columnStyles(
    const PrintedScores& column, const SystemTableOptions& options);
/// Sets a column of a table off, and says in its note what the marks mean.
void markColumn(
    Table& table, std::size_t number, const PrintedScores& column, const SystemTableOptions& options);
/// Stands behind systems that the data do not tell from the best.
inline constexpr const char* notSeparableMark = "≈";
/// What it means, for Table::note.
[[nodiscard]] std::string notSeparableNote(const SystemTableOptions& options);
/// What "*" means, for Table::note.
[[nodiscard]] std::string markNote(const SystemTableOptions& options);

/// Undefined values are shown as such and are never best. Where a column says that lower is better, the
/// lowest is best; each row is set off by itself. With several rows, or `sliced`, the first column names the
/// row. Errors: InvalidOption for a sheet, column or row that no system has, which `unknown` then holds
/// (where one system alone has the row, the others' values are undefined), without systems, for types of a
/// measure without such a table, and for ranks by a count or of several rows. O(cells).
[[nodiscard]] support::Result<Table> systemTable(
    std::span<const SystemScores> systems, const SystemTableOptions& options, UnknownName* unknown = nullptr);

/// For scripts: behind each column of scores that were tested a column "NAME p" with Table::Style::p.
void addTestColumns(Table& table);

} // namespace touchstone::analysis
