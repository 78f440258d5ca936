// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of score sheets: the few kinds that every measure makes.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

[[nodiscard]] inline SheetCell countCell(std::int64_t count, RecordLink link = {})
{
    return { static_cast<double>(count), true, std::move(link), {} };
}

/// A number that is no count of records.
[[nodiscard]] inline SheetCell valueCell(std::optional<double> value, std::vector<FormulaPart> formula = {})
{
    return { value, false, std::nullopt, std::move(formula) };
}

/// Columns of the usual three ratios.
[[nodiscard]] inline Sheet::Column precisionColumn(std::string meaning)
{
    return { "precision", "P", std::move(meaning), false, true };
}
[[nodiscard]] inline Sheet::Column recallColumn(std::string meaning)
{
    return { "recall", "R", std::move(meaning) };
}
[[nodiscard]] inline Sheet::Column f1Column(std::string meaning = "Harmonic mean of precision and recall.")
{
    return { "f1", "F1", std::move(meaning), false, true };
}

/// part / whole, with both as pieces of the formula that can be followed: "1,152 correct / 1,682 gold".
[[nodiscard]] SheetCell ratioCell(
    const SheetCell& part, const std::string& partName, const SheetCell& whole, const std::string& wholeName);
/// The last row's count of system annotations is that of the row's type on the system's side, wherever their
/// costs stand (PerType::Class).
void showSystemOfClass(Sheet& sheet, std::size_t column, std::int64_t count);
/// 2PR / (P + R), undefined when P or R is, 0 when both are 0. Its formula begins with theirs, whose counts
/// can be followed.
[[nodiscard]] SheetCell f1Cell(const SheetCell& precision, const SheetCell& recall);

/// Adds a sentence to the note, behind a blank; what says nothing adds nothing.
void addToNote(Sheet& sheet, support::Message sentence);
/// The number of the column with this id; none: as many as there are columns.
[[nodiscard]] std::size_t columnOf(const Sheet& sheet, std::string_view id);
/// Does the column count? Sheets without rows do not tell.
[[nodiscard]] bool isCountColumn(const Sheet& sheet, std::size_t column);
/// Every record that has an annotation of the gold, or of the system.
[[nodiscard]] RecordFilter withSide(bool ofSystem);
/// What the counts of a row link to.
struct CountLinks
{
    RecordLink correct {}, gold {}, system {};
    RecordLink falsePositive {}, falseNegative {}; ///< with links the row counts these, too
};
/// Correct, gold, system, of links that have them FP = system - correct and FN = gold - correct, then
/// P = correct / system, R = correct / gold and F1.
[[nodiscard]] Sheet::Row countRow(const std::string& name, std::int64_t correct, std::int64_t gold,
    std::int64_t system, const CountLinks& links);

} // namespace touchstone::analysis
