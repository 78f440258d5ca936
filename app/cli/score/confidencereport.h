// SPDX-License-Identifier: GPL-3.0-or-later
// `score --by score`: the curve over the system's scores as tables, TSV and JSON.
#pragma once

#include "app/cli/score/measurejson.h"

#include "core/curves/confidencecurve.h"
#include "core/output/table.h"
#include "core/report/tables/scoretable.h"

#include <string>
#include <vector>

namespace touchstone::cli {

/// For people: overall and per type a table of at most twenty thresholds, then the best ones. Empty where the
/// system tells no score. `underLeastScore`: the other numbers count with --min-score, which is said.
[[nodiscard]] std::vector<analysis::Table> thresholdTables(const analysis::ConfidenceCurve& curve,
    const std::string& name, const analysis::ScoreTableOptions& options, bool underLeastScore);

/// For scripts, every threshold; of more than can be printed the quantiles.
[[nodiscard]] analysis::Table thresholdRows(
    const analysis::ConfidenceCurve& curve, const std::string& system, bool zeroForUndefined);

/// Adds "thresholds", "thresholds_left_out", "unscored" and "best_f1" to a system or a slice; under a
/// --min-score also "thresholds_note".
void addThresholds(
    Json& json, const analysis::ConfidenceCurve& curve, bool zeroForUndefined, bool underLeastScore);

} // namespace touchstone::cli
