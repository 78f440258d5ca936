// SPDX-License-Identifier: GPL-3.0-or-later
// Rule files as they stand on the disk: what is gone or wrong keeps what it said last, switches leave no
// trace.
#include "core/evaluation/settings/rulestack.h"

#include "core/evaluation/settings/rulesettings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <stop_token>

namespace touchstone::analysis {
namespace {

using Names = std::vector<std::string>;

/// A rule that notes something; `switched`: " off" or nothing.
std::string noteRule(const std::string& name, const std::string& note, const std::string& switched = "")
{
    return "rule \"" + name + "\"" + switched + " phase Filter for system\n then\n system.note = \"" + note
        + "\"\nend\n";
}

constexpr const char* broken = "rule \"mine\"\n phase Filtre for system\nend\n";

/// Files that go away with the test.
class RuleStackFiles : public testing::Test
{
protected:
    RuleStackFiles()
        : m_folder(std::filesystem::path(testing::TempDir())
            / ("rulestack-" + std::to_string(std::random_device {}())))
    {
        std::filesystem::create_directories(m_folder);
    }
    ~RuleStackFiles() override { std::filesystem::remove_all(m_folder); }

    std::string file(const std::string& name, std::string_view content)
    {
        const auto path = (m_folder / name).string();
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }
    std::string missing(const std::string& name) { return (m_folder / name).string(); }

    static RuleStack read(
        const RuleSources& sources, const RuleTexts& good = {}, const RuleTexts& unsaved = {})
    {
        const support::Progress progress;
        auto stack = readRuleStack(sources, good, progress, unsaved);
        EXPECT_TRUE(stack) << stack.error().text;
        return std::move(*stack);
    }
    /// "file code" of every error, each once, in the order found.
    static Names errors(const RuleStack& stack)
    {
        Names result;
        for (const auto& finding : stack.findings.list()) {
            auto text = std::filesystem::path(finding.place.file).filename().string() + " " + finding.code;
            if (finding.severity == support::Severity::Error && std::ranges::count(result, text) == 0) {
                result.push_back(std::move(text));
            }
        }
        return result;
    }
    static bool has(const RuleStack& stack, const std::string& rule)
    {
        return stack.setup && stack.setup->rules->find(rule).has_value();
    }
    static bool isOn(const RuleStack& stack, const std::string& rule)
    {
        const auto number = stack.setup->rules->find(rule);
        EXPECT_TRUE(number) << rule;
        return number && stack.setup->rules->rules()[*number].on;
    }

