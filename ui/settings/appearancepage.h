// SPDX-License-Identifier: GPL-3.0-or-later
// AppearancePage: colours, size of all letters, and how the texts stand.
#pragma once

#include "ui/settings/settingspage.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace touchstone::ui {

class AppearancePage : public SettingsPage
{
    Q_OBJECT

public:
    AppearancePage(Settings& settings, QWidget* parent);

    void restoreDefaults() override;

private:
    /// Shows the values, which are then those in force.
    void fill(const Settings& settings);

    QComboBox* m_appearance;
    QComboBox* m_language;
    QSpinBox* m_textSize;
    QComboBox* m_mode;
    QCheckBox* m_onlyDifferences;
};

} // namespace touchstone::ui
