// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "core/measures/noisy/computenoisy.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

Json noisyCountsJson(const metrics::NoisyCounts& counts, bool zero)
{
    return { { "predicted", counts.predicted }, { "matched", counts.matched }, { "support", counts.support },
        { "precision", ratioJson(counts.precision(), zero) }, { "recall", ratioJson(counts.recall(), zero) },
        { "f1", ratioJson(counts.f1(), zero) } };
}

/// Null where the causes are not told.
Json lossesJson(const analysis::NoisyLosses& losses, analysis::NoisyCauses causes)
{
    if (causes != analysis::NoisyCauses::Told) {
        return { { "transcription", nullptr }, { "ner", nullptr } };
    }
    return { { "transcription", losses.transcription }, { "ner", losses.ner } };
}

} // namespace

Json noisyJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& noisy = static_cast<const analysis::NoisyResult&>(result);
    const bool zero = options.zeroForUndefined;
    Json json { { "threshold", evaluation.spec.noisy.threshold.value() },
        { "overall", noisyCountsJson(noisy.overall, zero) }, { "types", Json::object() } };
    for (std::size_t label = 0; label < noisy.types.size(); ++label) {
        auto& row = json["types"][evaluation.labels[label]] = noisyCountsJson(noisy.types[label], zero);
        row["losses"] = lossesJson(noisy.lossTypes[label], noisy.causes);
    }
    json["documents_macro"] = { { "precision", ratioJson(noisy.macro.precision, zero) },
        { "recall", ratioJson(noisy.macro.recall, zero) }, { "f1", ratioJson(noisy.macro.f1, zero) } };
    json["losses"] = lossesJson(noisy.losses, noisy.causes);
    if (noisy.causes != analysis::NoisyCauses::Told) {
        json["losses_note"] = analysis::whyUntold(noisy.causes);
    }
    json["losses_by_outcome"] = Json::object();
    for (const auto outcome : { match::Outcome::Incorrect, match::Outcome::Missing }) {
        json["losses_by_outcome"][std::string(match::outcomeCode(outcome))]
            = lossesJson(noisy.lossOutcomes[static_cast<std::size_t>(outcome)], noisy.causes);
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
        json["documents"] = Json::object();
        for (std::size_t i = 0; i < noisy.documents.size(); ++i) {
            json["documents"][evaluation.cases[i].name()] = noisyCountsJson(noisy.documents[i], zero);
        }
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
