// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --group`: scores every run, and compares the groups by their means.
#pragma once

#include "app/cli/compare/comparing.h"

#include "core/compare/groupcomparison.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace touchstone::cli {

struct ComparedGroups
{
    analysis::GroupComparison comparison;
    std::vector<std::size_t> leftOut; ///< by group: runs that could not be scored
    /// By run, then rule of --fail-if: what the rule speaks of.
    std::vector<std::vector<std::optional<double>>> ruled;
};

/// A run that cannot be read or scored stays out with a warning; where a rule of --fail-if judges the means
/// it is an error, since a mean without it could pass for want of its worst run. Errors: those of the gold;
/// InvalidOption for a score or a type that is not there; Malformed where a group has no run left.
[[nodiscard]] support::Result<ComparedGroups> compareGroups(const CompareOptions& options,
    const analysis::EvaluationSpec& spec, const std::stop_token& stop, const Reports& reports,
    analysis::Findings& findings);

/// A line for each rule that a difference of means breaks, of each later group against the first. Errors:
/// Malformed where a run has no score that a rule judges.
[[nodiscard]] support::Result<std::vector<std::string>> brokenGroupRules(
    const CompareOptions& options, const ComparedGroups& compared);

[[nodiscard]] std::string groupReport(const CompareOptions& options, const ComparedGroups& groups,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
