// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of groups of runs say of a difference what the command line says of it.
#include "ui/models/comparetables.h"

#include "ui/models/modelroles.h"

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

std::size_t column(const LinkTable& table, const QString& title)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].title == title) {
            return i;
        }
    }
    ADD_FAILURE() << title.toStdString();
    return 0;
}

TEST(GroupTables, DifferencesHaveAnInterval)
{
    const auto table = groupDifferencesTable(compared());
    const auto interval = column(table, QStringLiteral("95 % interval"));
    EXPECT_TRUE(table.columns[interval].meaning.contains(QStringLiteral("Welch")));
    EXPECT_EQ(column(table, QStringLiteral("Difference")) + 1, interval);
    ASSERT_EQ(table.rows.size(), 3U);
    const auto& cell = table.rows[0].cells[interval];
    EXPECT_EQ(cell.text, QStringLiteral("-0.518 to +1.296"));
    EXPECT_NEAR(cell.number.value(), -0.518481306675, 1e-9);
    EXPECT_EQ(table.rows[1].cells[interval].text, undefinedText()) << "old is one run";
    for (const auto& row : table.rows) {
        EXPECT_EQ(row.cells.size(), table.columns.size());
    }
}

TEST(GroupTables, DifferencesByTypeHaveAnInterval)
{
    const auto table = groupTypesTable(compared());
    const auto interval = column(table, QStringLiteral("95 % interval"));
    EXPECT_EQ(column(table, QStringLiteral("large − small")) + 1, interval);
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_EQ(table.rows[0].cells[interval].text, QStringLiteral("-5.853 to +6.853"));
    EXPECT_EQ(table.rows[0].cells.size(), table.columns.size());
}

} // namespace
} // namespace touchstone::ui
