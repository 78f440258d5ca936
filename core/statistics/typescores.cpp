// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/typescores.h"

#include "core/evaluation/records/typemeans.h"
#include "core/measures/rules/rulesscores.h"

#include <algorithm>
#include <utility>

namespace touchstone::analysis {

namespace {

struct Place
{
    std::string sheet;
    std::string row; ///< empty: types, the last row being that of all
    std::string column;
};

/// "span.maxsum.recall" split at its points; "weighted" before it stays with the key.
struct OverlapName
{
    std::string prefix; ///< "" or "weighted."
    std::string key; ///< "span+type"
    std::string strategy; ///< "maxsum"
    std::string number; ///< "recall"
};

OverlapName overlapName(std::string score)
{
    constexpr std::string_view weighted = "weighted.";
    OverlapName name;
    if (score.starts_with(weighted)) {
        name.prefix = weighted;
        score.erase(0, weighted.size());
    }
    const auto first = score.find('.');
    const auto second = first == std::string::npos ? first : score.find('.', first + 1);
    if (second != std::string::npos) {
        name.key = score.substr(0, first);
        name.strategy = score.substr(first + 1, second - first - 1);
        name.number = score.substr(second + 1);
    }
    return name;
}

/// The first word of a strategy is that of recall, the second that of precision.
Place overlapTypes(const OverlapName& name)
{
    constexpr std::size_t wordLength = 3;
    if (name.strategy.size() != 2 * wordLength) {
        return {};
    }
    const auto word = name.number == "recall" ? name.strategy.substr(0, wordLength)
        : name.number == "precision"          ? name.strategy.substr(wordLength)
                                              : name.strategy;
    return { name.prefix + "types." + name.key, {}, name.number + "_" + word };
}

/// "strict.f1" as "strict" and "f1".
std::pair<std::string, std::string> parted(const std::string& score)
{
    const auto dot = score.rfind('.');
    return dot == std::string::npos ? std::pair(std::string(), score)
                                    : std::pair(score.substr(0, dot), score.substr(dot + 1));
}

/// The sheet of types.
Place typesPlace(const MeasureResult& result, const std::string& score)
{
    const auto [prefix, number] = parted(score);
    if (result.measure == "overlap") {
        return overlapTypes(overlapName(score));
    }
    if (result.measure == "links") {
        return prefix == "span+type+kbid" ? Place { "types", {}, number } : Place {};
    }
    if (result.measure == "rules" && prefix != "strict" && prefix != "lenient") {
        return {}; // its other sheets have rows of variants
    }
    if (result.measure == "ser" && prefix.empty()) {
        return {};
    }
    if (result.measure == "noisy"
        && (number == "gold" || number == "transcription" || number == "ner" || number.ends_with("_share"))) {
        return { "losses", {}, number };
    }
    return { prefix.empty() ? "types" : prefix, {}, number };
}

/// Further cells that show the score of all types.
Place overallPlace(const MeasureResult& result, const std::string& score)
{
    const auto [prefix, number] = parted(score);
    if (result.measure == "overlap") {
        const auto name = overlapName(score);
        return { name.prefix.empty() ? "scores" : "weighted", name.key + " " + name.strategy, name.number };
    }
    if (result.measure == "links") {
        constexpr std::string_view recall = "recall@";
        return score.starts_with(recall) ? Place { "recall", score.substr(recall.size()), "recall" }
                                         : Place { "scores", prefix, number };
    }
    if (result.measure == "ser") {
        return { "overall",
            prefix == "entities"         ? "Entities"
                : prefix == "components" ? "Components"
                                         : "Overall",
            number };
    }
    if (result.measure == "rules") {
        for (const auto& one : rulesScores()) {
            if (one.id == prefix) {
                return { std::string(sheetOf(one.level)), std::string(one.row), number };
            }
        }
        return {};
    }
    if (result.measure == "conll") {
        return number == "accuracy" ? Place { "tags", "Overall", number } : Place {};
    }
    if (result.measure == "noisy") {
        return number.starts_with("ec") || number.starts_with("ew")
            ? Place { "entity_errors", "Overall", number }
            : Place { "means", "Corpus (micro)", number };
    }
    return {};
}

/// The number of the sheet, or of none.
std::size_t sheetOf(const MeasureResult& result, const std::string& id)
{
    const auto found = std::find_if(result.sheets.begin(), result.sheets.end(),
        [&id](const auto& sheet) { return sheet.id == id && !sheet.perDocument && !sheet.rows.empty(); });
    return static_cast<std::size_t>(found - result.sheets.begin());
}

std::size_t columnOf(const ScoreSheet& sheet, const std::string& id)
{
    const auto found = std::find_if(
        sheet.columns.begin(), sheet.columns.end(), [&id](const auto& column) { return column.id == id; });
    return static_cast<std::size_t>(found - sheet.columns.begin());
}

} // namespace

TypeColumn typeColumn(const MeasureResult& result, std::string_view score)
{
    const auto mean = meanScore(score);
    const auto place = typesPlace(result, mean ? mean->score : std::string(score));
    const auto number = sheetOf(result, place.sheet);
    if (number == result.sheets.size()) {
        return {};
    }
    const auto& sheet = result.sheets[number];
    const auto column = columnOf(sheet, place.column);
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

const ScoreCell* meanCell(const MeasureResult& result, std::string_view score)
{
    const auto wanted = meanScore(score);
    const auto place = wanted ? typeColumn(result, wanted->score) : TypeColumn {};
    return place.sheet == nullptr || place.sheet->means.empty()
        ? nullptr
        : &place.sheet->means[static_cast<std::size_t>(wanted->mean)].cells[place.column];
}

TypeCountScores typeCountScores(const ScoreSheet& sheet, std::string_view score)
{
    const auto prefix = parted(std::string(score)).first;
    const auto named
        = [&prefix](const std::string& column) { return prefix.empty() ? column : prefix + "." + column; };
    return { named(sheet.goldColumn), named(sheet.systemColumn) };
}

std::vector<ScorePlace> scorePlaces(const MeasureResult& result, std::string_view score)
{
    std::vector<ScorePlace> places;
    for (const auto& place :
        { typesPlace(result, std::string(score)), overallPlace(result, std::string(score)) }) {
        const auto number = sheetOf(result, place.sheet);
        if (number == result.sheets.size()) {
            continue;
        }
        const auto& sheet = result.sheets[number];
        const auto column = columnOf(sheet, place.column);
        const auto row = place.row.empty() ? sheet.rows.end() - 1
                                           : std::find_if(sheet.rows.begin(), sheet.rows.end(),
                                               [&place](const auto& one) { return one.name == place.row; });
        if (column != sheet.columns.size() && row != sheet.rows.end()) {
            places.push_back({ number, static_cast<std::size_t>(row - sheet.rows.begin()), column });
        }
    }
    return places;
}

} // namespace touchstone::analysis
