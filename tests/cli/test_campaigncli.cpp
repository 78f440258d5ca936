// SPDX-License-Identifier: GPL-3.0-or-later
// `campaign` as a script sees it, --project of other commands, scores in flat JSON.
#include "tests/cli/clifolder.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace touchstone::tests {
namespace {

class CampaignCli : public CliFolder
{
protected:
    void SetUp() override
    {
        write("gold/en.conll", "Ada B-PER\nsings O\nin O\nRome B-LOC\n");
        write("gold/fr.conll", "Ada B-PER\nchante O\n");
        write("runs/one_en.conll", "Ada B-PER\nsings O\nin O\nRome B-LOC\n");
        write("runs/two_en.conll", "Ada B-PER\nsings O\nin O\nRome B-PER\n");
        write("runs/one_fr.conll", "Ada O\nchante B-PER\n");
        write("c.touchstone", R"x({"touchstone-project": 1, "name": "Songs", "campaign": {
            "gold": "gold/{lang}.conll", "runs": ["runs/{team}_{lang}.conll"], "points": [2, 1],
            "tasks": [{"name": "names", "score": "muc.strict.f1"},
                {"name": "PER", "score": "muc.strict.f1(PER)"}]}})x");
    }
    Result campaign(std::vector<std::string> words)
    {
        words.insert(words.begin(), { "campaign", "c.touchstone" });
        return run(words);
    }
    Result run(const std::vector<std::string>& arguments)
    {
        setenv("XDG_CACHE_HOME", (m_folder / "cache").c_str(), 1);
        return CliFolder::run(arguments);
    }
};

