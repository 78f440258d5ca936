// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes by type as a figure: of several systems a bar each.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// The types with most errors; so many that a figure of twice its width's height holds them. Null without
/// an annotation.
[[nodiscard]] std::unique_ptr<Figure> makeOutcomeFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
