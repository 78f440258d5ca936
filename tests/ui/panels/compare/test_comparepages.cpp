// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of Compare: dots beside the tables, ranks, what a page shows and says; groups of runs.
#include "tests/ui/panels/compare/compareviewtest.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace touchstone::ui {
namespace {

using namespace comparetest;

TEST_F(CompareViewTest, TypesStandAsPairedDotsBesideTheTableThatLeadWhereItsRowsLead)
{
    open(2);
    show(Page::Types);
    auto* table = view.at(Page::Types).table();
    const int dots = table->model()->columnCount() - 1;
    ASSERT_TRUE(table->model()->headerData(dots, Qt::Horizontal, DotsRole).isValid());
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex cell = table->model()->index(row, dots);
        const auto painted = cell.data(DotsRole).value<DotRow>().dots;
        ASSERT_EQ(painted.size(), 2U);
        for (const int side : { 0, 1 }) {
            const QVariant score = table->model()->index(row, 1 + side).data(SortRole);
            const auto& dot = painted[static_cast<std::size_t>(side)];
            ASSERT_EQ(dot.has_value(), score.isValid());
            if (dot) {
                EXPECT_DOUBLE_EQ(dot->value, score.toDouble());
            }
        }
        if (row == 0) {
            EXPECT_TRUE(painted[0]->interval && painted[1]->interval) << "of all types";
            continue;
        }
        selection.clearFilters();
        click(*table, cell);
        ASSERT_EQ(selection.filters().size(), 1U) << row;
        EXPECT_EQ(toQString(selection.filters().front().types.front()),
            table->model()->index(row, 0).data().toString());
    }
    EXPECT_TRUE(view.at(Page::Types).note().contains(QStringLiteral("○ B")));
    EXPECT_EQ(table->header()->length(), table->viewport()->width()) << "the table fills the page";
}

TEST_F(CompareViewTest, APageShowsOnlyTheControlsThatSaySomethingToIt)
{
    open(2);
    const auto seen = [this](const QString& name) {
        for (const QWidget* each : view.findChildren<QWidget*>()) {
            if (each->accessibleName() == name && each->isVisible()) {
                return true;
            }
        }
        return false;
    };
    const QString records = QStringLiteral("Compared records");
    const QString score = QStringLiteral("Score");
    show(Page::Changes);
    EXPECT_TRUE(seen(records) && !seen(score));
    show(Page::Types);
    EXPECT_TRUE(!seen(records) && seen(score));
    show(Page::Found);
    EXPECT_FALSE(seen(records) || seen(score));
}

TEST_F(CompareViewTest, WhatTheLineSaysOfTheOrderIsSo)
{
    open(2);
    show(Page::Types);
    const auto order = QStringLiteral("largest differences first");
    EXPECT_TRUE(view.at(Page::Types).note().contains(order));
    view.at(Page::Types).table()->sortByColumn(3, Qt::AscendingOrder);
    EXPECT_FALSE(view.at(Page::Types).note().contains(order)) << view.at(Page::Types).note().toStdString();
    view.at(Page::Types).table()->header()->setSortIndicator(-1, Qt::AscendingOrder);
    EXPECT_TRUE(view.at(Page::Types).note().contains(order));
}

TEST_F(CompareViewTest, OfOneDocumentThePagesSayWhyThereIsNoInterval)
{
    analysis::DataSetSpec dataSet;
    const std::vector<std::vector<const char*>> one { { "B-PER", "I-PER", ".", "B-LOC", "." } };
    dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), columns(one)), "gold");
    for (const auto& [name, tag] : { std::pair("A", "B-PER"), std::pair("B", "B-LOC") }) {
        dataSet.systems.push_back(source(folder.file(QString::fromLatin1(name) + QStringLiteral(".conll"),
                                             columns({ { tag, ".", ".", "B-LOC", "." } })),
            name));
    }
    view.resize(1000, 500);
    view.show();
    session.open({ { dataSet } });
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
    session.setSystemB(1);
    settle();
    for (const Page page : { Page::Types, Page::Significance, Page::Ranking }) {
        show(page);
        EXPECT_TRUE(view.at(page).note().contains(QStringLiteral("only one document")))
            << view.at(page).note().toStdString();
        const QSignalSpy asked(&view, &CompareView::openRequested);
        int offered = 0;
        for (auto* button : view.at(page).findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().contains(QStringLiteral("sentences as documents"))) {
                button->click();
                ++offered;
            }
        }
        EXPECT_EQ(offered, 1);
        EXPECT_EQ(asked.count(), 1);
    }
}

