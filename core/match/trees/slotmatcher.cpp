// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/trees/slotmatcher.h"

#include "core/match/flat/assignmentsolver.h"
#include "core/match/flat/overlappairs.h"
#include "core/match/flat/rankedworth.h"
#include "core/support/lookup.h"

#include <type_traits>

namespace touchstone::match {

namespace {

__extension__ using Wide = __int128;
using Worth = RankedWorth<Wide>;

class SlotMatcher
{
public:
    SlotMatcher(const TreeSide& gold, const TreeSide& system, SlotKind kind, const SlotCosts& costs,
        support::Progress& progress)
        : m_gold(gold)
        , m_system(system)
        , m_costs(costs)
        , m_golds(kind == SlotKind::Entities ? gold.entities : gold.components)
        , m_systems(kind == SlotKind::Entities ? system.entities : system.components)
        , m_progress(progress)
    {
    }

    support::Result<std::vector<SlotPair>> match()
    {
        const auto pairs = overlapPairs(m_gold.side, m_golds, m_system.side, m_systems, {}, m_progress);
        if (!pairs) {
            return support::Failure(pairs.error());
        }
        OverlapGroups groups(m_golds.size(), m_systems.size());
        for (const auto& pair : *pairs) {
            groups.join(pair);
        }
        m_edges.reserve(pairs->size());
        for (const auto& pair : *pairs) {
            m_edges.push_back(edge(pair, groups.of(pair)));
        }
        const auto byGroup = [](const Edge& a, const Edge& b) { return a.group < b.group; };
        if (!std::is_sorted(m_edges.begin(), m_edges.end(), byGroup)) {
            std::stable_sort(m_edges.begin(), m_edges.end(), byGroup);
        }
        for (std::size_t begin = 0; begin < m_edges.size();) {
            auto end = begin + 1;
            while (end < m_edges.size() && m_edges[end].group == m_edges[begin].group) {
                ++end;
            }
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "stopped");
            }
            if (const auto matched = matchGroup(std::span(m_edges).subspan(begin, end - begin)); !matched) {
                return support::Failure(matched.error());
            }
            begin = end;
        }
        return std::move(m_result);
    }

private:
    struct Edge
    {
        std::uint32_t gold = 0; ///< positions in pair order
        std::uint32_t system = 0;
        std::uint32_t column = 0;
        std::uint32_t group = 0;
        SlotPair pair;
        Worth worth;
    };

    [[nodiscard]] Edge edge(const OverlapPair& pair, std::uint32_t group)
    {
        Edge result { pair.gold, pair.system, 0, group, {}, {} };
        auto& slots = result.pair;
        slots.gold = m_golds[pair.gold];
        slots.system = m_systems[pair.system];
        slots.labelError = !sameLabels(slots.gold, slots.system);
        slots.boundaryError = !sameExtent(
            m_gold.side, m_gold.mention(slots.gold), m_system.side, m_system.mention(slots.system));
        Wide saved = Wide { 2 } * m_costs.labelScale * m_costs.boundaryScale;
        if (slots.labelError) {
            saved -= Wide { m_costs.label } * m_costs.boundaryScale;
        }
        if (slots.boundaryError) {
            saved -= Wide { m_costs.boundary } * m_costs.labelScale;
        }
        result.worth = { saved, 1, slots.labelError ? 0 : 1, pair.shared };
        return result;
    }

    [[nodiscard]] bool sameLabels(std::uint32_t gold, std::uint32_t system)
    {
        const auto golds = m_gold.typesOf(gold);
        const auto systems = m_system.typesOf(system);
        if (golds.size() == 1 && systems.size() == 1) {
            return golds[0] == systems[0];
        }
        const auto asSet = [](std::span<const std::uint32_t> types, std::vector<std::uint32_t>& set) {
            set.assign(types.begin(), types.end());
            support::sortUnique(set);
        };
        asSet(golds, m_goldTypes);
        asSet(systems, m_systemTypes);
        return m_goldTypes == m_systemTypes;
    }

