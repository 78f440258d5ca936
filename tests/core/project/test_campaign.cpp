// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns: which runs stand in which table, their scores and ranks, the cache that is never wrong, lock
// files, notes and reports.
#include "core/project/campaign.h"

#include "core/project/campaignranking.h"
#include "core/project/lockfile.h"
#include "core/project/projectplaces.h"
#include "core/project/runnotes.h"
#include "core/project/storedmessage.h"
#include "core/io/bytes/words.h"
#include "core/project/teamreport.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"
#include "tests/core/project/campaigntest.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST_F(CampaignTest, EveryRunStandsInItsTableWithItsRank)
{
    const auto tables = tablesOf(project());
    EXPECT_TRUE(tables.findings.empty());
    const auto rows = scored(tables);
    EXPECT_EQ(shown(tables, rows),
        "|news-en|Uno 1|1.000|1\n"
        "|news-en|Uno 2|0.500|4\n"
        "|news-en|three 1|0.571|3\n"
        "|news-en|two 1|1.000|1\n"
        "|news-fr|Uno 1|0.800|1\n"
        "|news-fr|three 1|-|-\n");
    EXPECT_EQ(tables.tables[0].runs[0].team, "Uno");
    EXPECT_EQ(tables.tables[0].runs[0].captures.at("team"), "one") << "captures are as the file has them";
    const auto& third = rows[2];
    EXPECT_DOUBLE_EQ(*third.precision, 0.5);
    EXPECT_DOUBLE_EQ(*third.recall, 2.0 / 3);
    EXPECT_EQ(third.tp, 2);
    EXPECT_EQ(third.fp, 2);
    EXPECT_EQ(third.fn, 1);
    EXPECT_FALSE(rows[5].precision) << "0/0 is undefined, never 0";
    EXPECT_EQ(rows[5].recall, 0);
}

TEST_F(CampaignTest, TasksTakeTheRunsThatTheyName)
{
    const auto tables = tablesOf(project(R"x(, "set": "{set} ({lang})", "tasks": [
        {"name": "English", "when": {"lang": ["en"]}, "score": "muc.type.recall"},
        {"name": "First", "when": {"run": [1]}, "preset": "conll-2003"}])x"));
    EXPECT_EQ(tables.tasks(), (std::vector<std::string> { "English", "First" }));
    EXPECT_EQ(tables.sets(), (std::vector<std::string> { "news (en)", "news (fr)" }));
    const auto rows = scored(tables);
    EXPECT_EQ(shown(tables, rows),
        "English|news (en)|Uno 1|1.000|1\n"
        "English|news (en)|Uno 2|0.333|4\n"
        "English|news (en)|three 1|0.666|3\n"
        "English|news (en)|two 1|1.000|1\n"
        "First|news (en)|Uno 1|1.000|1\n"
        "First|news (en)|three 1|0.571|3\n"
        "First|news (en)|two 1|1.000|1\n"
        "First|news (fr)|Uno 1|0.800|1\n"
        "First|news (fr)|three 1|-|-\n");
    EXPECT_EQ(tables.tables[1].score, "conll.f1") << "the preset's own";
    EXPECT_EQ(tables.findings.count("campaign.task"), 0U);
    EXPECT_EQ(
        tablesOf(project(R"(, "tasks": [{"when": {"lang": "fr"}}])")).findings.count("campaign.task"), 4U)
        << "runs of no task are told";
}

/// A document of four tokens in the form of HIPE, with these tags of two columns.
std::string hipe(std::string_view coarse, std::string_view nested)
{
    std::string text
        = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP\tNE-NESTED\t"
          "NEL-LIT\tNEL-METO\tMISC\n# hipe2022:document_id = d1\n";
    const auto tags = io::pieces(coarse, " ");
    const auto inside = io::pieces(nested, " ");
    for (std::size_t i = 0; i < tags.size(); ++i) {
        text += "w" + std::to_string(i) + "\t" + std::string(tags[i]) + "\tO\tO\tO\tO\t"
            + std::string(inside[i]) + "\t_\t_\t_\n";
    }
    return text;
}

