// SPDX-License-Identifier: GPL-3.0-or-later
// The table of labels: what it says is what is read, and its map is the command line's.
#include "ui/files/labelsdialog.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/io/userfiles/labelmapfile.h"

#include "tests/ui/uisupport.h"
#include "ui/base/language.h"
#include "ui/files/importdialog.h"
#include "ui/models/labeltablemodel.h"
#include "ui/session/corestrings.h"
#include "ui/session/settings.h"
#include "ui/widgets/screenfit.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::LabelCounts;
using annotation::LabelSide;
using uitest::waitFor;

// The systems write "_" for "-", and call a PER by its long name; GONE and MISC have no neighbour.
LabelsDialog::Counts counts()
{
    return { { "GONE", 2, 0, false }, { "Generic-Measure", 5, 0, false }, { "Generic_Measure", 0, 4, false },
        { "LOC", 7, 6, false }, { "MISC", 0, 1, false }, { "PER", 3, 0, false }, { "PERSON", 0, 3, false } };
}

LabelTableModel* modelOf(QObject* parent, const annotation::LabelRules& rules = {})
{
    auto* model = new LabelTableModel(parent);
    model->setTable(analysis::labelTable(counts(), rules));
    return model;
}

int rowOf(const LabelTableModel& model, const QString& label)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, LabelTableModel::Label).data().toString() == label) {
            return row;
        }
    }
    return -1;
}

TEST(LabelAgreement, CountsWhatBothSidesHave)
{
    const analysis::LabelAgreement agreement = analysis::labelAgreement(counts());
    EXPECT_EQ(agreement.gold, 17);
    EXPECT_EQ(agreement.goldShared, 7);
    EXPECT_EQ(agreement.system, 14);
    EXPECT_EQ(agreement.systemShared, 6);
    EXPECT_EQ(agreement.labels, 1);
    EXPECT_EQ(agreement.goldOnly, 3);
    EXPECT_EQ(agreement.systemOnly, 3);
    EXPECT_EQ(analysis::labelAgreement({}), analysis::LabelAgreement());
}

TEST(LabelTableModel, IsAModel)
{
    QObject owner;
    LabelTableModel* model = modelOf(&owner);
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model->acceptAll();
    model->setRule(rowOf(*model, QStringLiteral("LOC")), LabelSide::Gold, std::string("PLACE"));
    model->clearRules();
    model->setTable({});
    EXPECT_EQ(model->rowCount(), 0);
}

TEST(LabelTableModel, UnmatchedLabelsStandFirstWithTheirProposals)
{
    QObject owner;
    LabelTableModel* model = modelOf(&owner);
    EXPECT_EQ(rowOf(*model, QStringLiteral("LOC")), model->rowCount() - 1);
    const int measure = rowOf(*model, QStringLiteral("Generic_Measure"));
    const QModelIndex cell = model->index(measure, LabelTableModel::SystemBecomes);
    EXPECT_TRUE(cell.data(LabelTableModel::ProposedRole).toBool());
    EXPECT_EQ(cell.data().toString(), QStringLiteral("Generic-Measure ?"));
    EXPECT_TRUE(cell.data(Qt::ForegroundRole).isValid()) << "greyed";
    EXPECT_FALSE(model->rule(measure, LabelSide::System)) << "nothing is done unasked";
    EXPECT_EQ(model->proposals(), 2);
    model->accept(measure);
    EXPECT_EQ(model->rule(measure, LabelSide::System), "Generic-Measure");
    EXPECT_FALSE(cell.data(LabelTableModel::ProposedRole).toBool());
    model->acceptAll();
    EXPECT_EQ(model->rule(rowOf(*model, QStringLiteral("PERSON")), LabelSide::System), "PER");
    EXPECT_EQ(model->proposals(), 0);
    const auto after = analysis::labelAgreement(analysis::labelsAfter(model->table()));
    EXPECT_EQ(after.goldShared, 15);
    EXPECT_EQ(after.systemShared, 13);
}

