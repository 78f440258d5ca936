// SPDX-License-Identifier: GPL-3.0-or-later
// `rules check`, `rules list` and `rules explain` as a script sees them.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace {

using touchstone::tests::Json;

class RulesCli : public touchstone::tests::CliFolder
{
protected:
    void writePair()
    {
        write("gold.jsonl",
            R"({"id": "a", "text": "the United Nations, Security today", "entities": [)"
            R"({"id": "g1", "start": 4, "end": 18, "type": "organization"}]})"
            "\n");
        write("system.jsonl",
            R"({"id": "a", "text": "the United Nations, Security today", "entities": [)"
            R"({"id": "s1", "start": 4, "end": 19, "type": "organization"},)"
            R"({"id": "s2", "start": 0, "end": 18, "type": "organization"},)"
            R"({"id": "s3", "start": 29, "end": 34, "type": "time"}]})"
            "\n");
        write("settings.json", R"({"stop_words": ["Today."], "fuzzy_threshold": 0.8})");
    }

    std::vector<Json> explained(std::vector<std::string> more)
    {
        std::vector<std::string> words { "rules", "explain", "--gold", "gold.jsonl", "--system",
            "A=system.jsonl", "--rules-settings", "settings.json", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> records;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            records.push_back(Json::parse(line));
        }
        return records;
    }
};

const std::string mine
    = "rule \"mine\"\n  phase Filter for system\n  when\n    system.result == \"FP\"\n  then\n"
      "    system.ignored = \"mine\"\nend\n";

} // namespace

TEST_F(RulesCli, ExplainHasTheRecordsOfTheContractInTextOrder)
{
    writePair();
    const auto records = explained({});
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(records[0]["annotation"], "s2");
    EXPECT_EQ(records[0]["result"], "FP");
    EXPECT_EQ(records[1],
        Json::parse(
            R"({"document": "a", "annotation": "g1", "side": "gold", "result": "FzTP", "resolution": "TN res",
            "cause": "", "rules": ["false negative", "fuzzy check", "TN res"]})"));
    EXPECT_EQ(records[2]["annotation"], "s1");
    EXPECT_EQ(records[3]["result"], "FP-ignored:stop word");
    EXPECT_EQ(explained({ "--document", "a" }).size(), 4U);
}

TEST_F(RulesCli, AnAnnotationHasItsHistory)
{
    writePair();
    EXPECT_EQ(explained({ "--annotation", "system:s1" }), explained({ "--annotation", "s1" }));
    EXPECT_EQ(run({ "rules", "explain", "--gold", "gold.jsonl", "--system", "system.jsonl", "--annotation",
                      "gold:s1" })
                  .code,
        2);
    const auto records = explained({ "--annotation", "s1" });
    ASSERT_EQ(records.size(), 1U);
    const auto& history = records[0]["history"];
    ASSERT_EQ(history.size(), 4U) << "the last is of the entity of the document";
    EXPECT_EQ(history[3]["phase"], "Document");
    EXPECT_TRUE(history[3]["partner"].is_null());
    EXPECT_EQ(history[1]["rule"], "fuzzy check");
    EXPECT_EQ(history[1]["phase"], "FuzzyMatch");
    EXPECT_EQ(history[1]["partner"], "g1");
    EXPECT_EQ(history[1]["conditions"][1]["values"]["gold.result"], "\"FN\"");
    EXPECT_EQ(history[1]["changes"][2]["after"], "\"FzTP\"");
}

TEST_F(RulesCli, WhyNotShowsEveryConditionOfEveryCandidate)
{
    writePair();
    const auto records = explained({ "--annotation", "s2", "--why-not", "fuzzy check" });
    ASSERT_EQ(records.size(), 1U);
    const auto& candidates = records[0]["why_not"]["candidates"];
    ASSERT_EQ(candidates.size(), 1U);
    EXPECT_EQ(candidates[0]["partner"], "g1");
    EXPECT_EQ(candidates[0]["fired"], false);
    EXPECT_EQ(candidates[0]["conditions"][0]["holds"], false);
    EXPECT_EQ(candidates[0]["conditions"][0]["since"], "fuzzy check");
    EXPECT_EQ(candidates[0]["conditions"].size(), 6U);
}

