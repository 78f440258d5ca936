// SPDX-License-Identifier: GPL-3.0-or-later
// Slot Error Rate and Error per Response over entities, components or both. Source: Makhoul et al. (1999) and
// Chinchor and Sundheim (1993), as Ben Jannet et al. (LREC 2014) use them; core/docs/eter.md, "SER and ERR".
#pragma once

#include "core/match/trees/slotmatcher.h"
#include "core/measures/base/numbertree.h"
#include "core/measures/base/parameters.h"

namespace touchstone::metrics {

/// Counts of one set of slots; they add up.
struct SerCounts
{
    std::int64_t slots = 0; ///< of the gold
    std::int64_t systemSlots = 0;
    std::int64_t pairs = 0;
    std::int64_t labelErrors = 0;
    std::int64_t boundaryErrors = 0; ///< counted beside a label error of the same pair
    std::int64_t correct = 0; ///< pairs without error

    void addPair(const match::SlotPair& pair);
    SerCounts& operator+=(const SerCounts& other);
    [[nodiscard]] std::int64_t deletions() const { return slots - pairs; }
    [[nodiscard]] std::int64_t insertions() const { return systemSlots - pairs; }
    [[nodiscard]] std::int64_t wrong() const { return pairs - correct; }
    /// D + I + weighted label and boundary errors.
    [[nodiscard]] double cost(const SerParameters& parameters) const;
    /// Cost by gold slots: >= 0, may exceed 1; undefined without gold slots.
    [[nodiscard]] std::optional<double> ser(const SerParameters& parameters) const;
    /// (W + D + I) / (C + W + D + I) with W wrong pairs; as printed in the paper without W below, which may
    /// exceed 1. Undefined when the denominator is 0.
    [[nodiscard]] std::optional<double> err(bool asPrinted) const;
    friend bool operator==(const SerCounts&, const SerCounts&) = default;
};

void flow(const NumberFlow& to, SerCounts& counts);

/// The weights as matchSlots takes them.
[[nodiscard]] match::SlotCosts slotCosts(const SerParameters& parameters);

/// The rank of each system by one score, 1 the best; equal scores share a rank and the next is left out (1,
/// 2, 2, 4). Undefined scores have none. O(n log n).
[[nodiscard]] std::vector<std::optional<int>> ranks(
    std::span<const std::optional<double>> scores, bool lowerIsBetter);

} // namespace touchstone::metrics
