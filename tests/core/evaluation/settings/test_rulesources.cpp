// SPDX-License-Identifier: GPL-3.0-or-later
// Rule files and settings as users get them wrong: every mistake at its place, and what is right stays.
#include "core/evaluation/settings/rulesettings.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

namespace touchstone::analysis {
namespace {

/// Files that go away with the test.
class RuleSourceFiles : public testing::Test
{
protected:
    RuleSourceFiles()
        : m_folder(std::filesystem::path(testing::TempDir())
            / ("rulesources-" + std::to_string(std::random_device {}())))
    {
        std::filesystem::create_directories(m_folder);
    }
    ~RuleSourceFiles() override { std::filesystem::remove_all(m_folder); }

    std::string file(const std::string& name, std::string_view content)
    {
        const auto path = (m_folder / name).string();
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }
    /// "name:line:column code: message" of every finding; empty: the rules are in force.
    std::vector<std::string> findings(RuleSources sources)
    {
        support::Diagnostics list;
        const auto setup = loadRules(sources, list, {});
        std::vector<std::string> result;
        for (const auto& finding : list.list()) {
            result.push_back(std::filesystem::path(finding.place.file).filename().string() + ":"
                + std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + " "
                + finding.code + ": " + finding.message);
        }
        EXPECT_EQ(setup.has_value(), result.empty());
        if (!setup && !list.empty()) {
            EXPECT_EQ(setup.error().text, list.list().front().message);
        }
        return result;
    }
    std::string only(const RuleSources& sources)
    {
        const auto all = findings(sources);
        return all.size() == 1 ? all.front() : testing::PrintToString(all);
    }

    std::filesystem::path m_folder;
};

/// "line:column: message" of every mistake in a text of settings.
std::vector<std::string> mistakes(std::string_view json, const rules::RuleSet* known = nullptr)
{
    support::Diagnostics list;
    (void)parseRuleSettings(json, "s.json", known, list);
    std::vector<std::string> result;
    for (const auto& finding : list.list()) {
        EXPECT_EQ(finding.place.file, "s.json");
        EXPECT_EQ(finding.code, "rules.settings");
        result.push_back(std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column)
            + ": " + finding.message);
    }
    return result;
}

using Texts = std::vector<std::string>;

TEST_F(RuleSourceFiles, AFileThatIsNotUtf8HasItsPlaceAndNothingElse)
{
    EXPECT_EQ(only({ { file("latin1.rules", "# ok\nrule \"M\xFCller\"\n") }, false, {} }),
        "latin1.rules:2:8 rules.encoding: the file is not UTF-8 from here on, and was not read; save it as "
        "UTF-8");
    EXPECT_NE(only({ { file("utf16.rules", std::string_view("\xFF\xFEo\0f\0f\0", 8)) }, false, {} })
                  .find("rules.encoding"),
        std::string::npos);
    EXPECT_EQ(only({ { file("nul.rules", std::string_view("# \0", 3)) }, false, {} }).substr(0, 28),
        "nul.rules:1:3 rules.encoding");
    EXPECT_TRUE(findings({ { file("mark.rules", "\xEF\xBB\xBF# a byte order mark") }, false, {} }).empty());
}

TEST_F(RuleSourceFiles, AFileThatIsTooLargeIsNotReadAndEndsSoon)
{
    EXPECT_EQ(only({ { file("large.rules", std::string(2'000'000, '#')) }, false, {} }),
        "large.rules:1:1 rules.limit: the file has 2000000 bytes; at most 1048576 are read");
    std::string deep = "rule \"r\" phase Base for pair\nwhen\n ";
    deep += std::string(300'000, '(') + "system.low" + std::string(300'000, ')')
        + "\nthen\n system.low = true\nend";
    EXPECT_EQ(only({ { file("deep.rules", deep) }, false, {} }),
        "deep.rules:3:66 rules.limit: nested deeper than 64 levels");
}

TEST_F(RuleSourceFiles, AMistakeInOneFileLeavesTheOthersAsTheyAre)
{
    const auto good = file("good.rules", "off \"TN res\"\n");
    const auto bad = file("bad.rules",
        "rule \"r\" phase Base for pair\nwhen\n system.typ == \"x\"\n system.begin == \"x\"\nthen\n "
        "system.low = true\nend\n");
    EXPECT_EQ(findings({ { good, bad }, false, {} }),
        (Texts { "bad.rules:3:9 rules.name: system has no field 'typ'; did you mean 'type'?",
            "bad.rules:4:15 rules.type: a number is compared with a text" }));
    EXPECT_TRUE(findings({ { good }, false, {} }).empty());
}

TEST_F(RuleSourceFiles, SettingsThatAreMissingOrTooLargeAreRefused)
{
    support::Diagnostics list;
    const auto missing = loadRules({ {}, false, (m_folder / "none.json").string() }, list, {});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, support::ErrorCode::NotFound);
    const auto path = file("large.json", std::string(largestRuleSettings + 10, ' '));
    const auto large = loadRules({ {}, false, path }, list, {});
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, support::ErrorCode::TooLarge);
    EXPECT_EQ(large.error().place.file, path);
}

