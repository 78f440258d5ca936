// SPDX-License-Identifier: GPL-3.0-or-later
// Panels with little room: what is cut can be told apart, what leaves is what says least, the selection stays
// in sight.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"
#include "ui/models/recordvalues.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/scores/sheetview.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/outcomedelegate.h"
#include "ui/widgets/sheettable.h"
#include "ui/window/filterbar.h"

#include "core/evaluation/records/measureresult.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class NarrowPanels : public ::testing::Test
{
protected:
    /// Twenty documents with names that differ at their ends only; A misses all, B has every second one.
    void open()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = uitest::source(folder.file(QStringLiteral("gold.jsonl"), lines(1)), "gold");
        dataSet.systems = { uitest::source(folder.file(QStringLiteral("a.jsonl"), lines(100)), "A"),
            uitest::source(folder.file(QStringLiteral("b.jsonl"), lines(2)), "B") };
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        session.setSystemB(1);
        ASSERT_TRUE(
            waitFor([this] { return session.state() == Session::State::Ready && !session.measuring(); }));
        ASSERT_NE(session.evaluationB(), nullptr);
    }
    /// Each `step`-th document has its annotation.
    static QByteArray lines(int step)
    {
        QByteArray text;
        for (int i = 0; i < 20; ++i) {
            text += R"({"id": "EXP-1798-01-04-a-i00)" + QByteArray::number(10 + i)
                + R"(", "text": "Ada Lovelace met Babbage.", "entities": [)"
                + (i % step == 0 && step < 100 ? R"({"start": 0, "end": 12, "type": "pers"})" : "") + "]}\n";
        }
        return text;
    }
    static void settle()
    {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
};

TEST_F(NarrowPanels, ErrorsNeedNotBeMovedSideways)
{
    ErrorListView errors(session, selection);
    errors.show();
    open();
    const QTableView& table = *errors.table();
    const auto* header = static_cast<SortHeader*>(table.horizontalHeader());
    const int unit = errors.fontMetrics().averageCharWidth();
    for (const int units : { 160, 100, 85, 75, 160, 75 }) {
        errors.resize(units * unit, 300);
        settle();
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << units;
        for (int column = 0; column < header->count(); ++column) {
            if (!header->isSectionHidden(column)) {
                EXPECT_GE(header->sectionSize(column),
                    header->fontMetrics().horizontalAdvance(header->shownTitle(column)))
                    << units << ' ' << header->shownTitle(column).toStdString();
            }
        }
        EXPECT_FALSE(table.isColumnHidden(ErrorModel::OutcomeB)) << units;
        EXPECT_FALSE(table.isColumnHidden(ErrorModel::GoldWords)) << units;
    }
    EXPECT_TRUE(table.isColumnHidden(ErrorModel::Number)) << "it says least";
    errors.resize(160 * unit, 300);
    settle();
    EXPECT_FALSE(table.isColumnHidden(ErrorModel::Number)) << "and comes back";
    EXPECT_FALSE(table.isColumnHidden(ErrorModel::DocumentColumn));
}

TEST_F(NarrowPanels, DocumentsAreToldApartInTheListOfErrors)
{
    ErrorListView errors(session, selection);
    errors.show();
    open();
    const int unit = errors.fontMetrics().averageCharWidth();
    const QTableView& table = *errors.table();
    const auto* delegate = static_cast<OutcomeDelegate*>(table.itemDelegate());
    QSet<Qt::TextElideMode> modes;
    for (int units = 160; units > 60; units -= 5) {
        errors.resize(units * unit, 300);
        settle();
        if (table.isColumnHidden(ErrorModel::DocumentColumn)) {
            break;
        }
        const auto mode = delegate->elision(ErrorModel::DocumentColumn, table.textElideMode());
        modes << mode;
        QSet<QString> shown;
        for (int row = 0; row < errors.model()->rowCount(); ++row) {
            shown << table.fontMetrics().elidedText(
                errors.model()->index(row, ErrorModel::DocumentColumn).data().toString(), mode,
                table.columnWidth(ErrorModel::DocumentColumn) - 6);
        }
        EXPECT_EQ(shown.size(), 20) << units << ' ' << shown.values().front().toStdString();
    }
    EXPECT_GT(modes.size(), 1) << "they begin alike";
    EXPECT_EQ(delegate->elision(ErrorModel::GoldWords, Qt::ElideRight), Qt::ElideRight);
}

