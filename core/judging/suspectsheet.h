// SPDX-License-Identifier: GPL-3.0-or-later
// Suspects as a table of finished text, as command line and window export them.
#pragma once

#include "core/judging/suspectranking.h"
#include "core/output/table.h"

namespace touchstone::analysis {

/// A row for each of the suspects, in their order. Columns: rank (from 1, of the ranking's order; judged ones
/// have none), document, line where the format tells it, place, words, what the gold says, what is proposed,
/// votes in words with how those went that were judged alike, score. `script`: names for scripts, kind, start
/// and end apart, every number with all digits. O(rows).
[[nodiscard]] Table suspectTable(
    const SuspectRanking& ranking, std::span<const std::uint32_t> suspects, bool script);

/// "0-6", of a discontinuous annotation "0-6, 10-14"; code points, half-open.
[[nodiscard]] std::string placeWords(const SuspectAnnotation& annotation);

} // namespace touchstone::analysis
