// SPDX-License-Identifier: GPL-3.0-or-later
// The open dialog says what comes of the files before anything is opened; only errors keep OK away.
#include "ui/files/importdialog.h"

#include "tests/ui/uisupport.h"
#include "ui/files/columnsdialog.h"
#include "ui/files/importtables.h"
#include "ui/files/sourceform.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/fieldwithbutton.h"
#include "ui/widgets/layouts.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QKeySequence>
#include <QListWidget>
#include <QMap>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QUrl>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class ImportDialogTest : public ::testing::Test
{
protected:
    ImportDialogTest()
        : gold(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()))
        , system(folder.file(QStringLiteral("system.conll"), uitest::conllSystem()))
    {
    }

    analysis::DataSetSpec spec(const QString& goldPath, const QStringList& systems)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(goldPath);
        for (const QString& path : systems) {
            analysis::LayerSource source;
            source.path = toPath(path);
            dataSet.systems.push_back(source);
        }
        return dataSet;
    }
    void show(const analysis::DataSetSpec& start, bool projectOpen = false)
    {
        dialog = std::make_unique<ImportDialog>(start, QString(), projectOpen, false);
        dialog->show();
        ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    }
    [[nodiscard]] QPushButton* ok() const
    {
        return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
    }
    [[nodiscard]] QTableWidget* table(int page) const
    {
        return dialog->findChild<QTabWidget*>()->widget(page)->findChild<QTableWidget*>() != nullptr
            ? dialog->findChild<QTabWidget*>()->widget(page)->findChild<QTableWidget*>()
            : qobject_cast<QTableWidget*>(dialog->findChild<QTabWidget*>()->widget(page));
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* candidate : dialog->findChildren<QPushButton*>()) {
            if (candidate->text().remove(QLatin1Char('&')) == text) {
                return candidate;
            }
        }
        return nullptr;
    }

    /// Every visible field has a key, and no two things the same. The number of keys.
    qsizetype expectKeysApart() const
    {
        QMap<QString, QString> keys;
        for (const QLabel* label : dialog->findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy() != nullptr) {
                const QString key = QKeySequence::mnemonic(label->text()).toString();
                EXPECT_FALSE(key.isEmpty()) << toUtf8(label->text());
                EXPECT_FALSE(keys.contains(key)) << toUtf8(label->text() + keys.value(key));
                keys[key] = label->text();
            }
        }
        for (const QAbstractButton* one : dialog->findChildren<QAbstractButton*>()) {
            const QString key = QKeySequence::mnemonic(one->text()).toString();
            if (one->isVisible() && !key.isEmpty()) {
                EXPECT_FALSE(keys.contains(key)) << toUtf8(one->text() + keys.value(key));
                keys[key] = one->text();
            }
        }
        return keys.size();
    }

    uitest::Folder folder;
    QString gold;
    QString system;
    std::unique_ptr<ImportDialog> dialog;
};

TEST_F(ImportDialogTest, EmptyItAsksForFilesAndCannotBeAccepted)
{
    show({});
    EXPECT_FALSE(ok()->isEnabled());
}

TEST_F(ImportDialogTest, AGoldMayBeOpenedAlone)
{
    show(spec(gold, {}));
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_EQ(dialog->verdict().plainText(),
        QStringLiteral("Ready. The gold is shown alone; add a system to score it."));
    EXPECT_EQ(dialog->verdict().remarks.at(1).link, QStringLiteral("systems"));
}

TEST_F(ImportDialogTest, ShowsFormatFirstAnnotationsAndPartners)
{
    show(spec(gold, { system }));
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_EQ(dialog->check()->gold.recognition->format, "conll");
    EXPECT_EQ(dialog->check()->gold.documents, 2U);
    EXPECT_EQ(dialog->check()->gold.annotations, 4U);
    EXPECT_EQ(table(0)->rowCount(), 7); // four of the gold, three of the system
    EXPECT_EQ(table(0)->item(0, 5)->text(), QStringLiteral("Ada"));
    EXPECT_EQ(table(0)->item(0, 4)->text(), QStringLiteral("PER"));
    EXPECT_EQ(table(1)->rowCount(), 2);
    EXPECT_EQ(dialog->check()->pairs[0].goldOnly, 0U);
    EXPECT_EQ(dialog->check()->pairs[0].differingTexts, 0U);
}

