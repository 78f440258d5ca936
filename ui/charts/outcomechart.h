// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome charts: stacked outcomes by type, document or system, and documents by F1, from the sheets of
// core/report/tables/outcomesheets.
#pragma once

#include "core/report/tables/outcomesheets.h"
#include "ui/charts/chartspec.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace touchstone::ui {

struct OutcomeSystem
{
    QString name;
    const analysis::ScoreSheet* sheet = nullptr;
};

struct OutcomeChartOptions
{
    match::Scheme scheme = match::Scheme::Strict;
    bool shares = false; ///< of all records of a bar, instead of counts
    bool overall = false; ///< one bar per system, of its overall row
    std::size_t most = 20; ///< rows shown: those with most errors over all systems
    bool dark = false;
    bool ordered = false; ///< rows keep the sheet's order also where not all are shown (bins)
    bool fold = false; ///< one more row instead of the last shown, "(n others)", holds the sums of the rest
};

struct OutcomeChart
{
    ChartSpec spec;
    struct Bar
    {
        std::size_t system = 0; ///< into the systems given
        std::size_t row = 0; ///< of its sheet
    };
    /// By category of the chart; nothing: the system has no such row, or several are folded into one.
    std::vector<std::optional<Bar>> bars;
    /// By bar set: the column of the sheet that its segments count.
    std::vector<std::size_t> columns;
    std::size_t leftOut = 0; ///< rows not shown as such
    std::size_t rows = 0; ///< in all
};

/// Lying bars, a segment per outcome that the scheme can give; of several systems a bar each below one
/// another. Rows by the sheet's order where all are shown, else by errors, most first, unless `ordered`.
[[nodiscard]] OutcomeChart outcomeChart(
    const std::vector<OutcomeSystem>& systems, const OutcomeChartOptions& options);

/// Standing bars: documents by part of the F1 scale, a set per system. Category = row of the sheets, set =
/// system.
[[nodiscard]] ChartSpec histogramChart(const std::vector<OutcomeSystem>& systems, bool dark);

} // namespace touchstone::ui
