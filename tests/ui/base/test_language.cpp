// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the window: complete, with every place for numbers and names, numbers as the language
// writes them.
#include "ui/base/language.h"

#include "tests/support/builders.h"
#include "tests/ui/evaluations.h"
#include "tests/ui/longwords.h"
#include "ui/base/coretexts.h"
#include "ui/base/neutraltexts.h"
#include "ui/base/qtwords.h"
#include "ui/charts/chartpanel.h"
#include "ui/help/helppages.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/models/sheetnames.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/presetchoice.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/builtinslices.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/measures/rules/rulesscores.h"
#include "core/output/neutralwords.h"
#include "core/project/storedmessage.h"
#include "core/report/tables/corpusprofile.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QKeySequence>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace touchstone::ui {
namespace {

/// English again, and its way of reading, whatever a test did.
struct EnglishAfterwards
{
    ~EnglishAfterwards()
    {
        useLanguage(QStringLiteral("en"));
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
};

struct Message
{
    QString source;
    QStringList translations;
    bool unfinished = false;
    bool counts = false;
};

std::vector<Message> messagesOf(const QString& code)
{
    QFile file(QStringLiteral(TOUCHSTONE_TEST_DATA "/../../resources/i18n/touchstone_%1.ts").arg(code));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    std::vector<Message> all;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("message")) {
            all.push_back(
                { {}, {}, false, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes") });
        } else if (xml.name() == QLatin1String("source")) {
            all.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            all.back().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!all.back().counts) {
                all.back().translations << xml.readElementText();
            }
        } else if (xml.name() == QLatin1String("numerusform")) {
            all.back().translations << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%L?\\d+"));
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();) {
        places << found.next().captured();
    }
    places.removeDuplicates();
    places.sort();
    return places;
}

bool hasMnemonic(const QString& text)
{
    static const QRegularExpression letter(QStringLiteral("(^|[^&])&[^\\s&]"));
    static const QRegularExpression entity(QStringLiteral("&[a-z]+;"));
    QString plain = text;
    return plain.remove(entity).contains(letter);
}

class Translation : public testing::TestWithParam<const char*>
{
};

TEST_P(Translation, IsCompleteAndKeepsPlacesAndKeys)
{
    const auto all = messagesOf(QString::fromLatin1(GetParam()));
    EXPECT_GT(all.size(), 3000U);
    for (const Message& message : all) {
        SCOPED_TRACE(message.source.toStdString());
        if (message.unfinished) {
            ADD_FAILURE() << "is not translated";
            continue;
        }
        EXPECT_EQ(message.translations.size(), message.counts ? 2 : 1);
        for (const QString& said : message.translations) {
            EXPECT_FALSE(said.isEmpty());
            EXPECT_EQ(placesOf(said).join(QLatin1Char(' ')).toStdString(),
                placesOf(message.source).join(QLatin1Char(' ')).toStdString())
                << said.toStdString();
            EXPECT_EQ(hasMnemonic(said), hasMnemonic(message.source)) << said.toStdString();
            EXPECT_EQ(said.startsWith(QLatin1Char(' ')), message.source.startsWith(QLatin1Char(' ')));
            EXPECT_EQ(said.endsWith(QLatin1Char(' ')), message.source.endsWith(QLatin1Char(' ')));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translation, testing::Values("de", "fr"));

TEST(LanguageOfTheWindow, IsTheChosenOneWithItsNumbers)
{
    const EnglishAfterwards afterwards;
    const std::pair<const char*, const char*> menus[]
        = { { "de", "Datei" }, { "fr", "Fichier" }, { "en", "File" } };
    for (const auto& [code, file] : menus) {
        useLanguage(QString::fromLatin1(code));
        const MainWindow window({}, {});
        QString first = window.menuBar()->actions().constFirst()->text();
        EXPECT_EQ(first.remove(QLatin1Char('&')).toStdString(), file);
        EXPECT_EQ(scoreText(0.5).toStdString(), qstrcmp(code, "en") == 0 ? "0.500" : "0,500");
        EXPECT_NE(languageNotice(QString::fromLatin1(code)).isEmpty(), true);
    }
    EXPECT_NE(languageNotice(QStringLiteral("de")), languageNotice(QStringLiteral("en")));
}

TEST(LanguageOfTheWindow, ThatIsNotKnownIsEnglish)
{
    const EnglishAfterwards afterwards;
    useLanguage(QStringLiteral("tlh"));
    EXPECT_EQ(outcomeText(match::Outcome::Missing).toStdString(), "Missing");
}

TEST(LanguageOfTheWindow, KeepsItsCapitalsWithinALine)
{
    const EnglishAfterwards afterwards;
    EXPECT_EQ(schemeWord(match::Scheme::Type).toStdString(), "type");
    EXPECT_EQ(facetText("gold.result").toStdString(), "Gold, result");
    EXPECT_EQ(withinLine(QStringLiteral("Noise level")).toStdString(), "noise level");
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(schemeWord(match::Scheme::Strict).toStdString(), "strikt");
    EXPECT_EQ(schemeWord(match::Scheme::Type).toStdString(), "Typ");
    EXPECT_EQ(facetText("gold.result").toStdString(), "Gold, Resultat");
}

TEST(LanguageOfTheWindow, WritesNumbersAsTheSystemWhereItSpeaksThatLanguage)
{
    const QLocale austria(QLocale::German, QLocale::Austria);
    EXPECT_EQ(numbersOf(QStringLiteral("de"), austria), austria);
    EXPECT_EQ(numbersOf(QStringLiteral("fr"), austria).language(), QLocale::French);
    EXPECT_EQ(numbersOf(QStringLiteral("en"), austria), austria);
}

TEST(LanguageOfTheWindow, HasTheHelpWithTheSamePlaces)
{
    const EnglishAfterwards afterwards;
    for (const char* page : { "index", "measures" }) {
        const auto english = helpHeadings(QLatin1String(page));
        for (const char* code : { "de", "fr" }) {
            SCOPED_TRACE(std::string(page) + ' ' + code);
            useLanguage(QString::fromLatin1(code));
            const auto translated = helpHeadings(QLatin1String(page));
            useLanguage(QStringLiteral("en"));
            ASSERT_EQ(translated.size(), english.size());
            int same = 0;
            for (std::size_t i = 0; i < english.size(); ++i) {
                EXPECT_EQ(translated[i].level, english[i].level);
                EXPECT_EQ(translated[i].anchor.toStdString(), english[i].anchor.toStdString());
                same += translated[i].text == english[i].text ? 1 : 0;
            }
            EXPECT_LT(2 * same, static_cast<int>(english.size())) << "is it translated?";
        }
    }
    useLanguage(QStringLiteral("de"));
    EXPECT_TRUE(
        helpMarkdown(QStringLiteral("rules")).startsWith(QLatin1Char('*'))); // says that it is not translated
}

TEST(LanguageOfTheWindow, FromRightToLeftTurnsNeitherTextsNorCharts)
{
    const EnglishAfterwards afterwards;
    QApplication::setLayoutDirection(Qt::RightToLeft);
    MainWindow window({}, {});
    window.show();
    EXPECT_EQ(window.layoutDirection(), Qt::RightToLeft);
    const auto texts = window.findChildren<SpanTextView*>();
    const auto charts = window.findChildren<ChartPanel*>();
    EXPECT_FALSE(texts.isEmpty());
    EXPECT_FALSE(charts.isEmpty());
    for (const QWidget* text : texts) {
        EXPECT_EQ(text->layoutDirection(), Qt::LeftToRight);
    }
    for (const QWidget* chart : charts) {
        EXPECT_EQ(chart->layoutDirection(), Qt::LeftToRight);
    }
}

/// Without the package of Qt's translations keys, buttons and dialogs would stay English.
TEST(WordsOfQt, AreThereAndCallKeysAsOurTextsDo)
{
    const EnglishAfterwards afterwards;
    const auto keys = [](const char* portable) {
        const QKeySequence key(QString::fromLatin1(portable), QKeySequence::PortableText);
        return key.toString(QKeySequence::NativeText).toStdString();
    };
    const auto close = []() {
        const QDialogButtonBox buttons(QDialogButtonBox::Close);
        return buttons.button(QDialogButtonBox::Close)->text().remove(QLatin1Char('&')).toStdString();
    };
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(keys("Ctrl+Shift+D"), "Strg+Umschalt+D");
    EXPECT_EQ(keys("Ctrl+Return"), "Strg+Eingabe");
    EXPECT_EQ(keys("Ctrl+PgDown"), "Strg+Bild ab");
    EXPECT_EQ(close(), "Schließen");
    useLanguage(QStringLiteral("fr"));
    EXPECT_EQ(keys("Ctrl+Shift+D"), "Ctrl+Maj+D");
    EXPECT_EQ(keys("Ctrl+Return"), "Ctrl+Entrée");
    EXPECT_EQ(keys("Esc"), "Échap");
    EXPECT_EQ(close(), "Fermer");
    EXPECT_EQ(QCoreApplication::translate("QAbstractFileIconProvider", "Folder").toStdString(), "Dossier");
    for (const auto& [context, word] : { std::pair { "QPrintDialog", "Invalid Pages Definition" },
             { "QPrintSettingsOutput", "Double Sided Printing" },
             { "QPrintPropertiesDialog", "Printer Properties" } }) {
        EXPECT_NE(QCoreApplication::translate(context, word), QString::fromUtf8(word))
            << "Qt's own French lacks it";
    }
}

TEST(CoreMessages, AreSaidInTheLanguageOfTheWindow)
{
    const EnglishAfterwards afterwards;
    // As the writer of brat's files says it.
    const auto changed = support::said(
        "In brat a type is one word: \"%1\" is written with _ for what is between.", "%1 & co");
    const auto unknown = support::saidOf(
        1, "%Ln thing, %1: %2", "%Ln things, %1: %2", support::DecimalNumber { .25, 2 }, changed);
    EXPECT_EQ(coreText(changed).toStdString(), changed.english());
    EXPECT_EQ(coreText(unknown).toStdString(), unknown.english());
    EXPECT_TRUE(coreText(support::Message()).isEmpty());

    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(coreText(changed).toStdString(),
        "In brat ist ein Typ ein Wort: „%1 & co“ wird mit _ für das geschrieben, was dazwischen steht.");
    EXPECT_EQ(coreText(unknown).toStdString(), "1 thing, 0,25: " + coreText(changed).toStdString());
    EXPECT_EQ(coreText(support::saidOf(1702, "%Ln thing", "%Ln things")).toStdString(), "1.702 things");

    io::JsonTree cached;
    const std::string text = analysis::stored(changed).line();
    ASSERT_FALSE(cached.parse(text));
    const auto again = analysis::storedMessage(cached.root());
    ASSERT_TRUE(again);
    EXPECT_EQ(coreText(*again), coreText(changed)) << "from the cache of a campaign";

    const auto failed = support::failure(support::ErrorCode::Malformed, changed, { "a.ann", 3, 1 }).value();
    EXPECT_EQ(errorText(failed).toStdString(), "a.ann:3:1: " + coreText(changed).toStdString());
    support::Diagnostic finding;
    finding.message = "another text";
    finding.said = changed;
    EXPECT_EQ(findingText(finding).toStdString(), "another text") << "what was rephrased stands";
}

TEST(CoreMessages, HaveWhatEveryPresetCounts)
{
    const EnglishAfterwards afterwards;
    for (const char* code : { "de", "fr" }) {
        useLanguage(QString::fromLatin1(code));
        const QString page = helpMarkdown(QStringLiteral("presets"));
        for (const analysis::Preset& preset : analysis::presets()) {
            SCOPED_TRACE(std::string(code) + ' ' + std::string(preset.id));
            const QString said = presetDescription(preset);
            EXPECT_NE(said.toStdString(), preset.description);
            EXPECT_TRUE(presetToolTip(&preset).contains(said.toHtmlEscaped()));
            EXPECT_TRUE(page.contains(said));
            EXPECT_TRUE(page.contains(QStringLiteral("## ") + presetTitle(&preset)));
            EXPECT_TRUE(page.contains(presetSource(preset)));
            EXPECT_TRUE(presetToolTip(&preset).contains(presetSource(preset).toHtmlEscaped()));
        }
        const auto* const strict = analysis::presetById("hipe-2022-strict");
        const auto* const paper = analysis::presetById("eter");
        EXPECT_NE(presetTitle(strict).toStdString(), strict->title);
        EXPECT_NE(presetTitle(paper).toStdString(), paper->title);
        EXPECT_NE(presetSource(*strict).toStdString(), strict->source);
        EXPECT_EQ(presetTitle(analysis::presetById("conll-2003")).toStdString(), "CoNLL-2003") << "a name";
    }
    useLanguage(QStringLiteral("en"));
    NeutralWords words;
    words.setInForce(true);
    for (const analysis::Preset& preset : analysis::presets()) {
        EXPECT_EQ(presetDescription(preset).toStdString(), preset.description) << "a task has a gold";
    }
}

TEST(CoreMessages, AreTheNotesOfSheets)
{
    const EnglishAfterwards afterwards;
    const auto evaluation = uitest::smallEvaluation();
    useLanguage(QStringLiteral("de"));
    const auto noteOf = [&](const char* measure) {
        support::Progress progress;
        const auto result = analysis::computeMeasure(measure, *evaluation, progress);
        EXPECT_TRUE(result) << measure;
        return noteText((*result)->sheets.front()).toStdString();
    };
    EXPECT_EQ(noteOf("ser"),
        "Insgesamt: die Summen von Entitäten und Komponenten. Ein Paar kostet 0,5 für sein Label und 0,5 für "
        "seine Spanne.");
    EXPECT_TRUE(noteOf("eter").starts_with("Alpha 0,5: ETER = ")) << noteOf("eter");
    EXPECT_EQ(noteOf("noisy"), "Treffer: Distanz / Länge des Goldtexts <= 0,3; verglichen wie bei nerval.");
    analysis::Sheet sheet;
    sheet.note = "Forms that occur twice or more on a side, most frequent first.";
    const QString plain = noteText(sheet);
    analysis::addToNote(sheet, support::said("Phases: %1.", "1 fuzzy"));
    EXPECT_EQ(noteText(sheet), plain + QStringLiteral(" Phasen: 1 fuzzy."));
    EXPECT_FALSE(plain.startsWith(QStringLiteral("Forms")));
}

/// Headings of the core and what they mean, without numbers of the data in them.
TEST(CoreTexts, HaveEveryHeadingOfTheMeasures)
{
    const std::set<std::string_view> known(std::begin(coreTexts), std::end(coreTexts));
    const auto evaluation = uitest::smallEvaluation();
    std::set<std::string> missing;
    const auto expect = [&](const std::string& text) {
        const bool words = std::ranges::any_of(text, [](unsigned char c) { return std::islower(c) != 0; });
        const bool ofData = std::ranges::any_of(text, [](unsigned char c) { return std::isdigit(c) != 0; })
            || (text.find(' ') == std::string::npos && text.find('.') != std::string::npos);
        if (words && !ofData && !known.contains(text)) {
            missing.insert(text);
        }
    };
    for (const metrics::Measure& measure : metrics::measures()) {
        support::Progress progress;
        const auto result = analysis::computeMeasure(std::string(measure.id), *evaluation, progress);
        ASSERT_TRUE(result) << measure.id;
        const auto expectEach = [&expect](const auto& columns) {
            for (const auto& column : columns) {
                expect(column.title);
                expect(column.meaning);
            }
        };
        expect(std::string(measure.title));
        expect(std::string(measure.description));
        for (const std::string_view parameter : measure.parameters) {
            expect(std::string(analysis::settingRow(parameter)->meaning));
        }
        expectEach((*result)->recordValues);
        for (const analysis::RecordList& list : (*result)->lists) {
            expectEach(list.values);
            std::ranges::for_each(list.facets, [&](const auto& facet) { expect(facet.meaning); });
        }
        for (const analysis::Sheet& sheet : (*result)->sheets) {
            expect(sheet.title);
            expect(sheet.rowTitle);
            expectEach(sheet.columns);
        }
    }
    for (const std::string& text : missing) {
        ADD_FAILURE() << "ui/base/coretexts.h lacks: " << text;
    }
}

TEST(CoreTexts, HaveEveryWordOfFormulas)
{
    const std::set<std::string_view> known(std::begin(coreTexts), std::end(coreTexts));
    const auto evaluation = uitest::smallEvaluation();
    static const QRegularExpression words(QStringLiteral("[a-z][a-z ]*[a-z]"));
    std::set<std::string> missing;
    for (const metrics::Measure& measure : metrics::measures()) {
        support::Progress progress;
        const auto result = analysis::computeMeasure(std::string(measure.id), *evaluation, progress);
        ASSERT_TRUE(result) << measure.id;
        for (const analysis::Sheet& sheet : (*result)->sheets) {
            for (const auto& row : sheet.rows) {
                for (const auto& cell : row.cells) {
                    for (const auto& part : cell.formula) {
                        const auto found = words.match(toQString(part.text));
                        const std::string text = toUtf8(found.captured());
                        if (found.hasMatch() && text != "records" && text != "tokens"
                            && !known.contains(text)) {
                            missing.insert(text + " in \"" + part.text + '"');
                        }
                    }
                }
            }
        }
    }
    for (const std::string& text : missing) {
        ADD_FAILURE() << "ui/base/coretexts.h lacks: " << text;
    }
}

/// Rows that bear words of ours, whatever the data are.
TEST(CoreTexts, HaveEveryNameOfOurOwnRows)
{
    const std::set<std::string_view> known(std::begin(coreTexts), std::end(coreTexts));
    const auto evaluation = uitest::smallEvaluation();
    std::vector<analysis::Sheet> sheets;
    for (const metrics::Measure& measure : metrics::measures()) {
        support::Progress progress;
        const auto result = analysis::computeMeasure(std::string(measure.id), *evaluation, progress);
        ASSERT_TRUE(result) << measure.id;
        sheets.insert(sheets.end(), (*result)->sheets.begin(), (*result)->sheets.end());
    }
    const std::vector corpora { analysis::profileOf(*evaluation->gold),
        analysis::profileOf(testsupport::layer({ "[PER [LOC Rome] Foe]", "[PER Ada] [ORG Ada]" })) };
    sheets.push_back(analysis::profileSheet(corpora));
    std::set<std::string> own;
    for (const analysis::Sheet& sheet : sheets) {
        for (const auto& row : sheet.rows) {
            own.insert(
                sheet.ownRows && !row.name.starts_with(analysis::profileTypeRow) ? row.name : "Overall");
        }
        for (const auto& row : sheet.means) {
            own.insert(row.name);
        }
    }
    for (const auto* const expected :
        { "Macro mean", "Tokens per annotation, mean", "Entities", "wrong link" }) {
        EXPECT_TRUE(own.contains(expected)) << expected;
    }
    for (const auto& score : analysis::rulesScores()) { // the measure needs rules
        own.emplace(score.row);
    }
    for (const std::string& name : own) {
        EXPECT_TRUE(known.contains(name)) << "ui/base/coretexts.h lacks: " << name;
    }
}

TEST(CoreTexts, HaveEveryValueOfSlicesThatIsAWordOfOurs)
{
    const std::set<std::string_view> known(std::begin(sliceValueTexts), std::end(sliceValueTexts));
    analysis::EvaluationSpec spec;
    spec.slices.training
        = std::make_shared<const analysis::TrainingNames>(testsupport::layer({ "[PER Ada]" }, "train"));
    const auto evaluation = uitest::evaluated(uitest::smallGold(), uitest::smallSystem(), spec);
    const auto expect = [&known](std::string_view slice, const std::string& value) {
        const bool number = std::ranges::none_of(value, [](unsigned char c) { return std::isalpha(c) != 0; });
        if (analysis::isOwnValue(slice, value) && !number) {
            EXPECT_TRUE(known.contains(value)) << "ui/base/coretexts.h lacks: " << value << " of " << slice;
        }
    };
    for (const auto& slice : analysis::builtInSliceList()) {
        const std::string_view id = slice.id;
        const auto values
            = id.starts_with(analysis::verdictSlice) ? analysis::SliceValues() : slice.values(*evaluation);
        for (const std::string& value : values.names) {
            if (slice.kind.bins == analysis::SliceBinning::None || value == analysis::noSliceValue) {
                expect(id, value);
            }
        }
        expect(id, std::string(analysis::edgeSliceValue));
    }
    EXPECT_TRUE(analysis::isOwnValue("word-before", "edge"));
    EXPECT_FALSE(analysis::isOwnValue("first-word", "edge")) << "a word of the text";
    EXPECT_FALSE(analysis::isOwnValue("surface", "no"));
    EXPECT_FALSE(analysis::isOwnValue("checked", "no")) << "an attribute of the user";
}

TEST(CoreTexts, HaveTheirNeutralWordsInEveryLanguage)
{
    std::set<std::string> known(std::begin(coreTexts), std::end(coreTexts));
    known.insert(std::begin(neutralTexts), std::end(neutralTexts));
    for (const char* const text : coreTexts) {
        EXPECT_TRUE(known.contains(analysis::neutralText(text)))
            << "ui/base/neutraltexts.h lacks: " << analysis::neutralText(text);
    }
    const EnglishAfterwards afterwards;
    useLanguage(QStringLiteral("de"));
    NeutralWords words;
    words.setInForce(true);
    EXPECT_EQ(coreText("Occurrences in the gold."), QStringLiteral("Vorkommen in A."));
    EXPECT_EQ(coreText("Right (system)"), QStringLiteral("Richtig (B)"));
}

TEST(CoreTexts, RowsAndValuesAreSaidInTheLanguageOfTheWindow)
{
    const EnglishAfterwards afterwards;
    EXPECT_EQ(sliceValueText("digit", "no"), QStringLiteral("no")) << "as it is typed";
    EXPECT_EQ(sliceValueText("noise", "over 0.1 to 0.2"), QStringLiteral("over 0.1 to 0.2"));
    EXPECT_EQ(boundsText({ 0, 0.1, 2 }), QStringLiteral("0, 0.1, 2"));
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(sliceValueText("digit", "no"), QStringLiteral("nein"));
    EXPECT_EQ(sliceValueText("document-position", "first-tenth"), QStringLiteral("erstes Zehntel"));
    EXPECT_EQ(sliceValueText("surface", "no"), QStringLiteral("no"));
    EXPECT_EQ(sliceValueText("surface", "over 50"), QStringLiteral("over 50"));
    EXPECT_EQ(sliceValueText("noise", "over 0.1 to 0.2"), QStringLiteral("über 0,1 bis 0,2"));
    EXPECT_EQ(sliceValueText("noise", "over 0.1 to 0.2", QLocale::c()), QStringLiteral("über 0.1 bis 0.2"));
    EXPECT_EQ(sliceValueText("entity-length", "4-5"), QStringLiteral("4–5"));
    EXPECT_EQ(sliceValueText("period", "-100 to -51"), QStringLiteral("-100 bis -51"));
    EXPECT_EQ(sliceValueText("certainty", "over 0.2 to 0.5"), QStringLiteral("über 0,2 bis 0,5"));
    EXPECT_EQ(sliceValueText("certainty", "up to 0.2"), QStringLiteral("bis 0,2"));
    EXPECT_EQ(sliceValueText("certainty", "over all"), QStringLiteral("over all"));
    EXPECT_EQ(sliceValueText("certainty", "0.2"), QStringLiteral("0.2")) << "a word of the data";
    EXPECT_EQ(numberText("0.333 (1/3)"), QStringLiteral("0,333 (1/3)"));
    // What stands in a field of bounds is read again.
    EXPECT_EQ(boundsText({ 0, 0.1, 2 }), QStringLiteral("0; 0,1; 2"));
    EXPECT_EQ(typedBounds(QStringLiteral("0; 0,1; 2")), "0, 0.1, 2");
    EXPECT_EQ(typedBounds(QStringLiteral("0,5")), "0.5");
    EXPECT_EQ(typedBounds(QStringLiteral("0, 0.1, 2")), "0, 0.1, 2") << "the core's way";
    EXPECT_EQ(typedBounds(QStringLiteral("1, 2, 5")), "1, 2, 5");

    auto result = std::make_shared<analysis::MeasureResult>();
    result->sheets.push_back(
        analysis::profileSheet(std::vector { analysis::profileOf(testsupport::layer({ "[PER Ada]" })) }));
    SheetModel model;
    model.setResult(result, nullptr, 0, {}, {});
    std::set<std::string> names;
    for (int row = 0; row < model.rowCount(); ++row) {
        names.insert(model.index(row, 0).data().toString().toStdString());
    }
    EXPECT_TRUE(names.contains("Annotationen, PER"));
    EXPECT_TRUE(names.contains("Tokens je Annotation, Mittelwert"));
    result = std::make_shared<analysis::MeasureResult>();
    result->sheets.push_back({ "slice.digit", "With digit", "With digit", { { "n", "N", "" } },
        { { "no", { {} } }, { "Overall", { {} } } }, {}, false });
    model.setResult(result, nullptr, 0, {}, {});
    EXPECT_EQ(model.headerData(0, Qt::Horizontal).toString(), sliceText("digit"));
    const bool first = model.index(0, 0).data().toString() == QLatin1String("nein");
    const QModelIndex no = model.index(first ? 0 : 1, 0);
    EXPECT_EQ(no.data().toString(), QStringLiteral("nein"));
    EXPECT_EQ(no.data(ExportRole).toString(), QStringLiteral("no")) << "as filters and files have it";
    EXPECT_EQ(no.data(Qt::ToolTipRole).toString(), QStringLiteral("no")) << "what to type";
    EXPECT_EQ(model.plainName(no), QStringLiteral("no"));
}

} // namespace
} // namespace touchstone::ui
