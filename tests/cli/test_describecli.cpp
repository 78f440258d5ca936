// SPDX-License-Identifier: GPL-3.0-or-later
// `describe` as scripts and people see it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

bool said(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

class DescribeCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("train.jsonl",
            R"({"id": "d1", "text": "Ada met Ben in Rome .", "entities": [{"start": 0, "end": 3, "type": "PER"},)"
            R"( {"start": 8, "end": 11, "type": "PER"}, {"start": 15, "end": 19, "type": "LOC"}]})"
            "\n");
        write("dev.jsonl",
            R"({"id": "d1", "text": "Rome won in Rome", "entities": [{"start": 0, "end": 4, "type": "ORG"},)"
            R"( {"start": 12, "end": 16, "type": "LOC"}]})"
            "\n");
    }
};

TEST_F(DescribeCli, TellsEveryNumberToScripts)
{
    const auto result = run({ "describe", "train.jsonl", "dev.jsonl", "--tsv", "--quiet" });
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out,
        "number\ttrain\tdev\n"
        "documents\t1\t1\n"
        "sentences\t\t\n"
        "tokens\t6\t4\n"
        "characters\t21\t16\n"
        "annotations\t3\t2\n"
        "annotations.LOC\t1\t1\n"
        "annotations.ORG\t0\t1\n"
        "annotations.PER\t2\t0\n"
        "components\t0\t0\n"
        "annotations_per_100_tokens\t50\t50\n"
        "tokens_per_annotation\t1\t1\n"
        "tokens_per_annotation_longest\t1\t1\n"
        "characters_per_annotation\t3.3333333333333335\t4\n"
        "characters_per_annotation_longest\t4\t4\n"
        "nested\t0\t0\n"
        "nested_share\t0\t0\n"
        "depth\t1\t1\n"
        "discontinuous\t0\t0\n"
        "discontinuous_share\t0\t0\n"
        "names\t3\t1\n"
        "ambiguous_names\t0\t1\n"
        "\nname\tcorpus\ttypes\tannotations\n"
        "Rome\tdev\tLOC 1, ORG 1\t2\n");
}

TEST_F(DescribeCli, EveryFormHasTheSameNumbers)
{
    const std::vector<std::string> corpora { "describe", "Train=train.jsonl", "dev.jsonl", "--quiet" };
    const auto with = [&](const std::vector<std::string>& more) {
        auto words = corpora;
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    EXPECT_TRUE(said(with({}), "Annotations per 100 tokens"));
    EXPECT_TRUE(said(with({ "--latex" }), "\\begin{tabular}"));
    EXPECT_TRUE(said(with({ "--markdown" }), "| Annotations, PER | 2 | 0 |"));
    EXPECT_FALSE(said(with({ "--examples", "0" }), "Names with more than one type"));
    const auto json = Json::parse(with({ "--json" }));
    EXPECT_EQ(json["corpora"][0]["name"], "Train");
    EXPECT_EQ(json["corpora"][0]["types"], (Json { { "LOC", 1 }, { "PER", 2 } }));
    EXPECT_TRUE(json["corpora"][0]["sentences"].is_null());
    EXPECT_EQ(json["corpora"][1]["ambiguous"][0]["types"], (Json { { "LOC", 1 }, { "ORG", 1 } }));
    EXPECT_EQ(Json::parse(with({ "--json", "--types", "LOC" }))["corpora"][0]["annotations"], 1)
        << "labels are ruled as everywhere";
}

TEST_F(DescribeCli, SentencesAreThoseOfTheFile)
{
    write("a.conll", "Ada B-PER\nmet O\n\nBen B-PER\n\n");
    const auto result = run({ "describe", "--gold", "a.conll", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto corpus = Json::parse(result.out)["corpora"][0];
    EXPECT_EQ(corpus["sentences"], 2);
    EXPECT_EQ(corpus["tokens"], 3);
    EXPECT_EQ(corpus["name"], "a") << "--gold is a corpus like others";
}

TEST_F(DescribeCli, CorporaOfOneNameAreToldApart)
{
    const auto content = touchstone::tests::contents(m_folder / "train.jsonl");
    write("one/gold.jsonl", content);
    write("other/gold.jsonl", content);
    const auto heading = [&](std::vector<std::string> corpora) {
        corpora.insert(corpora.begin(), "describe");
        corpora.insert(corpora.end(), { "--tsv", "--quiet" });
        const auto result = run(corpora);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out.substr(0, result.out.find('\n'));
    };
    EXPECT_EQ(heading({ "one/gold.jsonl", "other/gold.jsonl", "dev.jsonl" }), "number\tone\tother\tdev")
        << "the folder tells apart";
    EXPECT_EQ(heading({ "Mine=one/gold.jsonl", "other/gold.jsonl" }), "number\tMine\tgold");
    EXPECT_EQ(heading({ "dev.jsonl", "./dev.jsonl" }), "number\tdev\tdev (2)") << "the same folder";
}

TEST_F(DescribeCli, RefusesWhatItCannotDo)
{
    const auto none = run({ "describe" });
    EXPECT_EQ(none.code, 2);
    EXPECT_TRUE(said(none.err, "describe PATH")) << none.err;
    EXPECT_EQ(run({ "describe", "train.jsonl", "--layer", "coarse,fine" }).code, 2);
    EXPECT_EQ(run({ "describe", "train.jsonl", "-o", "train.jsonl" }).code, 2) << "inputs are never written";
    const auto missing = run({ "describe", "train.jsonl", "nothing.jsonl" });
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.out, "");
}

} // namespace
