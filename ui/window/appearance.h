// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance: the colours of the desktop, or a palette of our own: light, dark, or with high contrast; and
// how large all letters are.
#pragma once

#include "ui/session/settings.h"

#include <QPalette>

namespace touchstone::ui {

/// Sets palette and style of the application. The desktop's own are noted at the first call.
void applyAppearance(Appearance appearance);

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();
/// Black on white, or white on black; goes with frames and a focus of 2 pixels in the colour of the text.
[[nodiscard]] QPalette contrastPalette(bool dark);

/// Sets the font of the application: `percent` of that of the desktop, which is noted at the first call.
void applyTextSize(int percent);

} // namespace touchstone::ui
