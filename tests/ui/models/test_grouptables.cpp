// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of groups of runs say of a difference what the command line says of it; how any sheet is sorted.
#include "ui/models/comparetables.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"

#include <QAbstractItemModelTester>

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

TEST(SheetModel, KeepsOverallAndUndefinedValuesInTheirPlaces)
{
    SheetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    auto sheet = analysis::emptySheet({}, "name");
    sheet.columns = { analysis::column("value", "value"),
        analysis::column("words", "words", analysis::SheetKind::Text) };
    for (const auto& [name, value] :
        { std::pair("1", std::optional(0.1)), std::pair("2", std::optional<double>()),
            std::pair("3", std::optional(0.9)), std::pair("Overall", std::optional(0.5)) }) {
        addRow(sheet, { analysis::textCell(name), analysis::numberCell(value), analysis::textCell(name) });
    }
    model.setSheet(sheet);
    const auto names = [&model] {
        QString text;
        for (int row = 0; row < model.rowCount(); ++row) {
            text += model.index(row, 0).data().toString().at(0);
        }
        return text;
    };
    model.sort(1, Qt::DescendingOrder);
    EXPECT_EQ(names(), QStringLiteral("O312"));
    model.sort(1, Qt::AscendingOrder);
    EXPECT_EQ(names(), QStringLiteral("O132"));
    model.sort(2, Qt::DescendingOrder);
    EXPECT_EQ(names(), QStringLiteral("O321"));
    model.sort(-1);
    EXPECT_EQ(names(), QStringLiteral("O123"));
    EXPECT_EQ(model.index(2, 1).data().toString(), undefinedText());
    model.setSheet({});
    EXPECT_EQ(model.rowCount(), 0);
}

} // namespace
} // namespace touchstone::ui