TEST_F(RulesCli, WhyNotSaysWhyThereIsNoCandidate)
{
    writePair();
    const auto asked = [this](const std::string& annotation, const std::string& rule) {
        return explained({ "--annotation", annotation, "--why-not", rule })[0]["why_not"];
    };
    EXPECT_EQ(asked("s2", "false negative")["reason"], "the rule is for annotations of the gold");
    EXPECT_EQ(asked("s2", "document FP res")["reason"], "the annotation belongs to no link of the document");
    const auto entity = asked("s1", "document false positive");
    ASSERT_EQ(entity["candidates"].size(), 1U) << entity.dump();
    EXPECT_FALSE(entity.contains("reason"));
}

TEST_F(RulesCli, UserRulesStandOnTopOrAlone)
{
    writePair();
    write("mine.rules", mine);
    EXPECT_EQ(explained({ "--rules", "mine.rules" })[0]["result"], "FP-ignored:mine");
    EXPECT_EQ(explained({ "--rules", "mine.rules", "--rules-only" })[0]["result"], "");
}

TEST_F(RulesCli, ListNamesEveryRuleInTheOrderTheyGo)
{
    write("mine.rules", mine + "off \"TN res\"\n");
    const auto json = Json::parse(run({ "rules", "list", "--rules", "mine.rules", "--json" }).out);
    ASSERT_EQ(json["rules"].size(), 45U);
    EXPECT_EQ(json["rules"][0]["rule"], "true positive");
    std::size_t found = 0;
    for (const auto& rule : json["rules"]) {
        found += rule["rule"] == "mine" && rule["file"] == "mine.rules" && rule["line"] == 1 ? 1U : 0U;
        found += rule["rule"] == "TN res" && rule["on"] == false ? 1U : 0U;
    }
    EXPECT_EQ(found, 2U);
    const auto text = run({ "rules", "list" });
    EXPECT_EQ(text.code, 0);
    EXPECT_NE(text.out.find("document FP res ignored"), std::string::npos);
}

TEST_F(RulesCli, CheckNamesEveryMistakeAndFails)
{
    write("good.rules", mine);
    const auto good = run({ "rules", "check", "good.rules" });
    EXPECT_EQ(good.code, 0) << good.err;
    EXPECT_NE(good.out.find("good.rules: 1 rule in force"), std::string::npos) << good.out;
    write("bad.rules",
        "rule \"x\"\n  phase Bas for pair\n  when\n    system.typ == 3\n  then\n    system.low = "
        "true\nend\n");
    const auto bad = run({ "rules", "check", "bad.rules" });
    EXPECT_EQ(bad.code, 1);
    EXPECT_NE(
        bad.err.find("bad.rules:2:9: error: unknown phase 'Bas'; did you mean 'Base'?"), std::string::npos)
        << bad.err;
    EXPECT_NE(bad.err.find("bad.rules:4:12: error: "), std::string::npos) << bad.err;
    const auto json = run({ "rules", "check", "bad.rules", "--json" });
    EXPECT_EQ(json.code, 1);
    EXPECT_EQ(Json::parse(json.out)["diagnostics"].size(), 2U);
    EXPECT_EQ(run({ "rules", "check", "missing.rules" }).code, 1);
}

TEST_F(RulesCli, WrongWordsAreUsage)
{
    writePair();
    const auto code = [this](std::vector<std::string> more) {
        std::vector<std::string> words { "rules", "explain", "--gold", "gold.jsonl", "--system",
            "system.jsonl" };
        words.insert(words.end(), more.begin(), more.end());
        return run(words).code;
    };
    EXPECT_EQ(code({ "--why-not", "TN res" }), 2);
    EXPECT_EQ(code({ "--annotation", "s1", "--why-not", "TN ress" }), 2);
    EXPECT_EQ(code({ "--annotation", "nobody" }), 2);
    EXPECT_EQ(code({ "--document", "b" }), 2);
    EXPECT_EQ(run({ "rules" }).code, 2);
    EXPECT_EQ(run({ "rules", "check" }).code, 2);
    EXPECT_EQ(run({ "rules", "explain" }).code, 2);
}
