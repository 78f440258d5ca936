// SPDX-License-Identifier: GPL-3.0-or-later
// Files that could be read another way than meant: each is read as it is meant, or the first line says so.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::quoted;
using touchstone::tests::Result;

class Reading : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        for (const auto* folder : { "review", "review/hipe" }) { // side by side
            std::filesystem::copy(std::filesystem::path(TOUCHSTONE_TEST_DATA) / folder, m_folder,
                std::filesystem::copy_options::overwrite_existing | std::filesystem::copy_options::recursive);
        }
    }

    /// Strict counts of the first system: correct, gold, system.
    std::vector<int> strict(std::vector<std::string> arguments, const std::string& measure = "muc")
    {
        arguments.insert(arguments.begin(), "score");
        arguments.insert(arguments.end(), { "--json", "--measure", measure });
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        if (result.code != 0) {
            return {};
        }
        const auto overall = Json::parse(result.out)["systems"][0]["measures"][measure]["overall"];
        return measure == "muc" ? std::vector<int> { overall["strict"]["cor"], overall["strict"]["pos"],
            overall["strict"]["act"] }
                                : std::vector<int> { overall["correct"], overall["gold"], overall["system"] };
    }

    static std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

    Result piped(const std::string& input, const std::vector<std::string>& arguments)
    {
        std::string command
            = "cd " + quoted(m_folder.string()) + " && cat " + quoted(input) + " | " + quoted(TOUCHSTONE_CLI);
        for (const auto& argument : arguments) {
            command += " " + quoted(argument);
        }
        const int status = std::system((command + " >out.txt 2>err.txt").c_str());
        return { WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(m_folder / "out.txt"),
            contents(m_folder / "err.txt") };
    }
};

using Counts = std::vector<int>;

TEST_F(Reading, TheLastTwoTagColumnsOfOneFileAreGoldAndSystem)
{
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--system", "conll3.txt" }), (Counts { 1, 3, 2 }));
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--system", "conll3.txt" }, "conll"), (Counts { 1, 3, 2 }));
    const auto result = run({ "score", "--gold", "conll3.txt", "--system", "conll3.txt", "--signature" });
    EXPECT_EQ(firstLine(result.err),
        "conll3.txt: warning: Gold and system are one file, and its last two columns both hold tags: column "
        "2 is "
        "read as the gold and column 3 as the system, as conlleval does (--gold-column and --system-column "
        "say "
        "otherwise).");
    EXPECT_NE(result.out.find("gold:conll,column 2|system:conll,column 3"), std::string::npos) << result.out;
    std::filesystem::copy_file(m_folder / "conll3.txt", m_folder / "copy.txt");
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--system", "copy.txt" }), (Counts { 1, 3, 2 }))
        << "a copy is the same file";
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--gold-column", "2", "--system", "conll3.txt",
                  "--system-column", "3" }),
        (Counts { 1, 3, 2 }));
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--system", "conll3.txt", "--gold-column", "3",
                  "--system-column", "2" }),
        (Counts { 1, 2, 3 }))
        << "what is said counts";
    write("none.txt", "Zed B-PER O\nran O O\n");
    EXPECT_EQ(strict({ "--gold", "none.txt", "--system", "none.txt" }), (Counts { 0, 1, 0 }))
        << "a system may have found nothing";
    write("wrong.txt", "Ada B-PER O\nof O O\nin O B-LOC\n");
    EXPECT_EQ(strict({ "--gold", "wrong.txt", "--system", "wrong.txt" }), (Counts { 0, 1, 1 }))
        << "no tag need be right, and no label be in common";
    EXPECT_NE(run({ "score", "--gold", "wrong.txt", "--system", "wrong.txt" }).err.find("column 2 is read"),
        std::string::npos);
    std::string late;
    for (int row = 0; row < 2000; ++row) {
        late += "w O O\n";
    }
    write("late.txt", late + "Ada B-PER O\nx O B-LOC\n");
    EXPECT_EQ(strict({ "--gold", "late.txt", "--system", "late.txt" }), (Counts { 0, 1, 1 }))
        << "names may begin late";
    write("four.txt", "Ada NNP B-PER O\nof IN O O\nin IN O B-LOC\n");
    EXPECT_EQ(strict({ "--gold", "four.txt", "--system", "four.txt" }), (Counts { 0, 1, 1 }));
    write("2003.txt", "Ada NNP I-NP I-PER\nsings VBZ I-VP O\nin IN I-PP O\nRome NNP I-NP I-LOC\n. . O O\n");
    EXPECT_EQ(strict({ "--gold", "2003.txt", "--system", "2003.txt" }), (Counts { 2, 2, 2 }))
        << "chunks are no gold of names";
    write("other.txt", "Selin B-PER\nleft O\nNorvik B-LOC\n. O\n\nAcme B-ORG\nclosed O\n. O\n");
    EXPECT_EQ(strict({ "--gold", "conll3.txt", "--system", "other.txt" }), (Counts { 1, 2, 3 }))
        << "two files: the last column of each";
}

