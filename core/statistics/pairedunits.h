// SPDX-License-Identifier: GPL-3.0-or-later
// Systems that are compared unit by unit: what each calls the same document or sentence. Inside the room.
#pragma once

#include "core/statistics/significance.h"

namespace touchstone::analysis {

/// A few scores of a measure, from those of its statistics that they are made of. Looks into the result,
/// which must outlive it.
class ChosenScores
{
public:
    /// Errors: InvalidOption for a name that is no score.
    [[nodiscard]] static support::Result<ChosenScores> of(
        const MeasureResult& result, std::span<const std::string> names);

    [[nodiscard]] std::size_t size() const { return m_scores.size(); }
    [[nodiscard]] const Score& front() const { return *m_scores.front(); }
    /// Ascending numbers of statistics.
    [[nodiscard]] const std::vector<std::uint32_t>& needed() const { return m_columns; }
    /// Further statistics that other systems' scores need.
    void need(std::span<const std::uint32_t> columns);
    /// From the sums of the needed statistics, in their order; NaN: undefined.
    void score(std::span<const double> sums, std::span<double> scores) const;

private:
    ChosenScores() = default;

    std::size_t m_width = 0; ///< of all statistics
    std::vector<const Score*> m_scores;
    std::vector<std::uint32_t> m_columns;
};

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
