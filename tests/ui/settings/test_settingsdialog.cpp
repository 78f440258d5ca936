// SPDX-License-Identifier: GPL-3.0-or-later
// The settings: each page by keys, what it changes, what it refuses, and back to the defaults.
#include "ui/settings/settingsdialog.h"

#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/settings/appearancepage.h"
#include "ui/settings/filespage.h"
#include "ui/settings/layoutpage.h"
#include "ui/settings/settingspage.h"
#include "ui/settings/shortcutspage.h"
#include "ui/settings/typespage.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <gtest/gtest.h>

#include <stdexcept>

namespace touchstone::ui {
namespace {

using Keys = QList<QKeySequence>;

class SettingsDialogTest : public ::testing::Test
{
protected:
    void SetUp() override { useOwnKeys({}); }

    void make(const std::vector<annotation::TypeCount>& types = {})
    {
        dialog = std::make_unique<SettingsDialog>(settings, types);
        QObject::connect(dialog.get(), &SettingsDialog::edited, dialog.get(),
            [this](SettingsPart part) { told.push_back(part); });
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog.get()));
    }
    template <typename Page> Page& show()
    {
        auto* page = dialog->page<Page>();
        dialog->showPage(*page);
        return *page;
    }
    QListWidget& pages() const
    {
        for (QListWidget* list : dialog->findChildren<QListWidget*>()) {
            if (list->accessibleName() == QLatin1String("Pages")) {
                return *list;
            }
        }
        throw std::logic_error("no list of pages");
    }
    static QPushButton* button(const QWidget& parent, const QString& text)
    {
        for (QPushButton* each : parent.findChildren<QPushButton*>()) {
            if (QString(each->text()).remove(QLatin1Char('&')) == text) {
                return each;
            }
        }
        return nullptr;
    }
    Keys keysOf(Command command) const
    {
        const auto own = std::ranges::find(settings.keys, commandName(command), &OwnKeys::command);
        if (own != settings.keys.end()) {
            return own->keys;
        }
        const auto all = commands();
        return std::ranges::find(all, command, &CommandInfo::command)->usualKeys;
    }

    Settings settings;
    std::vector<SettingsPart> told;
    std::unique_ptr<SettingsDialog> dialog;
};

TEST_F(SettingsDialogTest, PagesAreReachedByKeysNamedAndWithoutALetterTwice)
{
    settings.ownLayouts = { { QStringLiteral("mine"), {} } };
    make({ { "per", 3, 2 } });
    QTest::keyClick(&pages(), Qt::Key_Home);
    const auto* stack = dialog->findChild<QStackedWidget*>();
    for (int page = 0; page < pages().count(); ++page) {
        EXPECT_EQ(stack->currentIndex(), page);
        EXPECT_EQ(stack->currentWidget()->windowTitle(), pages().item(page)->text());
        QSet<QString> letters;
        const auto take = [&letters](const QString& text) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            EXPECT_TRUE(letter.isEmpty() || !letters.contains(letter)) << text.toStdString();
            letters.insert(letter);
        };
        for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* press = qobject_cast<const QAbstractButton*>(widget);
            if (!widget->isVisibleTo(dialog.get())) {
                continue;
            }
            if (label != nullptr && label->buddy() != nullptr) {
                take(label->text());
            } else if (press != nullptr) {
                take(press->text());
            }
            const bool named
                = !widget->accessibleName().isEmpty() || (press != nullptr && !press->text().isEmpty());
            const bool inner = widget->focusProxy() != nullptr
                || widget->objectName().startsWith(QLatin1String("qt_")) || widget->isWindow();
            EXPECT_TRUE(named || inner || (widget->focusPolicy() & Qt::TabFocus) == 0
                || qobject_cast<const QScrollArea*>(widget) != nullptr)
                << widget->metaObject()->className() << " on " << pages().item(page)->text().toStdString();
        }
        QTest::keyClick(&pages(), Qt::Key_Down);
    }
}

