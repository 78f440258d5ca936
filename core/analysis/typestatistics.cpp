// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/typestatistics.h"

namespace touchstone::analysis {

namespace {

using match::Outcome;

void addMucCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto outcome = static_cast<std::uint32_t>(record.outcome(match::allSchemes[scheme]));
        counts.push_back(
            { record.rowType(), scheme * static_cast<std::uint32_t>(match::outcomeCount) + outcome });
    }
}

void addConllCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    constexpr std::uint32_t correct = 0;
    constexpr std::uint32_t gold = 1;
    constexpr std::uint32_t system = 2;
    if (record.hasGold()) {
        counts.push_back({ record.goldType, gold });
        if (record.outcome(match::Scheme::Strict) == Outcome::Correct) {
            counts.push_back({ record.goldType, correct });
        }
    }
    if (record.hasSystem()) {
        counts.push_back({ record.systemType, system });
    }
}

} // namespace

TypeCountsOf typeCountsOf(const MeasuredSystem& system)
{
    if (system.result->measure == "muc" && system.evaluation->spec.perType == PerType::Additive) {
        return addMucCounts;
    }
    return system.result->measure == "conll" && system.result->lists.empty() ? addConllCounts : nullptr;
}

} // namespace touchstone::analysis
