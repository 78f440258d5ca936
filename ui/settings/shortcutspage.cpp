// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/shortcutspage.h"

#include "ui/session/corestrings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include "core/support/lookup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace touchstone::ui {

namespace {

enum ShortcutColumn { CommandColumn, KeysColumn, MeaningColumn };

QString nameOf(const CommandInfo& info)
{
    QString name = info.text;
    return name.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

CommandInfo infoOfCommand(Command command)
{
    const std::vector<CommandInfo> all = commands();
    return *std::ranges::find(all, command, &CommandInfo::command);
}

QTreeWidgetItem* addKeyGroup(QTreeWidget* table, const QString& title)
{
    auto* group = new QTreeWidgetItem(table, { title });
    QFont bold = group->font(CommandColumn);
    bold.setBold(true);
    group->setFont(CommandColumn, bold);
    return group;
}

} // namespace

ShortcutsPage::ShortcutsPage(Settings& settings, QWidget* parent)
    : SettingsPage(settings, tr("Shortcuts"), parent)
    , m_filter(makeField(this, tr("Command or key"), tr("Filter commands")))
    , m_table(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_assign(new QPushButton(tr("&Assign"), this))
    , m_remove(new QPushButton(tr("Re&move key"), this))
    , m_reset(new QPushButton(tr("&Reset"), this))
    , m_message(new QLabel(this))
{
    m_table->setHeaderLabels({ tr("Command"), tr("Key"), tr("What it does") });
    wrapColumn(m_table, MeaningColumn);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAccessibleName(tr("Commands and their keys"));
    m_key->setAccessibleName(tr("New key of the command"));
    m_key->setToolTip(tr("Press the new key here; Tab and Esc leave the field"));
    m_key->installEventFilter(this);
    m_reset->setToolTip(tr("The usual key of the command"));
    m_message->setWordWrap(true);
    m_message->setAccessibleName(tr("Message"));
    layColumn(this,
        { inRow({ labelOf(tr("&Filter:"), m_filter, this), { m_filter, 1 } }), { m_table, 1 },
            inRow({ labelOf(tr("New &key:"), m_key, this), { m_key, 1 }, m_assign, m_remove, m_reset }),
            m_message });
    fill();

    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this]() {
        m_key->clear();
        showCurrent();
    });
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::showCurrent);
    connect(m_assign, &QPushButton::clicked, this, [this]() {
        if (const auto command = current()) {
            assign(*command, m_key->keySequence());
        }
    });
    connect(m_remove, &QPushButton::clicked, this, [this]() {
        if (const auto command = current()) {
            clear(*command);
        }
    });
    connect(m_reset, &QPushButton::clicked, this, [this]() {
        if (const auto command = current()) {
            reset(*command);
        }
    });
    m_table->setCurrentItem(m_table->topLevelItem(0)->child(0));
}

bool ShortcutsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_key && event->type() == QEvent::KeyRelease) {
        // One chord is a key: the field would wait for more of them.
        const QKeySequence keys = m_key->keySequence();
        if (!keys.isEmpty()) {
            m_key->clear();
            m_key->setKeySequence(QKeySequence(keys[static_cast<uint>(keys.count() - 1)]));
        }
        return true;
    }
    if (watched == m_key && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) {
            m_table->setFocus(Qt::OtherFocusReason);
            m_key->clear();
            return true;
        }
    }
    return SettingsPage::eventFilter(watched, event);
}

QList<QKeySequence> ShortcutsPage::keysOf(const CommandInfo& info) const
{
    const auto* const own = support::found(m_settings.keys, commandName(info.command), &OwnKeys::command);
    return own != nullptr ? own->keys : info.usualKeys;
}

ShortcutsPage::Taker ShortcutsPage::takerOf(const QKeySequence& key, Command wanted) const
{
    for (const CommandInfo& info : commands()) {
        if (info.command != wanted && keysOf(info).contains(key)) {
            return { info.command, nameOf(info) };
        }
    }
    // F8 steps in a rule file, too: what is usual is meant so.
    if (infoOfCommand(wanted).usualKeys.contains(key)) {
        return {};
    }
    return { std::nullopt, fixedMeaning(key) };
}

void ShortcutsPage::setKeys(Command command, const QList<QKeySequence>& keys)
{
    std::erase_if(
        m_settings.keys, [name = commandName(command)](const OwnKeys& each) { return each.command == name; });
    if (keys != infoOfCommand(command).usualKeys) {
        m_settings.keys.push_back({ commandName(command), keys });
        std::ranges::sort(m_settings.keys, {}, &OwnKeys::command);
    }
}

void ShortcutsPage::relieve(const QKeySequence& key, Command but)
{
    while (const auto other = takerOf(key, but).command) {
        QList<QKeySequence> keys = keysOf(infoOfCommand(*other));
        keys.removeAll(key);
        setKeys(*other, keys);
    }
}

