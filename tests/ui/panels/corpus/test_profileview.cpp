// SPDX-License-Identifier: GPL-3.0-or-later
// The profile of gold and systems: the core's numbers, and counts that lead to their annotations.
#include "ui/panels/corpus/profileview.h"

#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class ProfileTest : public ::testing::Test
{
protected:
    ProfileTest()
    {
        view.resize(600, 400);
        view.show();
    }
    void open(const std::vector<std::vector<std::string>>& systems)
    {
        uitest::open(session, folder, gold, systems);
        ASSERT_TRUE(waitFor([this]() { return view.tablesShown() && !runner()->running(); }));
    }
    [[nodiscard]] JobRunner* runner() const { return view.findChild<JobRunner*>(); }
    /// Follows the links of a table: each leads to as many records as it says. Returns how many there are.
    int follow(SheetTable& table)
    {
        int links = 0;
        const auto& model = *table.sheetModel();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const auto index = model.index(row, column);
                const QVariant filter = index.data(FilterRole);
                if (filter.isValid()) {
                    ++links;
                    selection.setFilters({ filter.value<analysis::RecordFilter>() });
                    EXPECT_EQ(QString::number(selection.records().size()), index.data(ExportRole).toString())
                        << row << ' ' << column;
                }
            }
        }
        selection.clearFilters();
        return links;
    }

    uitest::Folder folder;
    std::vector<std::string> gold { "[PER Ada] saw [LOC Paris] and [LOC Rome]",
        "[PER Paris] left [LOC Rome]" };
    SelectionModel selection;
    Session session { selection };
    ProfileView view { session, selection };
};

TEST_F(ProfileTest, HoldsTheNumbersOfTheCore)
{
    EXPECT_EQ(view.page()->heading(), QStringLiteral("Nothing is open"));
    open({ { "[PER Ada] saw [LOC Paris] and Rome", "Paris left [LOC Rome]" } });
    const auto data = session.dataSet();
    const analysis::CorpusProfile profiles[] { analysis::profileOf(*data->gold),
        analysis::profileOf(*data->systems.front().layer) };
    const auto sheet = analysis::profileSheet(profiles);
    const auto& model = *view.numbers()->sheetModel();
    ASSERT_EQ(model.rowCount(), static_cast<int>(sheet.rows.size()));
    ASSERT_EQ(model.columnCount(), 3);
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto& expected = sheet.rows[static_cast<std::size_t>(row)];
        EXPECT_EQ(model.index(row, 0).data().toString(), toQString(expected.name));
        for (int column = 1; column < 3; ++column) {
            const auto& cell = expected.cells[static_cast<std::size_t>(column - 1)];
            const QVariant shown = model.index(row, column).data(SortRole);
            EXPECT_EQ(shown.isValid(), cell.value.has_value()) << expected.name;
            EXPECT_EQ(shown.toDouble(), cell.value.value_or(0)) << expected.name;
        }
    }
}

TEST_F(ProfileTest, CountsOfAnnotationsLeadToThem)
{
    open({ { "[PER Ada] saw [LOC Paris] and Rome", "Paris left [LOC Rome]" } });
    // All, LOC and PER of gold and System A; Paris is a name of two types in the gold.
    EXPECT_EQ(follow(*view.numbers()), 6);
    EXPECT_EQ(follow(*view.names()), 1);
}

TEST_F(ProfileTest, OfAGoldAloneTheyLeadToItsAnnotations)
{
    open({});
    EXPECT_EQ(view.numbers()->sheetModel()->columnCount(), 2);
    EXPECT_EQ(follow(*view.numbers()), 3);
    EXPECT_EQ(follow(*view.names()), 1);
    EXPECT_EQ(view.names()->sheetModel()->index(0, 0).data().toString(), QStringLiteral("Paris"));
}

TEST_F(ProfileTest, FurtherDataSetsStandBeside)
{
    open({});
    const auto file = [this](const char* name, const std::vector<std::string>& documents) {
        return folder
            .file(QString::fromLatin1(name),
                QByteArray::fromStdString(io::toJsonl(*testsupport::layerPtr(documents))))
            .toStdString();
    };
    analysis::DataSetSpec news;
    news.gold.path = file("news.jsonl", { "[ORG Acme] and [ORG Acme]" });
    session.addDataSet(news);
    ASSERT_TRUE(waitFor([this]() {
        return session.currentDataSet() == 1 && session.state() == Session::State::Ready && view.tablesShown()
            && !runner()->running();
    }));
    const auto& model = *view.numbers()->sheetModel();
    ASSERT_EQ(model.columnCount(), 3);
    EXPECT_EQ(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("news"));
    EXPECT_EQ(model.index(0, 1).data().toString(), QStringLiteral("1")) << "documents";
    EXPECT_EQ(model.index(0, 2).data().toString(), QStringLiteral("2"));
    EXPECT_EQ(follow(*view.numbers()), 2) << "of those that are open: all, and ORG";
    QFile::remove(folder.path(QStringLiteral("gold.jsonl")));
    analysis::DataSetSpec third;
    third.gold.path = file("third.jsonl", { "none" });
    session.addDataSet(third);
    ASSERT_TRUE(waitFor([this]() {
        return session.currentDataSet() == 2 && session.state() == Session::State::Ready && view.tablesShown()
            && !runner()->running();
    }));
    EXPECT_EQ(model.columnCount(), 4) << "what was counted stays known";
}

} // namespace
} // namespace touchstone::ui