    std::filesystem::path m_folder;
};

TEST_F(RuleStackFiles, NoFilesAreTheDefaultRules)
{
    const auto stack = read({});
    ASSERT_TRUE(stack.setup);
    EXPECT_EQ(stack.setup->digest, "");
    EXPECT_EQ(stack.setup->texts.size(), 1U);
    EXPECT_TRUE(isOn(stack, "fuzzy check"));
    EXPECT_TRUE(stack.findings.empty());
    EXPECT_TRUE(stack.disk.empty() && stack.good.empty());
}

TEST_F(RuleStackFiles, FilesStandOnEachOther)
{
    const auto low = file("low.rules", noteRule("mine", "low") + noteRule("low", "low"));
    const auto high = file("high.rules", noteRule("mine", "high") + "off \"low\"\n");
    const auto stack = read({ { low, high }, false, {} });
    EXPECT_TRUE(stack.findings.empty());
    EXPECT_TRUE(has(stack, "mine") && has(stack, "low") && has(stack, "true positive"));
    EXPECT_FALSE(isOn(stack, "low"));
    EXPECT_EQ(stack.setup->rules->files(), (Names { "default.rules", low, high }));
    EXPECT_EQ(stack.disk.size(), 2U);
    EXPECT_EQ(stack.good, stack.disk);

    const auto turned = read({ { high, low }, false, {} });
    EXPECT_EQ(errors(turned), (Names { "high.rules rules.name" })) << "low has no rule yet below it";
    const auto alone = read({ { low }, true, {} });
    EXPECT_FALSE(has(alone, "true positive"));
    EXPECT_NE(alone.setup->digest, read({ { low }, false, {} }).setup->digest);
}

TEST_F(RuleStackFiles, AFileThatIsGoneKeepsItsLastGoodText)
{
    const auto path = file("my.rules", noteRule("mine", "one"));
    const auto first = read({ { path }, false, {} });
    std::filesystem::remove(path);
    const auto stack = read({ { path }, false, {} }, first.good);
    EXPECT_EQ(errors(stack), (Names { "my.rules rules.file" }));
    EXPECT_TRUE(has(stack, "mine"));
    EXPECT_TRUE(stack.disk.empty());
    EXPECT_EQ(stack.good, first.good);
    EXPECT_EQ(stack.setup->digest, first.setup->digest);
    EXPECT_EQ(stack.sources.files, (Names { path })) << "still asked for";

    file("my.rules", noteRule("back", "two"));
    const auto back = read({ { path }, false, {} }, stack.good);
    EXPECT_TRUE(has(back, "back") && !has(back, "mine"));
    EXPECT_TRUE(back.findings.empty());
}

TEST_F(RuleStackFiles, AFileThatIsWrongKeepsItsLastGoodText)
{
    const auto path = file("my.rules", noteRule("mine", "one"));
    const auto other = file("other.rules", noteRule("other", "one"));
    const auto first = read({ { path, other }, false, {} });
    for (const std::string_view text : { std::string_view(broken), std::string_view("M\xFCller"),
             std::string_view("# \0", 3), std::string_view("rule") }) {
        file("my.rules", text);
        file("other.rules", noteRule("other", "two"));
        const auto stack = read({ { path, other }, false, {} }, first.good);
        ASSERT_EQ(errors(stack).size(), 1U) << text;
        EXPECT_EQ(errors(stack)[0].substr(0, 9), "my.rules ");
        EXPECT_TRUE(has(stack, "mine"));
        EXPECT_EQ(stack.good.at(path), first.good.at(path));
        EXPECT_EQ(stack.good.at(other), noteRule("other", "two")) << "the right one is in force as it is";
    }
    file("my.rules", broken);
    const auto stack = read({ { path, other }, false, {} }, first.good);
    EXPECT_EQ(stack.disk.at(path), broken) << "what stands on the disk is shown";
    EXPECT_GT(stack.findings.list()[0].place.line, 0U);
}

TEST_F(RuleStackFiles, AFileThatWasNeverGoodIsLeftOutWithAFinding)
{
    const auto good = file("good.rules", noteRule("mine", "one"));
    const auto large = file("large.rules", std::string(rules::limits::fileBytes + 1, '\n'));
    const auto bytes = file("bytes.rules", "\xFF\xFA");
    const auto wrong = file("wrong.rules", broken);
    const RuleSources sources { { wrong, good, large, bytes, missing("none.rules"), m_folder.string() },
        false, {} };
    const auto stack = read(sources);
    auto found = errors(stack);
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found,
        (Names { "bytes.rules rules.file", "large.rules rules.file", "none.rules rules.file",
            m_folder.filename().string() + " rules.file", "wrong.rules rules.name" }));
    EXPECT_TRUE(has(stack, "mine") && has(stack, "true positive"));
    EXPECT_EQ(stack.good.size(), 1U);
    EXPECT_EQ(stack.sources, sources) << "they stay in the stack";

