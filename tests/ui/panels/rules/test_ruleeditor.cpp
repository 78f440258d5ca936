// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a rule file: pieces, places, problems, proposals, keys.
#include "core/rules/ruleset.h"
#include "tests/ui/uisupport.h"
#include "ui/panels/rules/rulecompleter.h"
#include "ui/panels/rules/ruleeditor.h"
#include "ui/panels/rules/rulefindbar.h"
#include "ui/panels/rules/rulehighlighter.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <cmath>

using namespace touchstone;
using namespace touchstone::ui;
using uitest::waitFor;

namespace {

RulePart partAt(const QString& line, const QString& word)
{
    const auto begin = static_cast<int>(line.indexOf(word));
    for (const auto& piece : rulePieces(line)) {
        if (piece.begin == begin && piece.length == word.size()) {
            return piece.part;
        }
    }
    ADD_FAILURE() << "no piece is exactly " << word.toStdString() << " in " << line.toStdString();
    return RulePart::Broken;
}

RuleFileText defaultFile() { return { "default.rules", std::string(rules::defaultRules().text) }; }

// An editor on top of the default rules with this text, read.
struct Opened
{
    explicit Opened(const std::string& text, bool readOnly = false)
    {
        editor.resize(700, 500);
        editor.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&editor));
        editor.setContext({ defaultFile() });
        editor.setFile(text, readOnly);
        editor.activateWindow();
        editor.edit().setFocus();
        read();
    }
    void read()
    {
        EXPECT_TRUE(waitFor([this]() { return !editor.checking(); }));
    }
    void cursorTo(std::uint32_t line, std::uint32_t column) { editor.showPlace(line, column); }
    [[nodiscard]] QStringList underlined() const
    {
        QStringList words;
        for (const auto& cursor : editor.edit().underlined()) {
            words << cursor.selectedText();
        }
        return words;
    }

    RuleEditor editor;
};

const std::string goodRule
    = "rule \"mine\"\n  phase Base  for system\n  when\n    system.result == \"FP\"\n  "
      "then\n    system.note = \"x\"\nend\n";

