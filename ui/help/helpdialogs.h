// SPDX-License-Identifier: GPL-3.0-or-later
// Help dialogs: about the program, and every key. Each goes when it is closed.
#pragma once

#include <QString>

class QDialog;
class QWidget;

namespace touchstone::ui {

/// How much memory the program holds now: "312.4 MiB"; of what the system does not tell "0 bytes".
[[nodiscard]] QString memoryInUse();

/// Version, licence, versions of the libraries, and how much memory is in use. Its text can be copied into a
/// report.
[[nodiscard]] QDialog* aboutDialog(QWidget* parent);

/// Every key, grouped as the menus are. Not modal: it may stay open beside the window.
[[nodiscard]] QDialog* shortcutsDialog(QWidget* parent);

} // namespace touchstone::ui
