// SPDX-License-Identifier: GPL-3.0-or-later
// `convert`: what is written scores as what was read, and nothing that is read is overwritten.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

class Convert : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\nRay I-PER\n\nin O\nRome B-LOC\n");
        write("run.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\nRay O\n\nin O\nRome B-ORG\n");
    }

    std::string measures(const std::string& gold, const std::string& system)
    {
        const auto result = run({ "score", "--gold", gold, "--system", "run=" + system, "--measure",
            "muc,overlap,noisy", "--json", "--quiet" });
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out)["systems"][0]["measures"].dump() : result.err;
    }
};

TEST_F(Convert, JsonlScoresTheSame)
{
    ASSERT_EQ(run({ "convert", "gold.conll", "-o", "gold.jsonl" }).code, 0);
    const auto printed = run({ "convert", "run.conll" });
    ASSERT_EQ(printed.code, 0) << printed.err;
    write("run.jsonl", printed.out);
    const auto before = measures("gold.conll", "run.conll");
    EXPECT_NE(before.find("\"muc\""), std::string::npos);
    EXPECT_EQ(before, measures("gold.jsonl", "run.jsonl"));
}

TEST_F(Convert, BratScoresTheSame)
{
    ASSERT_EQ(run({ "convert", "gold.conll", "--to", "brat", "-o", "gold" }).code, 0);
    ASSERT_EQ(run({ "convert", "run.conll", "--to", "brat", "-o", "run" }).code, 0);
    EXPECT_EQ(measures("gold.conll", "run.conll"), measures("gold", "run"));
}

TEST_F(Convert, TasksHoldTheSystemsAsPredictions)
{
    const auto result
        = run({ "convert", "gold.conll", "--to", "labelstudio", "--system", "m1=run.conll", "-o", "-" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto tasks = Json::parse(result.out);
    ASSERT_EQ(tasks.size(), 1U);
    EXPECT_EQ(tasks[0]["annotations"][0]["result"].size(), 3U);
    EXPECT_EQ(tasks[0]["predictions"][0]["model_version"], "m1");
    EXPECT_EQ(tasks[0]["predictions"][0]["result"].size(), 3U);
}

/// Nested, in pieces, linked, scored, doubted, with fields of its own, beside letters of two UTF-16 units.
class ConvertRich : public Convert
{
protected:
    void SetUp() override
    {
        Convert::SetUp();
        const std::string text = "{\"id\": \"news/a\", \"date\": \"1900\", \"text\": \"😀 Ada Lovelace met 𝔸 "
                                 "at the left and right bank, "
                                 "Genève.\", \"entities\": [";
        write("rich.jsonl",
            text
                + R"({"start": 2, "end": 14, "type": "PER", "id": "e1", "links": ["Q7259"]},)"
                  R"({"start": 2, "end": 5, "type": "NAME", "parent": "e1", "confidence": "low"},)"
                  R"({"start": 19, "end": 20, "type": "ORG", "links": ["NIL"], "sure": true},)"
                  R"({"start": 28, "end": 47, "type": "LOC", "fragments": [[28, 32], [43, 47]]},)"
                  R"({"start": 37, "end": 47, "type": "LOC", "source": "seen"},)"
                  R"({"start": 49, "end": 55, "type": ["LOC", "ORG"], "links": ["Q71"]}]})"
                  "\n");
        write("found.jsonl",
            text
                + R"({"start": 2, "end": 14, "type": "PER", "links": ["Q7259", "Q1"], "score": 0.875},)"
                  R"({"start": 18, "end": 20, "type": "ORG", "score": 0.5},)"
                  R"({"start": 28, "end": 47, "type": "LOC", "fragments": [[28, 32], [43, 47]], "score": 0.25},)"
                  R"({"start": 37, "end": 47, "type": "ORG", "links": ["Q2"]},)"
                  R"({"start": 49, "end": 55, "type": "LOC", "links": ["Q71"], "score": 1}]})"
                  "\n");
    }

    std::map<std::string, std::string> scores(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), "score");
        arguments.insert(
            arguments.end(), { "--measure", "muc,conll,ser,eter,overlap,links,rules", "--json", "--quiet" });
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        std::map<std::string, std::string> list;
        const auto json = Json::parse(result.out, nullptr, false);
        for (const auto& [id, measure] : json["systems"][0]["measures"].items()) {
            list[id] = measure.dump();
        }
        return list;
    }
    std::map<std::string, std::string> scores(const std::string& gold, const std::string& system)
    {
        return scores({ "--gold", gold, "--system", "run=" + system });
    }
};

