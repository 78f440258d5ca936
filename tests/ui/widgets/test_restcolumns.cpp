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

} // namespace
} // namespace touchstone::ui
