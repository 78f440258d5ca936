// SPDX-License-Identifier: GPL-3.0-or-later
// `errors --list`: the records as a measure pairs them.
#pragma once

#include "app/cli/score/report.h"

#include "core/evaluation/records/measureresult.h"
#include "core/support/result.h"

namespace touchstone::cli {

/// Shows a system through the list that the filter names. Errors: InvalidOption for a list, category, value,
/// field, rule or word that the measure does not have, with what was perhaps meant.
[[nodiscard]] support::Result<void> showList(
    const ScoreOptions& options, ScoredSystem& system, const analysis::MeasureResult& measure);

/// Shows the records of a system, scored without --min-score, that it leaves out. Errors: as showList.
[[nodiscard]] support::Result<void> showLeftOut(const ScoreOptions& options, ScoredSystem& system);

/// Are the slices and values that the filter names those of these records? Errors: InvalidOption with what
/// there is and the nearest name.
[[nodiscard]] support::Result<void> checkSlices(
    const analysis::RecordFilter& filter, const analysis::Evaluation& evaluation);

} // namespace touchstone::cli