TEST_F(ImportDialogTest, TwoSystemsCanBeComparedWithoutAGold)
{
    const auto expectBoth = [this] {
        EXPECT_TRUE(ok()->isEnabled());
        EXPECT_EQ(dialog->verdict().plainText(),
            QStringLiteral("Ready. No gold: gold (A) and system (B) are compared with each other."));
        const analysis::DataSetSpec chosen = dialog->dataSet();
        EXPECT_TRUE(chosen.noGold);
        EXPECT_EQ(fromPath(chosen.gold.path), gold) << "stands in the gold's place";
        ASSERT_EQ(chosen.systems.size(), 1U);
        EXPECT_EQ(fromPath(chosen.systems.front().path), system);
        EXPECT_EQ(table(0)->rowCount(), 7);
        EXPECT_EQ(table(0)->item(0, 0)->text(), QStringLiteral("gold")) << "the name of the system";
        EXPECT_EQ(table(1)->rowCount(), 2);
        EXPECT_EQ(table(1)->horizontalHeaderItem(0)->text(), QStringLiteral("Document of A"));
    };
    show(spec({}, { gold, system }));
    expectBoth();
    const analysis::DataSetSpec again = dialog->dataSet();
    show(again);
    expectBoth();
    EXPECT_EQ(dialog->dataSet(), again);

    const QString third = folder.file(QStringLiteral("third.conll"), uitest::conllSystem());
    dialog->setGold(third);
    EXPECT_FALSE(dialog->dataSet().noGold);
    EXPECT_EQ(dialog->dataSet().systems.size(), 2U);
}

TEST_F(ImportDialogTest, WithoutAGoldOneSystemIsRefused)
{
    show(spec({}, { system }));
    EXPECT_FALSE(ok()->isEnabled());
    EXPECT_TRUE(dialog->verdict().plainText().contains(QStringLiteral("add a second system")));
    show(spec({}, { system, gold, folder.file(QStringLiteral("third.conll"), uitest::conllSystem()) }));
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_TRUE(dialog->verdict().plainText().contains(QStringLiteral("3 systems are compared")))
        << dialog->verdict().plainText().toStdString();
    show(spec({}, { system, folder.path(QStringLiteral("nowhere.conll")) }));
    EXPECT_FALSE(ok()->isEnabled()) << "nothing is left to compare";
    EXPECT_TRUE(dialog->verdict().plainText().startsWith(QStringLiteral("nowhere cannot be read")))
        << dialog->verdict().plainText().toStdString();
}

TEST_F(ImportDialogTest, AGoldThatIsNoneCanBecomeASystem)
{
    const QString other = folder.file(QStringLiteral("run.conll"), uitest::conllGold());
    show(spec(other, { system })); // as two files are dropped
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_TRUE(dialog->verdict().html().contains(QStringLiteral("no-gold")));
    dialog->follow(QStringLiteral("no-gold"));
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_TRUE(dialog->dataSet().noGold);
    EXPECT_EQ(fromPath(dialog->dataSet().gold.path), other);
    show(spec(gold, { system }));
    EXPECT_FALSE(dialog->verdict().html().contains(QStringLiteral("no-gold"))) << "its name says it";
}

TEST_F(ImportDialogTest, AMissingFileIsAnErrorOfTheGoldAndADoubtOfOneSystemOfTwo)
{
    const QString nowhere = folder.path(QStringLiteral("nowhere.conll"));
    show(spec(nowhere, { system }));
    EXPECT_FALSE(ok()->isEnabled());
    show(spec(gold, { nowhere }));
    EXPECT_FALSE(ok()->isEnabled());
    show(spec(gold, { nowhere, system }));
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_EQ(
        dialog->verdict().plainText(), QStringLiteral("Ready. nowhere cannot be read and will be left out."));
    show(spec(gold, { system, nowhere, nowhere }));
    EXPECT_EQ(dialog->verdict().plainText(),
        QStringLiteral("Ready. 2 systems cannot be read and will be left out."));
    dialog->follow(dialog->verdict().remarks.at(1).link);
    EXPECT_EQ(dialog->findChild<QListWidget*>()->currentRow(), 1);
}

TEST_F(ImportDialogTest, WhatIsADocumentStaysChosenWhenTheFileIsReadAgain)
{
    show(spec(
        folder.file(QStringLiteral("plain.conll"), "Ada B-PER\nsaw O\n\nBob B-PER\nleft O\n"), { system }));
    EXPECT_EQ(dialog->check()->gold.documents, 1U);
    const auto unitsOf = [this] {
        for (auto* combo : dialog->findChild<SourceForm*>()->findChildren<QComboBox*>()) {
            if (combo->findText(QStringLiteral("Each group of lines")) >= 0) {
                return combo;
            }
        }
        return static_cast<QComboBox*>(nullptr);
    };
    QComboBox* units = unitsOf();
    ASSERT_NE(units, nullptr);
    units->setCurrentIndex(units->findText(QStringLiteral("Each group of lines")));
    Q_EMIT units->activated(units->currentIndex());
    ASSERT_TRUE(waitFor([this] { return dialog->check() && dialog->check()->gold.documents == 2U; }));
    EXPECT_EQ(units->currentText(), QStringLiteral("Each group of lines")) << "the choice in force";
}