TEST_F(NarrowPanels, TheSelectedErrorStaysInSight)
{
    ErrorListView errors(session, selection);
    errors.resize(900, 500);
    errors.show();
    open();
    settle();
    selection.setCurrentRecord(selection.records()[12]);
    const QTableView& table = *errors.table();
    const auto inSight = [&table] {
        return table.viewport()->rect().contains(table.visualRect(table.currentIndex()).center());
    };
    ASSERT_TRUE(inSight());
    errors.resize(900, 120);
    settle();
    EXPECT_TRUE(inSight()) << "the list has become lower";
    errors.hide();
    selection.setCurrentRecord(selection.records()[19]);
    errors.resize(900, 150);
    errors.show();
    settle();
    EXPECT_TRUE(inSight()) << "it was not seen when another was selected";
}

TEST_F(NarrowPanels, DocumentsKeepWhatTellsTheirNamesApart)
{
    DocumentsView documents(session, selection);
    documents.show();
    open();
    const QTableView& table = *documents.table();
    const int unit = documents.fontMetrics().averageCharWidth();
    documents.resize(24 * unit, 300);
    settle();
    EXPECT_GE(table.columnWidth(DocumentModel::Name), 9 * table.fontMetrics().averageCharWidth());
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    EXPECT_NE(table.textElideMode(), Qt::ElideRight) << "the names differ at their ends";
}

TEST_F(NarrowPanels, ScoresOfBothSystemsAreInSight)
{
    ScoreView scores(session, selection);
    scores.resize(2000, 300);
    scores.show();
    open();
    SheetTable& table = *scores.sheets()->table();
    ASSERT_TRUE(waitFor([&] { return table.sheetModel()->hasSystemB(); }));
    const int all = table.header()->length();
    EXPECT_EQ(table.header()->hiddenSectionCount(), 0);
    scores.resize(all * 3 / 4, 300);
    settle();
    EXPECT_EQ(table.header()->hiddenSectionCount() > 0, table.viewport()->width() < all);
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    for (int column = 0; column < table.header()->count(); ++column) {
        const auto* cell = table.sheetModel()->cell(table.sheetModel()->index(0, column));
        EXPECT_TRUE(!table.isColumnHidden(column) || (cell != nullptr && cell->isCount))
            << table.model()->headerData(column, Qt::Horizontal).toString().toStdString();
    }
}

TEST(FilterBarRoom, AFilterIsCutOnlyWhereItHasNoRoom)
{
    SelectionModel selection;
    selection.setEvaluation(uitest::smallEvaluation());
    FilterBar bar(selection);
    const int unit = bar.fontMetrics().averageCharWidth();
    bar.resize(220 * unit, 40);
    bar.show();
    selection.setFilter(
        { .types = { "a type with a long name" }, .words = "some words that somebody looks for" });
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    const QString whole = filterText(selection.filters().front());
    ASSERT_GT(whole.size(), 50);
    EXPECT_TRUE(bar.chipTexts().front().startsWith(whole));
    bar.resize(90 * unit, 60);
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    EXPECT_FALSE(bar.chipTexts().front().startsWith(whole));
    EXPECT_TRUE(bar.chipTexts().front().contains(QChar(0x2026)));
}

TEST(CountedAs, TellsSomethingWhereRecordsDiffer)
{
    analysis::Evaluation evaluation;
    EXPECT_FALSE(countedApart(evaluation, { 0, 1 })) << "no list";
    auto list = std::make_shared<analysis::RecordList>();
    list->bits = { 1, 1, 2 };
    evaluation.list = list;
    EXPECT_FALSE(countedApart(evaluation, {}));
    EXPECT_FALSE(countedApart(evaluation, { 0, 1 }));
    EXPECT_TRUE(countedApart(evaluation, { 0, 2 }));
}

} // namespace
} // namespace touchstone::ui