TEST_F(CompareViewTest, SystemsAreRankedBySeveralMeasures)
{
    open(3);
    view.setMeasureRanked("eter", true);
    show(Page::Ranking);
    auto* table = view.at(Page::Ranking).table();
    EXPECT_EQ(table->model()->columnCount(), 8) << "F1, ETER and SER, a rank each, and dots";
    EXPECT_EQ(table->model()->index(0, 0).data().toString(), QStringLiteral("C")) << "the best stands first";
    for (int row = 0; row < 3; ++row) {
        EXPECT_EQ(table->model()->index(row, 2).data(SortRole).toInt(), row + 1);
        const auto painted = table->model()->index(row, 7).data(DotsRole).value<DotRow>().dots;
        ASSERT_EQ(painted.size(), 1U);
        EXPECT_DOUBLE_EQ(painted[0]->value, table->model()->index(row, 1).data(SortRole).toDouble());
        EXPECT_TRUE(painted[0]->interval);
    }
    EXPECT_EQ(
        table->model()->headerData(2, Qt::Horizontal, Qt::InitialSortOrderRole).toInt(), Qt::AscendingOrder);
    for (const int rank : { 2, 4, 6 }) {
        EXPECT_EQ(cellOf(*table, QStringLiteral("C"), rank).data().toString(), QStringLiteral("1"));
    }
    click(*table, cellOf(*table, QStringLiteral("C"), 0));
    settle();
    EXPECT_EQ(session.systemA(), 2);
}

class Groups : public CompareViewTest
{
protected:
    /// Of three documents with one annotation each small finds one or two, large two or three.
    void openRuns()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), found(3)), "gold");
        for (const auto& [name, right] :
            std::initializer_list<std::pair<const char*, int>> { { "small-1", 1 }, { "small-2", 2 },
                { "large-1", 2 }, { "large-2", 3 }, { "large-3", 3 }, { "old", 0 } }) {
            dataSet.systems.push_back(source(
                folder.file(QString::fromLatin1(name) + QStringLiteral(".conll"), found(right)), name));
        }
        view.resize(1000, 500);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        view.setScore("muc", "strict.recall");
        view.setTrials(100);
        view.setPage(Page::Groups);
        settle();
    }
    static QByteArray found(int right)
    {
        std::vector<std::vector<const char*>> documents;
        for (int i = 0; i < 3; ++i) {
            documents.push_back({ i < right ? (i == 1 ? "B-LOC" : "B-PER") : ".", "." });
        }
        return columns(documents);
    }
};

