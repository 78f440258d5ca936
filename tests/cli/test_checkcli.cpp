// SPDX-License-Identifier: GPL-3.0-or-later
// `check` as a participant meets it.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <string>

namespace {

using Json = nlohmann::json;
using touchstone::tests::CliFolder;
using CheckCommand = CliFolder;

TEST_F(CheckCommand, SaysWhetherAnOutputCanBeScored)
{
    write("gold.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\n");
    write("good.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë O\n");
    write("short.conll", "-DOCSTART- O\n\nAda B-PERS\nmet O\n");
    const auto good = run({ "check", "good.conll", "--like", "gold.conll" });
    EXPECT_EQ(good.code, 0) << good.err;
    EXPECT_NE(good.out.find("Can be scored, 0 warnings."), std::string::npos) << good.out;
    const auto bad = run({ "check", "short.conll", "--like", "gold.conll" });
    EXPECT_EQ(bad.code, 1);
    EXPECT_NE(bad.out.find("ends early: 2 of 3 tokens"), std::string::npos) << bad.out;
    EXPECT_NE(bad.out.find("did you mean 'PER'?"), std::string::npos) << bad.out;
    EXPECT_NE(bad.out.find("Not ready: 1 error, 1 warning."), std::string::npos) << bad.out;
    write("empty.conll", "");
    const auto empty = run({ "check", "empty.conll", "--like", "gold.conll" });
    EXPECT_EQ(empty.code, 1) << empty.out;
    EXPECT_NE(empty.out.find("The file is empty"), std::string::npos) << empty.out;
    const auto json = Json::parse(run({ "check", "short.conll", "--like", "gold.conll", "--json" }).out);
    EXPECT_EQ(json["passed"], false);
    EXPECT_EQ(json["tokens"]["expected"], 3);
    std::string codes;
    for (const auto& finding : json["findings"]) {
        codes += finding["severity"] == "note" ? "" : finding["code"].get<std::string>() + " ";
    }
    EXPECT_EQ(codes, "submission.early-end submission.label ");
}

TEST_F(CheckCommand, ScoringNamesEarlyEndsToo)
{
    write("gold.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nZoë B-PER\n");
    write("short.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\n");
    const auto table = run({ "score", "--gold", "gold.conll", "--system", "short.conll" });
    EXPECT_EQ(table.code, 0);
    EXPECT_NE(table.err.find("warning: changes the scores: 1 document ends early; 1 gold entity lies behind"),
        std::string::npos)
        << table.err;
    const auto json
        = Json::parse(run({ "score", "--gold", "gold.conll", "--system", "short.conll", "--json" }).out);
    std::string told;
    for (const auto& finding : json["diagnostics"]) {
        if (finding["code"] == "text.early-end") {
            told += finding["severity"].get<std::string>() + " " + std::to_string(finding["line"].get<int>());
        }
    }
    EXPECT_EQ(told, "note 4");
}

TEST_F(CheckCommand, ATextAloneIsEnough)
{
    write("texts/a.txt", "Ada met Zoë");
    write("texts/b.txt", "Rome");
    write("run.jsonl",
        R"({"id": "a", "text": "Ada met Zoë", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        "\n");
    const auto result = run({ "check", "run.jsonl", "--like", "texts" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.out.find("Document \"b\" is missing"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("not judged"), std::string::npos) << result.out;
    EXPECT_EQ(run({ "check", "run.jsonl" }).code, 2) << "like what?";
    EXPECT_EQ(run({ "check", "run.jsonl", "--like", "nowhere" }).code, 1);
}

TEST_F(CheckCommand, AnotherTextUnderTheSameIdFails)
{
    write("gold.jsonl",
        R"({"id": "a", "text": "The valley road climbs past two mills and a chapel.", "entities": []})"
        "\n");
    write("run.jsonl",
        R"({"id": "a", "text": "Eleven fishing boats left harbour at dawn without us.", "entities": )"
        R"([{"start": 0, "end": 6, "type": "NUM"}]})"
        "\n");
    const auto result = run({ "check", "run.jsonl", "--like", "gold.jsonl" });
    EXPECT_EQ(result.code, 1) << result.out;
    EXPECT_NE(result.out.find("This is another text"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("Not ready: 1 error"), std::string::npos) << result.out;
}

TEST_F(CheckCommand, OneFileIsCheckedAndWordsSaySo)
{
    const auto many = run({ "check", "a.conll", "b.conll", "--like", "gold.conll" });
    EXPECT_EQ(many.code, 2);
    EXPECT_NE(many.err.find("check takes one file, and here are 2: a.conll, b.conll."), std::string::npos)
        << many.err;
    for (const auto* word : { "--gold", "--system" }) {
        const auto named = run({ "check", word, "a.conll", "--like", "gold.conll" });
        EXPECT_EQ(named.code, 2);
        EXPECT_NE(named.err.find("check FILE --like GOLD"), std::string::npos) << named.err;
    }
    const auto help = run({ "check", "--help" }).out;
    for (const auto* word : { "--gold", "--system" }) {
        EXPECT_EQ(help.find(word), std::string::npos) << help;
    }
    EXPECT_NE(help.find("--like"), std::string::npos);
    EXPECT_NE(run({ "score", "--help" }).out.find("--gold "), std::string::npos);
}

} // namespace
