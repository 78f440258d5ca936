// SPDX-License-Identifier: GPL-3.0-or-later
// Resampling: how far a score may be off, and whether two systems differ, from statistics that add up over
// units (documents or sentences). Percentile bootstrap, paired approximate randomisation, Holm's correction.
//
// Sources: Efron and Tibshirani, An Introduction to the Bootstrap (1993), ch. 13; Noreen, Computer-Intensive
// Methods for Testing Hypotheses (1989); Holm, A simple sequentially rejective multiple test procedure
// (1979); core/docs/neleval.md, "Resampling". Random numbers are our own (SplitMix64), so they are the same
// on every machine; every trial has its own stream, so threads change nothing; units are brought into an
// order of their own statistics, so that their order changes nothing either.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace touchstone::metrics {

/// SplitMix64 (Steele, Lea and Flood 2014): 64 random bits at a time, one stream per (seed, use, trial).
class RandomBits
{
public:
    explicit RandomBits(std::uint64_t seed)
        : m_state(seed)
    {
    }
    RandomBits(std::uint64_t seed, std::uint64_t use, std::uint64_t trial);

    std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        return mixed(m_state);
    }
    /// 0 … bound - 1, each equally likely; bound from 1 on.
    std::uint32_t below(std::uint32_t bound);

private:
    static std::uint64_t mixed(std::uint64_t bits)
    {
        bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
        bits = (bits ^ (bits >> 27U)) * 0x94D049BB133111EBU;
        return bits ^ (bits >> 31U);
    }
    std::uint64_t m_state;
};

/// A row of statistics per unit; zeros are not kept, so that a column per type and count costs nothing.
class UnitTable
{
public:
    struct Cell
    {
        std::uint32_t column = 0;
        double value = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    explicit UnitTable(std::size_t width)
        : m_width(width)
    {
    }
    /// Columns ascending, below width().
    void addUnit(std::span<const Cell> cells);
    /// width() values.
    void addUnit(std::span<const double> row);

    [[nodiscard]] std::size_t units() const { return m_ends.size(); }
    [[nodiscard]] std::size_t width() const { return m_width; }
    [[nodiscard]] std::span<const Cell> unit(std::size_t number) const;
    /// The units in the order of their statistics: equal tables of shuffled units give equal rows here.
    [[nodiscard]] std::vector<std::uint32_t> canonicalOrder() const;
    /// Of every column; the last digit does not depend on the order of the units. O(units log units).
    [[nodiscard]] std::vector<double> sum() const;

private:
    std::size_t m_width;
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_ends; ///< by unit: end of its cells
};

/// Scores from summed statistics: `sums` as wide as asked, `scores` to be filled; NaN: undefined. Called by
/// several threads at once.
using ScoresOfSum = std::function<void(std::span<const double> sums, std::span<double> scores)>;

struct ResamplingSpec
{
    std::uint64_t seed = 1;
    std::size_t trials = 2500;
    double confidenceLevel = 95; ///< percent, above 0, below 100
    friend bool operator==(const ResamplingSpec&, const ResamplingSpec&) = default;
};
inline constexpr std::size_t mostTrials = 1'000'000;

/// Values of `scoreCount` scores in each trial, score by score: trials × scores. A trial draws as many units
/// as there are, with replacement; scores of one call see the same draws, so their differences are paired.
/// No units: NaN everywhere. Errors: Cancelled; InvalidOption for trials 0 or over mostTrials. Progress
/// counts trials (expect and advance).
[[nodiscard]] support::Result<std::vector<double>> bootstrap(const UnitTable& table, std::size_t scoreCount,
    const ScoresOfSum& scores, const ResamplingSpec& spec, support::Progress& progress);

struct Interval
{
    double low = 0;
    double high = 0;
    std::size_t trials = 0; ///< in which the score was defined; the interval is of these
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// Percentiles (100 - level) / 2 and 100 - that of the values: position p / 100 · (N + 1) of the sorted
/// values, linear between two, clamped (Hyndman and Fan's type 6, as neleval). NaN are left out; nothing when
/// none is left. O(N log N).
[[nodiscard]] std::optional<Interval> percentileInterval(std::span<const double> values, double level);

/// Difference second - first of one score.
struct SwapTest
{
    double difference = 0;
    /// Share of the swaps whose difference is at least as great as the one found, in its direction (of no
    /// difference: at least 0). Ties count.
    double oneSided = 1;
    /// Share of the swaps whose difference is at least as great either way.
    double twoSided = 1;
    /// All swaps were looked at; else p = (r + 1) / (trials + 1), r of the trials being as great.
    bool exact = false;
    std::uint64_t trials = 0; ///< distinct outcomes looked at, or trials
};

/// Paired approximate randomisation: in each trial the two systems' statistics of each unit are swapped with
/// probability 1/2. `table` holds the first system's `width` statistics from column `first` on, the second's
/// from `second` on; `scores` is asked of one system at a time. Where the units that differ are few (at most
/// `mostOutcomes` distinct outcomes), all swaps are counted instead. A swap whose difference is undefined
/// counts as great as any; a score that is undefined for either system has no test. Differences within 1e-12
/// are ties. Errors and progress as bootstrap.
[[nodiscard]] support::Result<std::vector<std::optional<SwapTest>>> pairedRandomisation(
    const UnitTable& table, std::size_t first, std::size_t second, std::size_t width, std::size_t scoreCount,
    const ScoresOfSum& scores, const ResamplingSpec& spec, support::Progress& progress);
inline constexpr std::uint64_t mostOutcomes = 16'384;

/// Holm's step-down correction: p of rank i (of m, from the smallest) times m - i, made ascending, at most 1.
/// In the order given. O(m log m).
[[nodiscard]] std::vector<double> holm(std::span<const double> p);

} // namespace touchstone::metrics
