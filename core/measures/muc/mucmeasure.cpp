// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/muc/mucmeasure.h"

#include "core/measures/base/pairingparameters.h"
#include "core/measures/base/tally.h"

#include <cmath>

namespace touchstone::metrics {

namespace {

using match::Outcome;

constexpr std::array<MeasureParameter, 4> parameters { pairingParameters[0], pairingParameters[1],
    pairingParameters[2],
    MeasureParameter { "per-type", "class|gold|isolated", "class",
        "rows of types: the type's annotations of either side (class), pairs in the row of the gold's type "
        "(gold, as HIPE's scorer), or matching anew inside each type (isolated, as nervaluate)" } };

/// COR … SPU of a scheme, then COR, INC, PAR of the system's annotations.
constexpr auto columnsOfScheme = mucStatistics;
constexpr std::array<std::string_view, columnsOfScheme * 4> columns { "strict.cor", "strict.inc",
    "strict.par", "strict.mis", "strict.spu", "strict.cor_system", "strict.inc_system", "strict.par_system",
    "exact.cor", "exact.inc", "exact.par", "exact.mis", "exact.spu", "exact.cor_system", "exact.inc_system",
    "exact.par_system", "partial.cor", "partial.inc", "partial.par", "partial.mis", "partial.spu",
    "partial.cor_system", "partial.inc_system", "partial.par_system", "type.cor", "type.inc", "type.par",
    "type.mis", "type.spu", "type.cor_system", "type.inc_system", "type.par_system" };

std::vector<double> statistics(std::span<const match::PairOutcome> records)
{
    SchemeTallies tallies {};
    for (const auto& record : records) {
        addRecord(tallies, record);
    }
    return mucStatisticsOf(tallies);
}

std::vector<NamedScore> scores(std::span<const double> statistics)
{
    std::vector<NamedScore> result;
    for (std::size_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        Tally tally;
        for (std::size_t i = 0; i < match::outcomeCount; ++i) {
            const auto column = scheme * columnsOfScheme + i;
            tally.counts[i] = std::llround(statistics[column]);
            result.push_back({ std::string(columns[column]), statistics[column], true });
        }
        for (std::size_t i = 0; i < match::pairedOutcomeCount; ++i) {
            tally.systemCounts[i]
                = std::llround(statistics[scheme * columnsOfScheme + match::outcomeCount + i]);
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

std::vector<double> mucStatisticsOf(const SchemeTallies& tallies)
{
    std::vector<double> result;
    result.reserve(columns.size());
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
