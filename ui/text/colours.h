// SPDX-License-Identifier: GPL-3.0-or-later
// Colours between colours, and how well one is read on another.
#pragma once

#include <QColor>

namespace touchstone::ui {

/// Between two colours: 1 all the first, 0 all the second.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double shareOfA);
/// WCAG 2 contrast ratio, 1..21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// Black or white, whichever stands out more.
[[nodiscard]] QColor readableOn(const QColor& ground);

} // namespace touchstone::ui
