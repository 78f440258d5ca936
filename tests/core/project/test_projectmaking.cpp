// SPDX-License-Identifier: GPL-3.0-or-later
// What is open becomes a project that opens the same again; projects move to other folders.
#include "core/project/projectmaking.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/project/lockfile.h"
#include "core/project/projecttables.h"
#include "tests/core/project/campaigntest.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

/// Nothing of it is there, and nothing is read.
const std::string folder = "/no-such-folder/project";

LayerSource layerSource(const std::string& name, const std::string& path)
{
    return { name, folder + "/" + path, {} };
}

OpenWork twoSets()
{
    OpenWork open;
    DataSetSpec& news = open.dataSets.emplace_back();
    news.name = "news";
    news.gold = layerSource("", "news/gold.conll");
    news.gold.options.column = 3;
    news.gold.options.documents = io::DocumentUnit::BlankLine;
    news.systems = { layerSource("A", "news/a.conll"), layerSource("B", "news/b.jsonl") };
    news.systems[1].options.spansKey = "sc";
    news.labelMap = folder + "/labels.map";
    news.labels.types = { "PER", "LOC" };
    news.labels.collapse = 2;
    DataSetSpec& runs = open.dataSets.emplace_back();
    runs.name = "runs";
    runs.noGold = true;
    runs.gold = layerSource("old", "old.conll");
    runs.systems = { layerSource("new", "new.conll") };
    return open;
}

ReadProject written(const OpenWork& open)
{
    auto made = projectOf(open, folder);
    EXPECT_TRUE(made.leftOut.empty());
    auto read = parseProject(projectText(made.file), folder + "/all.touchstone");
    EXPECT_TRUE(read);
    EXPECT_TRUE(read->findings.list().empty())
        << (read->findings.list().empty() ? "" : read->findings.list().front().message);
    EXPECT_EQ(read->file, made.file);
    return std::move(*read);
}

/// The project of it has a table for each data set, which says the same.
void expectSame(const OpenWork& open)
{
    const auto project = written(open);
    EXPECT_TRUE(pathsOutside(project.file, folder).empty());
    const support::Progress progress;
    const auto tables = projectTables(project, {}, progress);
    ASSERT_TRUE(tables);
    ASSERT_EQ(tables->tables.size(), open.dataSets.size());
    for (std::size_t i = 0; i < open.dataSets.size(); ++i) {
        const auto& table = tables->tables[i];
        EXPECT_EQ(table.dataSet, open.dataSets[i]) << table.set;
        EXPECT_EQ(table.spec, open.spec);
        EXPECT_EQ(table.relations, open.relations);
        EXPECT_EQ(table.preset, open.preset);
    }
}

TEST(ProjectMaking, DataSetsOpenAsTheyWereOpen) { expectSame(twoSets()); }

TEST(ProjectMaking, SettingsBesideAPresetAreKept)
{
    OpenWork open = twoSets();
    open.preset = presetById("hipe-2022-fuzzy");
    ASSERT_NE(open.preset, nullptr);
    open.spec = withPreset({}, *open.preset);
    expectSame(open);
    const auto unchanged = projectOf(open, folder);
    EXPECT_EQ(unchanged.file.scoring.preset, "hipe-2022-fuzzy");
    EXPECT_TRUE(unchanged.file.scoring.settings.empty()) << "they are the preset's own";
    ASSERT_TRUE(applySetting(open.spec, "alpha", "0.25"));
    expectSame(open);
    EXPECT_EQ(
        projectOf(open, folder).file.scoring.settings, (std::vector<SettingWord> { { "alpha", "0.25" } }));
}

TEST(ProjectMaking, SettingsWithoutAPresetAreKept)
{
    OpenWork open = twoSets();
    choosePairing(open.spec, match::PairingPolicy::FirstCome);
    expectSame(open);
    ASSERT_TRUE(applySetting(open.spec, "unit", "character"));
    ASSERT_TRUE(applySetting(open.spec, "min-score", "0.5"));
    expectSame(open);
}

TEST(ProjectMaking, FilesOfSettingsAreNamedFromTheFolder)
{
    OpenWork open = twoSets();
    open.relations.typeWeights = folder + "/weights.tsv";
    open.relations.train = folder + "/train";
    open.relations.attributes = folder + "/attributes.tsv";
    open.relations.rules.files = { folder + "/rules/own.rules" };
    open.relations.rules.off = { "a rule" };
    expectSame(open);
    const auto made = projectOf(open, folder);
    EXPECT_EQ(made.file.scoring.train, "train");
    EXPECT_EQ(made.file.scoring.rules, std::vector<std::string> { "rules/own.rules" });
    EXPECT_EQ(made.file.scoring.settings, (std::vector<SettingWord> { { "type-weights", "weights.tsv" } }));
}

