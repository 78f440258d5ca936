// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations of rules as text: whole sentences whose links and styles stand where the language has them,
// and the words of the rules that come with the program.
#include "ui/panels/rules/whytext.h"

#include "ui/base/language.h"
#include "ui/session/corestrings.h"

#include "core/rules/vocabulary.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using analysis::NamedAnnotation;
using rules::SideRole;

struct EnglishAfterwards
{
    ~EnglishAfterwards() { useLanguage(QStringLiteral("en")); }
};

constexpr std::string_view strangers = "rule \"mine\"\n  about \"no gold annotation, says a stranger\"\n"
                                       "  phase Base for system\n  when\n    system.result == \"FP\"\n"
                                       "  then\n    system.note = \"mine\"\nend\n";

rules::RuleSet someRules()
{
    support::Diagnostics findings;
    const rules::RuleFile files[] = { rules::defaultRules(), { "mine.rules", strangers } };
    auto set = rules::RuleSet::stacked(files, findings);
    EXPECT_TRUE(findings.empty());
    return set;
}

const WhyLook look { QColor(0x808080), QColor(0x008000), QColor(0x800000), 16 };

NamedAnnotation goldAda() { return { { SideRole::Gold, 0 }, 0, "g1", "PER", "Ada" }; }
NamedAnnotation systemAda() { return { { SideRole::System, 0 }, 2, "s1", "PER", "Ada" }; }

/// Asked of the gold annotation: why not "fuzzy check", which another rule kept from it.
analysis::WhyNot takenBefore(const rules::RuleSet& rules)
{
    analysis::WhyNot answer;
    answer.annotation = goldAda();
    answer.rule = rules.find("fuzzy check").value_or(0);
    analysis::ExplainedCondition unmatched;
    unmatched.kind = analysis::ExplainedCondition::Kind::Unmatched;
    unmatched.taken = { { goldAda(), systemAda(), rules.find("true positive").value_or(0) } };
    analysis::ExplainedCondition written;
    written.text = "gold.result == \"FN\"";
    written.terms = { { "gold.result", "\"TP\"" } };
    written.since = rules.find("true positive");
    answer.candidates = { { systemAda(), {}, false, { unmatched, written } } };
    return answer;
}

analysis::LabelHistory history(const rules::RuleSet& rules)
{
    analysis::LabelHistory told;
    told.annotation = systemAda();
    told.labels.result = "TP";
    told.partner = goldAda();
    analysis::ExplainedStep pair;
    pair.rule = rules.find("true positive").value_or(0);
    pair.partner = goldAda();
    pair.changes = { { analysis::ExplainedChange::Of::Own, "result", "\"\"", "\"TP\"" } };
    analysis::ExplainedStep own;
    own.rule = rules.find("mine").value_or(0);
    analysis::ExplainedStep group;
    group.rule = rules.find("document true positive").value_or(0);
    group.group = analysis::NamedGroup { rules::Subject::Entity, 0, "PER", "Ada", 1, 1 };
    told.groups = { { *group.group, {} }, { { rules::Subject::Link, 0, {}, "Q1", 1, 1 }, {} } };
    told.phases = { { "Base", { pair, own } }, { "Document", { group } } };
    return told;
}

void expectContains(const QString& text, const char* part)
{
    EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << "\nis not in\n" << text.toStdString();
}

