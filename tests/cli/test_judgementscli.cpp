// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements of a project as a script sees them: fields of records, a slice like others; the command
// `judgements`.
#include "tests/cli/clifolder.h"

namespace touchstone::tests {
namespace {

class JudgementsCli : public CliFolder
{
protected:
    void SetUp() override
    {
        const char* const gold = "Ada B-PER\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n";
        write("gold.conll", gold);
        write("a.conll", "Ada B-LOC\nsaw O\nParis B-LOC\nand O\nRome O\n");
        write("p.touchstone", R"({"touchstone-project": 1, "sets": [
            {"name": "one", "gold": "gold.conll", "systems": ["a.conll"]},
            {"name": "two", "gold": "gold.conll", "systems": ["a.conll"]}]})");
    }
    /// Of the records of data set one (Ada PER/LOC, Paris found, Rome missed) those of these words, as JSON.
    std::vector<Json> records(const std::vector<std::string>& words, const std::string& set = "one")
    {
        std::vector<std::string> all { "errors", "--project", "p.touchstone", "--set", set, "--json" };
        all.insert(all.end(), words.begin(), words.end());
        const auto result = run(all);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> read;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            read.push_back(Json::parse(line));
        }
        return read;
    }
    void judge(const Json& record, const std::string& verdict, const std::string& text)
    {
        Json line { { "set", "one" }, { "document", record["document"] } };
        const auto annotationOf = [&record](const char* side) {
            const auto& annotation = record[side];
            return Json { { "start", annotation["start"] }, { "end", annotation["end"] },
                { "type", annotation["types"][0] } };
        };
        line.update(annotationOf(record["gold"].is_null() ? "system" : "gold"));
        if (record["gold"].is_null()) {
            line["side"] = "system";
        } else if (!record["system"].is_null()) {
            line["proposal"] = annotationOf("system");
        }
        line["verdict"] = verdict;
        line["note"] = text;
        line["time"] = "2026-11-26";
        m_lines += line.dump() + "\n";
        write("p.judgements.jsonl", m_lines);
    }

    std::string m_lines;
};

TEST_F(JudgementsCli, RecordsTellWhatWasSaidOfThem)
{
    const auto before = records({});
    ASSERT_EQ(before.size(), 3U);
    EXPECT_FALSE(before[0].contains("judgement")) << "the project has none";
    judge(before[0], "gold-wrong", "a place");
    judge(before[2], "unclear-guideline", "");
    const auto after = records({ "--by", "verdict" });
    ASSERT_EQ(after.size(), 3U);
    EXPECT_EQ(after[0]["judgement"], (Json { { "verdict", "gold-wrong" }, { "text", "a place" } }));
    EXPECT_EQ(after[0]["slices"]["verdict"], "gold-wrong");
    EXPECT_TRUE(after[1]["judgement"].is_null());
    EXPECT_EQ(after[1]["slices"]["verdict"], "none");
    EXPECT_EQ(after[2]["judgement"]["verdict"], "unclear-guideline");
    EXPECT_FALSE(after[2]["judgement"].contains("text"));
    for (const auto& record : records({}, "two")) {
        EXPECT_TRUE(record["judgement"].is_null()) << "of another data set";
    }
}

TEST_F(JudgementsCli, TheyChooseAndGroupAsOtherSlicesDo)
{
    const auto before = records({});
    judge(before.at(0), "gold-wrong", "");
    const auto chosen = records({ "--where", "verdict=gold-wrong" });
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(chosen[0]["id"], before[0]["id"]);
    EXPECT_EQ(records({ "--where", "verdict=none" }).size(), 2U);
    const auto groups = records({ "--group-by", "verdict" });
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0]["count"], 2) << "of which nothing was said";
    EXPECT_EQ(groups[1]["value"], "gold-wrong");
    const auto score
        = run({ "score", "--project", "p.touchstone", "--set", "one", "--by", "verdict", "--json" });
    ASSERT_EQ(score.code, 0) << score.err;
    EXPECT_TRUE(holds(score.out, "gold-wrong"));
    const auto given = run({ "errors", "--gold", "gold.conll", "--system", "a.conll", "--judgements",
        "p.judgements.jsonl", "--judged-set", "one", "--where", "verdict=gold-wrong", "--tsv" });
    ASSERT_EQ(given.code, 0) << given.err;
    EXPECT_EQ(std::ranges::count(given.out, '\n'), 2) << given.out;
}

