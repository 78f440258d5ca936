// SPDX-License-Identifier: GPL-3.0-or-later
// The table of two judges in the window: each cell leads to the records that it counts, and where there is no
// table the page says what to do.
#include "ui/panels/suspects/agreementpage.h"

#include "tests/ui/panels/suspects/judgedgold.h"
#include "tests/ui/uisupport.h"

#include "core/evaluation/slices/filtering.h"
#include "ui/models/modelroles.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/project/judgebar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/projectcontrol.h"

#include <QAction>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::Verdict;
using uitest::waitFor;

class AgreementPageTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        folder.file(QStringLiteral("gold.conll"), judgedGold("ORG"));
        folder.file(QStringLiteral("a.conll"), judgedGold("LOC"));
        window = std::make_unique<MainWindow>(Settings {});
        window->resize(1280, 820);
        window->show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
        open(true);
    }
    void open(bool withSystem)
    {
        analysis::DataSetSpec data;
        data.gold = uitest::source(folder.path(QStringLiteral("gold.conll")));
        if (withSystem) {
            data.systems = { uitest::source(folder.path(QStringLiteral("a.conll")), "a") };
        }
        window->openDataSet(data);
        settle();
    }
    void settle() const
    {
        for (int i = 0; i < 2; ++i) {
            ASSERT_TRUE(waitFor([this] { return window->idle(); }));
            QCoreApplication::processEvents();
        }
    }
    void say(const char* judge, std::vector<std::uint32_t> records, Verdict verdict)
    {
        auto& judgements = window->projects().judging().judgements();
        judgements.setJudge(QString::fromLatin1(judge));
        judgements.judge(*window->session().evaluationA(), records, { verdict });
        settle();
    }
    AgreementPage& shown()
    {
        window->action(Command::JudgeAgreement)->trigger();
        settle();
        EXPECT_TRUE(waitFor(
            [this] { return !page().table()->isVisible() || page().table()->model()->rowCount() > 0; }));
        return page();
    }
    AgreementPage& page() { return *window->findChild<SuspectsView*>()->agreement(); }
    /// Clicks every cell, and counts what the list then shows; the sum.
    std::size_t clickThrough()
    {
        SheetTable& table = *page().table();
        auto& selection = window->selection();
        std::size_t all = 0;
        EXPECT_EQ(table.model()->rowCount(), 6);
        EXPECT_EQ(table.model()->columnCount(), 7);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            for (int column = 1; column < table.model()->columnCount(); ++column) {
                selection.clearFilters();
                const QModelIndex cell = table.model()->index(row, column);
                const auto count = static_cast<std::size_t>(cell.data(SortRole).toInt());
                EXPECT_EQ(cell.data(LinkRole).toBool(), count > 0);
                table.scrollTo(cell);
                QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(cell).center());
                settle(); // verdicts are counted before they are shown
                EXPECT_EQ(selection.filters().size(), count > 0 ? 1U : 0U);
                if (count > 0) {
                    EXPECT_EQ(selection.records().size(), count);
                    all += selection.records().size();
                }
            }
        }
        selection.clearFilters();
        return all;
    }
    int countIn(int row, int column)
    {
        return page().table()->model()->index(row, column + 1).data(SortRole).toInt();
    }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
};

TEST_F(AgreementPageTest, WithFewerThanTwoJudgesItSaysWhatToDo)
{
    EXPECT_FALSE(shown().tableShown());
    EXPECT_EQ(page().page()->heading(), QStringLiteral("Nobody has judged yet"));
    say("Ada", { 1 }, Verdict::GoldWrong);
    EXPECT_EQ(page().page()->heading(), QStringLiteral("Only Ada has judged so far"));
    EXPECT_TRUE(page().page()->text().contains(QStringLiteral("two judges")));
    say("Bob", { 2 }, Verdict::GoldWrong);
    ASSERT_TRUE(waitFor([this] { return page().page()->heading().startsWith(QStringLiteral("No place")); }))
        << page().page()->heading().toStdString();
    EXPECT_FALSE(page().tableShown());
}

