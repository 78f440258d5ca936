// SPDX-License-Identifier: GPL-3.0-or-later
// Two systems without a gold: numbers as with the first as the gold, in words that judge neither.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::holds;
using touchstone::tests::Json;
using Words = std::vector<std::string>;

const std::string documentBegin = R"({"text": "Ada met Ben in Rome by Elbe", "entities": [)";

class WithoutGold : public CliFolder
{
protected:
    /// Under strict one annotation is the same, Rome is LOC and ORG, A has two alone and B one.
    void SetUp() override
    {
        CliFolder::SetUp();
        write("a.jsonl",
            documentBegin
                + R"({"start": 0, "end": 3, "type": "PER"}, {"start": 4, "end": 7, "type": "ORG"}, {"start": 8, "end": 11, "type": "PER"}, {"start": 15, "end": 19, "type": "LOC"}]})"
                + "\n");
        write("b.jsonl",
            documentBegin
                + R"({"start": 0, "end": 3, "type": "PER"}, {"start": 15, "end": 19, "type": "ORG"}, {"start": 23, "end": 27, "type": "LOC"}]})"
                + "\n");
    }

    std::string printed(const std::string& command, Words data, const Words& more)
    {
        data.insert(data.begin(), { command, "--quiet" });
        data.insert(data.end(), more.begin(), more.end());
        const auto result = run(data);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    }
    std::string printed(const std::string& command, const Words& more)
    {
        return printed(command, { "--no-recipe", "--system", "a.jsonl", "--system", "b.jsonl" }, more);
    }
    std::string listed(const Words& more)
    {
        return printed("errors", { "--system", "a.jsonl", "--system", "b.jsonl" }, more);
    }
    Json scored(const Words& data, const Words& more)
    {
        auto words = more;
        words.insert(words.end(), { "--no-recipe", "--json" });
        return Json::parse(printed("score", data, words), nullptr, false);
    }
    /// It exits with 2 and says so.
    void refuses(const Words& words, const std::string& why)
    {
        const auto result = run(words);
        EXPECT_EQ(result.code, 2) << result.out;
        EXPECT_NE(result.err.find(why), std::string::npos) << result.err;
    }
};

void expectNeutral(const std::string& text)
{
    for (const char* const word : { "gold", "Gold", "Missing", "missing", "Spurious", "spurious", "System",
             "COR", "INC", "MIS", "SPU", "orrect" }) {
        EXPECT_FALSE(holds(text, word)) << word << " in\n" << text;
    }
}

const Words neither { "--system", "a.jsonl", "--system", "b.jsonl" };
const Words swapped { "--system", "b.jsonl", "--system", "a.jsonl" };
const Words withGold { "--gold", "a.jsonl", "--system", "b.jsonl" };

TEST_F(WithoutGold, NumbersAreThoseWithTheFirstAsTheGold)
{
    for (const Words& more : { Words {}, Words { "--by", "document,entity-length", "--confusion" } }) {
        const auto none = scored(neither, more);
        const auto gold = scored(withGold, more);
        EXPECT_EQ(none["no_gold"], true);
        EXPECT_FALSE(gold.contains("no_gold"));
        EXPECT_EQ(none["gold"], gold["gold"]);
        EXPECT_EQ(none["systems"][0]["measures"], gold["systems"][0]["measures"]);
        EXPECT_EQ(none["systems"][0]["signature"], gold["systems"][0]["signature"]);
        EXPECT_EQ(none["systems"].size(), 1U);
    }
}

TEST_F(WithoutGold, F1StaysWhenTheTwoChangePlaces)
{
    const auto strict = [&](const Words& data) {
        return scored(data, { "--measure", "muc" })["systems"][0]["measures"]["muc"]["overall"]["strict"];
    };
    const auto one = strict(neither);
    const auto other = strict(swapped);
    EXPECT_NEAR(one["f1"].get<double>(), 2.0 / 7, 1e-12);
    EXPECT_NEAR(other["f1"].get<double>(), 2.0 / 7, 1e-12);
    EXPECT_EQ(one["precision"], other["recall"]);
    EXPECT_EQ(one["recall"], other["precision"]);
    EXPECT_NEAR(one["precision"].get<double>(), 1.0 / 3, 1e-12) << "of three of B one is A's";
    EXPECT_EQ(one["mis"], 2);
    EXPECT_EQ(one["spu"], 1);
}

