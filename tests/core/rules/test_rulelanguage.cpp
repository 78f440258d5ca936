// SPDX-License-Identifier: GPL-3.0-or-later
// The rule language: what it reads, what it says about mistakes and where, files on top of each other,
// limits.
#include "core/rules/suggestion.h"
#include "core/text/nameform.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace touchstone;
using testsupport::RuleDocument;
using testsupport::ruleSet;
using testsupport::runRules;

namespace {

// "line:column code" and message of every finding of one file on top of the default rules.
std::vector<std::string> findings(std::string_view text)
{
    const std::array files { rules::defaultRules(), rules::RuleFile { "u", text } };
    support::Diagnostics list;
    (void)rules::RuleSet::stacked(files, list);
    std::vector<std::string> result;
    for (const auto& finding : list.list()) {
        result.push_back(std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + " "
            + finding.code + ": " + finding.message);
    }
    return result;
}

// The one finding of a rule with this one condition, which stands in line 4 from column 5 on.
std::string conditionError(const std::string& condition, const std::string& subject = "pair")
{
    const auto all = findings("rule \"r\"\n  phase Base for " + subject + "\n  when\n    " + condition
        + "\n  then\n    " + (subject == "pair" ? "system" : subject) + ".low = true\nend\n");
    return all.size() == 1 ? all.front() : std::to_string(all.size()) + " findings";
}

std::string changeError(const std::string& change, const std::string& subject = "pair")
{
    const auto all = findings("rule \"r\" phase Base for " + subject + "\n  then\n    " + change + "\nend\n");
    return all.size() == 1 ? all.front() : std::to_string(all.size()) + " findings";
}

testing::AssertionResult begins(const std::string& text, const std::string& start)
{
    return text.starts_with(start)
        ? testing::AssertionSuccess()
        : testing::AssertionFailure() << "'" << text << "' does not begin with '" << start << "'";
}

testing::AssertionResult has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos
        ? testing::AssertionSuccess()
        : testing::AssertionFailure() << "'" << text << "' does not contain '" << part << "'";
}

} // namespace

TEST(RuleLanguage, TheSourcesFiguresTranslateLineByLine)
{
    // Figure 2, then figure 3, of the poster; its "assigned == false" is "not matched".
    const auto set = ruleSet(R"(
phases Base, FuzzyMatch, Filter
rule "truepositive"
  phase Base  salience 100  for pair
  when
    not system.matched
    gold.type == system.type
    gold.begin == system.begin and gold.end == system.end
  then
    match(system, gold)
    system.result = "TP"
    gold.result = "TP"
end
rule "false positive"
  phase Base  salience 90  for system
  when
    not system.matched
    no gold (gold.type == system.type and gold.begin == system.begin and gold.end == system.end)
  then
    system.result = "FP"
end
rule "false negative"
  phase Base  salience 80  for gold
  when
    not gold.matched
    no system (system.type == gold.type and system.begin == gold.begin and system.end == gold.end)
  then
    gold.result = "FN"
end
rule "fuzzy check"
  phase FuzzyMatch  for pair
  when
    gold.result == "FN"
    system.type == gold.type and system.result == "FP"
    overlaps(system, gold)
    fuzzy(system.text, gold.text, system.type)
  then
    system.result = "FzTP"
end
rule "filter FP"
  phase Filter  salience 10  for system
  when
    system.result == "FP"
    stop_word(system.text, system.type)
  then
    system.ignored = "stop word"
end
)",
        false);
    RuleDocument document("IBM Corp. paid in Rome today.");
    document.gold({ "g1", "company", { 0, 9 }, {}, false, false })
        .gold({ "g2", "city", { 18, 22 }, {}, false, false });
    document.system({ "s1", "company", { 0, 8 }, {}, false, false })
        .system({ "s2", "city", { 18, 22 }, {}, false, false })
        .system({ "s3", "time", { 23, 28 }, {}, false, false });
    rules::RuleLists lists;
    lists.stopWords = { "today" };
    const auto result = runRules(set, lists, document.input());
    EXPECT_EQ(rules::shownResult(set, result.system[0]), "FzTP");
    EXPECT_EQ(rules::shownResult(set, result.gold[0]), "FN") << "the figure sets the system's side only";
    EXPECT_EQ(rules::shownResult(set, result.system[1]), "TP");
    EXPECT_EQ(rules::shownResult(set, result.gold[1]), "TP");
    EXPECT_EQ(rules::shownResult(set, result.system[2]), "FP-ignored:stop word");
}

