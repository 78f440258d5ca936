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

/// Values of the slices that --by names, of the records that `errors` prints.
class RecordSlices
{
public:
    RecordSlices(const ScoreOptions& options, const analysis::Evaluation& evaluation);

    /// "slices": {"noise": "0-0.1"}; nothing where none was asked for.
    void addTo(Json& record, std::uint32_t number) const;
    /// The same as columns.
    void addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers) const;

private:
    std::vector<const analysis::FacetColumn*> m_facets;
};

/// The slice of this name, or what is wrong with it and the nearest name. `option`: "--by".
[[nodiscard]] support::Result<analysis::SliceDimension> askedSlice(
    const std::string& option, const analysis::Evaluation& evaluation, const std::string& id);

} // namespace touchstone::cli
