// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `rules` as a script sees it: scores, records by rule and by what rules said, rule files as
// settings.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace {

using touchstone::tests::Json;

class RulesMeasureCli : public touchstone::tests::CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.jsonl",
            R"({"id": "a", "text": "Ada met the United Nations in Rome", "entities": [)"
            R"({"id": "g1", "start": 0, "end": 3, "type": "PER", "links": ["Q1"]},)"
            R"({"id": "g2", "start": 12, "end": 26, "type": "ORG"},)"
            R"({"id": "g3", "start": 30, "end": 34, "type": "LOC", "links": ["Q3"]}]})"
            "\n");
        write("system.jsonl",
            R"({"id": "a", "text": "Ada met the United Nations in Rome", "entities": [)"
            R"({"id": "s1", "start": 0, "end": 3, "type": "PER", "links": ["Q2"]},)"
            R"({"id": "s2", "start": 8, "end": 26, "type": "ORG"},)"
            R"({"id": "s3", "start": 27, "end": 29, "type": "LOC", "links": ["Q3"]}]})"
            "\n");
        write("own.rules",
            "rule \"a, b = c\"\n  phase Filter for system\n  when\n    system.result == \"FP\"\n  then\n"
            "    system.ignored = \"mine\"\n    system.note = \"noted\"\nend\n");
    }

    touchstone::tests::Result called(std::vector<std::string> words)
    {
        words.insert(words.begin() + 1, { "--gold", "gold.jsonl", "--system", "A=system.jsonl" });
        return run(words);
    }
    Json score(std::vector<std::string> more)
    {
        std::vector<std::string> words { "score", "--measure", "rules", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = called(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0];
    }
    std::vector<Json> errors(std::vector<std::string> more)
    {
        std::vector<std::string> words { "errors", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = called(words);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> records;
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);) {
            records.push_back(Json::parse(line));
        }
        return records;
    }
};

Json ruleNamed(const Json& rules, const std::string& name)
{
    for (const auto& rule : rules["rules"]) {
        if (rule["rule"] == name) {
            return rule;
        }
    }
    return Json::object();
}

TEST_F(RulesMeasureCli, ScoresAreThoseOfTheContract)
{
    const auto rules = score({})["measures"]["rules"];
    EXPECT_EQ(rules["span_strict"]["precision"], Json::array({ 1, 3 }));
    EXPECT_EQ(rules["span_lenient"]["recall"], Json::array({ 2, 3 }));
    EXPECT_EQ(rules["span_weighted"]["precision"], Json::array({ 2, 3 }));
    EXPECT_EQ(rules["resolution"]["precision"], Json::array({ 0, 2 }));
    EXPECT_EQ(rules["resolution_without_tagger_errors"]["precision"], Json::array({ 0, 1 }));
    EXPECT_EQ(rules["resolution"]["f1"], 0.0);
    for (const auto* key : { "span_lenient_filtered", "document_strict", "document_lenient",
             "document_weighted_filtered", "document_links" }) {
        EXPECT_TRUE(rules.contains(key)) << key;
    }
    EXPECT_EQ(rules["causes"]["resolver"]["FP res"], 1);
    EXPECT_EQ(rules["causes"]["tagger"]["FN res"], 1);
    EXPECT_EQ(ruleNamed(rules, "true positive")["fired"], 1);
}

TEST_F(RulesMeasureCli, JsonTellsWhatTheTablesTell)
{
    const auto rules = score({ "--rules", "own.rules" })["measures"]["rules"];
    EXPECT_EQ(rules["types"]["PER"]["strict"]["precision"], Json::array({ 1, 1 }));
    EXPECT_EQ(rules["types"]["ORG"]["strict"]["recall"], Json::array({ 0, 1 }));
    EXPECT_EQ(rules["types"]["ORG"]["lenient"]["recall"], Json::array({ 1, 1 }));
    EXPECT_EQ(rules["types"].size(), 3U) << "no sum among the types";
    EXPECT_EQ(rules["results"]["FzTP"], Json({ { "system", 1 }, { "gold", 1 } }));
    EXPECT_EQ(rules["results"]["FP-ignored:mine"]["system"], 1);
    EXPECT_EQ(rules["resolutions"]["TN res"]["gold"], 1);
    EXPECT_EQ(rules["entities"]["TP doc"], 2);
    EXPECT_EQ(rules["links"]["FN res doc"].get<int>() + rules["links"]["FP res doc"].get<int>()
            + rules["links"].value("TP res doc", 0),
        3);
    EXPECT_EQ(rules["notes"], Json({ { "noted", 1 } }));
    const auto own = ruleNamed(rules, "a, b = c");
    EXPECT_EQ(own["phase"], "Filter");
    EXPECT_EQ(own["on"], true);
    EXPECT_GE(own["tried"].get<int>(), 1);
    std::size_t fired = 0;
    for (const auto& rule : rules["rules"]) {
        const auto name = rule["rule"].get<std::string>();
        const auto listed
            = errors({ "--rules", "own.rules", "--list", rule["list"].get<std::string>(), "--rule", name });
        EXPECT_EQ(listed.size(), rule["records"].get<std::size_t>()) << name;
        fired += rule["fired"].get<int>() > 0 ? 1U : 0U;
    }
    EXPECT_GT(fired, 5U);
}

