// SPDX-License-Identifier: GPL-3.0-or-later
// Systems that are compared unit by unit: what each calls the same document or sentence. Inside the room.
#pragma once

#include "core/statistics/significance.h"
#include "core/statistics/chosenscores.h"

#include <cstdint>
#include <span>
#include <vector>

namespace touchstone::analysis {

/// One system's units with their statistics.
struct PairedSide
{
    ResamplingUnits units;
    UnitStatistics statistics;
    std::vector<double> totals;
};

/// Errors: InvalidOption for a level that is none.
[[nodiscard]] support::Result<void> checkLevel(const SignificanceSettings& settings);
/// The same, and for systems whose statistics are not alike.
[[nodiscard]] support::Result<void> checkComparable(
    const SignificanceSettings& settings, std::span<const MeasuredSystem> systems);

/// Errors: those of ResamplingUnits::of and unitStatistics.
[[nodiscard]] support::Result<PairedSide> pairedSide(const MeasuredSystem& system, ResamplingUnit unit);

/// All systems' units, with some scores of each: every one needs what any needs.
struct PairedSides
{
    std::vector<PairedSide> sides;
    std::vector<ChosenScores> scores;
};
/// `names`: of one empty name the headline. Errors: those of checkComparable, pairedSide and
/// ChosenScores::of; InvalidOption without systems.
[[nodiscard]] support::Result<PairedSides> pairedSides(std::span<const MeasuredSystem> systems,
    std::vector<std::string> names, const SignificanceSettings& settings);

/// The number of a unit that a system does not have.
inline constexpr std::uint32_t noUnit = annotation::noEntity;
/// Rows of unit numbers, one per system: what each calls the same unit; noUnit: it has none. Errors:
/// Unpairable where a unit of the gold is not there for all. O(units log units).
[[nodiscard]] support::Result<std::vector<std::vector<std::uint32_t>>> meetingUnits(
    std::span<const MeasuredSystem> systems, const std::vector<PairedSide>& sides);

/// NaN is undefined.
[[nodiscard]] std::optional<double> defined(double value);
/// The second less the first of some scores (NaN: undefined), whose samples stand one after the other, with
/// an interval where there are several units: draws of one are all alike and tell nothing.
[[nodiscard]] ScoreDifference sampledDifference(std::size_t first, std::size_t second,
    std::span<const double> scores, std::span<const double> samples, const metrics::ResamplingSpec& spec,
    std::size_t units);
/// Keeps what a test of one score found. Errors: the test's.
[[nodiscard]] support::Result<void> keepTest(
    ScoreDifference& difference, const support::Result<std::vector<std::optional<metrics::SwapTest>>>& tests);
/// Fills the corrected p of differences that have one; they are one family. O(n log n).
void correctByHolm(std::span<ScoreDifference* const> differences);

} // namespace touchstone::analysis
