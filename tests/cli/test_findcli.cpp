// SPDX-License-Identifier: GPL-3.0-or-later
// `find` as scripts and people see it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

class FindCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.jsonl",
            R"({"id": "d1", "text": "Ada in Rome and Rome Smith, Rome", "entities": [)"
            R"({"start": 7, "end": 11, "type": "LOC"}, {"start": 16, "end": 26, "type": "PER"}]})"
            "\n");
        write("system.jsonl",
            R"({"id": "d1", "text": "Ada in Rome and Rome Smith, Rome", "entities": [)"
            R"({"start": 7, "end": 11, "type": "LOC"}, {"start": 21, "end": 26, "type": "PER"},)"
            R"( {"start": 28, "end": 32, "type": "LOC"}]})"
            "\n");
    }

    touchstone::tests::Result find(
        const std::vector<std::string>& words, const std::vector<std::string>& more = {})
    {
        std::vector<std::string> arguments { "find" };
        arguments.insert(arguments.end(), words.begin(), words.end());
        arguments.insert(arguments.end(), { "--gold", "gold.jsonl", "--quiet" });
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
    /// Lines of JSON or TSV.
    std::ptrdiff_t lines(const std::vector<std::string>& words, const std::vector<std::string>& more)
    {
        const auto result = find(words, more);
        EXPECT_EQ(result.code, 0) << result.err;
        return std::count(result.out.begin(), result.out.end(), '\n');
    }
};

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST_F(FindCli, PrintsAConcordance)
{
    const auto result = find({ "Rome" }, { "--system", "A=system.jsonl", "--tsv" });
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out,
        "document\ttext_of\tstart\tend\tline\tleft\twords\tright\tgold\tA\n"
        "d1\tgold\t7\t11\t\tAda in\tRome\tand Rome Smith, Rome\tLOC\tLOC COR\n"
        "d1\tgold\t16\t20\t\tAda in Rome and\tRome\tSmith, Rome\tPER (contains)\tPER INC\n"
        "d1\tgold\t28\t32\t\tAda in Rome and Rome Smith,\tRome\t\t\tLOC SPU\n");
    const auto people = find({ "Rome" }, { "--system", "A=system.jsonl", "--top", "1", "--scheme", "type" });
    EXPECT_TRUE(tells(people.out, "The first 1 of 3 occurrences in 1 document. Annotated: gold 2, A 2.\n"))
        << people.out;
    EXPECT_FALSE(tells(people.out, "Text of")) << "all stand in the gold's text";
}

TEST_F(FindCli, RecordsAreThoseOfErrors)
{
    const auto found = find({ "Rome" }, { "--system", "A=system.jsonl", "--json" });
    ASSERT_EQ(found.code, 0) << found.err;
    const auto first = Json::parse(found.out.substr(0, found.out.find('\n')));
    const auto& record = first["systems"]["A"][0];
    EXPECT_EQ(record["outcome"]["strict"], "COR");
    EXPECT_EQ(record["relation"], "equal");
    EXPECT_EQ(first["gold"][0]["types"], (Json { "LOC" }));
    const auto errors
        = run({ "errors", "--gold", "gold.jsonl", "--system", "A=system.jsonl", "--json", "--quiet" });
    EXPECT_TRUE(tells(errors.out, "\"id\":" + record["id"].dump() + ",\"outcome\":{\"strict\":\"COR\""))
        << errors.out;
}

TEST_F(FindCli, WordsAreWholeAndWithTheirCaseUnlessAsked)
{
    EXPECT_EQ(lines({ "Rom" }, { "--json" }), 0);
    EXPECT_EQ(lines({ "Rom" }, { "--json", "--partial" }), 3);
    EXPECT_EQ(lines({ "rome" }, { "--json" }), 0);
    EXPECT_EQ(lines({ "rome" }, { "--json", "--ignore-case" }), 3);
    EXPECT_EQ(lines({ "Rome", "Smith" }, { "--json" }), 1) << "several words are one string";
    EXPECT_EQ(lines({ "Rome" }, { "--json", "--top", "2" }), 2);
    const auto near = find({ "Smith" }, { "--tsv", "--context", "5" });
    EXPECT_TRUE(tells(near.out, "\tRome\tSmith\t, Rom\t")) << near.out;
}

TEST_F(FindCli, GoldAloneIsEnough)
{
    const auto alone = find({ "Rome" }, {});
    EXPECT_EQ(alone.code, 0) << alone.err;
    EXPECT_TRUE(tells(alone.out, "3 occurrences in 1 document. Annotated: gold 2.\n")) << alone.out;
    EXPECT_TRUE(tells(find({ "nothing" }).out, "0 occurrences in 0 documents. Annotated: gold 0.\n"));
}

TEST_F(FindCli, LinesAreThoseOfTheFile)
{
    write("a.conll", "Ada B-PER\nmet O\n\nBen B-PER\nmet O\n\n");
    const auto result = run({ "find", "met", "--gold", "a.conll", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto cut = result.out.find('\n');
    EXPECT_EQ(Json::parse(result.out.substr(0, cut))["line"], 2);
    EXPECT_EQ(Json::parse(result.out.substr(cut + 1))["line"], 5);
}

TEST_F(FindCli, RefusesToLookForNothing)
{
    for (const auto* words : { "", " " }) {
        const auto result = find({ words });
        EXPECT_EQ(result.code, 2) << result.out;
        EXPECT_TRUE(tells(result.err, "find WORDS --gold PATH")) << result.err;
    }
    const auto gold = run({ "find", "Rome" });
    EXPECT_EQ(gold.code, 2);
    EXPECT_TRUE(tells(gold.err, "--gold PATH is missing.")) << gold.err;
}

} // namespace
