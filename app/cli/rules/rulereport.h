// SPDX-License-Identifier: GPL-3.0-or-later
// What `rules check`, `rules list` and `rules explain` print.
#pragma once

#include "app/cli/words/scoringoptions.h"

#include "core/measures/rules/rulerun.h"

#include <string>

namespace touchstone::cli {

struct RuleOptions
{
    std::vector<std::string> checked; ///< positional files of `check`
    std::string annotation; ///< id; empty: all
    std::string whyNot; ///< name of a rule; empty: not asked
};

/// Of `rules explain`; the others read rules and output alone.
struct RulesOptions : ScoringOptions, OutputOptions
{
    RuleOptions rules;
    analysis::RecordFilter filter; ///< its documents
};

/// The files that were read; with --json the mistakes too, and `rules` may be null.
[[nodiscard]] std::string ruleCheckReport(
    const RulesOptions& options, const rules::RuleSet* rules, const support::Diagnostics& findings);
/// Every rule, phase by phase in the order they go, those that are off too.
[[nodiscard]] std::string ruleListReport(const RulesOptions& options, const rules::RuleSet& rules);
/// A record per annotation in text order: by begin, end, gold first; with --annotation its history; with
/// --why-not the conditions of that rule. Errors: InvalidOption for a document, annotation or rule that is
/// not there; Cancelled.
[[nodiscard]] support::Result<std::string> ruleExplainReport(const RulesOptions& options,
    const analysis::Evaluation& evaluation, const analysis::RuleRun& run, support::Progress& progress);

} // namespace touchstone::cli
