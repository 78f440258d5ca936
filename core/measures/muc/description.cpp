// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `muc` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/muc/computemuc.h"

#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

constexpr std::array<std::string_view, 4> parameters { "pairing", "min-overlap", "unit", "per-type" };

} // namespace

// Scores "<scheme>.cor" … "<scheme>.spu", ".pos", ".act", ".precision", ".recall", ".f1".
constexpr metrics::Measure mucMeasure {
    .id = "muc",
    .title = "MUC / SemEval-2013",
    .description = "Correct, incorrect, partial, missing and spurious annotations under four schemes: strict "
                   "(span and type), exact (span), partial (overlap counts half) and type (any overlap). "
                   "Precision = (COR + 0.5 PAR) / ACT, recall = (COR + 0.5 PAR) / POS.",
    .source
    = "Chinchor and Sundheim, MUC-5 evaluation metrics (1993); Segura-Bedmar et al., SemEval-2013 task 9",
    .headline = "strict.f1",
    .parameters = parameters,
    .compute = computeMuc,
    .computeScores = computeMucScores,
    .statistics = metrics::mucStatisticsOf,
    .bySchemes = true,
    .overConfidence = true,
};

} // namespace touchstone::analysis