TEST_F(Reading, TheGoldAgainstItselfIsToldFirst)
{
    const std::string told = "The gold is compared with itself: system ";
    const auto itself = [&](const std::vector<std::string>& arguments) {
        auto all = arguments;
        all.insert(all.begin(), "score");
        const auto result = run(all);
        EXPECT_EQ(result.code, 0) << result.err;
        return firstLine(result.err).find(told) != std::string::npos;
    };
    EXPECT_TRUE(itself({ "--gold", "conll-gold.txt", "--system", "conll-gold.txt" }));
    EXPECT_TRUE(itself({ "--gold", "conll3.txt", "--system", "conll3.txt", "--column", "3" }));
    EXPECT_TRUE(itself({ "--gold", "noid-gold.jsonl", "--system", "noid-gold.jsonl" }));
    EXPECT_FALSE(itself({ "--gold", "conll-gold.txt", "--system", "conll-run.txt" }));
    EXPECT_FALSE(itself(
        { "--gold", "conll3.txt", "--gold-column", "2", "--system", "conll3.txt", "--system-column", "3" }));
    // Chunks before names, and a filler: one column of names only.
    write("chunks.txt", "Zed NNP B-NP B-PER\nran VBD B-VP O\n");
    write("filler.txt", "Zed O B-PER\nran O O\n");
    EXPECT_TRUE(itself({ "--gold", "chunks.txt", "--system", "chunks.txt" }));
    EXPECT_TRUE(itself({ "--gold", "filler.txt", "--system", "filler.txt" }));
    write(
        "tasks.json", R"([{"id": 1, "data": {"text": "Mira met Anton."}, "annotations": [{"id": 5, "result": [
      {"id": "a1", "from_name": "label", "to_name": "text", "type": "labels",
       "value": {"start": 0, "end": 4, "text": "Mira", "labels": ["PER"]}}]}],
      "predictions": [{"model_version": "m1", "result": []}]}])");
    EXPECT_FALSE(itself({ "--gold", "tasks.json", "--system", "tasks.json" }))
        << "annotations and predictions";
}

TEST_F(Reading, DocumentsWithoutIdsMeetByTheirText)
{
    EXPECT_EQ(
        strict({ "--gold", "noid-gold.jsonl", "--system", "noid-shuffled.jsonl" }), (Counts { 6, 6, 6 }));
    const auto missing
        = run({ "score", "--gold", "noid-gold.jsonl", "--system", "noid-first-missing.jsonl" });
    EXPECT_EQ(missing.code, 0);
    EXPECT_NE(missing.err.find("The first document of the gold's 3, \"1\", is not in the file: its 2 "
                               "annotations count as missing. Is the beginning of the file missing?"),
        std::string::npos)
        << missing.err;
    EXPECT_EQ(strict({ "--gold", "noid-gold.jsonl", "--system", "noid-first-missing.jsonl" }),
        (Counts { 4, 6, 4 }));
    const auto checked = run({ "check", "noid-shuffled.jsonl", "--like", "noid-gold.jsonl" });
    EXPECT_EQ(checked.code, 0) << "what is scored as it is meant is no error: " << checked.out;
}

