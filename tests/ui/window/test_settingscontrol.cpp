// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed in the settings holds in the window at once, and at the next start.
#include "ui/window/settingscontrol.h"

#include "tests/ui/uisupport.h"
#include "ui/help/helppages.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/settings/appearancepage.h"
#include "ui/settings/layoutpage.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/shortcutspage.h"
#include "ui/settings/typespage.h"
#include "ui/text/colours.h"
#include "ui/widgets/measurebutton.h"
#include "ui/widgets/statepage.h"
#include "ui/window/appearance.h"
#include "ui/window/edgestyle.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QShortcut>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QTableView>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class SettingsControlTest : public ::testing::Test
{
protected:
    void TearDown() override
    {
        window.reset();
        applyAppearance(Appearance::System);
        applyTextSize(Settings::usualTextSize);
        useOwnKeys({});
    }
    void start(const Settings& settings = {}, bool data = true)
    {
        window.reset();
        window = std::make_unique<MainWindow>(settings, [this](const Settings& now) { saved = now; });
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        if (data) {
            window->openDataSet(*sampleDataSet());
            ASSERT_TRUE(waitFor([this] { return window->idle() && window->session().dataSet(); }));
        }
    }
    SettingsDialog* open()
    {
        window->action(Command::EditSettings)->trigger();
        return window->findChild<SettingsDialog*>();
    }

    std::unique_ptr<MainWindow> window;
    std::optional<Settings> saved;
};

TEST_F(SettingsControlTest, ItOpensWithoutDataByItsKey)
{
    start({}, false);
    EXPECT_TRUE(window->action(Command::EditSettings)->isEnabled());
    EXPECT_EQ(window->action(Command::EditSettings)->menuRole(), QAction::PreferencesRole);
    EXPECT_TRUE(
        window->action(Command::EditSettings)->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Comma)));
    const SettingsDialog* dialog = open();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
}

TEST_F(SettingsControlTest, AHueHoldsAtOnceAndAfterARestart)
{
    start();
    auto* page = open()->page<TypeColoursPage>();
    ASSERT_NE(page, nullptr);
    const std::string type = page->types().front();
    const std::size_t hue = page->hueOf(type) == 7U ? 6 : 7;
    page->choose(type, hue);
    EXPECT_EQ(window->session().typeHues()->hueOf(type), hue);
    ASSERT_TRUE(saved);
    const Settings kept = *saved;
    start(kept);
    EXPECT_EQ(window->session().typeHues()->hueOf(type), hue);
    open()->page<TypeColoursPage>()->reset(type);
    EXPECT_NE(window->session().typeHues()->hueOf(type), hue);
}

TEST_F(SettingsControlTest, KeysHoldInMenusTooltipsAndTheHelp)
{
    start();
    const QKeySequence key(Qt::CTRL | Qt::Key_F12);
    const auto expectKey = [&]() {
        const QAction* next = window->action(Command::NextError);
        EXPECT_EQ(next->shortcuts(), QList<QKeySequence> { key });
        EXPECT_TRUE(next->toolTip().contains(key.toString(QKeySequence::NativeText)));
        EXPECT_TRUE(helpMarkdown(QStringLiteral("keys")).contains(key.toString(QKeySequence::NativeText)));
    };
    EXPECT_TRUE(open()->page<ShortcutsPage>()->assign(Command::NextError, key));
    expectKey();
    ASSERT_TRUE(saved);
    const Settings kept = *saved;
    start(kept);
    expectKey();
    open()->page<ShortcutsPage>()->restoreDefaults();
    EXPECT_EQ(
        window->action(Command::NextError)->shortcuts(), QList<QKeySequence> { QKeySequence(Qt::Key_F8) });
    EXPECT_TRUE(saved->keys.empty());
}