TEST_F(SettingsDialogTest, EscCloses)
{
    make();
    QTest::keyClick(&pages(), Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_TRUE(told.empty());
}

TEST_F(SettingsDialogTest, AppearanceHoldsAtOnceAndGoesBack)
{
    make();
    auto& page = show<AppearancePage>();
    auto* size = page.findChild<QSpinBox*>();
    size->setValue(150);
    EXPECT_EQ(settings.textSize, 150);
    size->setValue(500);
    EXPECT_EQ(settings.textSize, Settings::mostTextSize);
    for (QComboBox* combo : page.findChildren<QComboBox*>()) {
        combo->setCurrentIndex(combo->count() - 1);
    }
    EXPECT_EQ(settings.appearance, Appearance::DarkContrast);
    EXPECT_EQ(settings.textMode, TextMode::Stacked);
    page.findChild<QCheckBox*>()->setChecked(true);
    EXPECT_TRUE(settings.onlyDifferences);
    using enum SettingsPart;
    EXPECT_EQ(settings.language, QStringLiteral("fr"));
    EXPECT_EQ(told, (std::vector { Look, Look, Look, Language, Text, Text }));
    button(*dialog, QStringLiteral("Restore defaults"))->click();
    EXPECT_EQ(settings.textSize, Settings::usualTextSize);
    EXPECT_EQ(settings.appearance, Appearance::System);
    EXPECT_EQ(settings.textMode, TextMode::SideBySide);
    EXPECT_EQ(settings.language, QStringLiteral("en"));
    EXPECT_FALSE(settings.onlyDifferences);
}

TEST_F(SettingsDialogTest, TypesAreThoseOfTheDataThenTheRememberedThenUsualNames)
{
    settings.typeHues = { { "evt", 6 }, { "prod", 5 } };
    make({ { "prod", 9, 8 }, { "pers", 5, 5 } });
    auto& page = show<TypeColoursPage>();
    EXPECT_EQ(
        page.types(), (std::vector<std::string> { "prod", "pers", "evt", "loc", "org", "misc", "date" }));
    EXPECT_EQ(page.hueOf("prod"), 5U);
    EXPECT_EQ(page.hueOf("pers"), 0U);
    EXPECT_EQ(page.hueOf("evt"), 6U);
    EXPECT_EQ(page.hueOf("date"), 4U);
}

TEST_F(SettingsDialogTest, AHueIsChosenByKeysAndReset)
{
    settings.typeHues = { { "prod", 5 } };
    make({ { "prod", 9, 8 }, { "per", 5, 5 } });
    auto& page = show<TypeColoursPage>();
    auto* combo = page.findChild<QComboBox*>();
    ASSERT_EQ(combo->currentIndex(), 5);
    QTest::keyClick(combo, Qt::Key_Down);
    EXPECT_EQ(page.hueOf("prod"), 6U);
    EXPECT_EQ(settings.typeHues, (std::vector<annotation::TypeHue> { { "prod", 5 }, { "prod", 6, true } }));
    page.choose("per", std::nullopt);
    EXPECT_EQ(page.hueOf("per"), std::nullopt);
    page.choose("per", 3);
    EXPECT_EQ(page.hueOf("per"), 3U);
    EXPECT_EQ(told.size(), 3U);
    button(page, QStringLiteral("Reset"))->click(); // of the current one
    EXPECT_EQ(page.hueOf("prod"), 5U) << "as it was first seen";
    EXPECT_EQ(page.hueOf("per"), 3U);
    dialog->restoreDefaults();
    EXPECT_TRUE(settings.typeHues.empty());
    EXPECT_EQ(page.hueOf("per"), 0U);
}

TEST_F(SettingsDialogTest, LayoutsAreRenamedAndDeleted)
{
    settings.ownLayouts = { { QStringLiteral("a"), "1" }, { QStringLiteral("b"), "2" } };
    make();
    auto& page = show<LayoutPage>();
    auto* start = page.findChild<QComboBox*>();
    start->setCurrentIndex(start->findText(QStringLiteral("b")));
    Q_EMIT start->activated(start->currentIndex());
    EXPECT_EQ(settings.startLayout, StartLayout::Own);
    EXPECT_EQ(settings.startOwnLayout, QStringLiteral("b"));
    EXPECT_FALSE(page.rename(QStringLiteral("b"), QStringLiteral("a")));
    EXPECT_FALSE(page.rename(QStringLiteral("b"), QString()));
    EXPECT_TRUE(page.rename(QStringLiteral("a"), QStringLiteral("z")));
    EXPECT_TRUE(page.rename(QStringLiteral("b"), QStringLiteral("y")));
    ASSERT_EQ(settings.ownLayouts.size(), 2U);
    EXPECT_EQ(settings.ownLayouts[0].name, QStringLiteral("y"));
    EXPECT_EQ(settings.ownLayouts[0].state, "2");
    EXPECT_EQ(settings.startOwnLayout, QStringLiteral("y"));
    EXPECT_EQ(start->currentText(), QStringLiteral("y"));
    page.remove(QStringLiteral("y"));
    EXPECT_EQ(settings.startLayout, StartLayout::AsLeft);
    EXPECT_EQ(settings.ownLayouts.size(), 1U);
    dialog->restoreDefaults();
    EXPECT_EQ(settings.ownLayouts.size(), 1U) << "they are the user's";
}

TEST_F(SettingsDialogTest, EveryCommandIsListedWithItsKeys)
{
    make();
    auto& page = show<ShortcutsPage>();
    auto* table = page.findChild<QTreeWidget*>();
    QSet<int> listed;
    for (QTreeWidgetItemIterator at(table); *at != nullptr; ++at) {
        if (const QVariant command = (*at)->data(0, Qt::UserRole); command.isValid()) {
            listed.insert(command.toInt());
        }
    }
    for (const CommandInfo& info : commands()) {
        EXPECT_TRUE(listed.contains(static_cast<int>(info.command)))
            << commandName(info.command).toStdString();
        EXPECT_FALSE(commandName(info.command).isEmpty());
    }
    auto* filter = page.findChild<QLineEdit*>();
    ASSERT_EQ(filter->accessibleName(), QStringLiteral("Filter commands"));
    filter->setText(QStringLiteral("shift+f8"));
    QStringList shown;
    for (QTreeWidgetItemIterator at(table, QTreeWidgetItemIterator::NotHidden); *at != nullptr; ++at) {
        if ((*at)->parent() != nullptr && !(*at)->parent()->isHidden()) {
            shown << (*at)->text(0);
        }
    }
    EXPECT_EQ(shown, (QStringList { QStringLiteral("Previous error"), QString() }))
        << "and the key of rule files";
}

TEST_F(SettingsDialogTest, AKeyBelongsToOneCommand)
{
    make();
    auto& page = show<ShortcutsPage>();
    const QKeySequence f8(Qt::Key_F8);
    EXPECT_EQ(page.takerOf(f8, Command::Labels).command, Command::NextError);
    EXPECT_TRUE(page.assign(Command::Labels, f8));
    EXPECT_EQ(keysOf(Command::Labels), Keys { f8 });
    EXPECT_EQ(keysOf(Command::NextError), Keys());
    EXPECT_EQ(told, std::vector { SettingsPart::Keys });
    page.reset(Command::NextError);
    EXPECT_EQ(keysOf(Command::NextError), Keys { f8 }) << "though rule files have it, too";
    EXPECT_EQ(keysOf(Command::Labels), Keys());
    page.reset(Command::Labels);
    EXPECT_TRUE(settings.keys.empty());
    page.clear(Command::Copy);
    EXPECT_EQ(keysOf(Command::Copy), Keys());
    dialog->restoreDefaults();
    EXPECT_TRUE(settings.keys.empty());
}

TEST_F(SettingsDialogTest, FixedKeysAreRefused)
{
    make();
    auto& page = show<ShortcutsPage>();
    for (const QKeySequence& key : { QKeySequence(Qt::CTRL | Qt::Key_1), QKeySequence(Qt::ALT | Qt::Key_9),
             QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2), QKeySequence(Qt::SHIFT | Qt::Key_F10),
             QKeySequence(Qt::Key_F9), QKeySequence() }) {
        EXPECT_FALSE(page.assign(Command::Labels, key)) << key.toString().toStdString();
    }
    EXPECT_TRUE(settings.keys.empty());
    EXPECT_TRUE(told.empty());
}