TEST_F(CampaignTest, ARunThatFindsNothingIsTheLastOfAHipeRanking)
{
    folder.write("gold/h.tsv", hipe("B-pers I-pers O B-loc", "O B-loc O O"));
    folder.write("h/one_b1.tsv", hipe("B-pers I-pers O O", "O B-loc O O"));
    folder.write("h/two_b1.tsv", hipe("O O O O", "_ _ _ _"));
    folder.write("h/three_b2.tsv", hipe("B-pers I-pers O B-loc", "_ _ _ _"));
    const auto tables = tablesOf(R"({"touchstone-project": 1, "campaign": {"gold": "gold/h.tsv",
        "runs": ["h/{team}_b{bundle}.tsv"], "set": "h", "tasks": [
        {"name": "coarse", "preset": "hipe-2022-strict"},
        {"name": "nested", "preset": "hipe-2022-strict", "layer": "nested", "when": {"bundle": ["1"]}},
        {"name": "nested of all", "preset": "hipe-2022-strict", "layer": "nested"}]}})");
    const auto rows = scored(tables);
    EXPECT_EQ(shown(tables, rows),
        "coarse|h|one 1|0.666|2\n"
        "coarse|h|three 2|1.000|1\n"
        "coarse|h|two 1|0.000|3\n"
        "nested|h|one 1|1.000|1\n"
        "nested|h|two 1|0.000|2\n"
        "nested of all|h|one 1|1.000|1\n"
        "nested of all|h|three 2|error|-\n"
        "nested of all|h|two 1|error|-\n");
    const auto& handedIn = rows[4];
    EXPECT_EQ(handedIn.precision, 0);
    EXPECT_EQ(handedIn.tp, 0);
    EXPECT_EQ(handedIn.fp, 0);
    EXPECT_EQ(handedIn.fn, 1);
    EXPECT_TRUE(std::ranges::any_of(handedIn.warnings, [](const support::Message& warning) {
        return warning.english().find("counts as an answer of nothing") != std::string::npos;
    }));
    EXPECT_FALSE(handedIn.error);
    EXPECT_TRUE(rows[7].error) << "no task asked it for this column";
    support::Progress progress;
    for (const std::size_t table : { 1U, 2U }) { // as every other command reads them
        const auto data = loadDataSet(tables.tables[table].dataSet, progress);
        ASSERT_TRUE(data) << data.error().text;
        const auto* const two
            = support::found(data->systems, "two 1", [](const LoadedSystem& one) { return one.source.name; });
        ASSERT_TRUE(two != nullptr && two->layer);
        EXPECT_EQ(two->layer->answered, tables.tables[table].task == "nested") << tables.tables[table].task;
    }
}

TEST_F(CampaignTest, WhatIsMissingIsToldAndTheRestIsScored)
{
    run("one", "blog", "en", 1, conll(1, 0));
    folder.write("runs/two_news_fr_9.conll", std::string(64, '\0'));
    folder.write("runs/two_news_fr_8.conll", conll(3, 0) + "more O\nwords O\nthan O\nthe O\ngold O\n");
    const auto tables = tablesOf(project());
    EXPECT_EQ(tables.findings.count("campaign.gold"), 1U);
    const auto rows = scored(tables);
    ASSERT_EQ(rows.size(), 9U);
    ASSERT_TRUE(rows[0].error) << "of a set without gold";
    EXPECT_EQ(rows[0].error->text.find("the gold cannot be read"), std::string::npos)
        << "why is told already: " << rows[0].error->text;
    EXPECT_EQ(std::ranges::count_if(rows, [](const auto& row) { return row.error.has_value(); }), 2);
    const auto table = rankingTable(tables, rows, 2, {});
    EXPECT_NE(table.note.find("Not scored: two 9"), std::string::npos) << table.note;
}

TEST_F(CampaignTest, NamedSetsHaveTablesToo)
{
    const auto tables = tablesOf(R"({"touchstone-project": 1, "measures": ["conll"], "sets": [
        {"name": "E", "gold": "gold/news-en.conll", "systems": ["runs/two_news_en_1.conll",
            {"name": "{team}/{run}", "path": "runs/{team}_news_en_{run}.conll"}]},
        {"gold": "gold/news-fr.conll", "systems": []},
        {"name": "no gold", "systems": ["runs/one_news_en_1.conll", "runs/two_news_en_1.conll"]}]})");
    ASSERT_EQ(tables.tables.size(), 3U);
    EXPECT_EQ(tables.tables[0].runs.size(), 5U);
    EXPECT_EQ(tables.tables[0].runs[1].system, "one/1");
    EXPECT_EQ(tables.tables[1].set, "news-fr");
    EXPECT_TRUE(tables.tables[2].dataSet.noGold);
    EXPECT_EQ(tables.tables[2].runs.size(), 1U);
    EXPECT_EQ(scored(tables).size(), 6U);
    EXPECT_EQ(tableArguments(tables.tables[0]).front(), "--gold");
}

TEST_F(CampaignTest, NothingOutsideIsReadUnlessThatIsAllowed)
{
    folder.write("p/c.touchstone", R"({"touchstone-project": 1, "sets": [
        {"gold": "../gold/news-en.conll", "systems": ["../runs/two_news_en_1.conll"]}]})");
    const auto read = readProject(folder.path("p/c.touchstone"));
    ASSERT_TRUE(read);
    const support::Progress progress;
    const auto closed = projectTables(*read, {}, progress);
    ASSERT_TRUE(closed);
    EXPECT_EQ(closed->findings.count("project.outside"), 2U);
    EXPECT_TRUE(closed->tables[0].dataSet.gold.path.empty());
    const auto open = projectTables(*read, { .allowOutside = true }, progress);
    EXPECT_TRUE(open->findings.empty());
    EXPECT_EQ(open->tables[0].runs.size(), 1U);
    folder.write("q/c.touchstone", R"({"touchstone-project": 1, "campaign": {"gold": "g.conll",
        "runs": ["../runs/{x}.conll"]}})");
    EXPECT_EQ(projectTables(*readProject(folder.path("q/c.touchstone")), {}, progress)
                  ->findings.count("project.outside"),
        1U);
}

