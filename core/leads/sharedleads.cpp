// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/sharedleads.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace touchstone::analysis {

std::vector<SharedLead> sharedLeads(std::span<const RunLeads> runs)
{
    std::map<std::string_view, SharedLead> byKey;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        const auto& leads = runs[run].list->leads;
        for (std::size_t i = 0; i < leads.size(); ++i) {
            const auto& lead = leads[i];
            auto& shared = byKey[lead.key];
            if (shared.places.empty()) {
                shared.key = lead.key;
                shared.subject = lead.subject;
                shared.family = lead.family;
                shared.side = lead.side;
            }
            shared.places.push_back({ run, i });
            shared.n += lead.n;
            shared.wrong += lead.wrong;
        }
    }
    std::vector<SharedLead> result;
    for (auto& [key, shared] : byKey) {
        std::set<std::string_view> sets;
        std::vector<double> gains;
        for (const auto& place : shared.places) {
            sets.insert(runs[place.run].set);
            gains.push_back(runs[place.run].list->leads[place.lead].gain.value_or(0));
        }
        shared.sets = sets.size();
        std::ranges::sort(gains); // the same sum to the last bit in any order of runs
        for (const auto gain : gains) {
            shared.gain += gain;
        }
        result.push_back(std::move(shared));
    }
    std::ranges::stable_sort(result, [](const SharedLead& a, const SharedLead& b) {
        return std::tuple(b.gain, b.places.size(), std::string_view(a.key))
            < std::tuple(a.gain, a.places.size(), std::string_view(b.key));
    });
    return result;
}

support::Message sharedWords(const SharedLead& lead, std::span<const RunLeads> runs)
{
    std::set<std::string_view> sets;
    for (const auto& run : runs) {
        sets.insert(run.set);
    }
    const auto counted
        = [](auto number) { return support::GroupedNumber { static_cast<std::int64_t>(number) }; };
    constexpr double points = 100;
    const support::DecimalNumber gain { lead.gain * points, 2 };
    return sets.size() > 1
        ? support::said("%1 of %2 runs, %3 of %4 data sets: %5 of %6 wrong, +%7 F1 points in all",
            counted(lead.places.size()), counted(runs.size()), counted(lead.sets), counted(sets.size()),
            counted(lead.wrong), counted(lead.n), gain)
        : support::said("%1 of %2 runs: %3 of %4 wrong, +%5 F1 points in all", counted(lead.places.size()),
            counted(runs.size()), counted(lead.wrong), counted(lead.n), gain);
}

LeadList sharedList(std::span<const SharedLead> leads, std::span<const RunLeads> runs)
{
    LeadList list;
    for (const auto& shared : leads) {
        Lead& lead = list.leads.emplace_back();
        lead.key = shared.key;
        lead.family = shared.family;
        lead.side = shared.side;
        lead.subject = shared.subject;
        lead.sentence = support::said("%1: in %2.", shared.subject, sharedWords(shared, runs));
        lead.n = shared.n;
        lead.wrong = shared.wrong;
        lead.gain = shared.gain;
        for (const auto& place : shared.places) {
            lead.documents += runs[place.run].list->leads[place.lead].documents;
        }
        lead.units = lead.documents;
    }
    return list;
}

LeadList listOfRuns(const SharedLead& lead, std::span<const RunLeads> runs)
{
    LeadList list;
    for (const auto& place : lead.places) {
        const auto& own = *runs[place.run].list;
        list.leads.push_back(own.leads[place.lead]);
        list.sentences = own.sentences;
        list.scheme = own.scheme;
    }
    return list;
}

} // namespace touchstone::analysis
