// SPDX-License-Identifier: GPL-3.0-or-later
// ShortcutsDialog: every key, grouped as the menus are. Not modal: it may stay open beside the window.
#pragma once

#include <QDialog>

namespace touchstone::ui {

class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(QWidget* parent = nullptr);
};

} // namespace touchstone::ui
