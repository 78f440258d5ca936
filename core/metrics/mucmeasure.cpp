// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/mucmeasure.h"

#include "core/metrics/pairingparameters.h"
#include "core/metrics/tally.h"

#include <cmath>

namespace touchstone::metrics {

namespace {

using match::Outcome;

constexpr std::array<MeasureParameter, 4> parameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "per-type", "additive|isolated", "additive",
        "rows of types: confusions in the row of the gold's type, or matching anew inside each type" } };

constexpr std::array<std::string_view, 20> columns { "strict.cor", "strict.inc", "strict.par", "strict.mis",
    "strict.spu", "exact.cor", "exact.inc", "exact.par", "exact.mis", "exact.spu", "partial.cor",
    "partial.inc", "partial.par", "partial.mis", "partial.spu", "type.cor", "type.inc", "type.par",
    "type.mis", "type.spu" };

std::vector<double> statistics(std::span<const match::PairOutcome> records)
{
    SchemeTallies tallies {};
    for (const auto& record : records) {
        addRecord(tallies, record);
    }
    std::vector<double> result;
    result.reserve(columns.size());
    for (const auto& tally : tallies) {
        for (const auto count : tally.counts) {
            result.push_back(static_cast<double>(count));
        }
    }
    return result;
}

std::vector<NamedScore> scores(std::span<const double> statistics)
{
    std::vector<NamedScore> result;
    for (std::size_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        Tally tally;
        for (std::size_t i = 0; i < match::outcomeCount; ++i) {
            const auto column = scheme * match::outcomeCount + i;
            tally.counts[i] = std::llround(statistics[column]);
            result.push_back({ std::string(columns[column]), statistics[column], true });
        }
        const auto prefix = std::string(match::schemeName(match::allSchemes[scheme])) + ".";
        result.push_back({ prefix + "pos", static_cast<double>(tally.possible()), true });
        result.push_back({ prefix + "act", static_cast<double>(tally.actual()), true });
        result.push_back({ prefix + "precision", tally.precision(), false });
        result.push_back({ prefix + "recall", tally.recall(), false });
        result.push_back({ prefix + "f1", tally.f1(), false });
    }
    return result;
}

} // namespace

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
        .lowerIsBetter = false,
        .headline = "strict.f1",
        .parameters = parameters,
        .columns = columns,
        .statistics = statistics,
        .scores = scores,
    };
    return measure;
}

} // namespace touchstone::metrics