TEST_F(CampaignTest, LinksInsideFoldersAreReadOnlyIfThatIsAllowed)
{
    for (const char* name : { "p/gold/a", "p/runs/x/a", "p/runs/y/a" }) {
        folder.write(name + std::string(".txt"), "Ada sings");
        folder.write(name + std::string(".ann"), "T1\tPER 0 3\tAda\n");
    }
    folder.write("secret.ann", "T1\tPER 0 3\tAda\n");
    std::filesystem::create_symlink(folder.path("secret.ann"), folder.path("p/gold/b.ann"));
    std::filesystem::create_symlink(folder.path("secret.ann"), folder.path("p/runs/y/b.ann"));
    folder.write("p/c.touchstone", R"({"touchstone-project": 1, "sets": [
        {"name": "s", "gold": "gold", "systems": ["runs/{team}"]}]})");
    const auto read = readProject(folder.path("p/c.touchstone"));
    ASSERT_TRUE(read);
    const support::Progress progress;
    const auto closed = projectTables(*read, {}, progress);
    ASSERT_TRUE(closed) << closed.error().text;
    EXPECT_EQ(closed->findings.count("project.outside"), 2U);
    auto outside = closed->outside;
    std::ranges::sort(outside);
    EXPECT_EQ(outside, (std::vector<std::string> { "gold/b.ann", "runs/y/b.ann" }));
    ASSERT_EQ(closed->tables.size(), 1U);
    EXPECT_TRUE(closed->tables[0].dataSet.gold.path.empty());
    ASSERT_EQ(closed->tables[0].runs.size(), 1U);
    EXPECT_EQ(closed->tables[0].runs[0].system, "x");
    const auto open = projectTables(*read, { .allowOutside = true }, progress);
    ASSERT_TRUE(open);
    EXPECT_EQ(open->tables[0].runs.size(), 2U);
    EXPECT_TRUE(open->outside.empty());
}

TEST_F(CampaignTest, SetsOfTheProjectAreToldFromThoseOfTheCampaign)
{
    const auto tables = tablesOf(R"({"touchstone-project": 1, "sets": [
            {"name": "news-en", "gold": "gold/news-en.conll", "systems": ["runs/two_news_en_1.conll"]},
            {"name": "own", "gold": "gold/news-fr.conll", "systems": ["runs/one_news_fr_1.conll"]}],
        "campaign": {"gold": "gold/{set}-{lang}.conll", "runs": ["runs/{team}_{set}_{lang}_{run}.conll"],
            "system": "{team}_{set}_{lang}_{run}"}})");
    EXPECT_EQ(tables.sets(), (std::vector<std::string> { "news-en", "news-fr", "news-en (2)", "own" }));
    EXPECT_EQ(tables.findings.count("campaign.set"), 1U);
    const auto rows = scored(tables);
    const support::Progress progress;
    InputDigests digests;
    EXPECT_EQ(lockOf(tables, rows, digests, progress).scores.size(), rows.size());
}

TEST_F(CampaignTest, SlipsOfScoresAndTypesAreToldWithTheirPlace)
{
    const auto wrong = tablesOf(project(R"(, "tasks": [{"name": "t", "score": "muc.strct.f1"}])"));
    for (const auto& row : scored(wrong)) {
        ASSERT_TRUE(row.error);
        EXPECT_EQ(row.error->place.file, folder.path("c.touchstone"));
        EXPECT_EQ(row.error->place.line, 3U);
        EXPECT_NE(row.error->text.find("did you mean \"muc.strict.f1\"?"), std::string::npos)
            << row.error->text;
    }
    const ScoreCache cache(folder.path("cache"));
    const auto told = [&](const std::string& task) {
        const auto tables = tablesOf(project(R"(, "tasks": [{"name": "t", )" + task + "}]"));
        const auto read = readProject(folder.path("c.touchstone"));
        std::string text;
        scored(tables, &cache);
        const auto findings = typesOfNoFile(*read, tables, scored(tables, &cache));
        for (const auto& finding : findings.list()) {
            text += finding.code + " " + std::to_string(finding.place.line) + " " + finding.message + "\n";
        }
        return text;
    };
    const auto types = told(R"("labels": {"types": ["PERX", "LOC"]})");
    EXPECT_TRUE(types.starts_with("project.type 3 No file has the type \"PERX\"")) << types;
    EXPECT_NE(types.find("PER"), std::string::npos) << types;
    EXPECT_EQ(types.find("LOC"), std::string::npos) << "one run has it: " << types;
    const auto score = told(R"x("score": "muc.strict.f1(PERX)")x");
    EXPECT_TRUE(score.starts_with("project.type 3 No file has the type \"PERX\"")) << score;
    EXPECT_EQ(told(R"x("score": "muc.strict.f1(LOC)")x"), "");
}

TEST_F(CampaignTest, WhatIsNotReadIsToldWhereTheProjectNamesIt)
{
    folder.write("p/own.conll", conll(3, 0));
    folder.write("p/c.touchstone", R"({"touchstone-project": 1, "sets": [
        {"name": "a", "gold": "own.conll", "systems": [
            "gone.conll", "../runs/two_news_en_1.conll"]}],
        "campaign": {"gold": "../gold/{set}.conll",
            "runs": ["{set}.conll"]}})");
    const auto read = readProject(folder.path("p/c.touchstone"));
    ASSERT_TRUE(read);
    const support::Progress progress;
    const auto tables = projectTables(*read, {}, progress);
    ASSERT_TRUE(tables);
    std::vector<std::string> told;
    for (const auto& finding : tables->findings.list()) {
        EXPECT_EQ(finding.place.file, read->path);
        told.push_back(std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + " "
            + finding.message);
    }
    EXPECT_EQ(told,
        (std::vector<std::string> {
            "4:30 ../gold/own.conll leads out of the project's folder and is not read; --allow-outside reads "
            "it.",
            "4:30 The gold of own, ../gold/own.conll, is not read, since it leads out of the project's "
            "folder; 1 run waits for it.",
            "3:13 gone.conll is not there.",
            "3:27 ../runs/two_news_en_1.conll leads out of the project's folder and is not read; "
            "--allow-outside reads it." }));
    EXPECT_EQ(scoredData(tables->tables[0]).error().text,
        "The gold of own, ../gold/own.conll, is not read, since it leads out of the project's folder.");
}