bool ShortcutsPage::assign(Command command, const QKeySequence& key)
{
    const Taker taker = takerOf(key, command);
    if (key.isEmpty() || (!taker.command && !taker.meaning.isEmpty())) {
        return false;
    }
    relieve(key, command);
    setKeys(command, { key });
    tell();
    return true;
}

void ShortcutsPage::clear(Command command)
{
    setKeys(command, {});
    tell();
}

void ShortcutsPage::reset(Command command)
{
    const QList<QKeySequence> usual = infoOfCommand(command).usualKeys;
    for (const QKeySequence& key : usual) {
        relieve(key, command);
    }
    setKeys(command, usual);
    tell();
}

void ShortcutsPage::restoreDefaults()
{
    m_settings.keys.clear();
    tell();
}

void ShortcutsPage::tell()
{
    m_key->clear();
    Q_EMIT edited(SettingsPart::Keys);
    for (int group = 0; group < m_table->topLevelItemCount(); ++group) {
        QTreeWidgetItem* parent = m_table->topLevelItem(group);
        for (int row = 0; row < parent->childCount(); ++row) {
            QTreeWidgetItem* item = parent->child(row);
            if (const QVariant command = item->data(CommandColumn, Qt::UserRole); command.isValid()) {
                item->setText(
                    KeysColumn, keysText(keysOf(infoOfCommand(static_cast<Command>(command.toInt())))));
            }
        }
    }
    filter();
    showCurrent();
}

std::optional<Command> ShortcutsPage::current() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    const QVariant command = item != nullptr ? item->data(CommandColumn, Qt::UserRole) : QVariant();
    return command.isValid() ? std::optional(static_cast<Command>(command.toInt())) : std::nullopt;
}

void ShortcutsPage::fill()
{
    for (const CommandGroup group : { CommandGroup::File, CommandGroup::Edit, CommandGroup::View,
             CommandGroup::Go, CommandGroup::Help }) {
        QTreeWidgetItem* parent = addKeyGroup(m_table, groupTitle(group));
        for (const CommandInfo& info : commands()) {
            if (info.group == group) {
                auto* item
                    = new QTreeWidgetItem(parent, { nameOf(info), keysText(keysOf(info)), info.meaning });
                item->setData(CommandColumn, Qt::UserRole, static_cast<int>(info.command));
            }
        }
    }
    QTreeWidgetItem* fixed = addKeyGroup(m_table, tr("Fixed keys"));
    for (const KeyInfo& info : furtherKeys()) {
        new QTreeWidgetItem(fixed, { QString(), info.keys, info.meaning });
    }
    m_table->expandAll();
    m_table->setItemsExpandable(false);
    for (const int column : { CommandColumn, KeysColumn }) {
        m_table->resizeColumnToContents(column);
    }
}

void ShortcutsPage::filter()
{
    const QString words = m_filter->text().trimmed();
    for (int group = 0; group < m_table->topLevelItemCount(); ++group) {
        QTreeWidgetItem* parent = m_table->topLevelItem(group);
        int shown = 0;
        for (int row = 0; row < parent->childCount(); ++row) {
            QTreeWidgetItem* item = parent->child(row);
            const bool fits = item->text(CommandColumn).contains(words, Qt::CaseInsensitive)
                || item->text(KeysColumn).contains(words, Qt::CaseInsensitive)
                || item->text(MeaningColumn).contains(words, Qt::CaseInsensitive);
            item->setHidden(!fits);
            shown += fits ? 1 : 0;
        }
        parent->setHidden(shown == 0);
    }
}

void ShortcutsPage::showCurrent()
{
    const auto command = current();
    const QKeySequence key = m_key->keySequence();
    const Taker taker = command && !key.isEmpty() ? takerOf(key, *command) : Taker {};
    const bool refused = !taker.command && !taker.meaning.isEmpty();
    const QString text = key.toString(QKeySequence::NativeText);
    if (refused) {
        //: %1: a key, %2: what it does
        m_message->setText(tr("%1 cannot be assigned. It is a fixed key: %2").arg(text, taker.meaning));
    } else if (taker.command) {
        //: %1: a key, %2: a command
        m_message->setText(
            tr("%1 is the key of “%2”. “Take over” gives it to this command.").arg(text, taker.meaning));
    } else {
        m_message->clear();
    }
    m_assign->setText(taker.command ? tr("T&ake over") : tr("&Assign"));
    m_assign->setEnabled(command && !key.isEmpty() && !refused);
    m_key->setEnabled(command.has_value());
    const QList<QKeySequence> keys = command ? keysOf(infoOfCommand(*command)) : QList<QKeySequence>();
    m_remove->setEnabled(!keys.isEmpty());
    m_reset->setEnabled(command && keys != infoOfCommand(*command).usualKeys);
}

} // namespace touchstone::ui

#include "moc_shortcutspage.cpp"
