// SPDX-License-Identifier: GPL-3.0-or-later
// Trends of lock files: what campaigns scored in the course of time, with the notes beside them.
#include "core/project/lockfile.h"
#include "core/project/runnotes.h"
#include "tests/core/project/campaigntest.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST_F(CampaignTest, ATrendOfLockFilesHasTheNotesBesideThem)
{
    folder.write("one.touchstone-notes",
        "{\"kind\": \"run\", \"set\": \"\", \"system\": \"a\", \"text\": \"longer\"}\n"
        "{\"kind\": \"run\", \"set\": \"en\", \"system\": \"a\", \"text\": \"new list\"}\n");
    LockFile lock;
    lock.scores[{ "", "en", "a" }] = { "muc.strict.f1", 0.5, "", "x" };
    lock.scores[{ "", "fr", "a" }] = { "muc.strict.f1", 0.25, "", "x" };
    lock.scores[{ "", "en", "b" }] = { "muc.strict.f1", 0.75, "", "x" };
    const std::vector<std::string> paths { folder.write("one.touchstone-lock", lockText(lock)),
        folder.write("two.touchstone-lock", lockText(lock)) };
    support::Progress progress;
    const auto data = readTrend(paths, TrendOrder::Given, progress);
    ASSERT_TRUE(data) << data.error().text;
    const auto bySet = trendOf(*data, "muc.strict.f1", "set");
    ASSERT_TRUE(bySet) << bySet.error().text;
    const auto parts = trendRemarks(*data, *bySet, progress);
    ASSERT_EQ(parts.size(), 2U);
    ASSERT_EQ(parts[0].size(), bySet->systems.size());
    for (std::size_t i = 0; i < bySet->systems.size(); ++i) {
        const auto& line = bySet->systems[i];
        EXPECT_EQ(parts[0][i],
            line == "a, en"       ? "longer · new list"
                : line == "a, fr" ? "longer"
                                  : "")
            << line;
        EXPECT_EQ(parts[1][i], "") << "there are no notes beside the second";
    }
    const auto whole = trendOf(*data, "muc.strict.f1");
    ASSERT_TRUE(whole) << whole.error().text;
    ASSERT_EQ(whole->systems.front(), "a");
    const auto remarks = trendRemarks(*data, *whole, progress);
    EXPECT_EQ(remarks[0][0], "longer · en: new list");
    EXPECT_EQ(rowRemark(*bySet, parts, 0), "a, en: longer · new list; a, fr: longer");
    EXPECT_EQ(rowRemark(*bySet, parts, 0, 1), "a, en: longer · new list");
    EXPECT_EQ(rowRemark(*bySet, parts, 1), "");
    auto table = trendTable(*data, *whole, false);
    addRemarks(table, *whole, remarks, false);
    EXPECT_EQ(table.columns.back().name, "Note");
    EXPECT_EQ(table.rows[0].back(), remarks[0][0]);
    EXPECT_EQ(table.rows[1].back(), "");
    EXPECT_EQ(table.styles[1].size(), table.columns.size());
}

TEST_F(CampaignTest, ATrendOfSeveralTasksHasALineForEach)
{
    LockFile lock;
    lock.scores[{ "coarse", "en", "a" }] = { "muc.strict.f1", 0.5, "", "x" };
    lock.scores[{ "coarse", "fr", "a" }] = { "muc.strict.f1", 0.25, "", "x" };
    lock.scores[{ "fine", "en", "a" }] = { "muc.strict.f1", 0.75, "", "x" };
    lock.scores[{ "fine", "en", "b" }] = { "muc.strict.f1", 0.125, "", "x" };
    lock.scores[{ "coarse", "en", "b" }] = { "muc.strict.f1", 1, "", "x" }; // nothing of fr
    folder.write(
        "one.touchstone-notes", R"({"kind": "run", "set": "en", "system": "a", "text": "new list"})");
    const std::vector<std::string> paths { folder.write("one.touchstone-lock", lockText(lock)) };
    support::Progress progress;
    const auto data = readTrend(paths, TrendOrder::Given, progress);
    ASSERT_TRUE(data) << data.error().text;
    const auto trend = trendOf(*data, "muc.strict.f1");
    ASSERT_TRUE(trend) << trend.error().text;
    EXPECT_EQ(trend->slice, "task") << "no system has one mean over tasks";
    EXPECT_EQ(trend->systems, (std::vector<std::string> { "a, coarse", "a, fine", "b, fine" }));
    EXPECT_EQ(trend->rows[0].cells[0].value, 0.375);
    EXPECT_EQ(trend->rows[0].cells[1].value, 0.75);
    EXPECT_EQ(trend->rows[0].cells[2].value, 0.125);
    EXPECT_EQ(trendRemarks(*data, *trend, progress)[0][0], "en: new list");
    const auto bySet = trendOf(*data, "muc.strict.f1", "task, set");
    ASSERT_TRUE(bySet) << bySet.error().text;
    EXPECT_EQ(bySet->systems.size(), 5U);
    ASSERT_EQ(data->diagnostics.count("trend.mean"), 1U);
    EXPECT_NE(data->diagnostics.list().front().message.find("1 system has no mean"), std::string::npos);
    EXPECT_NE(data->diagnostics.list().front().message.find("b (coarse). Lines by \"task, set\""),
        std::string::npos);
}

} // namespace
} // namespace touchstone::analysis
