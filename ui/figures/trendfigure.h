// SPDX-License-Identifier: GPL-3.0-or-later
// A score over files of scores as a figure.
#pragma once

#include "core/report/trend.h"
#include "core/support/progress.h"
#include "ui/figures/figure.h"
#include "ui/figures/figurerecipe.h"

#include <memory>

namespace touchstone::ui {

/// What is drawn, and how it was asked for.
struct ShownTrend
{
    std::shared_ptr<const analysis::TrendData> data;
    analysis::Trend trend;
    FigureRequest::Trend asked;
};

/// The files for the recipe, with their digests; of one that cannot be read any more none. Stops early when
/// cancelled. O(bytes): not for a GUI thread.
[[nodiscard]] std::vector<analysis::Recipe::Input> trendInputs(
    const analysis::TrendData& data, const support::Progress& progress);

/// Null with the reason where no file has a defined score.
[[nodiscard]] std::unique_ptr<Figure> makeTrendFigure(
    std::shared_ptr<const analysis::TrendData> data, const analysis::Trend& trend, QString& reason);

} // namespace touchstone::ui