TEST_F(CampaignTest, ASetWhoseGoldIsWrongIsLeftOut)
{
    const std::string text = R"({"touchstone-project": 1, "sets": [{"gold": 5},
        {"gold": {"name": "no path"}, "systems": ["runs/one_news_en_1.conll", "runs/two_news_en_1.conll"]},
        {"name": "s", "gold": "gold/news-en.conll", "systems": ["runs/one_news_en_1.conll"]}]})";
    const auto read = parseProject(text, folder.write("c.touchstone", text));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->findings.count("project.value"), 2U);
    const support::Progress progress;
    const auto tables = projectTables(*read, {}, progress);
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->sets(), std::vector<std::string> { "s" }) << "it would be in every mean";
}

TEST_F(CampaignTest, SetsStandInTheOrderOfTheirNumbers)
{
    for (const char* set : { "s1", "s10", "s2" }) {
        folder.write("gold/" + std::string(set) + ".conll", conll(3, 0));
        folder.write("sent/one_" + std::string(set) + ".conll", conll(2, 0));
    }
    const auto tables = tablesOf(R"({"touchstone-project": 1, "campaign": {"gold": "gold/{set}.conll",
        "runs": ["sent/{team}_{set}.conll"]}})");
    EXPECT_EQ(tables.sets(), (std::vector<std::string> { "s1", "s2", "s10" }));
}

TEST_F(CampaignTest, OneSetHasOneGold)
{
    const std::string text = R"({"touchstone-project": 1, "campaign": {"gold": "gold/{set}-{lang}.conll",
        "runs": ["runs/{team}_{set}_{lang}_1.conll", "runs/../runs/{team}_{set}_{lang}_1.conll"],
        "set": "{set}"}})";
    const auto tables = tablesOf(text);
    ASSERT_EQ(tables.tables.size(), 1U);
    EXPECT_EQ(tables.findings.count("campaign.gold"), 2U) << "the French runs have another gold";
    EXPECT_EQ(tables.findings.count("campaign.twice"), 5U) << "of each file there is one run";
    for (const auto& run : tables.tables[0].runs) {
        EXPECT_EQ(run.captures.at("lang"), "en");
    }
}

TEST_F(CampaignTest, TheDirectionOfAScoreIsThatOfRunsThatHaveOne)
{
    run("a", "news", "en", 1, std::string("\0\0\0\0", 4)); // the first, and it fails
    const auto tables = tablesOf(project(R"(, "tasks": [{"score": "ser.ser", "when": {"lang": "en"}}])"));
    const auto rows = scored(tables);
    ASSERT_TRUE(rows.front().error);
    const auto matrix = campaignMatrix(tables, rows, CampaignBy::System);
    std::vector<std::string> names;
    for (const auto& entry : matrix.entries) {
        names.push_back(entry.name);
    }
    EXPECT_EQ(names, (std::vector<std::string> { "Uno 1", "two 1", "Uno 2", "three 1", "a 1" }));
}

TEST_F(CampaignTest, TheGoldAmongTheRunsChangesNoOtherRun)
{
    const auto twoColumns
        = [](const std::string& tag) { return "Ada B-PER " + tag + "\nsings O O\n\nBob B-PER B-PER\n\n"; };
    folder.write("two/gold.conll", twoColumns("O"));
    folder.write("two/a_run.conll", twoColumns("B-PER"));
    folder.write("two/b_run.conll", twoColumns("B-LOC"));
    const auto scoresOf = [this](const std::string& runs) {
        const auto tables = tablesOf(R"({"touchstone-project": 1, "sets": [{"gold": "two/gold.conll",
            "systems": [)"
            + runs + "]}]}");
        std::map<std::string, std::optional<double>> scores;
        for (const auto& row : scored(tables)) {
            scores[tables.tables[0].runs[row.run].system] = row.score;
        }
        return scores;
    };
    const auto apart = scoresOf(R"("two/a_run.conll", "two/b_run.conll")");
    const auto together = scoresOf(R"("two/a_run.conll", "two/gold.conll", "two/b_run.conll")");
    EXPECT_EQ(together.at("a_run"), apart.at("a_run"));
    EXPECT_EQ(together.at("b_run"), apart.at("b_run"));
}

TEST_F(CampaignTest, WhatChangesWhileItIsScoredIsNeitherShownNorKept)
{
    const auto tables = tablesOf(project());
    const ScoreCache cache(folder.path("cache"));
    CampaignWork work;
    work.cache = &cache;
    InputDigests digests;
    support::Progress progress;
    for (const auto& table : tables.tables) { // all are known before the first is read
        for (const auto& system : table.dataSet.systems) {
            (void)digests.of(system.path, progress);
        }
    }
    run("one", "news", "en", 1, conll(2, 1) + "\n");
    const auto rows = scoreCampaign(tables, digests, work, progress);
    ASSERT_TRUE(rows);
    ASSERT_TRUE(rows->front().error);
    EXPECT_FALSE(rows->front().score);
    EXPECT_FALSE((*rows)[1].error);
    const auto again = scored(tables, &cache);
    EXPECT_FALSE(again.front().cached);
    EXPECT_NE(again.front().score, 1.0);
    EXPECT_TRUE(again[1].cached);
}

