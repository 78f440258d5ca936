// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare` prints where no gold is given: how far two systems agree, and where they do not.
#pragma once

#include "app/cli/score/report.h"

namespace touchstone::cli {

/// For people the tables of `score`, agreement by type, and below them the records that differ, that only A
/// and that only B has, by options.scheme: the first 50 of each. For scripts what `score` prints: `errors`
/// lists records.
[[nodiscard]] std::string agreementReport(const ScoreOptions& options,
    const std::vector<ScoredSystem>& systems, const support::Diagnostics& diagnostics,
    const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
