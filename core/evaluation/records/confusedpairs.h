// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusedPairs: which types are taken for which, most often first: the cells of the confusion counts beside
// the diagonal, without what is missing or spurious.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

struct ConfusedPair
{
    std::uint32_t gold = 0; ///< number of the literal type in Evaluation::labels
    std::uint32_t system = 0; ///< likewise; another one
    std::int64_t count = 0; ///< pairs of annotations: the cell of Evaluation::confusion
    std::int64_t sameSpan = 0; ///< of these with equal boundaries

    [[nodiscard]] std::int64_t otherSpan() const { return count - sameSpan; }
    friend bool operator==(const ConfusedPair&, const ConfusedPair&) = default;
};

/// Most often first; of equally many by the gold's type, then by the system's. O(records · log cells).
[[nodiscard]] std::vector<ConfusedPair> confusedPairs(const Evaluation& evaluation);

} // namespace touchstone::analysis
