// SPDX-License-Identifier: GPL-3.0-or-later
// The page that writes rules: files, unsaved texts, trials before and after, accepting and undoing, rules
// made from annotations.
#include "tests/ui/uisupport.h"
#include "ui/help/helppages.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/ruletrialview.h"
#include "ui/panels/text/recordmenu.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTreeWidget>
#include <QUndoStack>

#include <algorithm>

using namespace touchstone;
using namespace touchstone::ui;
using uitest::waitFor;

namespace {

const char* const fuzzyRule = R"(rule "title left out"
  phase FuzzyMatch  salience 5  for pair
  when
    gold.result == "FN"
    system.result == "FP"
    contains(normal(gold.text), normal(system.text))
  then
    match(system, gold)
    system.result = "FzTP"
    gold.result = "FzTP"
end
)";

// A title that the system left out in d1, and nothing amiss in d2; a user file on top of the default rules.
class RuleEditorViewTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        analysis::ProjectSpec project;
        project.dataSets.resize(1);
        auto& data = project.dataSets.front();
        data.gold.path = path(m_folder.file(QStringLiteral("gold.conll"),
            "-DOCSTART- O\n\nPresident B-PER\nBarack I-PER\nObama I-PER\nspoke O\n\n-DOCSTART- O\n\nin "
            "O\nParis B-LOC\n\n"));
        data.systems.resize(1);
        data.systems.front().path = path(m_folder.file(QStringLiteral("system.conll"),
            "-DOCSTART- O\n\nPresident O\nBarack B-PER\nObama I-PER\nspoke O\n\n-DOCSTART- O\n\nin O\nParis "
            "B-LOC\n\n"));
        m_session.open(project);
        ASSERT_TRUE(waitFor([this]() { return m_session.state() == Session::State::Ready; }));
        m_mine = m_folder.file(QStringLiteral("mine.rules"), "# mine\n");
        m_rules.addFile(m_mine);
        ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && m_rules.file(m_mine) != nullptr; }));
        m_view.resize(900, 700);
        m_view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_view));
        settle();
    }

    static std::string path(const QString& text) { return text.toStdString(); }
    void settle()
    {
        // What rules in force changed is scored as well: a new evaluation ends a trial on the one before.
        EXPECT_TRUE(waitFor([this]() {
            const auto scored = m_session.evaluationA();
            return !m_view.editor().checking() && !m_rules.busy() && !m_session.busy()
                && (scored == nullptr || scored->spec.rules.digest() == m_rules.setup()->digest);
        }));
    }
    // Types a text at the end of the file.
    void type(const QString& text)
    {
        auto& edit = m_view.editor().edit();
        QTextCursor cursor = edit.textCursor();
        cursor.movePosition(QTextCursor::End);
        edit.setTextCursor(cursor);
        edit.insertPlainText(text);
        settle();
    }
    [[nodiscard]] QByteArray onDisk(const QString& file) const
    {
        QFile read(file);
        EXPECT_TRUE(read.open(QIODevice::ReadOnly));
        return read.readAll();
    }
    [[nodiscard]] bool inForce(const std::string& rule) const
    {
        return m_rules.setup()->rules->find(rule).has_value();
    }
    void tryAll()
    {
        EXPECT_TRUE(waitFor([this]() { return m_view.tryAllAction().isEnabled(); })); // not while it reads
        m_view.tryAllAction().trigger();
        EXPECT_TRUE(waitFor([this]() { return !m_rules.trying() && m_rules.trial() != nullptr; }));
    }

    uitest::Folder m_folder;
    SelectionModel m_selection;
    Session m_session { m_selection };
    RuleSession m_rules { m_session };
    QString m_mine;
    RuleEditorView m_view { m_session, m_selection, m_rules };
};

} // namespace

