// SPDX-License-Identifier: GPL-3.0-or-later
// What an editor asks of the rule language: where the rules of a file stand, and what may be written next.
#include "core/rules/completion.h"
#include "core/rules/outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

using namespace touchstone;

namespace {

const rules::RuleSet& defaults()
{
    static const rules::RuleSet set = []() {
        support::Diagnostics findings;
        const std::array files { rules::defaultRules() };
        return rules::RuleSet::stacked(files, findings);
    }();
    return set;
}

rules::Completions proposed(const std::string& before)
{
    const std::vector<std::string> labels { "LOC", "PER" };
    return rules::completions(before, defaults(), labels);
}

std::vector<std::string> texts(const std::string& before)
{
    std::vector<std::string> result;
    for (const auto& entry : proposed(before).entries) {
        result.push_back(entry.text);
    }
    return result;
}

bool offers(const std::string& before, const std::string& text)
{
    const auto all = texts(before);
    return std::find(all.begin(), all.end(), text) != all.end();
}

const std::string pairRule = "rule \"r\"\n  phase Base for pair\n  when\n    ";
const std::string systemRule = "rule \"r\"\n  phase Base\n  for system\n  when\n    ";

} // namespace

TEST(RuleOutline, NamesEveryRuleWithItsLinesAlsoWhereTheFileIsBroken)
{
    const std::string text = "# rule \"not this\"\n"
                             "rule \"a \\\"b\\\"\" phase Base for gold\n  then\n    gold.low = true\nend\n"
                             "off \"x\"\n"
                             "rule \"ü\"\n  when\n    gold.result ==\n" // no end, no then
                             "rule\n"
                             "rule \"last\"\n  for gold\n\n";
    const auto found = rules::outline(text);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].name, "a \"b\"");
    EXPECT_EQ(found[0].line, 2U);
    EXPECT_EQ(found[0].lastLine, 5U);
    EXPECT_EQ(text.substr(found[0].begin, 4), "rule");
    EXPECT_EQ(text.substr(found[0].end - 3, 3), "end");
    EXPECT_EQ(found[1].name, "ü");
    EXPECT_EQ(found[1].line, 7U);
    EXPECT_EQ(found[1].lastLine, 9U);
    EXPECT_EQ(found[2].name, "last");
    EXPECT_EQ(found[2].lastLine, 12U);
}

TEST(RuleOutline, AnEmptyFileHasNone)
{
    EXPECT_TRUE(rules::outline("").empty());
    EXPECT_TRUE(rules::outline("rule").empty());
    EXPECT_EQ(rules::outline("rule \"x\"").size(), 1U);
}

TEST(RuleOutline, FindsTheDefaultRulesInTheirOrder)
{
    const auto found = rules::outline(rules::defaultRules().text);
    ASSERT_EQ(found.size(), defaults().rules().size());
    for (std::size_t at = 0; at < found.size(); ++at) {
        EXPECT_EQ(found[at].name, defaults().rules()[at].name);
        EXPECT_EQ(found[at].line, defaults().rules()[at].line);
    }
}

TEST(RuleCompletion, AFileBeginsWithItsFourWords)
{
    EXPECT_EQ(texts(""), (std::vector<std::string> { "rule", "on", "off", "phases" }));
    EXPECT_EQ(texts(pairRule + "gold.low\n  then\n    gold.low = true\nend\n").front(), "rule");
}

TEST(RuleCompletion, TheWordBeingWrittenIsReplaced)
{
    const auto found = proposed(pairRule + "gold.res");
    EXPECT_EQ(found.begin, (pairRule + "gold.").size());
    EXPECT_FALSE(found.inQuotes);
    EXPECT_TRUE(offers(pairRule + "gold.res", "resolution"));
}

TEST(RuleCompletion, NamesOfRulesAfterOnAndOff)
{
    EXPECT_TRUE(offers("off ", "\"true positive\""));
    EXPECT_TRUE(offers("off \"tr", "true positive"));
    EXPECT_TRUE(proposed("off \"tr").inQuotes);
    EXPECT_EQ(proposed("off \"tr").begin, 5U);
    EXPECT_TRUE(offers("rule \"", "true positive")); // to take its place
}

TEST(RuleCompletion, TheHeaderKnowsPhasesAndSubjects)
{
    EXPECT_TRUE(offers("rule \"r\"\n  phase ", "FuzzyMatch"));
    EXPECT_TRUE(offers("rule \"r\" phase Fuz", "FuzzyMatch"));
    EXPECT_TRUE(offers("rule \"r\"\n  for ", "entity"));
    EXPECT_TRUE(offers("rule \"r\"\n  ", "when"));
    EXPECT_TRUE(texts("rule \"r\"\n  salience ").empty());
    EXPECT_TRUE(texts("rule \"r\"\n  about \"my ").empty());
}

TEST(RuleCompletion, OnlyVariablesThatTheRuleRangesOver)
{
    EXPECT_TRUE(offers(pairRule, "system."));
    EXPECT_TRUE(offers(pairRule, "gold."));
    EXPECT_FALSE(offers(pairRule, "entity."));
    EXPECT_FALSE(offers(systemRule, "gold."));
    EXPECT_TRUE(offers(systemRule + "exists gold (", "gold."));
    EXPECT_FALSE(offers(pairRule, "exists"));
    EXPECT_TRUE(offers(systemRule, "exists"));
    EXPECT_TRUE(offers(systemRule + "exists ", "gold ()"));
    EXPECT_FALSE(offers(systemRule + "exists ", "system ()"));
}

