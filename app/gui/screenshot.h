// SPDX-License-Identifier: GPL-3.0-or-later
// `touchstone screenshot`: the real main window, drawn without a display once it has come to rest.
#pragma once

#include "app/cli/words/options.h"

namespace touchstone::gui {

/// Before the application is made: checks the options and chooses platform and scale. 0, or an exit code with
/// the reason printed.
[[nodiscard]] int prepareScreenshot(const cli::Options& options);

/// Opens the data, applies filter and view, writes the PNG. 0 done; 1 the data could not be read or the
/// picture not be written.
[[nodiscard]] int takeScreenshot(const cli::Options& options);

} // namespace touchstone::gui
