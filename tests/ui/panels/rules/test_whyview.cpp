// SPDX-License-Identifier: GPL-3.0-or-later
// Why: the history of a label, a rule that was not applied, the rules that cover a place; by mouse and keys.
#include "ui/panels/rules/whyview.h"

#include "core/measures/rules/computerules.h"
#include "tests/ui/uisupport.h"
#include "ui/models/coveringmodel.h"
#include "ui/panels/records/detailsview.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/statepage.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using analysis::SideId;
using uitest::source;
using uitest::waitFor;

// Right; nearly the right extent; a wrong label; in Hebrew; and one inside another.
constexpr const char* text = "Ada met the United Nations in Rome, and \\u05e2\\u05d3\\u05d4 left.";
const QByteArray gold = QByteArrayLiteral("{\"id\": \"d\", \"text\": \"") + text
    + "\", \"entities\": [{\"id\": \"g1\", \"start\": 0, \"end\": 3, \"type\": \"PER\", \"links\": [\"Q1\"]},"
      "{\"id\": \"g2\", \"start\": 12, \"end\": 26, \"type\": \"ORG\"},"
      "{\"id\": \"g3\", \"start\": 30, \"end\": 34, \"type\": \"LOC\"},"
      "{\"id\": \"g4\", \"start\": 40, \"end\": 43, \"type\": \"PER\"},"
      "{\"id\": \"g5\", \"start\": 12, \"end\": 18, \"type\": \"kind\", \"role\": \"component\", \"parent\": "
      "\"g2\"}]}\n";
const QByteArray systemA = QByteArrayLiteral("{\"id\": \"d\", \"text\": \"") + text
    + "\", \"entities\": [{\"id\": \"s1\", \"start\": 0, \"end\": 3, \"type\": \"PER\", \"links\": [\"Q2\"]},"
      "{\"id\": \"s2\", \"start\": 12, \"end\": 25, \"type\": \"ORG\"},"
      "{\"id\": \"s3\", \"start\": 30, \"end\": 34, \"type\": \"PER\"}]}\n";

class WhyViewTest : public ::testing::Test
{
protected:
    void open()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.jsonl"), gold), "gold");
        dataSet.systems = { source(folder.file(QStringLiteral("a.jsonl"), systemA), "A") };
        view.resize(420, 600);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        settle();
        ASSERT_EQ(session.measureError(QStringLiteral("rules")), std::nullopt);
        ASSERT_TRUE(session.measureA(QStringLiteral("rules")));
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            return session.state() == Session::State::Ready && !session.measuring() && view.idle();
        }));
        QCoreApplication::processEvents();
    }
    /// Selects the record with a gold or system annotation of this number.
    void select(SideId side, std::uint32_t number)
    {
        const auto& records = selection.evaluation()->records;
        const auto found = std::find_if(records.begin(), records.end(),
            [&](const auto& pair) { return (side == SideId::Gold ? pair.gold : pair.system) == number; });
        ASSERT_NE(found, records.end());
        selection.setCurrentRecord(static_cast<std::uint32_t>(found - records.begin()));
        settle();
    }
    void click(QTextBrowser* browser, const QString& address)
    {
        Q_EMIT browser->anchorClicked(QUrl(address));
        settle();
    }
    [[nodiscard]] int rowOf(const QString& rule) const
    {
        const auto* model = view.table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, CoveringModel::Rule).data().toString() == rule) {
                return row;
            }
        }
        return -1;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    WhyView view { session, selection };
};

TEST_F(WhyViewTest, SaysWhatToDoWhileNothingIsSelected)
{
    view.show();
    EXPECT_TRUE(view.showsState()) << "nothing is open";
    open();
    selection.setCurrentRecord(std::nullopt);
    settle();
    EXPECT_TRUE(view.showsState());
    EXPECT_EQ(view.statePage().heading(), QStringLiteral("No annotation is selected"));
    view.showPage(WhyView::Page::Covering);
    settle();
    EXPECT_EQ(view.statePage().heading(), QStringLiteral("No place is chosen"));
}

