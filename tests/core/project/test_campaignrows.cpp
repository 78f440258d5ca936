// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands in the rows of a campaign's matrix, and where notes of runs are told.
#include "core/project/campaignranking.h"

#include "core/project/teamreport.h"
#include "tests/core/project/campaigntest.h"

#include <algorithm>

namespace touchstone::analysis {
namespace {

using CampaignRowsTest = CampaignTest;

TEST_F(CampaignRowsTest, RowsFoldByAnyCaptureOfTheRuns)
{
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    EXPECT_EQ(campaignByWords(tables), (std::vector<std::string> { "system", "team", "lang", "run", "set" }));
    for (const auto& word : campaignByWords(tables)) {
        EXPECT_EQ(campaignByWord(campaignBy(word)), word);
    }
    const auto matrix = campaignMatrix(tables, rows, campaignBy("run"));
    const auto table = matrixTable(tables, rows, matrix, {});
    EXPECT_EQ(table.title, "By run, best run each");
    EXPECT_EQ(table.columns.front().name, "run");
    EXPECT_EQ(table.rows,
        (std::vector<std::vector<std::string>> {
            { "1", "0.900", "1.000", "0.800" }, { "2", "– (1 of 2)", "0.500", "–" } }));
    const auto languages = campaignMatrix(tables, rows, campaignBy("lang"));
    ASSERT_EQ(languages.entries.size(), 2U);
    EXPECT_TRUE(languages.entries[0].cells[0].row && !languages.entries[0].cells[1].row);
    EXPECT_EQ(matrixRowOf({ "a 1", "a", { { "run", "1" } }, "a.conll" }, campaignBy("lang")), undefinedSign)
        << "of another pattern";
}

TEST_F(CampaignRowsTest, TheListOfRankingsHasNotesWhereThereAreSome)
{
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    const auto noted
        = rankingsTable(tables, rows, { .script = true }, { { { "news-en", "two 1" }, "fine\ttuned" } });
    EXPECT_EQ(noted.columns.back().name, "Note");
    std::vector<std::string> notes;
    for (const auto& row : noted.rows) {
        ASSERT_EQ(row.size(), noted.columns.size());
        notes.push_back(row.back());
    }
    EXPECT_EQ(std::ranges::count(notes, "fine\ttuned"), 1);
    EXPECT_EQ(std::ranges::count(notes, ""), static_cast<std::ptrdiff_t>(notes.size()) - 1);
    const auto text = toTsv(noted);
    for (std::size_t from = 0; from < text.size(); from = text.find('\n', from) + 1) {
        const auto line = text.substr(from, text.find('\n', from) - from);
        EXPECT_EQ(std::ranges::count(line, '\t') + 1, static_cast<std::ptrdiff_t>(noted.columns.size()))
            << line;
    }
    const auto none = rankingsTable(tables, rows, { .script = true }, { { { "other", "two 1" }, "x" } });
    EXPECT_EQ(none.columns.back().name, "Error");
}

TEST_F(CampaignRowsTest, ReportsTellWhereFindingsStand)
{
    std::string text = "-DOCSTART- O\n\n";
    for (int sentence = 0; sentence < 24; ++sentence) {
        text += "Ada B-PER\nsings I-LOC\n\n";
    }
    folder.write("gold/news-en.conll", text);
    run("two", "news", "en", 1, text);
    const auto tables = tablesOf(project(R"(, "team": "{team}")"));
    support::Progress progress;
    const auto reports = teamReports(tables, scored(tables), {}, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    const auto& html = (*reports)[2].html;
    EXPECT_NE(html.find("<li>24 tags do not follow the tag before as the scheme wants: line 4, column 7; "
                        "line 7, column 7; "),
        std::string::npos)
        << "as check has them: " << html;
    EXPECT_NE(html.find("; line 61, column 7; and 4 more</li>"), std::string::npos) << html;
    EXPECT_EQ(html.find("line 64"), std::string::npos) << "20 of a kind: " << html;
    EXPECT_EQ(html.find("Ada"), std::string::npos);
}

TEST_F(CampaignRowsTest, ReportsTellANoteOnce)
{
    const auto tables = tablesOf(project(R"(, "tasks": [{"name": "a"}, {"name": "b"}])"));
    support::Progress progress;
    const auto reports = teamReports(tables, scored(tables),
        { { { "news-en", "two 1" }, "<fast>" }, { { "news-fr", "Uno 1" }, "slow" } }, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    const auto times = [&](std::size_t report, const std::string& text) {
        std::size_t count = 0;
        const auto& html = (*reports)[report].html;
        for (auto at = html.find(text); at != std::string::npos; at = html.find(text, at + 1)) {
            ++count;
        }
        return count;
    };
    ASSERT_EQ((*reports)[0].team, "Uno");
    EXPECT_EQ(times(0, "Uno 1 (news-fr): slow"), 1U);
    ASSERT_EQ((*reports)[2].team, "two");
    EXPECT_EQ(times(2, "two 1 (news-en): &lt;fast&gt;"), 1U) << (*reports)[2].html;
}

} // namespace
} // namespace touchstone::analysis
