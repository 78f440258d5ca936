// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the program with windows, each in a file of its own.
#pragma once

#include "app/cli/words/scoringwords.h"

#include <memory>

namespace touchstone::gui {

using SharedWords = std::shared_ptr<cli::ScoringWords>;

/// Without a command: the window.
[[nodiscard]] std::unique_ptr<cli::Command> windowCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry screenshotCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry figureCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry reportCommand(SharedWords words);

} // namespace touchstone::gui
