// SPDX-License-Identifier: GPL-3.0-or-later
// Which tables of a project a command takes, and where scores of its runs are kept.
#pragma once

#include "core/project/campaignranking.h"

#include <optional>
#include <string>

namespace touchstone::cli {

/// Where scores are kept for the next time; empty: nowhere.
[[nodiscard]] std::string scoreCacheFolder();

struct AskedTables
{
    std::string project; ///< its path
    std::string task; ///< that alone; empty: all
    std::string set; ///< that alone, or several with commas between; empty: all
};
/// The data sets that are named; empty: all.
[[nodiscard]] std::vector<std::string> askedSets(
    const AskedTables& asked, const std::vector<std::string>& known);
/// Leaves out what was not asked for; why nothing can be scored.
[[nodiscard]] std::optional<support::Error> chooseTables(
    analysis::ProjectTables& tables, const AskedTables& asked);
/// Whose rows a matrix of these tables has, of the word behind --by; else what words there are.
[[nodiscard]] std::optional<support::Error> chooseMatrixRows(analysis::CampaignBy& by,
    const analysis::ProjectTables& tables, const std::string& word, const std::string& project);

} // namespace touchstone::cli
