// SPDX-License-Identifier: GPL-3.0-or-later
// SystemTable: several systems in one table, as papers print it: the best in bold, signs for differences that
// are not chance.
#pragma once

#include "core/analysis/measureresult.h"
#include "core/analysis/table.h"
#include "core/support/result.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

struct SystemScores
{
    std::string name; ///< as it is printed
    MeasureResultPtr measure; ///< the same measure for all systems
    TouchedNumbers touched {};
};

struct SystemTableOptions
{
    std::string sheet {}; ///< id; empty: the measure's first
    std::string row {}; ///< a type, a document; empty: the sheet's last row (Overall)
    std::vector<std::string> columns {}; ///< ids; empty: all that are no counts
    bool systemsAsColumns = false; ///< else a row per system
    bool boldBest = true; ///< with two systems or more; by what is printed, so ties are all bold; no counts
    bool underlineSecond = false;
    bool percent = false; ///< ratios times 100
    int decimals = 3;
    /// The p-value of a score's difference between two systems, by number; nothing: not known. Score names
    /// are "sheet.column", such as "strict.f1".
    std::function<std::optional<double>(const std::string& score, std::size_t best, std::size_t other)> p {};
    std::string test = "paired test"; ///< how p was found, for the note
    double level = 0.05; ///< "*" marks systems that differ from the best with p below it
    bool markNotSeparable = false; ///< and notSeparableMark those that do not
};

/// How scores of systems are set off: bold best and the like, and the mark. `texts` is what is printed of the
/// values.
struct PrintedScores
{
    std::string name; ///< what options.p knows it by
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
/// lowest is best. Errors: InvalidOption for a sheet or column that the measure does not have (a system
/// without the row has undefined values), or without systems. O(cells).
[[nodiscard]] support::Result<Table> systemTable(
    std::span<const SystemScores> systems, const SystemTableOptions& options);

/// A sheet of one system.
struct SystemSheet
{
    std::string name; ///< of the system, as it is printed
    const ScoreSheet* sheet = nullptr; ///< not null; the same kind for all systems
    TouchedNumbers touched {};
};
/// Several rows of the systems' sheets, such as the values of a slice: a line per row and system, or with
/// options.systemsAsColumns per row and score and a column per system; of a single system its sheet. The best
/// is set off in each row by itself. options.sheet and options.row mean nothing here. Errors as systemTable.
/// O(cells + rows log rows).
[[nodiscard]] support::Result<Table> systemRowsTable(std::span<const SystemSheet> systems,
    std::span<const std::string> rows, const SystemTableOptions& options);

} // namespace touchstone::analysis
