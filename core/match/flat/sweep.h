// SPDX-License-Identifier: GPL-3.0-or-later
// Every pair of a gold and a system mention whose spans overlap, by one walk over both sides. Inside the
// room.
#pragma once

#include "core/match/flat/matcher.h"

#include <cstddef>

namespace touchstone::match {

/// Reused between walks.
struct SweepBuffers
{
    std::vector<std::uint32_t> openGold;
    std::vector<std::uint32_t> openSystem;
};

/// Calls visit(i, k) for each pair golds[i], systems[k] of overlapping spans. Both lists are ordered by begin
/// and hold no empty span. For one i (or k) the calls come by ascending k (or i). Before each mention
/// `proceed()` is asked; false ends the walk. O(n + pairs).
template <typename Visit, typename Proceed>
bool sweep(const Side& gold, std::span<const std::uint32_t> golds, const Side& system,
    std::span<const std::uint32_t> systems, SweepBuffers& buffers, Visit&& visit, Proceed&& proceed)
{
    auto& openGold = buffers.openGold;
    auto& openSystem = buffers.openSystem;
    openGold.clear();
    openSystem.clear();
    const auto meet = [](std::vector<std::uint32_t>& open, std::span<const std::uint32_t> list,
                          const Side& side, std::uint32_t begin, auto&& found) {
        std::size_t kept = 0;
        for (const auto at : open) {
            if (side.mentions[list[at]].span.end > begin) {
                open[kept++] = at;
                found(at);
            }
        }
        open.resize(kept);
    };
    std::uint32_t i = 0;
    std::uint32_t k = 0;
    while (i < golds.size() || k < systems.size()) {
        if (!proceed()) {
            return false;
        }
        const bool goldNext = k == systems.size()
            || (i < golds.size()
                && gold.mentions[golds[i]].span.begin <= system.mentions[systems[k]].span.begin);
        if (goldNext) {
            meet(openSystem, systems, system, gold.mentions[golds[i]].span.begin,
                [&](std::uint32_t at) { visit(i, at); });
            if (k == systems.size() && openSystem.empty()) {
                return true;
            }
            openGold.push_back(i++);
        } else {
            meet(openGold, golds, gold, system.mentions[systems[k]].span.begin,
                [&](std::uint32_t at) { visit(at, k); });
            if (i == golds.size() && openGold.empty()) {
                return true;
            }
            openSystem.push_back(k++);
        }
    }
    return true;
}

} // namespace touchstone::match
