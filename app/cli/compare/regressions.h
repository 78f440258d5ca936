// SPDX-License-Identifier: GPL-3.0-or-later
// The annotations behind a broken rule of --fail-if, a line each.
#pragma once

#include "app/cli/compare/comparing.h"

namespace touchstone::cli {

struct BrokenBy
{
    const ScoredSystem& first;
    const ScoredSystem& second;
    std::set<std::string> types; ///< rows that broke the rule; empty: all types together
    bool withoutCase = false; ///< types meet in upper case
};

/// How many annotations regressed from the first system to the second by the rule's score, with one of the
/// types on either side; the first ten of them; and the command that lists them all, where one can say it:
/// not with --setting. Rows that are no literal types (main types of ETER) restrict nothing. Errors:
/// Cancelled.
[[nodiscard]] support::Result<std::vector<std::string>> regressionLines(
    const CompareOptions& options, const FailRule& rule, const BrokenBy& broken, support::Progress& progress);

} // namespace touchstone::cli