TEST_F(CampaignCli, JsonHasARowForEachRunThatWasHandedIn)
{
    const auto result = campaign({ "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    ASSERT_EQ(json["rows"].size(), 6U);
    const auto& row = json["rows"][1];
    EXPECT_EQ(row["task"], "names");
    EXPECT_EQ(row["set"], "en");
    EXPECT_EQ(row["system"], "two");
    EXPECT_EQ(row["captures"]["team"], "two");
    EXPECT_EQ(row["score"], 0.5);
    EXPECT_EQ(row["precision"], 0.5);
    EXPECT_EQ(row["tp"], 1);
    EXPECT_EQ(row["fp"], 1);
    EXPECT_EQ(row["fn"], 1);
    EXPECT_EQ(row["rank"], 2);
    EXPECT_EQ(json["rows"][4]["metric"], "muc.strict.f1(PER)");
    EXPECT_EQ(json["rows"][4]["score"], Json::parse("0.6666666666666666")) << "two PER of the run, one right";
    EXPECT_EQ(campaign({ "--json" }).out, result.out) << "from the cache the same";
    EXPECT_EQ(campaign({ "--json", "--no-cache", "--threads", "1" }).out, result.out);
}

TEST_F(CampaignCli, TablesForPeopleAndScripts)
{
    const auto text = campaign({});
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_TRUE(holds(text.out, "Points")) << text.out;
    EXPECT_TRUE(holds(text.out, "names · en · muc.strict.f1")) << text.out;
    const auto tsv = campaign({ "--tsv", "--task", "names" });
    EXPECT_TRUE(tsv.out.starts_with("Task\tSet\tRank\tTeam\tSystem\tScore\tValue")) << tsv.out;
    EXPECT_TRUE(holds(tsv.out, "names\ten\t1\tone\tone\tmuc.strict.f1\t1\t1\t1\t1\t2\t0\t0\t")) << tsv.out;
    EXPECT_TRUE(holds(campaign({ "--latex", "--show", "matrix" }).out, "\\begin{tabular}"));
    const auto wrong = campaign({ "--task", "nmaes" });
    EXPECT_EQ(wrong.code, 2);
    EXPECT_TRUE(holds(wrong.err, "Did you mean \"names\"")) << wrong.err;
    EXPECT_EQ(campaign({ "--show", "everything" }).code, 2);
    EXPECT_EQ(run({ "campaign", "none.touchstone" }).code, 1);
}

TEST_F(CampaignCli, TiesAreThoseOfTable)
{
    const auto documents = [](int wrong) {
        std::string text;
        for (int i = 0; i < 12; ++i) {
            text += "-DOCSTART- O\n\nAda " + std::string(i < wrong ? "O" : "B-PER") + "\nsings O\n\n";
        }
        return text;
    };
    write("gold/de.conll", documents(0));
    for (const auto& [name, wrong] : std::map<std::string, int> { { "a", 1 }, { "b", 0 }, { "c", 10 } }) {
        write("runs/" + name + "_de.conll", documents(wrong));
    }
    const auto table = run({ "table", "--project", "c.touchstone", "--set", "de", "--task", "names", "--rank",
        "strict.f1", "--columns", "strict.f1", "--tsv" });
    ASSERT_EQ(table.code, 0) << table.err;
    const auto result = campaign({ "--significance", "--task", "names", "--set", "de", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    std::istringstream lines(table.out);
    std::map<std::string, std::string> tested; // by system, its p
    std::vector<std::string> heads;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream parts(line);
        std::vector<std::string> cells;
        for (std::string cell; std::getline(parts, cell, '\t');) {
            cells.push_back(cell);
        }
        heads = heads.empty() ? cells : heads;
        const auto p = std::ranges::find_if(heads, [](const auto& head) { return head.ends_with(" p"); });
        ASSERT_NE(p, heads.end()) << table.out;
        tested[cells.at(1)] = cells.at(static_cast<std::size_t>(p - heads.begin()));
    }
    const auto json = Json::parse(result.out);
    for (const auto& row : json["rows"]) {
        const auto system = row["system"].get<std::string>();
        const auto& p = row["p_two_sided_holm"];
        EXPECT_EQ(
            p.is_null() ? std::string() : touchstone::support::shortest(p.get<double>()), tested[system])
            << table.out;
        EXPECT_EQ(p.is_null(), system == "b");
        EXPECT_EQ(row["not_separable_from_best"], system == "a");
    }
    const auto text = campaign({ "--significance", "--task", "names", "--set", "de" });
    EXPECT_TRUE(holds(text.out, "0.957≈")) << text.out;
    EXPECT_TRUE(holds(text.out, "≈ not separable from the best: p is not below 0.05")) << text.out;
    EXPECT_FALSE(holds(campaign({ "--json" }).out, "separable"));
}

TEST_F(CampaignCli, TiesOfTwoRunsAreToldAndOfOneAreNot)
{
    const auto result = campaign({ "--significance", "--task", "names", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    for (const auto& row : json["rows"]) {
        const auto& alike = row["not_separable_from_best"];
        if (row["set"] == "en") {
            EXPECT_EQ(alike, row["system"] == "two") << "one document tells nothing";
        } else {
            EXPECT_TRUE(alike.is_null() && row["p_two_sided_holm"].is_null()) << row.dump();
        }
    }
    EXPECT_TRUE(holds(campaign({ "--significance", "--task", "names" }).out, "0.500≈"));
}

TEST_F(CampaignCli, RowsAreByAnyCaptureAndNotesStandInTsv)
{
    const auto text = campaign({ "--by", "lang", "--show", "matrix" });
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_TRUE(holds(text.out, "By lang, best run each")) << text.out;
    const auto json = Json::parse(campaign({ "--by", "lang", "--json" }).out);
    EXPECT_EQ(json["by"], "lang");
    ASSERT_EQ(json["values"].size(), 2U);
    EXPECT_EQ(json["values"][0]["name"], "en");
    EXPECT_EQ(json["values"][0]["points"], 4) << "first of two tables";
    EXPECT_FALSE(Json::parse(campaign({ "--by", "team", "--json" }).out).contains("by"));
    const auto wrong = campaign({ "--by", "langs" });
    EXPECT_EQ(wrong.code, 2);
    EXPECT_TRUE(holds(wrong.err, "Did you mean \"lang\"?")) << wrong.err;
    EXPECT_FALSE(holds(campaign({ "--tsv" }).out, "\tNote\n"));
    write("c.touchstone-notes", "{\"kind\": \"run\", \"system\": \"two\", \"text\": \"retrained\"}\n");
    const auto tsv = campaign({ "--tsv" });
    EXPECT_TRUE(holds(tsv.out, "\tError\tNote\n")) << tsv.out;
    EXPECT_TRUE(holds(tsv.out, "\tretrained\n")) << tsv.out;
    for (const char* form : { "--latex", "--markdown" }) {
        EXPECT_TRUE(holds(campaign({ form }).out, "retrained")) << form;
    }
}

TEST_F(CampaignCli, FrozenCampaignsFailWhenAnythingDiffers)
{
    EXPECT_EQ(campaign({ "--frozen" }).code, 1) << "there is no lock file";
    ASSERT_EQ(campaign({ "--freeze" }).code, 0);
    EXPECT_EQ(campaign({ "--frozen" }).code, 0);
    write("runs/two_en.conll", "Ada B-PER\nsings O\nin O\nRome O\n");
    const auto changed = campaign({ "--frozen" });
    EXPECT_EQ(changed.code, 1);
    EXPECT_TRUE(holds(changed.err, "runs/two_en.conll changed")) << changed.err;
    EXPECT_TRUE(holds(changed.err, "names · en · two: muc.strict.f1 was 0.500000 and is 0.666667"))
        << changed.err;
    EXPECT_EQ(campaign({ "--freeze", "--frozen" }).code, 2);
}

TEST_F(CampaignCli, RulesJudgeEveryRun)
{
    const auto broken = campaign({ "--fail-if", "muc.strict.f1 < 0.4" });
    EXPECT_EQ(broken.code, 3);
    EXPECT_TRUE(holds(broken.err, "names · fr · one has 0")) << broken.err;
    EXPECT_EQ(
        campaign({ "--task", "names", "--set", "en", "--fail-if", "muc.strict.precision < 0.5" }).code, 0);
    EXPECT_EQ(campaign({ "--fail-if", "conll.f1 < 1" }).code, 1) << "no task has it";
}

TEST_F(CampaignCli, ReportsAreOnePageATeam)
{
    ASSERT_EQ(campaign({ "--reports", "out" }).code, 0);
    EXPECT_TRUE(holds(contents(m_folder / "out/one.html"), "<h1>one</h1>"));
    EXPECT_TRUE(fs::exists(m_folder / "out/two.html"));
}

TEST_F(CampaignCli, WhatTheProjectIsToBlameForIsToldOnce)
{
    write("c.touchstone", R"x({"touchstone-project": 1, "campaign": {
        "gold": "gold/{lang}.conll", "runs": ["runs/{team}_{lang}.conll"],
        "tasks": [{"name": "names", "score": "muc.strct.f1"}]}})x");
    const auto result = campaign({});
    EXPECT_EQ(result.code, 1) << result.err;
    const auto first = result.err.find("has no score");
    ASSERT_NE(first, std::string::npos) << result.err;
    EXPECT_EQ(result.err.find("has no score", first + 1), std::string::npos) << result.err;
    EXPECT_TRUE(holds(result.err, "c.touchstone:3:")) << result.err;
}

TEST_F(CampaignCli, WhatFailsHasANullScoreAndAnError)
{
    write("runs/three_en.conll", std::string("\0\0\0\0\0\0", 6));
    const auto result = campaign({ "--json", "--task", "names" });
    ASSERT_EQ(result.code, 1) << "as of score: a run stayed out";
    const auto json = Json::parse(result.out);
    ASSERT_EQ(json["rows"].size(), 4U);
    const auto& row = json["rows"][1];
    EXPECT_EQ(row["system"], "three");
    EXPECT_TRUE(row["score"].is_null() && row["rank"].is_null());
    EXPECT_TRUE(row.contains("error"));
    EXPECT_TRUE(holds(result.err, "three was not scored")) << result.err;
    const auto matrix = campaign({ "--task", "names", "--show", "matrix" });
    EXPECT_TRUE(holds(matrix.out, "✗")) << matrix.out;
    EXPECT_TRUE(holds(matrix.out, "– was not handed in, ✗ failed: the ranking says why.")) << matrix.out;
}

TEST_F(CampaignCli, OfAGoldThatIsGoneTheGoldIsNamed)
{
    write("s.touchstone", R"({"touchstone-project": 1, "sets": [
        {"name": "gone", "gold": "gold/none.conll", "systems": ["runs/one_en.conll"]}]})");
    const auto result = run({ "campaign", "s.touchstone" });
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "the gold cannot be read")) << result.err;
    EXPECT_TRUE(holds(result.err, "none.conll")) << result.err;
}

