// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels of the corpus ask of the others: where words stand, and its profile.
#pragma once

#include <QString>

namespace touchstone::ui {

class MainWindow;
class PanelDocks;

void connectCorpusPanels(MainWindow& window, PanelDocks& panels);

/// The words selected in the text, else those of the selected record; empty: neither.
[[nodiscard]] QString wordsAtHand(MainWindow& window);
/// Lists every place where words stand; none: the panel waits for them.
void showOccurrences(MainWindow& window, PanelDocks& panels, const QString& words);

} // namespace touchstone::ui