TEST_F(CampaignTest, NamesThatRunsShareAreTold)
{
    const auto tables = tablesOf(R"({"touchstone-project": 1, "campaign": {"gold": "gold/{set}-{lang}.conll",
        "runs": ["runs/{team}_{set}_{lang}_{run}.conll"], "system": "{team}",
        "tasks": [{"name": "t"}, {"name": "none", "when": {"lang": "zz"}}]}})");
    EXPECT_EQ(tables.findings.count("campaign.name"), 1U);
    EXPECT_EQ(tables.findings.count("campaign.task"), 1U);
}

TEST_F(CampaignTest, MatrixHasMeansRanksAndPoints)
{
    const auto tables = tablesOf(project(R"(, "points": [40, 30, 20, 10])"));
    const auto rows = scored(tables);
    const auto matrix = campaignMatrix(tables, rows, CampaignBy::Team);
    ASSERT_EQ(matrix.entries.size(), 3U);
    EXPECT_EQ(matrix.entries[0].name, "Uno");
    EXPECT_EQ(matrix.entries[0].points, 80) << "its best run in each table, ties have the rank's points";
    EXPECT_EQ(matrix.entries[1].name, "two");
    EXPECT_EQ(matrix.entries[1].points, 40);
    EXPECT_TRUE(matrix.entries[1].cells[0].tied);
    EXPECT_FALSE(matrix.entries[1].cells[1].row) << "nothing was handed in";
    EXPECT_FALSE(matrix.entries[1].means[0]) << "a mean only where every data set has a value";
    EXPECT_EQ(matrix.entries[1].scored[0], 1U);
    EXPECT_DOUBLE_EQ(*matrix.entries[0].means[0], 0.9);
    EXPECT_FALSE(matrix.entries[2].means[0]) << "0/0 is no value";
    EXPECT_EQ(matrix.entries[2].points, 20) << "third of the English teams";
    EXPECT_EQ(matrix.entries[0].cells[0].standing, 1);
    EXPECT_EQ(matrix.entries[1].cells[0].standing, 1);
    EXPECT_EQ(matrix.entries[2].cells[0].standing, 0);
    EXPECT_FALSE(matrix.entries[0].cells[1].standing) << "alone in its column";

    const auto mean = campaignMatrix(
        tablesOf(project(R"(, "points": [40, 30, 20, 10], "ties": "mean")")), rows, CampaignBy::System);
    const auto* const one = support::found(mean.entries, "Uno 1", &CampaignMatrix::Entry::name);
    ASSERT_NE(one, nullptr);
    EXPECT_EQ(one->points, 75) << "(40 + 30) / 2 and 40";
    const auto table = matrixTable(tables, rows, matrix, {});
    EXPECT_EQ(table.rows[1], (std::vector<std::string> { "two", "40", "– (1 of 2)", "1.000", "–" }));
}

TEST_F(CampaignTest, RankingsAreInASharedTasksForm)
{
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    const auto table = rankingTable(tables, rows, 0, {}, { { { "news-en", "Uno 1" }, "retrained" } });
    std::vector<std::string> names;
    for (const auto& column : table.columns) {
        names.push_back(column.name);
    }
    EXPECT_EQ(names,
        (std::vector<std::string> { "Rank", "Team", "System", "P", "R", "F1", "TP", "FP", "FN", "Note" }));
    EXPECT_EQ(table.rows[0],
        (std::vector<std::string> {
            "1", "Uno", "Uno 1", "1.000", "1.000", "1.000", "3", "0", "0", "retrained" }));
    EXPECT_EQ(table.rows[1][0], "1");
    EXPECT_EQ(table.rows[2][0], "3") << "after two firsts";
    EXPECT_EQ(rankingsTable(tables, rows, { .script = true }).rows.size(), rows.size());
}

/// All that a row says, but for whether it was known.
std::string printed(const std::vector<CampaignRow>& rows)
{
    std::string text;
    for (const auto& row : rows) {
        text += std::to_string(row.table) + "." + std::to_string(row.run);
        for (const auto& value : { row.score, row.precision, row.recall, row.f1, row.tp, row.fp, row.fn }) {
            text += " " + (value ? support::shortest(*value) : "-");
        }
        text += (row.lowerIsBetter ? " lower " : " ") + row.signature.substr(0, 10);
        for (const auto& warning : row.warnings) {
            text += "; " + stored(warning).line();
        }
        text += row.error ? " " + row.error->text + "\n" : "\n";
    }
    return text;
}