TEST_F(JudgementsCli, ItsValuesAreKnownBeforehand)
{
    judge(records({}).at(0), "gold-wrong", "");
    EXPECT_TRUE(records({ "--where", "verdict=unclear-guideline" }).empty()) << "said of nothing so far";
    const auto unknown = run({ "errors", "--project", "p.touchstone", "--set", "one", "--where",
        "verdict=unclear-guidelines", "--tsv" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(holds(unknown.err, "both-wrong, unclear-guideline, broken-text, none")) << unknown.err;
    EXPECT_TRUE(holds(unknown.err, "Did you mean \"unclear-guideline\"")) << unknown.err;
}

TEST_F(JudgementsCli, TheFormerWordsAreUnderstood)
{
    const auto before = records({});
    judge(before.at(0), "gold-wrong", "");
    const auto line = Json { { "set", "one" }, { "document", before.at(2)["document"] },
        { "gold",
            { { "start", before.at(2)["gold"]["start"] }, { "end", before.at(2)["gold"]["end"] },
                { "type", "LOC" } } },
        { "system", nullptr }, { "verdict", "debatable" }, { "text", "why" }, { "date", "2026-11-26" } };
    write("p.judgements.jsonl", m_lines + line.dump() + "\n");
    EXPECT_EQ(records({ "--where", "judgement=gold-wrong" }).size(), 1U);
    EXPECT_EQ(records({ "--where", "judgement=debatable" }).size(), 1U);
    EXPECT_EQ(records({ "--where", "verdict=unclear-guideline" }).at(0)["judgement"]["text"], "why");
    EXPECT_EQ(records({ "--by", "judgement" }).at(0)["slices"]["verdict"], "gold-wrong");
    EXPECT_EQ(records({ "--group-by", "judgement" }).size(), 3U);
}

TEST_F(JudgementsCli, SeveralJudgesAreReadTogether)
{
    judge(records({}).at(0), "gold-wrong", "");
    auto other = Json::parse(m_lines);
    other["judge"] = "Zoe";
    other["verdict"] = "system-wrong";
    write("zoe.jsonl", other.dump() + "\n");
    EXPECT_EQ(records({ "--judgements", "zoe.jsonl", "--where", "verdict=system-wrong" }).size(), 1U)
        << "beside the project's own, which tell no name";
    EXPECT_EQ(records({ "--judgements", "zoe.jsonl" }).at(0)["judgement"]["judge"], "Zoe");
    EXPECT_EQ(records({ "--judgements", "zoe.jsonl", "--where", "verdict.Zoe=system-wrong" }).size(), 1U);
    EXPECT_TRUE(records({ "--judgements", "zoe.jsonl", "--where", "verdict.Zoe=gold-wrong" }).empty());
    EXPECT_EQ(records({ "--judgements", "zoe.jsonl", "--group-by", "verdict.Zoe" }).size(), 2U);
    const auto score = run({ "score", "--project", "p.touchstone", "--set", "one", "--judgements",
        "zoe.jsonl", "--by", "verdict.Zoe", "--json" });
    EXPECT_EQ(score.code, 0) << score.err;
    EXPECT_TRUE(holds(score.out, "system-wrong"));
}

TEST_F(JudgementsCli, OtherPresetsAndLabelsLoseNothing)
{
    judge(records({}).at(0), "gold-wrong", "");
    judge(records({}).at(2), "unclear-guideline", "");
    write("map.tsv", "both\tPER\tperson.name\nboth\tLOC\tplace\n");
    const std::vector<std::vector<std::string>> settings { {}, { "--preset", "hipe-2022-strict" },
        { "--preset", "conll-2003" }, { "--pairing", "first-come" }, { "--pairing", "hipe" },
        { "--label-map", "map.tsv" }, { "--label-map", "map.tsv", "--preset", "hipe-2022-strict" },
        { "--label-map", "map.tsv", "--collapse-types", "1" }, { "--unit", "token" } };
    for (const auto& words : settings) {
        auto wrong = words;
        wrong.insert(wrong.end(), { "--where", "verdict=gold-wrong" });
        EXPECT_EQ(records(wrong).size(), 1U) << (words.empty() ? "" : words.back());
        wrong.back() = "verdict=unclear-guideline";
        EXPECT_EQ(records(wrong).size(), 1U) << (words.empty() ? "" : words.back());
    }
    EXPECT_EQ(records({ "--types", "PER,LOC", "--where", "verdict=gold-wrong" }).size(), 1U);
}

TEST_F(JudgementsCli, WhatIsMissingOrWrongIsTold)
{
    const auto none = run({ "errors", "--project", "p.touchstone", "--set", "one", "--by", "verdict" });
    EXPECT_NE(none.code, 0) << none.out;
    EXPECT_TRUE(holds(none.err, "Judgements stand beside a project")) << none.err;
    const auto missing
        = run({ "errors", "--gold", "gold.conll", "--system", "a.conll", "--judgements", "none.jsonl" });
    EXPECT_NE(missing.code, 0);
    EXPECT_TRUE(holds(missing.err, "none.jsonl")) << missing.err;
    judge(records({}).at(0), "wrong", "");
    const auto slip = run({ "errors", "--project", "p.touchstone", "--set", "one" });
    EXPECT_TRUE(holds(slip.err, "broken-text and cleared")) << slip.err;
}

class JudgementsCommand : public CliFolder
{
protected:
    void SetUp() override
    {
        write("gold.conll", "Ada B-PER\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n");
        write("a.conll", "Ada B-LOC\nsaw B-PER\nParis B-LOC\nand O\nRome O\n");
    }
    static std::string line(const std::string& judge, const std::string& verdict, int begin, int end,
        const std::string& rest = {})
    {
        return R"({"document": "gold", "start": )" + std::to_string(begin) + R"(, "end": )"
            + std::to_string(end) + R"(, "type": ")" + (begin == 0 ? "PER" : "LOC") + R"(", "verdict": ")"
            + verdict + R"(", "judge": ")" + judge + R"(", "time": "2026-11-26")" + rest + "}\n";
    }
    Json json(std::vector<std::string> words)
    {
        words.insert(words.begin(), "judgements");
        words.emplace_back("--json");
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out) : Json();
    }
};

