// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/filespage.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace touchstone::ui {

FilesPage::FilesPage(Settings& settings, QWidget* parent)
    : SettingsPage(settings, tr("Files"), parent)
    , m_list(new QListWidget(this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_clear(new QPushButton(tr("Remove &all"), this))
{
    m_list->setAccessibleName(tr("Recent files"));
    layColumn(this,
        { labelOf(tr("Recent &files, by their gold:"), m_list, this), { m_list, 1 },
            inRow({ m_remove, m_clear, filler }) });
    fill();
    connect(m_remove, &QPushButton::clicked, this, [this]() {
        m_settings.recent.erase(m_settings.recent.begin() + m_list->currentRow());
        tell();
    });
    connect(m_clear, &QPushButton::clicked, this, [this]() {
        m_settings.recent.clear();
        tell();
    });
}

void FilesPage::fill()
{
    const int row = m_list->currentRow();
    m_list->clear();
    for (const analysis::DataSetSpec& dataSet : m_settings.recent) {
        const auto systems = static_cast<int>(dataSet.systems.size());
        const QString first = fromPath(dataSet.gold.path);
        if (Settings::isProject(dataSet)) {
            m_list->addItem(first);
        } else if (systems == 0) {
            //: %1: path of a gold that was open alone
            m_list->addItem(tr("%1 without a system").arg(first));
        } else if (dataSet.noGold) {
            //: %1, %2: paths of two systems that were compared without a gold
            m_list->addItem(tr("%1 and %2").arg(first, fromPath(dataSet.systems.front().path)));
        } else {
            //: %1: path of the gold
            m_list->addItem(tr("%1 with %n systems", nullptr, systems).arg(first));
        }
    }
    m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
    m_remove->setEnabled(m_list->count() > 0);
    m_clear->setEnabled(m_list->count() > 0);
}

void FilesPage::tell()
{
    fill();
    Q_EMIT edited(SettingsPart::Recent);
}

} // namespace touchstone::ui

#include "moc_filespage.cpp"
