// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements of a project as a script sees them: fields of records, a slice like others.
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
        for (const char* side : { "gold", "system" }) {
            const auto& annotation = record[side];
            line[side] = nullptr;
            if (!annotation.is_null()) {
                line[side]["start"] = annotation["start"];
                line[side]["end"] = annotation["end"];
                line[side]["type"] = annotation["types"][0];
            }
        }
        line["verdict"] = verdict;
        line["text"] = text;
        line["date"] = "2026-11-26";
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
    judge(before[2], "debatable", "");
    const auto after = records({ "--by", "judgement" });
    ASSERT_EQ(after.size(), 3U);
    EXPECT_EQ(after[0]["judgement"], (Json { { "verdict", "gold-wrong" }, { "text", "a place" } }));
    EXPECT_EQ(after[0]["slices"]["judgement"], "gold-wrong");
    EXPECT_TRUE(after[1]["judgement"].is_null());
    EXPECT_EQ(after[1]["slices"]["judgement"], "none");
    EXPECT_EQ(after[2]["judgement"]["verdict"], "debatable");
    EXPECT_FALSE(after[2]["judgement"].contains("text"));
    for (const auto& record : records({}, "two")) {
        EXPECT_TRUE(record["judgement"].is_null()) << "of another data set";
    }
}

TEST_F(JudgementsCli, TheyChooseAndGroupAsOtherSlicesDo)
{
    const auto before = records({});
    judge(before.at(0), "gold-wrong", "");
    const auto chosen = records({ "--where", "judgement=gold-wrong" });
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(chosen[0]["id"], before[0]["id"]);
    EXPECT_EQ(records({ "--where", "judgement=none" }).size(), 2U);
    const auto groups = records({ "--group-by", "judgement" });
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0]["count"], 2) << "of which nothing was said";
    EXPECT_EQ(groups[1]["value"], "gold-wrong");
    const auto score
        = run({ "score", "--project", "p.touchstone", "--set", "one", "--by", "judgement", "--json" });
    ASSERT_EQ(score.code, 0) << score.err;
    EXPECT_TRUE(holds(score.out, "gold-wrong"));
    const auto given = run({ "errors", "--gold", "gold.conll", "--system", "a.conll", "--judgements",
        "p.judgements.jsonl", "--judged-set", "one", "--where", "judgement=gold-wrong", "--tsv" });
    ASSERT_EQ(given.code, 0) << given.err;
    EXPECT_EQ(std::ranges::count(given.out, '\n'), 2) << given.out;
}

TEST_F(JudgementsCli, ItsValuesAreKnownBeforehand)
{
    judge(records({}).at(0), "gold-wrong", "");
    EXPECT_TRUE(records({ "--where", "judgement=debatable" }).empty()) << "said of nothing so far";
    const auto unknown = run({ "errors", "--project", "p.touchstone", "--set", "one", "--where",
        "judgement=debateable", "--tsv" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(holds(unknown.err, "gold-wrong, system-wrong, debatable, none")) << unknown.err;
    EXPECT_TRUE(holds(unknown.err, "Did you mean \"debatable\"")) << unknown.err;
}

TEST_F(JudgementsCli, OtherPresetsAndLabelsLoseNothing)
{
    judge(records({}).at(0), "gold-wrong", "");
    judge(records({}).at(2), "debatable", "");
    write("map.tsv", "both\tPER\tperson.name\nboth\tLOC\tplace\n");
    const std::vector<std::vector<std::string>> settings { {}, { "--preset", "hipe-2022-strict" },
        { "--preset", "conll-2003" }, { "--pairing", "first-come" }, { "--pairing", "hipe" },
        { "--label-map", "map.tsv" }, { "--label-map", "map.tsv", "--preset", "hipe-2022-strict" },
        { "--label-map", "map.tsv", "--collapse-types", "1" }, { "--unit", "token" } };
    for (const auto& words : settings) {
        auto wrong = words;
        wrong.insert(wrong.end(), { "--where", "judgement=gold-wrong" });
        EXPECT_EQ(records(wrong).size(), 1U) << (words.empty() ? "" : words.back());
        wrong.back() = "judgement=debatable";
        EXPECT_EQ(records(wrong).size(), 1U) << (words.empty() ? "" : words.back());
    }
    EXPECT_EQ(records({ "--types", "PER,LOC", "--where", "judgement=gold-wrong" }).size(), 1U);
}

TEST_F(JudgementsCli, WhatIsMissingOrWrongIsTold)
{
    const auto none = run({ "errors", "--project", "p.touchstone", "--set", "one", "--by", "judgement" });
    EXPECT_NE(none.code, 0) << none.out;
    EXPECT_TRUE(holds(none.err, "Judgements stand beside a project")) << none.err;
    const auto missing
        = run({ "errors", "--gold", "gold.conll", "--system", "a.conll", "--judgements", "none.jsonl" });
    EXPECT_NE(missing.code, 0);
    EXPECT_TRUE(holds(missing.err, "none.jsonl")) << missing.err;
    judge(records({}).at(0), "wrong", "");
    const auto slip = run({ "errors", "--project", "p.touchstone", "--set", "one" });
    EXPECT_TRUE(holds(slip.err, "gold-wrong, system-wrong, debatable and cleared")) << slip.err;
}

} // namespace
} // namespace touchstone::tests
