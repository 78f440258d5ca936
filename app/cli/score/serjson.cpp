// SPDX-License-Identifier: GPL-3.0-or-later
// "ser" under "measures".
#include "app/cli/score/measurejson.h"

#include "core/measures/ser/computeser.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

Json countsOf(const metrics::SerCounts& counts, const metrics::SerParameters& parameters, bool zero)
{
    return { { "ser", ratioJson(counts.ser(parameters), zero) },
        { "err", ratioJson(counts.err(parameters.errAsPrinted), zero) }, { "deletions", counts.deletions() },
        { "insertions", counts.insertions() }, { "label_errors", counts.labelErrors },
        { "boundary_errors", counts.boundaryErrors }, { "pairs", counts.pairs }, { "slots", counts.slots } };
}

Json kindsOf(const analysis::SerResult::Counts& counts, const metrics::SerParameters& parameters, bool zero)
{
    return { { "global", countsOf(counts.global(), parameters, zero) },
        { "entities", countsOf(counts.entities, parameters, zero) },
        { "components", countsOf(counts.components, parameters, zero) } };
}

} // namespace

Json serJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& ser = static_cast<const analysis::SerResult&>(result);
    const auto& parameters = evaluation.spec.ser;
    const bool zero = options.zeroForUndefined;
    auto json = kindsOf(ser.overall, parameters, zero);
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return kindsOf(ser.documents[number], parameters, zero); });
    return json;
}

} // namespace touchstone::cli