TEST(LabelTableModel, EachSideHasItsOwnRuleAndEqualOnesAreOne)
{
    QObject owner;
    LabelTableModel* model = modelOf(&owner);
    const int row = rowOf(*model, QStringLiteral("LOC"));
    ASSERT_TRUE(model->setData(model->index(row, LabelTableModel::GoldBecomes), QStringLiteral(" PLACE ")));
    EXPECT_EQ(model->rule(row, LabelSide::Gold), "PLACE");
    EXPECT_FALSE(model->rule(row, LabelSide::System));
    model->setRule(row, LabelSide::System, std::string("PLACE"));
    const auto map = analysis::rulesOf(model->table()).map;
    ASSERT_EQ(map.size(), 1U);
    EXPECT_EQ(map[0], (annotation::LabelRule { LabelSide::Both, "LOC", "PLACE" }));
    model->setRule(row, LabelSide::System, std::string()); // dropped there only
    EXPECT_EQ(model->rule(row, LabelSide::Gold), "PLACE");
    EXPECT_EQ(model->rule(row, LabelSide::System), "");
    model->setRule(row, LabelSide::Gold, std::string("LOC")); // itself is no rule
    EXPECT_FALSE(model->rule(row, LabelSide::Gold));
    model->setData(model->index(row, LabelTableModel::SystemBecomes), QStringLiteral("  "));
    EXPECT_TRUE(analysis::rulesOf(model->table()).map.empty());
    // A side that lacks the label has nothing to edit.
    const int person = rowOf(*model, QStringLiteral("PERSON"));
    EXPECT_FALSE(model->index(person, LabelTableModel::GoldBecomes).flags() & Qt::ItemIsEditable);
    model->setRule(person, LabelSide::Gold, std::string("X"));
    EXPECT_FALSE(model->rule(person, LabelSide::Gold));
}

class LabelsDialogTest : public ::testing::Test
{
protected:
    void show(const analysis::DataSetSpec& dataSet, std::optional<LabelsDialog::Counts> given = counts())
    {
        dialog = std::make_unique<LabelsDialog>(dataSet, std::move(given));
        dialog->show();
        ASSERT_TRUE(waitFor([this] { return dialog->idle(); }));
    }
    analysis::DataSetSpec files()
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
        QByteArray lines = uitest::conllGold();
        lines.replace("PER", "PERSON");
        dataSet.systems.emplace_back().path = toPath(folder.file(QStringLiteral("run.conll"), lines));
        return dataSet;
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* candidate : dialog->findChildren<QPushButton*>()) {
            if (candidate->text().remove(QLatin1Char('&')).startsWith(text)) {
                return candidate;
            }
        }
        return nullptr;
    }

    uitest::Folder folder;
    std::unique_ptr<LabelsDialog> dialog;
};

TEST_F(LabelsDialogTest, ReadsTheFilesAndProposes)
{
    show(files(), std::nullopt);
    ASSERT_TRUE(dialog->ready()) << toUtf8(dialog->message());
    EXPECT_EQ(dialog->model().rowCount(), 3); // LOC, PER, PERSON
    EXPECT_EQ(dialog->dataSet(), files()) << "nothing was asked for";
    EXPECT_TRUE(dialog->summary().contains(QStringLiteral("2 of 4, afterwards 2 of 4")))
        << toUtf8(dialog->summary());
    QTest::mouseClick(button(QStringLiteral("Accept all proposals")), Qt::LeftButton);
    EXPECT_TRUE(dialog->summary().contains(QStringLiteral("2 of 4, afterwards 4 of 4")));
    const auto labels = dialog->dataSet().labels;
    ASSERT_EQ(labels.map.size(), 1U);
    EXPECT_EQ(labels.map[0].to, "PER");
    QTest::mouseClick(button(QStringLiteral("Undo all")), Qt::LeftButton);
    EXPECT_TRUE(dialog->dataSet().labels.empty());
}

TEST_F(LabelsDialogTest, ShowsWholeLabelsInEveryLanguage)
{
    LabelsDialog::Counts labels;
    for (const char* const name : { "loc.adm.town", "loc.adm.reg", "loc.adm.nat", "time.date.abs" }) {
        labels.push_back({ name, 1204, 1100, false });
    }
    for (const Language& language : languages()) {
        useLanguage(QString::fromLatin1(language.code));
        SCOPED_TRACE(language.code);
        show(files(), labels);
        ASSERT_TRUE(dialog->ready());
        QTreeWidget& kept = dialog->kept();
        EXPECT_GE(kept.columnWidth(0), widestCell(&kept, 0));
        EXPECT_EQ(kept.topLevelItem(0)->toolTip(0), kept.topLevelItem(0)->text(0));
        const auto* const table = dialog->findChild<QTableView*>();
        ASSERT_NE(table, nullptr);
        if (dialog->width() < ScreenFit::room(*dialog, dialog->screen()->availableGeometry())
                                  .width()) { // there was room for all
            EXPECT_FALSE(table->horizontalScrollBar()->isVisible()) << "a column is out of sight";
            EXPECT_FALSE(kept.horizontalScrollBar()->isVisible());
        }
    }
    useLanguage(QStringLiteral("en"));
}