TEST_F(WhyViewTest, AComponentLeadsToTheAnnotationAroundIt)
{
    open();
    select(SideId::Gold, 1);
    ASSERT_FALSE(view.showsState());
    const auto& tree = selection.evaluation()->cases[0].gold->annotations;
    std::uint32_t component = 0;
    while (tree.entities[component].role != annotation::Role::Component) {
        ++component;
    }
    selection.setCurrentAnnotation(*selection.currentRecord(), { SideId::Gold, component });
    settle();
    ASSERT_TRUE(view.showsState());
    EXPECT_EQ(view.statePage().heading(), QStringLiteral("There are no rules for components"));
    auto* button = view.statePage().findChild<QPushButton*>();
    ASSERT_NE(button, nullptr);
    button->click();
    settle();
    EXPECT_TRUE(view.plainText().startsWith(QStringLiteral("“United Nations” ORG · gold g2")))
        << view.plainText().toStdString();
}

TEST_F(WhyViewTest, TellsTheHistoryOfTheSelectedAnnotation)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 1);
    ASSERT_FALSE(view.showsState());
    const QString plain = view.plainText();
    EXPECT_TRUE(plain.startsWith(QStringLiteral("“United Nation” ORG · system s2\nResult: FzTP\n")))
        << plain.toStdString();
    EXPECT_TRUE(plain.contains(QStringLiteral("Partner: “United Nations” ORG · gold g2")));
    EXPECT_TRUE(plain.contains(QStringLiteral("similarity 0.9286 ≥ 0.8"))) << plain.toStdString();
    EXPECT_TRUE(plain.contains(QStringLiteral("→ Result: FP → FzTP")));
    EXPECT_TRUE(plain.contains(QStringLiteral("→ on the partner, Result: FN → FzTP")));
    EXPECT_TRUE(plain.contains(QStringLiteral("LabelHierarchy – no rule was applied")));
    EXPECT_TRUE(plain.contains(QStringLiteral("document fuzzy true positive")));
    EXPECT_FALSE(plain.contains(QStringLiteral("✗"))) << "what was applied, held";
}

TEST_F(WhyViewTest, TheSideIsSwitchedAndKept)
{
    open();
    select(SideId::System, 1);
    view.setSide(SideId::Gold);
    settle();
    EXPECT_TRUE(view.plainText().startsWith(QStringLiteral("“United Nations” ORG · gold g2")));
    select(SideId::Gold, 0);
    EXPECT_TRUE(view.plainText().startsWith(QStringLiteral("“Ada” PER · gold g1")));
    select(SideId::Gold, 3);
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("Result: FN"))) << "only gold has it";
}

TEST_F(WhyViewTest, APartnerIsALinkAndSoIsTheRule)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 1);
    QSignalSpy opened(&view, &WhyView::ruleRequested);
    const auto result
        = std::dynamic_pointer_cast<const analysis::RulesResult>(session.measureA(QStringLiteral("rules")));
    ASSERT_TRUE(result);
    const auto fuzzy = result->run->setup.rules->find("fuzzy check").value_or(0);
    click(view.browser(WhyView::Page::Label), QStringLiteral("rule:%1").arg(fuzzy));
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][0].toString(), QStringLiteral("fuzzy check"));
    click(view.browser(WhyView::Page::Label), QStringLiteral("annotation:gold/1"));
    EXPECT_EQ(view.side(), SideId::Gold);
    EXPECT_TRUE(view.plainText().startsWith(QStringLiteral("“United Nations” ORG · gold g2")));
    click(view.browser(WhyView::Page::Label), QStringLiteral("rule:9999999"));
    click(view.browser(WhyView::Page::Label), QStringLiteral("annotation:gold/4000000"));
    EXPECT_EQ(opened.size(), 1) << "links that lead nowhere do nothing";
}