TEST_F(RuleEditorViewTest, ShowsEveryFileOfTheStack)
{
    ASSERT_EQ(m_view.files().count(), 2);
    EXPECT_EQ(m_view.path(), QString());
    EXPECT_TRUE(m_view.editor().readOnly());
    EXPECT_FALSE(m_view.acceptAction().isEnabled());
    EXPECT_TRUE(m_view.openFile(m_mine));
    EXPECT_EQ(m_view.editor().text(), "# mine\n");
    EXPECT_FALSE(m_view.editor().readOnly());
    EXPECT_FALSE(m_view.openFile(QStringLiteral("/nowhere.rules")));
    EXPECT_EQ(m_view.path(), m_mine);
    EXPECT_EQ(m_view.files().currentData().toString(), m_mine);
}

TEST_F(RuleEditorViewTest, WhatIsTypedIsUnsavedAndNotInForce)
{
    m_view.openFile(m_mine);
    type(QString::fromLatin1(fuzzyRule));
    ASSERT_TRUE(m_rules.file(m_mine)->unsaved);
    EXPECT_TRUE(m_rules.file(m_mine)->unsaved->contains(QLatin1String("title left out")));
    EXPECT_FALSE(inForce("title left out"));
    EXPECT_EQ(onDisk(m_mine), "# mine\n");
    EXPECT_TRUE(m_view.acceptAction().isEnabled());
    // Going to another file and back keeps it.
    m_view.openFile({});
    m_view.openFile(m_mine);
    EXPECT_NE(m_view.editor().text().find("title left out"), std::string::npos);
}

TEST_F(RuleEditorViewTest, ATrialSaysWhatWouldChangeAndSelects)
{
    m_view.openFile(m_mine);
    EXPECT_FALSE(m_view.tryAllAction().isEnabled()); // nothing is written yet
    type(QString::fromLatin1(fuzzyRule));
    tryAll();
    EXPECT_TRUE(m_view.trial().isVisible());
    EXPECT_TRUE(m_view.trial().summary().contains(QStringLiteral("FP → FzTP")))
        << m_view.trial().summary().toStdString();
    EXPECT_FALSE(inForce("title left out"));
    auto& tree = m_view.trial().labels();
    const auto* model = tree.model();
    ASSERT_GT(model->rowCount(), 0);
    tree.setCurrentIndex(model->index(0, 0, model->index(0, 0)));
    EXPECT_EQ(m_selection.currentCase(), 0U);
    EXPECT_TRUE(m_selection.currentRecord());
    ASSERT_GT(m_view.trial().firings().topLevelItemCount(), 0);
    type(QStringLiteral("# more\n")); // the trial is of another text now
    EXPECT_EQ(m_rules.trial(), nullptr);
    EXPECT_FALSE(m_view.trial().isVisible());
}

TEST_F(RuleEditorViewTest, ATrialHasHalfOfALowPageAndNoEmptyListAboutIt)
{
    m_view.resize(500, 300); // grows afterwards, as a panel of the window does
    m_view.openFile(m_mine);
    type(QStringLiteral("rule\n")); // a problem opens the list, which stays when the problem goes
    auto& list = m_view.editor().problemList();
    EXPECT_TRUE(list.isVisible());
    m_view.editor().edit().selectAll();
    m_view.editor().edit().insertPlainText(QString::fromLatin1(fuzzyRule));
    settle();
    EXPECT_TRUE(list.isVisible());
    for (const int width : { 1560, 1024 }) {
        m_view.resize(width, 300);
        tryAll();
        EXPECT_TRUE(waitFor([this]() { return m_view.trial().isVisible(); }));
        EXPECT_FALSE(list.isVisible());
        EXPECT_GE(m_view.trial().width(), width * 48 / 100);
        EXPECT_GE(m_view.editor().width(), width * 48 / 100);
        type(QStringLiteral("# more\n"));
        EXPECT_FALSE(m_view.trial().isVisible());
    }
    type(QStringLiteral("rule\n"));
    EXPECT_TRUE(list.isVisible());
}

