// SPDX-License-Identifier: GPL-3.0-or-later
// The alpha sweep as a figure: ETER of every system over alpha, break-even points marked.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// Needs the measure eter. Null where no system has a curve.
[[nodiscard]] std::unique_ptr<Figure> makeSweepFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
