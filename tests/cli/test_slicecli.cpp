// SPDX-License-Identifier: GPL-3.0-or-later
// Slices that tell records apart, as a script sees them: --by, --where, --train, --attributes,
// --slice-bounds.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;
using touchstone::tests::CliFolder;
using touchstone::tests::Result;

class SliceCommands : public CliFolder
{
protected:
    static std::string data(const char* name)
    {
        return std::string(TOUCHSTONE_TEST_DATA) + "/slices/" + name;
    }

    Result called(const std::string& command, const std::vector<std::string>& more)
    {
        std::vector<std::string> arguments { command, "--gold", data("gold.conll"), "--system",
            data("system.conll"), "--train", data("train.conll"), "--attributes", data("attributes.tsv"),
            "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    Json slicesOf(const std::vector<std::string>& more)
    {
        auto arguments = more;
        arguments.emplace_back("--json");
        const auto result = called("score", arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out)["systems"][0].value("slices", Json::array())
                                : Json::array();
    }

    std::vector<Json> records(const std::vector<std::string>& more)
    {
        auto arguments = more;
        arguments.emplace_back("--json");
        const auto result = called("errors", arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> lines;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            lines.push_back(Json::parse(line));
        }
        return lines;
    }
};

TEST_F(SliceCommands, JsonHasEachValueWithEveryMeasure)
{
    const auto slices = slicesOf({ "--by", "seen,genre", "--measure", "all" });
    ASSERT_EQ(slices.size(), 5U) << slices.dump(1);
    EXPECT_EQ(slices[0]["slice"], "seen");
    EXPECT_EQ(slices[0]["value"], "seen");
    EXPECT_EQ(slices[1]["value"], "other-label");
    EXPECT_EQ(slices[2]["value"], "unseen");
    const auto& unseen = slices[2]["measures"];
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["cor"], 1);
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["spu"], 1);
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["f1"], 0.4);
    EXPECT_EQ(unseen["conll"]["overall"]["system"], 3);
    EXPECT_TRUE(unseen["overlap"]["span"]["maxmax"].contains("f1"));
    EXPECT_EQ(unseen["eter"]["gold_entities"], 2);
    EXPECT_TRUE(unseen["ser"]["global"].contains("ser"));
    EXPECT_FALSE(slices[2].contains("documents"));
    EXPECT_EQ(slices[3]["value"], "diary");
    EXPECT_EQ(slices[3]["documents"], 1);
    EXPECT_TRUE(slices[3]["measures"]["links"].contains("document+kbid")) << "sets of whole documents";
    EXPECT_FALSE(unseen["links"].contains("document+kbid"));
    int gold = 0;
    for (const auto& entry : slices) {
        gold += entry["slice"] == "seen" ? entry["measures"]["muc"]["overall"]["type"]["pos"].get<int>() : 0;
    }
    EXPECT_EQ(gold, 5);
}

TEST_F(SliceCommands, EveryCountOfATableIsAQuestionToErrors)
{
    for (const auto& entry : slicesOf({ "--by", "seen,genre,difficulty,entity-length,surface,nesting" })) {
        const auto& strict = entry["measures"]["muc"]["overall"]["strict"];
        const auto where = entry["slice"].get<std::string>() + "=" + entry["value"].get<std::string>();
        for (const auto* outcome : { "COR", "INC", "MIS", "SPU" }) {
            std::string key(outcome);
            for (auto& c : key) {
                c = static_cast<char>(c - 'A' + 'a');
            }
            EXPECT_EQ(
                records({ "--where", where, "--outcome", outcome }).size(), strict[key].get<std::size_t>())
                << where << " " << outcome;
        }
    }
}

TEST_F(SliceCommands, RecordsTellTheirValues)
{
    const auto found = records({ "--where", "seen=other-label", "--by", "seen,tokens,difficulty" });
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0]["gold"]["text"], "New York");
    EXPECT_EQ(found[0]["slices"],
        (Json { { "seen", "other-label" }, { "tokens", "multi-token" }, { "difficulty", "none" } }));
    EXPECT_EQ(records({ "--where", "difficulty=hard" }).size(), 1U);
    EXPECT_EQ(records({ "--where", "seen=unseen", "--where", "seen=other-label" }).size(), 4U);
    EXPECT_EQ(records({ "--list", "eter", "--where", "entity-length=1" }).size(), 3U);
    const auto tsv = called("errors", { "--by", "seen", "--tsv" });
    EXPECT_NE(tsv.out.substr(0, tsv.out.find('\n')).find("\tseen"), std::string::npos) << tsv.out;
}