double luminance(const QColor& colour)
{
    const auto linear = [](float part) {
        const auto c = static_cast<double>(part);
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

TEST(RulePieces, EachPartOfALineIsNamed)
{
    const auto rule = QStringLiteral("rule \"a rule\" off # why");
    EXPECT_EQ(partAt(rule, QStringLiteral("rule")), RulePart::Keyword);
    EXPECT_EQ(partAt(rule, QStringLiteral("\"a rule\"")), RulePart::Name);
    EXPECT_EQ(partAt(rule, QStringLiteral("off")), RulePart::Keyword);
    EXPECT_EQ(partAt(rule, QStringLiteral("# why")), RulePart::Comment);
    const auto header = QStringLiteral("  phase Base  salience -5  for pair");
    EXPECT_EQ(partAt(header, QStringLiteral("Base")), RulePart::Phase);
    EXPECT_EQ(partAt(header, QStringLiteral("-5")), RulePart::Number);
    EXPECT_EQ(partAt(header, QStringLiteral("pair")), RulePart::Variable);
    const auto condition = QStringLiteral("    starts_with(gold.text, \"president #1\") and not gold.low");
    EXPECT_EQ(partAt(condition, QStringLiteral("starts_with")), RulePart::Function);
    EXPECT_EQ(partAt(condition, QStringLiteral("gold")), RulePart::Variable);
    EXPECT_EQ(partAt(condition, QStringLiteral("text")), RulePart::Field);
    EXPECT_EQ(partAt(condition, QStringLiteral("\"president #1\"")), RulePart::Text);
    EXPECT_EQ(partAt(condition, QStringLiteral("and")), RulePart::Keyword);
    EXPECT_EQ(partAt(QStringLiteral("match(system, gold)"), QStringLiteral("match")), RulePart::Function);
    EXPECT_EQ(partAt(QStringLiteral("phases A, B"), QStringLiteral("B")), RulePart::Phase);
    EXPECT_EQ(partAt(QStringLiteral("off \"x\""), QStringLiteral("\"x\"")), RulePart::Name);
}

TEST(RulePieces, WhatIsNoTokenIsBrokenToTheEndOfItsQuote)
{
    const auto open = QStringLiteral("system.type == \"person # no");
    EXPECT_EQ(partAt(open, QStringLiteral("\"person # no")), RulePart::Broken);
    EXPECT_EQ(partAt(QStringLiteral("a & b"), QStringLiteral("&")), RulePart::Broken);
    EXPECT_TRUE(rulePieces(QStringLiteral("unknown words ( ) , =")).empty());
    EXPECT_TRUE(rulePieces(QString()).empty());
}

TEST(RulePieces, CountInUnitsBehindLettersOutsideThePlane)
{
    const auto line = QStringLiteral("  gold.text == \"😀ü\" and system.low # 😀");
    EXPECT_EQ(partAt(line, QStringLiteral("\"😀ü\"")), RulePart::Text);
    EXPECT_EQ(partAt(line, QStringLiteral("low")), RulePart::Field);
    EXPECT_EQ(partAt(line, QStringLiteral("# 😀")), RulePart::Comment);
}

TEST(RulePieces, ColoursCanBeReadOnBothPages)
{
    for (const bool dark : { false, true }) {
        const RuleColours colours(dark);
        const double page = luminance(dark ? QColor(0x2A, 0x2A, 0x2A) : QColor(Qt::white));
        for (int part = 0; part < rulePartCount; ++part) {
            const QColor colour = colours.of(static_cast<RulePart>(part));
            if (colour.isValid()) {
                const double ink = luminance(colour);
                EXPECT_GE((std::max(page, ink) + 0.05) / (std::min(page, ink) + 0.05), 4.5)
                    << (dark ? "dark " : "light ") << part;
            }
        }
    }
}

TEST(RulePlaces, ColumnsOfCodePointsAreUnitsOfTheLine)
{
    const auto line = QStringLiteral("a😀b");
    EXPECT_EQ(unitOfColumn(line, 1), 0);
    EXPECT_EQ(unitOfColumn(line, 2), 1);
    EXPECT_EQ(unitOfColumn(line, 3), 3);
    EXPECT_EQ(unitOfColumn(line, 99), 4);
    EXPECT_EQ(unitOfColumn(line, 0), 0);
}

TEST(RuleEditor, AFileComesBackAsItWasWritten)
{
    for (const std::string text :
        { "", "a", "a\n", "a\r\nb\r\n", "\xEF\xBB\xBFrule\n", "x \xC2\xA0 y\n\xE2\x80\xA8z" }) {
        RuleTextEdit edit;
        edit.setFileText(text);
        EXPECT_EQ(edit.fileText(), text);
    }
}

TEST(RuleEditor, AGoodFileHasNoProblems)
{
    Opened opened(goodRule);
    EXPECT_TRUE(opened.editor.problems().empty());
    EXPECT_TRUE(opened.editor.rules()->find("mine"));
    EXPECT_TRUE(opened.editor.problemList().isHidden());
    EXPECT_TRUE(opened.editor.summary().contains(QLatin1String("No problems")));
    EXPECT_FALSE(opened.editor.modified());
}

TEST(RuleEditor, ErrorsAreUnderlinedWhereTheyAreWhileTyping)
{
    Opened opened(
        "rule \"mine\"\n  phase Bas  for system\n  when\n    system.txt == \"😀\" and system.lowe\n  then\n"
        "    system.note = 7\nend\n");
    EXPECT_EQ(opened.underlined(),
        (QStringList { QStringLiteral("Bas"), QStringLiteral("txt"), QStringLiteral("7") }));
    EXPECT_TRUE(opened.editor.hasErrors());

    // The first field mended by keys, the second behind an emoji comes up.
    opened.cursorTo(4, 13);
    QTest::keyClick(&opened.editor.edit(), Qt::Key_E);
    EXPECT_TRUE(opened.editor.checking());
    opened.read();
    EXPECT_EQ(opened.underlined(),
        (QStringList { QStringLiteral("Bas"), QStringLiteral("lowe"), QStringLiteral("7") }));
    const auto cursor = opened.editor.edit().underlined()[1];
    EXPECT_EQ(cursor.block().blockNumber(), 3);
    EXPECT_EQ(opened.editor.problems()[1].column, 35U); // the emoji is one column
    EXPECT_EQ(cursor.selectionStart() - cursor.block().position(), 35); // and two units
}

TEST(RuleEditor, WhatIsMissingAtTheEndUnderlinesTheWordBefore)
{
    Opened opened("rule \"mine\"\n  phase Base  for gold\n  when\n    gold.result ==   # nothing\n  then\n   "
                  " gold.low = true\nend\n");
    ASSERT_EQ(opened.underlined().size(), 1);
    EXPECT_EQ(opened.underlined().front(), QStringLiteral("="));
    EXPECT_EQ(opened.editor.edit().underlined().front().block().blockNumber(), 3);
}

TEST(RuleEditor, AWarningLeavesTheFileUsable)
{
    Opened opened("rule \"mine\"\n  phase Base  for gold\n  when\n    gold.result == \"FNN\"\n  then\n    "
                  "gold.low = true\nend\n");
    ASSERT_EQ(opened.editor.problems().size(), 1U);
    EXPECT_FALSE(opened.editor.problems().front().error);
    EXPECT_FALSE(opened.editor.hasErrors());
}

TEST(RuleEditor, ErrorsAndWarningsDifferInShapeNotOnlyInColour)
{
    RuleTextEdit edit;
    edit.resize(400, 100);
    edit.setFileText("gold.low\n");
    const auto marked = [&](const std::vector<RuleProblem>& problems) {
        edit.setProblems(problems);
        // Black where there is any ink.
        QImage picture = edit.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const bool ink = qGray(picture.pixel(x, y)) < 200;
                picture.setPixel(x, y, ink ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
            }
        }
        return picture;
    };
    const QImage none = marked({});
    const QImage error = marked({ { true, 1, 1, QStringLiteral("e") } });
    const QImage warning = marked({ { false, 1, 1, QStringLiteral("w") } });
    EXPECT_NE(none, error);
    EXPECT_NE(none, warning);
    EXPECT_NE(error, warning);
}

TEST(RuleEditor, TheListOfProblemsLeadsToTheirPlaces)
{
    Opened opened("# 😀\nrule \"mine\"\n  phase Bas  for system\n  then\n    system.lo = true\nend\n");
    auto& list = opened.editor.problemList();
    ASSERT_EQ(list.topLevelItemCount(), 2);
    EXPECT_EQ(list.topLevelItem(0)->text(0), QStringLiteral("3:9"));
    EXPECT_TRUE(list.topLevelItem(0)->text(2).contains(QLatin1String("did you mean 'Base'")));
    EXPECT_TRUE(opened.editor.summary().contains(QLatin1String("2 error")));
    list.setFocus();
    list.setCurrentItem(list.topLevelItem(1));
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(opened.editor.edit().textCursor().blockNumber(), 4);
    EXPECT_EQ(opened.editor.edit().textCursor().positionInBlock(), 11);
    EXPECT_TRUE(opened.editor.edit().hasFocus());
}

TEST(RuleEditor, F8StepsThroughTheProblemsAndStartsOver)
{
    Opened opened("rule \"mine\"\n  phase Bas  for system\n  then\n    system.lo = true\nend\n");
    const auto line = [&]() { return opened.editor.edit().textCursor().blockNumber() + 1; };
    for (const int expected : { 2, 4, 2 }) {
        QTest::keyClick(&opened.editor.edit(), Qt::Key_F8);
        EXPECT_EQ(line(), expected);
    }
    QTest::keyClick(&opened.editor.edit(), Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(line(), 4);
}

TEST(RuleEditor, FilesBelowCountWhenTheTextIsRead)
{
    Opened opened("off \"helper\"\n");
    EXPECT_TRUE(opened.editor.hasErrors());
    const std::string helper = "rule \"helper\"\n  phase Base for gold\n  then\n    gold.low = true\nend\n";
    opened.editor.setContext({ defaultFile(), { "helper.rules", helper } });
    opened.read();
    EXPECT_FALSE(opened.editor.hasErrors());
}

TEST(RuleEditor, ProblemsOfOtherFilesOfTheSameNameAreNotShown)
{
    Opened opened(goodRule);
    opened.editor.setContext({ { "mine.rules", "rule\n" }, defaultFile() });
    opened.read();
    EXPECT_TRUE(opened.editor.problems().empty());
}

TEST(RuleEditor, ReadOnlyTextTakesNoKeysAndOffersACopy)
{
    Opened opened(std::string(rules::defaultRules().text), true);
    QTest::keyClicks(&opened.editor.edit(), QStringLiteral("x"));
    QTest::keyClick(&opened.editor.edit(), Qt::Key_Return);
    QTest::keyClick(&opened.editor.edit(), Qt::Key_Slash, Qt::ControlModifier);
    EXPECT_EQ(opened.editor.text(), rules::defaultRules().text);
    QSignalSpy spy(&opened.editor, &RuleEditor::copyRequested);
    auto* button = opened.editor.findChild<QPushButton*>();
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(spy.size(), 1);
    opened.editor.setFile(goodRule, false);
    EXPECT_FALSE(button->isVisible());
}

TEST(RuleEditor, ShowsARuleByItsName)
{
    Opened opened(std::string(rules::defaultRules().text), true);
    EXPECT_TRUE(opened.editor.showRule(QStringLiteral("fuzzy check")));
    EXPECT_EQ(opened.editor.edit().textCursor().block().text(), QStringLiteral("rule \"fuzzy check\""));
    EXPECT_EQ(opened.editor.currentRule(), QStringLiteral("fuzzy check"));
    EXPECT_FALSE(opened.editor.showRule(QStringLiteral("no such rule")));
    EXPECT_EQ(opened.editor.currentRule(), QStringLiteral("fuzzy check"));
}

TEST(RuleEditor, EnterIndentsAndSettlesTheLineThatIsLeft)
{
    Opened opened("");
    auto& edit = opened.editor.edit();
    for (const auto* line :
        { "rule \"r\"", "phase Base for gold", "when", "gold.low", "then", "gold.note = \"n\"", "end" }) {
        QTest::keyClicks(&edit, QString::fromLatin1(line));
        opened.editor.edit().completer().close();
        QTest::keyClick(&edit, Qt::Key_Return);
    }
    EXPECT_EQ(opened.editor.text(),
        "rule \"r\"\n  phase Base for gold\n  when\n    gold.low\n  then\n    gold.note = \"n\"\nend\n");
}

TEST(RuleEditor, TabIndentsLinesAndLeavesAfterEscape)
{
    Opened opened("gold.low\n\ngold.low\n");
    auto& edit = opened.editor.edit();
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_Tab);
    EXPECT_EQ(opened.editor.text(), "  gold.low\n\n  gold.low\n");
    QTest::keyClick(&edit, Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(opened.editor.text(), "gold.low\n\ngold.low\n");
    opened.read();
    QTest::keyClick(&edit, Qt::Key_Escape);
    QTest::keyClick(&edit, Qt::Key_Tab);
    EXPECT_FALSE(edit.hasFocus());
    EXPECT_EQ(opened.editor.text(), "gold.low\n\ngold.low\n");
}

TEST(RuleEditor, CommentsAreTurnedOnAndOffForTheSelectedLines)
{
    Opened opened("  a\n    b\n\n  c\n");
    auto& edit = opened.editor.edit();
    QTextCursor cursor(edit.document());
    cursor.setPosition(1);
    cursor.setPosition(edit.document()->findBlockByNumber(3).position(), QTextCursor::KeepAnchor);
    edit.setTextCursor(cursor);
    QTest::keyClick(&edit, Qt::Key_Slash, Qt::ControlModifier);
    EXPECT_EQ(opened.editor.text(), "  # a\n  #   b\n\n  c\n");
    QTest::keyClick(&edit, Qt::Key_Slash, Qt::ControlModifier);
    EXPECT_EQ(opened.editor.text(), "  a\n    b\n\n  c\n");
    QTest::keyClick(&edit, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(opened.editor.text(), "  # a\n  #   b\n\n  c\n");
}

TEST(RuleEditor, ProposalsOpenNarrowAndAreTaken)
{
    Opened opened("rule \"mine\"\n  phase Base  for system\n  when\n    \n");
    auto& edit = opened.editor.edit();
    opened.editor.setLabels({ "LOC", "PER" });
    opened.cursorTo(4, 5);
    QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
    EXPECT_TRUE(edit.completer().shown().contains(QStringLiteral("system.")));
    QTest::keyClicks(&edit, QStringLiteral("sys"));
    EXPECT_EQ(edit.completer().shown(), QStringList { QStringLiteral("system.") });
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_EQ(edit.textCursor().block().text(), QStringLiteral("    system."));
    EXPECT_TRUE(edit.completer().shown().contains(QStringLiteral("resolution"))); // fields follow
    QTest::keyClicks(&edit, QStringLiteral("typ"));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QTest::keyClicks(&edit, QStringLiteral(" == \"P"));
    QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(edit.textCursor().block().text(), QStringLiteral("    system.type == \"PER\"")); // the only one
    edit.completer().close();
}

TEST(RuleEditor, EnterAndTabTakeNothingFromAListThatOpenedByItself)
{
    const std::string begun = "rule \"mine\"\n  phase Base  for pair\n  when\n    ";
    Opened opened(begun + "\n");
    auto& edit = opened.editor.edit();
    const auto press = [&edit](Qt::Key key) {
        auto* popup = QApplication::activePopupWidget();
        QTest::keyClick(popup != nullptr ? popup : static_cast<QWidget*>(&edit), key);
    };
    opened.cursorTo(4, 5);
    QTest::keyClicks(&edit, QStringLiteral("system.type == gold."));
    EXPECT_TRUE(edit.completer().open());
    QTest::keyClicks(&edit, QStringLiteral("typ"));
    press(Qt::Key_Return); // half a word stays half a word
    EXPECT_FALSE(edit.completer().open());
    EXPECT_EQ(opened.editor.text(), begun + "system.type == gold.typ\n    \n");
    QTest::keyClicks(&edit, QStringLiteral("system.type == gold.type "));
    EXPECT_FALSE(edit.completer().open()); // the word is over
    press(Qt::Key_Return);
    QTest::keyClicks(&edit, QStringLiteral("gold."));
    press(Qt::Key_Tab);
    EXPECT_EQ(opened.editor.text().find("and"), std::string::npos);
    EXPECT_EQ(edit.textCursor().block().text().trimmed(), QStringLiteral("gold."));
    // Whoever moves into the list means it.
    edit.textCursor().insertText(QStringLiteral("\n    "));
    QTest::keyClicks(&edit, QStringLiteral("gold."));
    const QStringList fields = edit.completer().shown();
    ASSERT_FALSE(fields.isEmpty());
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    EXPECT_EQ(edit.textCursor().block().text(), QStringLiteral("    gold.") + fields.front());
}

TEST(RuleEditor, ProposalsThatBeginAsWrittenComeFirst)
{
    Opened opened("rule \"mine\"\n  phase Base  for pair\n  when\n    gold.re\n");
    auto& edit = opened.editor.edit();
    opened.cursorTo(4, 12);
    QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
    const QStringList shown = edit.completer().shown();
    const auto begins = [](const QString& text) { return text.startsWith(QLatin1String("re")); };
    EXPECT_TRUE(std::is_partitioned(shown.begin(), shown.end(), begins))
        << shown.join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("score"))); // found inside, and last
    EXPECT_TRUE(shown.contains(QStringLiteral("resolution")));
    ASSERT_FALSE(shown.isEmpty());
    EXPECT_EQ(shown.front(), QStringLiteral("result"));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    EXPECT_EQ(edit.textCursor().block().text(), QStringLiteral("    gold.result"));
}

TEST(RuleEditor, EscapeClosesTheProposalsOnly)
{
    Opened opened("");
    auto& edit = opened.editor.edit();
    QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
    EXPECT_TRUE(edit.completer().open());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    EXPECT_FALSE(edit.completer().open());
    EXPECT_EQ(opened.editor.text(), "");
}

TEST(RuleEditor, AFunctionIsTakenWithTheCursorInside)
{
    Opened opened("rule \"mine\"\n  phase Base  for pair\n  when\n    ids_\n");
    opened.cursorTo(4, 9);
    QTest::keyClick(&opened.editor.edit(), Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(opened.editor.edit().textCursor().block().text(), QStringLiteral("    ids_match()"));
    EXPECT_EQ(opened.editor.edit().textCursor().positionInBlock(), 14);
}

TEST(RuleEditor, FindStepsAndStartsOver)
{
    Opened opened("one\ntwo One\n");
    opened.cursorTo(1, 1);
    QTest::keyClick(&opened.editor.edit(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(opened.editor.findBar().isVisible());
    opened.editor.findBar().find(QStringLiteral("one"));
    EXPECT_EQ(opened.editor.findBar().state(), QStringLiteral("1 of 2"));
    opened.editor.findBar().step(true);
    EXPECT_EQ(opened.editor.edit().textCursor().blockNumber(), 1);
    opened.editor.findBar().step(true);
    EXPECT_EQ(opened.editor.edit().textCursor().blockNumber(), 0);
    opened.editor.findBar().step(false);
    EXPECT_EQ(opened.editor.findBar().state(), QStringLiteral("2 of 2"));
    opened.editor.findBar().find(QStringLiteral("nowhere"));
    EXPECT_EQ(opened.editor.findBar().state(), QStringLiteral("not found"));
}

TEST(RuleEditor, ARuleIsInsertedBehindTheOneOfTheCursorAsOneStep)
{
    Opened opened("# mine\n" + goodRule + "\noff \"mine\"\n");
    opened.cursorTo(4, 1);
    const std::string before = opened.editor.text();
    opened.editor.insertRule(
        QStringLiteral("rule \"new\"\n  phase Base for gold\n  then\n    gold.low = true\nend\n"));
    opened.read();
    EXPECT_FALSE(opened.editor.hasErrors());
    EXPECT_EQ(opened.editor.edit().textCursor().block().text(), QStringLiteral("rule \"new\""));
    EXPECT_EQ(opened.editor.currentRule(), QStringLiteral("new"));
    EXPECT_NE(opened.editor.text().find("end\n\nrule \"new\""), std::string::npos);
    opened.editor.edit().undo();
    EXPECT_EQ(opened.editor.text(), before);
}

TEST(RuleEditor, ARuleIsInsertedIntoAnEmptyFile)
{
    Opened opened("");
    opened.editor.insertRule(QStringLiteral("rule \"new\"\nend\n"));
    EXPECT_EQ(opened.editor.text(), "rule \"new\"\nend\n");
}

TEST(RuleEditor, ReplacingTheTextCanBeUndone)
{
    Opened opened(goodRule);
    opened.editor.replaceText("# other\n");
    EXPECT_EQ(opened.editor.text(), "# other\n");
    opened.editor.edit().undo();
    EXPECT_EQ(opened.editor.text(), goodRule);
}

TEST(RuleEditor, AThousandRulesAreReadAndShown)
{
    std::string text;
    for (int number = 0; number < 950; ++number) {
        text += "rule \"rule " + std::to_string(number) + "\"" + goodRule.substr(goodRule.find('\n')) + "\n";
    }
    Opened opened(text);
    EXPECT_TRUE(opened.editor.problems().empty());
    EXPECT_EQ(opened.editor.outline().size(), 950U);
    EXPECT_TRUE(opened.editor.showRule(QStringLiteral("rule 949")));
}

TEST(RuleEditor, AFileOverTheLimitSaysSo)
{
    Opened opened("# " + std::string(rules::limits::fileBytes, 'x') + "\n");
    ASSERT_EQ(opened.editor.problems().size(), 1U);
    EXPECT_TRUE(opened.editor.problems().front().message.contains(QLatin1String("at most")));
}
