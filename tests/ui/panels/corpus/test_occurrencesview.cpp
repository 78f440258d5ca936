// SPDX-License-Identifier: GPL-3.0-or-later
// The concordance: what it counts, where its rows lead in the text, and who asks for it.
#include "ui/panels/corpus/occurrencesview.h"

#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "core/explain/concordance.h"
#include "ui/models/occurrencemodel.h"
#include "ui/models/modelroles.h"
#include "ui/panels/text/documentview.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/corpuspanels.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::evaluated;
using uitest::waitFor;
using Column = OccurrenceModel::Column;

class OccurrencesTest : public ::testing::Test
{
protected:
    OccurrencesTest()
    {
        view.resize(900, 300);
        view.show();
    }
    void show() { selection.setEvaluation(evaluation); }
    void search(const QString& words)
    {
        view.search(words);
        wait();
    }
    void wait()
    {
        ASSERT_TRUE(waitFor([this]() { return !view.findChild<JobRunner*>()->running(); }));
    }
    void choose(int row)
    {
        view.table()->setCurrentIndex({});
        view.table()->setCurrentIndex(view.model()->index(row, 0));
    }
    [[nodiscard]] QString cell(int row, Column column) const
    {
        return view.model()->index(row, column).data().toString();
    }
    void choosePage(const QString& text)
    {
        for (auto* button : view.page()->findChildren<QPushButton*>()) {
            if (button->text() == text && !button->isHidden()) {
                button->click();
                return;
            }
        }
        ADD_FAILURE() << text.toStdString();
    }

    analysis::EvaluationPtr evaluation
        = evaluated({ "Ada in [LOC Rome] and Rome", "[PER Bob] left Rome", "rome [ORG Rome Group]" },
            { "Ada in [LOC Rome] and [PER Rome]", "[PER Bob] left Rome", "rome [ORG Rome Group]" });
    SelectionModel selection;
    Session session { selection };
    OccurrencesView view { session, selection };
};

TEST_F(OccurrencesTest, AreListedWithWhatBothSidesHaveThere)
{
    const QAbstractItemModelTester tester(view.model());
    EXPECT_EQ(view.page()->heading(), QStringLiteral("Nothing is open"));
    show();
    EXPECT_EQ(view.page()->heading(), QStringLiteral("No words searched yet"));
    search(QStringLiteral(" Rome "));
    ASSERT_EQ(view.model()->rowCount(), 4);
    EXPECT_TRUE(view.listShown());
    EXPECT_EQ(cell(0, Column::Left), QStringLiteral("Ada in"));
    EXPECT_EQ(cell(0, Column::Words), QStringLiteral("Rome"));
    EXPECT_EQ(cell(0, Column::Right), QStringLiteral("and Rome"));
    EXPECT_EQ(cell(0, Column::DocumentColumn), QStringLiteral("d1"));
    EXPECT_EQ(cell(0, Column::TextOf), QStringLiteral("both"));
    EXPECT_EQ(cell(0, Column::GoldAnnotations), QStringLiteral("LOC"));
    EXPECT_EQ(cell(0, Column::SystemAnnotations), QStringLiteral("LOC"));
    EXPECT_EQ(cell(0, Column::OutcomeColumn), QStringLiteral("COR"));
    EXPECT_EQ(cell(1, Column::GoldAnnotations), QString());
    EXPECT_EQ(cell(1, Column::SystemAnnotations), QStringLiteral("PER"));
    EXPECT_EQ(cell(1, Column::OutcomeColumn), QStringLiteral("SPU"));
    EXPECT_EQ(cell(2, Column::OutcomeColumn), undefinedText());
    EXPECT_EQ(cell(3, Column::GoldAnnotations), QStringLiteral("ORG (longer)"));
    const auto side = view.model()->index(0, Column::Left).data(Qt::TextAlignmentRole);
    EXPECT_TRUE(side.value<Qt::Alignment>().testFlag(Qt::AlignRight));
}

TEST_F(OccurrencesTest, EveryCountListsThatManyOfTheCore)
{
    show();
    search(QStringLiteral("Rome"));
    const auto places
        = analysis::occurrencesOf(text::WordSearch("Rome"), *evaluation->gold, std::vector { evaluation });
    const auto counts = analysis::countsOf(places, 1);
    const std::int64_t expected[] { counts.places, counts.inGold, counts.bySystem.front(), counts.none };
    EXPECT_EQ(
        std::vector(std::begin(expected), std::end(expected)), (std::vector<std::int64_t> { 4, 2, 3, 1 }));
    EXPECT_TRUE(view.counts()->text().contains(QStringLiteral("4 occurrences")));
    EXPECT_TRUE(view.counts()->text().contains(QStringLiteral("3 documents")));
    for (int link = 0; link < 4; ++link) {
        EXPECT_TRUE(view.counts()->text().contains(QStringLiteral("href=\"%1\"").arg(link)));
        Q_EMIT view.counts()->linkActivated(QString::number(link));
        EXPECT_EQ(view.model()->rowCount(), expected[link]) << link;
    }
}

