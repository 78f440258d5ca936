// SPDX-License-Identifier: GPL-3.0-or-later
// `check`: what it prints.
#pragma once

#include "app/cli/words/options.h"

#include "core/report/submissionreport.h"

#include <string>

namespace touchstone::cli {

/// For people; with --json for programs.
[[nodiscard]] std::string checkReport(const Options& options, const analysis::SubmissionCheck& check);

} // namespace touchstone::cli
