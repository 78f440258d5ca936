// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that share the rest: a table fills its width without a scroll bar where there is room.
#include "ui/widgets/restcolumns.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <gtest/gtest.h>

#include <array>

namespace touchstone::ui {
namespace {

TEST(RestColumnsTest, TwoColumnsShareWhatTheOthersLeave)
{
    QStandardItemModel model(3, 4);
    QTableView table;
    table.setModel(&model);
    table.verticalHeader()->hide();
    RestColumns rest(&table, { 1, 2 }, 5);
    QHeaderView* header = table.horizontalHeader();
    table.resize(600, 200);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    header->resizeSection(0, 50);
    header->resizeSection(3, 70);
    const auto fills = [&] { return header->length() == table.viewport()->width(); };
    EXPECT_TRUE(fills());
    EXPECT_NEAR(header->sectionSize(1), header->sectionSize(2), 1);
    table.resize(500, 200);
    QCoreApplication::processEvents();
    EXPECT_TRUE(fills());
    table.setColumnHidden(2, true);
    QCoreApplication::processEvents();
    EXPECT_TRUE(fills());
    EXPECT_EQ(header->sectionSize(1), table.viewport()->width() - 120);
    table.setColumnHidden(2, false);
    QCoreApplication::processEvents();
    EXPECT_TRUE(fills());

    table.resize(140, 200); // too narrow: they keep their least width, and the table scrolls
    QCoreApplication::processEvents();
    EXPECT_EQ(header->sectionSize(1),
        std::max(5 * table.fontMetrics().averageCharWidth(), header->minimumSectionSize()));
    EXPECT_GT(table.horizontalScrollBar()->maximum(), 0);
}

TEST(RestColumnsTest, OthersYieldWhereTheSharingOnesLackTheirLeast)
{
    QStandardItemModel model(3, 3);
    QTableView table;
    table.setModel(&model);
    table.verticalHeader()->hide();
    RestColumns rest(&table, { 1 }, 10);
    QHeaderView* header = table.horizontalHeader();
    table.resize(600, 200);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    const int unit = table.fontMetrics().averageCharWidth();
    header->resizeSection(0, 20 * unit);
    header->resizeSection(2, 20 * unit);
    rest.setYielding({ { 2, 12 * unit } });
    const int frame = table.width() - table.viewport()->width();
    table.resize(45 * unit + frame, 200);
    QCoreApplication::processEvents();
    EXPECT_EQ(header->sectionSize(0), 20 * unit);
    EXPECT_EQ(header->sectionSize(1), 10 * unit);
    EXPECT_EQ(header->sectionSize(2), 15 * unit) << "it gives what is lacking";
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    table.resize(600, 200);
    QCoreApplication::processEvents();
    EXPECT_EQ(header->sectionSize(2), 20 * unit) << "and has it back where there is room";
}

TEST(RestColumnsTest, ColumnsLeaveWhereAllElseDoesNotDo)
{
    QStandardItemModel model(3, 4);
    QTableView table;
    table.setModel(&model);
    table.verticalHeader()->hide();
    RestColumns rest(&table, { 1 }, 10);
    QHeaderView* header = table.horizontalHeader();
    table.resize(900, 200);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    const int unit = table.fontMetrics().averageCharWidth();
    for (const int column : { 0, 2, 3 }) {
        header->resizeSection(column, 20 * unit);
    }
    rest.setYielding({ { 0, 15 * unit } });
    rest.setLeaving({ 3, 2 });
    const int frame = table.width() - table.viewport()->width();
    const auto leftAt = [&](int units) {
        table.resize(units * unit + frame, 200);
        QCoreApplication::processEvents();
        std::vector<int> left;
        for (int column = 0; column < 4; ++column) {
            if (header->isSectionHidden(column)) {
                left.push_back(column);
            }
        }
        return left;
    };
    EXPECT_EQ(leftAt(65), std::vector<int>()) << "15, 10, 20, 20";
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    EXPECT_EQ(leftAt(64), std::vector<int>({ 3 })) << "the first that may";
    EXPECT_EQ(header->length(), table.viewport()->width()) << "the rest is shared again";
    EXPECT_EQ(leftAt(30), std::vector<int>({ 2, 3 }));
    EXPECT_EQ(leftAt(20), std::vector<int>()) << "it must be moved sideways all the same";
    EXPECT_EQ(leftAt(80), std::vector<int>());
    EXPECT_EQ(header->sectionSize(3), 20 * unit) << "as wide as before";
    leftAt(64);
    rest.setShown(3, false); // for another reason
    EXPECT_EQ(leftAt(80), std::vector<int>({ 3 }));
    rest.keep(3);
    EXPECT_EQ(leftAt(64), std::vector<int>({ 2 })) << "the user wants it";
}

TEST(RestColumnsTest, SharingColumnsAreNarrowOnlyWhereOthersLackTheirLeast)
{
    QStandardItemModel model(3, 2);
    QTableView table;
    table.setModel(&model);
    table.verticalHeader()->hide();
    RestColumns rest(&table, {}, 0);
    QHeaderView* header = table.horizontalHeader();
    table.resize(600, 200);
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
    const int unit = table.fontMetrics().averageCharWidth();
    rest.setShares({ { 0, 20 * unit }, { 1, 20 * unit, 1, 10 * unit } });
    const int frame = table.width() - table.viewport()->width();
    for (const auto& [units, second] : { std::pair(40, 20), std::pair(35, 15), std::pair(30, 10) }) {
        table.resize(units * unit + frame, 200);
        QCoreApplication::processEvents();
        EXPECT_EQ(header->sectionSize(0), 20 * unit) << units;
        EXPECT_EQ(header->sectionSize(1), second * unit) << units;
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << units;
    }
}

} // namespace
} // namespace touchstone::ui
