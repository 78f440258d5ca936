// SPDX-License-Identifier: GPL-3.0-or-later
// A score over files of scores as a figure.
#pragma once

#include "core/analysis/trend.h"
#include "ui/figures/figure.h"

#include <memory>

namespace touchstone::ui {

/// Null with the reason where no file has a defined score.
[[nodiscard]] std::unique_ptr<Figure> makeTrendFigure(
    std::shared_ptr<const analysis::TrendData> data, const analysis::Trend& trend, QString& reason);

} // namespace touchstone::ui
