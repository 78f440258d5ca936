// SPDX-License-Identifier: GPL-3.0-or-later
// Dimming: how old numbers look while new ones are on their way.
#pragma once

#include <QWidget>

namespace touchstone::ui {

inline constexpr double dimmedOpacity = 0.45;

/// Fades the texts of a table (and what its delegates draw) or takes that back.
void setDimmed(QWidget* widget, bool dimmed);
[[nodiscard]] bool isDimmed(const QWidget* widget);

} // namespace touchstone::ui