TEST_F(CampaignTest, TheCacheIsNeverWrong)
{
    const ScoreCache cache(folder.path("cache"));
    const auto text = project(R"(, "tasks": [{"name": "t", "score": "muc.strict.f1"}])");
    const auto tables = tablesOf(text);
    const auto first = scored(tables, &cache);
    EXPECT_TRUE(std::ranges::none_of(first, &CampaignRow::cached));
    const auto again = scored(tables, &cache);
    EXPECT_TRUE(std::ranges::all_of(again, &CampaignRow::cached));
    EXPECT_EQ(printed(again), printed(first));

    const auto fresh = [&](const ProjectTables& now) {
        const auto rows = scored(now, &cache);
        EXPECT_EQ(printed(rows), printed(scored(now))) << "as without a cache";
        return std::ranges::count_if(rows, [](const auto& row) { return !row.cached; });
    };
    run("two", "news", "en", 1, conll(2, 1)); // a run
    EXPECT_EQ(fresh(tablesOf(text)), 1);
    folder.write("gold/news-fr.conll", conll(2, 3)); // a gold: both its runs
    EXPECT_EQ(fresh(tablesOf(text)), 2);
    const auto all = std::ssize(first);
    const auto with = [&](const std::string& task) {
        return tablesOf(project(R"(, "tasks": [{"name": "t", )" + task + "}]"));
    };
    EXPECT_EQ(fresh(with(R"("score": "muc.exact.f1")")), all) << "another score";
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "settings": {"min-overlap": 70})")), all);
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "labels": {"types": ["LOC"]})")), all);
    folder.write("map.tsv", "both\tPER\tLOC\n");
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "labels": {"map": "map.tsv"})")), all);
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "labels": {"map": "map.tsv"})")), 0);
    folder.write("map.tsv", "gold\tPER\tLOC\n");
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "labels": {"map": "map.tsv"})")), all);
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1", "layer": "fine")")), all);
    EXPECT_EQ(fresh(with(R"("score": "muc.strict.f1")")), 0) << "all is known as it was";
}

TEST_F(CampaignTest, GarbledEntriesOfTheCacheAreComputedAnew)
{
    const ScoreCache cache(folder.path("cache"));
    const auto tables = tablesOf(project());
    const auto first = scored(tables, &cache);
    for (const auto& [key, garbled] :
        std::vector<std::pair<std::string, std::string>> { { "score", R"("a")" }, { "f1", "[1]" },
            { "tp", "true" }, { "lower_is_better", "1" }, { "warnings", "{}" }, { "warnings", "[1]" } }) {
        const auto from = '"' + key + "\": ";
        const auto to = from + garbled + R"(, "rest": )";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path("cache"))) {
            if (entry.is_regular_file()) {
                auto text = testsupport::contents(entry.path());
                const auto at = text.find(from);
                ASSERT_NE(at, std::string::npos) << text;
                text.replace(at, from.size(), to);
                std::ofstream(entry.path(), std::ios::binary) << text;
            }
        }
        const auto again = scored(tables, &cache);
        EXPECT_EQ(printed(again), printed(first)) << to;
        EXPECT_TRUE(std::ranges::none_of(again, &CampaignRow::cached)) << to;
        EXPECT_TRUE(std::ranges::all_of(scored(tables, &cache), &CampaignRow::cached)) << "it was mended";
    }
}

TEST_F(CampaignTest, TheCacheKeepsWithinItsLimit)
{
    const ScoreCache cache(folder.path("small"), 400);
    cache.put({ "a" }, std::string(150, 'a'));
    cache.put({ "b" }, std::string(150, 'b'));
    const auto now = std::filesystem::file_time_type::clock::now();
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path("small"))) {
        if (entry.is_regular_file()) {
            std::filesystem::last_write_time(entry.path(), now - std::chrono::hours(1));
        }
    }
    EXPECT_TRUE(cache.find({ "a" })) << "it has been used just now";
    cache.put({ "c" }, std::string(150, 'c'));
    cache.trim();
    EXPECT_TRUE(cache.find({ "a" }) && cache.find({ "c" }));
    EXPECT_FALSE(cache.find({ "b" })) << "used longest ago";
    EXPECT_FALSE(cache.find({ "a", "" })) << "another key";
    const ScoreCache nowhere("/proc/none");
    nowhere.put({ "a" }, "x");
    EXPECT_FALSE(nowhere.find({ "a" }));
}

TEST_F(CampaignTest, LockFilesTellWhatChanged)
{
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    const support::Progress progress;
    InputDigests digests;
    const auto lock = lockOf(tables, rows, digests, progress);
    const auto text = lockText(lock);
    const auto read = parseLock(text, "l");
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_TRUE(lockDifferences(*read, lock).empty());
    EXPECT_EQ(lockText(*read), text);
    EXPECT_NE(text.find("\"path\": \"runs/two_news_en_1.conll\""), std::string::npos) << "relative";
    EXPECT_EQ(text.find(folder.path()), std::string::npos);

    run("two", "news", "en", 1, conll(2, 0));
    run("four", "news", "en", 1, conll(2, 0));
    std::filesystem::remove(folder.path("runs/three_news_fr_1.conll"));
    const auto now = tablesOf(project());
    const auto after = scored(now);
    InputDigests others;
    const auto differences = lockDifferences(*read, lockOf(now, after, others, progress));
    std::string all;
    for (const auto& line : differences) {
        all += line + "\n";
    }
    EXPECT_EQ(all,
        "runs/three_news_fr_1.conll is gone\n"
        "runs/two_news_en_1.conll changed\n"
        "runs/four_news_en_1.conll is new\n"
        "news-en · two 1: muc.strict.f1 was 1.000000 and is 0.800000\n"
        "news-fr · three 1 is gone\n"
        "news-en · four 1 is new\n");
    EXPECT_FALSE(parseLock("{", "l"));
    EXPECT_FALSE(parseLock("{\"touchstone-lock\": 9}", "l"));
}

