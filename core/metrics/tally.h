// SPDX-License-Identifier: GPL-3.0-or-later
// Tally: five counts and what follows from them. What 0/0 means is written here once: undefined,
// std::nullopt.
#pragma once

#include "core/match/outcome.h"

#include <array>
#include <cstdint>
#include <optional>

namespace touchstone::metrics {

/// COR, INC, PAR, MIS, SPU of one scheme. Formulas: MUC error categories (a worked example:
/// tests/golden).
struct Tally
{
    std::array<std::int64_t, match::outcomeCount> counts {}; ///< by Outcome

    [[nodiscard]] std::int64_t operator[](match::Outcome outcome) const
    {
        return counts[static_cast<std::size_t>(outcome)];
    }
    void add(match::Outcome outcome, std::int64_t number = 1)
    {
        counts[static_cast<std::size_t>(outcome)] += number;
    }
    Tally& operator+=(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;

    /// POS = COR + INC + PAR + MIS; ACT = COR + INC + PAR + SPU.
    [[nodiscard]] std::int64_t possible() const;
    [[nodiscard]] std::int64_t actual() const;
    /// (COR + 0.5 PAR) / ACT, (COR + 0.5 PAR) / POS, 0..1; undefined when the denominator is 0.
    [[nodiscard]] std::optional<double> precision() const;
    [[nodiscard]] std::optional<double> recall() const;
    /// 2PR / (P + R); undefined when P or R is; 0 when both are 0.
    [[nodiscard]] std::optional<double> f1() const;
};

/// The harmonic mean as above.
[[nodiscard]] std::optional<double> harmonicMean(
    std::optional<double> precision, std::optional<double> recall);
/// numerator / denominator, undefined for denominator 0.
[[nodiscard]] std::optional<double> ratio(double numerator, double denominator);

/// One tally per scheme, in the order of match::allSchemes.
using SchemeTallies = std::array<Tally, match::allSchemes.size()>;
void addRecord(SchemeTallies& tallies, const match::PairOutcome& record);

} // namespace touchstone::metrics