TEST_F(RuleEditorViewTest, ATrialOfOneDocumentLooksAtThatOneOnly)
{
    m_view.openFile(m_mine);
    type(QString::fromLatin1(fuzzyRule));
    m_selection.setCurrentCase(1);
    m_view.tryHereAction().trigger();
    ASSERT_TRUE(waitFor([this]() { return !m_rules.trying() && m_rules.trial() != nullptr; }));
    EXPECT_TRUE(m_view.trial().summary().contains(QStringLiteral("Nothing changes in this document")))
        << m_view.trial().summary().toStdString();
}

TEST_F(RuleEditorViewTest, AcceptingWritesTheFileAndCanBeUndone)
{
    m_view.openFile(m_mine);
    type(QString::fromLatin1(fuzzyRule));
    m_view.acceptAction().trigger();
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && inForce("title left out"); }));
    settle();
    EXPECT_TRUE(onDisk(m_mine).contains("title left out"));
    EXPECT_FALSE(m_rules.file(m_mine)->unsaved);
    EXPECT_FALSE(m_view.acceptAction().isEnabled());
    m_rules.undoStack().undo();
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && !inForce("title left out"); }));
    EXPECT_EQ(onDisk(m_mine), "# mine\n");
    // As before it was accepted: written, and not in force.
    settle();
    EXPECT_TRUE(m_rules.file(m_mine)->unsaved);
    EXPECT_NE(m_view.editor().text().find("title left out"), std::string::npos);
    EXPECT_TRUE(m_view.acceptAction().isEnabled());
}

TEST_F(RuleEditorViewTest, ATextWithErrorsIsNotAccepted)
{
    m_view.openFile(m_mine);
    type(QStringLiteral("rule \"x\"\n  phase Bas for gold\n  then\n    gold.low = true\nend\n"));
    EXPECT_TRUE(m_view.editor().hasErrors());
    EXPECT_FALSE(m_view.acceptAction().isEnabled());
    m_view.accept(); // by a way that knows no buttons
    EXPECT_TRUE(m_view.message().isVisible());
    EXPECT_EQ(onDisk(m_mine), "# mine\n");
    EXPECT_EQ(m_view.editor().edit().textCursor().blockNumber(), 2); // the place of the error
}

TEST_F(RuleEditorViewTest, DiscardingGoesBackAndCanItselfBeUndone)
{
    m_view.openFile(m_mine);
    type(QStringLiteral("# more\n"));
    m_view.discardAction().trigger();
    settle();
    EXPECT_EQ(m_view.editor().text(), "# mine\n");
    EXPECT_FALSE(m_rules.file(m_mine)->unsaved);
    m_view.editor().edit().undo();
    settle();
    EXPECT_EQ(m_view.editor().text(), "# mine\n# more\n");
    EXPECT_TRUE(m_rules.file(m_mine)->unsaved);
}

TEST_F(RuleEditorViewTest, AFileChangedOutsideWhileWritingOffersBothTexts)
{
    m_view.openFile(m_mine);
    type(QStringLiteral("# my own\n"));
    m_folder.file(QStringLiteral("mine.rules"), "# theirs\n");
    ASSERT_TRUE(waitFor([this]() { return m_rules.file(m_mine)->changedOutside; }));
    EXPECT_TRUE(m_view.message().isVisible());
    EXPECT_EQ(m_view.editor().text(), "# mine\n# my own\n"); // nothing is lost
    for (auto* button : m_view.message().findChildren<QPushButton*>()) {
        if (button->text().contains(QLatin1String("disk"))) {
            button->click();
        }
    }
    EXPECT_TRUE(waitFor([this]() { return m_view.editor().text() == "# theirs\n"; }));
    settle();
    EXPECT_FALSE(m_view.message().isVisible());
}