TEST_F(CampaignTest, LockFilesTellOfALayerAndOfTypesThoughTheScoreIsTheSame)
{
    const auto lockWith = [](const char* further) {
        LockFile lock;
        lock.scores[{ "", "en", "a" }]
            = { "muc.strict.f1", 0.5, "", std::string("touchstone|1.0.0|pairing:optimal") + further };
        return lock;
    };
    EXPECT_EQ(lockDifferences(
                  lockWith(" | layer=COARSE types=LOC,PER"), lockWith(" | layer=a:b types=LOC ties=mean")),
        std::vector<std::string> {
            "en · a: other settings (layer: COARSE → a:b; types: LOC,PER → LOC; ties: none → mean)" });
    EXPECT_EQ(lockDifferences(lockWith(""), lockWith(" | points=0.5,1")),
        std::vector<std::string> { "en · a: other settings (points: none → 0.5,1)" });
    EXPECT_TRUE(lockDifferences(lockWith(" | collapse=1"), lockWith(" | collapse=1")).empty());
}

TEST_F(CampaignTest, LockFilesKeepNamesApartThatAreNotUtf8)
{
    run("t\xff", "news", "en", 1, conll(2, 0));
    run("t\xfe", "news", "en", 1, conll(1, 0));
    const auto tables = tablesOf(project());
    const auto rows = scored(tables);
    const support::Progress progress;
    InputDigests digests;
    const auto lock = lockOf(tables, rows, digests, progress);
    EXPECT_TRUE(lock.scores.contains({ "", "news-en", "t\xff 1" }));
    const auto text = lockText(lock);
    EXPECT_FALSE(text::firstInvalidByte(text)) << text;
    const auto read = parseLock(text, "l");
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(read->inputs, lock.inputs);
    EXPECT_EQ(read->scores, lock.scores);
    EXPECT_TRUE(lockDifferences(*read, lock).empty());
    auto other = lock;
    other.inputs.erase("runs/t\xff_news_en_1.conll");
    EXPECT_EQ(
        lockDifferences(*read, other), (std::vector<std::string> { "runs/t\xff_news_en_1.conll is gone" }));
}

TEST_F(CampaignTest, NotesMergeLineByLine)
{
    const std::string text
        = "{\"kind\": \"run\", \"system\": \"two 1\", \"text\": \"longer\"}\n"
          "<<<<<<< mine\n"
          "{\"kind\": \"bookmark\", \"x\": 1}\n"
          "{\"kind\": \"run\", \"set\": \"news-en\", \"system\": \"Uno 1\", \"text\": \"new\"}\n";
    const auto notes = parseNotes(text, "n");
    EXPECT_EQ(notes.findings.total(), 1U);
    EXPECT_EQ(notes.findings.list().front().place.line, 2U);
    EXPECT_EQ(notes.notes.size(), 2U);
    EXPECT_EQ(parseNotes(notesText(notes), "n").notes, notes.notes);
    EXPECT_NE(notesText(notes).find("bookmark"), std::string::npos) << "kept";
    const auto remarks = remarksOf(tablesOf(project()), notes);
    EXPECT_EQ(remarks.size(), 2U);
    EXPECT_EQ(remarks.at({ "news-en", "two 1" }), "longer");
}

TEST_F(CampaignTest, ANoteIsSetWithoutTouchingOtherLines)
{
    const std::string path = folder.path("p.touchstone-notes");
    const std::string others = "<<<<<<< mine\n{\"kind\": \"bookmark\", \"x\": 1}\n";
    folder.write("p.touchstone-notes",
        others
            + "{\"kind\": \"run\", \"set\": \"\", \"system\": \"two 1\", \"text\": \"everywhere\"}\n"
              "{\"kind\": \"run\", \"set\": \"news-en\", \"system\": \"two 1\", \"text\": \"mine\"}\n"
              "{\"kind\": \"run\", \"set\": \"news-en\", \"system\": \"two 1\", \"text\": \"yours\"}\n");
    const auto before = readNotes(path);
    ASSERT_TRUE(before);
    EXPECT_EQ(noteOf(*before, "news-en", "two 1"), "mine · yours");
    EXPECT_EQ(noteOf(*before, "news-fr", "two 1"), "");
    const auto after = writeNote(path, { "news-en", "two 1", "  of\nboth " });
    ASSERT_TRUE(after) << after.error().text;
    EXPECT_EQ(noteOf(*after, "news-en", "two 1"), "of both");
    const auto read = readNotes(path);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->notes, after->notes);
    EXPECT_EQ(read->notes.size(), 2U) << "that of every data set stays";
    EXPECT_EQ(read->others.size(), 2U);
    ASSERT_TRUE(writeNote(path, { "news-en", "two 1", " " }));
    EXPECT_EQ(readNotes(path)->notes.size(), 1U);
    const auto fresh = writeNote(folder.path("new.touchstone-notes"), { "s", "a", "first" });
    ASSERT_TRUE(fresh);
    EXPECT_EQ(readNotes(folder.path("new.touchstone-notes"))->notes, fresh->notes);
    EXPECT_FALSE(writeNote(folder.path("none/p.touchstone-notes"), { "s", "a", "first" }));
}

