// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign over the HIPE-2022 corpora against the organisers' published files; a generated one of 40 data
// sets and 100 runs each.
#include "core/project/campaignranking.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "tests/oracles/corpora.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> cellsOfLine(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, '\t');) {
        cells.push_back(cell);
    }
    return cells;
}

/// P, R, F1, TP, FP, FN of the row of all labels.
std::vector<std::string> publishedNumbers(const fs::path& path, const std::string& evaluation)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        line.resize(line.ends_with('\r') ? line.size() - 1 : line.size());
        const auto cells = cellsOfLine(line);
        if (cells.size() >= 12 && cells[1] == evaluation && cells[2] == "ALL") {
            return { cells[3], cells[4], cells[5], cells[9], cells[10], cells[11] };
        }
    }
    return {};
}

struct Scored
{
    ProjectTables tables;
    std::vector<CampaignRow> rows;
};

Scored scoredCampaign(const std::string& path)
{
    support::Progress progress;
    const auto project = readProject(path);
    EXPECT_TRUE(project && project->findings.empty());
    auto tables = projectTables(*project, {}, progress);
    EXPECT_TRUE(tables) << tables.error().text;
    InputDigests digests;
    auto rows = scoreCampaign(*tables, digests, {}, progress);
    EXPECT_TRUE(rows);
    return { std::move(*tables), std::move(*rows) };
}

TEST(CampaignCorpora, EveryNumberOfHipe2022IsThePublishedOne)
{
    const auto corpora = testsupport::corpora();
    if (!fs::exists(corpora)) {
        GTEST_SKIP() << "no corpora";
    }
    const testsupport::Folder folder;
    fs::create_directories(folder.path("gold"));
    fs::create_directories(folder.path("runs"));
    for (const auto& [name, set, lang] : { std::tuple("hipe2022-ajmc-en", "ajmc", "en"),
             std::tuple("hipe2022-newseye-fi", "newseye", "fi") }) {
        fs::copy_file(corpora / name / "gold.tsv",
            folder.path("gold/HIPE-2022-v2.1-" + std::string(set) + "-test-" + lang + ".tsv"));
        for (const auto& run : fs::directory_iterator(corpora / name / "runs")) {
            fs::copy_file(run.path(), folder.path("runs/" + run.path().filename().string()));
        }
    }
    const auto path = folder.write("hipe.touchstone", R"x({"touchstone-project": 1, "campaign": {
        "gold": "gold/HIPE-2022-v2.1-{dataset}-test-{lang}.tsv",
        "runs": ["runs/{team}_bundle{bundle}_{dataset}_{lang}_{run}.tsv"],
        "set": "{dataset}-{lang}", "system": "{team}_bundle{bundle}_{dataset}_{lang}_{run}", "team": "{team}",
        "tasks": [
          {"name": "nerc_coarse fuzzy", "preset": "hipe-2022-fuzzy", "when": {"bundle": [1, 2, 3, 4]}},
          {"name": "nerc_coarse strict", "preset": "hipe-2022-strict", "when": {"bundle": [1, 2, 3, 4]}},
          {"name": "nerc_fine strict", "preset": "hipe-2022-strict", "layer": "fine", "when": {"bundle": [1, 3]}},
          {"name": "nel fuzzy", "preset": "hipe-2022-links", "when": {"bundle": [1, 2, 5]}}]}})x");
    const auto [tables, rows] = scoredCampaign(path);
    const auto ranks = ranksOf(rows);
    std::size_t compared = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ProjectTable& table = tables.tables[rows[i].table];
        const auto& system = table.runs[rows[i].run].system;
        SCOPED_TRACE(table.task + " " + system);
        const auto blank = table.task.find(' ');
        const auto kind = table.task.substr(0, blank);
        const auto scheme = table.task.substr(blank + 1);
        const auto evaluation = kind == "nel" ? "NEL-LIT-micro-" + scheme + "-TIME-ALL-LED-ALL-@1"
            : kind == "nerc_fine"             ? "NE-FINE-LIT-micro-" + scheme + "-TIME-ALL-LED-ALL"
                                              : "NE-COARSE-LIT-micro-" + scheme + "-TIME-ALL-LED-ALL";
        const auto expected = publishedNumbers(
            corpora / ("hipe2022-" + table.set) / "scores" / (system + "_" + kind + ".tsv"), evaluation);
        ASSERT_EQ(expected.size(), 6U);
        const auto rounded = [](const std::optional<double>& value) {
            return value ? std::round(*value * 1000) / 1000 : -1;
        };
        EXPECT_DOUBLE_EQ(rounded(rows[i].precision), *support::parsed<double>(expected[0]));
        EXPECT_DOUBLE_EQ(rounded(rows[i].recall), *support::parsed<double>(expected[1]));
        EXPECT_DOUBLE_EQ(rounded(rows[i].f1), *support::parsed<double>(expected[2]));
        EXPECT_EQ(support::shortest(rows[i].tp.value_or(-1)), expected[3]);
        EXPECT_EQ(support::shortest(rows[i].fp.value_or(-1)), expected[4]);
        EXPECT_EQ(support::shortest(rows[i].fn.value_or(-1)), expected[5]);
        int better = 1;
        for (const auto& other : rows) {
            better += other.table == rows[i].table && other.score > rows[i].score ? 1 : 0;
        }
        EXPECT_EQ(ranks[i], better);
        ++compared;
    }
    EXPECT_EQ(compared, 15U);
}

TEST(CampaignCorpora, FortyDataSetsWithAHundredRunsEach)
{
    constexpr int sets = 40;
    constexpr int runs = 100;
    const testsupport::Folder folder;
    const auto text = [](int right) {
        std::string lines;
        for (int i = 0; i < 10; ++i) {
            lines += "Ada " + std::string(i < right ? "B-PER" : "O") + "\nsings O\n";
        }
        return lines;
    };
    for (int set = 0; set < sets; ++set) {
        folder.write("gold/" + std::to_string(set) + ".conll", text(10));
        for (int run = 0; run < runs; ++run) {
            folder.write("runs/" + std::to_string(set) + "/r" + std::to_string(run) + ".conll",
                text((run * 7 + set) % 10 + 1));
        }
    }
    const auto [tables, rows] = scoredCampaign(folder.write("c.touchstone",
        R"({"touchstone-project": 1, "campaign": {"gold": "gold/{set}.conll", "runs": ["runs/{set}/r{run}.conll"],
            "points": [3, 2, 1]}})"));
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(sets * runs));
    const auto matrix = campaignMatrix(tables, rows, CampaignBy::System);
    EXPECT_EQ(matrix.entries.size(), static_cast<std::size_t>(runs));
    EXPECT_EQ(matrix.columns.size(), static_cast<std::size_t>(sets));
    for (const auto& row : rows) {
        const auto& table = tables.tables[row.table];
        const int right
            = (std::stoi(table.runs[row.run].captures.at("run")) * 7 + std::stoi(table.set)) % 10 + 1;
        ASSERT_TRUE(row.recall) << table.set;
        EXPECT_DOUBLE_EQ(*row.recall, right / 10.0);
    }
    EXPECT_TRUE(
        std::ranges::all_of(matrix.entries, [](const auto& entry) { return entry.means[0].has_value(); }));
}

} // namespace
} // namespace touchstone::analysis
