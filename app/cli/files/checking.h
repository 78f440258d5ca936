// SPDX-License-Identifier: GPL-3.0-or-later
// `check`: what it prints.
#pragma once

#include "core/evaluation/dataset/project.h"

#include "core/report/submissionreport.h"

#include <string>

namespace touchstone::cli {

/// For people; with --json for programs.
[[nodiscard]] std::string checkReport(
    const analysis::DataSetSpec& dataSet, bool json, const analysis::SubmissionCheck& check);

} // namespace touchstone::cli