TEST_F(RuleEditorViewTest, AFileChangedOutsideWithoutWritingIsShownAnew)
{
    m_view.openFile(m_mine);
    m_folder.file(QStringLiteral("mine.rules"), std::string("# theirs\n" + std::string(fuzzyRule)).c_str());
    EXPECT_TRUE(waitFor([this]() { return m_view.editor().text().starts_with("# theirs\n"); }));
    EXPECT_TRUE(waitFor([this]() { return inForce("title left out"); }));
}

TEST_F(RuleEditorViewTest, ShowsARuleWhereItIsInForce)
{
    EXPECT_TRUE(m_view.showRule(QStringLiteral("fuzzy check")));
    EXPECT_EQ(m_view.path(), QString());
    EXPECT_EQ(m_view.editor().currentRule(), QStringLiteral("fuzzy check"));
    m_view.openFile(m_mine);
    type(QStringLiteral("rule \"fuzzy check\"\n  phase Base for gold\n  then\n    gold.note = \"x\"\nend\n"));
    m_view.acceptAction().trigger();
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && !m_rules.file(m_mine)->unsaved; }));
    m_view.openFile({});
    EXPECT_TRUE(m_view.showRule(QStringLiteral("fuzzy check")));
    EXPECT_EQ(m_view.path(), m_mine); // it took the other's place
    EXPECT_FALSE(m_view.showRule(QStringLiteral("no such rule")));
}

TEST_F(RuleEditorViewTest, ARuleIsMadeFromTheSelectedAnnotationAndFires)
{
    m_selection.setCurrentRecord(0);
    m_view.openFile(m_mine);
    ASSERT_TRUE(m_view.makeAction().isEnabled());
    m_view.makeAction().trigger();
    ASSERT_TRUE(waitFor([this]() { return m_view.editor().text().find("rule \"") != std::string::npos; }));
    settle();
    EXPECT_FALSE(m_view.editor().hasErrors());
    EXPECT_TRUE(m_view.message().isVisible());
    tryAll();
    ASSERT_NE(m_rules.trial(), nullptr);
    ASSERT_NE(m_rules.trial()->difference, nullptr);
    EXPECT_GT(m_rules.trial()->difference->changedAnnotations, 0U);
}

TEST_F(RuleEditorViewTest, MadeFromTheBuiltInRulesItGoesIntoTheUsersFile)
{
    m_selection.setCurrentRecord(0);
    m_view.openFile({});
    m_view.makeRule();
    ASSERT_TRUE(waitFor([this]() {
        return m_view.editor().text().find("rule \"") != std::string::npos && m_view.path() == m_mine;
    }));
    EXPECT_FALSE(m_view.editor().readOnly());
}

TEST_F(RuleEditorViewTest, TheMenuOfAnAnnotationOffersARuleMadeFromIt)
{
    m_selection.setCurrentRecord(std::nullopt);
    RecordMenu menu(m_selection, 1);
    QSignalSpy spy(&menu, &RecordMenu::ruleWanted);
    for (auto* action : menu.actions()) {
        if (action->text() == QStringLiteral("Make a &rule from this annotation")) {
            action->trigger();
        }
    }
    EXPECT_EQ(spy.size(), 1);
    EXPECT_EQ(m_selection.currentRecord(), 1U);
}

TEST_F(RuleEditorViewTest, WithoutASelectionItSaysWhatToDo)
{
    m_selection.setCurrentRecord(std::nullopt);
    m_view.makeRule();
    EXPECT_TRUE(m_view.message().isVisible());
    EXPECT_TRUE(m_view.message().text().contains(QLatin1String("Select an annotation")));
}

TEST_F(RuleEditorViewTest, ABuiltInRuleIsCopiedToBeChanged)
{
    ASSERT_TRUE(m_view.showRule(QStringLiteral("fuzzy check")));
    m_view.copyRule();
    EXPECT_EQ(m_view.path(), m_mine);
    EXPECT_EQ(m_view.editor().currentRule(), QStringLiteral("fuzzy check"));
    settle();
    EXPECT_FALSE(m_view.editor().hasErrors());
    EXPECT_NE(m_view.editor().text().find("fuzzy(system.text, gold.text, system.type)"), std::string::npos);
    // A second time goes to the copy that is there.
    const auto text = m_view.editor().text();
    m_view.openFile({});
    m_view.editor().showRule(QStringLiteral("fuzzy check"));
    m_view.copyRule();
    EXPECT_EQ(m_view.editor().text(), text);
}

