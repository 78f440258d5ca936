// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsdialog.h"

#include "ui/help/helpwindow.h"
#include "ui/settings/appearancepage.h"
#include "ui/settings/filespage.h"
#include "ui/settings/layoutpage.h"
#include "ui/settings/shortcutspage.h"
#include "ui/settings/typespage.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screenfit.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

namespace touchstone::ui {

SettingsDialog::SettingsDialog(
    Settings& settings, const std::vector<annotation::TypeCount>& types, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
{
    setWindowTitle(tr("Settings"));
    m_list->setAccessibleName(tr("Pages"));
    const std::initializer_list<SettingsPage*> pages { new AppearancePage(settings, m_stack),
        new TypeColoursPage(settings, types, m_stack), new LayoutPage(settings, m_stack),
        new ShortcutsPage(settings, m_stack), new FilesPage(settings, m_stack) };
    for (SettingsPage* page : pages) {
        m_list->addItem(page->windowTitle());
        m_stack->addWidget(page);
        connect(page, &SettingsPage::edited, this, &SettingsDialog::edited);
    }
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* defaults = buttons->addButton(tr("Restore &defaults"), QDialogButtonBox::ResetRole);
    defaults->setToolTip(tr("Of this page; layouts of your own and the list of recent files stay"));
    defaults->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(defaults, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    connect(m_list, &QListWidget::currentRowChanged, this, [this, defaults](int row) {
        m_stack->setCurrentIndex(row);
        const auto* page = qobject_cast<const SettingsPage*>(m_stack->currentWidget());
        defaults->setEnabled(page != nullptr && page->hasDefaults());
    });
    m_list->setCurrentRow(0);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layColumn(this, { { inRow({ m_list, { m_stack, 1 } }), 1 }, buttons });
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 30);
    helpByKey(*this, QStringLiteral("settings"));
    keepOnScreen(*this);
    m_list->setFocus();
}

void SettingsDialog::showPage(const SettingsPage& page)
{
    for (int row = 0; row < m_stack->count(); ++row) {
        if (m_stack->widget(row) == &page) {
            m_list->setCurrentRow(row);
        }
    }
}

void SettingsDialog::restoreDefaults()
{
    if (auto* page = qobject_cast<SettingsPage*>(m_stack->currentWidget())) {
        page->restoreDefaults();
    }
}

} // namespace touchstone::ui

#include "moc_settingsdialog.cpp"
