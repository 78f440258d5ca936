// SPDX-License-Identifier: GPL-3.0-or-later
// What `rules check`, `rules list` and `rules explain` print.
#pragma once

#include "app/cli/words/options.h"

#include "core/measures/rules/rulerun.h"

#include <string>

namespace touchstone::cli {

/// The files that were read; with --json the mistakes too, and `rules` may be null.
[[nodiscard]] std::string ruleCheckReport(
    const Options& options, const rules::RuleSet* rules, const support::Diagnostics& findings);
/// Every rule, phase by phase in the order they go, those that are off too.
[[nodiscard]] std::string ruleListReport(const Options& options, const rules::RuleSet& rules);
/// A record per annotation in text order: by begin, end, gold first; with --annotation its history; with
/// --why-not the conditions of that rule. Errors: InvalidOption for a document, annotation or rule that is
/// not there; Cancelled.
[[nodiscard]] support::Result<std::string> ruleExplainReport(const Options& options,
    const analysis::Evaluation& evaluation, const analysis::RuleRun& run, support::Progress& progress);

} // namespace touchstone::cli
