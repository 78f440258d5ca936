// SPDX-License-Identifier: GPL-3.0-or-later
// `eter` and `ser` as a script sees them.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::Json;

class TreeMeasuresCli : public touchstone::tests::CliFolder
{
protected:
    void writePair()
    {
        write("gold.jsonl",
            R"({"id": "a", "text": "ambassadeur de la Turquie en France", "entities": [)"
            R"({"id": "e1", "start": 0, "end": 35, "type": "func.ind"},)"
            R"({"id": "e2", "start": 0, "end": 11, "type": "kind", "role": "component", "parent": "e1"},)"
            R"({"id": "e3", "start": 18, "end": 25, "type": "loc.adm.nat", "parent": "e1"},)"
            R"({"id": "e4", "start": 18, "end": 25, "type": "name", "role": "component", "parent": "e3"},)"
            R"({"id": "e5", "start": 29, "end": 35, "type": "loc.adm.nat", "parent": "e1"},)"
            R"({"id": "e6", "start": 29, "end": 35, "type": "name", "role": "component", "parent": "e5"}]})"
            "\n");
        write("system.jsonl",
            R"({"id": "a", "text": "ambassadeur de la Turquie en France", "entities": [)"
            R"({"id": "e1", "start": 0, "end": 35, "type": "func.ind"},)"
            R"({"id": "e2", "start": 0, "end": 11, "type": "kind", "role": "component", "parent": "e1"},)"
            R"({"id": "e4", "start": 18, "end": 25, "type": "name", "role": "component", "parent": "e1"},)"
            R"({"id": "e6", "start": 29, "end": 35, "type": "name", "role": "component", "parent": "e1"}]})"
            "\n");
    }

    static std::set<std::string> keys(const Json& json)
    {
        std::set<std::string> result;
        for (const auto& [key, value] : json.items()) {
            result.insert(key);
        }
        return result;
    }
};

TEST_F(TreeMeasuresCli, EterHasTheKeysOfTheContract)
{
    writePair();
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "A=system.jsonl", "--measure",
        "eter", "--json", "--by", "document" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto eter = Json::parse(result.out)["systems"][0]["measures"]["eter"];
    EXPECT_EQ(keys(eter),
        (std::set<std::string> { "alpha", "eter", "gold_entities", "system_entities", "error_sum",
            "insertions", "deletions", "matched", "correct", "type_substitutions", "subtype_substitutions",
            "boundary_substitutions", "sweep", "curve", "documents", "averages" }));
    EXPECT_EQ(eter["alpha"], 0.5);
    EXPECT_DOUBLE_EQ(eter["eter"], 13.0 / 18);
    EXPECT_EQ(eter["gold_entities"], 3);
    EXPECT_EQ(eter["system_entities"], 1);
    EXPECT_DOUBLE_EQ(eter["error_sum"], 13.0 / 6);
    EXPECT_EQ(eter["deletions"], 2);
    EXPECT_EQ(eter["sweep"].size(), 11U);
    EXPECT_EQ(eter["sweep"][1]["alpha"], 0.1);
    EXPECT_DOUBLE_EQ(eter["sweep"][10]["eter"], (2 + 1.0 / 3) / 3);
    EXPECT_EQ(eter["curve"].size(), 2U);
    EXPECT_EQ(keys(eter["curve"][0]), (std::set<std::string> { "alpha", "eter" }));
    EXPECT_EQ(eter["documents"]["a"]["deletions"], 2);
}

TEST_F(TreeMeasuresCli, RecordsOfItsOwnPairingHaveTheirCosts)
{
    // The measure takes the shorter annotation of the same type, the matching the other one.
    write("gold.jsonl",
        R"({"id": "a", "text": "Ada Lovelace", "entities": [{"start": 0, "end": 12, "type": "pers"}]})"
        "\n"
        R"({"id": "b", "text": "Rome", "entities": [{"start": 0, "end": 4, "type": "loc"}]})"
        "\n");
    write("system.jsonl",
        R"({"id": "a", "text": "Ada Lovelace", "entities": [{"start": 0, "end": 8, "type": "pers"},)"
        R"({"start": 0, "end": 12, "type": "loc"}]})"
        "\n"
        R"({"id": "b", "text": "Rome", "entities": [{"start": 0, "end": 4, "type": "loc"}]})"
        "\n");
    const auto records = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words { "errors", "--gold", "gold.jsonl", "--system", "A=system.jsonl",
            "--measure", "eter", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> made;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            made.push_back(Json::parse(line));
        }
        return made;
    };
    const auto listed = records({ "--list", "eter" });
    ASSERT_EQ(listed.size(), 3U);
    const auto end = [](const Json& record, const char* side) {
        return record[side].is_null() ? -1 : record[side]["end"].get<int>();
    };
    bool otherwise = true;
    for (const auto& record : records({})) {
        otherwise = otherwise && !(end(record, "gold") == 12 && end(record, "system") == 8);
    }
    ASSERT_TRUE(otherwise) << "the matching pairs alike: nothing is shown";
    int paired = 0;
    for (const auto& record : listed) {
        ASSERT_TRUE(record.contains("eter")) << record;
        if (record["gold"].is_null() || record["system"].is_null()) {
            EXPECT_EQ(record["eter"], nullptr);
            continue;
        }
        const bool shorter = end(record, "system") == 8;
        EXPECT_EQ(record["eter"]["root"], shorter ? 0.25 : 0.0) << record;
        EXPECT_EQ(record["eter"]["components"], 0.0);
        ++paired;
    }
    EXPECT_EQ(paired, 2);
}

TEST_F(TreeMeasuresCli, EterTakesItsParameters)
{
    writePair();
    const auto score = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words { "score", "--gold", "gold.jsonl", "--system", "A=system.jsonl",
            "--measure", "eter", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0];
    };
    const auto one = score({ "--alpha", "1", "--sweep", "0:0.5:0.25" });
    EXPECT_DOUBLE_EQ(one["measures"]["eter"]["eter"], (2 + 1.0 / 3) / 3);
    EXPECT_EQ(one["measures"]["eter"]["sweep"].size(), 3U);
    EXPECT_NE(one["signature"], score({ "--nested", "inside" })["signature"]);
}

TEST_F(TreeMeasuresCli, SerHasTheKeysOfTheContract)
{
    writePair();
    const auto result = run(
        { "score", "--gold", "gold.jsonl", "--system", "A=system.jsonl", "--measure", "ser", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto ser = Json::parse(result.out)["systems"][0]["measures"]["ser"];
    EXPECT_EQ(keys(ser), (std::set<std::string> { "global", "entities", "components", "averages" }));
    EXPECT_EQ(keys(ser["global"]),
        (std::set<std::string> {
            "ser", "err", "deletions", "insertions", "label_errors", "boundary_errors", "pairs", "slots" }));
    EXPECT_DOUBLE_EQ(ser["global"]["ser"], 2.0 / 6);
    EXPECT_EQ(ser["components"]["ser"], 0);
    EXPECT_EQ(ser["entities"]["deletions"], 2);
}

} // namespace
