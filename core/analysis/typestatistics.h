// SPDX-License-Identifier: GPL-3.0-or-later
// What a record adds to the statistics of its types, for intervals and tests type by type. Inside the room.
#pragma once

#include "core/analysis/significance.h"

#include <cstdint>
#include <vector>

namespace touchstone::analysis {

/// A statistic of a type, before types are told apart by number.
struct TypeCount
{
    std::uint32_t type = 0; ///< number among Evaluation::labels
    std::uint32_t statistic = 0; ///< number among MeasureResult::statisticNames
};

/// What a record adds to the rows of its types: one each.
using TypeCountsOf = void (*)(const match::PairOutcome& record, std::vector<TypeCount>& counts);

/// Null where rows of types do not count the evaluation's own records. Else the counts fill all of the
/// measure's statistics: conll's credit for related types has none.
[[nodiscard]] TypeCountsOf typeCountsOf(const MeasuredSystem& system);

} // namespace touchstone::analysis
