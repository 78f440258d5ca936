// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/layoutpage.h"

#include "ui/widgets/layouts.h"

#include "core/support/lookup.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchstone::ui {

LayoutPage::LayoutPage(Settings& settings, QWidget* parent)
    : SettingsPage(settings, tr("Layout"), parent)
    , m_start(new QComboBox(this))
    , m_list(new QListWidget(this))
    , m_rename(new QPushButton(tr("Re&name"), this))
    , m_remove(new QPushButton(tr("De&lete"), this))
    , m_message(new QLabel(this))
{
    m_start->setAccessibleName(tr("Layout at start"));
    m_list->setAccessibleName(tr("Layouts of your own"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_message->setWordWrap(true);
    m_message->setAccessibleName(tr("Message"));
    auto* asFirst = new QPushButton(tr("Arrange the &panels as at first"), this);
    auto* form = new QFormLayout;
    form->addRow(tr("At &start:"), m_start);
    layColumn(this,
        { form, labelOf(tr("&Own layouts (View, Layout, Save as own layout):"), m_list, this), { m_list, 1 },
            m_message, inRow({ m_rename, m_remove, filler, asFirst }) });
    fill();

    connect(m_start, &QComboBox::activated, this, &LayoutPage::chooseStart);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        const QString from = item->data(Qt::UserRole).toString();
        const QString to = item->text().trimmed();
        // The list is made anew: not while it tells of its item.
        QMetaObject::invokeMethod(
            this, [this, from, to]() { rename(from, to); }, Qt::QueuedConnection);
    });
    connect(m_rename, &QPushButton::clicked, this, [this]() { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this,
        [this]() { remove(m_list->currentItem()->data(Qt::UserRole).toString()); });
    connect(asFirst, &QPushButton::clicked, this, [this]() {
        m_settings.layout.clear();
        m_settings.arrangement = Arrangement::Analyse;
        Q_EMIT edited(SettingsPart::Arrangement);
    });
}

void LayoutPage::fill(const QString& current)
{
    const QSignalBlocker quiet(m_list);
    m_start->clear();
    addChoices(m_start,
        { { tr("As it was left"), StartLayout::AsLeft }, { tr("Read"), StartLayout::Read },
            { tr("Analyse"), StartLayout::Analyse }, { tr("Compare"), StartLayout::Compare } });
    m_list->clear();
    for (const OwnLayout& layout : m_settings.ownLayouts) {
        m_start->addItem(layout.name, static_cast<int>(StartLayout::Own));
        auto* item = new QListWidgetItem(layout.name, m_list);
        item->setData(Qt::UserRole, layout.name);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (layout.name == current) {
            m_list->setCurrentItem(item);
        }
    }
    if (m_list->currentRow() < 0) {
        m_list->setCurrentRow(0);
    }
    const bool own = m_settings.startLayout == StartLayout::Own;
    const int entry = own
        ? m_start->findText(m_settings.startOwnLayout, Qt::MatchExactly | Qt::MatchCaseSensitive)
        : m_start->findData(static_cast<int>(m_settings.startLayout));
    m_start->setCurrentIndex(std::max(0, entry));
    m_rename->setEnabled(m_list->count() > 0);
    m_remove->setEnabled(m_list->count() > 0);
}

void LayoutPage::chooseStart()
{
    m_settings.startLayout = static_cast<StartLayout>(m_start->currentData().toInt());
    m_settings.startOwnLayout
        = m_settings.startLayout == StartLayout::Own ? m_start->currentText() : QString();
    Q_EMIT edited(SettingsPart::Layouts);
}

bool LayoutPage::rename(const QString& from, const QString& to)
{
    auto& layouts = m_settings.ownLayouts;
    auto* const layout = support::found(layouts, from, &OwnLayout::name);
    const bool taken = to != from && support::contains(layouts, to, &OwnLayout::name);
    //: %1: name of a layout
    m_message->setText(taken ? tr("There is a layout “%1” already.").arg(to)
            : to.isEmpty()   ? tr("A layout needs a name.")
                             : QString());
    if (layout == nullptr || taken || to.isEmpty()) {
        fill(from);
        return false;
    }
    layout->name = to;
    if (m_settings.startOwnLayout == from) {
        m_settings.startOwnLayout = to;
    }
    std::ranges::sort(layouts, {}, &OwnLayout::name);
    fill(to);
    Q_EMIT edited(SettingsPart::Layouts);
    return true;
}

void LayoutPage::remove(const QString& name)
{
    std::erase_if(m_settings.ownLayouts, [&name](const OwnLayout& each) { return each.name == name; });
    if (m_settings.startLayout == StartLayout::Own && m_settings.startOwnLayout == name) {
        m_settings.startLayout = StartLayout::AsLeft;
        m_settings.startOwnLayout.clear();
    }
    m_message->clear();
    fill();
    Q_EMIT edited(SettingsPart::Layouts);
}

void LayoutPage::restoreDefaults()
{
    m_settings.startLayout = StartLayout::AsLeft;
    m_settings.startOwnLayout.clear();
    fill();
    Q_EMIT edited(SettingsPart::Layouts);
}

} // namespace touchstone::ui

#include "moc_layoutpage.cpp"
