// SPDX-License-Identifier: GPL-3.0-or-later
// `score` as people and scripts see it: the confused pairs of types, chosen rows.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::holds;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;

class ScoreCli : public CliFolder
{
protected:
    Result score(const std::vector<std::string>& more)
    {
        std::vector<std::string> arguments { "score", "--quiet", "--no-recipe", "--gold",
            review + "types-gold.jsonl", "--system", "new=" + review + "types-new.jsonl", "--system",
            "old=" + review + "types-old.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    std::string printed(const std::vector<std::string>& more)
    {
        const auto result = score(more);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    }
};

TEST_F(ScoreCli, ConfusedPairsStandInEveryForm)
{
    EXPECT_FALSE(holds(printed({}), "confused"));
    const auto text = printed({ "--confusion" });
    EXPECT_TRUE(holds(text, "new: confused types\n")) << text;
    EXPECT_TRUE(holds(text, "Gold type  System type  Pairs  Equal span  Other boundaries\n")) << text;
    EXPECT_TRUE(holds(text, "\nORG        PER              3           3                 0\n")) << text;
    EXPECT_TRUE(holds(text, "old: confused types\n")) << text;
    EXPECT_TRUE(holds(text, "No pair has two types.")) << text;
    EXPECT_TRUE(holds(printed({ "--confusion", "--measure", "conll" }), "ORG        PER              3"))
        << "whatever is measured";
    EXPECT_TRUE(holds(printed({ "--confusion", "--tsv" }),
        "\nsystem\tgold_type\tsystem_type\tcount\tequal_span\tother_boundaries\tfindings\n"
        "new\tORG\tPER\t3\t3\t0\t\n"));
    EXPECT_TRUE(holds(printed({ "--confusion", "--markdown" }), "| ORG | PER | 3 | 3 | 0 |"));
    EXPECT_TRUE(holds(printed({ "--confusion", "--latex" }), "ORG & PER & 3 & 3 & 0"));
}

TEST_F(ScoreCli, ConfusedPairsOfJsonAreThoseOfItsTable)
{
    const auto json = Json::parse(printed({ "--json", "--measure", "muc" }));
    const auto& confusion = json["systems"][0]["measures"]["muc"]["confusion"];
    EXPECT_EQ(confusion["pairs"],
        Json::array({ { { "gold", "ORG" }, { "system", "PER" }, { "count", 3 }, { "equal_span", 3 },
            { "other_boundaries", 0 } } }));
    EXPECT_EQ(confusion["labels"], Json::array({ "LOC", "ORG", "PER" }));
    EXPECT_EQ(confusion["rows"][1][2], 3);
    EXPECT_EQ(json["systems"][1]["measures"]["muc"]["confusion"]["pairs"], Json::array());
    const auto other = Json::parse(printed({ "--json", "--measure", "conll", "--confusion" }));
    EXPECT_EQ(other["systems"][0]["confusion"], confusion) << "whatever is measured";
    const auto without = Json::parse(printed({ "--json", "--measure", "muc", "--no-confusion" }));
    EXPECT_FALSE(without["systems"][0]["measures"]["muc"].contains("confusion"));
}

TEST_F(ScoreCli, OnlyTheRowsThatAreAskedForArePrinted)
{
    const auto overall = printed({ "--row", "Overall" });
    EXPECT_TRUE(holds(overall, "new: strict\n")) << overall;
    EXPECT_TRUE(holds(overall, "\nOverall")) << overall;
    EXPECT_FALSE(holds(overall, "\nPER") || holds(overall, "Macro mean")) << overall;
    for (const auto& words : { std::vector<std::string> { "--row", "PER,LOC" },
             std::vector<std::string> { "--row", "PER", "--row", "LOC" } }) {
        const auto text = printed(words);
        EXPECT_TRUE(holds(text, "\nPER") && holds(text, "\nLOC")) << text;
        EXPECT_FALSE(holds(text, "\nORG") || holds(text, "\nOverall")) << text;
    }
    EXPECT_TRUE(holds(printed({ "--row", "PER", "--markdown" }), "| PER | "));
    EXPECT_FALSE(holds(printed({ "--row", "PER", "--markdown" }), "| ORG | "));
    const auto recipe = run({ "score", "--quiet", "--gold", review + "types-gold.jsonl", "--system",
        review + "types-new.jsonl", "--row", "Overall" });
    EXPECT_TRUE(holds(recipe.out, "--row Overall")) << "the command is told";
}

TEST_F(ScoreCli, TsvHasTheRowsThatAreAskedFor)
{
    const auto tsv = printed({ "--row", "PER", "--measure", "muc,conll,eter", "--tsv" });
    EXPECT_TRUE(holds(tsv, "\nnew\ttype\tPER\tstrict\t") && holds(tsv, "\nnew\tconll\ttypes\tPER\tf1\t"))
        << tsv;
    for (const auto* other : { "\tORG\t", "\toverall\t", "\tOverall\t", "\tsweep\t" }) {
        EXPECT_FALSE(holds(tsv, other)) << other;
    }
    const auto overall = printed({ "--row", "Overall", "--measure", "muc,conll", "--tsv" });
    EXPECT_TRUE(holds(overall, "\nnew\toverall\t\tstrict\t")) << overall;
    EXPECT_FALSE(holds(overall, "PER") || holds(overall, "macro")) << overall;
}

TEST_F(ScoreCli, JsonHasTheRowsThatAreAskedFor)
{
    const std::vector<std::string> words { "--measure", "muc,conll", "--json" };
    const auto whole = Json::parse(printed(words))["systems"][0]["measures"];
    const auto asked = [&](const std::string& rows) {
        auto more = words;
        more.insert(more.end(), { "--row", rows });
        return Json::parse(printed(more))["systems"][0]["measures"];
    };
    const auto per = asked("PER");
    EXPECT_EQ(per["muc"], (Json { { "types", { { "PER", whole["muc"]["types"]["PER"] } } } }));
    EXPECT_EQ(per["conll"], (Json { { "types", { { "PER", whole["conll"]["types"]["PER"] } } } }));
    const auto overall = asked("Overall");
    EXPECT_EQ(overall["muc"], (Json { { "overall", whole["muc"]["overall"] }, { "types", Json::object() } }));
    EXPECT_EQ(asked("Overall,ORG")["conll"]["types"], (Json { { "ORG", whole["conll"]["types"]["ORG"] } }));
}

TEST_F(ScoreCli, MeansOverDocumentsGoAndTaskNamesCount)
{
    const auto hipe = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments { "score", "--quiet", "--no-recipe", "--gold",
            review + "hipe/hipe-gold.tsv", "--system", review + "hipe/hipe-no-id.tsv" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    EXPECT_TRUE(holds(hipe({ "--preset", "hipe-2022-strict" }), "mean of documents"));
    const auto text = hipe({ "--preset", "hipe-2022-strict", "--row", "Overall" });
    EXPECT_TRUE(holds(text, "\nOverall")) << text;
    EXPECT_FALSE(holds(text, "mean of documents") || holds(text, "\nLOC")) << text;
    const auto json = Json::parse(hipe({ "--pairing", "hipe", "--row", "Overall", "--json" }));
    const auto& strict = json["systems"][0]["measures"]["muc"]["overall"]["strict"];
    EXPECT_TRUE(strict.contains("f1"));
    EXPECT_FALSE(strict.contains("macro_doc"));
    const auto task = printed({ "--measure", "ser", "--preset", "eter", "--row", "global task" });
    EXPECT_TRUE(holds(task, "\nglobal task")) << task;
    EXPECT_EQ(printed({ "--measure", "ser", "--preset", "eter", "--row", "Overall" }), task);
}

TEST_F(ScoreCli, AnUnknownRowIsRefusedAsTableDoes)
{
    for (const auto* form : { "--tsv", "--json", "--markdown" }) {
        const auto result = score({ "--row", "per", "--measure", "muc", form });
        EXPECT_EQ(result.code, 2) << form;
        EXPECT_EQ(result.out, "") << form;
        EXPECT_TRUE(holds(result.err, "has no row \"per\"; it has: LOC, ORG, PER, Overall")) << result.err;
        EXPECT_TRUE(holds(result.err, "Did you mean \"PER\"?")) << result.err;
    }
    const auto both = score({ "--row", "PER", "--by", "document" });
    EXPECT_EQ(both.code, 2);
    EXPECT_TRUE(holds(both.err, "one of the two")) << both.err;
}

} // namespace
