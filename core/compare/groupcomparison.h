// SPDX-License-Identifier: GPL-3.0-or-later
// GroupComparison: scores of many runs (seeds of one system, say), compared group by group through their
// means.
#pragma once

#include "core/compare/rungroups.h"
#include "core/evaluation/records/findings.h"
#include "core/statistics/significance.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// One run with what is compared of it.
struct GroupedRun
{
    std::string name {}, path {}, signature {};
    std::size_t group = 0;
    std::optional<double> value {}; ///< of the compared score
    std::map<std::string, std::optional<double>> types {}; ///< the same by type
    std::vector<FindingGroup> findings {}; ///< that change its scores
    TouchedNumbers touched {};
};
/// `score`: by the name that MeasureResult::score gives it. `zero`: for scores that are 0/0. Errors:
/// InvalidOption for a score that the measure has not. O(statistics + rows of types).
[[nodiscard]] support::Result<GroupedRun> groupedRun(
    const MeasuredSystem& run, const std::string& score, bool zero);

/// A score over all groups.
struct GroupRow
{
    std::vector<GroupStatistics> groups; ///< best and worst: numbers among the group's runs
    /// Of the means, with the p of a permutation of runs and Welch's interval at the settings' level, which
    /// is not corrected.
    struct Difference : ScoreDifference
    {
        std::optional<std::uint64_t> ways {}; ///< to deal the runs that were looked at; none: no p
    };
    std::vector<Difference>
        differences; ///< overall all pairs of groups; of types each later one and the first
};

struct GroupComparison
{
    std::string measure; ///< id
    std::string score; ///< "strict.f1"
    bool lowerIsBetter = false;
    SignificanceSettings settings; ///< the unit is the run, whatever they say
    std::vector<std::string> groups; ///< names
    std::vector<GroupedRun> runs; ///< group by group
    GroupRow overall;
    std::map<std::string, GroupRow> types;
    std::size_t typeTests = 0; ///< that Holm's correction of types is over

    /// Numbers among `runs` of a group's.
    [[nodiscard]] std::vector<std::size_t> runsOf(std::size_t group) const;
    /// Run number `number` of a group; null for none.
    [[nodiscard]] const GroupedRun* run(std::size_t group, std::optional<std::size_t> number) const;
    /// The means as scores of systems would be compared: all that tables of both say alike. No intervals of
    /// single means.
    [[nodiscard]] ScoreComparison means() const;
    /// The groups, ascending, that the runs do not tell from the best: the two-sided p of their means, after
    /// Holm's correction over all pairs, is not below significanceLevel. Of three groups and more; the best
    /// itself and groups without mean are not among them.
    [[nodiscard]] std::vector<std::size_t> notSeparableFromBest() const;
};

/// What is compared, under which settings: everything of a comparison but its numbers. Overall all pairs of
/// groups are tested, in each type the later groups against the first; each is a family of Holm's correction.
/// Errors: Cancelled. O(pairs × ways × runs) overall and for each type.
[[nodiscard]] support::Result<GroupComparison> compareGroups(
    GroupComparison compared, support::Progress& progress);

} // namespace touchstone::analysis