TEST_F(ImportDialogTest, UnpairedDocumentsAndDifferingTextsAreCounted)
{
    const QString goldLines = folder.file(QStringLiteral("gold.jsonl"),
        R"({"id": "a", "text": "Ada left", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        "\n"
        R"({"id": "b", "text": "Bob left", "entities": []})"
        "\n");
    const QString systemLines = folder.file(QStringLiteral("system.jsonl"),
        R"({"id": "a", "text": "Ade left", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        "\n"
        R"({"id": "c", "text": "Cid left", "entities": []})"
        "\n");
    show(spec(goldLines, { systemLines }));
    const PairCheck& pairs = dialog->check()->pairs.at(0);
    EXPECT_EQ(pairs.goldOnly, 1U);
    EXPECT_EQ(pairs.systemOnly, 1U);
    EXPECT_EQ(pairs.differingTexts, 1U);
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_EQ(dialog->verdict().plainText().section(QLatin1Char(' '), 0, 10).toStdString(),
        "Ready. 2 documents have no partner. 1 document has another text");
    dialog->findChild<QTabWidget*>()->setCurrentIndex(2);
    dialog->follow(dialog->verdict().remarks.at(2).link);
    EXPECT_EQ(dialog->findChild<QTabWidget*>()->currentIndex(), 1);
    EXPECT_EQ(table(1)->currentRow(), 0);
    // The rows to look at stand first.
    EXPECT_EQ(table(1)->item(0, 4)->text(), pairStateText(PairState::GoldOnly));
    EXPECT_EQ(table(1)->item(2, 4)->text(), pairStateText(PairState::CharacterByCharacter));
}

TEST_F(ImportDialogTest, UseAsGoldSwapsTheSides)
{
    show(spec(gold, { system }));
    QTest::mouseClick(button(QStringLiteral("Use as gold")), Qt::LeftButton);
    EXPECT_EQ(fromPath(dialog->dataSet().gold.path), system);
    EXPECT_EQ(fromPath(dialog->dataSet().systems.at(0).path), gold);
}

TEST_F(ImportDialogTest, ATypedPathIsReadAfterAPause)
{
    show(spec({}, { system }));
    EXPECT_FALSE(ok()->isEnabled());
    auto* path = dialog->findChild<QLineEdit*>();
    for (QLineEdit* candidate : dialog->findChildren<QLineEdit*>()) {
        if (candidate->accessibleName() == QStringLiteral("Path of the gold")) {
            path = candidate;
        }
    }
    path->setFocus();
    QTest::keyClicks(path, gold);
    ASSERT_TRUE(waitFor([this] { return dialog->check() && dialog->check()->gold.loaded; }));
    EXPECT_TRUE(ok()->isEnabled());
}

TEST_F(ImportDialogTest, AFormatThatDoesNotFitIsAnError)
{
    show(spec(gold, { system }));
    QComboBox* format = nullptr;
    for (QComboBox* candidate : dialog->findChildren<QComboBox*>()) {
        if (candidate->findData(QStringLiteral("jsonl")) >= 0) {
            format = candidate; // the gold's comes first
            break;
        }
    }
    ASSERT_NE(format, nullptr);
    format->setCurrentIndex(format->findData(QStringLiteral("jsonl")));
    Q_EMIT format->activated(format->currentIndex());
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet().gold.options.format, "jsonl");
    EXPECT_TRUE(dialog->check()->gold.error || !dialog->check()->findings.empty());
}

TEST_F(ImportDialogTest, TheTagColumnIsPartOfTheAnswer)
{
    const QString both
        = folder.file(QStringLiteral("both.conll"), "Ada B-PER B-LOC\nsaw O O\nRome B-LOC O\n\n");
    show(spec(both, { both }));
    QSpinBox* column = nullptr;
    for (QSpinBox* candidate : dialog->findChildren<QSpinBox*>()) {
        if (candidate->isVisible()) {
            column = candidate;
            break;
        }
    }
    ASSERT_NE(column, nullptr);
    column->setValue(2);
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet().gold.options.column, 2);
    EXPECT_FALSE(dialog->dataSet().systems.at(0).options.column);
    EXPECT_EQ(dialog->check()->gold.annotations, 2U);
    EXPECT_EQ(dialog->check()->systems.at(0).annotations, 1U);
}

