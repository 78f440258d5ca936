// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring: from options to evaluated systems, layer by layer, slice by slice.
#pragma once

#include "app/cli/print/printing.h"
#include "app/cli/score/report.h"

#include "core/evaluation/records/findings.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <stop_token>
#include <vector>

namespace touchstone::cli {

/// The settings of the options with the files that belong to them; of several layers without the training
/// data, which scoreAll reads for each. Errors, and what `rest` is told: those of
/// loadRelations and of the label map, which the training data follow.
[[nodiscard]] support::Result<analysis::EvaluationSpec> loadSpec(
    const ScoringOptions& options, support::Diagnostics& rest, support::Progress& progress);

/// Every layer, noise level and period of every system but those that are refused. Each layer is read once,
/// of several layers also of the training data. Errors: those of loadDataSet, of loadRelations for training
/// data, evaluate and computeMeasure; InvalidOption for `--layer all` of a gold without columns.
[[nodiscard]] support::Result<std::vector<ScoredSystem>> scoreAll(const ScoreOptions& options,
    const analysis::EvaluationSpec& common, std::stop_token stop, const Reports& reports,
    analysis::Findings& findings);

} // namespace touchstone::cli
