// SPDX-License-Identifier: GPL-3.0-or-later
// Every segment, bar and cell of the outcome charts selects the records that it counts.
#include "ui/panels/charts/outcomeview.h"

#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <gtest/gtest.h>

#include <QSpinBox>
#include <QSplitter>
#include <QTest>

namespace touchstone::ui {
namespace {

using uitest::source;
using uitest::waitFor;

class OutcomeViewTest : public ::testing::Test
{
protected:
    void open(QByteArray gold = uitest::conllGold(), QByteArray system = uitest::conllSystem())
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), gold), "gold");
        dataSet.systems = { source(folder.file(QStringLiteral("a.conll"), system), "A"),
            source(folder.file(QStringLiteral("b.conll"), gold), "B"),
            source(folder.file(QStringLiteral("c.conll"), system), "C") };
        view.resize(900, 500);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            const auto runners = view.findChildren<JobRunner*>();
            return session.state() == Session::State::Ready && !session.measuring()
                && std::ranges::none_of(runners, &JobRunner::running);
        }));
        QCoreApplication::processEvents();
    }
    /// Clicks every bar and compares with what is selected; returns how many were clicked.
    int clickAll()
    {
        int clicked = 0;
        const ChartSpec spec = view.panel()->spec();
        for (std::size_t set = 0; set < spec.bars.size(); ++set) {
            for (std::size_t category = 0; category < spec.bars[set].values.size(); ++category) {
                if (!(spec.bars[set].values[category] > 0)) {
                    continue;
                }
                ChartHit hit { ChartHit::Kind::Bar, set, category, 0, 0 };
                const analysis::SheetCell* cell = view.cell(hit);
                if (cell == nullptr) {
                    ADD_FAILURE() << "no number behind a bar";
                    continue;
                }
                const double count = *cell->value;
                selection.clearFilters();
                const QPoint place = view.panel()->positionOf(hit).toPoint();
                QTest::mouseClick(view.panel(), Qt::LeftButton, {}, place);
                EXPECT_EQ(static_cast<double>(selection.records().size()), count)
                    << "set " << set << " category "
                    << spec.categories[static_cast<qsizetype>(category)].toStdString();
                EXPECT_EQ(selection.filters().size(), 1U);
                settle();
                ++clicked;
            }
        }
        return clicked;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    OutcomeView view { session, selection };
};

TEST_F(OutcomeViewTest, TheChartKeepsHalfOfTheRoom)
{
    open();
    const auto* parts = view.findChild<QSplitter*>();
    ASSERT_NE(parts, nullptr);
    for (const int width : { 900, 600 }) {
        view.resize(width, 300);
        QCoreApplication::processEvents();
        ASSERT_EQ(parts->sizes().size(), 2);
        EXPECT_GE(parts->sizes().front(), parts->sizes().back()) << width;
    }
}

TEST_F(OutcomeViewTest, EverySegmentSelectsWhatItCounts)
{
    open();
    EXPECT_EQ(clickAll(), 4); // LOC: correct, missing; PER: correct, incorrect
    view.setShares(true);
    EXPECT_EQ(clickAll(), 4);
    view.setBars(OutcomeView::Bars::Documents);
    settle();
    EXPECT_EQ(clickAll(), 4);
    view.setBars(OutcomeView::Bars::Histogram);
    settle();
    EXPECT_EQ(clickAll(), 2);
}

TEST_F(OutcomeViewTest, ASegmentOfAnotherSystemMakesItSystemA)
{
    open();
    view.setBars(OutcomeView::Bars::Systems);
    settle();
    ASSERT_EQ(view.panel()->spec().categories.size(), 3);
    ChartHit hit { ChartHit::Kind::Bar, 0, 1, 0, 0 };
    QTest::mouseClick(view.panel(), Qt::LeftButton, {}, view.panel()->positionOf(hit).toPoint());
    EXPECT_EQ(session.systemA(), 1);
    EXPECT_EQ(selection.records().size(), 4U) << "B has everything right";
    settle();
    view.setBars(OutcomeView::Bars::Types);
    view.setShown(OutcomeView::Shown::All);
    settle();
    EXPECT_GT(clickAll(), 8);
}

TEST_F(OutcomeViewTest, TheTableHoldsTheSameLinks)
{
    open();
    SheetModel* model = view.table()->sheetModel();
    int links = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const analysis::SheetCell* cell = model->cell(model->index(row, column));
            if (cell == nullptr || !cell->link) {
                continue;
            }
            const double count = *cell->value;
            selection.clearFilters();
            view.table()->setCurrentIndex(model->index(row, column));
            QTest::keyClick(view.table(), Qt::Key_Return);
            ASSERT_EQ(selection.filters().size(), 1U);
            EXPECT_EQ(static_cast<double>(selection.records().size()), count);
            ++links;
        }
    }
    EXPECT_EQ(links, 3 * 8); // LOC, PER, Overall
    EXPECT_TRUE(view.table()->isColumnHidden(3)) << "strict knows no partial ones";
    view.setBars(OutcomeView::Bars::Histogram);
    settle();
    EXPECT_FALSE(view.table()->isColumnHidden(2));
}

TEST_F(OutcomeViewTest, OnlyRowsWithMostErrorsAreDrawn)
{
    open();
    view.setMost(1);
    ASSERT_EQ(view.panel()->spec().categories.size(), 1);
    EXPECT_EQ(view.table()->sheetModel()->rowCount(), 3);
}

TEST_F(OutcomeViewTest, TheLegendSwitchesOutcomesOff)
{
    open();
    Q_EMIT view.panel()->activated({ ChartHit::Kind::Legend, 0, 0, 0, 0 });
    EXPECT_FALSE(view.panel()->spec().bars[0].shown);
    EXPECT_TRUE(view.panel()->spec().bars[1].shown);
    Q_EMIT view.panel()->activated({ ChartHit::Kind::Legend, 0, 0, 0, 0 });
    EXPECT_TRUE(view.panel()->spec().bars[0].shown);
}

TEST_F(OutcomeViewTest, WithoutAnnotationsWordsStandInItsPlace)
{
    open("Ada O\nsaw O\n", "Ada O\nsaw O\n");
    EXPECT_TRUE(view.page()->isVisible());
    EXPECT_FALSE(view.page()->text().isEmpty());
}

TEST_F(OutcomeViewTest, TheConfusionTableShowsAsManyTypesAsAsked)
{
    QByteArray gold;
    QByteArray system;
    for (int type = 0; type < 9; ++type) {
        const QByteArray line = "w" + QByteArray::number(type) + " B-T";
        gold += line + QByteArray::number(type) + "\n";
        system += line + QByteArray::number(type / 2) + "\n";
    }
    open(gold, system);
    ConfusionView confusion(session, selection);
    confusion.show();
    auto* most = confusion.findChild<QSpinBox*>();
    ASSERT_NE(most, nullptr);
    most->setValue(4);
    EXPECT_EQ(confusion.model()->rowCount(), 4 + 2);
    std::int64_t sum = 0;
    for (int row = 0; row < confusion.model()->rowCount(); ++row) {
        sum += confusion.model()->rowTotal(row);
    }
    EXPECT_EQ(sum, 9);
}

} // namespace
} // namespace touchstone::ui