    support::Result<void> matchGroup(std::span<Edge> edges)
    {
        if (edges.size() == 1) { // never dearer than both alone
            m_result.push_back(edges.front().pair);
            return {};
        }
        std::vector<std::uint32_t> columns;
        columns.reserve(edges.size());
        for (const auto& edge : edges) {
            columns.push_back(edge.system);
        }
        support::sortUnique(columns);
        std::vector<std::uint32_t> rowBegin;
        for (std::uint32_t at = 0; at < edges.size(); ++at) {
            if (at == 0 || edges[at].gold != edges[at - 1].gold) {
                rowBegin.push_back(at);
            }
            edges[at].column = static_cast<std::uint32_t>(
                std::lower_bound(columns.begin(), columns.end(), edges[at].system) - columns.begin());
        }
        rowBegin.push_back(static_cast<std::uint32_t>(edges.size()));
        const auto columnCount = static_cast<std::uint32_t>(columns.size());
        const auto pairs = std::min<std::uint64_t>(columns.size(), rowBegin.size() - 1);
        std::uint32_t largestShared = 1;
        auto savedBits = static_cast<int>(std::bit_width(pairs)) + 2;
        for (auto most = 2 * Wide { m_costs.labelScale } * m_costs.boundaryScale; most != 0; most /= 2) {
            ++savedBits;
        }
        for (const auto& edge : edges) {
            largestShared = std::max(largestShared, static_cast<std::uint32_t>(edge.worth.shared));
        }
        const WorthDigits digits(pairs, savedBits, 1, largestShared);
        const auto chosen = digits.bits <= 62 ? solve<std::int64_t>(rowBegin, edges, columnCount, digits)
            : digits.bits <= 126              ? solve<Wide>(rowBegin, edges, columnCount, digits)
                                              : solve<Worth>(rowBegin, edges, columnCount, digits);
        if (!chosen) {
            return support::Failure(chosen.error());
        }
        for (std::size_t row = 0; row + 1 < rowBegin.size(); ++row) {
            for (auto at = rowBegin[row]; at < rowBegin[row + 1]; ++at) {
                if (edges[at].column == (*chosen)[row]) {
                    m_result.push_back(edges[at].pair);
                }
            }
        }
        return {};
    }

    template <typename Weight>
    support::Result<std::vector<std::uint32_t>> solve(std::span<const std::uint32_t> rowBegin,
        std::span<const Edge> edges, std::uint32_t columns, [[maybe_unused]] const WorthDigits& digits)
    {
        struct Packed
        {
            std::uint32_t column = 0;
            Weight worth {};
        };
        std::vector<Packed> packed;
        packed.reserve(edges.size());
        for (const auto& edge : edges) {
            if constexpr (std::is_same_v<Weight, Worth>) {
                packed.push_back({ edge.column, edge.worth });
            } else {
                packed.push_back({ edge.column, digits.operator()<Weight>(edge.worth) });
            }
        }
        const auto worthOf = [](const Packed& edge) -> const Weight& { return edge.worth; };
        return AssignmentSolver<Weight, Packed, decltype(worthOf)>(rowBegin, packed, columns, worthOf)
            .solve(m_progress);
    }

    const TreeSide& m_gold;
    const TreeSide& m_system;
    SlotCosts m_costs;
    std::span<const std::uint32_t> m_golds;
    std::span<const std::uint32_t> m_systems;
    support::Progress& m_progress;
    std::vector<Edge> m_edges;
    std::vector<std::uint32_t> m_goldTypes, m_systemTypes;
    std::vector<SlotPair> m_result;
};

} // namespace

support::Result<std::vector<SlotPair>> matchSlots(const TreeSide& gold, const TreeSide& system, SlotKind kind,
    const SlotCosts& costs, support::Progress& progress)
{
    return SlotMatcher(gold, system, kind, costs, progress).match();
}

} // namespace touchstone::match
