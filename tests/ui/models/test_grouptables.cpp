// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of groups of runs say of a difference what the command line says of it.
#include "ui/models/comparetables.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

/// Two runs of "small", three of "large", one of "old": the recalls of tests/cli/test_groupcli.cpp.
analysis::GroupComparison compared()
{
    analysis::GroupComparison asked;
    asked.groups = { "small", "large", "old" };
    for (const auto& [group, value] : std::initializer_list<std::pair<std::size_t, double>> {
             { 0, 1.0 / 3 }, { 0, 2.0 / 3 }, { 1, 2.0 / 3 }, { 1, 1.0 }, { 1, 1.0 }, { 2, 1.0 } }) {
        analysis::GroupedRun run;
        run.group = group;
        run.value = value;
        run.types["LOC"] = group == 0 ? 3 * value - 1 : 1;
        asked.runs.push_back(run);
    }
    support::Progress progress;
    auto done = compareGroups(std::move(asked), progress);
    EXPECT_TRUE(done);
    return *done;
}

/// The number of a column as the window shows it.
int column(const SheetModel& model, const QString& title)
{
    for (int i = 0; i < model.columnCount(); ++i) {
        if (model.headerData(i, Qt::Horizontal).toString() == title) {
            return i;
        }
    }
    ADD_FAILURE() << title.toStdString();
    return 0;
}

TEST(GroupTables, DifferencesHaveAnInterval)
{
    SheetModel model;
    model.setSheet(groupDifferencesTable(compared()));
    const int interval = column(model, QStringLiteral("95 % interval"));
    EXPECT_TRUE(model.headerData(interval, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Welch")));
    EXPECT_EQ(column(model, QStringLiteral("Difference")) + 1, interval);
    ASSERT_EQ(model.rowCount(), 3);
    const auto cell = model.index(0, interval);
    EXPECT_EQ(cell.data().toString(), QStringLiteral("-0.518 to +1.296"));
    EXPECT_NEAR(cell.data(SortRole).toDouble(), -0.518481306675, 1e-9);
    EXPECT_EQ(model.index(1, interval).data().toString(), undefinedText()) << "old is one run";
}

TEST(GroupTables, DifferencesByTypeHaveAnInterval)
{
    SheetModel model;
    model.setSheet(groupTypesTable(compared()));
    const int interval = column(model, QStringLiteral("95 % interval"));
    EXPECT_EQ(column(model, QStringLiteral("large − small")) + 1, interval);
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.index(0, interval).data().toString(), QStringLiteral("-5.853 to +6.853"));
}

} // namespace
} // namespace touchstone::ui