TEST_F(CampaignCli, OfAProjectWithoutTasksNoneCanBeChosen)
{
    write("s.touchstone", R"({"touchstone-project": 1, "sets": [
        {"name": "en", "gold": "gold/en.conll", "systems": ["runs/one_en.conll"]}]})");
    const std::string said = "--task \"x\": the project names none to choose from; leave --task out.";
    const auto matrix = run({ "campaign", "s.touchstone", "--task", "x" });
    EXPECT_EQ(matrix.code, 2);
    EXPECT_TRUE(holds(matrix.err, said)) << matrix.err;
    const auto score = run({ "score", "--project", "s.touchstone", "--task", "x" });
    EXPECT_EQ(score.code, 2);
    EXPECT_TRUE(holds(score.err, said)) << score.err;
}

TEST_F(CampaignCli, WhatIsReadIsNeverWritten)
{
    write("c.touchstone-notes", {});
    write("c.judgements.jsonl", {});
    for (const char* path : { "gold/en.conll", "runs/one_en.conll", "c.touchstone", "c.touchstone-notes",
             "c.judgements.jsonl" }) {
        const auto before = contents(m_folder / path);
        const auto result = campaign({ "-o", (m_folder / path).string() });
        EXPECT_NE(result.code, 0) << path;
        EXPECT_TRUE(holds(result.err, "is what is being read")) << path << result.err;
        EXPECT_EQ(contents(m_folder / path), before) << path;
    }
}