TEST(ProjectMaking, WhatAllHaveAlikeStandsOnce)
{
    OpenWork open;
    for (const std::string name : { "x", "y" }) {
        DataSetSpec& dataSet = open.dataSets.emplace_back();
        dataSet.name = name;
        dataSet.gold = layerSource("", name + ".tsv");
        dataSet.systems = { layerSource("A", name + "a.tsv") };
        dataSet.gold.options.annotationColumn = "fine";
        dataSet.systems.front().options.annotationColumn = "fine";
        dataSet.labels.types = { "loc" };
    }
    expectSame(open);
    const auto made = projectOf(open, folder);
    EXPECT_EQ(made.file.scoring.layer, "fine");
    EXPECT_EQ(made.file.scoring.types, std::vector<std::string> { "loc" });
    EXPECT_EQ(made.file.sets.front().scoring, ProjectScoring {});
    open.dataSets[1].systems.front().options.annotationColumn = "coarse";
    expectSame(open);
}

TEST(ProjectMaking, WhatNoFileCanSayIsToldAndLeftOut)
{
    OpenWork open = twoSets();
    open.dataSets[0].gold.path = "-";
    open.dataSets[1].labels.map = { { annotation::LabelSide::Both, "a", "b" } };
    const auto made = projectOf(open, folder);
    ASSERT_EQ(made.file.sets.size(), 1U);
    EXPECT_EQ(made.dataSets, std::vector<std::size_t> { 1 });
    EXPECT_EQ(made.leftOut.size(), 2U);
}

TEST(ProjectMaking, ADataSetsSettingsHideTheProjects)
{
    ProjectFile file;
    file.scoring.preset = "hipe-2022-fuzzy";
    file.scoring.settings = { { "alpha", "0.25" }, { "type-weights", "weights.tsv" } };
    file.sets.emplace_back().gold.path = "gold.tsv";
    ProjectScoring& own = file.sets.front().scoring;
    own.settings = { { "unit", "token" }, { "link-weights", "links.tsv" } };
    EvaluationSpec spec;
    choosePairing(spec, match::PairingPolicy::FirstCome);
    setSettings(own, file.scoring, spec, nullptr);
    EXPECT_EQ(std::ranges::count(own.settings, SettingWord { "link-weights", "links.tsv" }), 1);
    const ReadProject project { file, folder + "/all.touchstone", {}, {}, false };
    const support::Progress progress;
    const auto tables = projectTables(project, {}, progress);
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->tables.front().spec, spec);
    EXPECT_EQ(tables->tables.front().relations.typeWeights, folder + "/weights.tsv");
    EXPECT_EQ(tables->tables.front().relations.linkWeights, folder + "/links.tsv");
    EXPECT_EQ(typedWords(tables->tables.front().spec), typedWords(spec));
}

TEST(ProjectMaking, SettingsStayInTheirOrder)
{
    EvaluationSpec spec;
    const std::vector<SettingWord> words { { "alpha", "0.25" }, { "min-score", "0.5" },
        { "unit", "character" } };
    for (const auto& [name, value] : words) {
        ASSERT_TRUE(applySetting(spec, name, value));
    }
    std::vector<SettingWord> before { { "alpha", "0.75" }, { "type-weights", "w.tsv" },
        { "min-score", "0" } };
    for (int order = 0; order < 2; ++order) {
        ProjectScoring own;
        own.settings = before;
        setSettings(own, {}, spec, nullptr);
        ASSERT_GE(own.settings.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            EXPECT_EQ(own.settings[i].first, before[i].first);
        }
        std::ranges::reverse(before);
    }
}

