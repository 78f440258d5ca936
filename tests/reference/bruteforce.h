// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal matching by trying every one-to-one assignment of a document: slow, and written from the
// definition alone, to hold the fast one against.
#pragma once

#include "core/match/flat/assignment.h"
#include "core/match/flat/matcher.h"

namespace touchstone::reference {

/// Pairs ascending by gold. Meant for a dozen mentions.
[[nodiscard]] std::vector<match::Pair> everyAssignment(
    const match::Side& gold, const match::Side& system, double minOverlap);

/// The best assignment of a table by a second table over all subsets of its columns: O(rows * 2^columns).
[[nodiscard]] std::vector<std::uint32_t> subsetAssignment(const match::AssignmentTable& table);

/// The records of a matching in text order from the definition: quadratic.
[[nodiscard]] std::vector<match::PairOutcome> plainRecords(std::uint32_t document, const match::Side& gold,
    const match::Side& system, std::span<const match::Pair> pairs, double minOverlap);

} // namespace touchstone::reference