TEST_F(WhyViewTest, WhyNotShowsEachConditionWithItsValue)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 2);
    view.showPage(WhyView::Page::WhyNot);
    settle();
    EXPECT_EQ(view.plainText(), QString()) << "no rule is chosen yet";
    view.askWhyNot(QStringLiteral("true positive"));
    settle();
    const QString plain = view.plainText();
    EXPECT_TRUE(plain.contains(
        QStringLiteral("✗ system.type == gold.type · system.type = \"PER\"; gold.type = \"LOC\"")))
        << plain.toStdString();
    EXPECT_TRUE(plain.contains(QStringLiteral("✓ same_extent(system, gold)")));
    EXPECT_TRUE(
        plain.contains(QStringLiteral("Conditions that do not hold at the end of the phase Base: 1 of 5.")));
    view.askWhyNot(QStringLiteral("no such rule"));
    EXPECT_EQ(view.ruleBox()->currentText(), QStringLiteral("true positive"));
}

TEST_F(WhyViewTest, WhyNotSaysWhoWasFirst)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 0);
    view.askWhyNot(QStringLiteral("fuzzy check"));
    settle();
    EXPECT_TRUE(view.plainText().contains(
        QStringLiteral("“Ada” PER · gold g1 was taken by “Ada” PER · system s1 in true positive")))
        << view.plainText().toStdString();
    view.askWhyNot(QStringLiteral("false negative"));
    settle();
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("The rule is for gold annotations")));
    click(view.browser(WhyView::Page::WhyNot), QStringLiteral("side:"));
    EXPECT_EQ(view.side(), SideId::Gold);
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("This gold annotation")));
    view.askWhyNot(QStringLiteral("partial label match, system more specific"));
    settle();
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("The rule is switched off")));
}

TEST_F(WhyViewTest, WhatOverlapsNothingHasNoCandidate)
{
    open();
    select(SideId::Gold, 3);
    view.askWhyNot(QStringLiteral("fuzzy check"));
    settle();
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("No system annotation overlaps it.")));
}

TEST_F(WhyViewTest, ARuleIsChosenByWritingPartOfItsName)
{
    open();
    select(SideId::Gold, 1);
    view.showPage(WhyView::Page::WhyNot);
    EXPECT_EQ(view.ruleBox()->currentIndex(), -1);
    EXPECT_FALSE(view.ruleBox()->model()->flags(view.ruleBox()->model()->index(0, 0)) & Qt::ItemIsEnabled)
        << "phases are headings";
    EXPECT_EQ(view.ruleBox()->itemText(0), QStringLiteral("Base"));
    auto* edit = view.ruleBox()->lineEdit();
    edit->setFocus();
    QTest::keyClicks(edit, QStringLiteral("fuzzy check"));
    QTest::keyClick(edit, Qt::Key_Return);
    settle();
    EXPECT_EQ(view.ruleBox()->currentText(), QStringLiteral("fuzzy check"));
    EXPECT_TRUE(view.plainText().contains(QStringLiteral("It was applied")));
}

TEST_F(WhyViewTest, CoveringRulesFollowTheTextsPlace)
{
    open();
    QAbstractItemModelTester tester(view.table()->model());
    view.setSide(SideId::System);
    select(SideId::System, 0);
    view.showPage(WhyView::Page::Covering);
    settle();
    ASSERT_GE(rowOf(QStringLiteral("true positive")), 0) << "the selected annotation's span";
    view.setTextPosition(SideId::Gold, 32);
    settle();
    EXPECT_GE(rowOf(QStringLiteral("false negative")), 0);
    const int nearly = rowOf(QStringLiteral("true positive"));
    ASSERT_GE(nearly, 0);
    const auto* model = view.table()->model();
    EXPECT_TRUE(model->index(nearly, CoveringModel::Missing)
                    .data()
                    .toString()
                    .startsWith(QStringLiteral("✗ system.type == gold.type")));
    view.setTextPosition(SideId::Gold, 28);
    settle();
    EXPECT_EQ(model->rowCount(), 0) << "no annotation covers “in”";
    select(SideId::Gold, 3);
    EXPECT_GE(rowOf(QStringLiteral("false negative")), 0) << "an annotation elsewhere was selected";
}

