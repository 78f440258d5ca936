// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the campaign's matrix by a capture of the runs' names, and what a figure of it is asked for.
#include "ui/panels/campaign/campaignview.h"

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::CampaignBy;

analysis::TableRun runOf(const std::string& team, const std::string& number)
{
    return { team + " " + number, team, { { "team", team }, { "run", number } }, team + number + ".tsv" };
}

/// Two data sets; the second lacks b's runs.
analysis::ProjectTables twoSets()
{
    analysis::ProjectTables tables;
    for (const char* set : { "en", "fr" }) {
        auto& table = tables.tables.emplace_back();
        table.set = set;
        table.score = "muc.strict.f1";
        table.runs = { runOf("a", "1") };
    }
    tables.tables.front().runs.push_back(runOf("b", "10"));
    tables.tables.front().runs.push_back(runOf("b", "1"));
    return tables;
}

std::vector<analysis::CampaignRow> rowsOfTwoSets()
{
    std::vector<analysis::CampaignRow> rows(4);
    const std::vector<double> scores { 0.5, 0.75, 0.875, 0.25 };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].table = i / 3;
        rows[i].run = i % 3;
        rows[i].score = rows[i].f1 = scores[i];
    }
    return rows;
}

QStringList textsOfColumn(const CampaignModel& model, int column)
{
    QStringList texts;
    for (int line = 0; line < model.rowCount(); ++line) {
        texts << model.index(line, column).data().toString();
    }
    return texts;
}

TEST(CampaignRows, FoldByACaptureOfTheRuns)
{
    CampaignView view;
    view.setTables(twoSets());
    view.setScores(rowsOfTwoSets());
    view.setBy(analysis::campaignBy("run"));
    const CampaignModel& model = *view.model();
    EXPECT_EQ(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("run"));
    EXPECT_EQ(textsOfColumn(model, 0), (QStringList { QStringLiteral("1"), QStringLiteral("10") }));
    const int first = model.columnCount() - 2; // behind the mean
    EXPECT_EQ(textsOfColumn(model, first), (QStringList { QStringLiteral("0.875"), QStringLiteral("0.750") }))
        << "the best run each";
    EXPECT_EQ(model.runOf(model.index(0, first)), (CampaignRun { 0, 2 }));
    EXPECT_EQ(model.runOf(model.index(1, first + 1)), std::nullopt);
    EXPECT_EQ(view.shownCampaign()->asked.by, analysis::campaignBy("run"));
}

TEST(CampaignRows, AreOfSystemsAgainWhereNoPatternHasTheCapture)
{
    CampaignView view;
    view.setTables(twoSets());
    view.setBy(analysis::campaignBy("run"));
    auto tables = twoSets();
    for (auto& table : tables.tables) {
        for (auto& run : table.runs) {
            run.captures.clear();
        }
    }
    view.setTables(tables);
    EXPECT_EQ(view.model()->choice().by, CampaignBy::System);
    EXPECT_EQ(view.model()->rowCount(), 3);
    view.setBy(CampaignBy::Team);
    EXPECT_EQ(view.model()->rowCount(), 2);
}

TEST(CampaignRows, FiguresAreAskedForTiesWhereTheyAreMarked)
{
    CampaignView view;
    view.setTables(twoSets());
    auto rows = rowsOfTwoSets();
    view.setScores(rows);
    EXPECT_FALSE(view.shownCampaign()->asked.tested);
    rows[1].tie
        = analysis::RunTie { .p = 0.5, .likeBest = true, .level = 0.05, .test = support::said("Tested.") };
    view.setScores(rows);
    EXPECT_TRUE(view.shownCampaign()->asked.tested);
}

} // namespace
} // namespace touchstone::ui
