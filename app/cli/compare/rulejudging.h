// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of --fail-if over differences: which are broken, and by which annotations.
#pragma once

#include "app/cli/compare/comparing.h"

namespace touchstone::cli {

/// Judges every rule by the difference of each later system and the first. A rule of every type judges each
/// type that a table of either has: one that only the second has a value of is new, and told; one that has
/// none any more is gone, which breaks the rule where the first had a value of it. Below a broken rule stand
/// the first annotations that regressed by its score (of the types that broke it, on either side), and how
/// `errors` lists all of them. Errors: InvalidOption for a type or score that is not there; Malformed where
/// the difference is undefined; Cancelled.
[[nodiscard]] support::Result<RuleLines> judgedDifferences(
    const CompareOptions& options, const ComparedSystems& compared, support::Progress& progress);

/// The same of the means of each later group and the first, without annotations. Errors: Malformed where a
/// run has no score that a rule judges.
[[nodiscard]] support::Result<RuleLines> judgedMeans(
    const CompareOptions& options, const ComparedGroups& compared);

} // namespace touchstone::cli
