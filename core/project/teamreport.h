// SPDX-License-Identifier: GPL-3.0-or-later
// TeamReport: what the organisers of a campaign send each team: its ranks, its numbers and what is wrong with
// its files; nothing of the gold's text or annotations.
#pragma once

#include "core/project/campaignranking.h"

namespace touchstone::analysis {

struct TeamReport
{
    std::string team;
    std::string file; ///< a name for it: "HISTeria.html"; no two alike
    std::string html;
};

/// One for each team, by name. Findings are told by kind and number, with the lines and columns of the first
/// 20 in the team's own files, without the words that they quote.
/// Errors: Cancelled; those of checkSubmissionFiles stand in the report. Progress counts runs. O(bytes of all
/// runs).
[[nodiscard]] support::Result<std::vector<TeamReport>> teamReports(const ProjectTables& tables,
    std::span<const CampaignRow> rows, const RunRemarks& remarks, support::Progress& progress);

} // namespace touchstone::analysis
