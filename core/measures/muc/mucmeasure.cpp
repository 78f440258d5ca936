// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/muc/mucmeasure.h"

#include "core/measures/base/pairingparameters.h"
#include "core/measures/muc/computemuc.h"

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 4> parameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "per-type", "class|gold|isolated", "class",
        "rows of types: the type's annotations of either side (class), pairs in the row of the gold's type "
        "(gold, as HIPE's scorer), or matching anew inside each type (isolated, as nervaluate)" } };

std::vector<double> statistics(std::span<const match::PairOutcome> records)
{
    SchemeTallies tallies {};
    for (const auto& record : records) {
        addRecord(tallies, record);
    }
    return mucStatisticsOf(tallies);
}

} // namespace

std::vector<double> mucStatisticsOf(const SchemeTallies& tallies)
{
    std::vector<double> result;
    result.reserve(tallies.size() * mucStatistics);
    for (const auto& tally : tallies) {
        result.insert(result.end(), tally.counts.begin(), tally.counts.end());
        result.insert(result.end(), tally.systemCounts.begin(), tally.systemCounts.end());
    }
    return result;
}

const Measure& mucMeasure()
{
    static constexpr Measure measure {
        .id = "muc",
        .title = "MUC / SemEval-2013",
        .description
        = "Correct, incorrect, partial, missing and spurious annotations under four schemes: strict "
          "(span and type), exact (span), partial (overlap counts half) and type (any overlap). "
          "Precision = (COR + 0.5 PAR) / ACT, recall = (COR + 0.5 PAR) / POS.",
        .source
        = "Chinchor and Sundheim, MUC-5 evaluation metrics (1993); Segura-Bedmar et al., SemEval-2013 task 9",
        .headline = "strict.f1",
        .parameters = parameters,
        .compute = analysis::computeMuc,
        .computeScores = analysis::computeMucScores,
        .statistics = statistics,
        .bySchemes = true,
        .overConfidence = true,
    };
    return measure;
}

} // namespace touchstone::metrics