TEST_F(SettingsControlTest, WordsThatNameKeysFollow)
{
    start();
    auto* page = open()->page<ShortcutsPage>();
    const QKeySequence key(Qt::CTRL | Qt::Key_F12);
    const QString name = key.toString(QKeySequence::NativeText);
    const auto give = [&](Command command) {
        EXPECT_TRUE(page->assign(command, key));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    };
    const auto toolTipOf = [&](const QString& accessibleName) {
        const auto widgets = window->findChildren<QWidget*>();
        const auto found = std::ranges::find(widgets, accessibleName, &QWidget::accessibleName);
        EXPECT_NE(found, widgets.end()) << accessibleName.toStdString();
        return found == widgets.end() ? QString() : (*found)->toolTip();
    };
    const std::pair<Command, const char*> told[] = { { Command::FilterBack, "Filter history: back" },
        { Command::FilterForward, "Filter history: forward" }, { Command::FilterErrors, "Filter by words" },
        { Command::FindPrevious, "Find previous" }, { Command::FindNext, "Find next" } };
    for (const auto& [command, widget] : told) {
        EXPECT_FALSE(toolTipOf(QString::fromLatin1(widget)).contains(name)) << widget;
        give(command);
        EXPECT_TRUE(toolTipOf(QString::fromLatin1(widget)).contains(name)) << widget;
    }
    give(Command::ChooseMeasure);
    EXPECT_TRUE(helpMarkdown(QStringLiteral("presets")).contains(name));
    const auto buttons = window->findChildren<MeasureButton*>();
    EXPECT_TRUE(std::ranges::any_of(
        buttons, [&](const MeasureButton* button) { return button->toolTip().contains(name); }));

    StatePage state;
    state.showNoRecord(QStringLiteral("Nothing is selected"));
    state.setVisible(true);
    EXPECT_TRUE(state.text().contains(QStringLiteral("F8 goes to the next error")));
    give(Command::NextError);
    EXPECT_TRUE(state.text().contains(name + QStringLiteral(" goes to the next error")));
    page->clear(Command::NextError);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    EXPECT_FALSE(state.text().contains(QStringLiteral("goes to")));
    state.show(QStringLiteral("Nothing is open"), QStringLiteral("Open a file."));
    page->restoreDefaults();
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    EXPECT_EQ(state.text(), QStringLiteral("Open a file.")) << "it says something else now";
}

/// All entries of menus, however deep.
void addEntries(const QMenu& menu, QList<QAction*>& entries)
{
    for (QAction* entry : menu.actions()) {
        if (entry->menu() != nullptr) {
            addEntries(*entry->menu(), entries);
        } else {
            entries << entry;
        }
    }
}

TEST_F(SettingsControlTest, EveryKeyOfTheWindowIsACommandsOrAFixedOne)
{
    start();
    QSet<QString> ofCommands;
    for (const CommandInfo& info : commands()) {
        for (const QKeySequence& key : info.keys) {
            ofCommands.insert(key.toString());
        }
    }
    QList<QAction*> actions = window->actions() + window->findChildren<QAction*>(); // also of panels
    for (const QAction* entry : window->menuBar()->actions()) {
        addEntries(*entry->menu(), actions);
    }
    QList<QKeySequence> keys;
    for (const QAction* action : actions) {
        keys << action->shortcuts();
    }
    for (const QShortcut* shortcut : window->findChildren<QShortcut*>()) {
        keys << shortcut->key();
    }
    EXPECT_TRUE(keys.contains(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))) << "of the editor of rules";
    // Those of the platform, which has several.
    const QList<QKeySequence> ofPlatform
        = QKeySequence::keyBindings(QKeySequence::Undo) + QKeySequence::keyBindings(QKeySequence::Redo);
    for (const QKeySequence& key : keys) {
        EXPECT_TRUE(key.isEmpty() || ofCommands.contains(key.toString()) || !fixedMeaning(key).isEmpty()
            || ofPlatform.contains(key))
            << key.toString().toStdString();
    }
}

