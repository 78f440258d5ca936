// SPDX-License-Identifier: GPL-3.0-or-later
// The window and its rules: the menu, what is remembered across starts, and unsaved rules at closing.
#include "ui/window/mainwindow.h"

#include "tests/ui/uisupport.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/ruletextedit.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QUndoStack>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

QByteArray noteRule(const char* name, const char* note)
{
    return QByteArray("rule \"") + name
        + "\"\n  phase Filter  salience 1  for system\n  when\n    system.result == \"FP\"\n  then\n"
          "    system.note = \""
        + note + "\"\nend\n";
}

class MainWindowRules : public ::testing::Test
{
protected:
    void start(Settings settings = {})
    {
        window = std::make_unique<MainWindow>(std::move(settings), [this](const Settings& s) {
            saved = s;
            ASSERT_TRUE(writeSettings(s));
        });
        window->resize(1280, 820);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        analysis::LayerSource system;
        system.path = toPath(folder.file(QStringLiteral("a.conll"), uitest::conllSystem()));
        dataSet.systems = { system };
        window->openDataSet(dataSet);
        ASSERT_TRUE(idle());
        ASSERT_NE(window->session().evaluationA(), nullptr);
    }
    void TearDown() override
    {
        window.reset();
        ASSERT_TRUE(writeSettings({}));
    }
    bool idle()
    {
        return waitFor([this] { return window->idle() && window->session().dataSet() != nullptr; });
    }
    RuleSession& rules() { return window->rules(); }
    [[nodiscard]] bool hasRule(const char* name) const
    {
        return window->rules().setup()->rules->find(name).has_value();
    }
    /// Closes the window, and answers what it asks; false: it asks nothing.
    bool closeAndAnswer(QMessageBox::StandardButton answer)
    {
        bool asked = false;
        QTimer::singleShot(0, window.get(), [&asked, answer]() {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = true;
                QTest::mouseClick(box->button(answer), Qt::LeftButton);
            }
        });
        window->close();
        QCoreApplication::processEvents();
        return asked;
    }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString text(Command command) { return window->action(command)->text(); }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
    std::optional<Settings> saved;
};

TEST_F(MainWindowRules, ClosesAtOnceWhenNothingIsUnsaved)
{
    start();
    EXPECT_FALSE(closeAndAnswer(QMessageBox::Cancel));
    EXPECT_FALSE(window->isVisible());
}

TEST_F(MainWindowRules, CancelKeepsTheWindowAndTheText)
{
    start();
    const QString path = folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"));
    rules().addFile(path);
    ASSERT_TRUE(idle());
    rules().setUnsaved(path, QString::fromUtf8(noteRule("mine", "two")));
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Cancel));
    EXPECT_TRUE(window->isVisible());
    EXPECT_EQ(rules().unsavedFiles(), QStringList { path });
    EXPECT_EQ(content(path), noteRule("mine", "one"));
}

TEST_F(MainWindowRules, DiscardClosesAndLeavesTheFile)
{
    start();
    const QString path = folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"));
    rules().addFile(path);
    ASSERT_TRUE(idle());
    rules().setUnsaved(path, QString::fromUtf8(noteRule("mine", "two")));
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Discard));
    EXPECT_FALSE(window->isVisible());
    EXPECT_EQ(content(path), noteRule("mine", "one"));
}

TEST_F(MainWindowRules, SaveWritesEveryFileAndThenCloses)
{
    start();
    const QString path = folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"));
    const QString fresh = folder.path(QStringLiteral("new.rules"));
    rules().addFile(path);
    ASSERT_TRUE(idle());
    rules().setUnsaved(path, QString::fromUtf8(noteRule("mine", "two")));
    rules().setUnsaved(fresh, QString::fromUtf8(noteRule("fresh", "three")));
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Save));
    ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
    EXPECT_EQ(content(path), noteRule("mine", "two"));
    EXPECT_EQ(content(fresh), noteRule("fresh", "three"));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->rules.files, (std::vector { toPath(path), toPath(fresh) }));
}

TEST_F(MainWindowRules, WhatCannotBeSavedKeepsTheWindowAndTellsWhy)
{
    start();
    const QString path = folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"));
    rules().addFile(path);
    ASSERT_TRUE(idle());
    rules().setUnsaved(path, QStringLiteral("rule \"broken\"\n  phase Nowhere\n"));
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Save));
    EXPECT_TRUE(window->isVisible());
    ASSERT_TRUE(rules().acceptError());
    auto* message = window->centralWidget()->findChild<MessageBar*>();
    EXPECT_TRUE(message->isVisible());
    EXPECT_TRUE(message->text().contains(errorText(*rules().acceptError())));
    EXPECT_EQ(content(path), noteRule("mine", "one"));
    rules().discardUnsaved(path);
    EXPECT_FALSE(message->isVisible());
}

TEST_F(MainWindowRules, AFileThatWasChangedOutsideIsNotWrittenOver)
{
    start();
    const QString path = folder.path(QStringLiteral("new.rules"));
    rules().setUnsaved(path, QString::fromUtf8(noteRule("mine", "one")));
    folder.file(QStringLiteral("new.rules"), "# of somebody else\n");
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Save));
    auto* message = window->centralWidget()->findChild<MessageBar*>();
    ASSERT_TRUE(waitFor([message] { return message->isVisible(); }));
    EXPECT_TRUE(window->isVisible());
    EXPECT_EQ(content(path), QByteArray("# of somebody else\n"));
    EXPECT_EQ(rules().unsavedFiles(), QStringList { path });
}