TEST_F(AgreementPageTest, EveryCellLeadsToTheRecordsItCounts)
{
    say("Ada", { 0, 1, 4 }, Verdict::GoldWrong);
    say("Ada", { 2, 7 }, Verdict::SystemWrong);
    say("Bob", { 1, 4 }, Verdict::GoldWrong);
    say("Bob", { 2, 0 }, Verdict::BothWrong);
    say("Bob", { 8 }, Verdict::BrokenText);
    ASSERT_TRUE(shown().tableShown());
    EXPECT_FALSE(page().judges()->isVisible()) << "there are two only";
    EXPECT_EQ(clickThrough(), 4U) << "what both have judged";
    EXPECT_EQ(countIn(0, 0), 2);
    EXPECT_EQ(countIn(0, 3), 1);
    EXPECT_EQ(countIn(1, 3), 1);
    EXPECT_TRUE(page().words().startsWith(QStringLiteral("Ada and Bob agree on 50 %")))
        << page().words().toStdString();
    EXPECT_TRUE(page().words().contains(QStringLiteral("kappa")));
    say("Bob", { 7 }, Verdict::SystemWrong);
    ASSERT_TRUE(waitFor([this] { return countIn(1, 1) == 1; })) << "it follows what is said";
    EXPECT_TRUE(page().words().startsWith(QStringLiteral("Ada and Bob agree on 60 %")))
        << page().words().toStdString();
}

TEST_F(AgreementPageTest, OfMoreThanTwoJudgesTwoAreChosen)
{
    say("Ada", { 0, 1, 4 }, Verdict::GoldWrong);
    say("Bob", { 1, 4 }, Verdict::GoldWrong);
    say("Eve", { 1, 4 }, Verdict::BothWrong);
    say("Eve", { 7 }, Verdict::BothWrong);
    ASSERT_TRUE(shown().tableShown());
    ASSERT_TRUE(page().judges()->isVisible());
    ASSERT_EQ(page().judges()->count(), 3);
    const int last = page().judges()->findText(QStringLiteral("Bob and Eve; places: 2"));
    ASSERT_GE(last, 0);
    page().judges()->setCurrentIndex(last);
    Q_EMIT page().judges()->activated(last);
    ASSERT_TRUE(waitFor([this] { return countIn(0, 3) == 2; }));
    EXPECT_EQ(clickThrough(), 2U);
    EXPECT_TRUE(page().words().startsWith(QStringLiteral("Bob and Eve agree on 0 %")));
    say("Ada", { 7 }, Verdict::GoldWrong);
    settle();
    EXPECT_EQ(page().judges()->currentIndex(), last) << "the choice stays";
    EXPECT_EQ(countIn(0, 3), 2);
}

TEST_F(AgreementPageTest, AGoldAloneCountsPlacesAndTheBarLeadsToTheTable)
{
    say("Ada", { 1, 4 }, Verdict::GoldWrong);
    say("Bob", { 1, 4 }, Verdict::GoldWrong);
    open(false);
    ASSERT_TRUE(shown().tableShown());
    EXPECT_EQ(countIn(0, 0), 2);
    EXPECT_FALSE(page().table()->model()->index(0, 1).data(LinkRole).toBool());
    EXPECT_TRUE(page().words().contains(QStringLiteral("with a system open")));
    open(true);
    auto& suspects = *window->findChild<SuspectsView*>();
    suspects.kinds()->setCurrentIndex(0);
    EXPECT_FALSE(page().isVisible());
    window->projects().judging().mode().setOn(true);
    auto& bar = *window->findChild<JudgeBar*>();
    ASSERT_TRUE(waitFor([&bar] { return bar.agreement()->isVisible(); }));
    bar.agreement()->click();
    settle();
    EXPECT_TRUE(page().isVisible());
    EXPECT_EQ(clickThrough(), 2U);
}

} // namespace
} // namespace touchstone::ui
