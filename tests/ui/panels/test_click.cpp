// SPDX-License-Identifier: GPL-3.0-or-later
// One click, from a number to its records: cell -> filter -> first record selected -> rows of the list; the
// same with the keyboard.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using match::Outcome;
using match::Scheme;
using uitest::waitFor;

class Click : public ::testing::Test
{
protected:
    Click()
        : session(selection)
    {
    }

    void SetUp() override
    {
        scores = std::make_unique<ScoreView>(session, selection);
        confusion = std::make_unique<ConfusionView>(session, selection);
        errors = std::make_unique<ErrorListView>(session, selection);
        uitest::open(session, folder, uitest::smallGold(), { uitest::smallSystem() });
        for (QWidget* view :
            std::initializer_list<QWidget*> { scores.get(), confusion.get(), errors.get() }) {
            view->resize(1600, 600);
            view->show();
            ASSERT_TRUE(QTest::qWaitForWindowExposed(view));
        }
    }

    void click(QAbstractItemView* view, const QModelIndex& index, Qt::KeyboardModifiers modifiers = {})
    {
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, view->visualRect(index).center());
        QCoreApplication::processEvents();
    }

    /// The score cell of a row by its name, groups included.
    QModelIndex scoreCell(const QString& row, const char* column) const
    {
        const auto search = [&](const auto& self, const QModelIndex& parent) -> QModelIndex {
            for (int i = 0; i < scores->sheets()->model()->rowCount(parent); ++i) {
                const QModelIndex index = scores->sheets()->model()->index(i, 0, parent);
                if (index.data().toString() == row) {
                    return index.siblingAtColumn(scores->sheets()->model()->columnOf(column));
                }
                if (const QModelIndex found = self(self, index); found.isValid()) {
                    return found;
                }
            }
            return {};
        };
        return search(search, {});
    }

    /// What every click must end in: as many rows as the cell said, the first record selected everywhere.
    void expectShown(qlonglong count, const std::string& what)
    {
        EXPECT_EQ(static_cast<qlonglong>(selection.records().size()), count) << what;
        EXPECT_EQ(static_cast<qlonglong>(errors->model()->rowCount()), count) << what;
        EXPECT_EQ(errors->listShown(), count > 0) << what;
        if (count > 0) {
            ASSERT_TRUE(selection.currentRecord().has_value()) << what;
            EXPECT_TRUE(selection.inFilter(*selection.currentRecord())) << what;
            EXPECT_EQ(
                errors->model()->record(errors->table()->currentIndex().row()), selection.currentRecord())
                << what;
        }
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session;
    std::unique_ptr<ScoreView> scores;
    std::unique_ptr<ConfusionView> confusion;
    std::unique_ptr<ErrorListView> errors;
};

TEST_F(Click, ACountShowsItsRecordsAndSelectsTheFirst)
{
    const QModelIndex cell = scoreCell(QStringLiteral("ORG"), "mis");
    ASSERT_TRUE(cell.isValid());
    ASSERT_EQ(cell.data(SortRole).toInt(), 1);
    click(scores->sheets()->table(), cell);
    ASSERT_EQ(selection.filters().size(), 1U);
    const analysis::CountedRow organisations { {}, { "ORG" } };
    EXPECT_EQ(
        selection.filters().front(), organisations.cell(Scheme::Strict, analysis::ScoreColumn::Missing));
    expectShown(1, "ORG missing");
    const match::PairOutcome& record = selection.evaluation()->records[*selection.currentRecord()];
    EXPECT_EQ(selection.evaluation()->goldText(record), "Acme");
    EXPECT_EQ(errors->table()->currentIndex().siblingAtColumn(ErrorModel::GoldWords).data().toString(),
        QStringLiteral("Acme"));
}

TEST_F(Click, TheSameCellTwiceTakesTheFilterAway)
{
    const QModelIndex cell = scoreCell(QStringLiteral("ORG"), "mis");
    click(scores->sheets()->table(), cell);
    click(scores->sheets()->table(), cell);
    EXPECT_TRUE(selection.filters().empty());
}

