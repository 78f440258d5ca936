// SPDX-License-Identifier: GPL-3.0-or-later
// Which entities may be aligned, and in which groups.
#include "core/match/flat/overlappairs.h"
#include "core/match/trees/treematcher.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace touchstone::match {

namespace {

support::Failure stopped() { return support::failure(support::ErrorCode::Cancelled, "stopped"); }

} // namespace

/// Works on positions in the pair order of each side.
class TreeMatchingBuilder
{
public:
    TreeMatchingBuilder(const TreeSide& gold, const TreeSide& system, const TreeLabels& labels,
        const TreePolicy& policy, support::Progress& progress)
        : m_gold(gold)
        , m_system(system)
        , m_policy(policy)
        , m_costs(gold, system, labels, policy)
        , m_progress(progress)
    {
    }

    support::Result<TreeMatching> build()
    {
        if (const auto found = findPairs(); !found) {
            return support::Failure(found.error());
        }
        if (m_policy.nestedInside) {
            keepInside();
        }
        group();
        return tables();
    }

private:
    struct Candidate
    {
        OverlapPair pair;
        std::uint32_t depth = 0; ///< with nestedInside: entities above
        std::uint32_t above = unassigned; ///< with nestedInside: the candidate of the entities above
        std::uint32_t group = 0;
    };

    support::Result<void> findPairs()
    {
        std::function<bool(std::uint32_t, std::uint32_t)> accept;
        if (m_policy.nestedInside) {
            accept = [this](std::uint32_t i, std::uint32_t k) { return mayMeet(i, k); };
        }
        const auto pairs = overlapPairs(
            m_gold.side, m_gold.entities, m_system.side, m_system.entities, accept, m_progress);
        if (!pairs) {
            return support::Failure(pairs.error());
        }
        m_candidates.reserve(pairs->size());
        for (const auto& pair : *pairs) {
            m_candidates.push_back({ pair, 0, unassigned, 0 });
        }
        return {};
    }

    [[nodiscard]] bool mayMeet(std::uint32_t i, std::uint32_t k) const
    {
        return m_gold.nodes[m_gold.entities[i]].depth == m_system.nodes[m_system.entities[k]].depth;
    }

    /// Keeps the candidates of the top level and those below a candidate that is kept.
    void keepInside()
    {
        std::vector<std::uint32_t> byDepth(m_candidates.size());
        std::iota(byDepth.begin(), byDepth.end(), 0U);
        for (auto& candidate : m_candidates) {
            candidate.depth = m_gold.nodes[m_gold.entities[candidate.pair.gold]].depth;
        }
        std::stable_sort(byDepth.begin(), byDepth.end(), [this](std::uint32_t a, std::uint32_t b) {
            return m_candidates[a].depth < m_candidates[b].depth;
        });
        std::unordered_map<std::uint64_t, std::uint32_t> kept; // by the nodes of both
        std::vector<bool> keep(m_candidates.size(), false);
        for (const auto at : byDepth) {
            auto& candidate = m_candidates[at];
            const auto goldNode = m_gold.entities[candidate.pair.gold];
            const auto systemNode = m_system.entities[candidate.pair.system];
            if (candidate.depth > 0) {
                const auto above
                    = kept.find(both(m_gold.nodes[goldNode].parent, m_system.nodes[systemNode].parent));
                if (above == kept.end()) {
                    continue;
                }
                candidate.above = above->second;
            }
            keep[at] = true;
            kept.emplace(both(goldNode, systemNode), at);
        }
        std::vector<std::uint32_t> moved(m_candidates.size());
        std::uint32_t count = 0;
        for (std::uint32_t at = 0; at < m_candidates.size(); ++at) {
            if (keep[at]) {
                moved[at] = count;
                m_candidates[count++] = m_candidates[at];
            }
        }
        m_candidates.resize(count);
        for (auto& candidate : m_candidates) {
            if (candidate.above != unassigned) {
                candidate.above = moved[candidate.above];
            }
        }
    }
    static std::uint64_t both(std::uint32_t a, std::uint32_t b) { return (std::uint64_t { a } << 32U) | b; }

    /// Numbers the groups by their first gold at the top level.
    void group()
    {
        OverlapGroups groups(m_gold.entities.size(), m_system.entities.size());
        for (const auto& candidate : m_candidates) {
            if (candidate.above == unassigned) {
                groups.join(candidate.pair);
            }
        }
        for (auto& candidate : m_candidates) {
            if (candidate.above == unassigned) {
                candidate.group = groups.of(candidate.pair);
            }
        }
        // What is nested belongs to the group of the pair on top of it.
        std::vector<bool> settled(m_candidates.size(), false);
        std::vector<std::uint32_t> path;
        for (std::uint32_t start = 0; m_policy.nestedInside && start < m_candidates.size(); ++start) {
            auto top = start;
            path.clear();
            while (m_candidates[top].above != unassigned && !settled[top]) {
                path.push_back(top);
                top = m_candidates[top].above;
            }
            for (const auto at : path) {
                m_candidates[at].group = m_candidates[top].group;
                settled[at] = true;
            }
        }
    }

