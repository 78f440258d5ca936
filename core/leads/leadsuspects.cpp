// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leadsuspects.h"

#include "core/evaluation/slices/filtering.h"
#include "core/support/numbers.h"

#include <algorithm>

namespace touchstone::analysis {

support::Result<SuspectListPtr> suspectsForLeads(
    std::span<const EvaluationPtr> systems, support::Progress& progress)
{
    auto list = systems.size() > 1 ? suspects(systems, SuspectSettings {}, progress)
                                   : suspects(systems.front()->gold, SuspectSettings {}, progress);
    if (!list && list.error().code == support::ErrorCode::InvalidOption) {
        return SuspectListPtr();
    }
    return list;
}

void countSuspects(LeadList& leads, const Evaluation& evaluation, const SuspectList& suspects)
{
    const auto& documents = suspects.gold().documents;
    const auto& voting = suspects.evaluations();
    const auto own = static_cast<std::size_t>(
        std::ranges::find(voting, evaluation.system, [](const auto& one) { return one->system; })
        - voting.begin());
    for (auto& lead : leads.leads) {
        lead.suspects.reset();
        if (lead.side != LeadSide::Gold || lead.n > mostAskedForSuspects) {
            continue;
        }
        const auto wrong = filtered(evaluation, std::span(&lead.wrongFilter, 1));
        lead.suspects = std::ranges::count_if(wrong, [&](std::uint32_t number) {
            const auto& record = evaluation.records[number];
            const auto document = evaluation.cases[record.document].gold - documents.data();
            const auto index = suspects.indexOf(static_cast<std::size_t>(document), record.gold);
            return index && suspects.scoreWithout(*index, own) > 0;
        });
    }
}

std::string suspectWords(const Lead& lead)
{
    return lead.suspects.value_or(0) == 0
        ? std::string()
        : "of these, " + support::grouped(static_cast<std::uint64_t>(*lead.suspects)) + " of "
            + support::grouped(static_cast<std::uint64_t>(lead.wrong))
            + (*lead.suspects == 1 ? " is a suspect" : " are suspects");
}

} // namespace touchstone::analysis
