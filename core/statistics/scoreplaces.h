// SPDX-License-Identifier: GPL-3.0-or-later
// Where a named score stands in the measure's own sheets: type by type, and of all together.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

struct TypeScore
{
    std::string type;
    std::optional<double> value;
};

/// In the order of the sheet; of a mean over types the score itself. Empty where no sheet has this score by
/// type (Score::byType).
/// O(rows).
[[nodiscard]] std::vector<TypeScore> typeScores(const MeasureResult& result, std::string_view score);

/// The sheet and its column that hold a score by type, of a mean over types the score itself; null where
/// there is none.
struct TypeColumn
{
    const Sheet* sheet = nullptr;
    std::size_t column = 0;
};
[[nodiscard]] TypeColumn typeColumn(const MeasureResult& result, std::string_view score);

/// The mean over the types that a score names ("strict.f1.macro"); null: it names none, or no sheet has it.
[[nodiscard]] const SheetCell* meanCell(const MeasureResult& result, std::string_view score);
/// The scores that count a type's annotations in a sheet: "strict.pos" and "strict.act" of the sheet
/// "strict".
struct TypeCountScores
{
    std::string gold, system;
};
[[nodiscard]] TypeCountScores typeCountScores(const MeasureResult& result, const Sheet& sheet);

/// A cell of a result's sheets.
struct ScorePlace
{
    std::size_t sheet = 0;
    std::size_t row = 0;
    std::size_t column = 0;
    friend auto operator<=>(const ScorePlace&, const ScorePlace&) = default;
};
/// The cells that show this score of all types together; empty: none does.
[[nodiscard]] std::vector<ScorePlace> scorePlaces(const MeasureResult& result, std::string_view score);

} // namespace touchstone::analysis
