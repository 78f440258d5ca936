// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of slices in every form of `score`, and what `errors` says of slices.
#pragma once

#include "app/cli/score/measurejson.h"
#include "app/cli/score/report.h"

#include "core/output/table.h"
#include "core/evaluation/slices/slicefacets.h"

namespace touchstone::cli {

/// The tables of one measure for people, one per slice; of words of the corpus the first 50 values.
[[nodiscard]] std::vector<analysis::Table> sliceTables(const ScoreOptions& options, const std::string& name,
    const analysis::Evaluation& evaluation, const std::vector<analysis::SliceTable>& tables,
    const std::string& measure);
/// Adds one row per number: system, measure, "slice.ID", value, score, number; every value.
void addSliceNumbers(analysis::Table& table, const std::string& system,
    const std::vector<analysis::SliceTable>& tables, bool zeroForUndefined);
/// Appends {"slice", "value", "documents", "measures": {ID: …}} per slice and value.
void addSlicesJson(Json& list, const std::vector<analysis::SliceTable>& tables, bool zeroForUndefined);

/// The slice of this name, or what is wrong with it and the nearest name. `option`: "--by".
[[nodiscard]] support::Result<analysis::SliceDimension> askedSlice(
    const std::string& option, const analysis::Evaluation& evaluation, const std::string& id);

} // namespace touchstone::cli
