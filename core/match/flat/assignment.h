// SPDX-License-Identifier: GPL-3.0-or-later
// The best one-to-one assignment of a sparse table under the matching's objective, ties by pair order.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <limits>
#include <vector>

namespace touchstone::match {

inline constexpr std::uint32_t unassigned = std::numeric_limits<std::uint32_t>::max();

/// A pair that may be made. Column and qualities share a word: groups of a thousand nested spans have a
/// million edges.
struct AssignmentEdge
{
    std::uint32_t column : 30 = 0;
    std::uint32_t sameExtent : 1 = 0;
    std::uint32_t sameType : 1 = 0;
    std::uint32_t shared = 0; ///< units, at least 1
};

/// Rows and columns in pair order; the edges of a row by ascending column.
struct AssignmentTable
{
    std::vector<std::uint32_t> rowBegin { 0 }; ///< first edge of each row, and the number of edges
    std::vector<AssignmentEdge> edges;
    std::uint32_t columns = 0;

    [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(rowBegin.size() - 1); }
};

/// The column of each row, or `unassigned`: maximises, in this order, pairs of equal extent and type, pairs
/// of equal extent, pairs of equal type, pairs, shared units; then the smallest sorted list of (row, column).
/// Successive shortest paths over integer weights that encode the objective exactly, then exchanges along
/// tight edges: O(k·E log k) at most, mostly near O(E); memory O(E). Errors: Cancelled; TooLarge when the
/// objective of the table does not fit 127 bits (not below two million rows).
[[nodiscard]] support::Result<std::vector<std::uint32_t>> bestAssignment(
    const AssignmentTable& table, support::Progress& progress);

} // namespace touchstone::match
