// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "core/measures/noisy/computenoisy.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

/// Null where the causes are not told.
Json lossesJson(const analysis::ScoreSheet& sheet, const analysis::ScoreSheet::Row& row)
{
    return rowJson(sheet, row, { "transcription", "ner" }, false);
}

} // namespace

Json noisyJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& noisy = static_cast<const analysis::NoisyResult&>(result);
    const bool zero = options.zeroForUndefined;
    const std::vector<std::string_view> columns { "predicted", "matched", "support", "precision", "recall",
        "f1" };
    Json json { { "threshold", evaluation.spec.noisy.threshold.value() } };
    json.update(typeRowsJson(result, columns, zero));
    const auto& losses = *sheetOf(result, "losses");
    for (std::size_t row = 0; row + 1 < losses.rows.size(); ++row) {
        json["types"][losses.rows[row].name]["losses"] = lossesJson(losses, losses.rows[row]);
    }
    const auto& means = *sheetOf(result, "means");
    json["documents_macro"] = rowJson(means, means.rows.front(), {}, zero);
    json["losses"] = lossesJson(losses, losses.rows.back());
    if (noisy.causes != analysis::NoisyCauses::Told) {
        json["losses_note"] = analysis::whyUntold(noisy.causes);
    }
    const auto& outcomes = *sheetOf(result, "losses.outcomes");
    for (const auto& row : outcomes.rows) {
        json["losses_by_outcome"][row.name] = lossesJson(outcomes, row);
    }
    json["ecer"] = ratioJson(noisy.ecer, zero);
    json["ewer"] = ratioJson(noisy.ewer, zero);
    if (evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::Walk) {
        json["matched_by_threshold"] = Json::object();
        for (std::size_t step = 0; step < noisy.sweep.size(); ++step) {
            const auto tenth = "0." + std::to_string(step);
            json["matched_by_threshold"][step + 1 == noisy.sweep.size() ? "1.0" : tenth] = noisy.sweep[step];
        }
    }
    if (options.byDocument) {
        json["documents"] = rowsJson(result, "documents", columns, zero);
    }
    return json;
}

void noisyRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    const auto cer = result.recordValues[0].values[number];
    if (std::isnan(cer)) {
        return;
    }
    const auto loss = result.recordValues[1].values[number];
    record["alignment"] = { { "cer", cer },
        { "loss", std::isnan(loss) ? Json(nullptr) : Json(loss > 0 ? "transcription" : "ner") } };
}

} // namespace touchstone::cli
