// SPDX-License-Identifier: GPL-3.0-or-later
// What `score --corrections` prints beside the tables by the corrected gold.
#pragma once

#include "app/cli/score/report.h"

namespace touchstone::cli {

/// By both golds and estimated, and what judges said of the errors. `name`: the system.
[[nodiscard]] std::vector<analysis::Table> correctedTables(
    const ScoreOptions& options, const std::string& name, const ScoredPart& part);
/// What stands under "corrections" of a system.
[[nodiscard]] Json correctedJson(const analysis::CorrectedScores& scores, bool zeroForUndefined);
/// What stands under "corrections" of the gold.
[[nodiscard]] Json appliedJson(const analysis::AppliedCorrections& corrections);

} // namespace touchstone::cli