TEST(RuleLanguage, UserRulesOfTheReferenceWork)
{
    const auto set = ruleSet(R"(
rule "title left out"                          # President Barack Obama / Barack Obama
  phase FuzzyMatch  salience 5  for pair
  when
    gold.result == "FN"
    system.result == "FP"
    system.type == "person" and gold.type == "person"
    contains(normal(gold.text), normal(system.text))
    starts_with(normal(gold.text), "president ") or starts_with(normal(gold.text), "dr ")
  then
    match(system, gold)
    system.result = "FzTP"
    gold.result = "FzTP"
    system.note = "title left out"
end
rule "link right in spite of the tagger"       # refines attribution
  phase Attribution  salience 5  for system
  when
    system.resolution == "FP res"
    system.cause == "tagger"
    exists gold (ids_match(system, gold) and gold.result == "FN")
  then
    system.note = "link right, span or label wrong"
end
rule "literal figure 1"                        # silence of the system counts as FP res
  phase Resolution  salience 65  for match
  when
    system.resolution == "" and gold.resolution == ""
    count(gold.ids) > 0 and count(system.ids) == 0
  then
    system.resolution = "FP res"
    gold.resolution = "FN res"
end
)");
    RuleDocument document("President Barack Obama met Angela Merkel in Bonn");
    document.gold({ "g1", "person", { 0, 22 }, { "Q76" }, false, false })
        .gold({ "g2", "person", { 27, 40 }, { "Q567" }, false, false })
        .gold({ "g3", "city", { 44, 48 }, { "Q586" }, false, false });
    document.system({ "s1", "person", { 10, 22 }, {}, false, false })
        .system({ "s2", "person", { 34, 40 }, { "Q567" }, false, false })
        .system({ "s3", "city", { 44, 48 }, {}, false, false });
    const auto result = runRules(set, {}, document.input());
    EXPECT_EQ(set.symbol(result.system[0].result), "FzTP");
    EXPECT_EQ(set.symbol(result.system[0].note), "title left out");
    EXPECT_EQ(set.symbol(result.system[0].resolution), "FP res") << "silence, read literally";
    EXPECT_EQ(set.symbol(result.system[1].note), "link right, span or label wrong");
    EXPECT_EQ(set.symbol(result.system[2].resolution), "FP res");
}

TEST(RuleLanguage, TheExamplesAreReadWithoutAFinding)
{
    const auto folder = std::filesystem::path(TOUCHSTONE_SAMPLES) / ".." / "rules" / "examples";
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path());
        std::ostringstream text;
        text << file.rdbuf();
        EXPECT_EQ(findings(text.str()), std::vector<std::string> {}) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 2U);
}

