// SPDX-License-Identifier: GPL-3.0-or-later
// What a window remembers of the data sets and projects that were open, and opens again.
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/window/mainmenu.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"
#include "ui/opening/welcomepage.h"

namespace touchstone::ui {

void MainWindow::rememberOpened(bool opened)
{
    const std::vector<analysis::DataSetSpec> before = m_settings.recent;
    const auto shown = m_session.dataSet();
    const analysis::DataSetSpec current = shown
        ? m_session.project().dataSets[static_cast<std::size_t>(m_session.currentDataSet())]
        : analysis::DataSetSpec {};
    if (opened && shown && sampleDataSet() != current) {
        analysis::DataSetSpec read = current;
        read.systems.clear();
        for (std::size_t i = 0; i < current.systems.size(); ++i) {
            if (shown->systems[i].layer != nullptr) {
                read.systems.push_back(current.systems[i]);
            }
        }
        if (read != current) {
            m_settings.forget(current);
        }
        if (!read.systems.empty() || m_session.goldAlone()) {
            m_settings.remember(read);
        }
    }
    // One whose files are gone; files that are only gone while they are read again may come back.
    const auto& unread = m_session.unread();
    if (unread && *unread != current && m_session.error()
        && m_session.error()->code == support::ErrorCode::NotFound) {
        m_settings.forget(*unread);
    }
    if (m_settings.recent != before) {
        showRecent();
    }
}

void MainWindow::takeRecent(const analysis::DataSetSpec& recent, bool there)
{
    if (there) {
        m_settings.remember(recent);
    } else {
        m_settings.forget(recent);
    }
    showRecent();
}

void MainWindow::showRecent()
{
    m_welcome->setRecent(m_settings.recent);
    m_menu->fillRecent();
    remember();
}

void MainWindow::openRecent(int index)
{
    if (index < 0 || index >= static_cast<int>(m_settings.recent.size())) {
        return;
    }
    const analysis::DataSetSpec& recent = m_settings.recent[static_cast<std::size_t>(index)];
    if (Settings::isProject(recent)) {
        m_projects->open(fromPath(recent.gold.path));
    } else {
        openDataSet(recent);
    }
}

} // namespace touchstone::ui
