// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal matching of flat mentions by dynamic programming. Inside the room.
#pragma once

#include "core/match/flat/mentionorder.h"

#include <cstddef>

namespace touchstone::match {

/// Flat mentions: no two of a side share a unit. Their edges, sorted, form chains in which neighbours share a
/// mention; an edge excludes exactly the run of edges that share its gold and the run that share its system
/// mention. Keeps its buffers from one document to the next.
class FlatChain
{
public:
    /// Calls take(i, k) for each pair golds[i], systems[k] of the best assignment; the lists are in pair
    /// order. O(golds + systems).
    template <typename Take>
    void match(const Side& gold, const Side& system, const MatchPolicy& policy,
        std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems, Take&& take)
    {
        const auto& goldMentions = gold.mentions;
        const auto& systemMentions = system.mentions;
        m_links.clear();
        for (std::uint32_t i = 0, k = 0; i < golds.size() && k < systems.size();) {
            const auto& g = goldMentions[golds[i]];
            const auto& s = systemMentions[systems[k]];
            const auto shared = text::overlap(g.span, s.span);
            if (mayPair(shared, g.span.length(), policy)) {
                if (!m_links.empty() && m_links.back().gold != i && m_links.back().system != k) {
                    finishChain(take);
                }
                m_links.push_back({ i, k, shared, g.type == s.type });
            }
            if (g.span.end <= s.span.end) {
                ++i;
            } else {
                ++k;
            }
        }
        finishChain(take);
    }

private:
    struct Link
    {
        std::uint32_t gold;
        std::uint32_t system;
        std::uint32_t shared;
        bool sameType;
    };
    /// Value of the best choice from a link on: pairs of equal type in the high half of `counts`, pairs in
    /// the low. Equal extents stand alone among flat mentions, so they need no place.
    struct Value
    {
        std::uint64_t counts = 0;
        std::uint64_t shared = 0;
        friend auto operator<=>(const Value&, const Value&) = default;
    };

    template <typename Take> void finishChain(Take&& take)
    {
        const auto count = m_links.size();
        if (count <= 1) {
            if (count == 1) {
                take(m_links[0].gold, m_links[0].system);
            }
            m_links.clear();
            return;
        }
        // best[i]: the value of links i and later; after[i]: the first link that i does not exclude.
        m_best.assign(count + 1, Value {});
        m_after.resize(count);
        std::size_t goldRun = count;
        std::size_t systemRun = count;
        for (auto i = count; i-- > 0;) {
            if (i + 1 < count) {
                goldRun = m_links[i].gold == m_links[i + 1].gold ? goldRun : i + 1;
                systemRun = m_links[i].system == m_links[i + 1].system ? systemRun : i + 1;
            }
            m_after[i] = std::max(goldRun, systemRun);
            m_best[i] = std::max(m_best[i + 1], withLink(i));
        }
        // The first link that some best choice contains, again and again, gives the smallest list.
        for (std::size_t i = 0; i < count;) {
            if (withLink(i) == m_best[i]) {
                take(m_links[i].gold, m_links[i].system);
                i = m_after[i];
            } else {
                ++i;
            }
        }
        m_links.clear();
    }

    [[nodiscard]] Value withLink(std::size_t i) const
    {
        auto value = m_best[m_after[i]];
        value.counts += 1 + (m_links[i].sameType ? std::uint64_t { 1 } << 32U : 0U);
        value.shared += m_links[i].shared;
        return value;
    }

    std::vector<Link> m_links;
    std::vector<Value> m_best;
    std::vector<std::size_t> m_after;
};

} // namespace touchstone::match