TEST_F(SettingsDialogTest, AKeyIsPressedAndAssigned)
{
    make();
    auto& page = show<ShortcutsPage>();
    auto* table = page.findChild<QTreeWidget*>();
    auto* edit = page.findChild<QKeySequenceEdit*>();
    auto* assign = button(page, QStringLiteral("Assign"));
    table->setCurrentItem(table->topLevelItem(0)->child(0));
    const Command first = commands().front().command;
    EXPECT_FALSE(assign->isEnabled());
    QTest::keyClick(edit, Qt::Key_F12, Qt::ControlModifier);
    EXPECT_TRUE(assign->isEnabled());
    QTest::keyClick(edit, Qt::Key_F11); // another one in its place
    assign->click();
    EXPECT_EQ(keysOf(first), Keys { QKeySequence(Qt::Key_F11) });
    EXPECT_EQ(table->topLevelItem(0)->child(0)->text(1), QStringLiteral("F11"));
    QTest::keyClick(edit, Qt::Key_F8);
    EXPECT_EQ(button(page, QStringLiteral("Take over")), assign) << "it is that of Next error";
    QTest::keyClick(edit, Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(assign->isEnabled());
    QTest::keyClick(edit, Qt::Key_Escape);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(edit->keySequence().isEmpty());
    button(page, QStringLiteral("Reset"))->click();
    EXPECT_TRUE(settings.keys.empty());
}

TEST_F(SettingsDialogTest, RecentFilesTellWhatWasOpen)
{
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = "/alone";
    settings.remember(dataSet);
    dataSet.gold.path = "/first";
    dataSet.systems.emplace_back().path = "/second";
    settings.remember(dataSet);
    dataSet.noGold = true;
    dataSet.gold.path = "/run1";
    dataSet.systems.front().path = "/run2";
    settings.remember(dataSet);
    make();
    const auto* list = show<FilesPage>().findChild<QListWidget*>();
    ASSERT_EQ(list->count(), 3);
    EXPECT_EQ(list->item(0)->text(), QStringLiteral("/run1 and /run2"));
    EXPECT_TRUE(list->item(1)->text().startsWith(QStringLiteral("/first with 1 system")));
    EXPECT_EQ(list->item(2)->text(), QStringLiteral("/alone without a system"));
}

TEST_F(SettingsDialogTest, TypesAreCountedInAAndBWithoutAGold)
{
    make({ { "per", 5, 4 } });
    const auto* table = show<TypeColoursPage>().findChild<QTreeWidget*>();
    EXPECT_EQ(table->headerItem()->text(2), QStringLiteral("Systems"));
    NeutralWords words;
    words.setInForce(true);
    QCoreApplication::processEvents();
    EXPECT_EQ(table->headerItem()->text(1), QStringLiteral("A"));
    EXPECT_EQ(table->headerItem()->text(2), QStringLiteral("B"));
}

TEST_F(SettingsDialogTest, RecentFilesAreTakenAway)
{
    for (const char* gold : { "/c", "/b", "/a" }) {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = gold;
        settings.remember(dataSet);
    }
    make();
    auto& page = show<FilesPage>();
    page.findChild<QListWidget*>()->setCurrentRow(1);
    button(page, QStringLiteral("Remove"))->click();
    ASSERT_EQ(settings.recent.size(), 2U);
    EXPECT_EQ(settings.recent[1].gold.path, "/c");
    button(page, QStringLiteral("Remove all"))->click();
    EXPECT_TRUE(settings.recent.empty());
    EXPECT_FALSE(button(page, QStringLiteral("Remove"))->isEnabled());
    EXPECT_EQ(told, (std::vector { SettingsPart::Recent, SettingsPart::Recent }));
}

} // namespace
} // namespace touchstone::ui