TEST(ProjectMaking, PathsAreWrittenFromAnotherFolder)
{
    ProjectFile file;
    file.scoring.settings = { { "min-score", "from=chosen.json" }, { "unit", "token" } };
    file.sets.emplace_back().gold.path = "data/gold.conll";
    file.campaign.emplace().runs = { "runs/{team}_{run}.tsv", "/elsewhere/*.tsv" };
    const ProjectFile before = file;
    moveProject(file, folder, "/no-such-folder");
    EXPECT_EQ(file.sets.front().gold.path, "project/data/gold.conll");
    EXPECT_EQ(file.scoring.settings.front().second, "from=project/chosen.json");
    EXPECT_EQ(file.scoring.settings.back().second, "token");
    EXPECT_EQ(file.campaign->runs.front(), "project/runs/{team}_{run}.tsv");
    EXPECT_EQ(file.campaign->runs.back(), "/elsewhere/*.tsv");
    moveProject(file, "/no-such-folder", folder);
    EXPECT_EQ(file, before);
    moveProject(file, folder, "/other");
    EXPECT_EQ(file.sets.front().gold.path, folder + "/data/gold.conll");
}

/// In folders of other names.
class ProjectNames : public CampaignTest
{
protected:
    [[nodiscard]] ProjectTables tablesIn(const std::string& name) const
    {
        const auto read = readProject(folder.path(name + "/p.touchstone"));
        EXPECT_TRUE(read) << read.error().text;
        const support::Progress progress;
        auto tables = projectTables(*read, {}, progress);
        EXPECT_TRUE(tables) << tables.error().text;
        return tables ? std::move(*tables) : ProjectTables {};
    }
    [[nodiscard]] LockFile lockIn(const std::string& name)
    {
        const auto tables = tablesIn(name);
        const support::Progress progress;
        InputDigests digests;
        return lockOf(tables, scored(tables), digests, progress);
    }
    void copyOfProject(const std::string& from, const std::string& to) const
    {
        std::filesystem::copy(folder.path(from), folder.path(to), std::filesystem::copy_options::recursive);
    }
};

TEST_F(ProjectNames, WhatWasOpenIsCalledAsItWasInEveryCopy)
{
    folder.write("np/gold.conll", conll(3, 0));
    folder.write("np/system-a.conll", conll(2, 0));
    OpenWork open;
    for (int i = 0; i < 2; ++i) {
        DataSetSpec& dataSet = open.dataSets.emplace_back();
        dataSet.gold = { "", folder.path("np/gold.conll"), {} };
        dataSet.systems = { { "", folder.path("np/system-a.conll"), {} } };
    }
    const auto made = projectOf(open, folder.path("np"));
    ASSERT_TRUE(writeProject(made.file, folder.path("np/p.touchstone")));
    copyOfProject("np", "np2");
    EXPECT_EQ(tablesIn("np").sets(), (std::vector<std::string> { "np", "np (2)" }));
    EXPECT_EQ(tablesIn("np2").sets(), tablesIn("np").sets());
    const auto frozen = lockIn("np");
    EXPECT_EQ(frozen.scores.size(), 2U);
    EXPECT_EQ(lockDifferences(frozen, lockIn("np2")), std::vector<std::string> {});
}

TEST_F(ProjectNames, TheFolderOfAProjectNamesNothing)
{
    for (const char* name : { "gold.conll", "data/test.conll", "pred.conll", "x/pred.conll" }) {
        folder.write("np/" + std::string(name), conll(3, 0));
    }
    folder.write("np/p.touchstone", R"({"touchstone-project": 1, "sets": [
        {"gold": "gold.conll", "systems": ["pred.conll", "x/pred.conll"]},
        {"gold": "./data/../gold.conll", "systems": []},
        {"gold": "data/test.conll", "systems": ["pred.conll"]}]})");
    copyOfProject("np", "np2");
    for (const char* name : { "np", "np2" }) {
        const auto tables = tablesIn(name);
        EXPECT_EQ(tables.sets(), (std::vector<std::string> { "gold", "gold (2)", "data" }));
        EXPECT_EQ(tables.tables[0].runs[0].system, "pred");
        EXPECT_EQ(tables.tables[0].runs[1].system, "x");
    }
    EXPECT_EQ(lockDifferences(lockIn("np"), lockIn("np2")), std::vector<std::string> {});
}

TEST(ProjectMaking, SetsKeepTheirNamesInAnotherFolder)
{
    ProjectFile file;
    file.sets.emplace_back().gold.path = "data/gold.conll";
    file.sets.emplace_back().gold.path = "news.conll";
    moveProject(file, folder, folder + "/data");
    EXPECT_EQ(file.sets[0].name, "data") << "from there the file would be called gold";
    EXPECT_EQ(file.sets[1].name, "") << "it is called news anyway";
    EXPECT_EQ(projectSetName(file.sets[1], folder + "/data"), "news");
}

} // namespace
} // namespace touchstone::analysis
