// SPDX-License-Identifier: GPL-3.0-or-later
// What the measure `links` counts.
#pragma once

#include "core/measures/conll/conllmeasure.h"
#include "core/measures/links/linkscore.h"

namespace touchstone::metrics {

/// What `links` counts of a set of documents; adds up.
struct LinkCounts
{
    ConllCounts spanKbid;
    ConllCounts spanTypeKbid;
    ConllCounts documentKbid;
    ConllCounts nil; ///< names whose candidates are all outside the base
    std::array<std::int64_t, linkClassCount> classes {};
    std::vector<std::int64_t> recalled; ///< gold links whose right id is among the first k, by rank

    void add(std::uint32_t bits);
    LinkCounts& operator+=(const LinkCounts& other);
    friend bool operator==(const LinkCounts&, const LinkCounts&) = default;
};

/// The ranks must be there already: LinkCounts::recalled.
void flow(const NumberFlow& to, LinkCounts& counts);

/// Ranks of recall@k: recallRanks, and nBest where it is another.
[[nodiscard]] std::vector<int> linkRanks(int nBest);

/// In the order of the statistics: keys with correct, gold, system; classes; ranks.
void appendLinkStatistics(std::vector<double>& statistics, const LinkCounts& counts);

} // namespace touchstone::metrics
