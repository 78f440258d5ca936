// SPDX-License-Identifier: GPL-3.0-or-later
// Ties by significance: which runs of a table the data do not tell from its best one, as `table --rank` marks
// them.
#pragma once

#include "core/project/campaign.h"
#include "core/statistics/significance.h"

#include <span>

namespace touchstone::analysis {

/// Fills in CampaignRow::tie of the runs of every table that has two scored ones at least, from the
/// differences of all of them in the score that the table is ranked by (of one type: compareTypes): a run is
/// like the best where the p of their difference is not below significanceLevel, also of two runs. Tables
/// whose runs all have theirs already stay. The runs are read again, those of a table at once: as much memory
/// as `table` takes for them. Where one is not what its row says, since its file has changed, the table has
/// no test, and says so. Progress counts pairs of runs. Errors: Cancelled; rows then stay as they were. Cost:
/// of a table of n runs n² / 2 tests of settings.resampling.trials, in parallel.
[[nodiscard]] support::Result<void> testCampaign(const ProjectTables& tables, std::span<CampaignRow> rows,
    InputDigests& digests, const SignificanceSettings& settings, support::Progress& progress);

} // namespace touchstone::analysis