TEST_F(RuleSourceFiles, SettingsKnowTheRulesOfTheFiles)
{
    const auto rules
        = file("mine.rules", "rule \"mine\" phase Base for pair\nthen\n system.low = true\nend\n");
    const auto settings = file("s.json", "{\"rules_off\": [\"mine\",\n  \"TP ress\"]}");
    EXPECT_EQ(only({ { rules }, false, settings }),
        "s.json:2:3 rules.settings: there is no rule \"TP ress\"; did you mean 'TP res'?");
    support::Diagnostics list;
    const auto setup
        = loadRules({ { rules }, false, file("t.json", "{\"rules_off\": [\"mine\"]}") }, list, {});
    ASSERT_TRUE(setup) << setup.error().text;
    EXPECT_FALSE(setup->rules->rules()[*setup->rules->find("mine")].on);
}

TEST(RuleSettings, EveryMistakeIsToldAtItsPlace)
{
    EXPECT_EQ(mistakes(R"({"stop_word": [],
 "stop_words": {"PER": ["he", 5],
                "ü": "she"},
 "fuzzy_threshold": {"*": 2, "ORG": "0.8"},
 "label_parents": {"city": ["place"]},
 "rules_on": null, "rules_on": []})"),
        (Texts { R"(6:20: "rules_on" stands in this object twice)",
            R"(1:2: unknown key "stop_word"; did you mean 'stop_words'?)",
            R"(2:31: an entry of the stop words of "PER" must be a text, not a number)",
            R"(3:22: the stop words of "ü" must be a list of texts in brackets, not a text)",
            R"(4:27: the fuzzy threshold of all labels must be a number from 0 to 1)",
            R"(4:37: the fuzzy threshold of "ORG" must be a number from 0 to 1, not a text)",
            R"(5:28: the parent of "city" must be a text, not a list)",
            R"(6:14: "rules_on" must be a list of texts in brackets, not null)" }));
    EXPECT_EQ(mistakes("\n  []"), Texts { "2:3: rule settings must be an object in braces, not a list" });
    EXPECT_EQ(mistakes("{\"stop_words\": [\"a\",]}").front().substr(0, 24), "1:21: this is not JSON h");
    EXPECT_EQ(mistakes("").size(), 1U);
    EXPECT_EQ(mistakes(std::string(300'000, '[')).size(), 1U);
    EXPECT_EQ(mistakes(std::string(300'000, '[') + std::string(300'000, ']')).size(), 1U);
    EXPECT_TRUE(mistakes("{}").empty());
}

TEST(RuleSettings, WhatIsRightHoldsBesideMistakes)
{
    support::Diagnostics list;
    const auto settings = parseRuleSettings(
        R"({"fuzzy_threshold": {"A": 0.5, "B": -1}, "stop_words": ["\u0068e", 1], "label_parents": {"a\"b": "c"}})",
        "s", nullptr, list);
    EXPECT_EQ(list.total(), 2U);
    EXPECT_EQ(settings.lists.threshold("A"), 500'000);
    EXPECT_EQ(settings.lists.threshold("B"), 800'000);
    EXPECT_TRUE(settings.lists.stopWord("he", "x"));
    EXPECT_TRUE(settings.lists.isA("a\"b", "c"));
}

TEST(RuleSettings, ManyMistakesAreCutShort)
{
    std::string json = "{\"rules_on\": [0";
    for (int number = 0; number < 200'000; ++number) {
        json += ",0";
    }
    EXPECT_EQ(mistakes(json + "]}").size(), rules::limits::errors);
}

TEST(RuleSettings, SpoiledTextNeverBreaksTheReader)
{
    std::mt19937 random(7);
    const std::string whole = R"({"label_parents": {"a": "b"}, "stop_words": {"*": ["x", "ü"], "P": []},
 "fuzzy_threshold": {"*": 0.7}, "rules_on": ["a\n"], "rules_off": []})";
    for (int round = 0; round < 5000; ++round) {
        auto text = whole;
        for (auto count = random() % 4 + 1; count > 0; --count) {
            const auto at = random() % text.size();
            constexpr std::string_view signs = "{}[]\",:\\ 0n\n\xC3\x00";
            text[at] = signs[random() % signs.size()];
        }
        (void)mistakes(text);
        (void)mistakes(text.substr(0, random() % (text.size() + 1)));
    }
}

} // namespace
} // namespace touchstone::analysis