TEST_F(ImportDialogTest, AddingToTheProjectIsOfferedOnlyWhenOneIsOpen)
{
    show(spec(gold, { system }));
    EXPECT_FALSE(dialog->addToProject());
    dialog = std::make_unique<ImportDialog>(spec(gold, { system }), QString(), true, true);
    EXPECT_TRUE(dialog->addToProject());
}

TEST_F(ImportDialogTest, ClosingWhileReadingIsSafe)
{
    dialog = std::make_unique<ImportDialog>(spec(gold, { system }), QString(), false, false);
    dialog.reset();
    QCoreApplication::processEvents();
}

TEST(ImportTables, FillTheirWidthHoweverOftenTheyAreFilled)
{
    const std::unique_ptr<QTableWidget> table(importtables::makePreview(nullptr));
    table->resize(900, 200);
    table->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(table.get()));
    std::vector<PreviewSpan> preview { { -1, "d1", { 0, 3 }, "Ada", "PER" } };
    for (int time = 0; time < 3; ++time) { // the gold alone, a system, the same again
        importtables::fillPreview(*table, preview, { QStringLiteral("system") });
        QCoreApplication::processEvents();
        EXPECT_EQ(table->horizontalHeader()->length(), table->viewport()->width()) << time;
        if (time == 0) {
            preview.push_back({ 0, "d1", { 0, 3 }, "Ada", "PER" });
        }
    }
}

TEST(GuessRoles, TheOneNamedGoldElseTheFirst)
{
    const QStringList plain { QStringLiteral("/x/one.tsv"), QStringLiteral("/x/two.tsv") };
    EXPECT_EQ(guessRoles(plain).gold.path, "/x/one.tsv");
    EXPECT_EQ(guessRoles(plain).systems.at(0).path, "/x/two.tsv");
    const QStringList named { QStringLiteral("/gold/a.tsv"), QStringLiteral("/x/my-GOLD.tsv"),
        QStringLiteral("/x/c") };
    EXPECT_EQ(guessRoles(named).gold.path, "/x/my-GOLD.tsv"); // a folder's name does not count
    EXPECT_EQ(guessRoles(named).systems.size(), 2U);
    const QStringList two { QStringLiteral("/x/gold1"), QStringLiteral("/x/gold2") };
    EXPECT_EQ(guessRoles(two).gold.path, "/x/gold1");
    EXPECT_TRUE(guessRoles({}).gold.path.empty());
}

constexpr auto tasks = R"([{"id": 4, "data": {"text": "Ada met Bo."}, "annotations": [
 {"id": 1, "completed_by": "ada", "created_at": "1", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["PER"]}}]},
 {"id": 2, "completed_by": "bo", "created_at": "2", "result": []}],
 "predictions": [{"model_version": "old", "result": []}, {"model_version": "new", "result": [{"type": "labels", "value": {"start": 8, "end": 10, "labels": ["PER"]}}]}]}])";

/// The combo box behind a label of the form, if it is shown.
QComboBox* choiceOf(const QWidget& form, const QString& label)
{
    for (QLabel* candidate : form.findChildren<QLabel*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == label && candidate->isVisibleTo(&form)) {
            return qobject_cast<QComboBox*>(candidate->buddy());
        }
    }
    return nullptr;
}

/// The same for a field with a button.
FieldWithButton* fieldOf(const QWidget& form, const QString& label)
{
    for (QLabel* candidate : form.findChildren<QLabel*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == label && candidate->isVisibleTo(&form)) {
            return qobject_cast<FieldWithButton*>(candidate->buddy());
        }
    }
    return nullptr;
}

TEST_F(ImportDialogTest, WhatAFileOffersIsToChooseFrom)
{
    const QString file = folder.file(QStringLiteral("tasks.json"), tasks);
    show(spec(file, { file }));
    const auto forms = dialog->findChildren<SourceForm*>();
    ASSERT_EQ(forms.size(), 2);
    QComboBox* annotator = choiceOf(*forms[0], QStringLiteral("Annotator:"));
    ASSERT_NE(annotator, nullptr);
    EXPECT_EQ(annotator->count(), 3);
    EXPECT_EQ(choiceOf(*forms[0], QStringLiteral("Model version:")), nullptr) << "predictions are a system's";
    EXPECT_EQ(choiceOf(*forms[0], QStringLiteral("Spans:")), nullptr);
    QComboBox* version = choiceOf(*forms[1], QStringLiteral("Model version:"));
    ASSERT_NE(version, nullptr);
    annotator->setCurrentIndex(annotator->findData(QStringLiteral("ada")));
    EXPECT_EQ(forms[0]->source().options.annotator, "ada");
    version->setCurrentIndex(version->findData(QStringLiteral("old")));
    EXPECT_EQ(forms[1]->source().options.modelVersion, "old");
    // A person's annotations are read in the place of predictions.
    QComboBox* person = choiceOf(*forms[1], QStringLiteral("Annotator:"));
    ASSERT_NE(person, nullptr);
    EXPECT_TRUE(version->isEnabled());
    person->setCurrentIndex(person->findData(QStringLiteral("ada")));
    Q_EMIT person->activated(person->currentIndex());
    EXPECT_FALSE(version->isEnabled());
    EXPECT_EQ(dialog->dataSet().systems.at(0).options.annotator, "ada");
    EXPECT_EQ(dialog->dataSet().systems.at(0).options.modelVersion, "");
}

