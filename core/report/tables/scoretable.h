// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of an evaluation: what the command line prints and the window copies.
#pragma once

#include "core/curves/confidencecurve.h"
#include "core/evaluation/records/measureresult.h"
#include "core/output/table.h"

#include <optional>
#include <span>
#include <string>

namespace touchstone::analysis {

struct ScoreTableOptions
{
    match::Scheme scheme = match::Scheme::Strict;
    bool zeroForUndefined = false; ///< print 0 where a value is undefined
    int decimals = 3;
};

/// Rows gold types and (none), columns system types and (none).
[[nodiscard]] Table confusionTable(const Evaluation& evaluation);
/// Every count and ratio of every scheme, type and document, one number row each: for scripts. Full
/// precision; undefined is empty.
[[nodiscard]] Table longTable(
    const Evaluation& evaluation, const std::string& system, bool byDocument, bool zeroForUndefined);

/// The same for each of `thresholds` (indices) of a curve: columns min_score and kept stand before the
/// counts.
[[nodiscard]] Table longThresholds(const ConfidenceCurve& curve, const std::string& system,
    std::span<const std::size_t> thresholds, bool zeroForUndefined);

/// A sheet of a measure as text.
[[nodiscard]] Table sheetTable(const ScoreSheet& sheet, const ScoreTableOptions& options);
/// Adds one row per number of a sheet: system, measure, table, row, name (the column's id, or its title),
/// value (full precision).
void addNumbers(Table& table, const std::string& system, const std::string& measure, const ScoreSheet& sheet,
    bool zeroForUndefined, bool byTitle = false);

/// "0.523"; the sign for undefined, or 0.
[[nodiscard]] std::string ratioText(std::optional<double> ratio, const ScoreTableOptions& options);

} // namespace touchstone::analysis
