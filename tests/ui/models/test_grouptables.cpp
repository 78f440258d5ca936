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
    EXPECT_EQ(cell.data().toString(), QStringLiteral("−0.518 to +1.296"));
    EXPECT_NEAR(cell.data(SortRole).toDouble(), -0.518481306675, 1e-9);
    EXPECT_EQ(model.index(1, interval).data().toString(), undefinedText()) << "old is one run";
}

TEST(GroupTables, DifferencesByTypeHaveAnInterval)
{
    SheetModel model;
    model.setSheet(groupTypesTable(compared()).sheet);
    const int interval = column(model, QStringLiteral("95 % interval"));
    EXPECT_EQ(column(model, QStringLiteral("large − small")) + 1, interval);
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.index(0, interval).data().toString(), QStringLiteral("−5.853 to +6.853"));
}

TEST(SheetModel, ShowsScoresAsDotsInItsLastColumn)
{
    SheetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Warning);
    auto sheet = analysis::emptySheet({}, "Type");
    sheet.columns = { analysis::column("a", "A"), analysis::column("b", "B") };
    const analysis::RecordFilter per { .types = { "PER" } };
    auto name = analysis::textCell("PER");
    name.note.link = per;
    analysis::addRow(sheet, { name, analysis::numberCell(0.61), analysis::numberCell(0.87) });
    analysis::addRow(
        sheet, { analysis::textCell("LOC"), analysis::numberCell(0.7), analysis::numberCell(std::nullopt) });
    model.setSheet(sheet,
        SheetDots { QStringLiteral("Dots"), QStringLiteral("what they are"),
            { { QStringLiteral("A"), "a", { metrics::Interval { 0.6, 0.62, 9 }, std::nullopt } },
                { QStringLiteral("B"), "b" } } });
    ASSERT_EQ(model.columnCount(), 4);
    const auto axis = model.headerData(3, Qt::Horizontal, DotsRole).value<DotAxis>();
    EXPECT_DOUBLE_EQ(axis.low, 0.6);
    EXPECT_DOUBLE_EQ(axis.high, 0.9);
    const auto cell = model.index(0, 3);
    EXPECT_FALSE(cell.data().isValid()) << "it is painted";
    const auto row = cell.data(DotsRole).value<DotRow>();
    ASSERT_EQ(row.dots.size(), 2U);
    EXPECT_DOUBLE_EQ(row.dots[0]->value, 0.61);
    EXPECT_TRUE(row.dots[0]->interval && !row.dots[1]->interval);
    EXPECT_FALSE(model.index(1, 3).data(DotsRole).value<DotRow>().dots[1]) << "undefined";
    EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Dots of PER: A 0.610 [0.600, 0.620], B 0.870"));
    EXPECT_EQ(cell.data(FilterRole).value<analysis::RecordFilter>(), per) << "as the row's name";
    EXPECT_TRUE(cell.data(LinkRole).toBool());
    EXPECT_FALSE(model.index(1, 3).data(LinkRole).toBool());
    model.sort(3, Qt::DescendingOrder);
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("LOC"));
    EXPECT_EQ(model.plain().columns.size(), 3U) << "papers have the numbers";
    model.setSheet(sheet);
    EXPECT_EQ(model.columnCount(), 3);
    EXPECT_EQ(model.headerData(1, Qt::Horizontal, Qt::InitialSortOrderRole).toInt(), Qt::DescendingOrder);
    EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::InitialSortOrderRole).toInt(), Qt::AscendingOrder);
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