TEST_F(MainWindowRules, WhatWasTypedLastIsAskedForToo)
{
    start();
    const QString path = folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"));
    rules().addFile(path);
    ASSERT_TRUE(idle());
    auto* page = window->findChild<RuleEditorView*>();
    ASSERT_TRUE(page->openFile(path));
    page->editor().edit().insertPlainText(QStringLiteral("# typed\n"));
    EXPECT_TRUE(closeAndAnswer(QMessageBox::Cancel));
    EXPECT_TRUE(window->isVisible());
    EXPECT_EQ(rules().unsavedFiles(), QStringList { path });
}

TEST_F(MainWindowRules, FilesSettingsAndSwitchesComeBackAtTheNextStart)
{
    start();
    const QString path = folder.file(QStringLiteral("mine é.rules"), noteRule("mine", "one"));
    const QString settings = folder.file(QStringLiteral("rules.json"), R"({"stop_words": ["the"]})");
    rules().addFile(path);
    ASSERT_TRUE(idle());
    rules().setSettingsFile(settings);
    ASSERT_TRUE(idle());
    rules().setRuleOn(QStringLiteral("mine"), false);
    ASSERT_TRUE(idle());
    rules().setDefaultsUsed(false);
    ASSERT_TRUE(idle());
    const analysis::RuleSources sources = rules().sources();
    EXPECT_TRUE(sources.only);
    EXPECT_EQ(sources.off, std::vector<std::string> { "mine" });
    window.reset(); // not even closed
    EXPECT_EQ(readSettings().rules, sources);

    start(readSettings());
    EXPECT_EQ(rules().sources(), sources);
    EXPECT_TRUE(hasRule("mine"));
    EXPECT_FALSE(hasRule("true positive"));
    EXPECT_EQ(window->session().spec().rules.setup, rules().setup());
    EXPECT_FALSE(rules().undoStack().canUndo());
}

TEST_F(MainWindowRules, RulesOfTheCommandLineAreNotRemembered)
{
    Settings settings;
    settings.rules.files = { toPath(folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one"))) };
    start(settings);
    EXPECT_TRUE(hasRule("mine"));
    const QString given = folder.file(QStringLiteral("given.rules"), noteRule("given", "two"));
    analysis::RuleSources arguments;
    arguments.files = { toPath(given) };
    rules().setSources(arguments);
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("given"));
    EXPECT_FALSE(hasRule("mine"));
    rules().setRuleOn(QStringLiteral("given"), false);
    ASSERT_TRUE(idle());
    window->close();
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->rules, settings.rules);
}

TEST_F(MainWindowRules, ARememberedFileThatIsGoneIsToldAndTheDefaultRulesHold)
{
    Settings settings;
    settings.rules.files = { toPath(folder.path(QStringLiteral("gone.rules"))) };
    start(settings);
    EXPECT_TRUE(hasRule("true positive"));
    ASSERT_TRUE(window->showPanel(QStringLiteral("rules")));
    const QLabel* message = window->findChild<RulesView*>()->message();
    EXPECT_TRUE(message->isVisible());
    EXPECT_TRUE(message->text().contains(QStringLiteral("gone.rules"))) << message->text().toStdString();
    EXPECT_EQ(rules().sources(), settings.rules) << "it may come back";
    folder.file(QStringLiteral("gone.rules"), noteRule("mine", "one"));
    EXPECT_TRUE(waitFor([this] { return hasRule("mine"); }));
}

TEST_F(MainWindowRules, UndoAndRedoCarryTheNameOfWhatWasDone)
{
    start();
    EXPECT_FALSE(window->action(Command::UndoRules)->isEnabled());
    rules().addFile(folder.file(QStringLiteral("mine.rules"), noteRule("mine", "one")));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(text(Command::UndoRules).contains(rules().undoStack().undoText()));
    EXPECT_FALSE(window->action(Command::RedoRules)->isEnabled());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(idle());
    EXPECT_FALSE(hasRule("mine"));
    EXPECT_FALSE(window->action(Command::UndoRules)->isEnabled());
    EXPECT_TRUE(text(Command::RedoRules).contains(QStringLiteral("mine.rules")));
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    ASSERT_TRUE(idle());
    EXPECT_TRUE(hasRule("mine"));
}

TEST_F(MainWindowRules, KeysShowThePanelAskForFilesAndMakeARule)
{
    start();
    rules().setUnsaved(folder.path(QStringLiteral("mine.rules")), QStringLiteral("# mine\n"));
    auto* panel = window->findChild<RulesView*>();
    EXPECT_TRUE(panel->visibleRegion().isEmpty()); // behind others
    QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([panel] { return !panel->visibleRegion().isEmpty(); }));
    const std::pair<Qt::Key, Qt::KeyboardModifiers> asking[] {
        { Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier },
        { Qt::Key_N, Qt::ControlModifier },
    };
    for (const auto& [key, modifiers] : asking) {
        QTest::keyClick(window.get(), key, modifiers);
        auto* dialog = window->findChild<QFileDialog*>();
        ASSERT_NE(dialog, nullptr) << key;
        dialog->reject();
        ASSERT_TRUE(waitFor([this] { return window->findChild<QFileDialog*>() == nullptr; }));
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    ASSERT_TRUE(window->selection().currentRecord());
    panel->editor()->editor().edit().setFocus(); // where an action of the editor had the same key
    QTest::keyClick(&panel->editor()->editor().edit(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(
        waitFor([panel] { return panel->editor()->editor().text().find("rule \"") != std::string::npos; }));
}

} // namespace
} // namespace touchstone::ui