TEST_F(JudgementsCommand, CountsAgreementAndEstimateAreTold)
{
    const std::string random = R"(, "sampled": "random", "pi": 1)";
    write("ann.jsonl",
        line("Ann", "gold-wrong", 0, 3, random) + line("Ann", "system-wrong", 8, 13, random)
            + line("Ann", "system-wrong", 18, 22, random));
    write("zoe.jsonl",
        line("Zoe", "gold-wrong", 0, 3) + line("Zoe", "both-wrong", 8, 13)
            + line("Zoe", "both-wrong", 18, 22, R"(, "adjudicated": true)"));
    const auto told = json({ "--gold", "gold.conll", "ann.jsonl", "zoe.jsonl" });
    EXPECT_EQ(told["places"], 3);
    EXPECT_EQ(told["counted"]["gold-wrong"], 1);
    EXPECT_EQ(told["counted"]["both-wrong"], 1) << "adjudicated";
    EXPECT_EQ(told["counted"]["system-wrong"], 1) << "of two judges the first, of one time the first by name";
    ASSERT_EQ(told["judges"].size(), 3U);
    EXPECT_EQ(told["judges"][0]["judge"], "Ann");
    EXPECT_EQ(told["judges"][0]["verdicts"]["system-wrong"], 2);
    EXPECT_TRUE(told["judges"][2]["adjudicated"]);
    ASSERT_EQ(told["agreement"].size(), 1U);
    const auto& both = told["agreement"][0];
    EXPECT_EQ(both["places"], 2);
    EXPECT_EQ(both["share"], 0.5);
    EXPECT_TRUE(both["share_interval"].is_null()) << "of one document";
    EXPECT_EQ(both["table"][0][0], 1);
    EXPECT_EQ(both["table"][1][3], 1);
    ASSERT_EQ(both["disagreements"].size(), 1U);
    EXPECT_EQ(both["disagreements"][0]["fragments"], Json::parse("[[8, 13]]"));
    EXPECT_EQ(both["disagreements"][0]["second"], "both-wrong");
    EXPECT_EQ(told["estimate"]["places"], 3);
    EXPECT_DOUBLE_EQ(told["estimate"]["rate"].get<double>(), 2.0 / 3);
    EXPECT_EQ(json({ "ann.jsonl", "--gold", "gold.conll", "--system", "a.conll" })["estimate"]["places"], 4)
        << "\"saw\" is one, too";
    EXPECT_TRUE(json({ "ann.jsonl" })["estimate"].is_null());

    const auto text = run({ "judgements", "--gold", "gold.conll", "ann.jsonl", "zoe.jsonl" });
    EXPECT_EQ(text.code, 0);
    EXPECT_TRUE(holds(text.out, "Ann, Zoe")) << text.out;
    EXPECT_TRUE(holds(text.out, "Gold error rate: 66.7 %")) << text.out;
    EXPECT_TRUE(holds(text.out, "(adjudicated)")) << text.out;
}

