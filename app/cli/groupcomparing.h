// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --group`: scores every run, and compares the groups by their means.
#pragma once

#include "app/cli/options.h"
#include "app/cli/scoring.h"

#include "core/analysis/rungroups.h"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace touchstone::cli {

struct GroupedRun
{
    std::string name, path, signature;
    std::size_t group = 0;
    std::optional<double> value; ///< of the compared score
    std::map<std::string, std::optional<double>> types; ///< the same by type
    std::vector<std::optional<double>> ruled; ///< by rule of --fail-if: what it speaks of
};

/// A score over all groups.
struct GroupRow
{
    std::vector<analysis::GroupStatistics> groups;
    struct Difference
    {
        std::size_t first = 0;
        std::size_t second = 0;
        std::optional<analysis::GroupTest> test; ///< none: a group has no defined score
        std::optional<double> oneSidedHolm, twoSidedHolm;
    };
    std::vector<Difference>
        differences; ///< overall all pairs of groups; of types each later one and the first
};

struct ComparedGroups
{
    std::vector<std::string> groups;
    std::vector<GroupedRun> runs; ///< group by group; those that could be scored
    bool lowerIsBetter = false;
    GroupRow overall;
    std::map<std::string, GroupRow> types;
    std::size_t typeTests = 0; ///< that Holm's correction of types is over

    /// Numbers among `runs` of a group's.
    [[nodiscard]] std::vector<std::size_t> runsOf(std::size_t group) const;
};

/// A run that cannot be read or scored stays out with a warning. Errors: those of the gold; InvalidOption for
/// a score or a type that is not there; Malformed where a group has no run left.
[[nodiscard]] support::Result<ComparedGroups> compareGroups(const Options& options,
    const analysis::EvaluationSpec& spec, std::stop_token stop, const Reports& reports, Findings& findings);

/// A line for each rule that a difference of means breaks, of each later group against the first. Errors:
/// Malformed where a mean is undefined.
[[nodiscard]] support::Result<std::vector<std::string>> brokenGroupRules(
    const Options& options, const ComparedGroups& compared);

[[nodiscard]] std::string groupReport(
    const Options& options, const ComparedGroups& compared, const support::Diagnostics& diagnostics);

} // namespace touchstone::cli
