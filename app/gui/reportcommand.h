// SPDX-License-Identifier: GPL-3.0-or-later
// `touchstone report`: one HTML file with scores, figures and errors, without a display.
#pragma once

#include "app/cli/words/options.h"

namespace touchstone::gui {

/// Before the application is made: 0, or 2 when the output is no HTML file; no display is needed.
[[nodiscard]] int prepareReport(const cli::Options& options);
/// 0 done; 1 the data could not be read or the file not be written; 2 wrong usage.
[[nodiscard]] int writeReport(cli::Options options);

} // namespace touchstone::gui