TEST_F(ImportDialogTest, SpansThatAreReadInThePlaceOfEntitiesAreNamed)
{
    const QString file = folder.file(QStringLiteral("docs.json"),
        R"([{"text": "Ada met Bob", "ents": [], "tokens": [], "spans": {)"
        R"("sc": [{"start": 0, "end": 3, "label": "PER"}], "x": [{"start": 8, "end": 11, "label": "PER"}]}}])");
    show(spec(file, { file }));
    const auto forms = dialog->findChildren<SourceForm*>();
    QComboBox* spans = choiceOf(*forms[0], QStringLiteral("Spans:"));
    ASSERT_NE(spans, nullptr);
    EXPECT_EQ(spans->currentText(), QStringLiteral("sc, since there are no entities"));
    EXPECT_EQ(dialog->check()->gold.annotations, 1U);
    EXPECT_TRUE(forms[0]->source().options.spansKey.empty());
}

TEST_F(ImportDialogTest, EveryFieldHasAKeyOfItsOwn)
{
    show(spec(gold, { system }), true);
    EXPECT_GE(expectKeysApart(), 14);
}

TEST_F(ImportDialogTest, KeysStayApartWhateverTheFormats)
{
    const QString rows = folder.file(QStringLiteral("rows.tsv"), "doc\tstart\tend\tlabel\nd1\t0\t3\tPER\n");
    const QString people = folder.file(QStringLiteral("tasks.json"), tasks);
    const QString tags = folder.file(QStringLiteral("tags.jsonl"), R"({"tokens": ["Zed"], "ner_tags": [1]})");
    folder.file(QStringLiteral("tags.labels.txt"), "O\nB-PER\n");
    const QStringList files { gold, rows, people, tags };
    for (const QString& one : files) {
        for (const QString& other : files) {
            SCOPED_TRACE(toUtf8(one + QLatin1Char(' ') + other));
            show(spec(one, { other, other }), true);
            expectKeysApart();
        }
    }
}

TEST_F(ImportDialogTest, TabGoesAsOneReads)
{
    show(spec(gold, { system, system }), true);
    ASSERT_TRUE(waitFor([this] { return ok()->isEnabled(); }));
    QList<QWidget*> stops;
    QWidget* first = nullptr;
    for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
        first = field->accessibleName() == QStringLiteral("Path of the gold") ? field : first;
    }
    ASSERT_NE(first, nullptr);
    for (QWidget* stop : tabStopsOf(*dialog)) {
        if (stop->isVisible() && stop->isEnabled()) {
            stops << stop;
        }
    }
    const QList<QWidget*> expected { first, button(QStringLiteral("File…")),
        button(QStringLiteral("Folder…")), dialog->findChild<QListWidget*>(),
        button(QStringLiteral("Add files…")), button(QStringLiteral("Add folder…")),
        button(QStringLiteral("Remove")), button(QStringLiteral("Use as gold")),
        button(QStringLiteral("Labels…")), dialog->findChild<QTabWidget*>()->tabBar(), table(0), ok() };
    qsizetype last = -1;
    for (QWidget* widget : expected) {
        const qsizetype place = stops.indexOf(widget);
        EXPECT_GT(place, last) << widget->metaObject()->className();
        last = place;
    }
}

TEST_F(ImportDialogTest, ASystemThatMeetsNoDocumentKeepsOpenAway)
{
    const QString other = folder.file(QStringLiteral("other.jsonl"),
        R"({"id": "x", "text": "Something else", "entities": []})"
        "\n");
    show(spec(gold, { system, other }));
    EXPECT_FALSE(ok()->isEnabled());
    EXPECT_EQ(dialog->verdict().plainText(),
        QStringLiteral("No document of the gold has a partner in other. Remove other."));
    dialog->follow(dialog->verdict().remarks.at(0).link);
    EXPECT_EQ(dialog->findChild<QTabWidget*>()->currentIndex(), 1);
    dialog->follow(dialog->verdict().remarks.at(1).link);
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet().systems.size(), 1U);
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_EQ(dialog->verdict().plainText(), QStringLiteral("Ready."));
}

