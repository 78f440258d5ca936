// SPDX-License-Identifier: GPL-3.0-or-later
// What the arguments open in the window: rules, files that belong to the settings, settings, data.
#pragma once

#include "app/cli/words/scoringoptions.h"

#include <functional>

namespace touchstone::ui {
class MainWindow;
}

namespace touchstone::gui {

/// Hands everything to the window; files are read in the background (MainWindow::idle() waits for them).
/// `openData` is called when the settings are in force; `fail` instead when one of their files is wrong.
void openArguments(ui::MainWindow& window, const cli::ScoringOptions& options, std::function<void()> openData,
    std::function<void(const support::Error&)> fail);

} // namespace touchstone::gui