TEST_F(CampaignCli, SlipsAreToldWhereTheyLeaveNothingToScore)
{
    write(
        "slip.touchstone", "{\"touchstone-project\": 1,\n \"campaing\": {\"gold\": \"gold/{lang}.conll\"}}");
    const auto result = run({ "campaign", "slip.touchstone" });
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "slip.touchstone:2:")) << result.err;
    EXPECT_TRUE(holds(result.err, "campaign")) << result.err;
    EXPECT_TRUE(holds(result.err, "no runs to be scored")) << result.err;
}

TEST_F(CampaignCli, OtherCommandsSayWhereAProjectCannotBeRead)
{
    write("broken.touchstone", "{\"touchstone-project\": 1,\n  \"sets\": }\n");
    write("slip.touchstone", "{\"touchstone-project\": 1,\n \"campaing\": {}}");
    write("empty.touchstone", "{\"touchstone-project\": 1}");
    const std::vector<std::vector<std::string>> told {
        { "broken.touchstone", "broken.touchstone:2:11: error: ", "mend this line" },
        { "slip.touchstone", "slip.touchstone:2:", "campaign" },
        { "empty.touchstone", "empty.touchstone: error: ", "Name a gold file" },
        { "nope.touchstone", "nope.touchstone: error: ", "no such file" },
    };
    for (const auto* const command : { "score", "errors" }) {
        for (const auto& one : told) {
            const auto result = run({ command, "--project", one[0] });
            EXPECT_EQ(result.code, 1);
            EXPECT_TRUE(holds(result.err, one[1]) && holds(result.err, one[2])) << result.err;
        }
    }
}

TEST_F(CampaignCli, OtherCommandsTakeTheDataOfAProject)
{
    const auto one = run(
        { "score", "--project", "c.touchstone", "--task", "names", "--set", "en", "--json", "--no-recipe" });
    ASSERT_EQ(one.code, 0) << one.err;
    const auto typed = run({ "score", "--gold", (m_folder / "gold/en.conll").string(), "--system",
        "one=" + (m_folder / "runs/one_en.conll").string(), "--system",
        "two=" + (m_folder / "runs/two_en.conll").string(), "--json", "--no-recipe" });
    EXPECT_EQ(one.out, typed.out);
    const auto each = run({ "score", "--project=c.touchstone", "--task=names" });
    EXPECT_EQ(each.code, 0) << each.err;
    EXPECT_TRUE(holds(each.out, "names · en") && holds(each.out, "names · fr")) << each.out;
    const auto several = run({ "score", "--project", "c.touchstone", "--json" });
    EXPECT_EQ(several.code, 2);
    EXPECT_TRUE(holds(several.err, "--set (en, fr)")) << several.err;
    const auto beside = run({ "score", "--project", "c.touchstone", "--task", "names", "--set", "en",
        "--system", (m_folder / "runs/two_en.conll").string(), "--tsv" });
    EXPECT_EQ(beside.code, 0) << beside.err;
    EXPECT_FALSE(holds(beside.out, "one\t")) << "systems beside it go first";
    EXPECT_EQ(
        run({ "errors", "--project", "c.touchstone", "--task", "PER", "--set", "fr", "--tsv" }).code, 0);
    const auto named = run({ "errors", "--project", "c.touchstone", "--task", "names", "--set", "en",
        "--system", "two", "--tsv" });
    EXPECT_EQ(named.code, 0) << named.err;
    EXPECT_EQ(named.out,
        run({ "errors", "--project", "c.touchstone", "--task", "names", "--set", "en",
                "--system=two=" + (m_folder / "runs/two_en.conll").string(), "--tsv" })
            .out);
    EXPECT_EQ(
        run({ "score", "--project", "c.touchstone", "--task", "names", "--system", "two", "--tsv" }).code, 0)
        << "one data set alone has it";
    EXPECT_EQ(run({ "score", "--project", "c.touchstone", "--set", "fr", "--system", "two" }).code, 2);
    EXPECT_EQ(run({ "compare", "--project", "c.touchstone", "--task", "names", "--set", "en" }).code, 0);
    EXPECT_EQ(run({ "trend", "--project", "c.touchstone" }).code, 2);
    EXPECT_EQ(run({ "score", "--project", "c.touchstone", "--set", "de" }).code, 2);
}

