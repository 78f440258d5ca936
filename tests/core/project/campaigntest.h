// SPDX-License-Identifier: GPL-3.0-or-later
// A small campaign in a folder of its own: three teams, two data sets.
#pragma once

#include "core/project/campaign.h"
#include "core/project/campaignranking.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {

/// Three names, of which the run gets `right`, the rest is missing; `spurious` more that are none.
inline std::string conll(int right, int spurious)
{
    std::string text = "-DOCSTART- O\n\n";
    for (int i = 0; i < 3; ++i) {
        text += "Ada " + std::string(i < right ? "B-PER" : "O") + "\nsings O\n";
    }
    for (int i = 0; i < 3; ++i) {
        text += "today " + std::string(i < spurious ? "B-LOC" : "O") + "\n";
    }
    return text + "\n";
}

class CampaignTest : public ::testing::Test
{
protected:
    CampaignTest()
    {
        folder.write("gold/news-en.conll", conll(3, 0));
        folder.write("gold/news-fr.conll", conll(3, 0));
        run("one", "news", "en", 1, conll(3, 0)); // P 1, R 1
        run("one", "news", "en", 2, conll(1, 0));
        run("two", "news", "en", 1, conll(3, 0)); // a tie with one
        run("three", "news", "en", 1, conll(2, 2)); // P 1/2, R 2/3
        run("one", "news", "fr", 1, conll(2, 0));
        run("three", "news", "fr", 1, conll(0, 0)); // P 0/0
    }
    void run(const std::string& team, const std::string& set, const std::string& lang, int number,
        const std::string& text)
    {
        folder.write("runs/" + team + "_" + set + "_" + lang + "_" + std::to_string(number) + ".conll", text);
    }
    [[nodiscard]] static std::string project(const std::string& more = {})
    {
        return R"({"touchstone-project": 1, "campaign": {
            "gold": "gold/{set}-{lang}.conll", "runs": ["runs/{team}_{set}_{lang}_{run}.conll"],
            "names": {"team": {"one": "Uno"}}, "system": "{team} {run}")"
            + more + "}}";
    }
    ProjectTables tablesOf(const std::string& text)
    {
        const auto read = parseProject(text, folder.write("c.touchstone", text));
        EXPECT_TRUE(read) << read.error().text;
        EXPECT_TRUE(read->findings.empty());
        const support::Progress progress;
        auto tables = projectTables(*read, {}, progress);
        EXPECT_TRUE(tables) << tables.error().text;
        return tables ? std::move(*tables) : ProjectTables {};
    }
    std::vector<CampaignRow> scored(const ProjectTables& tables, const ScoreCache* cache = nullptr)
    {
        support::Progress progress;
        CampaignWork work;
        work.cache = cache;
        InputDigests digests;
        auto rows = scoreCampaign(tables, digests, work, progress);
        EXPECT_TRUE(rows);
        return rows ? std::move(*rows) : std::vector<CampaignRow> {};
    }
    static std::string shown(const ProjectTables& tables, std::span<const CampaignRow> rows)
    {
        const auto ranks = ranksOf(rows);
        std::string text;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto& table = tables.tables[rows[i].table];
            const auto number = [](const std::optional<double>& value) {
                return value ? std::to_string(*value).substr(0, 5) : std::string("-");
            };
            text += table.task + "|" + table.set + "|" + table.runs[rows[i].run].system + "|"
                + (rows[i].error ? "error" : number(rows[i].score)) + "|"
                + (ranks[i] ? std::to_string(*ranks[i]) : "-") + "\n";
        }
        return text;
    }

    testsupport::Folder folder;
};

} // namespace touchstone::analysis
