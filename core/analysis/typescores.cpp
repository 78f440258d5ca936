// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/typescores.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

struct Place
{
    std::string sheet;
    std::string column;
};

/// "span.maxsum.recall" stands in sheet "types.span", column "recall_max": the first word of a strategy is
/// that of recall, the second that of precision.
Place overlapPlace(const std::string& key, const std::string& strategy, const std::string& number)
{
    constexpr std::size_t wordLength = 3;
    if (strategy.size() != 2 * wordLength) {
        return {};
    }
    if (number == "recall") {
        return { "types." + key, "recall_" + strategy.substr(0, wordLength) };
    }
    return { "types." + key,
        number == "precision" ? "precision_" + strategy.substr(wordLength) : number + "_" + strategy };
}

Place placeOf(const MeasureResult& result, const std::string& score)
{
    const auto dot = score.rfind('.');
    const auto prefix = dot == std::string::npos ? std::string() : score.substr(0, dot);
    const auto number = dot == std::string::npos ? score : score.substr(dot + 1);
    if (result.measure == "overlap") {
        const auto before = prefix.rfind('.');
        return before == std::string::npos
            ? Place {}
            : overlapPlace(prefix.substr(0, before), prefix.substr(before + 1), number);
    }
    if (result.measure == "links") {
        return prefix == "span+type+kbid" ? Place { "types", number } : Place {};
    }
    if (result.measure == "ser" && prefix.empty()) {
        return {};
    }
    if (result.measure == "noisy"
        && (number == "gold" || number == "transcription" || number == "ner" || number.ends_with("_share"))) {
        return { "losses", number };
    }
    return { prefix.empty() ? "types" : prefix, number };
}

} // namespace

TypeColumn typeColumn(const MeasureResult& result, std::string_view score)
{
    const auto place = placeOf(result, std::string(score));
    for (const auto& sheet : result.sheets) {
        if (sheet.id == place.sheet && !sheet.perDocument && !sheet.rows.empty()) {
            const auto column = std::find_if(sheet.columns.begin(), sheet.columns.end(),
                [&place](const auto& one) { return one.id == place.column; });
            if (column != sheet.columns.end()) {
                return { &sheet, static_cast<std::size_t>(column - sheet.columns.begin()) };
            }
        }
    }
    return {};
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

} // namespace touchstone::analysis