TEST_F(Click, AnotherCellOfTheSameRecordsGoesOnShowingThem)
{
    // Every pair counts once on each side: both cells have the same records.
    for (const char* column : { "inc", "inc_system", "inc" }) {
        const QModelIndex cell = scoreCell(QStringLiteral("Overall"), column);
        ASSERT_TRUE(cell.data(FilterRole).isValid()) << column;
        click(scores->sheets()->table(), cell);
        EXPECT_EQ(selection.filters().size(), 1U) << column;
        expectShown(cell.data(SortRole).toLongLong(), column);
    }
    click(scores->sheets()->table(), scoreCell(QStringLiteral("Overall"), "inc"));
    EXPECT_TRUE(selection.filters().empty());
}

TEST_F(Click, CtrlAddsToTheFilter)
{
    click(scores->sheets()->table(), scoreCell(QStringLiteral("PER"), "pos"));
    expectShown(3, "PER gold");
    click(scores->sheets()->table(), scoreCell(QStringLiteral("Overall"), "mis"), Qt::ControlModifier);
    EXPECT_EQ(selection.filters().size(), 2U);
    expectShown(1, "PER gold, missing");
}

TEST_F(Click, EnterAndSpaceDoWhatAClickDoes)
{
    for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space }) {
        selection.clearFilters();
        const QModelIndex cell = scoreCell(QStringLiteral("Overall"), "spu");
        scores->sheets()->table()->setFocus();
        scores->sheets()->table()->setCurrentIndex(cell);
        QTest::keyClick(scores->sheets()->table(), key);
        expectShown(cell.data(SortRole).toLongLong(), "overall spurious");
        EXPECT_EQ(selection.filters().size(), 1U);
    }
}

TEST_F(Click, EveryScoreCellShowsAsManyRecordsAsItSays)
{
    for (const Scheme scheme : { Scheme::Strict, Scheme::Partial }) {
        selection.setScheme(scheme);
        for (const auto rows : { ScoreView::Rows::ByType, ScoreView::Rows::ByDocument }) {
            scores->setRows(rows);
            ASSERT_TRUE(waitFor([this] { return !session.measuring(); })) << "rows of documents come later";
            const auto all = [&](const auto& self, const QModelIndex& parent) -> void {
                for (int row = 0; row < scores->sheets()->model()->rowCount(parent); ++row) {
                    for (int column = 1; column < scores->sheets()->model()->columnCount(); ++column) {
                        const QModelIndex cell = scores->sheets()->model()->index(row, column, parent);
                        if (scores->sheets()->table()->isColumnHidden(column)
                            || !cell.data(FilterRole).isValid()) {
                            continue;
                        }
                        selection.clearFilters();
                        click(scores->sheets()->table(), cell);
                        expectShown(cell.data(SortRole).toLongLong(),
                            scores->sheets()->model()->rowName(cell).toStdString() + " "
                                + std::to_string(column));
                    }
                    self(self, scores->sheets()->model()->index(row, 0, parent));
                }
            };
            all(all, {});
        }
    }
}

TEST_F(Click, EveryConfusionCellShowsAsManyRecordsAsItSays)
{
    ConfusionModel& model = *confusion->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            if (cell.data(LinkRole).toBool()) {
                selection.clearFilters();
                click(confusion->table(), cell);
                EXPECT_EQ(selection.filters().size(), 1U);
                expectShown(model.count(row, column), std::to_string(row) + " " + std::to_string(column));
            }
        }
    }
    confusion->table()->setFocus();
    selection.clearFilters();
    confusion->table()->setCurrentIndex(model.index(0, 0));
    QTest::keyClick(confusion->table(), Qt::Key_Return);
    expectShown(model.count(0, 0), "Enter");
}

TEST_F(Click, TheListBesideTheConfusionLeadsToItsPairs)
{
    QTableView* list = confusion->list();
    ASSERT_TRUE(list->isVisible());
    ASSERT_GT(list->model()->rowCount(), 0);
    EXPECT_LE(list->width(), confusion->width() / 3);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        selection.clearFilters();
        click(list, list->model()->index(row, 0));
        expectShown(list->model()->index(row, 2).data(SortRole).toInt(), std::to_string(row));
    }
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 2));
    QTest::keyClick(list, Qt::Key_Tab);
    EXPECT_NE(confusion->focusWidget(), list) << "Tab leads out of it";
}

