// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance: the colours of the desktop, or a light or dark palette of our own.
#pragma once

#include "ui/session/settings.h"

#include <QPalette>

namespace touchstone::ui {

/// Sets palette and style of the application. The desktop's own are noted at the first call.
void applyAppearance(Appearance appearance);

/// The palette with a selection that looks otherwise where the keyboard is not, if it does not do so already.
[[nodiscard]] QPalette withQuietSelection(QPalette palette);
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace touchstone::ui
