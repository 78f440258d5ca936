// SPDX-License-Identifier: GPL-3.0-or-later
// The curves over scores as a figure: precision, recall and F1 of one system, F1 of several.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// Overall, under the data's scheme; --min-score in force is the guide. Null where no system tells a score.
[[nodiscard]] std::unique_ptr<Figure> makeConfidenceFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
