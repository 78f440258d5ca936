// SPDX-License-Identifier: GPL-3.0-or-later
// The rule guide of the help keeps up with the language: every word of it is named, every example is read and
// does what stands beside it.
#include "core/evaluation/settings/rulesources.h"
#include "core/rules/ruleset.h"
#include "core/rules/vocabulary.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

using namespace touchstone;
using match::SideRole;
using rules::Variable;

namespace {

std::string resource(const std::string& path)
{
    std::ifstream file(std::filesystem::path(TOUCHSTONE_SAMPLES) / ".." / path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string page(const std::string& name) { return resource("help/" + name + ".md"); }

/// What stands between a line that begins with `from` and the next one that begins with `to`.
std::string between(const std::string& text, const std::string& from, const std::string& to)
{
    const auto begin = text.find("\n" + from);
    if (begin == std::string::npos) {
        return {};
    }
    const auto line = text.find('\n', begin + 1) + 1;
    return text.substr(line, text.find("\n" + to, line - 1) - line + 1);
}

/// What stands in the signs of code, in a line or between two.
std::string inCode(const std::string& text)
{
    std::string result;
    bool code = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '`') {
            code = !code;
            at += text.compare(at, 3, "```") == 0 ? 2U : 0U;
            result += ' ';
        } else if (code) {
            result += text[at];
        }
    }
    return result;
}

testing::AssertionResult has(const std::string& text, const std::string& line)
{
    return text.find(line + "\n") != std::string::npos
        ? testing::AssertionSuccess()
        : testing::AssertionFailure() << "the line is missing: " << line;
}

/// An annotation of a table of the guide, with what it is called before and after the rule.
struct Told
{
    SideRole side = SideRole::Gold;
    testsupport::RuleAnnotation annotation;
    std::string before;
    std::string after;
};

struct Example
{
    std::string text;
    std::string rules;
    std::vector<Told> told;
};

std::vector<Example> examples(const std::string& guide)
{
    std::vector<Example> result;
    const std::string fence = "\n```rules\n";
    for (auto at = guide.find(fence); at != std::string::npos; at = guide.find(fence, at + 1)) {
        Example example;
        const auto quote = guide.rfind("\n> ", at) + 3;
        example.text = guide.substr(quote, guide.find('\n', quote) - quote);
        const auto begin = at + fence.size();
        const auto end = guide.find("\n```\n", begin);
        example.rules = guide.substr(begin, end - begin + 1);
        const auto next = std::min(guide.find(fence, begin), guide.size());
        static const std::regex row(
            "\\| (gold|system) `([^`]+)` \"([^\"]+)\" → (\\S+) \\| ([^|]+) \\| ([^|]+) \\|");
        const auto table = guide.substr(end, next - end);
        for (std::sregex_iterator match(table.begin(), table.end(), row), last; match != last; ++match) {
            Told told;
            told.side = (*match)[1] == "gold" ? SideRole::Gold : SideRole::System;
            told.annotation.id = std::to_string(example.told.size());
            told.annotation.type = (*match)[2];
            const auto place = example.text.find((*match)[3].str());
            EXPECT_NE(place, std::string::npos) << "not in the text: " << (*match)[3];
            told.annotation.span = { static_cast<std::uint32_t>(place),
                static_cast<std::uint32_t>(place + (*match)[3].str().size()) };
            if ((*match)[4] != "–") {
                told.annotation.ids = { (*match)[4] };
            }
            told.before = (*match)[5];
            told.after = (*match)[6];
            example.told.push_back(std::move(told));
        }
        result.push_back(std::move(example));
    }
    return result;
}

std::string joined(const rules::RuleSet& set, const rules::Labels& labels)
{
    std::string result;
    for (const auto& part : { rules::shownResult(set, labels), rules::shownResolution(set, labels),
             set.symbol(labels.cause), set.symbol(labels.note) }) {
        result += (part.empty() || result.empty() ? "" : " · ") + part;
    }
    return result;
}

} // namespace