TEST_F(JudgementsCommand, OfAGoldThatHasChangedLostLinesAreTold)
{
    write("ann.jsonl",
        line("Ann", "gold-wrong", 4, 7, R"(, "text": "Ada")")
            + line("Ann", "gold-wrong", 8, 13, R"(, "text": "Turin")"));
    const auto result = run({ "judgements", "--gold", "gold.conll", "ann.jsonl", "--json" });
    const auto told = Json::parse(result.out);
    EXPECT_EQ(told["moved"], 1);
    ASSERT_EQ(told["lost"].size(), 1U);
    EXPECT_EQ(told["lost"][0]["line"], 2);
    EXPECT_EQ(told["lost"][0]["text"], "Turin");
    EXPECT_TRUE(holds(result.err, "ann.jsonl:2")) << result.err;
}

TEST_F(JudgementsCommand, WhatIsMissingIsTold)
{
    EXPECT_EQ(run({ "judgements" }).code, 2);
    write("ann.jsonl", line("Ann", "gold-wrong", 0, 3));
    EXPECT_EQ(run({ "judgements", "ann.jsonl", "--system", "a.conll" }).code, 2);
    // A gold in place of judgements.
    write("gold.jsonl",
        R"({"id": "d", "text": "Ada", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        "\n");
    const auto other = run({ "judgements", "gold.jsonl", "--gold", "gold.jsonl" });
    EXPECT_EQ(other.code, 1);
    EXPECT_TRUE(other.out.empty()) << other.out;
    EXPECT_NE(other.err.find("gold.jsonl:1:1: error: none of its lines is a judgement"), std::string::npos)
        << other.err;
    write("empty.jsonl", "");
    EXPECT_EQ(run({ "judgements", "empty.jsonl" }).code, 0) << "nobody has judged yet";
    EXPECT_NE(run({ "judgements", "none.jsonl" }).code, 0);
    EXPECT_TRUE(json({ "--gold", "gold.conll", "ann.jsonl" })["estimate"]["rate"].is_null())
        << "nothing was drawn";
    const auto text = run({ "judgements", "--gold", "gold.conll", "ann.jsonl" });
    EXPECT_TRUE(holds(text.out, "Gold error rate: – (no place was drawn at random), of 3 places.\n"))
        << text.out;
}

} // namespace
} // namespace touchstone::tests
