// SPDX-License-Identifier: GPL-3.0-or-later
// A score over files of scores as a chart: a line per system, a point per file, a mark where settings differ
// from the file before. The same for the view and for figures.
#pragma once

#include "core/report/trend.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace touchstone::ui {

/// Systems that are drawn, the first ones of the trend: more lines cannot be told apart.
inline constexpr std::size_t mostTrendLines = 20;

struct TrendPoint
{
    std::size_t system = 0; ///< into Trend::systems
    std::size_t row = 0; ///< into Trend::rows
    friend bool operator==(const TrendPoint&, const TrendPoint&) = default;
};

struct TrendChart
{
    ChartSpec spec; ///< a line's points stand in the order of the rows; x is the row's number from 1 on
    std::vector<TrendPoint> marks; ///< by mark of the spec
};

/// Values that are undefined or missing are gaps. `off`: by system, lines that are hidden.
[[nodiscard]] TrendChart trendChart(const analysis::TrendData& data, const analysis::Trend& trend,
    Ground ground, const std::vector<bool>& off = {});
/// What a hit is on: a point or a mark; nothing for a line or the legend.
[[nodiscard]] std::optional<TrendPoint> trendPoint(const TrendChart& chart, const ChartHit& hit);
/// "Matching: Optimal one-to-one → As the HIPE scorer", as the forms of the settings name it.
[[nodiscard]] QString trendDifferenceText(
    const analysis::TrendDifference& difference, const QLocale& locale = QLocale());
/// File, value, change, and what differs: for callouts.
[[nodiscard]] QString trendWords(const analysis::TrendData& data, const analysis::Trend& trend,
    const TrendPoint& point, const QLocale& locale);

} // namespace touchstone::ui
