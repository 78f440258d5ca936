// SPDX-License-Identifier: GPL-3.0-or-later
// Noise as a figure: recall by the error rate of the text above, errors by cause and type below.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// Needs the measure `noisy`. The types with most errors over all systems; those
/// that find no room share a bar of their own, with their sums. Rate, bins and what counts as found are
/// FigureData::noise. Null where nothing has annotations, or no annotation any noise.
[[nodiscard]] std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