TEST_F(SettingsControlTest, HighContrastHasItsPaletteAndFrames)
{
    start({}, false);
    auto* page = open()->page<AppearancePage>();
    auto* colours = page->findChild<QComboBox*>();
    ASSERT_EQ(colours->accessibleName(), QStringLiteral("Colours of the window"));
    for (const bool dark : { false, true }) {
        colours->setCurrentIndex(
            colours->findData(static_cast<int>(dark ? Appearance::DarkContrast : Appearance::Contrast)));
        EXPECT_EQ(QApplication::palette().color(QPalette::Text), contrastPalette(dark).color(QPalette::Text));
        EXPECT_EQ(
            QApplication::palette().color(QPalette::Window), contrastPalette(dark).color(QPalette::Window));
        const auto* style = dynamic_cast<EdgeStyle*>(QApplication::style());
        ASSERT_NE(style, nullptr);
        EXPECT_EQ(style->edges(), EdgeStyle::Edges::All);
        EXPECT_FALSE(window->grab().isNull());
    }
    EXPECT_EQ(saved->appearance, Appearance::DarkContrast);
    page->restoreDefaults();
    EXPECT_EQ(dynamic_cast<EdgeStyle*>(QApplication::style()), nullptr);
    EXPECT_EQ(saved->appearance, Appearance::System);
}

TEST_F(SettingsControlTest, FieldsAndBoxesHaveEdgesInTheDark)
{
    start({}, false);
    auto* page = open()->page<AppearancePage>();
    auto* colours = page->findChild<QComboBox*>();
    colours->setCurrentIndex(colours->findData(static_cast<int>(Appearance::Dark)));
    const QColor ground = QApplication::palette().color(QPalette::Base);
    constexpr double seen = 3; // WCAG 2.1, 1.4.11
    QLineEdit field;
    field.resize(100, 30);
    QImage picture = field.grab().toImage();
    EXPECT_GE(contrast(picture.pixelColor(0, picture.height() / 2), ground), seen);
    QCheckBox box(QStringLiteral("box"));
    box.resize(100, 30);
    QStyleOptionButton option;
    option.initFrom(&box);
    const QRect square = box.style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, &box);
    picture = box.grab().toImage();
    EXPECT_GE(contrast(picture.pixelColor(square.left(), square.center().y()), ground), seen);
    page->restoreDefaults();
}

TEST_F(SettingsControlTest, LettersAndRowsGrowTogether)
{
    start();
    const double before = QApplication::font().pointSizeF();
    ASSERT_GT(before, 0);
    auto* page = open()->page<AppearancePage>();
    page->findChild<QSpinBox*>()->setValue(150);
    EXPECT_NEAR(QApplication::font().pointSizeF(), before * 1.5, 0.01);
    const QWidgetList all = QApplication::allWidgets();
    for (const QPointer<QWidget>& widget : std::vector<QPointer<QWidget>>(all.begin(), all.end())) {
        QEvent change(QEvent::ApplicationFontChange); // Qt sends it while the application's loop runs
        if (widget) {
            QCoreApplication::sendEvent(widget, &change);
        }
    }
    int tables = 0;
    for (const QTableView* table : window->findChildren<QTableView*>()) {
        if (table->verticalHeader()->sectionResizeMode(0) == QHeaderView::Fixed) {
            ++tables;
            EXPECT_GE(table->verticalHeader()->defaultSectionSize(), table->fontMetrics().height())
                << table->accessibleName().toStdString();
        }
    }
    EXPECT_GT(tables, 0);
    page->restoreDefaults();
    EXPECT_NEAR(QApplication::font().pointSizeF(), before, 0.01);
}

TEST_F(SettingsControlTest, LayoutsInTheMenusFollow)
{
    Settings settings;
    settings.ownLayouts = { { QStringLiteral("mine"), {} } };
    start(settings);
    const auto titles = [this]() {
        QList<QAction*> entries;
        for (const QAction* entry : window->menuBar()->actions()) {
            addEntries(*entry->menu(), entries);
        }
        return textsOf(entries, [](const QAction* entry) { return entry->text(); });
    };
    EXPECT_TRUE(titles().contains(QStringLiteral("mine")));
    const qsizetype before = titles().size();
    SettingsDialog* dialog = open();
    dialog->page<LayoutPage>()->rename(QStringLiteral("mine"), QStringLiteral("yours"));
    EXPECT_TRUE(titles().contains(QStringLiteral("yours")));
    dialog->page<LayoutPage>()->remove(QStringLiteral("yours"));
    EXPECT_FALSE(titles().contains(QStringLiteral("yours")));
    EXPECT_LT(titles().size(), before);
    EXPECT_TRUE(saved->ownLayouts.empty());
}

} // namespace
} // namespace touchstone::ui