TEST_F(CampaignCli, FlatJsonIsNamesAndNumbers)
{
    const auto flat = run({ "score", "--gold", "gold/en.conll", "--system", "runs/two_en.conll",
        "--json=flat", "--measure", "muc,conll" });
    ASSERT_EQ(flat.code, 0) << flat.err;
    const auto json = Json::parse(flat.out);
    EXPECT_EQ(json["muc.strict.f1"], 0.5);
    EXPECT_EQ(json["conll.f1"], 0.5);
    EXPECT_EQ(json["muc.strict.recall(LOC)"], 0);
    EXPECT_FALSE(json.contains("muc.strict.precision(LOC)")) << "0/0 is no number";
    for (const auto& [name, value] : json.items()) {
        EXPECT_TRUE(value.is_number()) << name;
    }
    const auto two = Json::parse(run({ "score", "--gold", "gold/en.conll", "--system", "A=runs/two_en.conll",
                                         "--system", "B=runs/one_en.conll", "--json=flat" })
                                     .out);
    EXPECT_EQ(two["B/muc.strict.f1"], 1);
    const auto other = run({ "compare", "--json=flat" });
    EXPECT_EQ(other.code, 2);
    EXPECT_NE(other.err.find("--json=flat is a form of score"), std::string::npos) << other.err;
}

TEST_F(CampaignCli, ADataSetWithoutItsGoldOrAFileOfSettingsIsRefused)
{
    write("p/gold.conll", "Ada B-PER\nsings O\nin O\nRome B-LOC\n");
    write("p/one.conll", "Ada B-PER\nsings O\nin O\nRome B-LOC\n");
    write("p/two.conll", "Ada B-PER\nsings O\nin O\nRome B-PER\n");
    const std::string systems = R"x("systems": ["one.conll", "two.conll"]})x";
    const std::string out = R"x({"name": "out", "gold": "../gold/en.conll", )x" + systems;
    const std::string in = R"x({"name": "in", "gold": "gold.conll", )x" + systems;
    write("p/out.touchstone", R"x({"touchstone-project": 1, "sets": [)x" + out + "]}");
    for (const std::string command : { "score", "errors", "compare", "leads" }) {
        const auto result = run({ command, "--project", "p/out.touchstone" });
        EXPECT_EQ(result.code, 1) << command << result.out;
        EXPECT_EQ(result.out, "") << "the systems are not scored against each other";
        EXPECT_EQ(result.err,
            "p/out.touchstone:1:60: error: The gold of out, ../gold/en.conll, is not read, since it leads "
            "out of the project's folder. --allow-outside reads it.\n");
    }
    EXPECT_EQ(run({ "score", "--project", "p/out.touchstone", "--allow-outside" }).code, 0);
    EXPECT_EQ(run({ "score", "--project", "p/out.touchstone", "--gold", "p/gold.conll" }).code, 0)
        << "another gold is given";

    write("p/both.touchstone", R"x({"touchstone-project": 1, "sets": [)x" + out + ", " + in + "]}");
    const auto both = run({ "score", "--project", "p/both.touchstone" });
    EXPECT_EQ(both.code, 1);
    EXPECT_TRUE(holds(both.out, "one: strict")) << "the other data set is scored";
    EXPECT_TRUE(holds(both.err, "error: The gold of out")) << both.err;
    EXPECT_EQ(run({ "score", "--project", "p/both.touchstone", "--set", "in", "--json" }).code, 0);
    EXPECT_EQ(run({ "score", "--project", "p/both.touchstone", "--json" }).code, 2) << "two tables are meant";

    // Of systems alone the first stands in the gold's place; the others are not held against each other.
    write("p/alone.touchstone",
        R"x({"touchstone-project": 1, "sets": [{"name": "alone", "systems": ["../gold/en.conll", "one.conll", "two.conll"]}]})x");
    write("p/empty.touchstone",
        R"x({"touchstone-project": 1, "sets": [{"name": "empty", "gold": "", )x" + systems + "]}");
    for (const std::string project : { "p/alone.touchstone", "p/empty.touchstone" }) {
        const auto result = run({ "score", "--project", project });
        EXPECT_NE(result.code, 0) << project << result.out;
        EXPECT_EQ(result.out, "") << project;
        EXPECT_NE(run({ "campaign", project }).code, 0) << project;
    }

    write("map.tsv", "both\tPER\tPERSON\n");
    for (const std::string words :
        { R"x("labels": {"map": "../map.tsv"})x", R"x("corrections": "../map.tsv")x",
            R"x("settings": {"type-weights": "../map.tsv"})x", R"x("rules": ["../map.tsv"])x" }) {
        write("p/map.touchstone", R"x({"touchstone-project": 1, )x" + words + R"x(, "sets": [)x" + in + "]}");
        const auto result = run({ "score", "--project", "p/map.touchstone" });
        EXPECT_EQ(result.code, 1) << words << result.out;
        EXPECT_TRUE(holds(result.err,
            "The data set in is not scored, since ../map.tsv, which belongs to its "
            "settings, is not read"))
            << words << result.err;
        const auto campaign = run({ "campaign", "p/map.touchstone" });
        EXPECT_EQ(campaign.code, 1) << campaign.out;
        EXPECT_TRUE(holds(campaign.err, "The data set in is not scored")) << campaign.err;
    }
}

