// SPDX-License-Identifier: GPL-3.0-or-later
// `check` as a participant meets it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
namespace fs = touchstone::tests::fs;
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
    EXPECT_NE(bad.out.find("Not ready: 2 errors, 0 warnings."), std::string::npos) << bad.out;
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

TEST_F(CheckCommand, ContentSaysTheFormatAndOptionsGoFirst)
{
    const auto review = fs::path(TOUCHSTONE_TEST_DATA) / "review";
    const auto checked = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments { "check", (review / "conll-run.txt").string(), "--like",
            (review / "conll-gold.txt").string() };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const std::vector<std::string> given { "--format", "conll", "--gold-format", "conll" };
    for (const auto& more : { std::vector<std::string> {}, given }) {
        const auto result = checked(more);
        EXPECT_EQ(result.out.find("not judged"), std::string::npos) << result.out << result.err;
        EXPECT_NE(result.out.find("  tokens "), std::string::npos) << result.out;
        EXPECT_EQ(result.out.find("characters differ"), std::string::npos) << result.out;
    }
}

TEST_F(CheckCommand, EachFileOfTheReviewHasItsCauseFirst)
{
    const auto review = fs::path(TOUCHSTONE_TEST_DATA) / "review" / "hipe";
    struct Row
    {
        const char* file;
        const char* gold;
        int code;
        const char* first;
        std::vector<std::string> options {};
    };
    const Row rows[] = {
        { "check-column-more.tsv", "hipe-gold.tsv", 1,
            "Every row has one cell more than the heading (11, not 10); the "
            "labels stand in column 3" },
        { "check-shifted.tsv", "hipe-gold.tsv", 1,
            ":8: error: The row's cells are shifted: \"B-loc\" stands in NE-COARSE-METO" },
        { "check-renamed.tsv", "hipe-gold.tsv", 1, "did you mean 'loc'?" },
        { "check-upper.tsv", "hipe-gold.tsv", 1, "unless the scorer takes letters in either case for one" },
        { "check-upper.tsv", "hipe-gold.tsv", 0, "differ from the gold's in case only",
            { "--preset", "hipe-2022" } },
        { "check-cut.tsv", "check-long-gold.tsv", 1, "ends early: 1 of 14 tokens" },
        { "check-cut-cell.tsv", "check-long-gold.tsv", 0,
            "The last row has 2 of 10 cells: the file may be cut" },
        { "hipe-twice.tsv", "hipe-gold.tsv", 1, "\"harbour-1901\" stands twice (lines 2 and 10)" },
        { "hipe-no-id-twice.tsv", "hipe-gold.tsv", 1,
            "has no document marks and 12 tokens where the gold has 6" },
        { "hipe-empty-id.tsv", "hipe-gold.tsv", 0, ":2:1: warning: document_id has no value" },
    };
    for (const auto& row : rows) {
        std::vector<std::string> arguments { "check", (review / row.file).string(), "--like",
            (review / row.gold).string() };
        arguments.insert(arguments.end(), row.options.begin(), row.options.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, row.code) << row.file << "\n" << result.out << result.err;
        EXPECT_NE(result.out.substr(0, result.out.find('\n')).find(row.first), std::string::npos)
            << result.out;
    }
    const auto tagset = run({ "check", (review / "hipe-tagset-run.tsv").string(), "--like",
        (review / "hipe-gold.tsv").string(), "--preset", "hipe-2022-strict" });
    EXPECT_EQ(tagset.out.find("in case only"), std::string::npos) << "the gold has no label time";
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
    for (const auto* word : { "--gold ", "--system " }) {
        EXPECT_EQ(help.find(word), std::string::npos) << help;
    }
    for (const auto* word : { "--preset ", "--scheme ", "--gold-format ", "--label-map ", "--pairing " }) {
        EXPECT_NE(help.find(word), std::string::npos) << word << help;
    }
    EXPECT_NE(help.find("--like"), std::string::npos);
    EXPECT_NE(run({ "score", "--help" }).out.find("--gold "), std::string::npos);
}

} // namespace
