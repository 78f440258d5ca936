// SPDX-License-Identifier: GPL-3.0-or-later
// "eter" under "measures", and in records of `errors --json`.
#include "app/cli/score/measurejson.h"

#include "core/measures/eter/computeeter.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

Json countsOf(const metrics::EterCounts& counts, const match::Rational& alpha, bool zero)
{
    return { { "eter", ratioJson(counts.rate(alpha), zero) }, { "gold_entities", counts.gold },
        { "system_entities", counts.system }, { "error_sum", counts.errorSum(alpha) },
        { "insertions", counts.insertions() }, { "deletions", counts.deletions() },
        { "matched", counts.matched() }, { "correct", counts.correct }, { "type_substitutions", counts.type },
        { "subtype_substitutions", counts.subtype }, { "boundary_substitutions", counts.boundary } };
}

Json atAlpha(const metrics::EterCounts& counts, const match::Rational& alpha, bool zero)
{
    Json json { { "alpha", alpha.value() } };
    json.update(countsOf(counts, alpha, zero));
    return json;
}

} // namespace

Json eterJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& eter = static_cast<const analysis::EterResult&>(result);
    const bool zero = options.zeroForUndefined;
    auto json = atAlpha(eter.overall, eter.alpha, zero);
    json["sweep"] = Json::array();
    for (std::size_t i = 0; i < eter.sweep.size(); ++i) {
        json["sweep"].push_back(atAlpha(eter.sweepCounts[i], eter.sweep[i], zero));
    }
    json["curve"] = eter.curve.empty() ? Json(nullptr) : Json::array();
    for (const auto& point : eter.curve) {
        json["curve"].push_back(
            { { "alpha", point.alpha.value() }, { "eter", ratioJson(point.rate, zero) } });
    }
    if (options.byDocument) {
        json["documents"] = Json::object();
        for (std::size_t i = 0; i < eter.documents.size(); ++i) {
            json["documents"][evaluation.cases[i].name()] = countsOf(eter.documents[i], eter.alpha, zero);
        }
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