    const auto nothing = read({ { wrong }, false, {} });
    EXPECT_EQ(nothing.setup->digest, "") << "only the default rules are left";
}

TEST_F(RuleStackFiles, WhatStandsOnAWrongFileStaysInForceAsItIs)
{
    const auto low = file("low.rules", noteRule("mine", "one"));
    const auto high = file("high.rules", "off \"mine\"\n");
    const auto settings = file("s.json", "{\"rules_off\": [\"true positive\"]}");
    const RuleSources sources { { low, high }, false, settings };
    const auto first = read(sources);
    ASSERT_TRUE(first.findings.empty());
    file("low.rules", broken);
    file("high.rules", "off \"mine\"\noff \"fuzzy check\"\n");
    file("s.json", "{\"rules_off\": [\"TN res\"], \"rules_on\": [\"mine\"]}");
    const auto stack = read(sources, first.good);
    EXPECT_TRUE(has(stack, "mine"));
    EXPECT_TRUE(isOn(stack, "mine")) << "settings come after the files";
    EXPECT_FALSE(isOn(stack, "fuzzy check")) << "the new text of high.rules is right";
    EXPECT_TRUE(isOn(stack, "true positive")) << "and so are the new settings";
    EXPECT_FALSE(isOn(stack, "TN res"));
    EXPECT_EQ(errors(stack).front(), "low.rules rules.name");
}

TEST_F(RuleStackFiles, FilesThatDoNotFitTogetherAnyMoreStayAsTheyWere)
{
    const auto low = file("low.rules", noteRule("mine", "one"));
    const auto high = file("high.rules", "off \"mine\"\n");
    const auto first = read({ { low, high }, false, {} });
    file("low.rules", noteRule("renamed", "one"));
    const auto stack = read({ { low, high }, false, {} }, first.good);
    EXPECT_EQ(errors(stack), (Names { "high.rules rules.name" }));
    EXPECT_TRUE(has(stack, "mine") && !has(stack, "renamed"));
    EXPECT_FALSE(isOn(stack, "mine"));
    EXPECT_EQ(stack.good, first.good);
}

TEST_F(RuleStackFiles, SettingsAreReadAndKeepTheirLastGoodText)
{
    const auto rules = file("my.rules", noteRule("mine", "one"));
    const auto settings = file("s.json", "{\"rules_off\": [\"mine\"], \"stop_words\": [\"He\"]}");
    const auto first = read({ { rules }, false, settings });
    EXPECT_TRUE(first.findings.empty());
    EXPECT_FALSE(isOn(first, "mine"));
    EXPECT_TRUE(first.setup->lists.stopWord("he", "city"));
    EXPECT_EQ(first.good.size(), 2U);
    for (const char* text : { "{", "{\"rules_off\": [\"no such\"]}", "[]" }) {
        file("s.json", text);
        const auto stack = read({ { rules }, false, settings }, first.good);
        EXPECT_EQ(errors(stack), (Names { "s.json rules.settings" })) << text;
        EXPECT_FALSE(isOn(stack, "mine"));
        EXPECT_TRUE(stack.setup->lists.stopWord("he", "city"));
        const auto fresh = read({ { rules }, false, settings });
        EXPECT_TRUE(isOn(fresh, "mine")) << "without a good text they are left out";
        EXPECT_EQ(fresh.setup->digest, read({ { rules }, false, {} }).setup->digest);
    }
    std::filesystem::remove(settings);
    const auto gone = read({ { rules }, false, settings }, first.good);
    EXPECT_EQ(errors(gone), (Names { "s.json rules.file" }));
    EXPECT_FALSE(isOn(gone, "mine"));
}

TEST_F(RuleStackFiles, SwitchesThereAndBackLeaveNoTrace)
{
    const auto plain = read({});
    for (const auto& rule : plain.unswitched->rules()) {
        const auto there = read(withRuleOn(plain.sources, *plain.unswitched, rule.name, !rule.on));
        EXPECT_EQ(isOn(there, rule.name), !rule.on);
        EXPECT_EQ((rule.on ? there.sources.off : there.sources.on), (Names { rule.name }));
        EXPECT_NE(there.setup->digest, "");
        const auto back = read(withRuleOn(there.sources, *there.unswitched, rule.name, rule.on));
        EXPECT_EQ(back.sources, RuleSources {});
        EXPECT_EQ(back.setup->digest, "") << rule.name;
    }
}

TEST_F(RuleStackFiles, SwitchesAreKeptInOneFormWhateverOrderTheyCameIn)
{
    const Names rules { "TN res", "TP res", "fuzzy check", "true positive" };
    std::mt19937 random(3);
    std::string digest;
    for (int round = 0; round < 20; ++round) {
        auto order = rules;
        std::shuffle(order.begin(), order.end(), random);
        RuleSources sources;
        const auto plain = read({});
        for (const auto& rule : order) {
            sources = withRuleOn(sources, *plain.unswitched, rule, false);
        }
        EXPECT_EQ(sources.off, rules);
        RuleSources given;
        given.off = order;
        given.off.push_back(order.front());
        const auto stack = read(given);
        EXPECT_EQ(stack.sources, sources) << "sorted, each once";
        EXPECT_EQ(stack.setup->digest, read(sources).setup->digest);
        EXPECT_TRUE(digest.empty() || digest == stack.setup->digest);
        digest = stack.setup->digest;
    }
}

TEST_F(RuleStackFiles, NeedlessSwitchesAreDroppedAndOffCountsAfterOn)
{
    const std::string wasOff = "partial label match, system more specific";
    RuleSources needless;
    needless.on = { "true positive", "no such rule" };
    needless.off = { wasOff, "nor this" };
    const auto stack = read(needless);
    EXPECT_EQ(stack.sources, RuleSources {});
    EXPECT_EQ(stack.setup->digest, "");
    EXPECT_TRUE(stack.findings.empty());

    RuleSources both;
    both.on = both.off = { "true positive", wasOff };
    const auto off = read(both);
    EXPECT_FALSE(isOn(off, "true positive"));
    EXPECT_FALSE(isOn(off, wasOff));
    EXPECT_EQ(off.sources.off, (Names { "true positive" }));
    EXPECT_TRUE(off.sources.on.empty());
    EXPECT_EQ(withRuleOn(both, *off.unswitched, "no such rule", true), both);
}

TEST_F(RuleStackFiles, ASwitchWaitsWhileItsFileIsWrong)
{
    const auto path = file("my.rules", noteRule("mine", "one"));
    const auto first = read({ { path }, false, {} });
    file("my.rules", broken);
    RuleSources sources { { path }, false, {}, { "coming" }, { "mine" } };
    const auto wrong = read(sources, first.good);
    EXPECT_EQ(wrong.sources, sources) << "the new text may have the rule";
    EXPECT_FALSE(isOn(wrong, "mine"));
    file("my.rules", noteRule("coming", "two", " off"));
    const auto mended = read(wrong.sources, wrong.good);
    EXPECT_TRUE(isOn(mended, "coming"));
    EXPECT_EQ(mended.sources.on, (Names { "coming" }));
    EXPECT_TRUE(mended.sources.off.empty()) << "no file has the rule any longer";
}

TEST_F(RuleStackFiles, UnsavedTextsCountInPlaceOfTheFile)
{
    const auto path = file("my.rules", noteRule("mine", "one"));
    const auto fresh = missing("new.rules");
    const auto settings = file("s.json", "{}");
    const auto first = read({ { path }, false, {} });
    const RuleTexts unsaved { { path, noteRule("written", "two") }, { fresh, noteRule("fresh", "three") },
        { settings, "{\"rules_off\": [\"fresh\"]}" }, { "/not/asked/for.rules", broken } };
    const auto stack = read({ { path, fresh }, false, settings }, first.good, unsaved);
    EXPECT_TRUE(stack.findings.empty());
    EXPECT_TRUE(has(stack, "written") && !has(stack, "mine"));
    EXPECT_FALSE(isOn(stack, "fresh"));
    EXPECT_TRUE(stack.disk.empty()) << "not read";
    EXPECT_EQ(stack.good.at(path), noteRule("written", "two"));

    const auto wrong = read({ { path }, false, {} }, first.good, { { path, broken } });
    EXPECT_EQ(errors(wrong), (Names { "my.rules rules.name" }));
    EXPECT_TRUE(has(wrong, "mine"));
}

TEST_F(RuleStackFiles, AFileNamedTwiceIsReadOnce)
{
    const auto path = file("my.rules", noteRule("mine", "one"));
    const auto stack = read({ { path, path }, false, {} });
    EXPECT_TRUE(stack.findings.empty());
    EXPECT_TRUE(has(stack, "mine"));
    EXPECT_EQ(std::ranges::count(stack.setup->rules->rules(), "mine", &rules::Rule::name), 1);
    EXPECT_EQ(stack.disk.size(), 1U);
    std::filesystem::remove(path);
    EXPECT_EQ(read({ { path, path }, false, {} }).findings.list().size(), 1U) << "told once";
    file("my.rules", broken);
    const auto wrong = read({ { path, path }, false, {} }, stack.good);
    EXPECT_TRUE(has(wrong, "mine"));
}

TEST_F(RuleStackFiles, StoppingIsAnError)
{
    std::stop_source stop;
    stop.request_stop();
    const support::Progress progress(stop.get_token());
    const auto stack
        = readRuleStack({ { file("my.rules", noteRule("mine", "one")) }, false, {} }, {}, progress);
    ASSERT_FALSE(stack);
    EXPECT_EQ(stack.error().code, support::ErrorCode::Cancelled);
}

TEST_F(RuleStackFiles, TextsAreReadWithinTheirLimits)
{
    const support::Progress progress;
    const auto code = [&](const std::string& path, bool settings) {
        const auto text = readRuleText(path, settings, progress);
        EXPECT_FALSE(text);
        return text ? support::ErrorCode::Unpairable : text.error().code;
    };
    EXPECT_EQ(code(missing("none"), false), support::ErrorCode::NotFound);
    EXPECT_EQ(code(m_folder.string(), false), support::ErrorCode::Unreadable);
    EXPECT_EQ(code(file("bytes", "\xFF"), false), support::ErrorCode::Malformed);
    const auto large = file("large", std::string(rules::limits::fileBytes + 1, '#'));
    EXPECT_EQ(code(large, false), support::ErrorCode::TooLarge);
    EXPECT_TRUE(readRuleText(large, true, progress)) << "settings may be larger";
    const auto most = readRuleText(file("most", std::string(rules::limits::fileBytes, '#')), false, progress);
    EXPECT_TRUE(most);
    EXPECT_EQ(readRuleText(file("empty", ""), false, progress).value(), "");
    const auto settings = file("settings", std::string(largestRuleSettings + 1, ' '));
    EXPECT_EQ(code(settings, true), support::ErrorCode::TooLarge);
}

} // namespace
} // namespace touchstone::analysis
