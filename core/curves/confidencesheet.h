// SPDX-License-Identifier: GPL-3.0-or-later
// The curve over scores as tables: the twin of its chart, and what `--by score` prints.
#pragma once

#include "core/curves/confidencecurve.h"
#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// What must be said beside every best threshold. English.
inline constexpr std::string_view thresholdFlatters
    = "A threshold chosen on the data that it is scored on flatters: choose it on development data, then "
      "score the test data once with --min-score.";

/// What must be said of thresholds beside numbers under a --min-score. English.
inline constexpr std::string_view thresholdsGoOverAll
    = "Thresholds go over every score of the system, also those below --min-score; other numbers count with "
      "it.";

/// A row for each of `thresholds` (indices), named by its score in short (shortThreshold()); columns as in
/// `muc`, of a curve of conll as there, whatever the scheme. `type`: a label; none: overall. Counts have the
/// filter of the records that an evaluation under the row's
/// --min-score counts; under --per-type isolated those of a type have none.
[[nodiscard]] Sheet confidenceSheet(const ConfidenceCurve& curve, std::optional<std::uint32_t> type,
    match::Scheme scheme, std::span<const std::size_t> thresholds);

/// A row per type and Overall last: the threshold with the best F1 (bestF1), what is scored there, and F1
/// without a threshold. Undefined where no threshold gives an F1 above 0. With `precision` beside it the
/// least threshold that reaches it (leastForPrecision()), in the column "min_score_at", and what is scored
/// there.
[[nodiscard]] Sheet bestThresholdSheet(
    const ConfidenceCurve& curve, match::Scheme scheme, std::optional<double> precision = {});

} // namespace touchstone::analysis
