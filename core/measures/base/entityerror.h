// SPDX-License-Identifier: GPL-3.0-or-later
// ECER and EWER: how far the entities of a document, as (type, text), are from the gold's, without looking at
// places. Source: ie-eval (arXiv 2404.18664); core/docs/noisy-text.md, "ECER and EWER".
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <optional>
#include <vector>

namespace touchstone::metrics {

struct EntityText
{
    std::uint32_t type = 0; ///< equal for equal types on both sides
    std::u32string_view text;
};

/// In what texts are compared: characters give ECER; words, parted by white space (ASCII blanks, tabs and
/// line ends), EWER.
enum class EntityUnit : std::uint8_t { Character, Word };

/// Sum of the costs of a document: a pair costs min(distance / length of the gold text, 1) in the unit, and 1
/// when the types differ; an entity without partner costs 1. A gold text of length 0 costs 0 against an equal
/// one, else 1.
///
/// Ordered: the least cost over alignments that keep the order of both lists (edit distance over entities).
/// O(n·d) for lists whose costs are d (a band that grows), at most O(n·m). Errors: Cancelled; TooLarge
/// when that is more than 2^28 steps (some 16,000 entities on either side that have nothing in common).
[[nodiscard]] support::Result<double> orderedEntityErrors(const std::vector<EntityText>& gold,
    const std::vector<EntityText>& system, EntityUnit unit, support::Progress& progress);

/// errors / gold entities, at most 1; undefined without gold entities. Over several documents: of the sums.
[[nodiscard]] std::optional<double> entityErrorRate(double errors, std::int64_t goldEntities);

} // namespace touchstone::metrics
