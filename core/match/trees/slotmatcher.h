// SPDX-License-Identifier: GPL-3.0-or-later
// The least-cost alignment of slots, flat, whatever their parents do: entities with entities, or components
// with components. Source: core/docs/eter.md, "SER and ERR".
#pragma once

#include "core/match/trees/treeside.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::match {

/// What a pair costs against 1 for each slot alone: decimal fractions in 0..1 with at most nine digits.
struct SlotCosts
{
    std::int64_t label = 1; ///< for another label, in units of 1/labelScale
    std::int64_t labelScale = 2;
    std::int64_t boundary = 1; ///< for another span, in units of 1/boundaryScale
    std::int64_t boundaryScale = 2;
};

struct SlotPair
{
    std::uint32_t gold = 0; ///< nodes
    std::uint32_t system = 0;
    bool labelError = false; ///< of entities: the sets of types differ
    bool boundaryError = false;
};

enum class SlotKind : std::uint8_t { Entities, Components };

/// One-to-one over pairs that share a unit: least cost; then more pairs, more equal labels, larger overlap,
/// the smallest list of pairs (gold in pair order, system in pair order). Ascending by gold in pair order
/// within groups of overlap. O(n log n + overlaps) and at most O(k³) in a group of k. Errors: Cancelled;
/// TooLarge as overlapPairs.
[[nodiscard]] support::Result<std::vector<SlotPair>> matchSlots(const TreeSide& gold, const TreeSide& system,
    SlotKind kind, const SlotCosts& costs, support::Progress& progress);

} // namespace touchstone::match
