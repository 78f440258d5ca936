// SPDX-License-Identifier: GPL-3.0-or-later
// LayoutPage: where the panels stand at start, and the layouts of the user's own.
#pragma once

#include "ui/settings/settingspage.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace touchstone::ui {

class LayoutPage : public SettingsPage
{
    Q_OBJECT

public:
    LayoutPage(Settings& settings, QWidget* parent);

    void restoreDefaults() override;
    /// False: there is a layout of that name, or the name is empty; the page says so.
    bool rename(const QString& from, const QString& to);
    void remove(const QString& name);

private:
    void fill(const QString& current = {});
    void chooseStart();

    QComboBox* m_start;
    QListWidget* m_list;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QLabel* m_message;
};

} // namespace touchstone::ui
