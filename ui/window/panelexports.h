// SPDX-License-Identifier: GPL-3.0-or-later
// What an export or a print begins with: that which the panel with the keyboard, or in front, shows.
#pragma once

#include "ui/printing/printdialog.h"

#include "core/support/result.h"

#include <QString>

namespace touchstone::ui {

class FigureDialog;
class PanelDocks;
class SuspectsView;
class TableDialog;

/// `kind`: of the figure; empty: the panel's.
void beginWithPanel(FigureDialog& dialog, const PanelDocks& panels, const QString& kind);
/// Of Compare the ranking, or its score by type.
void beginWithPanel(TableDialog& dialog, const PanelDocks& panels);
/// Writes the rows that are shown in the form that the file's ending names; CSV where it names none. Errors:
/// Unreadable with the system's reason.
[[nodiscard]] support::Result<void> writeSuspects(const SuspectsView& suspects, const QString& path);
/// Has the panel with the keyboard tables of its own to export, not those of the open data set? Then it does.
bool exportsOwnTable(const PanelDocks& panels);
/// The panels to be seen, that with the keyboard first.
[[nodiscard]] std::vector<PrintDialog::Source> printSources(const PanelDocks& panels);

} // namespace touchstone::ui
