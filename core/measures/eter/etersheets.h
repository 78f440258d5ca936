// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of `eter`, and the categories of its records. Inside the room.
#pragma once

#include "core/measures/eter/computeeter.h"

namespace touchstone::analysis {

/// Statistics (in the order in which computeEter() counts them) and scores.
void describe(EterResult& result);
[[nodiscard]] std::vector<std::string> eterCategories();
/// The categories that count a record; `cost` is null without a pair.
[[nodiscard]] std::uint32_t eterBits(const match::PairOutcome& record, const match::PairCost* cost);

/// Adds the tables; that per document has rows only with `perDocument`. `lists`: by alpha (the spec's, then
/// the sweep's) the id of its record list, shorter where alphas have none; `labels`: the literal types of its
/// records.
void addSheets(const Evaluation& evaluation, EterResult& result, std::span<const std::string> lists,
    std::span<const std::string> labels, bool perDocument);

} // namespace touchstone::analysis