TEST_F(RuleEditorViewTest, WithoutAFileOfTheUsersOneIsAskedFor)
{
    m_rules.removeFile(m_mine);
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && m_rules.file(m_mine) == nullptr; }));
    ASSERT_TRUE(m_view.showRule(QStringLiteral("fuzzy check")));
    m_view.copyRule();
    auto* dialog = m_view.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    const QString path = m_folder.path(QStringLiteral("new.rules"));
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    EXPECT_EQ(m_view.path(), path);
    EXPECT_EQ(m_view.editor().currentRule(), QStringLiteral("fuzzy check"));
    EXPECT_FALSE(QFile::exists(path)); // until it is accepted
    settle();
    m_view.acceptAction().trigger();
    EXPECT_TRUE(waitFor([&]() { return QFile::exists(path) && !m_rules.busy(); }));
}

TEST_F(RuleEditorViewTest, AFileTakenOutOfTheStackGivesWayToTheTopOne)
{
    m_view.openFile(m_mine);
    type(QStringLiteral("# more\n"));
    m_rules.removeFile(m_mine);
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && m_rules.file(m_mine) == nullptr; }));
    EXPECT_EQ(m_view.path(), QString());
    EXPECT_TRUE(m_view.editor().readOnly());
    m_rules.setDefaultsUsed(false);
    ASSERT_TRUE(waitFor([this]() { return !m_rules.busy() && m_rules.files().empty(); }));
    EXPECT_TRUE(m_view.message().isVisible());
    EXPECT_EQ(m_view.editor().text(), "");
}

TEST_F(RuleEditorViewTest, SavingAsGoesOnInTheOtherFile)
{
    m_view.openFile(m_mine);
    type(QString::fromLatin1(fuzzyRule));
    const QString path = m_folder.path(QStringLiteral("other.rules"));
    m_view.saveAs(path);
    ASSERT_TRUE(waitFor([&]() { return QFile::exists(path) && !m_rules.busy(); }));
    EXPECT_EQ(m_view.path(), path);
    EXPECT_EQ(onDisk(m_mine), "# mine\n");
    EXPECT_TRUE(inForce("title left out"));
}

TEST_F(RuleEditorViewTest, ProblemsOfAFileAreCheckedOnTopOfTheFilesBelow)
{
    m_view.openFile(m_mine);
    type(QStringLiteral("off \"fuzzy check\"\noff \"fuzy check\"\n"));
    ASSERT_EQ(m_view.editor().problems().size(), 1U);
    EXPECT_EQ(m_view.editor().problems().front().line, 3U);
}

TEST_F(RuleEditorViewTest, GoesToARuleByItsName)
{
    m_view.openFile({});
    settle();
    auto& names = m_view.ruleNames();
    EXPECT_EQ(names.count(), 44);
    const int at = names.findText(QStringLiteral("true positive"));
    ASSERT_GE(at, 0);
    Q_EMIT names.activated(at);
    EXPECT_EQ(m_view.editor().currentRule(), QStringLiteral("true positive"));
}

TEST_F(RuleEditorViewTest, HelpOpensTheSectionAboutIt)
{
    const QString place = helpOf(&m_view.editor().edit());
    EXPECT_EQ(place, QStringLiteral("index#rule-editor"));
    const HelpPlace found = helpPlace(place);
    EXPECT_EQ(found.page, QStringLiteral("index"));
    const auto headings = helpHeadings(found.page);
    EXPECT_TRUE(std::any_of(headings.begin(), headings.end(),
        [&found](const HelpHeading& heading) { return heading.anchor == found.anchor; }));
}
