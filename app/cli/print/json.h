// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as reports print it: the type, of which sources that use it include the whole, and numbers that every
// measure has.
#pragma once

// Goes first: an enumerator there has the name of the type here.
#include "app/cli/words/outputwords.h"

#include "core/measures/base/tally.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>

namespace touchstone::cli {

using Json = nlohmann::ordered_json;

/// A number, or null (0 with --zero-division 0).
[[nodiscard]] Json ratioJson(std::optional<double> value, bool zeroForUndefined);
/// {"strict": {"cor", … "f1"}, "exact", …}.
/// `bothSides`: also what became of the system's annotations, which differs in the row of a class.
[[nodiscard]] Json schemesJson(
    const metrics::SchemeTallies& tallies, bool zeroForUndefined, bool bothSides = false);
/// {"correct", "gold", "system", "precision", "recall", "f1"}.
[[nodiscard]] Json countsJson(
    std::int64_t correct, std::int64_t gold, std::int64_t system, bool zeroForUndefined);

} // namespace touchstone::cli
