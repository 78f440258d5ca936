// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of annotations that share a unit, and the groups that they form. Inside the room.
#pragma once

#include "core/match/flat/matcher.h"
#include "core/support/disjointsets.h"

namespace touchstone::match {

/// Positions in the two lists that were compared.
struct OverlapPair
{
    std::uint32_t gold = 0;
    std::uint32_t system = 0;
    std::uint32_t shared = 0;
};

/// Every pair of golds[i] and systems[k] that shares a unit and that `accept(i, k)` takes (empty: all),
/// ascending. Both lists by begin, without empty spans. O(n + overlaps). Errors: Cancelled; TooLarge for more
/// than 2^22 pairs beyond eight for each annotation.
[[nodiscard]] support::Result<std::vector<OverlapPair>> overlapPairs(const Side& gold,
    std::span<const std::uint32_t> golds, const Side& system, std::span<const std::uint32_t> systems,
    const std::function<bool(std::uint32_t, std::uint32_t)>& accept, support::Progress& progress);

/// Annotations joined by pairs, one pair after another; groups by the first gold that was named.
class OverlapGroups
{
public:
    OverlapGroups(std::size_t golds, std::size_t systems);

    void join(const OverlapPair& pair);
    /// The number of the pair's group; a group gets its number when it is first asked for.
    [[nodiscard]] std::uint32_t of(const OverlapPair& pair);

private:
    std::uint32_t m_golds;
    support::DisjointSets m_sets;
    std::vector<std::uint32_t> m_number;
    std::uint32_t m_count = 0;
};

} // namespace touchstone::match
