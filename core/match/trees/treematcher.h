// SPDX-License-Identifier: GPL-3.0-or-later
// The least-cost alignment of the entities of two sides as trees, at an exact alpha, and how it changes over
// alpha. Source: Ben Jannet et al., ETER (LREC 2014); core/docs/eter.md.
#pragma once

#include "core/match/flat/assignment.h"
#include "core/match/model/rational.h"
#include "core/match/trees/treecost.h"

namespace touchstone::match {

/// Two entities that share a unit, and what they cost as a pair.
struct TreeEdge
{
    std::uint32_t gold = 0; ///< node of the gold side
    std::uint32_t system = 0; ///< node of the system side
    std::uint32_t shared = 0; ///< units
    PairCost cost;
};

/// Where the least cost bends: the alignment left of `alpha` costs more right of it.
struct TreeKink
{
    Rational alpha; ///< in lowest terms, above 0, below 1
    std::vector<std::uint32_t> parted; ///< edges aligned left of it only, ascending
    std::vector<std::uint32_t> joined; ///< edges aligned right of it only, ascending
};

/// The least total cost over alpha: concave and piecewise linear, a straight line between the kinks, where
/// one alignment is best: the one that solve() gives there (where costs need over 1,000 bits, any of least
/// cost).
struct TreeCurve
{
    std::vector<std::uint32_t> start; ///< edges aligned right of alpha 0, ascending
    std::vector<TreeKink> kinks; ///< by alpha, then by first edge; several groups may bend at one alpha
};

/// The edges of one document in groups connected by overlap. An alignment is a list of edges, each node in
/// one at most.
class TreeMatching
{
public:
    /// Every pair of entities that may be aligned: any two that share a unit, at any depth; with
    /// `nestedInside` both top level, or right below entities that may be aligned. Sides must outlive
    /// nothing: all is copied. O(n log n + edges). Errors: Cancelled; TooLarge (more than 2^22 edges beyond
    /// eight per entity, or as TreeCosts::cost).
    [[nodiscard]] static support::Result<TreeMatching> make(const TreeSide& gold, const TreeSide& system,
        const TreeLabels& labels, const TreePolicy& policy, support::Progress& progress);

    /// By group, then in pair order.
    [[nodiscard]] std::span<const TreeEdge> edges() const { return m_edges; }

    struct Solution
    {
        std::vector<std::vector<std::uint32_t>> alignments; ///< one per alpha asked for: edges, ascending
        std::optional<TreeCurve> curve; ///< empty: not asked for, or too large (see solve)
    };
    enum class Curve : std::uint8_t { No, Yes };

    /// The best alignment at each alpha (0..1), and the curve. Best: least total cost, an entity without
    /// partner costing 1; then more pairs, smaller total Er, smaller total Ec, larger overlap, and the
    /// smallest list of pairs (with `nestedInside` applied to the top level first, then below each aligned
    /// pair). Costs are compared as integers. Groups of two take O(1), a group of k entities O(k³) at most
    /// per alpha and kink. Errors: Cancelled; TooLarge when costs of one group have no common denominator of
    /// 400 bits (some 5,000 children in sets of different prime sizes), or too wide a one for 2^18 edges. The
    /// curve is left out when one group takes more than some seconds or its kinks no longer fit 126 bits.
    [[nodiscard]] support::Result<Solution> solve(
        std::span<const Rational> alphas, Curve curve, support::Progress& progress) const;

    // What follows is for the room.

    /// Edges of which one-to-one subsets are chosen together, contiguous and in pair order.
    struct Table
    {
        std::uint32_t begin = 0; ///< into edges
        std::uint32_t end = 0;
        std::uint32_t rows = 0;
        std::uint32_t columns = 0;
        std::uint32_t above = unassigned; ///< edge under which its pairs stand; unassigned: top level
    };
    /// Tables of one group, those below others first; the last is the top level.
    struct Group
    {
        std::uint32_t firstTable = 0;
        std::uint32_t endTable = 0;
        std::uint32_t begin = 0; ///< into edges: all its tables
        std::uint32_t end = 0;
    };
    /// Place of an edge in its table.
    struct Place
    {
        std::uint32_t row = 0;
        std::uint32_t column = 0;
        std::uint32_t below = unassigned; ///< table of what may be aligned under it
    };
    [[nodiscard]] std::span<const Table> tables() const { return m_tables; }
    [[nodiscard]] std::span<const Place> places() const { return m_places; }

private:
    friend class TreeMatchingBuilder;

    std::vector<TreeEdge> m_edges;
    std::vector<Place> m_places; ///< by edge
    std::vector<Table> m_tables;
    std::vector<Group> m_groups;
};

} // namespace touchstone::match