TEST_F(LabelsDialogTest, IsWorkedByKeys)
{
    show({});
    QTableView& table = dialog->table();
    table.setFocus();
    const int measure = rowOf(dialog->model(), QStringLiteral("Generic_Measure"));
    table.setCurrentIndex(dialog->model().index(measure, LabelTableModel::Label));
    QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(dialog->model().rule(measure, LabelSide::System), "Generic-Measure");
    const int misc = rowOf(dialog->model(), QStringLiteral("MISC"));
    table.setCurrentIndex(dialog->model().index(misc, LabelTableModel::SystemBecomes));
    QTest::keyClick(&table, Qt::Key_Delete);
    EXPECT_EQ(dialog->model().rule(misc, LabelSide::System), "");
    QTest::keyClick(&table, Qt::Key_Backspace);
    EXPECT_FALSE(dialog->model().rule(misc, LabelSide::System));
    QTest::keyClick(&table, Qt::Key_Return);
    auto* editor = table.findChild<QComboBox*>();
    ASSERT_NE(editor, nullptr);
    EXPECT_TRUE(dialog->isVisible()) << "Return edits, it does not close";
    EXPECT_GE(editor->findText(QStringLiteral("LOC")), 0);
    EXPECT_LT(editor->findText(QStringLiteral("PERSON")), 0) << "a label of its own side";
    editor->setEditText(QStringLiteral("LOC"));
    QTest::keyClick(editor, Qt::Key_Return);
    EXPECT_EQ(dialog->model().rule(misc, LabelSide::System), "LOC");
    EXPECT_TRUE(dialog->isVisible());
}

TEST_F(LabelsDialogTest, TypesAndPartsAreKeptAsChecked)
{
    show({},
        LabelsDialog::Counts {
            { "loc.adm", 2, 3, false }, { "loc.geo", 1, 1, false }, { "pers", 4, 4, false } });
    QTreeWidget& kept = dialog->kept();
    ASSERT_EQ(kept.topLevelItemCount(), 3);
    dialog->collapse().setValue(1);
    ASSERT_EQ(kept.topLevelItemCount(), 2);
    EXPECT_EQ(kept.topLevelItem(0)->text(0), QStringLiteral("loc"));
    EXPECT_EQ(kept.topLevelItem(0)->text(2), countText(4));
    EXPECT_TRUE(dialog->dataSet().labels.types.empty());
    kept.topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    EXPECT_EQ(dialog->dataSet().labels.types, std::vector<std::string> { "loc" });
    EXPECT_EQ(dialog->dataSet().labels.collapse, 1U);
    // Shown again, the same is said.
    const analysis::DataSetSpec said = dialog->dataSet();
    show(said,
        LabelsDialog::Counts {
            { "loc.adm", 2, 3, false }, { "loc.geo", 1, 1, false }, { "pers", 4, 4, false } });
    EXPECT_EQ(dialog->kept().topLevelItem(1)->checkState(0), Qt::Unchecked);
    EXPECT_EQ(dialog->dataSet(), said);
    dialog->kept().topLevelItem(1)->setCheckState(0, Qt::Checked);
    EXPECT_TRUE(dialog->dataSet().labels.types.empty());
}

TEST_F(LabelsDialogTest, TheMapIsSavedOpenedAndNamedWhileItSaysTheSame)
{
    const analysis::DataSetSpec spec = files();
    show(spec, std::nullopt);
    dialog->model().acceptAll();
    const QString path = folder.path(QStringLiteral("labels.tsv"));
    dialog->saveMap(path);
    ASSERT_TRUE(waitFor([this] { return dialog->idle(); }));
    const auto written = io::readLabelMap(toPath(path));
    ASSERT_TRUE(written);
    EXPECT_EQ(*written, analysis::rulesOf(dialog->model().table()).map);
    EXPECT_EQ(fromPath(dialog->dataSet().labelMap), path);
    EXPECT_TRUE(dialog->dataSet().labels.empty()) << "the file says it";
    // As opened: the same rows, and the file's name stays.
    const analysis::DataSetSpec saved = dialog->dataSet();
    show(saved, std::nullopt);
    EXPECT_EQ(dialog->dataSet(), saved);
    EXPECT_EQ(analysis::rulesOf(dialog->model().table()).map, *written);
    dialog->model().setRule(
        rowOf(dialog->model(), QStringLiteral("LOC")), LabelSide::Gold, std::string("PLACE"));
    EXPECT_TRUE(dialog->dataSet().labelMap.empty()) << "the file says something else";
    EXPECT_EQ(dialog->dataSet().labels.map.size(), 2U);
    dialog->openMap(path);
    ASSERT_TRUE(waitFor([this] { return dialog->idle(); }));
    EXPECT_EQ(dialog->dataSet(), saved);
}