TEST(RuleCompletion, FieldsBelongToTheVariable)
{
    EXPECT_TRUE(offers(pairRule + "gold.", "confidence"));
    EXPECT_FALSE(offers(pairRule + "gold.", "gold_mentions"));
    EXPECT_TRUE(offers("rule \"r\" phase Document for entity\n when\n entity.", "gold_mentions"));
}

TEST(RuleCompletion, ValuesAreThoseThatRulesSetForTheSameKindOfThing)
{
    EXPECT_TRUE(offers(pairRule + "gold.result == ", "\"FzTP\""));
    EXPECT_TRUE(offers(pairRule + "gold.result == \"", "FzTP"));
    EXPECT_TRUE(offers(pairRule + "gold.result in [\"TP\", \"", "FzTP"));
    EXPECT_TRUE(offers(pairRule + "gold.result not in [", "\"FzTP\""));
    EXPECT_FALSE(offers(pairRule + "gold.result == ", "\"TP doc\""));
    EXPECT_TRUE(offers("rule \"r\" phase Document for entity\n when\n entity.result == ", "\"TP doc\""));
    EXPECT_TRUE(offers(pairRule + "gold.confidence == ", "\"low\""));
    EXPECT_TRUE(offers(pairRule + "gold.type == \"", "PER"));
    EXPECT_TRUE(offers(pairRule + "is_a(gold.type, \"", "LOC"));
    EXPECT_TRUE(offers(pairRule + "fuzzy(gold.text, system.text, \"", "LOC"));
    EXPECT_TRUE(texts(pairRule + "contains(gold.text, \"").empty());
}

TEST(RuleCompletion, AfterAValueOnlyWhatJoins)
{
    const std::vector<std::string> joining { "and", "or", "in", "not in" };
    EXPECT_EQ(texts(pairRule + "gold.result "), joining);
    EXPECT_EQ(texts(pairRule + "same_extent(system, gold) "), joining);
    EXPECT_TRUE(offers(pairRule + "gold.matched and ", "overlaps()"));
    EXPECT_TRUE(offers(pairRule + "gold.matched or\n    ", "overlaps()"));
}

TEST(RuleCompletion, FunctionsLeaveTheCursorInTheirParentheses)
{
    for (const auto& entry : proposed(pairRule).entries) {
        if (entry.kind == rules::CompletionKind::Function) {
            EXPECT_EQ(entry.back, 1U) << entry.text;
            EXPECT_TRUE(entry.text.ends_with("()"));
        }
    }
    EXPECT_TRUE(offers(pairRule + "overlaps(", "system"));
    EXPECT_TRUE(offers(pairRule + "overlaps(system, ", "gold"));
    EXPECT_TRUE(offers(pairRule + "length(", "system."));
}

TEST(RuleCompletion, EachSaysWhatItIsWithItsPatternOrInTheRulesOwnWords)
{
    const auto aboutOf = [](const std::string& before, const std::string& text) {
        const auto entries = proposed(before).entries;
        const auto found = std::ranges::find(entries, text, &rules::Completion::text);
        return found == entries.end() ? support::Message() : found->about;
    };
    const auto function = aboutOf(pairRule, "same_extent()");
    EXPECT_EQ(function.english(), "same_extent(annotation, annotation): begin and end agree");
    EXPECT_STREQ(std::get<support::Message>(function.arguments().at(1)).pattern(), "begin and end agree");
    EXPECT_STREQ(aboutOf("", "rule").pattern(), "begins a rule: rule \"name\"");
    EXPECT_EQ(aboutOf("off ", "\"true positive\"").english(),
        "same label and same extent: the two stand for each other");
}

TEST(RuleCompletion, AChangeKnowsWhatMayBeSet)
{
    const std::string change = pairRule + "gold.low\n  then\n    ";
    EXPECT_TRUE(offers(change, "match(system, gold)"));
    EXPECT_TRUE(offers(change, "end"));
    EXPECT_FALSE(offers(change, "overlaps()"));
    EXPECT_TRUE(offers(change + "gold.", "note"));
    EXPECT_FALSE(offers(change + "gold.", "text"));
    EXPECT_TRUE(offers(change + "gold.resolution = ", "\"TP res\""));
    EXPECT_EQ(texts(change + "gold.low = "), (std::vector<std::string> { "true", "false" }));
    EXPECT_FALSE(offers(systemRule + "system.low\n  then\n    ", "match(system, gold)"));
}

TEST(RuleCompletion, NothingInComments)
{
    EXPECT_TRUE(texts("# ru").empty());
    EXPECT_TRUE(texts(pairRule + "gold.low # and ").empty());
    EXPECT_FALSE(texts(pairRule + "gold.type == \"#").empty()); // no comment
}

TEST(RuleCompletion, AnyPrefixOfTheDefaultRulesHasAnAnswer)
{
    const auto text = rules::defaultRules().text.substr(0, 6000);
    for (std::size_t length = 0; length <= text.size(); length += 7) {
        const auto found = proposed(std::string(text.substr(0, length)));
        EXPECT_LE(found.begin, length);
    }
}