TEST_F(ImportDialogTest, OpenWaitsForTheFilesToBeRead)
{
    dialog = std::make_unique<ImportDialog>(spec(gold, { system }), QString(), false, false);
    dialog->show();
    dialog->accept();
    EXPECT_EQ(dialog->result(), 0);
    EXPECT_TRUE(waitFor([this] { return dialog->result() == QDialog::Accepted; }));
    const QString other = folder.file(QStringLiteral("other.jsonl"),
        R"({"id": "x", "text": "Something else", "entities": []})"
        "\n");
    dialog = std::make_unique<ImportDialog>(spec(gold, { system, other }), QString(), false, false);
    dialog->show();
    dialog->accept();
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->result(), 0);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(dialog->verdict().plainText().startsWith(QLatin1String("No document of the gold")));
}

TEST_F(ImportDialogTest, GroupsOfLinesAreOfferedAsDocumentsOnBothSides)
{
    const QByteArray lines = "Ada B-PER\nsaw O\n\nBob B-PER\nleft O\n";
    const QString plain = folder.file(QStringLiteral("plain.conll"), lines);
    const QString run = folder.file(QStringLiteral("run.conll"), lines);
    show(spec(gold, { system }));
    QPushButton* offer = button(QStringLiteral("Each group of lines is a document"));
    ASSERT_NE(offer, nullptr);
    EXPECT_FALSE(offer->isVisible()) << "the files have marks";
    show(spec(plain, { run, run }));
    offer = button(QStringLiteral("Each group of lines is a document"));
    EXPECT_TRUE(offer->isVisible());
    QTest::mouseClick(offer, Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->check()->gold.documents, 2U);
    EXPECT_EQ(dialog->check()->systems.at(1).documents, 2U);
    EXPECT_FALSE(offer->isVisible());
    QComboBox* units = choiceOf(*dialog->findChildren<SourceForm*>().front(), QStringLiteral("Documents:"));
    ASSERT_NE(units, nullptr);
    EXPECT_EQ(units->currentText(), QStringLiteral("Each group of lines")) << "what is in force";
    // A system that comes later is read as the others are.
    dialog->addSystems({ run });
    EXPECT_EQ(dialog->dataSet().systems.back().options.documents, io::DocumentUnit::BlankLine);
}

TEST_F(ImportDialogTest, OptionsHoldForAllSystemsOrForOne)
{
    const QString plain
        = folder.file(QStringLiteral("plain.conll"), "Ada B-PER\nsaw O\n\nBob B-PER\nleft O\n");
    show(spec(plain, { plain, plain }));
    QCheckBox* all = nullptr;
    for (QCheckBox* box : dialog->findChildren<QCheckBox*>()) {
        all = box->text().contains(QLatin1String("all systems")) ? box : all;
    }
    ASSERT_NE(all, nullptr);
    EXPECT_TRUE(all->isVisible());
    EXPECT_TRUE(all->isChecked());
    QComboBox* units = choiceOf(*dialog->findChildren<SourceForm*>().at(1), QStringLiteral("Documents:"));
    ASSERT_NE(units, nullptr);
    const auto pick = [units](io::DocumentUnit unit) {
        units->setCurrentIndex(units->findData(static_cast<int>(unit)));
        Q_EMIT units->activated(units->currentIndex());
    };
    pick(io::DocumentUnit::BlankLine);
    for (const analysis::LayerSource& one : dialog->dataSet().systems) {
        EXPECT_EQ(one.options.documents, io::DocumentUnit::BlankLine);
    }
    all->setChecked(false);
    pick(io::DocumentUnit::File);
    EXPECT_EQ(dialog->dataSet().systems[0].options.documents, io::DocumentUnit::File);
    EXPECT_EQ(dialog->dataSet().systems[1].options.documents, io::DocumentUnit::BlankLine);
    EXPECT_EQ(dialog->dataSet().gold.options.documents, io::DocumentUnit::Automatic);
    const analysis::DataSetSpec different = dialog->dataSet();
    show(different);
    for (const QCheckBox* box : dialog->findChildren<QCheckBox*>()) {
        EXPECT_FALSE(box->text().contains(QLatin1String("all systems")) && box->isChecked())
            << "they are read in different ways already";
    }
}