TEST(RuleLanguage, MistakesHaveTheirPlaceAndAProposal)
{
    EXPECT_EQ(conditionError("system.typ == gold.type"),
        "4:12 rules.name: system has no field 'typ'; did you mean 'type'?");
    EXPECT_EQ(conditionError("similarty(system.text, gold.text) > 0.5"),
        "4:5 rules.name: unknown function 'similarty'; did you mean 'similarity'?");
    EXPECT_TRUE(begins(conditionError("sistem.type == gold.type"),
        "4:5 rules.name: unknown variable 'sistem'; did you mean 'system'?"));
    EXPECT_TRUE(begins(conditionError("gold.type == system.type", "system"),
        "4:5 rules.name: a rule for system does not range over 'gold'"));
    EXPECT_EQ(conditionError("system.text == 3"), "4:17 rules.type: a text is compared with a number");
    EXPECT_EQ(conditionError("\"ü\" == 3"), "4:9 rules.type: a text is compared with a number")
        << "columns are characters";
    EXPECT_TRUE(begins(conditionError("system.text < gold.text"), "4:17 rules.type: '<' compares numbers"));
    EXPECT_TRUE(begins(conditionError("system.begin"), "4:5 rules.type: this is a number"));
    EXPECT_TRUE(begins(conditionError("system == gold"), "4:12 rules.type: annotations are not compared"));
    EXPECT_TRUE(begins(conditionError("system.type = gold.type"),
        "4:17 rules.syntax: a comparison is written with two '='"));
    EXPECT_TRUE(
        begins(conditionError("system.begin < 1 < 2"), "4:22 rules.syntax: comparisons are not chained"));
    EXPECT_TRUE(begins(conditionError("overlap(system) > 0"), "4:5 rules.type: values are missing"));
    EXPECT_TRUE(
        begins(conditionError("overlap(system, gold, gold) > 0"), "4:27 rules.type: too many values"));
    EXPECT_TRUE(begins(
        conditionError("length(system) > 2"), "4:12 rules.type: a text is needed here, not an annotation"));
    EXPECT_TRUE(
        begins(conditionError("exists gold (gold.low)"), "4:5 rules.type: 'exists' and 'no' stand in"));
    EXPECT_TRUE(begins(conditionError("exists system (system.low)", "system"),
        "4:12 rules.name: 'exists' is followed by gold"));
    EXPECT_TRUE(begins(
        conditionError("system.type in [\"a\", 3]"), "4:26 rules.type: a text is looked for among a number"));
    EXPECT_TRUE(begins(conditionError("(system.low"), "4:5 rules.syntax: this '(' is not closed"));
    EXPECT_TRUE(
        begins(conditionError("system.low system.low"), "4:16 rules.syntax: end of the condition expected"));
    EXPECT_TRUE(begins(conditionError("system.low && gold.low"), "4:16 rules.syntax: write 'and'"));
    EXPECT_TRUE(begins(changeError("system.type = \"x\""), "3:12 rules.type: type comes from the data"));
    EXPECT_TRUE(begins(changeError("system.matched = true"), "3:12 rules.type: matched is set by match"));
    EXPECT_TRUE(begins(changeError("system.result = 3"), "3:21 rules.type: result takes a text"));
    EXPECT_TRUE(begins(changeError("system.low = \"yes\""), "3:18 rules.type: low takes true or false"));
    EXPECT_TRUE(begins(
        changeError("system.result == \"TP\""), "3:19 rules.syntax: a change is written with one '='"));
    EXPECT_TRUE(begins(
        changeError("match(system, gold)", "system"), "3:5 rules.type: match(system, gold) stands in"));
    EXPECT_TRUE(begins(changeError("gold.low = true", "system"),
        "3:5 rules.name: a rule for system does not range over 'gold'"));
    EXPECT_EQ(findings("rule \"r\" phase Bas for pair\nthen\n system.low = true\nend").front(),
        "1:16 rules.name: unknown phase 'Bas'; did you mean 'Base'?");
    EXPECT_TRUE(has(findings("off \"TN ress\"").front(), "did you mean 'TN res'?"));
    const std::array files { rules::defaultRules(), rules::RuleFile { "u", "off \"TN ress\"" } };
    support::Diagnostics list;
    (void)rules::RuleSet::stacked(files, list);
    EXPECT_EQ(list.list().front().said.pattern(), std::string("%1; did you mean '%2'?"))
        << "to be translated";
    EXPECT_TRUE(has(findings("rul \"r\"").front(), "did you mean 'rule'?"));
}

