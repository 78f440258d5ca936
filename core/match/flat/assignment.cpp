// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/assignment.h"

#include "core/match/flat/assignmentsolver.h"

#include <array>
#include <bit>
#include <cstddef>

namespace touchstone::match {

namespace {

__extension__ using Wide = __int128;

/// Worth of an edge: the five parts of the objective as digits of one number, wide enough that no sum over
/// an assignment carries.
template <typename Weight> struct Worth
{
    std::array<Weight, 4> base {}; ///< by sameExtent + 2 sameType

    Worth(std::uint64_t pairs, std::uint64_t mostShared)
    {
        const auto pair = static_cast<Weight>(pairs) * static_cast<Weight>(mostShared) + 1;
        const auto radix = static_cast<Weight>(pairs) + 1;
        const auto type = pair * radix;
        const auto extent = type * radix;
        const auto strict = extent * radix;
        base = { pair, pair + extent, pair + type, pair + type + extent + strict };
    }
    Weight operator()(const AssignmentEdge& edge) const
    {
        return base[static_cast<std::size_t>(edge.sameExtent | (edge.sameType << 1U))]
            + static_cast<Weight>(edge.shared);
    }
};

/// Bits that a Worth needs, with room for sums of two.
int bitsNeeded(std::uint64_t pairs, std::uint64_t mostShared)
{
    const auto digit = static_cast<int>(std::bit_width(pairs + 1));
    return static_cast<int>(std::bit_width(pairs) + std::bit_width(mostShared)) + 1 + 3 * digit + 4;
}

template <typename Weight>
support::Result<std::vector<std::uint32_t>> solved(
    const AssignmentTable& table, std::uint64_t pairs, std::uint64_t mostShared, support::Progress& progress)
{
    return AssignmentSolver<Weight, AssignmentEdge, Worth<Weight>>(
        table.rowBegin, table.edges, table.columns, Worth<Weight>(pairs, mostShared))
        .solve(progress);
}

} // namespace

support::Result<std::vector<std::uint32_t>> bestAssignment(
    const AssignmentTable& table, support::Progress& progress)
{
    const std::uint64_t pairs = std::min(table.rows(), table.columns);
    std::uint64_t mostShared = 1;
    for (const auto& edge : table.edges) {
        mostShared = std::max<std::uint64_t>(mostShared, edge.shared);
    }
    const auto bits = bitsNeeded(pairs, mostShared);
    if (bits <= 63) {
        return solved<std::int64_t>(table, pairs, mostShared, progress);
    }
    if (bits <= 127) {
        return solved<Wide>(table, pairs, mostShared, progress);
    }
    return support::failure(support::ErrorCode::TooLarge,
        support::said("too many annotations of one document overlap one another to be matched"));
}

} // namespace touchstone::match
