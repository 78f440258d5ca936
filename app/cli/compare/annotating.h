// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare` prints of three annotators and more without a gold: F1 of every two, and who deviates.
#pragma once

#include "app/cli/compare/comparing.h"

#include "core/compare/annotators.h"

namespace touchstone::cli {

struct ComparedAnnotators
{
    analysis::AnnotatorPairs pairs;
    analysis::AnnotatorAgreement agreement; ///< under options.scheme
};

/// Reads all annotators and evaluates every two. Pairs of other texts are refused among the findings, the
/// others stand. Errors: those of loadDataSet, of a file that cannot be read; Cancelled.
[[nodiscard]] support::Result<ComparedAnnotators> compareAnnotators(const CompareOptions& options,
    const analysis::EvaluationSpec& spec, const std::stop_token& stop, const Reports& reports,
    analysis::Findings& findings);

/// By what each pair was scored, for the recipe.
[[nodiscard]] std::vector<ScoredBy> scoredBy(
    const ComparedAnnotators& compared, const analysis::EvaluationSpec& spec);

[[nodiscard]] std::string annotatorReport(const CompareOptions& options, const ComparedAnnotators& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