TEST_F(ConvertRich, JsonlScoresTheSameUnderEveryMeasure)
{
    ASSERT_EQ(run({ "convert", "rich.jsonl", "-o", "gold.jsonl" }).code, 0);
    ASSERT_EQ(run({ "convert", "found.jsonl", "-o", "run.jsonl" }).code, 0);
    const auto before = scores("rich.jsonl", "found.jsonl");
    EXPECT_EQ(before.size(), 7U);
    EXPECT_EQ(before, scores("gold.jsonl", "run.jsonl"));
}

TEST_F(ConvertRich, BratScoresTheSameWhereItHasAPlaceAndTellsTheRest)
{
    const auto gold = run({ "convert", "rich.jsonl", "--to", "brat", "-o", "gold" });
    const auto system = run({ "convert", "found.jsonl", "--to", "brat", "-o", "run" });
    ASSERT_EQ(gold.code + system.code, 0) << gold.err << system.err;
    auto before = scores("rich.jsonl", "found.jsonl");
    auto after = scores("gold", "run");
    for (const auto* needsMore : { "eter", "ser" }) { // parents, second types
        before.erase(needsMore);
        after.erase(needsMore);
    }
    EXPECT_EQ(before, after);
    for (const auto* told :
        { "parents): 1", "literal one: 1", "further fields of annotations: 1", "metadata of documents: 1" }) {
        EXPECT_NE(gold.err.find(told), std::string::npos) << told << gold.err;
    }
    EXPECT_NE(system.err.find("scores: 4"), std::string::npos) << system.err;
}

TEST_F(ConvertRich, TasksScoreTheSameWhereTheyHaveAPlaceAndTellTheRest)
{
    const auto written = run(
        { "convert", "rich.jsonl", "--to", "labelstudio", "--system", "m1=found.jsonl", "-o", "tasks.json" });
    ASSERT_EQ(written.code, 0) << written.err;
    auto before = scores("rich.jsonl", "found.jsonl");
    auto after = scores({ "--gold", "tasks.json", "--system", "run=tasks.json", "--model-version", "m1" });
    for (const auto* needsMore : { "eter", "overlap", "links", "rules" }) { // parents, links
        before.erase(needsMore);
        after.erase(needsMore);
    }
    EXPECT_EQ(before, after);
    for (const auto* told : { "parents): 1", "with links): 6", "doubts of annotators: 1",
             "several pieces (written as one): 2" }) {
        EXPECT_NE(written.err.find(told), std::string::npos) << told << written.err;
    }
    EXPECT_NE(
        touchstone::tests::contents(m_folder / "tasks.json").find("\"score\": 0.875"), std::string::npos);
}

TEST_F(Convert, NothingThatIsReadIsOverwritten)
{
    const auto before = touchstone::tests::contents(m_folder / "gold.conll");
    const auto same = run({ "convert", "gold.conll", "-o", "./gold.conll" });
    EXPECT_EQ(same.code, 2);
    EXPECT_NE(same.err.find("is what is being read"), std::string::npos) << same.err;
    EXPECT_EQ(touchstone::tests::contents(m_folder / "gold.conll"), before);
    write("full/other.txt", "mine");
    const auto folder = run({ "convert", "gold.conll", "--to", "brat", "-o", "full" });
    EXPECT_EQ(folder.code, 2);
    EXPECT_NE(folder.err.find("is there already"), std::string::npos) << folder.err;
    EXPECT_FALSE(std::filesystem::exists(m_folder / "full" / "gold.ann"));
}

