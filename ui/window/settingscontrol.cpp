// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settingscontrol.h"

#include "ui/panels/text/documentview.h"
#include "ui/base/language.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/appearance.h"
#include "ui/window/mainmenu.h"
#include "ui/window/mainwindow.h"
#include "ui/opening/welcomepage.h"

#include <QStatusBar>

namespace touchstone::ui {

SettingsControl::SettingsControl(const Parts& parts, MainWindow& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
{
    connect(&parts.menu, &MainMenu::settingsRequested, this, &SettingsControl::show);
    connect(&parts.menu, &MainMenu::appearanceChosen, this, [this](Appearance appearance) {
        m_parts.settings.appearance = appearance;
        apply(SettingsPart::Look);
    });
    connect(&parts.menu, &MainMenu::languageChosen, this, [this](const QString& code) {
        m_parts.settings.language = code;
        apply(SettingsPart::Language);
    });
}

SettingsDialog* SettingsControl::show()
{
    auto* dialog = new SettingsDialog(m_parts.settings, m_parts.session.typeCounts(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::edited, this, &SettingsControl::apply);
    dialog->open();
    return dialog;
}

void SettingsControl::apply(SettingsPart part)
{
    Settings& settings = m_parts.settings;
    switch (part) {
    case SettingsPart::Look:
        applyAppearance(settings.appearance);
        applyTextSize(settings.textSize);
        m_parts.menu.followSettings();
        break;
    case SettingsPart::Language:
        m_parts.menu.followSettings();
        m_window.statusBar()->showMessage(languageNotice(settings.language));
        break;
    case SettingsPart::Text: {
        // Each of the two tells of itself, and the window then notes both as they are.
        const bool onlyDifferences = settings.onlyDifferences;
        m_parts.text.setMode(settings.textMode);
        m_parts.text.setOnlyDifferences(onlyDifferences);
        break;
    }
    case SettingsPart::Types:
        m_parts.session.setRememberedHues(settings.typeHues);
        settings.typeHues = m_parts.session.rememberedHues();
        break;
    case SettingsPart::Layouts:
        m_parts.menu.fillLayouts();
        break;
    case SettingsPart::Arrangement:
        if (m_parts.session.dataSet()) {
            m_window.arrange(settings.arrangement);
        }
        break;
    case SettingsPart::Keys:
        useOwnKeys(settings.keys);
        m_parts.menu.followSettings();
        break;
    case SettingsPart::Recent:
        m_parts.welcome.setRecent(settings.recent);
        m_parts.menu.fillRecent();
        break;
    }
    m_parts.remember();
}

} // namespace touchstone::ui

#include "moc_settingscontrol.cpp"