TEST_F(WithoutGold, TablesNameBothAndJudgeNeither)
{
    const auto score = printed("score", { "--measure", "muc,conll,overlap", "--confusion" });
    expectNeutral(score);
    EXPECT_TRUE(holds(score, "A: a, B: b: strict\n")) << score;
    EXPECT_TRUE(holds(score, "Only A  Only B  A  B  Agreement of B  Agreement of A  Agreement (F1)\n"))
        << score;
    EXPECT_TRUE(holds(score, "A type  B type  Pairs")) << score;
    EXPECT_TRUE(holds(printed("score", { "--measure", "muc", "--by", "document,entity-length" }), "Only A"));
    const auto preset = printed("score", { "--preset", "conll-2003" });
    EXPECT_TRUE(holds(preset, "Agreement of B")) << "a task's names say what is right: " << preset;
    const auto named = printed(
        "score", { "--no-recipe", "--system", "one=a.jsonl", "--system", "two=b.jsonl" }, { "--markdown" });
    EXPECT_TRUE(holds(named, "A: one, B: two")) << named;
}

TEST_F(WithoutGold, RecordsAreThoseWithTheFirstAsTheGold)
{
    EXPECT_EQ(listed({ "--json" }), printed("errors", withGold, { "--json" }));
    const auto table = listed({});
    expectNeutral(table);
    for (const char* const word : { "A type", "B type", "Agree", "Differ", "Only A", "Only B" }) {
        EXPECT_TRUE(holds(table, word)) << word << " in\n" << table;
    }
    const auto tsv = listed({ "--tsv" });
    EXPECT_TRUE(holds(tsv, "\ttags\ta_id\ta_start\t")) << tsv;
    EXPECT_TRUE(holds(tsv, "\tb_id\tb_start\t")) << tsv;
    expectNeutral(listed({ "--group-by", "types" }));
}

TEST_F(WithoutGold, OutcomesAreChosenByTheirNeutralNames)
{
    for (const auto& [neutral, code] :
        { std::pair("agree", "COR"), { "differ", "INC,PAR" }, { "only-a", "MIS" }, { "only-b", "SPU" } }) {
        const auto chosen = listed({ "--json", "--outcome", neutral });
        EXPECT_EQ(chosen, listed({ "--json", "--outcome", code })) << neutral;
        EXPECT_FALSE(chosen.empty()) << neutral;
    }
    EXPECT_TRUE(holds(listed({ "--outcome", "only-a" }), "2 of 5 records"));
    EXPECT_TRUE(holds(listed({ "--gold-type", "PER" }), "2 of 5 records")) << "of A";
    refuses({ "errors", "--system", "a.jsonl", "--system", "b.jsonl", "--outcome", "only-c" }, "only-a");
}

TEST_F(WithoutGold, CompareShowsAgreementAndWhatDiffers)
{
    const auto text = printed("compare", {});
    expectNeutral(text);
    for (const char* const part :
        { "A: a, B: b: strict\n", "\nDiffer: 1\n", "\nOnly A: 2\n", "\nOnly B: 1\n" }) {
        EXPECT_TRUE(holds(text, part)) << part << " in\n" << text;
    }
    EXPECT_EQ(printed("compare", { "--json" }), printed("score", { "--measure", "muc", "--json" }));
    EXPECT_TRUE(holds(printed("compare", { "--measure", "muc.exact.f1" }), "A: a, B: b: exact\n"));
    EXPECT_FALSE(holds(printed("compare", { "--measure", "muc.exact.f1" }), "Differ:")) << "spans are equal";
}

