// SPDX-License-Identifier: GPL-3.0-or-later
// Noise as a figure: recall by the error rate of the text above, errors by cause and type below.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// Needs the measure `noisy`. The types with most errors over all systems; those
/// that find no room share a bar of their own, with their sums. Null where no
/// system has a text that differs, or nothing has annotations.
[[nodiscard]] std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
