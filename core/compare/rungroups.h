// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of runs: the same system trained with several seeds, say. What a group scores on average, how much
// its runs differ, and whether two groups differ by more than their runs do.
#pragma once

#include "core/statistics/resampling.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace touchstone::analysis {

/// A score of one group; runs whose score is undefined are counted apart.
struct GroupStatistics
{
    std::size_t runs = 0; ///< with a score
    std::size_t undefined = 0;
    std::optional<double> mean;
    std::optional<double> deviation; ///< standard deviation of the sample (n - 1); of one run: empty
    std::optional<std::size_t> best, worst; ///< numbers of runs; of equal ones the first
};
/// Does not depend on the order of the values, but for best and worst of equal ones. O(n log n).
[[nodiscard]] GroupStatistics groupStatistics(
    std::span<const std::optional<double>> values, bool lowerIsBetter);

/// Difference of the means, second minus first.
struct GroupTest
{
    double difference = 0;
    /// Share of the ways to deal the runs to groups of these sizes whose difference is at least as great as
    /// the one found, in its direction (of no difference: at least 0), or either way. Ties count.
    double oneSided = 1;
    double twoSided = 1;
    bool exact = false; ///< all ways were looked at; else p = (r + 1) / (trials + 1)
    std::uint64_t ways = 0; ///< looked at
};

/// Permutation test of the means: were the names of the groups dealt at random, how often would their means
/// be so far apart? Speaks of runs (seeds) on this corpus, not of other documents. All ways are looked at
/// where they are at most metrics::mostOutcomes, which is so for two groups of seven. Undefined scores stay
/// out; nothing without a score in either group. Differences within 1e-12 are ties. Source: Good, Permutation
/// Tests (2000), ch. 3; seeded as statistics/resampling. Errors: Cancelled. O(ways × runs).
[[nodiscard]] support::Result<std::optional<GroupTest>> permutationOfRuns(
    std::span<const std::optional<double>> first, std::span<const std::optional<double>> second,
    const metrics::ResamplingSpec& spec, support::Progress& progress);

/// Confidence interval of the difference of the means, second minus first: Welch's, which lets groups differ
/// in how much their runs differ. The unit is the run, as in permutationOfRuns; scores of runs are taken to
/// be normal around their mean. `level`: percent, above 0, below 100. Nothing where a group has fewer than
/// two scores; the difference itself where neither group's scores differ. Interval::trials is 0, since
/// nothing is drawn. Sources: Welch, The generalization of "Student's" problem (Biometrika 34, 1947);
/// Satterthwaite, An approximate distribution of estimates of variance components (Biometrics 2, 1946),
/// eq. 17. O(n log n).
[[nodiscard]] std::optional<metrics::Interval> welchInterval(std::span<const std::optional<double>> first,
    std::span<const std::optional<double>> second, double level);

} // namespace touchstone::analysis