TEST_F(WhyViewTest, CoveringRulesAreFilteredAndLeadOn)
{
    open();
    view.showPage(WhyView::Page::Covering);
    view.setTextPosition(SideId::Gold, 32);
    settle();
    const auto* model = view.table()->model();
    const int all = model->rowCount();
    view.filter()->setText(QStringLiteral("FALSE pos"));
    EXPECT_LT(model->rowCount(), all);
    const int row = rowOf(QStringLiteral("false positive"));
    ASSERT_GE(row, 0);
    QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {},
        view.table()->visualRect(model->index(row, 0)).center());
    settle();
    EXPECT_EQ(selection.currentAnnotation(), (SelectionModel::Place { SideId::System, 2 }));
    EXPECT_GE(rowOf(QStringLiteral("false positive")), 0) << "the list stays while one walks through it";
    QSignalSpy opened(&view, &WhyView::ruleRequested);
    view.table()->setFocus();
    QTest::keyClick(view.table(), Qt::Key_Return);
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][0].toString(), QStringLiteral("false positive"));
}

TEST_F(WhyViewTest, TheWholeExplanationIsCopied)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 1);
    QApplication::clipboard()->clear();
    view.browser(WhyView::Page::Label)->setFocus();
    QTest::keyClick(view.browser(WhyView::Page::Label), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), view.plainText());
    EXPECT_FALSE(view.plainText().contains(QChar(0x2068))) << "no invisible marks in what is copied";
}

TEST_F(WhyViewTest, WordsFromRightToLeftKeepToThemselves)
{
    open();
    select(SideId::Gold, 3);
    const QString html = view.browser(WhyView::Page::Label)->toPlainText();
    EXPECT_TRUE(html.contains(QStringLiteral("\u2068\u05e2\u05d3\u05d4\u2069"))) << html.toStdString();
}

TEST_F(WhyViewTest, WhatIsSelectedInTheTextIsCopiedAlone)
{
    open();
    view.setSide(SideId::System);
    select(SideId::System, 1);
    QTextBrowser* browser = view.browser(WhyView::Page::Label);
    ASSERT_TRUE(browser->find(QStringLiteral("Resolution")));
    QTest::keyClick(browser, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("Resolution"));
    browser->moveCursor(QTextCursor::Start);
    ASSERT_TRUE(browser->find(QStringLiteral("fuzzy check"))) << "as a link that has the keyboard";
    QTest::keyClick(browser, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), view.plainText());
}

TEST_F(WhyViewTest, DetailsNameTheRulesAndLeadHere)
{
    open();
    DetailsView details(session, selection);
    details.show();
    select(SideId::System, 1);
    const QString shown = details.browser()->toPlainText();
    EXPECT_TRUE(
        shown.contains(QStringLiteral("Rules for the system: false positive → fuzzy check → TN res Explain")))
        << shown.toStdString();
    QSignalSpy asked(&details, &DetailsView::whyRequested);
    click(details.browser(), QStringLiteral("why:"));
    EXPECT_EQ(asked.size(), 1);
}

TEST_F(WhyViewTest, TheRulesRunOnlyWhileSomebodyLooks)
{
    open();
    view.hide();
    session.reload();
    EXPECT_TRUE(waitFor([this] { return session.state() != Session::State::Ready; }));
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready && !session.measuring(); }));
    EXPECT_FALSE(session.measureA(QStringLiteral("rules")));
    view.show();
    settle();
    EXPECT_TRUE(session.measureA(QStringLiteral("rules")));
}

} // namespace
} // namespace touchstone::ui
