// SPDX-License-Identifier: GPL-3.0-or-later
// "eter" under "measures", and in records of `errors --json`.
#include "app/cli/score/measurejson.h"

#include "core/measures/eter/computeeter.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

const std::vector<std::string_view> eterColumns { "eter", "gold_entities", "system_entities", "error_sum",
    "insertions", "deletions", "matched", "correct", "type_substitutions", "subtype_substitutions",
    "boundary_substitutions" };

Json atAlpha(const match::Rational& alpha, const analysis::ScoreSheet& sheet,
    const analysis::ScoreSheet::Row& row, bool zero)
{
    Json json { { "alpha", alpha.value() } };
    json.update(rowJson(sheet, row, eterColumns, zero));
    return json;
}

} // namespace

Json eterJson(const analysis::MeasureResult& result, const analysis::Evaluation& /*evaluation*/,
    const ScoreOptions& options)
{
    const auto& eter = static_cast<const analysis::EterResult&>(result);
    const bool zero = options.zeroForUndefined;
    const auto& types = *sheetOf(result, "types");
    auto json = atAlpha(eter.alpha, types, types.rows.back(), zero);
    json["sweep"] = Json::array();
    const auto& sweep = *sheetOf(result, "sweep");
    for (std::size_t i = 0; i < eter.sweep.size(); ++i) {
        json["sweep"].push_back(atAlpha(eter.sweep[i], sweep, sweep.rows[i], zero));
    }
    json["curve"] = eter.curve.empty() ? Json(nullptr) : Json::array();
    for (const auto& point : eter.curve) {
        json["curve"].push_back(
            { { "alpha", point.alpha.value() }, { "eter", ratioJson(point.rate, zero) } });
    }
    if (options.byDocument) {
        json["documents"] = rowsJson(result, "documents", eterColumns, zero);
    }
    return json;
}

Json eterCostsJson(double root, double components)
{
    return std::isnan(root) ? Json(nullptr) : Json { { "root", root }, { "components", components } };
}

void eterRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    record["eter"]
        = eterCostsJson(result.recordValues[0].values[number], result.recordValues[1].values[number]);
}

} // namespace touchstone::cli