TEST_F(WithoutGold, TheRecipeNamesBothAndRunsAgain)
{
    const auto text = printed("score", neither, {});
    EXPECT_TRUE(holds(text, "\na: a.jsonl (xxh3-128:")) << text;
    EXPECT_TRUE(holds(text, "Command: touchstone-cli score --system a.jsonl --system b.jsonl")) << text;
    EXPECT_FALSE(holds(text, "Gold")) << text;
    for (const char* const command : { "score", "compare" }) {
        (void)printed(command, neither, { "-o", "made.txt" });
        const auto again = run({ "reproduce", "made.txt" });
        EXPECT_EQ(again.code, 0) << again.out << again.err;
    }
}

TEST_F(WithoutGold, OtherNumbersOfSystemsAreRefused)
{
    write("c.jsonl", documentBegin + "]}\n");
    for (const char* const command : { "score", "errors", "compare" }) {
        refuses({ command, "--system", "a.jsonl" }, "--gold PATH is missing. To see where two systems agree");
    }
    for (const char* const command : { "score", "errors" }) {
        refuses({ command, "--system", "a.jsonl", "--system", "b.jsonl", "--system", "c.jsonl" },
            "and 3 are given; give --system twice, or compare all with compare");
    }
    refuses({ "table", "--system", "a.jsonl", "--system", "b.jsonl" },
        "Two systems without a gold are for score, errors, compare and figure.");
}

/// Three annotators: strict F1 of a and b is 2/7, of a and c 2/5, of b and c 0.
class Annotators : public WithoutGold
{
protected:
    void SetUp() override
    {
        WithoutGold::SetUp();
        write("c.jsonl", documentBegin + R"({"start": 4, "end": 7, "type": "ORG"}]})" + "\n");
    }
    std::string ofThree(const Words& more)
    {
        return printed("compare",
            { "--no-recipe", "--system", "a.jsonl", "--system", "b.jsonl", "--system", "c.jsonl" }, more);
    }
};

TEST_F(Annotators, OfThreeTheMatrixAndWhoDeviatesIsPrinted)
{
    const auto text = ofThree({});
    expectNeutral(text);
    for (const char* const part : { "Agreement of every two (F1, strict)", "Annotator", "Mean",
             "Who deviates, by type", "Deviates most", "What every two have alike", "a – b", "Only A" }) {
        EXPECT_TRUE(holds(text, part)) << part << " in\n" << text;
    }
    EXPECT_TRUE(holds(text, "0.286")) << text;
    EXPECT_TRUE(holds(ofThree({ "--measure", "muc.exact.f1" }), "(F1, exact)"));
    EXPECT_TRUE(holds(ofThree({ "--measure", "muc.partial.f1" }), "Overlap"));
    EXPECT_TRUE(holds(ofThree({ "--tsv" }), "annotator\ta\tb\tc\tmean\n"));
    EXPECT_TRUE(holds(ofThree({ "--tsv" }), "a\tb\tf1\tagree\tdiffer\tonly_a\tonly_b\n"));
    EXPECT_TRUE(holds(ofThree({ "--markdown" }), "| Annotator | a | b | c | Mean |"));
    EXPECT_TRUE(holds(ofThree({ "--latex" }), "Annotator & a & b & c & Mean"));
}