TEST_F(Click, AHeadingOfTheConfusionShowsItsRowOrColumn)
{
    ConfusionModel& model = *confusion->model();
    const QHeaderView* rows = confusion->table()->verticalHeader();
    const QHeaderView* columns = confusion->table()->horizontalHeader();
    for (int section = 0; section < model.rowCount(); ++section) {
        selection.clearFilters();
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {},
            QPoint(8, rows->sectionViewportPosition(section) + rows->sectionSize(section) / 2));
        expectShown(model.rowTotal(section), "row " + std::to_string(section));
        selection.clearFilters();
        QTest::mouseClick(columns->viewport(), Qt::LeftButton, {},
            QPoint(columns->sectionViewportPosition(section) + columns->sectionSize(section) / 2, 8));
        expectShown(model.columnTotal(section), "column " + std::to_string(section));
    }
}

TEST_F(Click, AScoreOpensItsFormulaWhoseCountsAreLinks)
{
    const QModelIndex cell = scoreCell(QStringLiteral("Overall"), "recall");
    scores->sheets()->table()->setCurrentIndex(cell);
    QTest::keyClick(scores->sheets()->table(), Qt::Key_Return);
    ASSERT_TRUE(scores->sheets()->popover()->isVisible());
    EXPECT_TRUE(selection.filters().empty());
    EXPECT_TRUE(scores->sheets()->popover()->html().contains(cell.data().toString()));
    // The count of the gold annotations, as a click on its anchor reports it.
    const auto links = scores->sheets()->popover()->findChildren<QLabel*>();
    for (QLabel* label : links) {
        if (label->textFormat() == Qt::RichText) {
            const auto& formula = scores->sheets()->model()->cell(cell)->formula;
            const auto last = std::ranges::find_if(
                formula.rbegin(), formula.rend(), [](const auto& part) { return bool(part.link); });
            Q_EMIT label->linkActivated(QString::number(formula.rend() - last - 1));
        }
    }
    EXPECT_FALSE(scores->sheets()->popover()->isVisible());
    expectShown(scoreCell(QStringLiteral("Overall"), "pos").data(SortRole).toLongLong(), "gold");
}

TEST_F(Click, ARowOfTheListIsTheSelectedRecord)
{
    click(errors->table(), errors->model()->index(2, ErrorModel::GoldWords));
    EXPECT_EQ(selection.currentRecord(), errors->model()->record(2));
    QTest::keyClick(errors->table(), Qt::Key_Up);
    EXPECT_EQ(selection.currentRecord(), errors->model()->record(1));
    std::optional<std::uint32_t> activated;
    QObject::connect(errors.get(), &ErrorListView::activated, errors.get(),
        [&activated](std::uint32_t record) { activated = record; });
    QTest::keyClick(errors->table(), Qt::Key_Return);
    EXPECT_EQ(activated, errors->model()->record(1));
    // The other way round: the list follows, and its filter stays.
    const std::uint32_t last = selection.records().back();
    selection.setCurrentRecord(last);
    EXPECT_EQ(errors->model()->record(errors->table()->currentIndex().row()), last);
    EXPECT_TRUE(selection.filters().empty());
}

TEST_F(Click, ADocumentIsShownAndItsCountsAreLinks)
{
    DocumentsView documents(session, selection);
    documents.resize(700, 300);
    documents.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&documents));
    click(documents.table(), documents.model()->index(1, DocumentModel::Name));
    EXPECT_EQ(selection.currentCase(), 1U);
    EXPECT_TRUE(selection.filters().empty());
    const QModelIndex errorsCell = documents.model()->index(0, DocumentModel::Errors);
    click(documents.table(), errorsCell);
    expectShown(errorsCell.data(SortRole).toLongLong(), "errors of d1");
    selection.clearFilters();
    selection.setCurrentCase(1);
    EXPECT_EQ(documents.table()->currentIndex().row(), 1);
}

} // namespace
} // namespace touchstone::ui
