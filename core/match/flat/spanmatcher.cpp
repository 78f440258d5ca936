// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/spanmatcher.h"

#include "core/match/flat/assignment.h"
#include "core/match/flat/flatchain.h"
#include "core/match/flat/mentionorder.h"
#include "core/match/flat/sweep.h"
#include "core/support/disjointsets.h"

namespace touchstone::match {

namespace {

/// More edges than this in one group would take minutes and gigabytes.
constexpr std::uint64_t edgeLimit = std::uint64_t { 1 } << 25U;
/// Overlaps looked at to find the groups of one document: some seconds.
constexpr std::uint64_t touchLimit = std::uint64_t { 1 } << 29U;

support::Error stoppedError() { return { support::ErrorCode::Cancelled, "stopped", {} }; }
support::Error tooLarge()
{
    return { support::ErrorCode::TooLarge,
        "more than " + std::to_string(edgeLimit)
            + " pairs of annotations overlap in one place of one document; the matching refuses that",
        {} };
}

/// Works on positions in the pair order of each side, which compare as the mentions do.
class SpanMatcher
{
public:
    support::Result<std::vector<Pair>> match(
        const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
    {
        m_gold = &gold;
        m_system = &system;
        m_policy = policy;
        m_goldOrder.build(gold);
        m_systemOrder.build(system);
        m_partner.assign(m_goldOrder.order().size(), noMention);
        if (m_goldOrder.flat() && m_systemOrder.flat()) {
            m_chain.match(*m_gold, *m_system, m_policy, m_goldOrder.order(), m_systemOrder.order(),
                [&](std::uint32_t i, std::uint32_t k) { m_partner[i] = k; });
        } else {
            pairEqualExtents();
            if (auto error = pairRest(progress)) {
                return support::Failure(std::move(*error));
            }
            if (m_goldOrder.duplicates() || m_systemOrder.duplicates()) {
                orderDuplicates();
            }
        }
        return result();
    }

private:
    [[nodiscard]] const Mention& goldAt(std::uint32_t position) const
    {
        return m_gold->mentions[m_goldOrder.order()[position]];
    }
    [[nodiscard]] const Mention& systemAt(std::uint32_t position) const
    {
        return m_system->mentions[m_systemOrder.order()[position]];
    }

    std::vector<Pair> result() const
    {
        std::vector<Pair> pairs;
        pairs.reserve(std::min(m_partner.size(), m_systemOrder.order().size()));
        bool ascending = true;
        for (std::uint32_t i = 0; i < m_partner.size(); ++i) {
            if (m_partner[i] != noMention) {
                const auto g = m_goldOrder.order()[i];
                ascending = ascending && (pairs.empty() || pairs.back().gold < g);
                pairs.push_back({ g, m_systemOrder.order()[m_partner[i]] });
            }
        }
        if (!ascending) {
            std::sort(pairs.begin(), pairs.end());
        }
        return pairs;
    }

    // Equal extents. The mentions of one extent and type can all pair with one another, and the objective
    // wants as many such pairs as there can be; so a class with as many on both sides is matched within
    // itself, and of a class with too many on one side all others find partners in it. Where those left over
    // are identical it does not matter which; the same then holds for what is left of an extent. That takes
    // most of a document away before anything quadratic begins.

    void pairEqualExtents()
    {
        m_restGold.clear();
        m_restSystem.clear();
        const auto golds = static_cast<std::uint32_t>(m_goldOrder.order().size());
        const auto systems = static_cast<std::uint32_t>(m_systemOrder.order().size());
        std::uint32_t i = 0;
        std::uint32_t k = 0;
        while (i < golds && k < systems) {
            const auto& g = goldAt(i);
            const auto& s = systemAt(k);
            const auto order = compareExtents(g, s);
            if (order < 0) {
                m_restGold.push_back(i++);
            } else if (order > 0) {
                m_restSystem.push_back(k++);
            } else {
                auto goldEnd = i + 1;
                while (goldEnd < golds && sameExtent(*m_gold, g, *m_gold, goldAt(goldEnd))) {
                    ++goldEnd;
                }
                auto systemEnd = k + 1;
                while (systemEnd < systems && sameExtent(*m_system, s, *m_system, systemAt(systemEnd))) {
                    ++systemEnd;
                }
                pairExtent({ i, goldEnd }, { k, systemEnd });
                i = goldEnd;
                k = systemEnd;
            }
        }
        for (; i < golds; ++i) {
            m_restGold.push_back(i);
        }
        for (; k < systems; ++k) {
            m_restSystem.push_back(k);
        }
    }

    [[nodiscard]] std::strong_ordering compareExtents(const Mention& g, const Mention& s) const
    {
        if (g.span != s.span || (g.fragmentCount | s.fragmentCount) == 0) {
            return g.span <=> s.span;
        }
        // As the pair order of a side has it: the own fragments, none before some.
        const auto a = std::span(m_gold->fragments).subspan(g.firstFragment, g.fragmentCount);
        const auto b = std::span(m_system->fragments).subspan(s.firstFragment, s.fragmentCount);
        return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
    }

    /// Positions [begin, end).
    struct Range
    {
        std::uint32_t begin;
        std::uint32_t end;
    };

    void pairExtent(Range golds, Range systems)
    {
        auto& leftGold = m_leftGold;
        auto& leftSystem = m_leftSystem;
        leftGold.clear();
        leftSystem.clear();
        bool open = false;
        auto i = golds.begin;
        auto k = systems.begin;
        while (i < golds.end || k < systems.end) {
            if (k == systems.end || (i < golds.end && goldAt(i).type < systemAt(k).type)) {
                leftGold.push_back(i++);
                continue;
            }
            if (i == golds.end || systemAt(k).type < goldAt(i).type) {
                leftSystem.push_back(k++);
                continue;
            }
            const auto type = goldAt(i).type;
            m_classGold.clear();
            m_classSystem.clear();
            for (; i < golds.end && goldAt(i).type == type; ++i) {
                m_classGold.push_back(i);
            }
            for (; k < systems.end && systemAt(k).type == type; ++k) {
                m_classSystem.push_back(k);
            }
            open = !pairClass(m_classGold, m_classSystem) || open;
            leftGold.insert(leftGold.end(), m_classGold.begin(), m_classGold.end());
            leftSystem.insert(leftSystem.end(), m_classSystem.begin(), m_classSystem.end());
        }
        if (!open) {
            pairClass(leftGold, leftSystem);
        }
        m_restGold.insert(m_restGold.end(), leftGold.begin(), leftGold.end());
        m_restSystem.insert(m_restSystem.end(), leftSystem.begin(), leftSystem.end());
    }

    /// Pairs what may be paired with anything of the other list, and keeps the surplus in the lists; false,
    /// and nothing done, when it matters which mentions are the surplus.
    bool pairClass(std::vector<std::uint32_t>& golds, std::vector<std::uint32_t>& systems)
    {
        const auto count = std::min(golds.size(), systems.size());
        if (count == 0) {
            return true;
        }
        const auto alike = [](const auto& list, auto&& typesAt) {
            return typesAt(list.front()) == typesAt(list.back()); // in order: equal ends, equal all
        };
        if ((golds.size() > count && !alike(golds, [&](std::uint32_t at) { return goldAt(at).types; }))
            || (systems.size() > count
                && !alike(systems, [&](std::uint32_t at) { return systemAt(at).types; }))) {
            return false;
        }
        for (std::size_t at = 0; at < count; ++at) {
            m_partner[golds[at]] = systems[at];
        }
        golds.erase(golds.begin(), golds.begin() + static_cast<std::ptrdiff_t>(count));
        systems.erase(systems.begin(), systems.begin() + static_cast<std::ptrdiff_t>(count));
        return true;
    }

    // What equal extents leave over.

    [[nodiscard]] std::optional<support::Error> pairRest(support::Progress& progress)
    {
        if (m_restGold.empty() || m_restSystem.empty()) {
            return std::nullopt;
        }
        toMentions(m_goldOrder, m_restGold, m_groupGold);
        toMentions(m_systemOrder, m_restSystem, m_groupSystem);
        if (isFlat(*m_gold, m_groupGold) && isFlat(*m_system, m_groupSystem)) {
            m_chain.match(*m_gold, *m_system, m_policy, m_groupGold, m_groupSystem,
                [&](std::uint32_t i, std::uint32_t k) { m_partner[m_restGold[i]] = m_restSystem[k]; });
            return std::nullopt;
        }
        if (auto error = findGroups(progress)) {
            return error;
        }
        for (std::size_t group = 0; group + 1 < m_groupBegin.size(); ++group) {
            if (progress.cancelled()) {
                return stoppedError();
            }
            if (auto error = pairGroup(m_groupBegin[group], m_groupBegin[group + 1], progress)) {
                return error;
            }
        }
        return std::nullopt;
    }

    static void toMentions(const PairOrder& order, std::span<const std::uint32_t> positions,
        std::vector<std::uint32_t>& mentions)
    {
        mentions.clear();
        for (const auto position : positions) {
            mentions.push_back(order.order()[position]);
        }
    }

    [[nodiscard]] std::uint32_t edgeBetween(std::uint32_t g, std::uint32_t s) const
    {
        return edgeUnits(*m_gold, m_gold->mentions[g], *m_system, m_system->mentions[s], m_policy);
    }

    /// Fills m_members with the rest's mentions (gold i as i, system k as golds + k), group by group, each
    /// group's golds before its system mentions, both in pair order.
    [[nodiscard]] std::optional<support::Error> findGroups(support::Progress& progress)
    {
        const auto golds = static_cast<std::uint32_t>(m_restGold.size());
        const auto nodes = golds + static_cast<std::uint32_t>(m_restSystem.size());
        m_sets.reset(nodes);
        std::uint64_t overlaps = 0;
        const bool whole = sweep(
            *m_gold, m_groupGold, *m_system, m_groupSystem, m_sweep,
            [&](std::uint32_t i, std::uint32_t k) {
                ++overlaps;
                if (m_sets.root(i) != m_sets.root(golds + k)
                    && edgeBetween(m_groupGold[i], m_groupSystem[k]) != 0) {
                    m_sets.join(i, golds + k);
                }
            },
            [&] { return !progress.cancelled() && overlaps <= touchLimit; });
        if (!whole) {
            return progress.cancelled() ? stoppedError() : tooLarge();
        }
        // Groups are numbered by their first gold; those without an edge are left out.
        constexpr auto none = noMention;
        m_groupOf.assign(nodes, none);
        m_groupBegin.assign(1, 0);
        for (std::uint32_t node = 0; node < nodes; ++node) {
            const auto top = m_sets.root(node);
            if (top != node) {
                if (m_groupOf[top] == none) {
                    m_groupOf[top] = static_cast<std::uint32_t>(m_groupBegin.size() - 1);
                    m_groupBegin.push_back(1); // the first gold
                }
                m_groupOf[node] = m_groupOf[top];
                ++m_groupBegin[m_groupOf[node] + 1];
            }
        }
        std::partial_sum(m_groupBegin.begin(), m_groupBegin.end(), m_groupBegin.begin());
        m_members.resize(m_groupBegin.back());
        m_fill.assign(m_groupBegin.begin(), m_groupBegin.end());
        for (std::uint32_t node = 0; node < nodes; ++node) {
            if (m_groupOf[node] != none) {
                m_members[m_fill[m_groupOf[node]]++] = node;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<support::Error> pairGroup(
        std::size_t begin, std::size_t end, support::Progress& progress)
    {
        const auto rest = static_cast<std::uint32_t>(m_restGold.size());
        m_nodeGold.clear();
        m_nodeSystem.clear();
        for (auto at = begin; at < end; ++at) {
            if (m_members[at] < rest) {
                m_nodeGold.push_back(m_restGold[m_members[at]]);
            } else {
                m_nodeSystem.push_back(m_restSystem[m_members[at] - rest]);
            }
        }
        if (m_nodeGold.size() == 1 && m_nodeSystem.size() == 1) {
            m_partner[m_nodeGold[0]] = m_nodeSystem[0];
            return std::nullopt;
        }
        toMentions(m_goldOrder, m_nodeGold, m_groupGold);
        toMentions(m_systemOrder, m_nodeSystem, m_groupSystem);
        if (isFlat(*m_gold, m_groupGold) && isFlat(*m_system, m_groupSystem)) {
            m_chain.match(*m_gold, *m_system, m_policy, m_groupGold, m_groupSystem,
                [&](std::uint32_t i, std::uint32_t k) { m_partner[m_nodeGold[i]] = m_nodeSystem[k]; });
            return std::nullopt;
        }
        return assignGroup(progress);
    }

    [[nodiscard]] std::optional<support::Error> assignGroup(support::Progress& progress)
    {
        AssignmentTable table;
        table.columns = static_cast<std::uint32_t>(m_groupSystem.size());
        table.rowBegin.assign(m_groupGold.size() + 1, 0);
        std::uint64_t count = 0;
        const auto proceed = [&] { return !progress.cancelled() && count <= edgeLimit; };
        const auto walk = [&](auto&& visit) {
            return sweep(*m_gold, m_groupGold, *m_system, m_groupSystem, m_sweep, visit, proceed);
        };
        if (!walk([&](std::uint32_t i, std::uint32_t k) {
                if (edgeBetween(m_groupGold[i], m_groupSystem[k]) != 0) {
                    ++table.rowBegin[i + 1];
                    ++count;
                }
            })
            || count > edgeLimit) {
            return progress.cancelled() ? stoppedError() : tooLarge();
        }
        std::partial_sum(table.rowBegin.begin(), table.rowBegin.end(), table.rowBegin.begin());
        table.edges.resize(count);
        std::vector<std::uint32_t> fill(table.rowBegin.begin(), table.rowBegin.end() - 1);
        if (!walk([&](std::uint32_t i, std::uint32_t k) {
                const auto& g = m_gold->mentions[m_groupGold[i]];
                const auto& s = m_system->mentions[m_groupSystem[k]];
                const auto shared = edgeBetween(m_groupGold[i], m_groupSystem[k]);
                if (shared != 0) {
                    auto& edge = table.edges[fill[i]++];
                    edge.column = k & 0x3FFFFFFFU;
                    edge.sameExtent = sameExtent(*m_gold, g, *m_system, s) ? 1 : 0;
                    edge.sameType = g.type == s.type ? 1 : 0;
                    edge.shared = shared;
                }
            })) {
            return stoppedError();
        }
        auto columns = bestAssignment(table, progress);
        if (!columns) {
            return columns.error();
        }
        for (std::size_t row = 0; row < columns->size(); ++row) {
            if ((*columns)[row] != unassigned) {
                m_partner[m_nodeGold[row]] = m_nodeSystem[(*columns)[row]];
            }
        }
        return std::nullopt;
    }

    // Identical mentions. Which of them stands in which pair is settled last, for both sides at once: with
    // golds in order, each takes the smallest partner that its class has found, of identical partners the
    // first one left.

    void orderDuplicates()
    {
        const auto golds = static_cast<std::uint32_t>(m_partner.size());
        const auto systems = static_cast<std::uint32_t>(m_systemOrder.order().size());
        m_classOf.resize(systems);
        for (std::uint32_t k = 0; k < systems; ++k) {
            const bool same = k > 0 && identical(*m_system, systemAt(k - 1), systemAt(k));
            m_classOf[k] = same ? m_classOf[k - 1] : k;
        }
        m_fill.resize(systems); // the next member to take, by class
        std::iota(m_fill.begin(), m_fill.end(), 0U);
        for (std::uint32_t begin = 0; begin < golds;) {
            auto end = begin + 1;
            while (end < golds && identical(*m_gold, goldAt(begin), goldAt(end))) {
                ++end;
            }
            m_classGold.clear();
            for (auto i = begin; i < end; ++i) {
                if (m_partner[i] != noMention) {
                    m_classGold.push_back(m_classOf[m_partner[i]]);
                    m_partner[i] = noMention;
                }
            }
            std::sort(m_classGold.begin(), m_classGold.end());
            for (std::uint32_t i = 0; i < m_classGold.size(); ++i) {
                m_partner[begin + i] = m_fill[m_classGold[i]]++;
            }
            begin = end;
        }
    }

    const Side* m_gold = nullptr;
    const Side* m_system = nullptr;
    MatchPolicy m_policy;
    PairOrder m_goldOrder;
    PairOrder m_systemOrder;
    std::vector<std::uint32_t> m_partner; ///< by position of the gold: position of the system mention
    FlatChain m_chain;
    std::vector<std::uint32_t> m_restGold, m_restSystem; ///< positions without partner of equal extent
    std::vector<std::uint32_t> m_leftGold, m_leftSystem, m_classGold, m_classSystem;
    std::vector<std::uint32_t> m_groupGold, m_groupSystem; ///< mentions
    std::vector<std::uint32_t> m_nodeGold, m_nodeSystem; ///< their positions
    support::DisjointSets m_sets;
    std::vector<std::uint32_t> m_groupOf, m_groupBegin, m_members, m_fill, m_classOf;
    SweepBuffers m_sweep;
};

} // namespace

support::Result<std::vector<Pair>> matchOptimal(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    if (!mayPair(1, 1, policy)) {
        return std::vector<Pair> {}; // more than 100 percent
    }
    thread_local SpanMatcher matcher;
    return matcher.match(gold, system, policy, progress);
}

} // namespace touchstone::match
