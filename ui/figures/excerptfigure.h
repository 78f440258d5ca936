// SPDX-License-Identifier: GPL-3.0-or-later
// The figure "excerpt": one sentence with the annotations of the gold above it and those of each system
// below, as every paper on named entities draws by hand.
#pragma once

#include "ui/figures/figure.h"

#include <memory>

namespace touchstone::ui {

/// Null with the reason when there is nothing to show (no record, no text).
[[nodiscard]] std::unique_ptr<Figure> makeExcerptFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
