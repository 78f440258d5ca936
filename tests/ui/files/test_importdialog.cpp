// SPDX-License-Identifier: GPL-3.0-or-later
// The open dialog says what comes of the files before anything is opened; only errors keep OK away.
#include "ui/files/importdialog.h"

#include "tests/ui/uisupport.h"
#include "ui/files/columnsdialog.h"
#include "ui/files/sourceform.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/fieldwithbutton.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QKeySequence>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

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

    uitest::Folder folder;
    QString gold;
    QString system;
    std::unique_ptr<ImportDialog> dialog;
};

TEST_F(ImportDialogTest, EmptyItAsksForFilesAndCannotBeAccepted)
{
    show({});
    EXPECT_FALSE(ok()->isEnabled());
    show(spec(gold, {}));
    EXPECT_FALSE(ok()->isEnabled());
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

TEST_F(ImportDialogTest, AMissingFileIsAnErrorOfTheGoldAndADoubtOfOneSystemOfTwo)
{
    const QString nowhere = folder.path(QStringLiteral("nowhere.conll"));
    show(spec(nowhere, { system }));
    EXPECT_FALSE(ok()->isEnabled());
    show(spec(gold, { nowhere }));
    EXPECT_FALSE(ok()->isEnabled());
    show(spec(gold, { nowhere, system }));
    EXPECT_TRUE(ok()->isEnabled());
    EXPECT_TRUE(dialog->check()->doubtful());
}

TEST_F(ImportDialogTest, WhatIsADocumentStaysChosenWhenTheFileIsReadAgain)
{
    show(spec(
        folder.file(QStringLiteral("plain.conll"), "Ada B-PER\nsaw O\n\nBob B-PER\nleft O\n"), { system }));
    EXPECT_EQ(dialog->check()->gold.documents, 1U);
    const auto unitsOf = [this] {
        for (auto* combo : dialog->findChild<SourceForm*>()->findChildren<QComboBox*>()) {
            if (combo->findText(QStringLiteral("Between blank lines")) >= 0) {
                return combo;
            }
        }
        return static_cast<QComboBox*>(nullptr);
    };
    QComboBox* units = unitsOf();
    ASSERT_NE(units, nullptr);
    units->setCurrentIndex(units->findText(QStringLiteral("Between blank lines")));
    Q_EMIT units->activated(units->currentIndex());
    ASSERT_TRUE(waitFor([this] { return dialog->check() && dialog->check()->gold.documents == 2U; }));
    EXPECT_EQ(units->currentText(), QStringLiteral("Between blank lines")) << "the choice in force";
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
    EXPECT_GE(keys.size(), 14);
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