TEST(RuleLanguage, OneReadingFindsSeveralMistakes)
{
    const auto all = findings(R"(rule "a"
  phase Base  salience much  for pair
  when
    system.typ == "x"
    system.begin == "x"
    (system.low
  then
    system.text = "x"
    system.result = "unclosed
end
rule "b"
  for pair
  then
    system.low = true
end
rule "b"
  phase Base for system
end
)");
    std::vector<std::string> places;
    for (const auto& finding : all) {
        places.push_back(finding.substr(0, finding.find(' ')));
    }
    EXPECT_EQ(
        places, (std::vector<std::string> { "2:24", "4:12", "5:18", "6:5", "8:12", "9:21", "11:1", "16:6" }))
        << testing::PrintToString(all);
}

TEST(RuleLanguage, AWrongWordInTheHeadCausesNoFurtherMistakes)
{
    const std::string rest
        = "\nwhen\n gold.result == \"FN\"\nthen\n match(system, gold)\n system.note = \"x\"\nend";
    EXPECT_EQ(findings("rule \"r\" phase Bas for pair" + rest),
        (std::vector<std::string> { "1:16 rules.name: unknown phase 'Bas'; did you mean 'Base'?" }));
    EXPECT_EQ(findings("rule \"r\" salience 1.5 phase Base for pair" + rest).size(), 1U);
    EXPECT_EQ(findings("rule \"r\" phase Base for pear" + rest).size(), 1U);
    EXPECT_EQ(findings("rule \"r\" phase\n for pair" + rest).size(), 1U) << "the phase is missing";
}

TEST(RuleLanguage, WhatIsCutOffAnywhereIsReportedAndEnds)
{
    const std::string whole
        = "rule \"r\" phase Base salience 3 for pair about \"x\"\nwhen\n (system.low and\n gold.low)\n"
          " system.type in [\"a\", \"b\"]\nthen\n match(system, gold)\n system.result = \"TP\"\nend";
    EXPECT_TRUE(findings(whole).empty());
    for (std::size_t length = 1; length < whole.size(); ++length) {
        EXPECT_FALSE(findings(whole.substr(0, length)).empty()) << length;
        (void)findings(whole.substr(0, length) + "\n" + whole);
        (void)findings(whole.substr(length));
    }
    EXPECT_EQ(findings("end\nend").size(), 2U);
    EXPECT_TRUE(
        begins(conditionError("system.low and"), "5:3 rules.syntax: a condition expected, not 'then'"));
}

TEST(RuleLanguage, AFileWithAMistakeLeavesTheEarlierRulesInForce)
{
    const std::array files { rules::defaultRules(), rules::RuleFile { "good", "off \"TN res\"" },
        rules::RuleFile { "bad", "off \"TP res\"\nrule \"x\"" } };
    support::Diagnostics list;
    const auto set = rules::RuleSet::stacked(files, list);
    EXPECT_FALSE(list.empty());
    EXPECT_EQ(list.list().front().place.file, "bad");
    EXPECT_EQ(set.rules().size(), 44U);
    EXPECT_FALSE(set.rules()[*set.find("TN res")].on);
    EXPECT_TRUE(set.rules()[*set.find("TP res")].on);
}

TEST(RuleLanguage, ARuleOfTheSameNameTakesThePlaceOfTheEarlierOne)
{
    const auto defaults = ruleSet("");
    const auto set = ruleSet(
        "rule \"fuzzy check\" phase FuzzyMatch salience 20 for pair off\nthen\n match(system, gold)\nend");
    EXPECT_EQ(set.rules().size(), 44U);
    EXPECT_EQ(set.find("fuzzy check"), defaults.find("fuzzy check"));
    EXPECT_FALSE(set.rules()[*set.find("fuzzy check")].on);
    EXPECT_EQ(set.files()[set.rules()[*set.find("fuzzy check")].file], "user.rules");
}

TEST(RuleLanguage, TwoRulesOfOneNameInAFileAreAMistake)
{
    const std::string rule = "rule \"x\" phase Base for pair\nthen\n system.low = true\nend\n";
    const auto all = findings(rule + rule);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(begins(all.front(), "5:6 rules.duplicate: there is a rule \"x\" above in this file"));
}

TEST(RuleLanguage, PhasesMayBeAddedButNotReordered)
{
    EXPECT_TRUE(findings("phases Base, LabelHierarchy, FuzzyMatch, Mine, Confidence, Filter, Resolution, "
                         "Attribution, Document")
                    .empty());
    EXPECT_TRUE(has(findings("phases LabelHierarchy, Base").front(), "is missing or out of place"));
    EXPECT_TRUE(has(findings("off \"TP res\"\nphases Base").front(), "first line"));
}

TEST(RuleLanguage, ALineGoesOnInsideParenthesesAndAroundAndAndOr)
{
    const auto set = ruleSet(R"(rule "r" phase Base
  salience -5
  for pair
  about "why"
  when
    system.type in ["a",   # first
                    "b"]
    system.low or
      gold.low
    system.begin == 0
      and gold.begin == 0
  then
    system.note = "a \"quoted\" \\ text"
end)");
    const auto& rule = set.rules()[*set.find("r")];
    EXPECT_EQ(rule.conditions.size(), 3U);
    EXPECT_EQ(rule.salience, -5);
    EXPECT_EQ(rule.about, "why");
    EXPECT_EQ(rule.changes.front().value, "a \"quoted\" \\ text");
    EXPECT_EQ(rule.conditions[1].line, 8U);
    EXPECT_EQ(rule.conditions[2].text, "system.begin == 0\n      and gold.begin == 0");
}

TEST(RuleLanguage, ComparisonWithAResultThatNoRuleSetsIsAWarning)
{
    const auto all = findings("rule \"r\" phase Filter for system\nwhen\n system.result == \"FzTp\"\nthen\n "
                              "system.low = true\nend");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(
        all.front(), "3:2 rules.unset: rule \"r\": no rule sets result to \"FzTp\"; did you mean 'FzTP'?");
}

TEST(RuleLanguage, LimitsStopWhatIsTooLarge)
{
    EXPECT_TRUE(
        has(findings(std::string(2'000'000, '#')).front(), "rules.limit: the file has 2000000 bytes"));
    EXPECT_TRUE(has(conditionError(std::string(300'000, '(')), "nested deeper than 64 levels"));
    std::string negations;
    for (int number = 0; number < 100'000; ++number) {
        negations += "not ";
    }
    EXPECT_TRUE(has(conditionError(negations + "system.low"), "nested deeper than 64 levels"));
    std::string chain = "system.low";
    for (int number = 0; number < 2000; ++number) {
        chain += " or system.low";
    }
    EXPECT_TRUE(has(conditionError(chain), "more than 1000 terms"));
    std::string many;
    for (int number = 0; number < 1000; ++number) {
        many += "rule \"r" + std::to_string(number)
            + "\" phase Base for pair\nthen\n system.low = true\nend\n";
    }
    EXPECT_TRUE(has(findings(many).front(), "more than 1000 rules"));
    std::string lines;
    for (int number = 0; number < 70; ++number) {
        lines += " system.low\n";
    }
    EXPECT_TRUE(has(
        findings("rule \"r\" phase Base for pair\nwhen\n" + lines + "then\n system.low = true\nend").front(),
        "more than 64 conditions"));
    EXPECT_TRUE(has(
        findings("rule \"" + std::string(300, 'n') + "\" phase Base for pair\nthen\n system.low = true\nend")
            .front(),
        "more than 200 characters"));
    lines.clear();
    for (std::size_t number = 0; number <= rules::limits::changes; ++number) {
        lines += " system.low = true\n";
    }
    EXPECT_TRUE(has(
        findings("rule \"r\" phase Base for pair\nthen\n" + lines + "end").front(), "more than 16 changes"));
    std::string phases = "phases Base, LabelHierarchy, FuzzyMatch, Confidence, Filter, Resolution, "
                         "Attribution, Document";
    for (std::size_t number = 0; number < rules::limits::phases; ++number) {
        phases += ", P" + std::to_string(number);
    }
    EXPECT_TRUE(has(findings(phases).front(), "more than 64 phases"));
    std::string mistakes;
    for (int number = 0; number < 1000; ++number) {
        mistakes += "nonsense\n";
    }
    EXPECT_LE(findings(mistakes).size(), rules::limits::errors + 1);
}

TEST(RuleLanguage, TextsThatRulesCompareAreCounted)
{
    // Two files of the largest size have more of them than there are numbers for.
    std::array<std::string, 2> texts;
    std::size_t number = 0;
    std::size_t rule = 0;
    for (auto& text : texts) {
        while (text.size() < rules::limits::fileBytes - 20'000) {
            text += "rule \"r" + std::to_string(rule++) + "\" phase Base for system\nwhen\n false";
            for (int term = 0; term < 400; ++term) {
                text += " or system.note == \"" + std::to_string(number++) + "\"";
            }
            text += "\nthen\n system.low = true\nend\n";
        }
    }
    const std::array files { rules::RuleFile { "a", texts[0] }, rules::RuleFile { "b", texts[1] } };
    support::Diagnostics list;
    const auto set = rules::RuleSet::stacked(files, list);
    const auto& findings = list.list();
    EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const auto& finding) {
        return finding.place.file == "b" && finding.message == "too many different texts"
            && finding.place.line > 1;
    }));
    EXPECT_EQ(set.files(), std::vector<std::string> { "a" });
}

TEST(RuleLanguage, BytesThatAreNotUtf8HaveTheirPlace)
{
    const auto all = findings("# ok\n# ü \xFF");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(begins(all.front(), "2:5 rules.encoding"));
    EXPECT_TRUE(findings("\xEF\xBB\xBF# a byte order mark is no mistake\r\n").empty());
}

TEST(RuleLanguage, SwitchesKnowTheirRules)
{
    support::Diagnostics list;
    const auto set = ruleSet("");
    const std::vector<std::string> on { "partial label match, system more specific" };
    const std::vector<std::string> off { "TN res", "TP ress" };
    const auto switched = set.switched(on, off, list);
    EXPECT_TRUE(switched.rules()[*set.find(on.front())].on);
    EXPECT_FALSE(switched.rules()[*set.find("TN res")].on);
    ASSERT_EQ(list.total(), 1U);
    EXPECT_TRUE(has(list.list().front().message, "did you mean 'TP res'?"));
}

TEST(RuleLists, LabelsStandBelowTheirParents)
{
    rules::RuleLists lists;
    lists.labelParents = { { "city", "place" }, { "place", "thing" }, { "x", "y" }, { "y", "x" } };
    EXPECT_TRUE(lists.isA("city", "thing"));
    EXPECT_FALSE(lists.isA("thing", "city"));
    EXPECT_FALSE(lists.isA("city", "city"));
    EXPECT_TRUE(lists.isA("x", "y"));
    EXPECT_FALSE(lists.isA("x", "z")) << "a cycle ends";
    EXPECT_TRUE(lists.isA("loc.adm.town", "loc")) << "a dot parts a label from the one above";
    EXPECT_FALSE(lists.isA("location", "loc"));
}

TEST(NameForm, IsWhatTheCasesSay)
{
    EXPECT_EQ(text::nameForm("The U.S. (East)"), "us east");
    EXPECT_EQ(text::nameForm("Mayor’s"), "mayors");
    EXPECT_EQ(text::nameForm("ﬁne ＡＢＣ"), "fine abc");
    EXPECT_EQ(text::nameForm("Straße"), "strasse");
    EXPECT_EQ(text::nameForm("the"), "the");
    EXPECT_EQ(text::nameForm("a the cat"), "the cat");
    EXPECT_EQ(text::nameForm("  -- "), "");
    EXPECT_EQ(text::nameForm("हिन्दी भाषा"), "हिन्दी भाषा") << "marks belong to their letters";
}
