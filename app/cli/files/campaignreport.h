// SPDX-License-Identifier: GPL-3.0-or-later
// What `campaign` prints, and which rules its scores break. Nothing here computes a number.
#pragma once

#include "app/cli/words/failrule.h"
#include "app/cli/words/outputwords.h"

#include "core/project/campaignranking.h"

#include <span>

namespace touchstone::cli {

struct CampaignTables
{
    const analysis::ProjectTables& tables;
    std::span<const analysis::CampaignRow> rows;
    std::string project; ///< its name
    support::Diagnostics findings;
    analysis::RunRemarks remarks;
};

struct CampaignForm
{
    OutputForm form = OutputForm::Text;
    bool matrix = true, rankings = true;
    analysis::CampaignBy by {};
    bool tested = false; ///< --significance: each run says in JSON whether the data tell it from the best
};

[[nodiscard]] std::string campaignReport(const CampaignTables& campaign, const CampaignForm& form);
/// A line for each run that breaks a rule. A rule names the score by which a task ranks, or precision, recall
/// or F1 beside it. Errors: InvalidOption for a score that no task has; Malformed where a value is undefined.
[[nodiscard]] support::Result<std::vector<std::string>> brokenCampaignRules(
    const CampaignTables& campaign, const std::vector<FailRule>& rules);

} // namespace touchstone::cli