TEST(WhyText, LinksAndStylesStandInsideTheSentences)
{
    const auto rules = someRules();
    const WhyText whyNot = whyNotText(takenBefore(rules), rules, true, look);
    expectContains(whyNot.html,
        "<span style=\"color:#808080\">Asked for: </span><a href=\"annotation:gold/0\" "
        "title=\"Ada\">“Ada”</a>"
        "<span style=\"color:#808080\"> PER · gold g1</span></p>");
    expectContains(whyNot.html,
        "<b>fuzzy check</b></a><span style=\"color:#808080\"> – same label; the texts are nearly the "
        "same</span></p>");
    expectContains(whyNot.html, "<b>With </b><a href=\"annotation:system/2\" title=\"Ada\">“Ada”</a>");
    expectContains(whyNot.html,
        "<a href=\"annotation:gold/0\" title=\"Ada\">“Ada”</a><span style=\"color:#808080\"> PER · gold "
        "g1</span> was taken by <a href=\"annotation:system/2\" title=\"Ada\">“Ada”</a><span "
        "style=\"color:#808080\"> PER · system s1</span> in <a href=\"rule:0\" title=\"same label and same "
        "extent: the two stand for each other\">true positive</a></p>");
    expectContains(whyNot.html,
        "<code>gold.result == &quot;FN&quot;</code><span style=\"color:#808080\"> · gold.result = "
        "&quot;TP&quot;</span><span style=\"color:#808080\"> · since: </span><a href=\"rule:0\"");
    const WhyText label = historyText(history(rules), rules, true, look);
    EXPECT_TRUE(label.plain.startsWith(QStringLiteral("“Ada” PER · system s1\nResult: TP\n")))
        << label.plain.toStdString();
    expectContains(
        label.html, "\"><b>“Ada”</b></a><span style=\"color:#808080\"> PER · system s1</span></p>");
    expectContains(label.html, ">→ <b>Result: – → TP</b></p>");
    expectContains(label.plain,
        "true positive with “Ada” PER · gold g1 – same label and same extent: the two stand for each "
        "other\n");
    expectContains(label.plain, "document true positive for “Ada” PER – found at least once,");
}

TEST(WhyText, ASentenceHasItsPiecesWhereItsLanguageHasThem)
{
    const EnglishAfterwards afterwards;
    useLanguage(QStringLiteral("de"));
    const auto rules = someRules();
    const WhyText whyNot = whyNotText(takenBefore(rules), rules, true, look);
    expectContains(
        whyNot.plain, "„Ada“ PER · Gold g1 wurde in true positive von „Ada“ PER · System s1 genommen\n");
    expectContains(whyNot.html, "in <a href=\"rule:0\" title=\"gleiches Label");
    expectContains(whyNot.plain, "Gefragt für: „Ada“ PER · Gold g1\n");
    const WhyText label = historyText(history(rules), rules, true, look);
    expectContains(
        label.plain, "true positive mit „Ada“ PER · Gold g1 – gleiches Label und gleicher Umfang:");
    expectContains(label.plain, "mine – no gold annotation, says a stranger\n");
}

TEST(WhyText, TheVocabularyOfRulesIsSaidInEveryLanguage)
{
    const EnglishAfterwards afterwards;
    const auto expectSaid = [](const char* about) {
        EXPECT_NE(coreText(support::said(about)), QString::fromUtf8(about)) << "stays English";
    };
    for (const char* code : { "de", "fr" }) {
        useLanguage(QString::fromLatin1(code));
        for (const auto variable :
            { rules::Variable::System, rules::Variable::Entity, rules::Variable::Link }) {
            for (const auto& field : rules::fields(variable)) {
                expectSaid(field.about);
            }
        }
        std::ranges::for_each(rules::functions(), expectSaid, &rules::FunctionInfo::about);
        std::ranges::for_each(rules::subjects(), expectSaid, &rules::SubjectInfo::about);
    }
}

TEST(WhyText, RulesThatComeWithTheProgramSpeakEveryLanguage)
{
    const EnglishAfterwards afterwards;
    const auto rules = someRules();
    for (const char* code : { "de", "fr" }) {
        useLanguage(QString::fromLatin1(code));
        for (const auto& rule : rules.rules()) {
            const bool known = rule.name != "mine";
            EXPECT_EQ(ruleAboutText(rule.about) != toQString(rule.about), known && !rule.about.empty())
                << code << ": " << rule.about;
        }
    }
    useLanguage(QStringLiteral("en"));
    EXPECT_EQ(ruleAboutText("the links differ"), QStringLiteral("the links differ"));
    EXPECT_EQ(ruleAboutText({}), QString());
}

} // namespace
} // namespace touchstone::ui
