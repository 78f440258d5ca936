// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/trees/treecost.h"

#include "core/match/flat/assignmentsolver.h"
#include "core/match/flat/rankedworth.h"
#include "core/match/flat/sweep.h"

#include <numeric>

namespace touchstone::match {

namespace {

constexpr std::size_t edgeLimit = std::size_t { 1 } << 22U;

/// How many members two sorted lists share, repeats counted.
std::uint32_t common(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    std::uint32_t count = 0;
    auto i = a.begin();
    auto k = b.begin();
    while (i != a.end() && k != b.end()) {
        if (*i == *k) {
            ++count;
            ++i;
            ++k;
        } else {
            ++(*i < *k ? i : k);
        }
    }
    return count;
}

} // namespace

// Equal types, and types of one main type, form classes, so the best pairing of two lists pairs as many equal
// types as there are in both and then as many of one main type: no search. How many of either kind it holds
// is the same for every best pairing.
void TreeCosts::typeCost(std::uint32_t gold, std::uint32_t system, PairCost& cost)
{
    const auto golds = m_gold.typesOf(gold);
    const auto systems = m_system.typesOf(system);
    if (golds.size() == 1 && systems.size() == 1) {
        const bool same = golds[0] == systems[0];
        cost.typeError = m_labels.mainType(golds[0]) != m_labels.mainType(systems[0]);
        cost.subtypeError = !cost.typeError && !same;
        cost.root = cost.typeError ? 2 : same ? 0 : 1;
        return;
    }
    m_goldTypes.assign(golds.begin(), golds.end());
    m_systemTypes.assign(systems.begin(), systems.end());
    std::sort(m_goldTypes.begin(), m_goldTypes.end());
    std::sort(m_systemTypes.begin(), m_systemTypes.end());
    const auto equal = common(m_goldTypes, m_systemTypes);
    for (auto* list : { &m_goldTypes, &m_systemTypes }) {
        for (auto& type : *list) {
            type = m_labels.mainType(type);
        }
        std::sort(list->begin(), list->end());
    }
    const auto sameMain = common(m_goldTypes, m_systemTypes);
    cost.types = static_cast<std::uint32_t>(std::max(golds.size(), systems.size()));
    cost.root = 2 * (cost.types - sameMain) + (sameMain - equal);
    cost.typeError = cost.types != sameMain;
    cost.subtypeError = !cost.typeError && sameMain != equal;
}

support::Result<PairCost> TreeCosts::cost(
    std::uint32_t gold, std::uint32_t system, support::Progress& progress)
{
    PairCost cost;
    typeCost(gold, system, cost);
    cost.boundaryError
        = !sameExtent(m_gold.side, m_gold.mention(gold), m_system.side, m_system.mention(system));
    cost.root += cost.boundaryError ? cost.types : 0;

    const auto golds = m_gold.childrenOf(gold);
    const auto systems = m_system.childrenOf(system);
    if (golds.empty()) {
        const auto inserted = 4 * static_cast<std::uint32_t>(systems.size());
        cost.children = m_policy.noComponents == TreePolicy::NoComponents::One ? inserted
            : m_policy.noComponents == TreePolicy::NoComponents::Cap           ? std::min(inserted, 4U)
                                                                               : 0;
        return cost;
    }
    cost.parts = static_cast<std::uint32_t>(golds.size());
    if (systems.empty()) {
        cost.children = 4 * cost.parts;
        return cost;
    }
    const auto saved = childCost(golds, systems, progress);
    if (!saved) {
        return support::Failure(saved.error());
    }
    cost.children = 4 * static_cast<std::uint32_t>(golds.size() + systems.size()) - *saved;
    return cost;
}

std::uint64_t TreeCosts::childLabel(const TreeSide::Node& node) const
{
    const auto label
        = m_policy.mainChildLabels && !node.component ? m_labels.mainType(node.label) : node.label;
    return 2 * std::uint64_t { label } + (node.component ? 1 : 0);
}

std::int32_t TreeCosts::worth(std::uint32_t gold, std::uint32_t system) const
{
    const bool sameLabel = childLabel(m_gold.nodes[gold]) == childLabel(m_system.nodes[system]);
    const bool sameSpan
        = sameExtent(m_gold.side, m_gold.mention(gold), m_system.side, m_system.mention(system));
    return 8 - (sameLabel ? 0 : 2) - (sameSpan ? 0 : 1);
}

support::Result<void> TreeCosts::childEdges(
    std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems, support::Progress& progress)
{
    m_edges.clear();
    const auto add = [&](std::uint32_t i, std::uint32_t k) {
        m_edges.push_back({ i, k, worth(golds[i], systems[k]) });
    };
    bool whole = true;
    if (!m_policy.childOverlap) {
        whole = golds.size() * systems.size() <= edgeLimit;
        for (std::uint32_t i = 0; whole && i < golds.size(); ++i) {
            for (std::uint32_t k = 0; k < systems.size(); ++k) {
                add(i, k);
            }
        }
    } else {
        const auto placed = [](const TreeSide& side, std::span<const std::uint32_t> list) {
            while (!list.empty() && side.mention(list.back()).span.empty()) {
                list = list.first(list.size() - 1);
            }
            return list;
        };
        SweepBuffers buffers { std::move(m_openGold), std::move(m_openSystem) };
        whole = sweep(
            m_gold.side, placed(m_gold, golds), m_system.side, placed(m_system, systems), buffers,
            [&](std::uint32_t i, std::uint32_t k) {
                const auto& g = m_gold.mention(golds[i]);
                const auto& s = m_system.mention(systems[k]);
                if ((g.fragmentCount | s.fragmentCount) == 0
                    || sharedUnits(m_gold.side, g, m_system.side, s) > 0) {
                    add(i, k);
                }
            },
            [&] { return m_edges.size() <= edgeLimit && !progress.cancelled(); });
        m_openGold = std::move(buffers.openGold);
        m_openSystem = std::move(buffers.openSystem);
    }
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "stopped");
    }
    if (!whole || m_edges.size() > edgeLimit) {
        return support::failure(support::ErrorCode::TooLarge,
            support::said(
                "more than %1 pairs of components of one pair of entities may be aligned; the matching "
                "refuses that",
                edgeLimit));
    }
    return {};
}

