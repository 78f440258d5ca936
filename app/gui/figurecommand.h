// SPDX-License-Identifier: GPL-3.0-or-later
// `touchstone figure`: a figure as a file, without a display.
#pragma once

#include "app/cli/words/options.h"

namespace touchstone::gui {

/// Before the application is made. 0, or an exit code with the reason printed.
[[nodiscard]] int prepareFigure(const cli::Options& options);
/// Scores, draws and writes. 0 done; 1 the data could not be read, has nothing to show, or the file cannot be
/// written; 2 wrong usage.
[[nodiscard]] int drawFigure(cli::Options options);

} // namespace touchstone::gui