TEST_F(CampaignTest, TheNewestNoteOfARunAndSetCounts)
{
    const auto line = [](const char* set, const char* text, const char* date) {
        return R"({"kind": "run", "set": ")" + std::string(set) + R"(", "system": "two 1", "text": ")" + text
            + R"(", "date": ")" + date + "\"}\n";
    };
    const std::string kept = line("news-en", "never", "yesterday");
    const auto notes = parseNotes(line("news-en", "second", "2026-11-26T12:00:00.001Z")
            + line("news-en", "first", "2026-11-26") + line("", "everywhere", "2026-11-27")
            + R"({"kind": "run", "set": "news-en", "system": "two 1", "text": "oldest"})" + "\n" + kept,
        "n");
    ASSERT_EQ(notes.findings.total(), 1U);
    const auto& slip = notes.findings.list().front();
    EXPECT_EQ(slip.place.line, 5U);
    EXPECT_EQ(slip.place.column, kept.find("\"yesterday\"") + 1);
    EXPECT_NE(notesText(notes).find(kept), std::string::npos) << "kept as it is";
    EXPECT_EQ(noteOf(notes, "news-en", "two 1"), "second");
    EXPECT_EQ(remarksOf(tablesOf(project()), notes).at({ "news-en", "two 1" }), "second · everywhere");
    EXPECT_EQ(notesText(parseNotes(notesText(notes), "n")), notesText(notes));

    auto set = notes;
    setNote(set, { "news-en", "two 1", "late clock", 0 });
    EXPECT_GT(set.notes.back().time, notes.notes.back().time) << "newer than what it was written over";
    const auto before = notesText(set);
    setNote(set, { "news-en", "two 1", "", 0 });
    EXPECT_EQ(noteOf(set, "news-en", "two 1"), "");
    EXPECT_EQ(noteOf(parseNotes(before + notesText(set), "n"), "news-en", "two 1"), "")
        << "also beside the line that was taken away";
    setNote(set, { "news-en", "none", "", 0 });
    EXPECT_EQ(notesText(set).find("none"), std::string::npos) << "nothing was there to take away";
}

TEST_F(CampaignTest, ReportsOfTeamsTellNothingOfTheGold)
{
    run("two", "news", "fr", 1, "-DOCSTART- O\n\nEve B-PER\nsings O\n\n");
    const auto tables = tablesOf(project(R"(, "team": "{team}")"));
    const auto rows = scored(tables);
    support::Progress progress;
    const auto reports = teamReports(tables, rows, {}, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    ASSERT_EQ(reports->size(), 3U);
    EXPECT_EQ((*reports)[0].file, "Uno.html");
    for (const auto& report : *reports) {
        EXPECT_EQ(report.html.find("Ada"), std::string::npos) << report.html;
    }
    EXPECT_NE((*reports)[2].html.find("Not ready"), std::string::npos) << (*reports)[2].html;
}

TEST_F(CampaignTest, ReportsCheckAFileUnderEachTask)
{
    const auto tables = tablesOf(project(R"(, "team": "{team}", "tasks": [{"name": "all"},
        {"name": "again"}, {"name": "people", "labels": {"types": ["PER"]}}])"));
    const auto rows = scored(tables);
    support::Progress progress;
    const auto reports = teamReports(tables, rows, {}, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    ASSERT_EQ((*reports)[1].team, "three");
    const auto& html = (*reports)[1].html;
    EXPECT_NE(html.find("<p>all · news-en, again · news-en:</p>"), std::string::npos) << html;
    EXPECT_NE(html.find("<p>people · news-en:</p>"), std::string::npos) << html;
    EXPECT_NE(html.find("not known: line 9</li>"), std::string::npos)
        << "the label LOC is counted and named: " << html;
}

TEST_F(CampaignTest, ReportsOfLongNamesHaveShortFiles)
{
    const auto tables = tablesOf(project(R"(, "team": ")" + std::string(300, 'x') + R"({team}")"));
    support::Progress progress;
    const auto reports = teamReports(tables, scored(tables), {}, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    std::set<std::string> files;
    for (const auto& report : *reports) {
        EXPECT_GT(report.team.size(), 300U);
        EXPECT_LT(report.file.size(), 120U);
        files.insert(report.file);
    }
    EXPECT_EQ(files.size(), 3U);
}

TEST_F(CampaignTest, ReportsHaveFilesOfTheirOwnWhereCaseIsNotTold)
{
    run("TWO", "news", "en", 1, conll(2, 0));
    const auto tables = tablesOf(project(R"(, "team": "{team}")"));
    support::Progress progress;
    const auto reports = teamReports(tables, scored(tables), {}, progress);
    ASSERT_TRUE(reports) << reports.error().text;
    std::set<std::string> files;
    for (const auto& report : *reports) {
        files.insert(io::lowered(report.file));
    }
    EXPECT_EQ(reports->size(), 4U);
    EXPECT_EQ(files.size(), 4U);
}

TEST_F(CampaignTest, CancellingStopsBetweenRuns)
{
    const auto tables = tablesOf(project());
    std::stop_source stop;
    support::Progress progress(stop.get_token());
    CampaignWork work;
    work.ready = [&](const CampaignRow&) { stop.request_stop(); };
    InputDigests digests;
    const auto rows = scoreCampaign(tables, digests, work, progress);
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().code, support::ErrorCode::Cancelled);
}

TEST(CampaignScoreTest, NamesHaveParts)
{
    EXPECT_EQ(namedScore("muc.strict.f1(PER)").type, "PER");
    EXPECT_EQ(namedScore("muc.strict.f1(PER)").score, "strict.f1");
    EXPECT_EQ(namedScore("conll").score, "f1") << "the headline";
}

} // namespace
} // namespace touchstone::analysis