TEST_F(SliceCommands, BoundsChangeTheBins)
{
    const auto slices = slicesOf({ "--by", "entity-length", "--slice-bounds", "entity-length=1" });
    ASSERT_EQ(slices.size(), 2U);
    EXPECT_EQ(slices[0]["value"], "1");
    EXPECT_EQ(slices[1]["value"], "over 1");
    const auto written
        = called("score", { "--slice-bounds", "entity-length=1", "--slice-bounds", "noise=0,1" });
    EXPECT_NE(written.out.find("slice-bounds:entity-length=1;noise=0,1"), std::string::npos);
}

TEST_F(SliceCommands, TablesForPeopleAndScripts)
{
    const auto text = called("score", { "--by", "seen" });
    EXPECT_NE(text.out.find("system: strict, by seen"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("other-label"), std::string::npos);
    EXPECT_NE(text.out.find("same string"), std::string::npos) << "the note";
    const auto tsv = called("score", { "--by", "seen", "--tsv", "--measure", "muc" });
    EXPECT_NE(tsv.out.find("system\tmuc\tslice.seen\tunseen\tstrict.spu\t1\n"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("system\tmuc\tslice.seen\tOverall\tstrict.cor\t2\n"), std::string::npos)
        << tsv.out;
    EXPECT_NE(called("score", { "--by", "seen", "--markdown" }).out.find("| unseen |"), std::string::npos);
    EXPECT_NE(called("score", { "--by", "seen", "--latex" }).out.find("unseen &"), std::string::npos);
}

TEST_F(SliceCommands, ManyWordsAreCutForPeopleOnly)
{
    std::string gold;
    std::string system;
    for (int i = 0; i < 60; ++i) {
        gold += "Name" + std::to_string(i) + " B-PER\n. O\n\n";
        system += "Name" + std::to_string(i) + (i % 10 == 7 ? " O\n. O\n\n" : " B-PER\n. O\n\n");
    }
    write("gold.conll", gold);
    write("system.conll", system);
    const std::vector<std::string> files { "score", "--gold", "gold.conll", "--system", "system.conll",
        "--by", "surface", "--quiet" };
    const auto text = run(files).out;
    EXPECT_NE(text.find("50 of 60 values; --json and --tsv have all"), std::string::npos) << text;
    EXPECT_LT(text.find("Name57 "), text.find("Name0 ")) << "most errors first";
    auto arguments = files;
    arguments.emplace_back("--json");
    EXPECT_EQ(Json::parse(run(arguments).out)["systems"][0]["slices"].size(), 60U);
}

TEST_F(SliceCommands, MistakesAreNamedWithWhatThereIs)
{
    const auto refused = [this](const std::string& command, const std::vector<std::string>& more, int code,
                             const std::string& words) {
        const auto result = called(command, more);
        EXPECT_EQ(result.code, code) << result.err;
        EXPECT_NE(result.err.find(words), std::string::npos) << result.err;
    };
    refused("score", { "--by", "sen" }, 2, "Did you mean \"seen\"?");
    refused("score", { "--by", "gnre" }, 2, "Did you mean \"genre\"?");
    refused("score", { "--by", "period" }, 2, "No document has an attribute \"date\"");
    refused("errors", { "--where", "seen=unsen" }, 2, "Did you mean \"unseen\"?");
    refused("errors", { "--where", "tokns=multi-token" }, 2, "Did you mean \"tokens\"?");
    refused(
        "errors", { "--list", "eter", "--where", "tokens=x" }, 2, "here it has: single-token, multi-token");
    refused("errors", { "--by", "document" }, 2, "--by takes slices here");
    refused("score", { "--slice-bounds", "entity-length=2,1" }, 2, "ascending");
    const auto alone = [this](const std::vector<std::string>& more) {
        std::vector<std::string> arguments { "score", "--gold", data("gold.conll"), "--system",
            data("system.conll") };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const auto broken = alone({ "--attributes", data("broken-attributes.tsv") });
    EXPECT_EQ(broken.code, 1);
    EXPECT_NE(broken.err.find("broken-attributes.tsv:3:1: error:"), std::string::npos) << broken.err;
    const auto missing = alone({ "--train", "nowhere.conll" });
    EXPECT_EQ(missing.code, 1);
    EXPECT_NE(missing.err.find("nowhere.conll"), std::string::npos) << missing.err;
    EXPECT_EQ(alone({ "--by", "tokns" }).code, 2);
}

} // namespace