support::Result<std::uint32_t> TreeCosts::childCost(
    std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems, support::Progress& progress)
{
    if (const auto found = childEdges(golds, systems, progress); !found) {
        return support::Failure(found.error());
    }
    // Mostly each child meets one other at most.
    m_rowBegin.assign(golds.size() + 1, 0);
    m_columnUse.assign(systems.size(), 0);
    std::uint32_t sum = 0;
    bool apart = true;
    for (const auto& edge : m_edges) {
        apart = apart && m_rowBegin[edge.row + 1] == 0 && m_columnUse[edge.column] == 0;
        ++m_rowBegin[edge.row + 1];
        ++m_columnUse[edge.column];
        sum += static_cast<std::uint32_t>(edge.worth);
    }
    if (apart) {
        return sum;
    }
    sortEdges();
    const auto worthOf = [](const ChildEdge& edge) { return std::int64_t { edge.worth }; };
    const auto columns = AssignmentSolver<std::int64_t, ChildEdge, decltype(worthOf)>(
        m_rowBegin, m_edges, static_cast<std::uint32_t>(systems.size()), worthOf)
                             .solve(progress, AssignmentTies::Any);
    if (!columns) {
        return support::Failure(columns.error());
    }
    sum = 0;
    for (const auto& edge : m_edges) {
        sum += (*columns)[edge.row] == edge.column ? static_cast<std::uint32_t>(edge.worth) : 0;
    }
    return sum;
}

void TreeCosts::sortEdges()
{
    std::sort(m_edges.begin(), m_edges.end(), [](const ChildEdge& a, const ChildEdge& b) {
        return a.row != b.row ? a.row < b.row : a.column < b.column;
    });
    std::partial_sum(m_rowBegin.begin(), m_rowBegin.end(), m_rowBegin.begin());
}

support::Result<std::vector<ChildPair>> TreeCosts::alignedChildren(
    std::uint32_t gold, std::uint32_t system, support::Progress& progress)
{
    using Worth = RankedWorth<std::int64_t>;
    const auto golds = m_gold.childrenOf(gold);
    const auto systems = m_system.childrenOf(system);
    std::vector<ChildPair> pairs;
    if (golds.empty() || systems.empty()) {
        return pairs;
    }
    if (const auto found = childEdges(golds, systems, progress); !found) {
        return support::Failure(found.error());
    }
    m_rowBegin.assign(golds.size() + 1, 0);
    for (const auto& edge : m_edges) {
        ++m_rowBegin[edge.row + 1];
    }
    sortEdges();
    const auto sameLabel = [&](const ChildEdge& edge) {
        return childLabel(m_gold.nodes[golds[edge.row]]) == childLabel(m_system.nodes[systems[edge.column]]);
    };
    const auto worthOf = [&](const ChildEdge& edge) {
        const auto shared = sharedUnits(m_gold.side, m_gold.mention(golds[edge.row]), m_system.side,
            m_system.mention(systems[edge.column]));
        return Worth { edge.worth, 1, sameLabel(edge) ? 1 : 0, shared };
    };
    const auto columns = AssignmentSolver<Worth, ChildEdge, decltype(worthOf)>(
        m_rowBegin, m_edges, static_cast<std::uint32_t>(systems.size()), worthOf)
                             .solve(progress);
    if (!columns) {
        return support::Failure(columns.error());
    }
    for (const auto& edge : m_edges) {
        if ((*columns)[edge.row] == edge.column) {
            const bool label = !sameLabel(edge);
            pairs.push_back({ golds[edge.row], systems[edge.column], label, edge.worth != (label ? 6 : 8) });
        }
    }
    return pairs;
}

} // namespace touchstone::match