    support::Result<TreeMatching> tables()
    {
        std::vector<std::uint32_t> order(m_candidates.size());
        std::iota(order.begin(), order.end(), 0U);
        // By group, deeper tables first, tables by the pair above them; inside a table pair order stays.
        const auto key = [this](std::uint32_t at) {
            const auto& candidate = m_candidates[at];
            return std::tuple(candidate.group, ~candidate.depth, candidate.above);
        };
        const auto before = [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); };
        if (!std::is_sorted(order.begin(), order.end(), before)) {
            std::stable_sort(order.begin(), order.end(), before);
        }
        std::vector<std::uint32_t> edgeOf(m_candidates.size());
        for (std::uint32_t edge = 0; edge < order.size(); ++edge) {
            edgeOf[order[edge]] = edge;
        }
        TreeMatching result;
        result.m_edges.reserve(order.size());
        for (std::uint32_t begin = 0; begin < order.size();) {
            auto end = begin + 1;
            while (end < order.size() && key(order[end]) == key(order[begin])) {
                ++end;
            }
            if (m_progress.cancelled()) {
                return stopped();
            }
            if (const auto added = addTable(result, std::span(order).subspan(begin, end - begin), edgeOf);
                !added) {
                return support::Failure(added.error());
            }
            begin = end;
        }
        for (std::uint32_t table = 0; table < result.m_tables.size(); ++table) {
            if (const auto above = result.m_tables[table].above; above != unassigned) {
                result.m_places[above].below = table;
            }
        }
        return result;
    }

    support::Result<void> addTable(TreeMatching& result, std::span<const std::uint32_t> candidates,
        std::span<const std::uint32_t> edgeOf)
    {
        const auto& first = m_candidates[candidates.front()];
        TreeMatching::Table table;
        table.begin = static_cast<std::uint32_t>(result.m_edges.size());
        table.end = table.begin + static_cast<std::uint32_t>(candidates.size());
        table.above = first.above == unassigned ? unassigned : edgeOf[first.above];
        m_columns.clear();
        for (const auto at : candidates) {
            m_columns.push_back(m_candidates[at].pair.system);
        }
        std::sort(m_columns.begin(), m_columns.end());
        m_columns.erase(std::unique(m_columns.begin(), m_columns.end()), m_columns.end());
        table.columns = static_cast<std::uint32_t>(m_columns.size());
        auto lastGold = unassigned;
        std::uint32_t count = 0;
        for (const auto at : candidates) {
            const auto& candidate = m_candidates[at];
            if (candidate.pair.gold != lastGold) {
                lastGold = candidate.pair.gold;
                ++table.rows;
            }
            if ((++count & 1023U) == 0 && m_progress.cancelled()) {
                return stopped();
            }
            const auto gold = m_gold.entities[candidate.pair.gold];
            const auto system = m_system.entities[candidate.pair.system];
            const auto cost = m_costs.cost(gold, system, m_progress);
            if (!cost) {
                return support::Failure(cost.error());
            }
            const auto column = std::lower_bound(m_columns.begin(), m_columns.end(), candidate.pair.system);
            result.m_edges.push_back({ gold, system, candidate.pair.shared, *cost });
            result.m_places.push_back(
                { table.rows - 1, static_cast<std::uint32_t>(column - m_columns.begin()), unassigned });
        }
        const auto number = static_cast<std::uint32_t>(result.m_tables.size());
        if (result.m_groups.size() <= first.group) {
            result.m_groups.push_back({ number, number, table.begin, table.begin });
        }
        result.m_groups.back().endTable = number + 1;
        result.m_groups.back().end = table.end;
        result.m_tables.push_back(table);
        return {};
    }

    const TreeSide& m_gold;
    const TreeSide& m_system;
    TreePolicy m_policy;
    TreeCosts m_costs;
    support::Progress& m_progress;
    std::vector<Candidate> m_candidates; ///< in pair order
    std::vector<std::uint32_t> m_columns;
};

support::Result<TreeMatching> TreeMatching::make(const TreeSide& gold, const TreeSide& system,
    const TreeLabels& labels, const TreePolicy& policy, support::Progress& progress)
{
    return TreeMatchingBuilder(gold, system, labels, policy, progress).build();
}

} // namespace touchstone::match
