// SPDX-License-Identifier: GPL-3.0-or-later
// What `table` prints: several systems side by side, of several layers or slices each. Nothing here computes
// a number.
#pragma once

#include "app/cli/score/report.h"

#include "core/output/table.h"
#include "core/report/tableexport.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <vector>

namespace touchstone::cli {

struct TableOptions : ScoreOptions
{
    analysis::TableRequest table; ///< its data and settings are those above
};

/// Without its recipe. Errors: those of exportedTable and joinedTables, with the nearest known name.
[[nodiscard]] support::Result<analysis::Table> systemsTable(
    const TableOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress);

} // namespace touchstone::cli
