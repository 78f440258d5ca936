// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `muc` of an evaluation as sheets: one per scheme, per type and per document.
#pragma once

#include "core/analysis/measureresult.h"
#include "core/metrics/documentmacro.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Averages over documents, by scheme.
using SchemeMacros = std::array<metrics::DocumentMacro, match::allSchemes.size()>;

struct MucResult : MeasureResult
{
    struct Macro
    {
        SchemeMacros overall;
        std::vector<SchemeMacros> types; ///< by number of the evaluation's labels
    };
    std::optional<Macro> macro; ///< under --pairing hipe only
};

/// Columns of a table of one scheme: the counts that it can give, POS, ACT, precision, recall, F1.
[[nodiscard]] std::vector<ScoreSheet::Column> mucColumns(match::Scheme scheme);
/// A row of such a table. `part`: the records that the tally counts, whatever their outcome; null: nothing
/// links.
[[nodiscard]] ScoreSheet::Row mucRow(
    std::string name, const metrics::Tally& tally, match::Scheme scheme, const RecordFilter* part);

/// Reads the tallies that the evaluation holds. O(labels + cases); O(records) under --pairing
/// hipe.
[[nodiscard]] support::Result<MeasureResultPtr> computeMuc(
    const Evaluation& evaluation, support::Progress& progress);

/// The same without tables and statistics per document. O(labels).
[[nodiscard]] support::Result<MeasureResultPtr> computeMucScores(
    const Evaluation& evaluation, support::Progress& progress);

} // namespace touchstone::analysis
