// SPDX-License-Identifier: GPL-3.0-or-later
// What a pair of entities costs as trees: root errors and errors of the children. Source: Ben Jannet et al.,
// ETER (LREC 2014), 4.3; core/docs/eter.md for what the paper leaves open.
#pragma once

#include "core/match/trees/treeside.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::match {

/// How trees are compared; names as on the command line.
struct TreePolicy
{
    /// What children cost that are inserted into an entity without children.
    enum class NoComponents : std::uint8_t { One, Cap, Zero };
    NoComponents noComponents = NoComponents::One;
    bool mainChildLabels = false; ///< a nested entity as a child is compared by its main type only
    bool childOverlap = true; ///< children must share a unit to be aligned
    bool nestedInside = false; ///< nested entities align only below aligned entities

    friend bool operator==(const TreePolicy&, const TreePolicy&) = default;
};

/// Er = root / (4 types), Ec = children / (4 parts), both exact. E = (1 - alpha) Er + alpha Ec.
struct PairCost
{
    std::uint32_t root = 0; ///< type errors and boundary together, in quarters of 1/types; at most 3 types
    std::uint32_t types = 1; ///< length of the longer list of types
    std::uint32_t children = 0; ///< in quarters of 1/parts
    std::uint32_t parts = 1; ///< children of the gold; 1 where it has none
    bool typeError = false; ///< some 0.5 in the best pairing of the types
    bool subtypeError = false; ///< no 0.5, but some 0.25
    bool boundaryError = false;

    /// Et: the type part of Er.
    [[nodiscard]] double typeCost() const
    {
        return static_cast<double>(root - (boundaryError ? types : 0)) / (4.0 * types);
    }
    [[nodiscard]] double rootCost() const { return static_cast<double>(root) / (4.0 * types); }
    [[nodiscard]] double childCost() const { return static_cast<double>(children) / (4.0 * parts); }
    /// No error at any alpha.
    [[nodiscard]] bool correct() const { return root == 0 && children == 0; }
    friend bool operator==(const PairCost&, const PairCost&) = default;
};

/// Two children aligned inside a pair of entities.
struct ChildPair
{
    std::uint32_t gold = 0; ///< nodes
    std::uint32_t system = 0;
    bool labelError = false; ///< costs 0.5
    bool boundaryError = false; ///< costs 0.25
    friend bool operator==(const ChildPair&, const ChildPair&) = default;
};

/// Costs of pairs of one document. Keeps buffers; not for two threads at once.
class TreeCosts
{
public:
    TreeCosts(
        const TreeSide& gold, const TreeSide& system, const TreeLabels& labels, const TreePolicy& policy)
        : m_gold(gold)
        , m_system(system)
        , m_labels(labels)
        , m_policy(policy)
    {
    }

    /// The cost of a pair of entities, whether or not they share a unit. The children are aligned one to one
    /// at least cost: 1 for each without partner, 0.5 for another label plus 0.25 for another span.
    /// O(children
    /// + overlaps of children) where each child overlaps at most one, else as bestAssignment. Errors:
    /// Cancelled; TooLarge when more than 2^22 pairs of children of one pair overlap.
    [[nodiscard]] support::Result<PairCost> cost(
        std::uint32_t gold, std::uint32_t system, support::Progress& progress);

    /// Which children that cost stands for: of the alignments at least cost the one with more pairs, more
    /// equal labels, larger overlap, and the smallest list of pairs; by gold, in the order of its children.
    /// Where the policy caps what is inserted into an entity without children, the list says nothing of it.
    /// Cost and errors as `cost`.
    [[nodiscard]] support::Result<std::vector<ChildPair>> alignedChildren(
        std::uint32_t gold, std::uint32_t system, support::Progress& progress);

private:
    struct ChildEdge
    {
        std::uint32_t row = 0;
        std::uint32_t column = 0;
        std::int32_t worth = 0; ///< quarters saved against leaving both alone
    };

    void typeCost(std::uint32_t gold, std::uint32_t system, PairCost& cost);
    [[nodiscard]] support::Result<std::uint32_t> childCost(std::span<const std::uint32_t> golds,
        std::span<const std::uint32_t> systems, support::Progress& progress);
    [[nodiscard]] support::Result<void> childEdges(std::span<const std::uint32_t> golds,
        std::span<const std::uint32_t> systems, support::Progress& progress);
    /// By row, then column; m_rowBegin holds how many each row has, and then where they begin.
    void sortEdges();
    [[nodiscard]] std::int32_t worth(std::uint32_t gold, std::uint32_t system) const;
    [[nodiscard]] std::uint64_t childLabel(const TreeSide::Node& node) const;

    const TreeSide& m_gold;
    const TreeSide& m_system;
    const TreeLabels& m_labels;
    TreePolicy m_policy;
    std::vector<ChildEdge> m_edges;
    std::vector<std::uint32_t> m_rowBegin, m_columnUse;
    std::vector<std::uint32_t> m_goldTypes, m_systemTypes;
    std::vector<std::uint32_t> m_openGold, m_openSystem;
};

} // namespace touchstone::match
