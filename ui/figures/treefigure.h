// SPDX-License-Identifier: GPL-3.0-or-later
// The figure `tree`: gold tree and system tree of the selected record (else of the first that has
// components), aligned as ETER does, with the costs below.
#pragma once

#include "ui/figures/figure.h"

#include <memory>

namespace touchstone::ui {

/// Null with the reason: no trees in the data, no record, or trees that cannot be aligned.
[[nodiscard]] std::unique_ptr<Figure> makeTreeFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
