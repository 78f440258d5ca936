// SPDX-License-Identifier: GPL-3.0-or-later
// `check`: what it reads and prints.
#pragma once

#include "app/cli/options.h"

#include "core/analysis/submissioncheck.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <string>

namespace touchstone::cli {

/// Reads the submission (the data set's gold place) and what it must be like, and compares. Errors: those of
/// reading.
[[nodiscard]] support::Result<analysis::SubmissionCheck> check(
    const Options& options, support::Progress& progress);
/// For people; with --json for programs.
[[nodiscard]] std::string checkReport(const Options& options, const analysis::SubmissionCheck& check);

} // namespace touchstone::cli
