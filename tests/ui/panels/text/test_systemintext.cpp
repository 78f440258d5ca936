// SPDX-License-Identifier: GPL-3.0-or-later
// System B in the text: its text and marks beside the gold, while what is selected and listed stays System
// A's.
#include "ui/panels/text/documentview.h"
#include "ui/panels/text/systembtext.h"
#include "ui/panels/text/systemchoice.h"

#include "core/compare/comparison.h"
#include "tests/ui/uisupport.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/text/lanefeed.h"
#include "ui/session/shortcuts.h"

#include <QAction>
#include <QScrollBar>
#include <QToolButton>

#include <gtest/gtest.h>

#include <map>

namespace touchstone::ui {
namespace {

using analysis::SideId;
using match::Outcome;
using uitest::waitFor;

const std::string goldWords = "[PER Ada] met [PER Bob] in [LOC Rome] on a Monday in the spring of that year.";
const std::string wordsOfA = "[PER Ada] met Bob in [LOC Rome] on a Monday in the [DATE spring] of that year.";
const std::string wordsOfB
    = "[PER Ada] meets [PER Bob] in [ORG Rome] on a [DATE Monday] in the spring of that year.";

class SystemInTextTest : public ::testing::Test
{
protected:
    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    DocumentView view { session, selection };

    void open(const std::vector<std::string>& gold = { goldWords },
        const std::vector<std::string>& a = { wordsOfA }, const std::vector<std::string>& b = { wordsOfB })
    {
        uitest::open(session, folder, gold, { a, b });
        view.resize(1000, 700);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
        session.setSystemB(1);
        ASSERT_TRUE(settled());
        ASSERT_TRUE(session.evaluationB());
    }
    bool settled()
    {
        return waitFor([this] {
            return session.state() == Session::State::Ready && !session.measuring() && view.idle();
        });
    }
    void showB() { view.systemBAction()->setChecked(true); }
    [[nodiscard]] QString systemText() const
    {
        const TextScene* scene = const_cast<DocumentView&>(view).canvas().scene();
        return scene == nullptr || scene->system == nullptr
            ? QString()
            : QString::fromUtf8(
                scene->system->utf8().data(), static_cast<qsizetype>(scene->system->utf8().size()));
    }
    /// Outcomes of the system's marks by their words.
    std::map<QString, Outcome> systemMarks()
    {
        std::map<QString, Outcome> marks;
        for (const auto& span : view.canvas().markedSpans()) {
            if (span.side == SideId::System) {
                marks[span.text] = span.outcome;
            }
        }
        return marks;
    }
    /// The number that a mark of the system bears.
    std::uint32_t numberOf(const QString& words)
    {
        for (const auto& span : view.canvas().markedSpans()) {
            if (span.side == SideId::System && span.text == words) {
                return span.record;
            }
        }
        ADD_FAILURE() << words.toStdString();
        return analysis::noRecord;
    }
    std::uint32_t recordOfA(const std::string& words)
    {
        const auto& evaluation = *session.evaluationA();
        const auto found = std::ranges::find_if(evaluation.records, [&](const auto& record) {
            return evaluation.goldText(record) == words || evaluation.systemText(record) == words;
        });
        return static_cast<std::uint32_t>(found - evaluation.records.begin());
    }
    void click(const QString& words)
    {
        const auto rects = view.canvas().rectsOf(numberOf(words), SideId::System);
        ASSERT_FALSE(rects.empty());
        QTest::mouseClick(
            view.canvas().viewport(), Qt::LeftButton, Qt::NoModifier, rects.front().center().toPoint());
    }
    [[nodiscard]] const SystemChoice& choice() const { return *view.findChild<SystemChoice*>(); }
};

TEST_F(SystemInTextTest, ShowsTextAndOutcomesOfSystemBAndOfSystemAAgain)
{
    open();
    EXPECT_FALSE(view.showsSystemB());
    EXPECT_TRUE(view.systemBAction()->isEnabled());
    EXPECT_FALSE(systemText().contains(QStringLiteral("meets")));
    EXPECT_TRUE(view.notice().isEmpty());
    for (const TextMode mode : { TextMode::SideBySide, TextMode::Interlinear }) {
        view.setMode(mode);
        showB();
        EXPECT_TRUE(view.showsSystemB());
        EXPECT_TRUE(systemText().contains(QStringLiteral("meets")));
        EXPECT_TRUE(view.canvas().scene()->systemTitle.startsWith(QStringLiteral("B: ")));
        EXPECT_EQ(systemMarks(),
            (std::map<QString, Outcome> { { QStringLiteral("Ada"), Outcome::Correct },
                { QStringLiteral("Bob"), Outcome::Correct }, { QStringLiteral("Rome"), Outcome::Incorrect },
                { QStringLiteral("Monday"), Outcome::Spurious } }));
        EXPECT_FALSE(view.notice().isEmpty()) << "its text differs";
        view.systemBAction()->setChecked(false);
        EXPECT_FALSE(view.showsSystemB());
        EXPECT_EQ(systemMarks(),
            (std::map<QString, Outcome> { { QStringLiteral("Ada"), Outcome::Correct },
                { QStringLiteral("Rome"), Outcome::Correct },
                { QStringLiteral("spring"), Outcome::Spurious } }));
        EXPECT_TRUE(view.notice().isEmpty());
    }
}

TEST_F(SystemInTextTest, AClickSelectsWhatSystemAMadeOfTheSameGold)
{
    open();
    showB();
    const auto before = selection.evaluation();
    click(QStringLiteral("Rome"));
    EXPECT_EQ(selection.currentRecord(), recordOfA("Rome"));
    click(QStringLiteral("Bob"));
    EXPECT_EQ(selection.currentRecord(), recordOfA("Bob"));
    EXPECT_EQ(view.canvas().currentRecord(), recordOfA("Bob"));
    EXPECT_EQ(view.canvas().selectedText(), QString());
    EXPECT_EQ(selection.evaluation(), before);
    EXPECT_TRUE(view.canvas().describe(recordOfA("Bob")).contains(QStringLiteral("of System A")))
        << view.canvas().describe(recordOfA("Bob")).toStdString();
}

TEST_F(SystemInTextTest, StepsThroughTheErrorsOfSystemA)
{
    open();
    showB();
    selection.setCurrentRecord(recordOfA("Bob"));
    EXPECT_EQ(view.canvas().currentRecord(), recordOfA("Bob"));
    selection.stepError(true);
    EXPECT_EQ(selection.currentRecord(), recordOfA("spring"));
    EXPECT_EQ(view.canvas().selectedText(), QStringLiteral("spring")) << "System B has nothing there";
    EXPECT_EQ(view.canvas().selection()->side, SideId::Gold);
    selection.stepError(true);
    EXPECT_EQ(selection.currentRecord(), recordOfA("Bob"));
    EXPECT_EQ(view.canvas().selectedText(), QString());
}

TEST_F(SystemInTextTest, AFalseAlarmOfSystemBSelectsItsPlaceAndDetailsTellWhoseItIs)
{
    open();
    DetailsView details(session, selection);
    showB();
    click(QStringLiteral("Monday"));
    const std::uint32_t number = numberOf(QStringLiteral("Monday"));
    EXPECT_GE(number, session.evaluationA()->records.size());
    EXPECT_FALSE(selection.currentRecord());
    ASSERT_TRUE(selection.currentRange());
    EXPECT_EQ(selection.currentRange()->side, SideId::Gold);
    EXPECT_EQ(session.evaluationA()->cases[0].gold->text.slice(selection.currentRange()->span), "Monday");
    EXPECT_EQ(selection.currentRange()->other, session.evaluationB());
    EXPECT_EQ(view.canvas().currentRecord(), number) << "it has the frame";
    EXPECT_EQ(view.canvas().selectedText(), QString());
    const QString told = details.browser()->toPlainText();
    EXPECT_TRUE(told.contains(QStringLiteral("Only System B"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("Monday"))) << told.toStdString();

    view.systemBAction()->setChecked(false);
    EXPECT_EQ(view.canvas().currentRecord(), analysis::noRecord);
    EXPECT_EQ(view.canvas().selectedText(), QStringLiteral("Monday")) << "the place in the gold";
    showB();
    EXPECT_EQ(view.canvas().currentRecord(), number);

    selection.setHoveredRecord(recordOfA("Ada"));
    Q_EMIT view.canvas().recordHovered(number);
    EXPECT_FALSE(selection.hoveredRecord());
    EXPECT_EQ(view.canvas().hoveredRecord(), number);

    session.setSystemB(-1);
    ASSERT_TRUE(settled());
    ASSERT_TRUE(selection.currentRange());
    EXPECT_FALSE(selection.currentRange()->other) << "nothing of a system that is gone";
}

TEST_F(SystemInTextTest, GoesBackToSystemAWhenThereIsNoSystemB)
{
    open();
    EXPECT_FALSE(choice().isHidden());
    showB();
    session.setSystemB(-1);
    ASSERT_TRUE(settled());
    EXPECT_FALSE(view.showsSystemB());
    EXPECT_FALSE(view.systemBAction()->isChecked());
    EXPECT_FALSE(view.systemBAction()->isEnabled());
    EXPECT_TRUE(choice().isHidden());
    EXPECT_FALSE(systemText().contains(QStringLiteral("meets")));
    session.setSystemB(1);
    ASSERT_TRUE(settled());
    EXPECT_FALSE(view.showsSystemB());
    EXPECT_FALSE(choice().isHidden());
}

TEST_F(SystemInTextTest, StaysChosenWhileTheSystemsChangePlaces)
{
    open();
    showB();
    session.setSystemA(1); // System B is the former A then
    ASSERT_TRUE(settled());
    EXPECT_EQ(session.systemB(), 0);
    EXPECT_TRUE(view.showsSystemB());
    EXPECT_FALSE(systemText().contains(QStringLiteral("meets")));
    EXPECT_TRUE(systemMarks().contains(QStringLiteral("spring")));
}

TEST_F(SystemInTextTest, StackedHasItsLaneInstead)
{
    open({ goldWords }, { wordsOfA }, { goldWords });
    showB();
    EXPECT_EQ(systemMarks().at(QStringLiteral("Bob")), Outcome::Correct);
    view.setMode(TextMode::Stacked);
    ASSERT_TRUE(waitFor([this] { return session.allReady() && !session.measuring() && view.idle(); }));
    EXPECT_FALSE(view.showsSystemB());
    EXPECT_FALSE(view.systemBAction()->isEnabled());
    EXPECT_TRUE(choice().isHidden());
    const SystemLanesPtr lanes = view.canvas().layoutData().lanes();
    ASSERT_TRUE(lanes);
    ASSERT_EQ(lanes->lanes.size(), 2U);
    EXPECT_TRUE(lanes->lanes[0].own);
    EXPECT_EQ(lanes->lanes[1].plan.system.size(), 3U);
    view.setMode(TextMode::Interlinear);
    EXPECT_TRUE(view.showsSystemB());
    EXPECT_EQ(view.canvas().layoutData().lanes(), nullptr);
    EXPECT_EQ(systemMarks().at(QStringLiteral("Bob")), Outcome::Correct);
}

TEST_F(SystemInTextTest, AChangeOfSystemBIsShownAsBefore)
{
    open();
    selection.setFilter({ .list = std::string(analysis::changesInB) });
    ASSERT_TRUE(waitFor([this] { return selection.evaluation()->list != nullptr && !session.measuring(); }));
    EXPECT_TRUE(systemText().contains(QStringLiteral("meets")));
    EXPECT_FALSE(view.systemBAction()->isEnabled());
    EXPECT_TRUE(choice().isHidden());
    showB();
    EXPECT_FALSE(view.showsSystemB()) << "the records are System B's own";
    selection.setFilter({ .list = std::string(analysis::changesInA) });
    ASSERT_TRUE(waitFor([this] { return selection.evaluation()->list != nullptr && !session.measuring(); }));
    EXPECT_TRUE(view.showsSystemB());
    click(QStringLiteral("Bob"));
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(
        selection.evaluation()->goldText(selection.evaluation()->records[*selection.currentRecord()]), "Bob");
}

TEST_F(SystemInTextTest, ADocumentThatSystemBLacksSaysSo)
{
    const std::string second = "[ORG Touchstone] is the second of two documents here.";
    open({ goldWords }, { wordsOfA, second }, { wordsOfB }); // the second one is System A's alone
    showB();
    EXPECT_TRUE(view.showsSystemB());
    selection.setCurrentCase(1);
    EXPECT_FALSE(view.showsSystemB());
    EXPECT_TRUE(view.notice().contains(QStringLiteral("System B does not have")))
        << view.notice().toStdString();
    EXPECT_TRUE(systemMarks().contains(QStringLiteral("Touchstone")));
    selection.setCurrentCase(0);
    EXPECT_TRUE(view.showsSystemB());
}

TEST_F(SystemInTextTest, ADocumentOfTheGoldThatSystemBLacksIsAllMissing)
{
    const std::string second = "[ORG Touchstone] is the second of two documents here.";
    open({ goldWords, second }, { wordsOfA, second }, { wordsOfB });
    showB();
    selection.setCurrentCase(1);
    EXPECT_TRUE(view.showsSystemB());
    EXPECT_TRUE(systemMarks().empty());
    EXPECT_TRUE(view.notice().contains(QStringLiteral("lacks this document"))) << view.notice().toStdString();
}

TEST_F(SystemInTextTest, ThePlaceInTheTextStays)
{
    std::string gold;
    std::string b;
    for (int line = 0; line < 400; ++line) {
        gold += "[PER Ada] was here.\n";
        b += line % 3 == 0 ? "[PER Ada] has been here.\n" : "[PER Ada] was here.\n";
    }
    open({ gold }, { gold }, { b });
    const auto goldOnTop = [this]() {
        const SpanLayout& layout = view.canvas().layoutData();
        return layout.table().codePoint(
            SideId::Gold, layout.lineColumns(view.canvas().visibleRows().front().line).begin);
    };
    view.canvas().verticalScrollBar()->setValue(200);
    const std::uint32_t place = goldOnTop();
    EXPECT_GT(place, 0U);
    showB();
    EXPECT_EQ(goldOnTop(), place);
    view.systemBAction()->setChecked(false);
    EXPECT_EQ(goldOnTop(), place);
}

TEST_F(SystemInTextTest, TheChoiceOverTheTextIsThatOfTheMenu)
{
    open();
    view.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&view));
    EXPECT_EQ(choice().accessibleName(), QStringLiteral("System in the text"));
    EXPECT_TRUE(choice().button(false)->isChecked());
    for (const bool b : { false, true }) {
        EXPECT_TRUE(choice().button(b)->toolTip().contains(keysText(presentKeys(Command::TextSystemB))));
        EXPECT_FALSE(choice().button(b)->accessibleName().isEmpty());
        EXPECT_GE(choice().button(b)->height(), 10);
    }
    QTest::mouseClick(choice().button(true), Qt::LeftButton);
    EXPECT_TRUE(view.systemBAction()->isChecked());
    EXPECT_TRUE(view.showsSystemB());
    choice().button(true)->setFocus();
    QTest::keyClick(choice().button(true), Qt::Key_Left);
    EXPECT_TRUE(choice().button(false)->isChecked()) << "one of two, as the arrow keys have it";
    EXPECT_EQ(choice().button(false)->focusPolicy(), Qt::TabFocus);
    EXPECT_EQ(choice().button(true)->focusPolicy(), Qt::NoFocus);
    view.systemBAction()->trigger();
    EXPECT_TRUE(choice().button(true)->isChecked());
    EXPECT_EQ(choice().button(true)->focusPolicy(), Qt::TabFocus);
    view.systemBAction()->trigger();
    EXPECT_TRUE(choice().button(false)->isChecked());
    EXPECT_FALSE(view.showsSystemB());
    const auto left = [this]() { return choice().geometry().left(); };
    view.setMode(TextMode::SideBySide);
    EXPECT_GT(left(), 400) << "over the system's pane";
    view.setMode(TextMode::Interlinear);
    EXPECT_LT(left(), 200);
}

} // namespace
} // namespace touchstone::ui
