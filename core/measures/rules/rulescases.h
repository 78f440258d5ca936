// SPDX-License-Identifier: GPL-3.0-or-later
// The records of the measure `rules`: document by document, and as lists with what the rules said as facets.
// Inside the room.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/match/flat/mentions.h"
#include "core/measures/rules/rulerun.h"

namespace touchstone::analysis {

/// Which rules fired for each record: (record, rule), ascending and unique.
using FiredRules = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// Records of one document and list, with what its rules said.
struct CaseList
{
    std::vector<match::PairOutcome> records;
    std::vector<std::array<const rules::Labels*, 2>> labels; ///< by side; of groups only the first
    std::vector<std::uint32_t> groups; ///< entity or link of each record
    FiredRules fired;
};

/// Borrows from the run.
struct CaseLists
{
    CaseList annotations;
    CaseList entities;
    CaseList links;
    std::array<std::vector<std::uint32_t>, 2> recordOf; ///< numbers inside the document
};

/// O(annotations log annotations + firings + mentions).
[[nodiscard]] CaseLists listCase(
    const Evaluation& evaluation, const RuleRun& run, const match::TypeTable& types, std::uint32_t number);
/// "rules", "rules.entities", "rules.links". O(records · facets).
[[nodiscard]] std::vector<RecordList> joinedLists(
    const rules::RuleSet& rules, const std::vector<CaseLists>& cases);

} // namespace touchstone::analysis
