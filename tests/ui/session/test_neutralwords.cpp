// SPDX-License-Identifier: GPL-3.0-or-later
// Words for two systems without a gold: none of them judges, every sentence of the window that would has one,
// and none is kept for a sentence that is gone.
#include "ui/session/neutralwords.h"

#include "ui/session/corestrings.h"
#include "core/evaluation/records/findings.h"
#include "ui/base/keepsaid.h"
#include "ui/base/language.h"
#include "ui/text/statuspalette.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using match::Outcome;

/// A literal, or several that stand one behind the other.
const QString literals = QStringLiteral(R"re("(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*)re");

QString joined(QString literal)
{
    static const QRegularExpression between(QStringLiteral(R"re("\s*")re"));
    literal = literal.mid(1, literal.size() - 2).remove(between);
    return literal.replace(QStringLiteral("\\n"), QStringLiteral("\n"))
        .replace(QStringLiteral("\\\""), QStringLiteral("\""));
}

/// What `pattern` captures in a source of the window, comments aside.
QStringList captured(const QString& path, const QRegularExpression& pattern)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    static const QRegularExpression comment(
        QStringLiteral(R"re(^\s*//.*$)re"), QRegularExpression::MultilineOption);
    QStringList found;
    const QString text = QString::fromUtf8(file.readAll()).remove(comment);
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        found << joined(match.next().captured(1));
    }
    return found;
}

/// Every sentence that is translated in a source of the window.
QStringList translated(const QString& path)
{
    static const QRegularExpression call(
        QStringLiteral(R"re((?:\btr\(|\bsaid\(|NOOP\((?:"[\w:]+",)?)\s*(%1))re").arg(literals));
    return captured(path, call);
}

/// Every file of the window's sources, by its path below `root`.
QStringList sourcesBelow(const QString& root)
{
    QStringList paths;
    for (QDirIterator files(root, { QStringLiteral("*.cpp"), QStringLiteral("*.h") }, QDir::Files,
             QDirIterator::Subdirectories);
         files.hasNext();) {
        paths << files.next().mid(root.size());
    }
    return paths;
}

const QString windowRoot = QStringLiteral(TOUCHSTONE_TEST_DATA "/../../ui/");

