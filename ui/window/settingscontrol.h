// SPDX-License-Identifier: GPL-3.0-or-later
// SettingsControl: opens the settings, and puts in force at once what is changed there.
#pragma once

#include "ui/settings/settingspage.h"

#include <functional>

namespace touchstone::ui {

class DocumentView;
class MainMenu;
class MainWindow;
class Session;
class SettingsDialog;
class WelcomePage;

class SettingsControl : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Settings& settings; ///< of the window
        Session& session;
        DocumentView& text;
        MainMenu& menu;
        WelcomePage& welcome;
        std::function<void()> remember; ///< stores the settings
    };

    SettingsControl(const Parts& parts, MainWindow& window);

    /// Edit, Settings…; it goes when it is closed.
    SettingsDialog* show();

private:
    void apply(SettingsPart part);

    Parts m_parts;
    MainWindow& m_window;
};

} // namespace touchstone::ui
