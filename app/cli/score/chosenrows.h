// SPDX-License-Identifier: GPL-3.0-or-later
// `score --row`: of every table only these rows.
#pragma once

#include "app/cli/score/report.h"

#include "core/support/result.h"

#include <vector>

namespace touchstone::cli {

/// Leaves of what is printed the rows that --row names, in tables and in JSON: types, Overall and others, as
/// the tables or the task call them. Means over types and documents go, and tables without such a row.
/// Without --row nothing changes. Errors: InvalidOption for a row that no system has, as `table --row` tells
/// it.
[[nodiscard]] support::Result<void> chooseRows(
    const ScoreOptions& options, std::vector<ScoredSystem>& systems);

} // namespace touchstone::cli