TEST_F(LabelsDialogTest, FilesThatAreReadAreNotWrittenAndBadMapsAreTold)
{
    const analysis::DataSetSpec spec = files();
    show(spec, std::nullopt);
    dialog->model().acceptAll();
    dialog->saveMap(fromPath(spec.gold.path));
    ASSERT_TRUE(waitFor([this] { return dialog->idle(); }));
    EXPECT_TRUE(dialog->message().contains(QStringLiteral("is what is being read")));
    QFile gold(fromPath(spec.gold.path));
    ASSERT_TRUE(gold.open(QIODevice::ReadOnly));
    EXPECT_EQ(gold.readAll(), uitest::conllGold());
    const auto before = analysis::rulesOf(dialog->model().table()).map;
    dialog->openMap(folder.file(QStringLiteral("bad.tsv"), "nobody\tPER\tX\n"));
    ASSERT_TRUE(waitFor([this] { return dialog->idle(); }));
    EXPECT_FALSE(dialog->message().isEmpty());
    EXPECT_EQ(analysis::rulesOf(dialog->model().table()).map, before);
}

TEST_F(LabelsDialogTest, WhatCannotBeReadIsSaid)
{
    analysis::DataSetSpec spec;
    spec.gold.path = toPath(folder.path(QStringLiteral("nowhere.conll")));
    show(spec, std::nullopt);
    EXPECT_FALSE(dialog->ready());
    EXPECT_FALSE(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    EXPECT_FALSE(button(QStringLiteral("Save map…"))->isEnabled());
}

TEST_F(LabelsDialogTest, TheOpenDialogSaysWhichLabelsDoNotAgreeAndTakesTheTable)
{
    ImportDialog open(files(), QString(), false, false);
    open.show();
    ASSERT_TRUE(waitFor([&open] { return open.check().has_value(); }));
    QStringList texts;
    for (const QLabel* label : open.findChildren<QLabel*>()) {
        texts << label->text();
    }
    EXPECT_TRUE(texts.join(QLatin1Char('|'))
                    .contains(QStringLiteral("1 label of the systems is unknown to the gold.")));
    for (QPushButton* candidate : open.findChildren<QPushButton*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == QStringLiteral("Labels…")) {
            QTest::mouseClick(candidate, Qt::LeftButton);
        }
    }
    auto* labels = open.findChild<LabelsDialog*>();
    ASSERT_NE(labels, nullptr);
    ASSERT_TRUE(waitFor([labels] { return labels->idle(); }));
    labels->model().acceptAll();
    labels->accept();
    ASSERT_TRUE(waitFor([&open] { return open.check().has_value(); }));
    EXPECT_EQ(open.check()->agreement.systemOnly, 0);
    EXPECT_EQ(open.dataSet().labels.map.size(), 1U);
    bool person = false;
    for (const PreviewSpan& span : open.check()->preview) {
        person = person || span.types == "PERSON";
    }
    EXPECT_FALSE(person) << "the preview shows what will be compared";
}

TEST_F(LabelsDialogTest, TheOpenDataSetIsReadAgainUnderTheNewRulesAndRemembered)
{
    Settings saved;
    MainWindow window { Settings {}, [&saved](const Settings& settings) { saved = settings; } };
    window.show();
    window.openDataSet(files());
    ASSERT_TRUE(waitFor([&window] { return window.idle() && window.session().evaluationA(); }));
    const auto incorrect = [&window] {
        const auto& records = window.session().evaluationA()->records;
        return std::ranges::count_if(records, [](const auto& record) { return !record.sameType; });
    };
    EXPECT_EQ(incorrect(), 2);
    window.action(Command::Labels)->trigger();
    auto* labels = window.findChild<LabelsDialog*>();
    ASSERT_NE(labels, nullptr);
    ASSERT_TRUE(waitFor([labels] { return labels->idle(); }));
    labels->model().acceptAll();
    labels->accept();
    ASSERT_TRUE(waitFor([&window, &incorrect] {
        return window.idle() && window.session().evaluationA() && incorrect() == 0;
    }));
    const analysis::DataSetSpec now = window.session().project().dataSets.front();
    EXPECT_EQ(now.labels.map.size(), 1U);
    window.action(Command::Reload)->trigger();
    ASSERT_TRUE(waitFor([&window] { return window.idle(); }));
    EXPECT_EQ(incorrect(), 0) << "F5 keeps the rules";
    ASSERT_FALSE(saved.recent.empty());
    EXPECT_EQ(saved.recent.front().labels, now.labels);
    ASSERT_TRUE(writeSettings(saved));
    EXPECT_EQ(readSettings().recent.front(), now);
    ASSERT_TRUE(writeSettings({}));
}

} // namespace
} // namespace touchstone::ui
