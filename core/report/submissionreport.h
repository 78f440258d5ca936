// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a submission check: the files it reads, its verdict, and the text for people.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/dataset/submissioncheck.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstddef>

namespace touchstone::analysis {

/// Reads the submission (the only system of the data set) and what it must be like (the gold: of its format
/// or another, or plain texts) as for scoring, and compares. Empty files are documents without annotations; a
/// submission of which nothing can be used is a check that failed. Errors: those of loadDataSet; NotFound,
/// Unreadable, InvalidOption of the submission.
[[nodiscard]] support::Result<SubmissionCheck> checkSubmissionFiles(
    const DataSetSpec& spec, const CheckSettings& settings, support::Progress& progress);
/// With the settings that nobody changed; both sides are read in one way.
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
/// Errors, warnings and notes (ten of a kind), counts and the verdict in lines for people; what the first
/// finding explains stands below it.
[[nodiscard]] std::string submissionReport(
    const SubmissionCheck& check, const std::string& submission, const std::string& like);

} // namespace touchstone::analysis
