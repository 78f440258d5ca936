// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of the system as a script uses them: --min-score on every command that counts.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;
using touchstone::tests::CliFolder;

class ConfidenceCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.jsonl",
            R"({"id": "d1", "text": "aa bb cc dd ee", "entities": [{"start": 0, "end": 2, "label": "A"},)"
            R"( {"start": 3, "end": 5, "label": "A"}, {"start": 6, "end": 8, "label": "B"}]})"
            "\n");
        write("system.jsonl",
            R"({"id": "d1", "text": "aa bb cc dd ee", "entities": [)"
            R"({"start": 0, "end": 2, "label": "A", "score": 0.9},)"
            R"( {"start": 3, "end": 5, "label": "A", "score": 0.5},)"
            R"( {"start": 9, "end": 11, "label": "B", "score": 0.25}, {"start": 12, "end": 14, "label": "B"}]})"
            "\n");
    }

    touchstone::tests::Result runOn(const std::string& command, std::vector<std::string> more)
    {
        std::vector<std::string> arguments { command, "--gold", "gold.jsonl", "--system", "A=system.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
};

TEST_F(ConfidenceCli, MinScoreDropsBeforeAnythingIsCounted)
{
    const auto result = runOn("score", { "--min-score", "0.5", "--json", "--measure", "all" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    const auto& system = json["systems"][0];
    EXPECT_EQ(system["entities"], 3);
    EXPECT_NE(system["signature"].get<std::string>().find("|min-score:0.5|"), std::string::npos);
    EXPECT_EQ(system["measures"]["muc"]["overall"]["strict"]["act"], 3);
    EXPECT_EQ(system["measures"]["conll"]["overall"]["system"], 3);
    EXPECT_NE(result.err.find("1 of 4 annotations of A tell no score; --min-score 0.5 keeps them."),
        std::string::npos)
        << result.err;
    EXPECT_EQ(result.err.find("left out"), std::string::npos) << "what was asked for is no warning";
    EXPECT_NE(result.out.find("1 of 4 annotations of A have a lower score than 0.5"), std::string::npos);
}

TEST_F(ConfidenceCli, RecordsTablesAndComparisonsSeeTheSame)
{
    const auto errors = runOn("errors", { "--min-score", "0.5", "--outcome", "SPU", "--tsv", "--quiet" });
    ASSERT_EQ(errors.code, 0) << errors.err;
    EXPECT_EQ(std::count(errors.out.begin(), errors.out.end(), '\n'), 2) << errors.out;
    const auto table = runOn("table", { "--min-score", "0.5", "--columns", "cor,act", "--tsv", "--quiet" });
    ASSERT_EQ(table.code, 0) << table.err;
    EXPECT_NE(table.out.find("A\t2\t3"), std::string::npos) << table.out;
    const auto paper = runOn("table", { "--min-score", "0.5", "--latex", "--quiet" });
    EXPECT_NE(paper.out.find("--min-score 0.5"), std::string::npos) << "the recipe makes it again";
    const auto compared = runOn("compare",
        { "--system", "B=system.jsonl", "--setting", "B:min-score=0.3", "--json", "--quiet", "--trials",
            "10" });
    ASSERT_EQ(compared.code, 0) << compared.err;
    const auto json = Json::parse(compared.out);
    EXPECT_NE(compared.out.find("min-score"), std::string::npos);
    ASSERT_EQ(json["differences"].size(), 1U);
    const auto& difference = json["differences"][0];
    EXPECT_GT(difference["difference"], 0.0) << "one false alarm less";
    ASSERT_EQ(difference["differing"]["A"].size(), 1U) << "the dropped annotation alone";
    EXPECT_EQ(difference["differing"]["A"][0]["system"]["id"], "#3");
    EXPECT_EQ(difference["differing"]["B"].size(), 0U);
}

TEST_F(ConfidenceCli, MinScoreOfAFileWithoutScoresIsAWarning)
{
    const auto result
        = run({ "score", "--gold", "gold.jsonl", "--system", "gold.jsonl", "--min-score", "0.5" });
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(result.err.find("No annotation of gold tells a score, so --min-score 0.5 changes nothing."),
        std::string::npos)
        << result.err;
    EXPECT_EQ(
        run({ "score", "--gold", "gold.jsonl", "--system", "gold.jsonl", "--min-score", "0.5", "--strict" })
            .code,
        1);
}

TEST_F(ConfidenceCli, MinScoreIsANumberFromZeroToOne)
{
    for (const auto* word : { "1.5", "-0.1", "half", "nan", "" }) {
        const auto result = runOn("score", { "--min-score", word });
        if (*word != '\0') {
            EXPECT_EQ(result.code, 2) << word;
            EXPECT_NE(result.err.find("min-score"), std::string::npos) << result.err;
        }
    }
    EXPECT_EQ(runOn("score", { "--min-score", "none", "--quiet" }).code, 0);
}

} // namespace
