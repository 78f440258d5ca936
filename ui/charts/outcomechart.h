// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome charts: stacked outcomes by type, document or system, and documents by F1, from the sheets of
// core/report/tables/outcomesheets.
#pragma once

#include "core/report/tables/outcomesheets.h"
#include "ui/charts/barchart.h"

namespace touchstone::ui {

struct OutcomeChartOptions
{
    match::Scheme scheme = match::Scheme::Strict;
    bool shares = false; ///< of all records of a bar, instead of counts
    bool overall = false; ///< one bar per system, of its overall row
    std::size_t most = 20; ///< rows shown: those with most errors over all systems
    Ground ground {};
    bool ordered = false; ///< rows keep the sheet's order (bins)
    std::string slice {}; ///< whose values the rows are; empty: none
    bool fold = false; ///< one more row instead of the last shown, "(n others)", holds the sums of the rest
    QLocale locale {}; ///< of numbers; on paper that of papers
};

/// Lying bars, a segment per outcome that the scheme can give; of several systems a bar each below one
/// another. Rows by errors, most first, unless `ordered`.
[[nodiscard]] BarChart outcomeChart(const SystemSheets& systems, const OutcomeChartOptions& options);

/// Standing bars: documents by part of the F1 scale, a set per system. Category = row of the sheets, set =
/// system.
[[nodiscard]] ChartSpec histogramChart(const SystemSheets& systems, Ground ground, const QLocale& locale);

} // namespace touchstone::ui
