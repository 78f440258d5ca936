// SPDX-License-Identifier: GPL-3.0-or-later
// FilesPage: the files that were opened last.
#pragma once

#include "ui/settings/settingspage.h"

class QListWidget;
class QPushButton;

namespace touchstone::ui {

class FilesPage : public SettingsPage
{
    Q_OBJECT

public:
    FilesPage(Settings& settings, QWidget* parent);

    void restoreDefaults() override { }
    [[nodiscard]] bool hasDefaults() const override { return false; } // all of it is the user's

private:
    void fill();
    void tell();

    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_clear;
};

} // namespace touchstone::ui
