// SPDX-License-Identifier: GPL-3.0-or-later
// `suspects` as scripts and people see it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::holds;
using touchstone::tests::Json;

class SuspectsCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.conll", "Bern B-LOC\nmet O\nRom O\n\nGenf B-LOC\nand O\nUlm B-LOC\n");
        write("a.conll", "Bern B-ORG\nmet O\nRom B-LOC\n\nGenf B-ORG\nand O\nUlm B-LOC\n");
        write("b.conll", "Bern B-ORG\nmet O\nRom O\n\nGenf B-LOC\nand O\nUlm B-LOC\n");
    }
    touchstone::tests::Result suspects(const std::vector<std::string>& more, bool systems = true)
    {
        std::vector<std::string> words { "suspects", "--gold", "gold.conll", "--quiet" };
        if (systems) {
            words.insert(words.end(), { "--system", "A=a.conll", "--system", "B=b.conll" });
        }
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
    Json listed(const std::vector<std::string>& more, bool systems = true)
    {
        auto words = more;
        words.emplace_back("--json");
        const auto result = suspects(words, systems);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out);
    }
};

TEST_F(SuspectsCli, TheMostDoubtfulStandFirst)
{
    const auto json = listed({});
    ASSERT_EQ(json["suspects"].size(), 3U);
    const auto& first = json["suspects"][0];
    EXPECT_EQ(first["gold"]["text"], "Bern");
    EXPECT_EQ(first["rank"], 1);
    EXPECT_EQ(first["line"], 1);
    EXPECT_EQ(json["suspects"][2]["line"], 3) << "a missing one has its token's";
    EXPECT_EQ(first["proposals"][0]["annotations"][0]["type"], "ORG");
    EXPECT_EQ(first["proposals"][0]["systems"], (Json { "A", "B" }));
    EXPECT_DOUBLE_EQ(first["score"], 1);
    EXPECT_EQ(json["doubted"], 2);
    EXPECT_EQ(json["missing"], 1);
    EXPECT_EQ(json["above_zero"], (Json { { "doubted", 1 }, { "missing", 0 } }));
    EXPECT_EQ(json["systems"][1]["precision"], 0.6);

    const auto people = suspects({ "--most", "1" });
    EXPECT_TRUE(holds(people.out, "2 of 2 systems say ORG")) << people.out;
    EXPECT_FALSE(holds(people.out, "Genf"));
    EXPECT_TRUE(holds(people.out,
        "(score above 0) at 1 gold annotation and 0 places without one. At least one system, or the same "
        "words elsewhere, contradicts 2 gold annotations, and at least one annotates 1 place without one: "
        "mostly the system's error. The first 1 is shown (--most). This is no sample"))
        << people.out;
    const auto script = suspects({ "--tsv" });
    EXPECT_TRUE(script.out.starts_with(
        "rank\tkind\tdocument\tline\tstart\tend\twords\tgold\tproposal\tvotes\tscore\n1\tgold-doubtful\t"))
        << script.out;
    EXPECT_TRUE(holds(script.out, "\tmissing\t"));
}

TEST_F(SuspectsCli, GoldAloneTrainingDataAndFilters)
{
    EXPECT_EQ(listed({}, false)["suspects"].size(), 0U);
    EXPECT_TRUE(holds(suspects({}, false).out, "\nNothing contradicts the gold here.\n"));
    write("train.conll", "Ulm B-ORG\n\nUlm B-ORG\n");
    const auto trained = listed({ "--train", "train.conll" }, false);
    ASSERT_EQ(trained["suspects"].size(), 1U);
    EXPECT_EQ(trained["suspects"][0]["votes"], "Ulm is ORG 2 of 2 times elsewhere");
    const auto alone = suspects({ "--train", "train.conll" }, false);
    EXPECT_TRUE(holds(alone.out, "at 1 gold annotation and 0 places without one. This is no sample"))
        << alone.out;
    EXPECT_EQ(trained["systems"].size(), 0U);
    const auto missing = listed({ "--outcome", "SPU" });
    ASSERT_EQ(missing["suspects"].size(), 1U);
    EXPECT_EQ(missing["suspects"][0]["kind"], "missing");
    EXPECT_EQ(listed({ "--where", "entity-length=1" })["suspects"].size(), 3U);
    EXPECT_EQ(listed({ "--gold-type", "LOC" })["suspects"].size(), 2U);
    EXPECT_EQ(suspects({ "--list", "eter" }).code, 2);
    EXPECT_EQ(suspects({ "--pairing", "hipe" }).code, 2);
}

TEST_F(SuspectsCli, JudgementsBesideTheGoldRankTheRest)
{
    const auto bern = listed({})["suspects"][0];
    write("gold.conll.judgements.jsonl",
        R"({"document": )" + bern["document"].dump()
            + R"(, "gold": {"start": 0, "end": 4, "type": "LOC"}, "system": {"start": 0, "end": 4, "type": "ORG"}, )"
              R"("verdict": "gold-wrong", "date": "2026-11-26T12:59:03.120Z"})"
              "\n");
    const auto json = listed({});
    EXPECT_EQ(json["judged"], 1);
    ASSERT_EQ(json["suspects"].size(), 2U);
    const auto& genf = json["suspects"][0];
    EXPECT_EQ(genf["gold"]["text"], "Genf");
    EXPECT_EQ(genf["judged_alike"]["wrong"], 1);
    EXPECT_GT(genf["ranked_by"], 2.5 * genf["score"].get<double>());
    EXPECT_TRUE(holds(suspects({}).out, "1 of 1 judged like this was wrong"));
}

} // namespace
