// SPDX-License-Identifier: GPL-3.0-or-later
// Counts and scores on noisy text. Source: core/docs/noisy-text.md, "Scores".
#pragma once

#include "core/measures/base/numbertree.h"

#include <cstdint>
#include <optional>
#include <span>

namespace touchstone::metrics {

/// Of a type, a document, or all.
struct NoisyCounts
{
    std::int64_t predicted = 0; ///< entities of the system
    std::int64_t matched = 0; ///< gold entities whose comparison is a match
    std::int64_t support = 0; ///< entities of the gold

    NoisyCounts& operator+=(const NoisyCounts& other);
    friend bool operator==(const NoisyCounts&, const NoisyCounts&) = default;

    /// matched / predicted, matched / support; undefined when that is 0. An empty prediction has recall 0.
    [[nodiscard]] std::optional<double> precision() const;
    [[nodiscard]] std::optional<double> recall() const;
    /// Undefined when either is, 0 when both are 0.
    [[nodiscard]] std::optional<double> f1() const;
};

void flow(const NumberFlow& to, NoisyCounts& counts);

/// The peer's figure for several documents: the unweighted mean over documents of P, R and F1 of all types.
/// A document where a value is undefined takes no part in the mean of that value (the peer dies of it); each
/// is undefined when no document has it. Independent of the order of documents.
struct DocumentsMacro
{
    std::optional<double> precision;
    std::optional<double> recall;
    std::optional<double> f1;
};
[[nodiscard]] DocumentsMacro documentsMacro(std::span<const NoisyCounts> documents);

} // namespace touchstone::metrics