TEST_F(Convert, NoCommandWritesOverWhatItReads)
{
    using touchstone::tests::contents;
    std::filesystem::copy(m_folder / "gold.conll", m_folder / "train.conll");
    write("map.tsv", "gold\tPER\tPER\n");
    const auto before = contents(m_folder / "gold.conll");
    const std::vector<std::string> data { "--gold", "gold.conll", "--system", "run.conll", "--train",
        "train.conll", "--label-map", "map.tsv" };
    for (const auto* command : { "score", "errors", "table" }) {
        for (const auto* output : { "gold.conll", "./run.conll", "train.conll", "map.tsv" }) {
            std::vector<std::string> words { command };
            words.insert(words.end(), data.begin(), data.end());
            words.insert(words.end(), { "-o", output });
            const auto result = run(words);
            EXPECT_EQ(result.code, 2) << command << " " << output;
            EXPECT_NE(result.err.find("is what is being read"), std::string::npos) << result.err;
        }
    }
    for (const auto* name : { "gold.conll", "train.conll" }) {
        EXPECT_EQ(contents(m_folder / name), before);
    }
    for (const auto* output : { "run.conll", "gold.conll" }) {
        const auto checked = run({ "check", "run.conll", "--like", "gold.conll", "-o", output });
        EXPECT_EQ(checked.code, 2) << checked.err;
    }
    ASSERT_EQ(
        run({ "score", "--gold", "gold.conll", "--system", "run.conll", "--json", "-o", "r.json" }).code, 0);
    EXPECT_EQ(run({ "trend", "r.json", "-o", "r.json" }).code, 2);
    EXPECT_EQ(run({ "trend", "r.json", "-o", "trend.txt" }).code, 0);
}

TEST_F(Convert, NothingThatStandsInAFolderOrBesideAFileThatIsReadIsOverwritten)
{
    write("corpus/a.txt", "Ada met Bo.");
    write("corpus/a.ann", "T1\tPER 0 3\tAda\n");
    const auto before = touchstone::tests::contents(m_folder / "corpus" / "a.txt");
    for (const auto& [input, output] :
        { std::pair("corpus", "corpus/a.txt"), std::pair("corpus", "corpus/a.ann"),
            std::pair("corpus/a.ann", "corpus/a.txt"), std::pair("corpus/a.txt", "corpus/a.ann"),
            std::pair("corpus/a.ann", "./corpus/../corpus/a.txt") }) {
        const auto result = run({ "convert", input, "-o", output });
        EXPECT_EQ(result.code, 2) << input << " " << output;
        EXPECT_NE(result.err.find("is what is being read"), std::string::npos) << result.err;
    }
    EXPECT_EQ(touchstone::tests::contents(m_folder / "corpus" / "a.txt"), before);
    EXPECT_EQ(run({ "convert", "corpus/a.ann", "-o", "corpus/a.jsonl" }).code, 0);
    EXPECT_EQ(run({ "convert", "corpus/a.ann", "-o", "corpus/a.jsonl" }).code, 0) << "its own output";
}

TEST_F(Convert, WrongWordsAreRefusedWithTheNearestOnes)
{
    const auto word = run({ "convert", "gold.conll", "--to", "jsnol" });
    EXPECT_EQ(word.code, 2);
    EXPECT_NE(word.err.find("Did you mean \"jsonl\"?"), std::string::npos) << word.err;
    EXPECT_EQ(run({ "convert" }).code, 2);
    EXPECT_EQ(run({ "convert", "gold.conll", "--to", "brat" }).code, 2) << "no folder";
    EXPECT_EQ(run({ "convert", "gold.conll", "--system", "run.conll" }).code, 2)
        << "jsonl has no predictions";
    EXPECT_EQ(run({ "convert", "nowhere.conll" }).code, 1);
}

TEST_F(Convert, OneFileIsConvertedAndWordsSaySo)
{
    const auto many = run({ "convert", "a.conll", "b.conll" });
    EXPECT_EQ(many.code, 2);
    EXPECT_NE(many.err.find("here are 2: a.conll, b.conll."), std::string::npos) << many.err;
    const auto both = run({ "convert", "a.conll", "--gold", "b.conll" });
    EXPECT_EQ(both.code, 2);
    EXPECT_NE(both.err.find("not both"), std::string::npos) << both.err;
    const auto help = run({ "convert", "--help" }).out;
    EXPECT_EQ(help.find("--gold "), std::string::npos) << help;
    EXPECT_NE(help.find("--system "), std::string::npos) << "predictions of Label Studio";
}

} // namespace
