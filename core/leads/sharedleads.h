// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of several runs: which of them say the same, over systems and data sets.
#pragma once

#include "core/leads/leads.h"

#include <memory>
#include <span>

namespace touchstone::analysis {

/// A run with its leads.
struct RunLeads
{
    std::string set; ///< which data it was scored on; runs of one gold and task have the same
    std::string system; ///< as it is printed
    std::shared_ptr<const LeadList> list; ///< not null
};

/// Leads of one key.
struct SharedLead
{
    std::string key;
    support::Message subject; ///< Lead::subject of the first run
    LeadFamily family = LeadFamily::Condition;
    LeadSide side = LeadSide::Gold;
    struct Place
    {
        std::size_t run = 0; ///< number among the runs
        std::size_t lead = 0; ///< number in its list
    };
    std::vector<Place> places {}; ///< by run, each once
    std::size_t sets = 0; ///< data sets of these runs
    std::int64_t n = 0; ///< records of all of them together
    std::int64_t wrong = 0; ///< likewise
    /// Sum of the runs' gains, each in F1 of its own run (0..1): what orders, no score of anything. Undefined
    /// gains add nothing.
    double gain = 0;
};

/// The leads of all runs, those of one key together, by falling gain, then by falling number of runs, then by
/// key. The same for any order of runs but for `subject` and the numbers of places. O(leads · log leads).
[[nodiscard]] std::vector<SharedLead> sharedLeads(std::span<const RunLeads> runs);

/// What the runs have together: "5 of 6 runs, 2 of 3 data sets: 12 of 48 wrong, +1.23 F1 points in all". Of
/// data sets nothing where the runs are of one. O(runs · log runs).
[[nodiscard]] support::Message sharedWords(const SharedLead& lead, std::span<const RunLeads> runs);

/// A lead for each, in the same order: its sentence is made of subject and sharedWords(), its numbers are the
/// sums over the runs (`documents` and `units` those of documents), its filters empty. O(leads · runs).
[[nodiscard]] LeadList sharedList(std::span<const SharedLead> leads, std::span<const RunLeads> runs);
/// The lead as each of its runs has it, in the order of SharedLead::places. O(places).
[[nodiscard]] LeadList listOfRuns(const SharedLead& lead, std::span<const RunLeads> runs);

} // namespace touchstone::analysis
