// SPDX-License-Identifier: GPL-3.0-or-later
// SettingsPage: one page of the settings. It changes the settings where they are and says what it changed.
#pragma once

#include "ui/session/settings.h"

#include <QWidget>

namespace touchstone::ui {

/// What of the settings was changed, so that it can be put in force at once.
enum class SettingsPart {
    Look, ///< colours and size of all letters
    Language, ///< at the next start
    Text, ///< how the texts stand
    Types, ///< their hues
    Layouts, ///< of the user's own, and the one at start
    Arrangement, ///< the panels are to stand as at first
    Keys,
    Recent
};

class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    /// `settings` is written to and outlives the page. `title`: as in the list of pages.
    SettingsPage(Settings& settings, const QString& title, QWidget* parent);
    ~SettingsPage() override;

    /// What the page shows is as in a new installation; data of the user's (layouts, files) stay.
    virtual void restoreDefaults() = 0;
    /// Is there anything that restoreDefaults() could change?
    [[nodiscard]] virtual bool hasDefaults() const { return true; }

Q_SIGNALS:
    void edited(touchstone::ui::SettingsPart part);

protected:
    Settings& m_settings;
};

} // namespace touchstone::ui
