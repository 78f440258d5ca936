// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of `ser`, and the categories of its records. Inside the room.
#pragma once

#include "core/measures/ser/computeser.h"

namespace touchstone::analysis {

/// Statistics (in the order in which computeSer() counts them) and scores.
void describe(SerResult& result, const metrics::SerParameters& parameters);
[[nodiscard]] std::vector<std::string> serCategories();
/// The categories that count a record; `pair` is null without a pair.
[[nodiscard]] std::uint32_t serBits(const match::PairOutcome& record, const match::SlotPair* pair);
/// Adds a record, given its categories, to counts.
void addRecord(metrics::SerCounts& counts, std::uint32_t bits);

/// Adds the tables; that per document has rows only with `perDocument`.
void addSheets(const Evaluation& evaluation, SerResult& result, bool perDocument);

} // namespace touchstone::analysis
