// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/scoreplaces.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"

namespace touchstone::analysis {

namespace {

/// The number of the sheet, or of none.
std::size_t sheetOf(const MeasureResult& result, const std::string& id)
{
    const auto found = std::ranges::find_if(result.sheets,
        [&id](const auto& sheet) { return sheet.id == id && !sheet.perDocument && !sheet.rows.empty(); });
    return static_cast<std::size_t>(found - result.sheets.begin());
}

} // namespace

TypeColumn typeColumn(const MeasureResult& result, std::string_view score)
{
    const auto mean = meanScore(score);
    const auto* const found = result.score(mean ? std::string_view(mean->score) : score);
    const auto number
        = found != nullptr && found->byType ? sheetOf(result, found->byType->sheet) : result.sheets.size();
    if (number == result.sheets.size()) {
        return {};
    }
    const auto& sheet = result.sheets[number];
    const auto column = columnOf(sheet, found->byType->column);
    return column == sheet.columns.size() ? TypeColumn {} : TypeColumn { &sheet, column };
}

std::vector<TypeScore> typeScores(const MeasureResult& result, std::string_view score)
{
    const auto place = typeColumn(result, score);
    std::vector<TypeScore> scores;
    if (place.sheet == nullptr) {
        return scores;
    }
    for (std::size_t row = 0; row + 1 < place.sheet->rows.size(); ++row) { // the last is that of all
        const auto& one = place.sheet->rows[row];
        scores.push_back({ one.name, one.cells[place.column].value });
    }
    return scores;
}

const SheetCell* meanCell(const MeasureResult& result, std::string_view score)
{
    const auto wanted = meanScore(score);
    const auto place = wanted ? typeColumn(result, wanted->score) : TypeColumn {};
    return place.sheet == nullptr || place.sheet->means.empty()
        ? nullptr
        : &place.sheet->means[static_cast<std::size_t>(wanted->mean)].cells[place.column];
}

TypeCountScores typeCountScores(const MeasureResult& result, const Sheet& sheet)
{
    const auto named = [&](const std::string& column) {
        const auto found = std::ranges::find_if(result.scores, [&](const Score& score) {
            return score.byType && score.byType->sheet == sheet.id && score.byType->column == column;
        });
        return found == result.scores.end() ? std::string() : found->id;
    };
    return { named(sheet.goldColumn), named(sheet.systemColumn) };
}

std::vector<ScorePlace> scorePlaces(const MeasureResult& result, std::string_view score)
{
    std::vector<ScorePlace> places;
    const auto* const found = result.score(score);
    if (found == nullptr) {
        return places;
    }
    for (const auto& place : { found->byType, found->whole }) {
        const auto number = place ? sheetOf(result, place->sheet) : result.sheets.size();
        if (number == result.sheets.size()) {
            continue;
        }
        const auto& sheet = result.sheets[number];
        const auto column = columnOf(sheet, place->column);
        const auto row = place->row.empty() ? sheet.rows.end() - 1
                                            : std::ranges::find(sheet.rows, place->row, &Sheet::Row::name);
        if (column != sheet.columns.size() && row != sheet.rows.end()) {
            places.push_back({ number, static_cast<std::size_t>(row - sheet.rows.begin()), column });
        }
    }
    return places;
}

} // namespace touchstone::analysis