TEST_F(ImportDialogTest, BothSidesTakeDropsAndPastedPaths)
{
    show({});
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog.get()));
    const auto box = [this](const QString& title) {
        for (QGroupBox* candidate : dialog->findChildren<QGroupBox*>()) {
            if (candidate->title() == title) {
                return candidate;
            }
        }
        return static_cast<QGroupBox*>(nullptr);
    };
    const auto drop = [](QWidget* target, const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths) {
            urls << QUrl::fromLocalFile(path);
        }
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &enter);
        QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &dropped);
    };
    drop(box(QStringLiteral("Systems")), { system }); // though there is no gold yet
    EXPECT_EQ(dialog->dataSet().gold.path, "");
    ASSERT_EQ(dialog->dataSet().systems.size(), 1U);
    drop(box(QStringLiteral("Gold")), { gold });
    EXPECT_EQ(fromPath(dialog->dataSet().gold.path), gold);
    auto* list = dialog->findChild<QListWidget*>();
    list->setFocus();
    QApplication::clipboard()->setText(gold + QLatin1Char('\n') + system);
    QTest::keyClick(list, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(dialog->dataSet().systems.size(), 3U);
    QTest::keyClick(list, Qt::Key_Delete);
    EXPECT_EQ(dialog->dataSet().systems.size(), 2U);
    QLineEdit* path = nullptr;
    for (QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
        path = field->accessibleName() == QStringLiteral("Path of the gold") ? field : path;
    }
    path->setFocus();
    auto* copied = new QMimeData;
    copied->setUrls({ QUrl::fromLocalFile(system) });
    QApplication::clipboard()->setMimeData(copied);
    QTest::keyClick(path, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(path->text(), system);
    EXPECT_EQ(fromPath(dialog->dataSet().gold.path), system);
    path->selectAll();
    QApplication::clipboard()->setText(QStringLiteral("not/there"));
    QTest::keyClick(path, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(path->text(), QStringLiteral("not/there")) << "other text is the field's own";
}

TEST_F(ImportDialogTest, FileDialogsStartWhereTheGoldIs)
{
    dialog = std::make_unique<ImportDialog>(
        analysis::DataSetSpec {}, QStringLiteral("/last/time"), false, false);
    EXPECT_EQ(dialog->startFolder(true), QStringLiteral("/last/time"));
    EXPECT_EQ(dialog->startFolder(false), QStringLiteral("/last/time"));
    dialog->setGold(gold);
    EXPECT_EQ(dialog->startFolder(false), folder.path());
    dialog = std::make_unique<ImportDialog>(
        spec(gold, { QStringLiteral("/runs/a.tsv") }), QStringLiteral("/last/time"), false, false);
    EXPECT_EQ(dialog->startFolder(true), folder.path());
    EXPECT_EQ(dialog->startFolder(false), folder.path());
}

TEST_F(ImportDialogTest, StartAnewTakesEverythingAway)
{
    show(spec(gold, { system }), true);
    QTest::mouseClick(button(QStringLiteral("Start anew")), Qt::LeftButton);
    EXPECT_EQ(dialog->dataSet(), analysis::DataSetSpec {});
    EXPECT_FALSE(ok()->isEnabled());
    EXPECT_EQ(dialog->verdict().plainText(), QStringLiteral("Choose a gold: a file or a folder."));
}

TEST(LocalPaths, LinesOfTextThatNameWhatThereIs)
{
    uitest::Folder folder;
    const QString one = folder.file(QStringLiteral("a b.tsv"), "x");
    QMimeData data;
    data.setText(QStringLiteral("  %1\r\n'%1'\n%2\nrelative.tsv\n/no/such/file\n")
                     .arg(one, QUrl::fromLocalFile(one).toString()));
    EXPECT_EQ(localPaths(data), (QStringList { one, one, one }));
    data.setText(QStringLiteral("some words"));
    EXPECT_TRUE(localPaths(data).isEmpty());
}

TEST_F(ImportDialogTest, AColumnFileOffersNoAnnotators)
{
    show(spec(gold, { system }));
    for (const SourceForm* form : dialog->findChildren<SourceForm*>()) {
        EXPECT_EQ(choiceOf(*form, QStringLiteral("Annotator:")), nullptr);
    }
}

TEST_F(ImportDialogTest, OnlyTheOptionsOfAFormatAreShown)
{
    const QString tags = folder.file(QStringLiteral("tags.jsonl"), R"({"tokens": ["Zed"], "ner_tags": [1]})");
    folder.file(QStringLiteral("tags.labels.txt"), "O\nB-PER\n");
    show(spec(gold, { tags }));
    const auto forms = dialog->findChildren<SourceForm*>();
    ASSERT_EQ(forms.size(), 2);
    EXPECT_EQ(fieldOf(*forms[0], QStringLiteral("Columns:")), nullptr);
    EXPECT_EQ(fieldOf(*forms[0], QStringLiteral("Label list:")), nullptr);
    EXPECT_EQ(choiceOf(*forms[0], QStringLiteral("Offset unit:")), nullptr);
    EXPECT_EQ(fieldOf(*forms[1], QStringLiteral("Columns:")), nullptr);
    FieldWithButton* list = fieldOf(*forms[1], QStringLiteral("Label list:"));
    ASSERT_NE(list, nullptr);
    EXPECT_TRUE(list->field->placeholderText().contains(QStringLiteral("tags.labels.txt")));
    EXPECT_EQ(dialog->check()->systems.at(0).annotations, 1U);
    QComboBox* offsets = choiceOf(*forms[1], QStringLiteral("Offset unit:"));
    ASSERT_NE(offsets, nullptr);
    offsets->setCurrentIndex(offsets->findData(QStringLiteral("utf16")));
    Q_EMIT offsets->activated(offsets->currentIndex());
    EXPECT_EQ(dialog->dataSet().systems.at(0).options.offsetUnit, "utf16");
    const QString other = folder.file(QStringLiteral("other.txt"), "O\nI-LOC\n");
    list->field->setFocus();
    list->field->setText(other);
    Q_EMIT list->field->editingFinished();
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(fromPath(dialog->dataSet().systems.at(0).options.labelList), other);
    ASSERT_EQ(dialog->check()->preview.size(), 5U);
    EXPECT_EQ(dialog->check()->preview.back().types, "LOC");
    // Leaving a field as it was reads nothing again.
    Q_EMIT list->field->editingFinished();
    EXPECT_TRUE(dialog->check().has_value());
}

TEST_F(ImportDialogTest, ColumnsOfATableAreChosenOverItsFirstRows)
{
    const QString rows = folder.file(QStringLiteral("rows.csv"), "d1,PER,0,3,Zed\nd1,LOC,9,13,Oslo\n");
    analysis::DataSetSpec start = spec(rows, { system });
    start.gold.options.format = "table";
    show(start);
    EXPECT_FALSE(ok()->isEnabled()) << "the first row names no columns";
    const auto forms = dialog->findChildren<SourceForm*>();
    FieldWithButton* field = fieldOf(*forms[0], QStringLiteral("Columns:"));
    ASSERT_NE(field, nullptr);
    QTest::mouseClick(field->button, Qt::LeftButton);
    auto* columns = dialog->findChild<ColumnsDialog*>();
    ASSERT_NE(columns, nullptr);
    QPushButton* done = columns->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    EXPECT_FALSE(done->isEnabled());
    const auto choose = [columns](int column, io::TableRole role) {
        QComboBox* combo = columns->combo(column);
        ASSERT_NE(combo, nullptr);
        combo->setCurrentIndex(combo->findData(static_cast<int>(role)));
        Q_EMIT combo->activated(combo->currentIndex());
    };
    choose(0, io::TableRole::Document);
    choose(0, io::TableRole::Label); // a slip; then the role goes on to its place
    choose(1, io::TableRole::Label);
    EXPECT_EQ(columns->combo(0)->currentIndex(), 0);
    choose(0, io::TableRole::Document);
    choose(2, io::TableRole::Start);
    EXPECT_FALSE(done->isEnabled());
    choose(3, io::TableRole::End);
    EXPECT_TRUE(done->isEnabled());
    EXPECT_EQ(columns->option(), QStringLiteral("doc,label,start,end"));
    columns->accept();
    ASSERT_TRUE(waitFor([this] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet().gold.options.tableColumns, "doc,label,start,end");
    EXPECT_EQ(dialog->check()->gold.annotations, 2U);
    EXPECT_TRUE(dialog->dataSet().systems.at(0).options.tableColumns.empty()) << "each side has its own";
}

TEST(ColumnsDialog, WhatTheFirstRowSaysIsNoOption)
{
    ColumnsDialog dialog({ { "doc", "start", "end", "label" }, { "d1", "0", "3", "PER" } }, QString());
    EXPECT_TRUE(dialog.option().isEmpty());
    EXPECT_EQ(dialog.columns().of(io::TableRole::Label), 3U);
    ColumnsDialog other({ { "doc", "start", "end", "label" }, { "d1", "0", "3", "PER" } },
        QStringLiteral("-,start,end,label"));
    EXPECT_FALSE(other.columns().has(io::TableRole::Document));
    EXPECT_EQ(other.option(), QStringLiteral("-,start,end,label"));
}

} // namespace
} // namespace touchstone::ui