TEST_F(Groups, HaveTheNumbersOfTheCommandLineAndLeadToTheirRuns)
{
    openRuns();
    EXPECT_FALSE(view.at(Page::Groups).shows());
    EXPECT_EQ(view.at(Page::Groups).statePage()->heading(), QStringLiteral("No groups yet"));
    view.setGroups(QStringLiteral("small=small-*; large=large-?.conll"));
    settle();
    ASSERT_TRUE(view.at(Page::Groups).shows()) << view.at(Page::Groups).statePage()->text().toStdString();
    auto* table = view.at(Page::Groups).table();
    // As in tests/cli/test_groupcli.cpp: 1/2 ± sqrt(1/18), 8/9; p 3/10.
    EXPECT_NEAR(cellOf(*table, QStringLiteral("small"), 2).data(SortRole).toDouble(), 0.5, 1e-12);
    EXPECT_NEAR(
        cellOf(*table, QStringLiteral("small"), 3).data(SortRole).toDouble(), std::sqrt(1.0 / 18), 1e-12);
    EXPECT_NEAR(cellOf(*table, QStringLiteral("large"), 2).data(SortRole).toDouble(), 8.0 / 9, 1e-12);
    const auto dot
        = table->model()
              ->index(cellOf(*table, QStringLiteral("small"), 0).row(), table->model()->columnCount() - 1)
              .data(DotsRole)
              .value<DotRow>()
              .dots.front();
    ASSERT_TRUE(dot && dot->interval);
    EXPECT_NEAR(dot->interval->high, 0.5 + std::sqrt(1.0 / 18), 1e-12);
    auto* differences = view.at(Page::Groups).table(1);
    EXPECT_EQ(differences->model()->index(0, 0).data().toString(), QStringLiteral("large − small"));
    EXPECT_NEAR(differences->model()->index(0, 3).data(SortRole).toDouble(), 0.3, 1e-12);
    EXPECT_FALSE(view.at(Page::Groups).note().contains(QStringLiteral("≈"))) << "two groups have their p";
    EXPECT_TRUE(view.at(Page::Groups).note().contains(QStringLiteral("1 open system is in no group")));
    const QString pasted = view.at(Page::Groups).markdown();
    for (const char* part :
        { "| small | 2 | 0.500 | 0.236 |", "| large − small | ", "| LOC | ", "| large-3 | large |" }) {
        EXPECT_TRUE(pasted.contains(QString::fromUtf8(part))) << part << pasted.toStdString();
    }
    // The best run is a click away, and so is every run.
    const QModelIndex best = cellOf(*table, QStringLiteral("large"), 5);
    EXPECT_EQ(best.data().toString(), QStringLiteral("large-2"));
    click(*table, best);
    settle();
    EXPECT_EQ(session.systemA(), 3);
    auto* runs = view.at(Page::Groups).table(3);
    EXPECT_EQ(runs->model()->rowCount(), 5);
    click(*runs, cellOf(*runs, QStringLiteral("small-2"), 2));
    settle();
    EXPECT_EQ(session.systemA(), 1);
    auto* types = view.at(Page::Groups).table(2);
    const QModelIndex mean = cellOf(*types, QStringLiteral("LOC"), 1);
    EXPECT_EQ(mean.data().toString(), QStringLiteral("0.500 ± 0.707"));
    click(*types, mean);
    ASSERT_EQ(selection.filters().size(), 1U);
    EXPECT_EQ(selection.filters().front().types, std::vector<std::string> { "LOC" });
}

TEST_F(Groups, ThreeAndMoreAreMarkedWhereTheRunsDoNotTellThemFromTheBest)
{
    openRuns();
    for (auto* button : view.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("By names")) {
            button->click();
        }
    }
    auto* patterns = view.at(Page::Groups).findChild<QLineEdit*>();
    EXPECT_EQ(patterns->text(), QStringLiteral("small=small-[0-9]*; large=large-[0-9]*; old=old"));
    settle();
    ASSERT_TRUE(view.at(Page::Groups).shows()) << view.at(Page::Groups).statePage()->text().toStdString();
    auto* table = view.at(Page::Groups).table();
    EXPECT_TRUE(cellOf(*table, QStringLiteral("small"), 2).data().toString().contains(QStringLiteral("≈")));
    EXPECT_FALSE(cellOf(*table, QStringLiteral("large"), 2).data().toString().contains(QStringLiteral("≈")));
    EXPECT_TRUE(view.at(Page::Groups).note().contains(QStringLiteral("≈")));
    EXPECT_EQ(cellOf(*table, QStringLiteral("old"), 3).data().toString(), undefinedText()) << "one run";
    for (auto* each : { table, view.at(Page::Groups).table(2), view.at(Page::Groups).table(1) }) {
        QAbstractItemModelTester tester(each->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        each->sortByColumn(1, Qt::DescendingOrder);
    }
}

TEST_F(Groups, ThatCannotBeReadSayWhy)
{
    openRuns();
    for (const auto& [patterns, words] : { std::pair("small", "NAME=GLOB"),
             std::pair("x=y*", "no open system"), std::pair("a=small-*; b=*-1", "belongs to one group") }) {
        view.setGroups(QString::fromLatin1(patterns));
        EXPECT_FALSE(view.at(Page::Groups).shows()) << patterns;
        EXPECT_TRUE(view.at(Page::Groups).statePage()->text().contains(QString::fromLatin1(words)))
            << view.at(Page::Groups).statePage()->text().toStdString();
    }
}

} // namespace
} // namespace touchstone::ui