TEST_F(CampaignCli, FrozenSpeaksOfFilesThatAreRead)
{
    const auto text = [](const std::string& type) {
        return R"x({"id": "a", "text": "Ada sings", "entities": [{"id": "1", "start": 0, "end": 3, "label": ")x"
            + type + "\"}]}\n";
    };
    const std::string numbered = R"x({"id": "0", "tokens": ["Ada", "sings"], "ner_tags": [1, 0]})x"
                                 "\n"
                                 R"x({"id": "1", "tokens": ["Rome"], "ner_tags": [1]})x"
                                 "\n";
    write("f/own.jsonl", text("PER"));
    write("f/run.jsonl", text("LOC"));
    write("f/map.tsv", "both\tPER\tPERSON\n");
    write("f/c.touchstone", R"x({"touchstone-project": 1, "labels": {"map": "map.tsv"}, "sets": [
        {"name": "own", "gold": "own.jsonl", "systems": ["run.jsonl"]}]})x");
    ASSERT_EQ(run({ "campaign", "f/c.touchstone", "--freeze" }).code, 0);
    write("f/README.md", "# Read me\n");
    write("f/labels.txt", "O\nB-PER\n");
    const auto beside = run({ "campaign", "f/c.touchstone", "--frozen" });
    EXPECT_EQ(beside.code, 0) << beside.err;
    write("f/map.tsv", "both\tPER\tNAME\n");
    EXPECT_EQ(run({ "campaign", "f/c.touchstone", "--frozen" }).code, 1);

    write("h/gold.jsonl", numbered);
    write("h/run.jsonl", numbered);
    write("h/labels.txt", "O\nB-PER\n");
    write("h/c.touchstone", R"x({"touchstone-project": 1, "sets": [
        {"name": "h", "gold": "gold.jsonl", "systems": ["run.jsonl"]}]})x");
    const auto frozen = run({ "campaign", "h/c.touchstone", "--freeze" });
    ASSERT_EQ(frozen.code, 0) << frozen.err;
    write("h/labels.txt", "O\nB-LOC\n");
    const auto list = run({ "campaign", "h/c.touchstone", "--frozen" });
    EXPECT_EQ(list.code, 1) << "the reader looks at the list of labels";
    EXPECT_TRUE(holds(list.err, "gold.jsonl changed")) << list.err;
}

TEST_F(CampaignCli, AGoldThatIsNotThereIsNoReasonToCompareRuns)
{
    fs::remove(m_folder / "gold/en.conll");
    const auto result = run({ "score", "--project", "c.touchstone", "--task", "names", "--set", "en" });
    EXPECT_EQ(result.code, 1) << result.out;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(holds(result.err, "error: The gold of en, gold/en.conll, is not there.")) << result.err;
}

} // namespace
} // namespace touchstone::tests
