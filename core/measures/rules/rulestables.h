// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the measure `rules` that count labels, causes, notes and rules; each count with its records.
// Inside the room.
#pragma once

#include "core/measures/rules/computerules.h"
#include "core/measures/rules/ruleslinks.h"

#include <string>
#include <vector>

namespace touchstone::analysis {

/// Annotations by their literal type: the gold's of the gold's type, the system's of its own. Only the spans
/// of the tallies are counted.
struct RulesTypes
{
    std::vector<std::string> names;
    std::vector<metrics::RuleTally> tallies;
};
[[nodiscard]] RulesTypes rulesTypes(const RulesResult& result, const Evaluation& evaluation);

/// Every result with its flags ("FP low confidence-ignored:stop word") and how many of either side have it.
[[nodiscard]] ScoreSheet resultSheet(const RulesResult& result);
[[nodiscard]] ScoreSheet resolutionSheet(const RulesResult& result);
/// The same of the list of entities or links of documents.
[[nodiscard]] ScoreSheet groupSheet(
    const RulesResult& result, const char* list, const char* id, const char* title);
/// Wrong links by who is to blame.
[[nodiscard]] ScoreSheet causeSheet(const RulesResult& result, const RulesLinks& links);
/// What rules noted; no rows: nothing.
[[nodiscard]] ScoreSheet noteSheet(const RulesResult& result);
/// Every rule of the set, also those that are off.
[[nodiscard]] ScoreSheet ruleSheet(const RulesResult& result);

} // namespace touchstone::analysis
