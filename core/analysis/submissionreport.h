// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a submission check: the files it reads, its verdict, and the text for people.
#pragma once

#include "core/analysis/project.h"
#include "core/analysis/submissioncheck.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstddef>
#include <string>

namespace touchstone::analysis {

/// Reads the submission, and what it must be like (a gold in the submission's format or another, or plain
/// texts), and compares. Empty files are documents without annotations. Errors: those of reading.
[[nodiscard]] support::Result<SubmissionCheck> checkSubmissionFiles(
    const LayerSource& submission, const std::string& like, support::Progress& progress);

/// Findings of a severity that are listed.
[[nodiscard]] std::size_t findingsOf(const SubmissionCheck& check, support::Severity severity);
/// "3 of 4": submitted of expected.
[[nodiscard]] std::string shown(const SubmissionCheck::Count& count);
/// "LOC, PER": the first 20, with the number of the others; "none".
[[nodiscard]] std::string listedLabels(const SubmissionCheck& check);
/// "Not ready: 2 errors, 1 warning." or "Can be scored, 0 warnings."
[[nodiscard]] std::string submissionVerdict(const SubmissionCheck& check);
/// Counts, errors, warnings (ten of a kind) and the verdict in lines for people.
[[nodiscard]] std::string submissionReport(
    const SubmissionCheck& check, const std::string& submission, const std::string& like);

} // namespace touchstone::analysis
