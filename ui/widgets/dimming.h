// SPDX-License-Identifier: GPL-3.0-or-later
// Dimming: how old numbers look while new ones are on their way.
#pragma once

#include <QColor>
#include <QWidget>

namespace touchstone::ui {

inline constexpr double dimmedOpacity = 0.45;

/// Fades the texts of a table (and what its delegates draw) or takes that back.
void setDimmed(QWidget* widget, bool dimmed);
/// The text colour drawn towards the ground: 1 all text, 0 all ground.
[[nodiscard]] QColor faded(const QPalette& palette, double part);
[[nodiscard]] bool isDimmed(const QWidget* widget);

} // namespace touchstone::ui