TEST_F(Annotators, JsonHasEveryPairAndTheDeviations)
{
    const auto json = Json::parse(ofThree({ "--json" }), nullptr, false);
    ASSERT_FALSE(json.is_discarded());
    EXPECT_EQ(json["no_gold"], true);
    EXPECT_EQ(json["measure"], "muc.strict.f1");
    ASSERT_EQ(json["pairs"].size(), 3U);
    EXPECT_EQ(json["pairs"][0]["a"], "a");
    EXPECT_EQ(json["pairs"][0]["b"], "b");
    EXPECT_NEAR(json["pairs"][0]["f1"].get<double>(), 2.0 / 7, 1e-12);
    EXPECT_EQ(json["pairs"][0]["only_a"], 2);
    EXPECT_NEAR(json["pairs"][1]["f1"].get<double>(), 2.0 / 5, 1e-12);
    EXPECT_NEAR(json["pairs"][2]["f1"].get<double>(), 0, 1e-12);
    const auto& overall = json["overall"];
    EXPECT_NEAR(overall["mean"].get<double>(), (2.0 / 7 + 2.0 / 5) / 3, 1e-12);
    EXPECT_NEAR(overall["annotators"]["b"]["deviation"].get<double>(), 1.0 / 7 - 2.0 / 5, 1e-12);
    EXPECT_EQ(overall["annotators"]["b"]["farthest"], "c");
    EXPECT_EQ(overall["deviates"], Json::array({ "b" }));
    EXPECT_EQ(json["types"]["LOC"]["annotators"]["a"]["mean_of_others"], 0);
    auto moved = Json::parse(
        printed("compare",
            { "--no-recipe", "--system", "c.jsonl", "--system", "b.jsonl", "--system", "a.jsonl" },
            { "--json" }),
        nullptr, false);
    EXPECT_EQ(moved["pairs"], json["pairs"]) << "whatever the order of the files";
    EXPECT_EQ(moved["overall"]["annotators"]["b"], overall["annotators"]["b"]);
}

TEST_F(Annotators, OtherTextsLeaveTheOtherPairs)
{
    write("c.jsonl",
        R"({"text": "12345 67890 12345 67890 12345 67890", "entities": [{"start": 0, "end": 5, "type": "PER"}]})"
        "\n");
    const auto result = run({ "compare", "--no-recipe", "--json", "--system", "a.jsonl", "--system",
        "b.jsonl", "--system", "c.jsonl" });
    const auto json = Json::parse(result.out, nullptr, false);
    ASSERT_FALSE(json.is_discarded()) << result.err;
    EXPECT_NE(result.code, 0) << "a pair stayed out";
    EXPECT_NEAR(json["pairs"][0]["f1"].get<double>(), 2.0 / 7, 1e-12);
    EXPECT_EQ(json["pairs"][1]["f1"], nullptr);
    EXPECT_TRUE(json["pairs"][1].contains("error"));
    EXPECT_EQ(json["overall"]["annotators"]["a"]["deviation"], nullptr);
}

TEST_F(Annotators, TheRecipeRunsAgain)
{
    (void)printed("compare", { "--system", "a.jsonl", "--system", "b.jsonl", "--system", "c.jsonl" },
        { "-o", "made.txt" });
    const auto again = run({ "reproduce", "made.txt" });
    EXPECT_EQ(again.code, 0) << again.out << again.err;
}

TEST_F(Annotators, WhatAMatrixCannotShowIsRefused)
{
    const auto refused = [this](const Words& more, const std::string& why) {
        Words words { "compare", "--system", "a.jsonl", "--system", "b.jsonl", "--system", "c.jsonl" };
        words.insert(words.end(), more.begin(), more.end());
        refuses(words, why);
    };
    refused({ "--measure", "eter" }, "muc.strict.f1");
    refused({ "--measure", "muc.strict.precision" }, "muc.strict.f1");
    refused({ "--min-score", "0.5" }, "--min-score is of one side");
    refused({ "--trials", "10" }, "--trials asks which system is better");
}

TEST_F(WithoutGold, WhatAsksForTheBetterOneIsRefused)
{
    for (const auto& [option, value] : { std::pair("--trials", "10"), { "--list", "fixed" },
             { "--fail-if", "muc.strict.f1 < 0" }, { "--setting", "a:pairing=hipe" } }) {
        refuses({ "compare", "--system", "a.jsonl", "--system", "b.jsonl", option, value },
            std::string(option) + " asks which system is better");
    }
    refuses({ "errors", "--system", "a.jsonl", "--system", "b.jsonl", "--change", "fixed" },
        "which only a gold tells");
    refuses({ "errors", "--system", "a.jsonl", "--system", "b.jsonl", "--found-by", "0" },
        "which only a gold tells");
    refuses({ "compare", "--group", "g=*.jsonl" }, "--gold PATH is missing");
}

} // namespace
