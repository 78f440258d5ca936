// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of the system as a script uses them: --min-score on every command that counts.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

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
    EXPECT_NE(
        result.err.find("1 of 4 annotations of A have no confidence score; --min-score 0.5 keeps them."),
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

TEST_F(ConfidenceCli, WhatIsLeftOutIsAList)
{
    for (const auto& [least, dropped] :
        { std::pair("0.2", 0), std::pair("0.5", 1), std::pair("0.51", 2), std::pair("1", 3) }) {
        const auto list
            = runOn("errors", { "--min-score", least, "--list", "left-out", "--json", "--quiet" });
        ASSERT_EQ(list.code, 0) << list.err;
        EXPECT_EQ(std::count(list.out.begin(), list.out.end(), '\n'), dropped) << least << list.out;
        const auto score = runOn("score", { "--min-score", least, "--json", "--measure", "muc" });
        EXPECT_EQ(score.out.find("left-out lists them") != std::string::npos, dropped > 0) << score.out;
    }
    // They tell what they would count as: below 0.51 one correct annotation goes, and one false alarm.
    for (const auto* outcome : { "COR", "SPU" }) {
        const auto one = runOn("errors",
            { "--min-score", "0.51", "--list", "left-out", "--outcome", outcome, "--tsv", "--quiet" });
        EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 2) << one.out;
    }
    const auto range = runOn("errors",
        { "--min-score", "1", "--list", "left-out", "--value", "score:0.3-0.9", "--tsv", "--quiet" });
    EXPECT_EQ(std::count(range.out.begin(), range.out.end(), '\n'), 3) << range.out;
    EXPECT_EQ(runOn("errors", { "--list", "left-out" }).code, 2) << "without --min-score nothing is left out";
    EXPECT_EQ(runOn("errors", { "--min-score", "1", "--list", "left-out", "--value", "cer:0-1" }).code, 2);
}