TEST(RuleGuide, TellsOfEveryWordOfTheLanguage)
{
    const auto reference = page("reference");
    const auto subjects = between(reference, "## Subjects", "## ");
    for (const auto& subject : rules::subjects()) {
        EXPECT_TRUE(
            has(subjects, "| `" + std::string(subject.name) + "` | " + std::string(subject.about) + " |"));
    }
    const auto fields = between(reference, "## Fields", "## ");
    const std::array<std::pair<Variable, std::string>, 3> parts { { { Variable::System, "Those with" },
        { Variable::Entity, "Of `entity`" }, { Variable::Link, "Of `link`" } } };
    for (const auto& [variable, start] : parts) {
        const auto part = between("\n" + fields, start, "Of ");
        for (const auto& field : rules::fields(variable)) {
            EXPECT_TRUE(has(part,
                "| `" + std::string(field.name) + "`" + (field.settable ? " =" : "") + " | "
                    + std::string(rules::name(field.type)) + " | " + std::string(field.about) + " |"));
        }
    }
    const auto functions = between(reference, "## Functions", "## ");
    for (const auto& function : rules::functions()) {
        EXPECT_TRUE(has(functions,
            "| `" + std::string(function.usage) + "` | " + std::string(rules::name(function.result)) + " | "
                + std::string(function.about) + " |"));
    }
    const auto phases = between(reference, "## Phases", "## ");
    const rules::RuleSet defaults;
    for (const auto& phase : defaults.phases()) {
        EXPECT_NE(phases.find("| " + phase + " | "), std::string::npos) << phase;
    }
    const auto code = inCode(page("rules") + reference);
    for (const auto keyword : rules::keywords()) {
        EXPECT_TRUE(std::regex_search(code, std::regex("\\b" + std::string(keyword) + "\\b"))) << keyword;
    }
}

TEST(RuleGuide, TellsTheLimits)
{
    const auto limits = between(page("reference"), "## Limits", "## ");
    for (const auto number :
        { rules::limits::phases, rules::limits::conditions, rules::limits::changes, rules::limits::nesting,
            rules::limits::nameLength, rules::limits::errors, rules::limits::comparedLength }) {
        EXPECT_NE(limits.find(std::to_string(number) + " "), std::string::npos) << number;
    }
    static_assert(rules::limits::fileBytes == 1U << 20U && rules::limits::rules == 1000
        && rules::limits::terms == 1000 && rules::limits::pairs == 5'000'000
        && rules::limits::firings == 10'000'000);
    for (const char* words : { "1 MB", "1,000 rules", "1,000 terms", "5 million", "10 million" }) {
        EXPECT_NE(limits.find(words), std::string::npos) << words;
    }
}

TEST(RuleGuide, ItsNumbersOfDefaultRulesHold)
{
    EXPECT_NE(page("rules").find(std::to_string(testsupport::ruleSet("").rules().size()) + " default rules"),
        std::string::npos);
}

TEST(RuleGuide, ExamplesDoWhatStandsBesideThem)
{
    const auto guide = page("rules");
    const auto settings
        = analysis::parseRuleSettings(between(guide, "```json", "```"), "the guide's settings");
    ASSERT_TRUE(settings) << settings.error().text;
    EXPECT_TRUE(settings->lists.isA("city", "thing"));
    const auto all = examples(guide);
    EXPECT_GE(all.size(), 2U);
    const auto defaults = testsupport::ruleSet("");
    for (const auto& example : all) {
        EXPECT_FALSE(example.told.empty()) << "nothing stands beside\n" << example.rules;
        testsupport::RuleDocument document(example.text);
        for (const auto& told : example.told) {
            told.side == SideRole::Gold ? document.gold(told.annotation) : document.system(told.annotation);
        }
        const auto changed = testsupport::ruleSet(example.rules); // throws its findings
        const auto before = testsupport::runRules(defaults, settings->lists, document.input());
        const auto after = testsupport::runRules(changed, settings->lists, document.input());
        std::array<std::size_t, 2> next {};
        for (const auto& told : example.told) {
            const auto place = next[rules::index(told.side)]++;
            const auto of = [&](const rules::DocumentResult& result) -> const rules::Labels& {
                return told.side == SideRole::Gold ? result.gold[place] : result.system[place];
            };
            EXPECT_EQ(joined(defaults, of(before)), told.before);
            EXPECT_EQ(joined(changed, of(after)), told.after);
        }
    }
}

