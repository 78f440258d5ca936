// SPDX-License-Identifier: GPL-3.0-or-later
// `score` as people and scripts see it: the confused pairs of types.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using Json = nlohmann::ordered_json;
using touchstone::tests::CliFolder;
using touchstone::tests::Result;

const std::string review = TOUCHSTONE_TEST_DATA "/review/";

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

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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
    const auto without = Json::parse(printed({ "--json", "--measure", "muc", "--no-confusion" }));
    EXPECT_FALSE(without["systems"][0]["measures"]["muc"].contains("confusion"));
}

} // namespace