TEST_F(ConfidenceCli, MinScoreOfAFileWithoutScoresIsAWarning)
{
    const auto result
        = run({ "score", "--gold", "gold.jsonl", "--system", "gold.jsonl", "--min-score", "0.5" });
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(
        result.err.find("No annotation of gold has a confidence score, so --min-score 0.5 changes nothing."),
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

TEST_F(ConfidenceCli, ByScoreTellsEveryThresholdAsMinScoreCountsIt)
{
    const auto result = runOn("score", { "--by", "score", "--json", "--measure", "muc", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto system = Json::parse(result.out)["systems"][0];
    ASSERT_EQ(system["thresholds"].size(), 3U);
    EXPECT_EQ(system["thresholds_left_out"], 0);
    EXPECT_EQ(system["unscored"], 1);
    std::vector<double> scores;
    for (const auto& at : system["thresholds"]) {
        scores.push_back(at["score"]);
        const auto alone
            = runOn("score", { "--min-score", at["score"].dump(), "--json", "--measure", "muc", "--quiet" });
        const auto muc = Json::parse(alone.out)["systems"][0]["measures"]["muc"];
        EXPECT_EQ(at["annotations"], muc["overall"]["strict"]["act"]);
        for (const auto* scheme : { "strict", "exact", "partial", "type" }) {
            EXPECT_EQ(at[scheme], muc["overall"][scheme]);
            EXPECT_EQ(at["types"]["A"][scheme], muc["types"]["A"][scheme]);
        }
    }
    EXPECT_EQ(scores, (std::vector<double> { 0.25, 0.5, 0.9 }));
    EXPECT_EQ(system["best_f1"]["overall"]["strict"]["score"], 0.5);
    EXPECT_EQ(system["best_f1"]["types"]["A"]["strict"]["f1"], 1.0);
    EXPECT_TRUE(system["best_f1"]["types"]["B"]["strict"].is_null()) << "0 at every score";
    EXPECT_NE(system["best_f1"]["note"].get<std::string>().find("flatters"), std::string::npos);
    // --min-score changes the scores, not the curve.
    const auto both = Json::parse(
        runOn("score", { "--by", "score", "--min-score", "0.9", "--json", "--measure", "muc", "--quiet" })
            .out);
    EXPECT_EQ(both["systems"][0]["thresholds"], system["thresholds"]);
    EXPECT_EQ(both["systems"][0]["measures"]["muc"]["overall"]["strict"]["act"], 2);
    // Both forms say so, and only then.
    EXPECT_NE(
        both["systems"][0]["thresholds_note"].get<std::string>().find("also those below"), std::string::npos);
    EXPECT_FALSE(system.contains("thresholds_note"));
    constexpr auto* words = "Thresholds go over every score of the system, also those below --min-score";
    EXPECT_NE(runOn("score", { "--by", "score", "--min-score", "0.9", "--quiet" }).out.find(words),
        std::string::npos);
    EXPECT_EQ(runOn("score", { "--by", "score", "--quiet" }).out.find(words), std::string::npos);
}

TEST_F(ConfidenceCli, ByScorePrintsTablesForPeopleAndScripts)
{
    const auto text = runOn("score", { "--by", "score", "--quiet" });
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_NE(text.out.find("A: strict, A, by score\n"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("A: strict, by score\n"), std::string::npos);
    EXPECT_NE(text.out.find("best F1 over the confidence threshold"), std::string::npos);
    EXPECT_NE(text.out.find("chosen on the data that it is scored on flatters"), std::string::npos);
    const auto tsv = runOn("score", { "--by", "score,document", "--tsv", "--measure", "muc", "--quiet" });
    ASSERT_EQ(tsv.code, 0) << tsv.err;
    EXPECT_NE(tsv.out.find("\tmin_score\tkept\tcor\t"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("\nA\toverall\t\tstrict\t0.5\t3\t2\t0\t0\t1\t1\t3\t3\t"), std::string::npos)
        << tsv.out;
    EXPECT_NE(tsv.out.find("\nA\tdocument\td1\tstrict\t"), std::string::npos) << "both at once";
}

TEST_F(ConfidenceCli, ByScoreOfManyScoresIsShortForPeopleAndWholeForScripts)
{
    std::string entities;
    std::string text;
    for (int i = 0; i < 100; ++i) {
        entities += std::string(i == 0 ? "" : ", ") + "{\"start\": " + std::to_string(2 * i) + ", \"end\": "
            + std::to_string(2 * i + 1) + ", \"label\": \"A\", \"score\": 0." + std::to_string(100 + i) + "}";
        text += "w ";
    }
    write("many.jsonl", "{\"id\": \"d1\", \"text\": \"" + text + "\", \"entities\": [" + entities + "]}\n");
    const std::vector<std::string> files { "score", "--gold", "many.jsonl", "--system", "many.jsonl", "--by",
        "score", "--quiet" };
    auto arguments = files;
    const auto people = run(arguments);
    EXPECT_NE(people.out.find("many: strict, by score (20 of 100 scores)"), std::string::npos) << people.out;
    arguments.emplace_back("--json");
    EXPECT_EQ(Json::parse(run(arguments).out)["systems"][0]["thresholds"].size(), 100U);
}

TEST_F(ConfidenceCli, LongScoresAreShownInShortAndCountTheSame)
{
    write("long.jsonl",
        R"({"id": "d1", "text": "aa bb cc", "entities": [)"
        R"({"start": 0, "end": 2, "label": "A", "score": 0.3559419512700145},)"
        R"({"start": 3, "end": 5, "label": "A", "score": 0.8999999761581421},)"
        R"({"start": 6, "end": 8, "label": "A", "score": 0.9000000357627869}]})"
        "\n");
    const std::vector<std::string> files { "score", "--gold", "long.jsonl", "--system", "long.jsonl",
        "--quiet" };
    const auto with = [&](const std::vector<std::string>& further) {
        auto arguments = files;
        arguments.insert(arguments.end(), further.begin(), further.end());
        return run(arguments).out;
    };
    const auto people = with({ "--by", "score" });
    EXPECT_EQ(people.find("0.3559419512700145"), std::string::npos) << people;
    const auto whole = Json::parse(with({ "--by", "score", "--json" }))["systems"][0];
    std::size_t number = 0;
    for (const auto* score : { "0.355", "0.899", "0.9" }) {
        EXPECT_NE(people.find("\n" + std::string(score) + ' '), std::string::npos) << score << '\n' << people;
        const auto alone = Json::parse(with({ "--min-score", score, "--json", "--measure", "muc" }));
        EXPECT_EQ(alone["systems"][0]["measures"]["muc"]["overall"]["strict"],
            whole["thresholds"][number]["strict"]);
        ++number;
    }
    EXPECT_EQ(whole["thresholds"][0]["score"], 0.3559419512700145) << "whole for scripts";
}

TEST_F(ConfidenceCli, AWantedPrecisionStandsBesideTheBestF1)
{
    const std::vector<std::string> asked { "--by", "score", "--at", "precision=0.6", "--measure", "muc",
        "--quiet" };
    auto words = asked;
    words.emplace_back("--json");
    const auto result = runOn("score", words);
    ASSERT_EQ(result.code, 0) << result.err;
    const auto system = Json::parse(result.out)["systems"][0];
    const auto& at = system["at_precision"];
    EXPECT_EQ(at["precision"], 0.6);
    EXPECT_EQ(at["overall"]["strict"]["score"], 0.5);
    EXPECT_EQ(at["overall"]["strict"]["precision"], system["thresholds"][1]["strict"]["precision"]);
    EXPECT_EQ(at["types"]["A"]["strict"]["score"], 0.25);
    EXPECT_TRUE(at["types"]["B"]["strict"].is_null()) << "at no score";
    EXPECT_EQ(system["best_f1"]["overall"]["strict"]["score"], 0.5) << "as without it";
    const auto people = runOn("score", asked);
    EXPECT_NE(people.out.find("Threshold, P ≥ 0.6"), std::string::npos) << people.out;
    for (const auto* word : { "precision=2", "precision=", "precision=nan", "recall=0.5", "0.9" }) {
        EXPECT_EQ(runOn("score", { "--by", "score", "--at", word }).code, 2) << word;
    }
    EXPECT_EQ(runOn("score", { "--at", "precision=0.9" }).code, 2) << "without --by score";
}

TEST_F(ConfidenceCli, MinScoreIsTakenFromOtherData)
{
    ASSERT_EQ(runOn("score", { "--by", "score", "--json", "--quiet", "-o", "dev.json" }).code, 0);
    const auto chosen = runOn("score", { "--min-score", "from=dev.json", "--json", "--quiet" });
    ASSERT_EQ(chosen.code, 0) << chosen.err;
    const auto json = Json::parse(chosen.out);
    const auto given = Json::parse(runOn("score", { "--min-score", "0.5", "--json", "--quiet" }).out);
    EXPECT_EQ(json["systems"][0]["signature"], given["systems"][0]["signature"])
        << "the number in force is told";
    EXPECT_EQ(json["systems"][0]["measures"], given["systems"][0]["measures"]);
    EXPECT_NE(
        json["recipe"]["command"].get<std::string>().find("--min-score from=dev.json"), std::string::npos);
    EXPECT_NE(json["recipe"].dump().find("Chosen threshold"), std::string::npos);
    EXPECT_NE(chosen.out.find("--min-score is 0.5: chosen for the best F1 (strict) of A there."),
        std::string::npos);

    ASSERT_EQ(
        runOn("score", { "--by", "score", "--at", "precision=0.3", "--json", "--quiet", "-o", "at.json" })
            .code,
        0);
    const auto at
        = runOn("errors", { "--min-score", "from=at.json", "--outcome", "SPU", "--tsv", "--quiet" });
    ASSERT_EQ(at.code, 0) << at.err;
    EXPECT_EQ(std::count(at.out.begin(), at.out.end(), '\n'), 3) << "0.25 keeps both: " << at.out;

    write("run.json", chosen.out);
    const auto again = run({ "reproduce", "run.json" });
    EXPECT_EQ(again.code, 0) << again.out << again.err;
}

TEST_F(ConfidenceCli, AFileWithoutAThresholdIsRefused)
{
    EXPECT_EQ(runOn("score", { "--min-score", "from=" }).code, 2);
    EXPECT_EQ(runOn("score", { "--min-score", "from=none.json" }).code, 1);
    const auto other = runOn("score", { "--min-score", "from=gold.jsonl" });
    EXPECT_EQ(other.code, 1);
    EXPECT_NE(other.err.find("gold.jsonl:1:1: error: The file holds no system's scores."), std::string::npos)
        << other.err;
    ASSERT_EQ(
        runOn("score", { "--by", "score", "--at", "precision=0.99", "--json", "--quiet", "-o", "at.json" })
            .code,
        0);
    const auto never = runOn("score", { "--min-score", "from=at.json" });
    EXPECT_EQ(never.code, 1);
    EXPECT_NE(never.err.find("No threshold of A gives a precision of 0.99 (strict)"), std::string::npos)
        << never.err;
    EXPECT_EQ(runOn("score", { "--min-score", "from=at.json", "-o", "at.json" }).code, 2)
        << "what is read is never written";
}

TEST_F(ConfidenceCli, ByScoreRefusesWhatItCannotDoInWords)
{
    const auto hipe = runOn("score", { "--by", "score", "--pairing", "hipe" });
    EXPECT_EQ(hipe.code, 2);
    EXPECT_NE(hipe.err.find("There is no curve over scores under the pairing HIPE"), std::string::npos);
    EXPECT_NE(hipe.err.find("a preset such as SemEval-2013"), std::string::npos) << hipe.err;
    const auto wrong = runOn("score", { "--by", "scores" });
    EXPECT_EQ(wrong.code, 2);
    EXPECT_NE(wrong.err.find("score"), std::string::npos);
    const auto none = run({ "score", "--gold", "gold.jsonl", "--system", "gold.jsonl", "--by", "score" });
    EXPECT_EQ(none.code, 0);
    EXPECT_NE(none.err.find("No annotation of gold has a confidence score"), std::string::npos) << none.err;
}

} // namespace
