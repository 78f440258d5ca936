// SPDX-License-Identifier: GPL-3.0-or-later
// What `trend` prints, and which rules the last change breaks. Nothing here computes a number.
#pragma once

#include "app/cli/score/judging.h"
#include "app/cli/words/outputwords.h"
#include "app/cli/words/failrule.h"
#include "app/cli/words/trendwords.h"

namespace touchstone::cli {

/// The score that was asked for. Errors: InvalidOption for one that no file has, with the nearest and all
/// that there are.
[[nodiscard]] support::Result<analysis::Trend> askedTrend(
    const TrendOptions& asked, const analysis::TrendData& data);
/// With what notes beside lock files say of the runs, but in TSV.
[[nodiscard]] std::string trendReport(
    OutputForm form, const analysis::TrendData& data, const analysis::Trend& trend);
/// A line for each rule that the last file breaks. A rule of every type judges each type that a file has: one
/// that is new is told, one that is gone, or undefined where it was not, breaks the rule. Errors:
/// InvalidOption for a score that is not there; Malformed where the change cannot be judged: no file before,
/// undefined, or other settings.
[[nodiscard]] support::Result<RuleLines> brokenTrendRules(
    const TrendOptions& asked, const std::vector<FailRule>& rules, const analysis::TrendData& data);

} // namespace touchstone::cli
