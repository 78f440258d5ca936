// SPDX-License-Identifier: GPL-3.0-or-later
// Which records of a system `errors` shows: its own, or those of a measure's list.
#pragma once

#include "app/cli/score/report.h"

namespace touchstone::cli {

/// Shows every system through the list that the filter names (ScoredSystem::evaluation). Errors:
/// InvalidOption for a list, category, value, field, rule or word that the measure does not have, and for a
/// type, document, slice or value that none of the systems has, with what was perhaps meant.
[[nodiscard]] support::Result<void> showAsked(
    const ScoreOptions& options, std::vector<ScoredSystem>& systems);

} // namespace touchstone::cli
