// SPDX-License-Identifier: GPL-3.0-or-later
// One-to-one matching on noisy text: independent of the order of the text, unlike the walk. Source:
// core/docs/noisy-text.md, "One to one".
#pragma once

#include "core/match/noisy/noisywalk.h"

namespace touchstone::match {

/// One comparison per gold entity, in the order of its side. Among the pairs of equal type whose spans share
/// an aligned column (one without gap) and whose distance is within the tolerance: the one-to-one assignment
/// with the most matches, then the least total distance, then the smallest list of pairs (core/docs/eter.md,
/// "Pair order", in aligned columns). Unmatched: compared with nothing. Entities are taken with
/// LabelledEntity::span. O(n log n + pairs) plus the assignment of each connected group. Errors: Cancelled;
/// TooLarge when more than 2^25 pairs of a type lie over one another.
[[nodiscard]] support::Result<std::vector<NoisyComparison>> noisyOneToOne(const NoisySide& gold,
    const NoisySide& system, const align::TextAlignment& alignment, const NoisyTexts& texts,
    Tolerance tolerance, support::Progress& progress);

/// Two entities that noisyOneToOne may pair at some threshold up to 1.
struct NoisyPair
{
    std::uint32_t gold = 0; ///< indices into the sides' entities
    std::uint32_t system = 0;
    std::uint32_t distance = 0; ///< at most length
    std::uint32_t length = 0; ///< of the gold's text, at least 1
};
/// All of them: its candidates at a tolerance of 1. Cost and errors as there, without the assignment.
[[nodiscard]] support::Result<std::vector<NoisyPair>> noisyPairs(const NoisySide& gold,
    const NoisySide& system, const align::TextAlignment& alignment, const NoisyTexts& texts,
    support::Progress& progress);

} // namespace touchstone::match
