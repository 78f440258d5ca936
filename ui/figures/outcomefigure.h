// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes by type, document or slice as a figure: of several systems a bar each.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// All types (documents, values) that find room; else those with most errors, and the sums of the others in a
/// bar of their own. Null without an annotation, or without the slice that is asked for.
[[nodiscard]] std::unique_ptr<Figure> makeOutcomeFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