TEST_F(RulesMeasureCli, ScoresByDocumentAreStrictAndLenient)
{
    const auto document = score({ "--by", "document" })["measures"]["rules"]["documents"]["a"];
    EXPECT_EQ(document["strict"]["precision"], Json::array({ 1, 3 }));
    EXPECT_EQ(document["lenient"]["precision"], Json::array({ 2, 3 }));
    const auto tsv = called({ "score", "--measure", "rules", "--by", "document", "--tsv" });
    EXPECT_NE(tsv.out.find("\tby_document\ta\tstrict_correct_gold\t1\t\n"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("\tby_document\ta\tlenient_correct_gold\t2\t\n"), std::string::npos);
    const auto text = called({ "score", "--measure", "rules", "--by", "document" });
    EXPECT_NE(text.out.find("Strict: F1"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("Lenient: F1"), std::string::npos);
}

TEST_F(RulesMeasureCli, RuleFilesAndSwitchesAreSettings)
{
    const auto own = score({ "--rules", "own.rules", "--rules-ignored", "no" });
    const auto& rules = own["measures"]["rules"];
    EXPECT_EQ(rules["strict"]["precision"], Json::array({ 1, 2 })) << "as switched";
    EXPECT_EQ(rules["span_strict"]["precision"], Json::array({ 1, 3 })) << "all in";
    EXPECT_EQ(ruleNamed(rules, "a, b = c")["fired"], 1);
    EXPECT_NE(own["signature"], score({})["signature"]);
    EXPECT_EQ(
        score({ "--rule-off", "true positive" })["measures"]["rules"]["span_strict"]["precision"][0], 0);
    EXPECT_EQ(score({ "--rules", "own.rules", "--rules-only" })["measures"]["rules"]["rules"].size(), 1U);
}

TEST_F(RulesMeasureCli, EveryMistakeOfRuleFilesIsPrintedWithItsPlace)
{
    write("bad.rules",
        "rule \"one\"\n  phase Bse for system\n  when\n    system.reslt == \"FP\"\n  then\n"
        "    system.result = 3\nend\n");
    for (const auto* command : { "score", "errors", "table" }) {
        const auto result = called({ command, "--measure", "rules", "--rules", "bad.rules", "--quiet" });
        EXPECT_EQ(result.code, 1) << command;
        EXPECT_NE(result.err.find("bad.rules:2:9: error: "), std::string::npos) << result.err;
        EXPECT_NE(result.err.find("bad.rules:4:12: error: "), std::string::npos) << result.err;
        EXPECT_NE(result.err.find("bad.rules:6:"), std::string::npos) << result.err;
    }
    const auto name = called({ "score", "--rule-off", "true positve" });
    EXPECT_EQ(name.code, 2);
    EXPECT_NE(name.err.find("did you mean 'true positive'?"), std::string::npos) << name.err;
    EXPECT_EQ(called({ "score", "--rules-only" }).code, 2);
    EXPECT_EQ(score({ "--rule-on", "true positive" })["signature"], score({})["signature"])
        << "a switch that changes nothing is no other setting";
    const auto both = called({ "score", "--rules", "nowhere.rules", "--rules", "bad.rules" });
    EXPECT_EQ(both.code, 1);
    EXPECT_NE(both.err.find("nowhere.rules: error: "), std::string::npos) << both.err;
    EXPECT_NE(both.err.find("bad.rules:4:12: error: "), std::string::npos) << both.err;
}

TEST_F(RulesMeasureCli, RecordsNameTheRulesThatFiredWhenTheyWereAskedFor)
{
    EXPECT_FALSE(errors({})[0].contains("rules"));
    const auto records = errors({ "--measure", "rules" });
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(records[0]["rules"][0], "true positive");
    EXPECT_EQ(records[1]["rules"],
        Json::array(
            { "false positive", "false negative", "fuzzy check", "TN res", "document true positive" }));
    EXPECT_FALSE(records[0].contains("labels"));
}

TEST_F(RulesMeasureCli, RecordsAreKeptByRuleAndByWhatRulesSaid)
{
    const auto records = errors({ "--rule", "fuzzy check" });
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(records[0]["labels"]["gold"]["result"], "FzTP");
    EXPECT_EQ(records[0]["labels"]["system"]["resolution"], "TN res");
    EXPECT_EQ(errors({ "--rules", "own.rules", "--rule", "a, b = c", "--rule", "fuzzy check" }).size(), 2U);
    EXPECT_EQ(errors({ "--where", "system.result=FP", "--where", "system.result=FzTP" }).size(), 2U);
    EXPECT_EQ(errors({ "--where", "system.result=FP", "--where", "system.cause=resolver" }).size(), 0U);
    EXPECT_EQ(errors({ "--list", "rules", "--where", "rule=fuzzy check" }).size(), 1U);
    const auto noted = errors({ "--rules", "own.rules", "--where", "note=noted" });
    ASSERT_EQ(noted.size(), 1U);
    EXPECT_EQ(noted[0]["labels"]["system"]["note"], "noted");
    EXPECT_EQ(noted[0]["labels"]["system"]["result"], "FP-ignored:mine");
    EXPECT_TRUE(noted[0]["labels"]["gold"].is_null());
    const auto links = errors({ "--list", "rules.links" });
    ASSERT_EQ(links.size(), 3U);
    EXPECT_EQ(links[0]["labels"]["result"], "FN res doc");
    EXPECT_EQ(links[0]["rules"], Json::array({ "document FN res" }));
}

TEST_F(RulesMeasureCli, TablesHaveWhatRulesSaidToo)
{
    const auto text = called({ "errors", "--rule", "fuzzy check" });
    EXPECT_NE(text.out.find("System result"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("false positive > false negative > fuzzy check"), std::string::npos);
    EXPECT_EQ(text.out.find("System note"), std::string::npos) << "nothing is noted";
    const auto tsv = called({ "errors", "--measure", "rules", "--tsv" });
    EXPECT_NE(tsv.out.find("\trules\n"), std::string::npos);
    EXPECT_NE(tsv.out.find("false positive > false negative > fuzzy check"), std::string::npos);
    EXPECT_NE(called({ "errors", "--rule", "fuzzy check", "--tsv" }).out.find("\tsystem_note\trules\n"),
        std::string::npos);
    for (const auto* form : { "--markdown", "--latex" }) {
        const auto table = called({ "score", "--measure", "rules", form });
        EXPECT_EQ(table.code, 0) << table.err;
        EXPECT_NE(table.out.find("possibly tagger"), std::string::npos) << form;
    }
}

TEST_F(RulesMeasureCli, NamesOfRulesAreJoinedByASignThatNoNameCanBeTakenFor)
{
    write("own.rules",
        "rule \"a > b\"\n  phase Filter for system\n  when\n    system.result == \"FP\"\n  then\n"
        "    system.ignored = \"mine\"\nend\n"
        "rule \"c, d|e\"\n  phase Filter for system\n  salience -1\n  when\n    system.ignored == \"mine\"\n "
        " then\n"
        "    system.note = \"noted\"\nend\n");
    const std::string names = "false positive > \"a > b\" > c, d|e";
    for (const auto* form : { "--tsv", "--quiet" }) {
        const auto explained = run({ "rules", "explain", "--gold", "gold.jsonl", "--system", "A=system.jsonl",
            "--rules", "own.rules", form });
        EXPECT_NE(explained.out.find(names), std::string::npos) << explained.out << explained.err;
        const auto listed = called({ "errors", "--rules", "own.rules", "--measure", "rules", form });
        EXPECT_NE(listed.out.find(names), std::string::npos) << listed.out << listed.err;
    }
}

TEST_F(RulesMeasureCli, NamesNeitherSteerTheTerminalNorTurnTheLine)
{
    write("own.rules",
        "rule \"a\x1B[2J\u202Eb\"\n  phase Filter for system\n  when\n    system.result == \"FP\"\n  then\n"
        "    system.note = \"noted\u2066\"\nend\n");
    const auto safe = [](const touchstone::tests::Result& result, const char* shown) {
        EXPECT_NE(result.out.find(shown), std::string::npos) << result.out << result.err;
        for (const auto* sign : { "\x1B", "\u202E", "\u2066" }) {
            EXPECT_EQ(result.out.find(sign), std::string::npos) << result.out;
        }
    };
    const std::vector<std::string> files { "--gold", "gold.jsonl", "--system", "A=system.jsonl" };
    const auto with = [&](std::vector<std::string> words, bool data) {
        words.insert(words.end(), { "--rules", "own.rules" });
        if (data) {
            words.insert(words.end(), files.begin(), files.end());
        }
        return run(words);
    };
    constexpr auto* script = "a\\u001B[2J\\u202Eb";
    constexpr auto* people = "a␛[2J\uFFFDb";
    safe(with({ "rules", "list", "--tsv" }, false), script);
    safe(with({ "rules", "list" }, false), people);
    safe(with({ "rules", "explain", "--tsv" }, true), script);
    safe(with({ "rules", "explain" }, true), people);
    safe(with({ "rules", "explain", "--annotation", "s3" }, true), people);
    safe(with({ "errors", "--measure", "rules", "--tsv" }, true), script);
    safe(with({ "errors", "--rule", "a\x1B[2J\u202Eb", "--tsv" }, true), "noted\\u2066");
}

TEST_F(RulesMeasureCli, UnknownRulesFieldsAndWordsAreNamedWithWhatWasMeant)
{
    const auto refused = [this](std::vector<std::string> words, const char* what) {
        words.insert(words.begin(), "errors");
        const auto result = called(words);
        EXPECT_EQ(result.code, 2) << what;
        EXPECT_NE(result.err.find(what), std::string::npos) << result.err;
    };
    refused({ "--rule", "fuzy check" }, "Did you mean \"fuzzy check\"?");
    refused({ "--where", "system.reslt=FP" }, "Did you mean \"system.result\"?");
    refused({ "--where", "system.result=FzT" }, "Did you mean \"FzTP\"?");
    refused({ "--where", "nothing" }, "--where takes FIELD=VALUE");
    refused({ "--list", "rules.entites" }, "Did you mean \"rules.entities\"?");
    EXPECT_TRUE(errors({ "--where", "system.result=PTP" }).empty()) << "a rule could say it";
}

TEST_F(RulesMeasureCli, CompareTakesTheScoresByName)
{
    const auto compared = [this](const std::string& score) {
        return run({ "compare", "--gold", "gold.jsonl", "--system", "A=system.jsonl", "--system",
            "B=gold.jsonl", "--measure", score, "--json", "--trials", "50" });
    };
    for (const auto* score :
        { "rules", "rules.span_lenient.f1", "rules.resolution.recall", "rules.strict.precision" }) {
        const auto result = compared(score);
        EXPECT_EQ(result.code, 0) << score << result.err;
        EXPECT_GT(Json::parse(result.out)["differences"][0]["difference"], 0) << score;
    }
    const auto refused = compared("rules.span_strict");
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("span_strict.f1"), std::string::npos) << refused.err;
    const auto table = called({ "table", "--measure", "rules", "--table", "resolution" });
    EXPECT_EQ(table.code, 0) << table.err;
}

TEST_F(RulesMeasureCli, TheMeasureIsListedWithItsParameters)
{
    const auto json = Json::parse(run({ "measures", "--json" }).out);
    const auto all = json["groups"]["all"];
    EXPECT_NE(std::find(all.begin(), all.end(), "rules"), all.end());
    const auto standard = json["groups"]["default"];
    EXPECT_EQ(std::find(standard.begin(), standard.end(), "rules"), standard.end());
    EXPECT_NE(run({ "score", "--help" }).out.find("--rule-off"), std::string::npos);
}

/// A case of oracles/rules as files of its own.
Json layerJson(const Json& one, const char* side)
{
    Json entities = Json::array();
    for (const auto& value : one[side]) {
        Json entity { { "id", value["id"] }, { "start", value["begin"] }, { "end", value["end"] },
            { "type", value["type"] }, { "links", value["ids"] } };
        if (value.value("confidence", "normal") == "low") {
            entity["confidence"] = "low";
        }
        if (value.value("id_uncertain", false)) {
            entity["link_uncertain"] = true;
        }
        entities.push_back(std::move(entity));
    }
    return { { "id", "d" }, { "text", one["text"] }, { "entities", std::move(entities) } };
}

TEST_F(RulesMeasureCli, StatisticsOfTheWorkedCasesComeOutOfTheProgram)
{
    const auto path = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles/rules/cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << path << " is not there";
    }
    std::size_t checked = 0;
    const auto cases = Json::parse(std::ifstream(path))["cases"];
    for (const auto& one : cases) {
        write("gold.jsonl", layerJson(one, "gold").dump() + "\n");
        write("system.jsonl", layerJson(one, "system").dump() + "\n");
        write("settings.json", one["settings"].dump());
        const auto rules
            = score({ "--rules-settings", "settings.json", "--n-best", "9" })["measures"]["rules"];
        const auto statistics = one["expected"].value("statistics", Json::object());
        for (const auto& [key, expected] : statistics.items()) {
            EXPECT_EQ(rules[key]["precision"], expected["precision"]) << one["name"] << " " << key;
            EXPECT_EQ(rules[key]["recall"], expected["recall"]) << one["name"] << " " << key;
            ++checked;
        }
    }
    EXPECT_GT(checked, 10U);
}

} // namespace