class OtherTexts : public Reading
{
protected:
    void SetUp() override
    {
        Reading::SetUp();
        write("gold.jsonl",
            R"({"id": "fi-1", "text": "Kuopion satama suljettiin talveksi", "entities": [{"start": 0, "end": 7, "type": "LOC"}]})"
            "\n"
            R"({"id": "fi-2", "text": "Anna Lind lauloi Turussa eilen", "entities": [{"start": 0, "end": 9, "type": "PER"}]})"
            "\n");
        write("good.jsonl", contents(m_folder / "gold.jsonl") + "\n");
        write("foreign.jsonl",
            R"({"id": "en-1", "text": "The quay of Tarn was shut", "entities": [{"start": 12, "end": 16, "type": "LOC"}]})"
            "\n");
        write("mixed.jsonl",
            R"({"id": "fi-2", "text": "Kuopion satama suljettiin talveksi", "entities": [{"start": 0, "end": 7, "type": "LOC"}]})"
            "\n"
            R"({"id": "fi-1", "text": "Anna Lind lauloi Turussa eilen", "entities": [{"start": 0, "end": 9, "type": "PER"}]})"
            "\n");
    }
    const std::vector<std::string> m_both { "--gold", "gold.jsonl", "--system", "foreign.jsonl", "--system",
        "good.jsonl" };
};

TEST_F(OtherTexts, AForeignRunIsNotScoredAndTheOthersAre)
{
    auto arguments = m_both;
    arguments.insert(arguments.begin(), "score");
    arguments.emplace_back("--no-recipe"); // which names every file
    auto result = run(arguments);
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(firstLine(result.err),
        "foreign.jsonl: error: foreign is not scored: none of its documents has an id of the gold's "
        "(\"en-1\" "
        "against \"fi-1\"); is it the run of another corpus or language? Give the run of this gold, with the "
        "gold's ids and texts. --anyway scores it as it is.");
    EXPECT_NE(result.out.find("good: strict"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("foreign"), std::string::npos) << result.out;
    arguments.push_back("--quiet");
    EXPECT_NE(run(arguments).err.find("foreign is not scored"), std::string::npos)
        << "an error is no warning";
    arguments.back() = "--json";
    result = run(arguments);
    EXPECT_EQ(result.code, 1);
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["systems"].size(), 1U);
    EXPECT_EQ(json["diagnostics"][0]["code"], "pairing.refused");
    arguments.back() = "--anyway";
    result = run(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("foreign"), std::string::npos);
    EXPECT_NE(result.err.find("Scored all the same, but: none of its documents has an id"), std::string::npos)
        << result.err;
}

TEST_F(OtherTexts, TextsUnderOtherIdsAreNotScored)
{
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "mixed.jsonl" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(
        result.err.find("2 of its 2 documents that meet one of the gold hold another text; the texts are the "
                        "gold's, under other ids"),
        std::string::npos)
        << result.err;
    EXPECT_EQ(result.out, "");
}

TEST_F(OtherTexts, EveryCommandThatScoresRefusesThem)
{
    const std::vector<std::vector<std::string>> commands { { "score" }, { "errors" }, { "align" },
        { "table", "--csv" }, { "rules", "explain" } };
    for (auto command : commands) {
        command.insert(command.end(), { "--gold", "gold.jsonl", "--system", "mixed.jsonl" });
        auto result = run(command);
        EXPECT_EQ(result.code, 1) << command.front();
        EXPECT_EQ(result.out, "") << command.front();
        EXPECT_NE(firstLine(result.err).find("--anyway"), std::string::npos) << command.front() << result.err;
        command.push_back("--anyway");
        result = run(command);
        EXPECT_EQ(result.code, 0) << command.front() << result.err;
        EXPECT_NE(result.out, "") << command.front();
        if (command.front() == "table") {
            EXPECT_NE(result.out.find("--anyway"), std::string::npos)
                << "the command makes it again: " << result.out;
        }
    }
}