const QRegularExpression& judging()
{
    static const QRegularExpression words(
        QStringLiteral(R"re(\b(gold|missing|spurious|missed|errors|not correct)\b)re"),
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// Rooms and files whose words are not of the data that are shown, or never shown without a gold: the help,
/// dialogs of files, the first page, commands, settings, rules (whose language says gold and system),
/// comparisons that need a gold, judging, what the log counts.
bool speaksOfOthers(const QString& path)
{
    static const QRegularExpression others(QStringLiteral(
        R"re(^(files|help|export|settings|leads|panels/(rules|compare|trend|leads|suspects)|models/rules)/|)re"
        R"re(^base/(coretexts|neutraltexts|tabletexts)\.|^session/(neutralwords|shortcuts|rulesession|session)\.|)re"
        R"re(^models/(comparetables|coveringmodel|labeltablemodel)\.|)re"
        R"re(^panels/campaign/campaignleadsview\.|^project/(correctionsbar|judgebar|correctionrow|judgingmode|alikedialog)\.|^opening/(welcomepage|samplepicture)\.|^widgets/(findingsview|statepage|viewhelp)\.)re"));
    return others.match(path).hasMatch();
}

TEST(NeutralWords, EverySentenceThatJudgesHasOneThatDoesNot)
{
    const NeutralWords words;
    int seen = 0;
    for (const QString& path : sourcesBelow(windowRoot)) {
        if (speaksOfOthers(path)) {
            continue;
        }
        for (const QString& sentence : translated(windowRoot + path)) {
            if (sentence.contains(judging())) {
                ++seen;
                const QString neutral = words.translate("", sentence.toUtf8().constData());
                EXPECT_FALSE(neutral.isEmpty())
                    << path.toStdString() << ": " << sentence.toStdString() << " has no neutral twin";
                EXPECT_FALSE(neutral.contains(judging())) << neutral.toStdString();
            }
        }
    }
    EXPECT_GT(seen, 50);
}

TEST(NeutralWords, NoneIsKeptForASentenceThatIsGone)
{
    static const QRegularExpression literal(QStringLiteral("(%1)").arg(literals));
    QStringList said;
    for (const QString& path : sourcesBelow(windowRoot)) {
        if (!path.startsWith(QStringLiteral("session/neutralwords"))) {
            said << captured(windowRoot + path, literal);
        }
    }
    for (const QString& sentence : NeutralWords::sources()) {
        EXPECT_TRUE(said.contains(sentence)) << sentence.toStdString() << " is nowhere said";
    }
}

TEST(NeutralWords, AreInForceWhileAnyAsksForThem)
{
    EXPECT_FALSE(NeutralWords::inForce());
    EXPECT_EQ(outcomeText(Outcome::Missing), QStringLiteral("Missing"));
    EXPECT_EQ(StatusPalette::letter(Outcome::Missing), QLatin1Char('M'));
    const QColor usual = StatusPalette().colour(Outcome::Incorrect);
    {
        NeutralWords words;
        words.setInForce(true);
        EXPECT_TRUE(NeutralWords::inForce());
        QStringList names;
        QString letters;
        for (const Outcome outcome :
            { Outcome::Correct, Outcome::Incorrect, Outcome::Partial, Outcome::Missing, Outcome::Spurious }) {
            names << outcomeText(outcome);
            EXPECT_EQ(codeText(outcome), names.back());
            letters += StatusPalette::letter(outcome);
        }
        EXPECT_EQ(names.join(QLatin1Char('|')), QStringLiteral("Agree|Differ|Overlap|Only A|Only B"));
        EXPECT_EQ(letters, QStringLiteral("=≠≈AB"));
        EXPECT_NE(StatusPalette().colour(Outcome::Incorrect), usual);
        EXPECT_EQ(StatusPalette().colour(Outcome::Missing), StatusPalette().systemHue(0));
        EXPECT_EQ(StatusPalette().colour(Outcome::Spurious), StatusPalette().systemHue(1));
        EXPECT_EQ(schemeText(match::Scheme::Partial), QStringLiteral("Partial")) << "a scheme judges nothing";
        EXPECT_EQ(coreText("COR"), QStringLiteral("Agree"));
        EXPECT_EQ(coreCount("12 MIS"), QStringLiteral("12 Only A"));
        EXPECT_EQ(coreCount(" / "), QStringLiteral(" / "));
        EXPECT_EQ(coreText("PER"), QStringLiteral("PER"));
        EXPECT_EQ(coreText("Year of the document's date, the gold's where there is one."),
            QStringLiteral("Year of the document's date, A's where there is one."))
            << "the meaning of a slice";
        EXPECT_EQ(filterText({ .scheme = match::Scheme::Strict, .outcomes = { Outcome::Missing } }),
            QStringLiteral("Only A (strict)"));
    }
    EXPECT_FALSE(NeutralWords::inForce());
    EXPECT_EQ(outcomeText(Outcome::Missing), QStringLiteral("Missing"));
}

TEST(NeutralWords, KindsOfFindingsHaveThemInEachLanguage)
{
    NeutralWords words;
    words.setInForce(true);
    analysis::FindingGroup missing { &support::kindOf("pairing.gold-only"), {}, 3 };
    missing.annotations = 1;
    missing.neutral = true;
    EXPECT_EQ(coreText(missing.said()),
        QStringLiteral("3 documents of A are not in B: 1 annotation counts as only in A"));
    for (const char* code : { "de", "fr" }) {
        useLanguage(QString::fromLatin1(code));
        for (const auto& kind : support::detail::findingKinds) {
            for (const std::size_t number : { 1U, 2U }) {
                analysis::FindingGroup group { &kind, {}, number };
                const QString usual = coreText(group.said());
                group.neutral = true;
                const auto neutral = group.said();
                EXPECT_NE(coreText(neutral), toQString(neutral.english())) << code;
                if (neutral.english()
                    != support::saidOf(static_cast<std::int64_t>(number), kind.many).english()) {
                    EXPECT_NE(coreText(neutral), usual) << "judges";
                }
            }
        }
    }
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(coreText(missing.said()),
        QStringLiteral("3 Dokumente von A sind nicht in B: 1 Annotation zählt als nur in A"));
    useLanguage(QStringLiteral("en"));
}

TEST(NeutralWords, OneIsSaidAsOne)
{
    NeutralWords words;
    const char* later = "The system begins %n characters later.";
    EXPECT_EQ(words.translate("", later, nullptr, 1), QStringLiteral("B begins %n character later."));
    EXPECT_EQ(words.translate("", later, nullptr, 2), QStringLiteral("B begins %n characters later."));
    words.setInForce(true);
    EXPECT_EQ(
        QCoreApplication::translate("", later, nullptr, 1), QStringLiteral("B begins 1 character later."));
}

TEST(NeutralWords, WhatWasSaidBeforeIsSaidAnew)
{
    QLabel label;
    label.show();
    keepSaid(&label, [&label]() { label.setText(outcomeText(Outcome::Spurious)); });
    EXPECT_EQ(label.text(), QStringLiteral("Spurious"));
    NeutralWords words;
    words.setInForce(true);
    QCoreApplication::processEvents();
    EXPECT_EQ(label.text(), QStringLiteral("Only B"));
    words.setInForce(false);
    QCoreApplication::processEvents();
    EXPECT_EQ(label.text(), QStringLiteral("Spurious"));
}

} // namespace
} // namespace touchstone::ui
