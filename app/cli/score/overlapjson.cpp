// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "core/measures/overlap/computeoverlap.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

using analysis::OverlapTable;

Json strategiesJson(const metrics::OverlapTotals& totals, bool zero)
{
    Json json = Json::object();
    for (const auto strategy : metrics::allOverlapStrategies) {
        const auto score = totals.score(strategy);
        json[std::string(metrics::overlapStrategyName(strategy))]
            = { { "precision", ratioJson(score.precision(), zero) },
                  { "recall", ratioJson(score.recall(), zero) }, { "f1", ratioJson(score.f1(), zero) },
                  { "precision_credit", score.precisionCredit }, { "recall_credit", score.recallCredit },
                  { "system", score.system }, { "gold", score.gold } };
    }
    return json;
}

Json keysJson(const OverlapTable::Keys& keys, bool zero)
{
    Json json = Json::object();
    for (std::size_t key = 0; key < keys.size(); ++key) {
        json[std::string(metrics::creditKeyName(metrics::overlapKeys[key]))]
            = strategiesJson(keys.at(key), zero);
    }
    return json;
}

Json tableJson(const OverlapTable& table, const analysis::Evaluation& evaluation, const ScoreOptions& options)
{
    const bool zero = options.zeroForUndefined;
    auto json = keysJson(table.overall, zero);
    json["types"]
        = namedJson(evaluation.labels, [&](std::size_t label) { return keysJson(table.types[label], zero); });
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return keysJson(table.documents[number], zero); });
    return json;
}

} // namespace

Json overlapJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& overlap = static_cast<const analysis::OverlapResult&>(result);
    auto json = tableJson(overlap.plain, evaluation, options);
    if (overlap.weighted) {
        json["weighted"] = tableJson(*overlap.weighted, evaluation, options);
    }
    return json;
}

void overlapRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    const auto& columns = result.recordValues;
    constexpr std::size_t columnsPerKey = 4; // recall max, sum; precision max, sum
    if (columns.size() < columnsPerKey * metrics::overlapKeys.size()) {
        return;
    }
    const auto value = [&](std::size_t column) {
        const auto credit = columns[column].values[number];
        return std::isnan(credit) ? Json(nullptr) : Json(credit);
    };
    Json credit = Json::object();
    for (std::size_t key = 0; key < metrics::overlapKeys.size(); ++key) {
        auto& strategies = credit[std::string(metrics::creditKeyName(metrics::overlapKeys[key]))]
            = Json::object();
        for (const auto strategy : metrics::allOverlapStrategies) {
            const auto first = key * columnsPerKey;
            strategies[std::string(metrics::overlapStrategyName(strategy))]
                = { { "recall", value(first + (recallBySum(strategy) ? 1 : 0)) },
                      { "precision", value(first + (precisionBySum(strategy) ? 3 : 2)) } };
        }
    }
    record["credit"] = std::move(credit);
}

} // namespace touchstone::cli
