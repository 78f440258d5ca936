// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingspage.h"

namespace touchstone::ui {

SettingsPage::SettingsPage(Settings& settings, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
{
    setWindowTitle(title);
    setAccessibleName(title);
}

SettingsPage::~SettingsPage() = default;

} // namespace touchstone::ui

#include "moc_settingspage.cpp"