TEST_F(OccurrencesTest, ARowLeadsToItsAnnotationOrToTheWordsThemselves)
{
    DocumentView text(session, selection);
    text.resize(700, 300);
    text.show();
    show();
    search(QStringLiteral("Rome"));
    choose(1);
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(evaluation->records[*selection.currentRecord()].outcome(match::Scheme::Strict),
        match::Outcome::Spurious);
    EXPECT_EQ(selection.currentCase(), 0U);
    EXPECT_EQ(text.canvas().selectedText(), QString());
    choose(2);
    EXPECT_FALSE(selection.currentRecord());
    EXPECT_EQ(selection.currentCase(), 1U);
    EXPECT_EQ(
        selection.currentRange(), (SelectionModel::Range { analysis::SideId::Gold, text::Span { 9, 13 } }));
    EXPECT_EQ(text.canvas().selectedText(), QStringLiteral("Rome"));
    choose(3);
    ASSERT_TRUE(selection.currentRecord());
    EXPECT_EQ(evaluation->goldText(evaluation->records[*selection.currentRecord()]), "Rome Group");
    EXPECT_FALSE(selection.currentRange());
    EXPECT_EQ(text.canvas().selectedText(), QString());
}

TEST_F(OccurrencesTest, WhatIsNotFoundMayBeWrittenOtherwise)
{
    show();
    search(QStringLiteral("ROME"));
    EXPECT_FALSE(view.listShown());
    EXPECT_EQ(view.page()->heading(), QStringLiteral("No occurrence of “ROME”"));
    choosePage(QStringLiteral("Ignore upper and lower case"));
    wait();
    EXPECT_EQ(view.model()->rowCount(), 5);
    view.matchCase()->click();
    view.search(QStringLiteral("om"));
    wait();
    choosePage(QStringLiteral("Look inside of words, too"));
    wait();
    EXPECT_EQ(view.model()->rowCount(), 5);
    view.field()->clear();
    QTest::keyClick(view.field(), Qt::Key_Return);
    EXPECT_EQ(view.page()->heading(), QStringLiteral("No words searched yet"));
}

TEST_F(OccurrencesTest, AnotherResultIsSearchedAnew)
{
    show();
    search(QStringLiteral("Rome"));
    evaluation = evaluated({ "[LOC Rome]" }, { "Rome" });
    show();
    wait();
    ASSERT_EQ(view.model()->rowCount(), 1);
    EXPECT_EQ(cell(0, Column::OutcomeColumn), QStringLiteral("MIS"));
    EXPECT_TRUE(view.counts()->text().contains(QStringLiteral("1 document:")));
    selection.setEvaluation(nullptr);
    EXPECT_FALSE(view.listShown());
    EXPECT_EQ(view.model()->rowCount(), 0);
}

TEST_F(OccurrencesTest, InTextsThatDifferSayWhoseTextItIs)
{
    evaluation = evaluated({ "Ada in [LOC Rome] now Paris" }, { "Ada in [LOC Rorne] now Paris Rome" });
    show();
    search(QStringLiteral("Rome"));
    ASSERT_EQ(view.model()->rowCount(), 2);
    EXPECT_EQ(cell(0, Column::TextOf), QStringLiteral("gold"));
    EXPECT_EQ(cell(1, Column::TextOf), QStringLiteral("system"));
    choose(1);
    EXPECT_EQ(selection.currentRange(),
        (SelectionModel::Range { analysis::SideId::System, text::Span { 23, 27 } }));
}

TEST(OccurrencesInTheWindow, AreThoseOfTheSelectedWords)
{
    MainWindow window { Settings {} };
    window.resize(1400, 900);
    window.show();
    window.openSample();
    ASSERT_TRUE(waitFor([&]() { return window.idle() && window.selection().currentRecord(); }));
    const QString words = wordsAtHand(window);
    ASSERT_FALSE(words.isEmpty());
    window.action(Command::FindOccurrences)->trigger();
    auto* view = window.findChild<OccurrencesView*>();
    ASSERT_NE(view, nullptr);
    ASSERT_TRUE(waitFor([&]() { return window.idle(); }));
    EXPECT_TRUE(view->isVisible());
    EXPECT_EQ(view->field()->text(), words.simplified());
    EXPECT_GE(view->model()->total(), 1U);
}

} // namespace
} // namespace touchstone::ui