TEST_F(OtherTexts, CompareGoesOnWithTheRest)
{
    auto result = run({ "compare", "--gold", "gold.jsonl", "--system", "a=good.jsonl", "--system",
        "foreign.jsonl", "--system", "b=good.jsonl" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.out.find("b - a"), std::string::npos) << result.out << result.err;
    result = run({ "compare", "--gold", "gold.jsonl", "--system", "foreign.jsonl", "--system", "a=good.jsonl",
        "--system", "b=good.jsonl", "--fail-if", "muc.strict.f1 < -0.5" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(
        result.err.find("cannot be judged: the system to compare with was not scored"), std::string::npos)
        << result.err;
    EXPECT_NE(result.out.find("b - a"), std::string::npos);
    result
        = run({ "compare", "--gold", "gold.jsonl", "--system", "foreign.jsonl", "--system", "a=good.jsonl" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.err.find("nothing to compare"), std::string::npos) << result.err;
    result = run({ "compare", "--gold", "gold.jsonl", "--group", "x=good.jsonl", "--group", "y=*d.jsonl" });
    EXPECT_NE(result.code, 0);
}

TEST_F(OtherTexts, ARunWithoutItsBeginningIsCalledThat)
{
    const auto text = contents(m_folder / "conll-gold.txt");
    write("tail.txt", text.substr(text.find("Norvik") + 2));
    auto result = run({ "score", "--gold", "conll-gold.txt", "--system", "tail.txt" });
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.err.find("1 document lacks its beginning; 1 gold entity lies in what is missing"),
        std::string::npos)
        << result.err;
    const auto run1 = contents(m_folder / "hipe-no-id.tsv");
    const auto heading = run1.substr(0, run1.find('\n') + 1);
    write("cut.tsv", heading + run1.substr(run1.find("Tarn")));
    result = run({ "score", "--gold", "hipe-gold.tsv", "--system", "cut.tsv" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(firstLine(result.err)
                  .find("cut is not scored: The beginning of the file is missing: it holds the last 4 of the "
                        "gold's 6 "
                        "tokens"),
        std::string::npos)
        << result.err;
}

TEST_F(Reading, SentencesAreDrawnWhereTheGoldIsOneDocument)
{
    std::string gold;
    std::string other;
    for (int i = 0; i < 40; ++i) {
        gold += "Ada B-PER\nmet O\nRome B-LOC\n\n";
        other += i % 3 == 0 ? "Ada O\nmet O\nRome B-LOC\n\n" : "Ada B-PER\nmet O\nRome B-LOC\n\n";
    }
    write("g.conll", gold);
    write("a.conll", gold + "\n");
    write("b.conll", other);
    const std::vector<std::string> files { "compare", "--gold", "g.conll", "--system", "a.conll", "--system",
        "b.conll" };
    const auto result = run(files);
    EXPECT_NE(result.out.find("percentile bootstrap over 40 sentences"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("The gold is one document, so its sentences are drawn"), std::string::npos);
    auto asked = files;
    asked.insert(asked.end(), { "--json", "--resample", "sentence" });
    const auto sentences = Json::parse(run(asked).out);
    asked.erase(asked.end() - 2, asked.end());
    const auto automatic = Json::parse(run(asked).out);
    EXPECT_EQ(automatic["resample"], "sentence");
    EXPECT_EQ(automatic["differences"], sentences["differences"]);
    asked.insert(asked.end(), { "--resample", "document" });
    EXPECT_TRUE(Json::parse(run(asked).out)["differences"][0]["interval"].is_null());
    // ETER's sums are known by sentence only from whole results: they come by themselves.
    asked.resize(files.size());
    asked.insert(asked.end(), { "--measure", "eter", "--json" });
    EXPECT_EQ(Json::parse(run(asked).out)["resample"], "sentence");
}

TEST_F(Reading, AStrictSchemeWorksWhereTagsStandAndIsRefusedElsewhere)
{
    EXPECT_EQ(
        strict({ "--gold", "orphan-gold.conll", "--system", "orphan-run.conll", "--strict-scheme", "IOB2" },
            "conll"),
        (Counts { 0, 1, 0 }));
    // The same words as HIPE.
    EXPECT_EQ(
        strict({ "--gold", "hipe-gold.tsv", "--system", "hipe-orphan-run.tsv", "--strict-scheme", "IOB2" },
            "conll"),
        (Counts { 0, 2, 0 }));
    EXPECT_EQ(strict({ "--gold", "hipe-gold.tsv", "--system", "hipe-orphan-run.tsv" }, "conll"),
        (Counts { 2, 2, 2 }));
    const auto refused = run({ "score", "--gold", "labels-gold.jsonl", "--system", "labels-run.jsonl",
        "--measure", "conll", "--strict-scheme", "IOB2" });
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("--strict-scheme judges tags of tokens"), std::string::npos) << refused.err;
    const auto hipe = run({ "score", "--gold", "hipe-gold.tsv", "--system", "hipe-orphan-run.tsv",
        "--measure", "conll", "--pairing", "hipe", "--strict-scheme", "IOB2" });
    EXPECT_EQ(hipe.code, 2);
    const auto signature = [&](const std::string& gold, const std::string& system) {
        const auto result = run({ "score", "--json", "--measure", "muc", "--gold", gold, "--system", system,
            "--strict-scheme", "IOB2", "--conll-by", "sentence" });
        return Json::parse(result.out)["systems"][0]["signature"].get<std::string>();
    };
    EXPECT_NE(
        signature("hipe-gold.tsv", "hipe-orphan-run.tsv").find("|strict-scheme:IOB2|conll-by:document|"),
        std::string::npos)
        << "these files know no sentences";
    EXPECT_NE(
        signature("labels-gold.jsonl", "labels-run.jsonl").find("|strict-scheme:none|conll-by:document|"),
        std::string::npos)
        << "a setting without effect is not named";
}

TEST_F(Reading, ConllCountsHipeFilesBySentence)
{
    const std::string heading = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-"
                                "COMP\tNE-NESTED\tNEL-LIT\tNEL-METO\tMISC\n# document_id = d\n";
    const auto row = [](const std::string& word, const std::string& tag, const std::string& misc) {
        return word + "\t" + tag + "\tO\tO\tO\tO\tO\t_\t_\t" + misc + "\n";
    };
    write("s-gold.tsv", heading + row("New", "B-loc", "EndOfSentence") + row("Tarn", "B-loc", "_"));
    write("s-run.tsv", heading + row("New", "B-loc", "_") + row("Tarn", "I-loc", "_"));
    const std::vector<std::string> files { "--gold", "s-gold.tsv", "--system", "s-run.tsv" };
    EXPECT_EQ(strict(files, "conll"), (Counts { 0, 2, 1 }));
    auto sentences = files;
    sentences.insert(sentences.end(), { "--conll-by", "sentence" });
    EXPECT_EQ(strict(sentences, "conll"), (Counts { 2, 2, 2 }))
        << "a span ends where the gold's sentence does";
    EXPECT_EQ(strict(sentences), strict(files)) << "muc reads the file";
}

TEST_F(Reading, ConvertedFilesAreRecognisedAndMeetAsBefore)
{
    ASSERT_EQ(run({ "convert", "elevant.jsonl", "--to", "jsonl", "-o", "own.jsonl" }).code, 0);
    EXPECT_EQ(strict({ "--gold", "own.jsonl", "--system", "elevant.jsonl" }), (Counts { 1, 1, 1 }));
    ASSERT_EQ(run({ "convert", "noid-gold.jsonl", "-o", "g.jsonl" }).code, 0);
    ASSERT_EQ(run({ "convert", "noid-shuffled.jsonl", "-o", "s.jsonl" }).code, 0);
    EXPECT_EQ(strict({ "--gold", "g.jsonl", "--system", "s.jsonl" }), (Counts { 6, 6, 6 }))
        << "numbers of the reader are no ids";
    ASSERT_EQ(run({ "convert", "orphan-gold.conll", "-o", "og.jsonl" }).code, 0);
    ASSERT_EQ(run({ "convert", "orphan-run.conll", "-o", "or.jsonl" }).code, 0);
    EXPECT_EQ(strict({ "--gold", "og.jsonl", "--system", "or.jsonl", "--strict-scheme", "IOB2" }, "conll"),
        (Counts { 0, 1, 0 }))
        << "tags are kept";
}

TEST_F(Reading, ADashIsStandardInput)
{
    auto result = piped("conll-run.txt", { "score", "--gold", "conll-gold.txt", "--system", "-", "--json" });
    EXPECT_EQ(result.code, 0) << result.err;
    auto json = Json::parse(result.out);
    EXPECT_EQ(json["systems"][0]["name"], "standard input");
    EXPECT_EQ(json["systems"][0]["measures"]["muc"]["overall"]["strict"]["cor"], 1);
    result = piped("conll-gold.txt", { "score", "--gold", "-", "--system", "new=conll-run.txt", "--json" });
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(Json::parse(result.out)["gold"]["path"], "standard input");
    result = piped("hipe-no-id.tsv", { "check", "-", "--like", "hipe-gold.tsv" });
    EXPECT_EQ(result.code, 0) << result.out;
    result = piped("elevant.jsonl", { "convert", "-" });
    EXPECT_EQ(result.out, run({ "convert", "elevant.jsonl" }).out);
    result = piped("conll-run.txt", { "score", "--gold", "-", "--system", "-" });
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("Standard input (-) is one file"), std::string::npos) << result.err;
    write("odd.txt", "Ada B-PER\nmet X-LOC\n");
    result = piped("odd.txt", { "score", "--gold", "-", "--system", "conll-run.txt", "--anyway" });
    EXPECT_NE(result.err.find("standard input:2:5: warning"), std::string::npos) << result.err;
    write("empty.txt", "");
    result = piped("empty.txt", { "score", "--gold", "-", "--system", "conll-run.txt" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.err.find("standard input: error: the file is empty"), std::string::npos) << result.err;
}

TEST_F(Reading, ARecipeOfStandardInputHoldsItsDigest)
{
    const auto direct = run({ "table", "--gold", "conll-gold.txt", "--system", "conll-run.txt", "--csv" });
    const auto result
        = piped("conll-run.txt", { "table", "--gold", "conll-gold.txt", "--system", "-", "--csv" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto digestOf = [](const std::string& text) {
        const auto at = text.rfind("xxh3-128:");
        return text.substr(at, 41);
    };
    EXPECT_EQ(digestOf(result.out), digestOf(direct.out)) << result.out;
    EXPECT_NE(result.out.find("--system -"), std::string::npos) << result.out;
}

TEST_F(Reading, LabelsThatOnlyTheSystemHasAreTold)
{
    const auto result = run({ "score", "--gold", "labels-gold.jsonl", "--system", "labels-run.jsonl" });
    EXPECT_NE(
        result.err.find("In the system only: Pump_Part (2 annotations, Pump-Part?)."), std::string::npos)
        << result.err;
    const auto checked = run({ "check", "labels-run.jsonl", "--like", "labels-gold.jsonl" });
    EXPECT_NE(checked.out.find(
                  "Label \"Pump_Part\" (2 annotations) does not occur in what is compared with; did you "
                  "mean 'Pump-Part'?"),
        std::string::npos)
        << checked.out;
}

TEST_F(Reading, ATypeThatNobodyHasIsRefused)
{
    const std::vector<std::string> files { "errors", "--gold", "hipe-gold.tsv", "--system",
        "hipe-orphan-run.tsv" };
    for (const std::string option : { "--type", "--gold-type", "--system-type" }) {
        auto arguments = files;
        arguments.insert(arguments.end(), { option, "LOC" });
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 2) << option;
        EXPECT_NE(
            result.err.find(option + ": there is no type \"LOC\"; did you mean \"loc\"?"), std::string::npos)
            << result.err;
        arguments.back() = "loc";
        EXPECT_EQ(run(arguments).code, 0) << option;
    }
    auto arguments = files;
    arguments.insert(arguments.end(), { "--gold-type", "none,xyz" });
    EXPECT_NE(run(arguments).err.find("there is no type \"xyz\"; there are loc."), std::string::npos);
    arguments.back() = "none";
    EXPECT_EQ(run(arguments).code, 0);
}

} // namespace
