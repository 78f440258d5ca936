// SPDX-License-Identifier: GPL-3.0-or-later
// The confusion of types of the first system as a figure.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// The types with most errors that fit the width, the others sharing a row and a column, so that sums stay
/// true. Null without an annotation.
[[nodiscard]] std::unique_ptr<Figure> makeConfusionFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
