// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of comparisons that window and command line both show: differences with interval and p, what became
// of the annotations, groups of runs.
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/groupcomparison.h"
#include "core/report/tables/sheettable.h"
#include "core/statistics/significance.h"

namespace touchstone::analysis {

/// "difference" (called `title`), "interval", "p_one_sided", "p_two_sided", and both after Holm's correction:
/// "p_one_sided_holm", "p_two_sided_holm".
void addDifferenceColumns(Sheet& sheet, const std::string& title, const SignificanceSettings& settings);
/// The cells below them; `difference`: as it is shown.
void addDifference(
    std::vector<NotedCell>& cells, const ScoreDifference& test, std::optional<double> difference);

/// A row for each difference of each score, called "b - a": names "a" and "b", their scores "score_a" and
/// "score_b" (≈: not separable from the best), and the columns above. O(differences).
[[nodiscard]] Sheet differencesSheet(
    const std::vector<std::string>& names, std::span<const ScoreComparison> comparisons);

/// What became of the annotations between two systems, a column for each of changeWords: all types together
/// first, then the types, those with most regressions before others; of more than `mostTypes` the note says
/// how many are left out. A count links to its records, of B's evaluation where its list is B's
/// (showsSystemB), else of A's. O(types log types).
[[nodiscard]] Sheet changesSheet(const Comparison& compared, std::size_t mostTypes);

/// A row for each group: runs, mean (≈ as above, the best bold), standard deviation, best and worst run with
/// their scores. `systems`: of each run its number in the data set, where a click leads; empty: none leads
/// anywhere.
[[nodiscard]] Sheet groupsSheet(const GroupComparison& compared, std::span<const std::size_t> systems = {});
/// A row for each type: mean and standard deviation of each group; each later group less the first.
[[nodiscard]] Sheet groupTypesSheet(const GroupComparison& compared);
/// A row for each run: its group and its score.
[[nodiscard]] Sheet groupRunsSheet(
    const GroupComparison& compared, std::span<const std::size_t> systems = {});

} // namespace touchstone::analysis
