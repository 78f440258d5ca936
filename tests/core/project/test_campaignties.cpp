// SPDX-License-Identifier: GPL-3.0-or-later
// Ties by significance: what the data do not tell from the best of its data set is marked, wherever runs are
// ranked.
#include "core/project/campaignties.h"

#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "tests/core/project/campaigntest.h"

#include <set>

namespace touchstone::analysis {
namespace {

/// Twelve documents with a name each, of which these are missing.
std::string namesOfTwelve(const std::set<int>& missing)
{
    std::string text;
    for (int i = 0; i < 12; ++i) {
        text += "-DOCSTART- O\n\nAda " + std::string(missing.contains(i) ? "O" : "B-PER") + "\nsings O\n\n";
    }
    return text;
}

class CampaignTiesTest : public CampaignTest
{
protected:
    CampaignTiesTest()
    {
        folder.write("gold/long-en.conll", namesOfTwelve({}));
        run("best", "long", "en", 1, namesOfTwelve({}));
        run("near", "long", "en", 1, namesOfTwelve({ 0 }));
        run("far", "long", "en", 1, namesOfTwelve({ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 }));
    }
    std::vector<CampaignRow> tested(const ProjectTables& tables, std::vector<CampaignRow> rows)
    {
        support::Progress progress;
        InputDigests digests;
        EXPECT_TRUE(testCampaign(tables, rows, digests, {}, progress));
        return rows;
    }
    /// By "set|system": "best", "≈" or p.
    static std::map<std::string, std::string> ties(
        const ProjectTables& tables, const std::vector<CampaignRow>& rows)
    {
        std::map<std::string, std::string> texts;
        for (const auto& row : rows) {
            const auto& table = tables.tables[row.table];
            texts[table.set + "|" + table.runs[row.run].system] = !row.tie ? "none"
                : row.tie->best                                            ? "best"
                : row.tie->likeBest                                        ? "≈"
                : row.tie->p                                               ? support::fixed(*row.tie->p, 4)
                                                                           : "-";
        }
        return texts;
    }
};

TEST_F(CampaignTiesTest, WhatTheDataDoNotTellFromTheBestIsMarked)
{
    const auto tables = tablesOf(project());
    const auto before = scored(tables);
    const auto rows = tested(tables, before);
    auto known = ties(tables, rows);
    EXPECT_EQ(known["long-en|best 1"], "best");
    EXPECT_EQ(known["long-en|near 1"], "≈") << "one document differs: a swap of it makes as much";
    // Ten documents differ, each missing name alike: 2 of 2^10 swaps differ as much; the smallest of three.
    EXPECT_EQ(known["long-en|far 1"], support::fixed(3 * 2.0 / 1024, 4));
    EXPECT_EQ(known["news-en|Uno 1"], "best") << "of equal ones the first";
    EXPECT_EQ(known["news-en|two 1"], "≈");
    EXPECT_EQ(known["news-en|Uno 2"], "≈") << "one document tells nothing";
    EXPECT_EQ(known["news-fr|Uno 1"], "best");
    EXPECT_EQ(known["news-fr|three 1"], "-") << "its score is undefined";
    EXPECT_EQ(ranksOf(rows), ranksOf(before)) << "ranks are by the numbers alone";

    const auto ranking = rankingTable(tables, rows, 0, {});
    EXPECT_NE(toText(ranking).find("0.957≈"), std::string::npos) << toText(ranking);
    EXPECT_EQ(ranking.note,
        "≈ not separable from the best: p is not below 0.05 (two-sided paired approximate randomisation over "
        "12 documents, 2500 trials, seed 1, Holm's correction over 3 pairs of systems).");
    const auto list = toTsv(rankingsTable(tables, rows, { .script = true }));
    for (const char* part : { "\tError\tp\tNot separable from best\n", "\t\t1\ttrue\n", "\tbest\n" }) {
        EXPECT_NE(list.find(part), std::string::npos) << list;
    }
    const auto matrix = matrixTable(tables, rows, campaignMatrix(tables, rows, CampaignBy::Team), {});
    EXPECT_NE(matrix.note.find("≈ not separable from the best of its column"), std::string::npos);
    EXPECT_EQ(toTsv(rankingsTable(tables, before, { .script = true })).find("separable"), std::string::npos);
}

TEST_F(CampaignTiesTest, TwoRunsAreMarkedAsSeveralAre)
{
    for (const char* set : { "pair", "wide", "single" }) {
        folder.write("gold/" + std::string(set) + "-en.conll", namesOfTwelve({}));
        run("best", set, "en", 1, namesOfTwelve({}));
    }
    run("near", "pair", "en", 1, namesOfTwelve({ 0 }));
    run("far", "wide", "en", 1, namesOfTwelve({ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 }));
    const auto tables = tablesOf(project());
    const auto rows = tested(tables, scored(tables));
    auto known = ties(tables, rows);
    EXPECT_EQ(known["pair-en|near 1"], "≈");
    EXPECT_EQ(known["pair-en|best 1"], "best");
    EXPECT_EQ(known["wide-en|far 1"], support::fixed(2.0 / 1024, 4)) << "one pair: nothing to correct";
    EXPECT_EQ(known["single-en|best 1"], "none");
    std::map<std::string, std::optional<bool>> told;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& table = tables.tables[rows[i].table];
        told[table.set + "|" + table.runs[rows[i].run].system] = notSeparable(rows, i);
    }
    EXPECT_EQ(told["pair-en|near 1"], true);
    EXPECT_EQ(told["pair-en|best 1"], false);
    EXPECT_EQ(told["wide-en|far 1"], false);
    EXPECT_EQ(told["single-en|best 1"], std::nullopt) << "there is nothing to compare it with";
    EXPECT_EQ(told["news-fr|Uno 1"], std::nullopt) << "the other score is undefined";
    const auto* const pair = support::found(tables.tables, std::string("pair-en"), &ProjectTable::set);
    ASSERT_NE(pair, nullptr);
    const auto ranking
        = rankingTable(tables, rows, static_cast<std::size_t>(pair - tables.tables.data()), {});
    EXPECT_NE(toText(ranking).find("0.957≈"), std::string::npos) << toText(ranking);
    EXPECT_EQ(ranking.note,
        "≈ not separable from the best: p is not below 0.05 (two-sided paired approximate randomisation over "
        "12 documents, 2500 trials, seed 1).");
    EXPECT_NE(toText(matrixTable(tables, rows, campaignMatrix(tables, rows, CampaignBy::System), {}))
                  .find("0.957≈"),
        std::string::npos);
}

TEST_F(CampaignTiesTest, TiesAreTheSameInAnyOrderAndOfATypeToo)
{
    const auto tables = tablesOf(project(R"x(, "tasks": [{"name": "t", "score": "muc.strict.f1(PER)"}])x"));
    auto rows = scored(tables);
    const auto known = ties(tables, tested(tables, rows));
    EXPECT_EQ(known.at("long-en|near 1"), "≈");
    EXPECT_EQ(known.at("long-en|far 1"), support::fixed(3 * 2.0 / 1024, 4)) << "there is one type";
    std::ranges::reverse(rows);
    EXPECT_EQ(ties(tables, tested(tables, rows)), known);
}

TEST_F(CampaignTiesTest, WhatHasNoTestSaysWhy)
{
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    run("near", "long", "en", 1, namesOfTwelve({ 0, 1 }));
    run("two", "news", "en", 1, std::string(64, '\0'));
    for (const auto& row : tested(tables, rows)) {
        if (tables.tables[row.table].set != "news-fr") {
            ASSERT_TRUE(row.tie);
            EXPECT_FALSE(row.tie->p || row.tie->likeBest || row.tie->best);
            EXPECT_TRUE(row.tie->test.english().starts_with("Not tested: ")) << row.tie->test.english();
        }
    }
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    InputDigests digests;
    auto none = rows;
    EXPECT_FALSE(testCampaign(tables, none, digests, {}, stopped));
    EXPECT_TRUE(std::ranges::none_of(none, [](const auto& row) { return row.tie.has_value(); }));
}

} // namespace
} // namespace touchstone::analysis