TEST(RuleExamples, NamesWithOtherWordsAroundThem)
{
    const auto set = testsupport::ruleSet(resource("rules/examples/historical-newspapers.rules"));
    const auto resultOf = [&](const std::string& text, const std::string& gold, const std::string& system) {
        testsupport::RuleDocument document(text);
        const auto span = [&](const std::string& words) {
            const auto at = text.find(words);
            return text::Span { static_cast<std::uint32_t>(at),
                static_cast<std::uint32_t>(at + words.size()) };
        };
        document.gold({ "g", "pers.ind", span(gold), {}, false, false });
        document.system({ "s", "pers.ind", span(system), {}, false, false });
        const auto result = testsupport::runRules(set, {}, document.input());
        return joined(set, result.system[0]);
    };
    const std::string found = "FzTP · TN res · same name, other words around it";
    EXPECT_EQ(resultOf("the miller Adam Reed left", "Adam Reed", "miller Adam Reed"), found);
    EXPECT_EQ(
        resultOf("Adam Reed, miller of Northfield", "Adam Reed", "Adam Reed, miller of Northfield"), found);
    EXPECT_EQ(resultOf("old Reed left", "old Reed", "Reed"), found);
    EXPECT_EQ(resultOf("A. Reed, miller", "A. Reed, miller", "miller"), "FP") << "the trade is not the name";
    EXPECT_EQ(resultOf("A. Reed (husband of Ann Lee)", "Ann Lee", "A. Reed (husband of Ann Lee"), "FP");
    EXPECT_EQ(resultOf("sisters Reed", "sisters Reed", "sisters"), "FP");
}

TEST(RuleExamples, KindsAndDoubtfulText)
{
    const auto set = testsupport::ruleSet(resource("rules/examples/historical-newspapers.rules"));
    testsupport::RuleDocument document("Arden Byford Corwen Dalry");
    document.gold({ "g1", "loc.adm.town", { 0, 5 }, { "Q1" }, false, false })
        .gold({ "g2", "pers.ind", { 6, 12 }, {}, false, false })
        .gold({ "g3", "pers.ind", { 13, 19 }, {}, false, false })
        .gold({ "g4", "pers.ind", { 20, 25 }, {}, false, false });
    document.system({ "s1", "loc.adm.reg", { 0, 5 }, { "Q1" }, false, false })
        .system({ "s2", "loc.adm.town", { 6, 12 }, {}, false, false })
        .system({ "s3", "pers.ind", { 13, 19 }, {}, false, false });
    auto input = document.input();
    input.side(SideRole::Gold)[2].noise = 0.1;
    input.side(SideRole::Gold)[3].noise = 0.09;
    const auto result = testsupport::runRules(set, {}, input);
    EXPECT_EQ(joined(set, result.gold[0]), "PTP · TP res · right kind, wrong sub-label");
    EXPECT_EQ(joined(set, result.gold[1]), "FN · right extent, another kind");
    EXPECT_EQ(joined(set, result.system[1]), "FP · right extent, another kind");
    EXPECT_EQ(joined(set, result.gold[2]), "TP low confidence · TN res low confidence");
    EXPECT_EQ(joined(set, result.system[2]), "TP low confidence · TN res low confidence") << "its match too";
    EXPECT_EQ(joined(set, result.gold[3]), "FN");
}

TEST(RuleExamples, LinkersWithoutLabels)
{
    const auto set = testsupport::ruleSet(resource("rules/examples/linkers-without-labels.rules"));
    testsupport::RuleDocument document("Ada met the Earl of Arden in Byford");
    document.gold({ "g1", "PER", { 0, 3 }, { "Q1" }, false, false })
        .gold({ "g2", "PER", { 12, 25 }, { "Q2" }, false, false })
        .gold({ "g3", "LOC", { 29, 35 }, { "Q3" }, false, false });
    document.system({ "s1", "_", { 0, 3 }, { "Q9" }, false, false })
        .system({ "s2", "_", { 20, 25 }, { "Q8" }, false, false })
        .system({ "s3", "_", { 29, 35 }, { "Q3" }, false, false });
    const auto result = testsupport::runRules(set, {}, document.input());
    EXPECT_EQ(joined(set, result.gold[0]), "TP · FN res · resolver · person by one name");
    EXPECT_EQ(
        joined(set, result.gold[1]), "FzTP · FN res · possibly tagger · part of a name, or more than it");
    EXPECT_EQ(joined(set, result.system[2]), "TP · TP res · the system gives no label");
}
