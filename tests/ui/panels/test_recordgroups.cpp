// SPDX-License-Identifier: GPL-3.0-or-later
// Errors by what they have in common: each group leads to exactly the records that it counts.
#include "ui/panels/records/recordgroupsview.h"

#include "core/report/tables/outcomesheets.h"
#include "tests/ui/uisupport.h"
#include "ui/charts/outcomechart.h"
#include "ui/models/modelroles.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <QComboBox>
#include <QHeaderView>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class RecordGroupsTest : public ::testing::Test
{
protected:
    RecordGroupsTest()
    {
        errors.resize(800, 300);
        errors.show();
        uitest::open(session, folder,
            { "[PER Ada] met [LOC Ada] and [PER Bob]", "[PER Ada] saw [LOC Rome] and [ORG Rome]" },
            { { "[LOC Ada] met [LOC Ada] and [PER Bob]", "Ada saw [PER Rome] and [ORG Rome] [PER x]" } });
    }
    RecordGroupsView& groups() { return *errors.groups(); }
    const SheetModel& model() { return *groups().sheetModel(); }
    [[nodiscard]] bool idle()
    {
        return waitFor([this] { return !runner()->running(); });
    }
    JobRunner* runner() { return groups().findChild<JobRunner*>(); }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    ErrorListView errors { session, selection };
};

TEST_F(RecordGroupsTest, EveryGroupSelectsTheRecordsThatItCounts)
{
    const auto all = static_cast<std::int64_t>(selection.records().size());
    int followed = 0;
    for (const char* by : { "words", "types", "document", "error-type", "entity-length" }) {
        for (const bool filtered : { false, true }) {
            selection.clearFilters();
            if (filtered) {
                selection.setFilter({ .documents = { "d2" } });
            }
            ASSERT_TRUE(groups().groupBy(QString::fromLatin1(by))) << by;
            ASSERT_TRUE(idle());
            std::int64_t sum = 0;
            const int column = model().columnOf("count");
            ASSERT_GT(column, 0);
            const int rows = model().rowCount();
            for (int row = 0; row < rows; ++row) {
                const auto count = model().index(row, column).data(SortRole).toLongLong();
                sum += count;
                Q_EMIT groups().linkActivated(
                    model().index(row, column).data(FilterRole).value<analysis::RecordFilter>(), false, {});
                EXPECT_EQ(static_cast<std::int64_t>(selection.records().size()), count) << by << " " << row;
                EXPECT_FALSE(groups().grouping()) << "its records are listed";
                selection.popFilter();
                ASSERT_TRUE(groups().groupBy(QString::fromLatin1(by)));
                ASSERT_TRUE(idle());
                ++followed;
            }
            if (!filtered) {
                EXPECT_EQ(sum, all) << by;
            }
        }
    }
    EXPECT_GT(followed, 15);
}

TEST_F(RecordGroupsTest, FillTheWidth)
{
    ASSERT_TRUE(groups().groupBy(QStringLiteral("words")));
    ASSERT_TRUE(idle());
    QCoreApplication::processEvents();
    EXPECT_EQ(groups().header()->length(), groups().viewport()->width());
    for (int column = 1; column < groups().header()->count(); ++column) {
        EXPECT_GT(groups().header()->sectionSize(0), groups().header()->sectionSize(column)) << column;
    }
}

TEST_F(RecordGroupsTest, KindsOfErrorsHaveTheirNamesOfTheList)
{
    ASSERT_TRUE(groups().groupBy(QStringLiteral("error-type")));
    ASSERT_TRUE(idle());
    QStringList names;
    for (int row = 0; row < model().rowCount(); ++row) {
        names << model().index(row, 0).data().toString();
    }
    names.sort();
    QStringList expected;
    for (const auto number : selection.records()) {
        expected << errorTypeText(selection.evaluation()->records[number].errorType);
    }
    expected.removeDuplicates();
    expected.sort();
    EXPECT_TRUE(expected.contains(QStringLiteral("Missing")));
    EXPECT_EQ(names, expected) << names.join(QLatin1Char('|')).toStdString();
}

TEST_F(RecordGroupsTest, DifferencesHaveTheirSigns)
{
    uitest::open(session, folder, { "[PER Ada Lovelace] met [LOC Rome] today" },
        { { "[PER Ada] Lovelace met [LOC Rome today]" } });
    ASSERT_TRUE(groups().groupBy(QStringLiteral("right")));
    ASSERT_TRUE(idle());
    ASSERT_EQ(model().rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        const auto filter
            = model().index(row, model().columnOf("count")).data(FilterRole).value<analysis::RecordFilter>();
        ASSERT_EQ(filter.facets.size(), 1U);
        const bool early = filter.facets[0].names == std::vector<std::string> { "-1" }; // as it is typed
        EXPECT_EQ(
            model().index(row, 0).data().toString(), early ? QStringLiteral("−1") : QStringLiteral("+1"));
    }
    EXPECT_EQ(sliceValueText("right", "0"), QStringLiteral("0"));
    EXPECT_EQ(sliceValueText("right", "none"), QStringLiteral("–"));
    EXPECT_EQ(sliceValueText("surface", "-1"), QStringLiteral("-1"));
    const analysis::Evaluation& evaluation = *selection.evaluation();
    const auto right = analysis::sliceDimension(evaluation, "right");
    ASSERT_TRUE(right.has_value());
    const analysis::Sheet sheet = analysis::outcomesBySlice(evaluation, selection.scheme(), *right);
    const BarChart chart
        = outcomeChart({ { QStringLiteral("S"), &sheet } }, { .ordered = true, .slice = right->id });
    EXPECT_TRUE(chart.spec.categories.contains(QStringLiteral("\u22121")))
        << chart.spec.categories.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(chart.spec.categories.contains(QStringLiteral("+1")));
}

TEST_F(RecordGroupsTest, TheListComesBackWhereItWas)
{
    EXPECT_FALSE(groups().groupBy(QStringLiteral("nonsense")));
    ASSERT_TRUE(groups().groupBy(QStringLiteral("words")));
    ASSERT_TRUE(idle());
    EXPECT_TRUE(groups().isVisible());
    EXPECT_FALSE(errors.table()->isVisible());
    EXPECT_GE(model().index(0, model().columnOf("count")).data(SortRole).toInt(),
        model().index(1, model().columnOf("count")).data(SortRole).toInt())
        << "the largest group first";
    ASSERT_TRUE(groups().groupBy({}));
    EXPECT_TRUE(errors.table()->isVisible());
}

} // namespace
} // namespace touchstone::ui
