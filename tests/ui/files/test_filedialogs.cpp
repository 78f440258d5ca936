// SPDX-License-Identifier: GPL-3.0-or-later
// Check submission and Convert: the window says and writes what the command line does.
#include "ui/files/checkdialog.h"
#include "ui/files/convertdialog.h"

#include "core/io/open/opener.h"
#include "core/report/submissionreport.h"

#include "tests/ui/uisupport.h"
#include "ui/files/sourceform.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/findingsview.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

QPushButton* buttonOf(const QWidget& dialog, const QString& text)
{
    for (QPushButton* candidate : dialog.findChildren<QPushButton*>()) {
        if (candidate->text().remove(QLatin1Char('&')) == text) {
            return candidate;
        }
    }
    return nullptr;
}

class CheckDialogTest : public ::testing::Test
{
protected:
    [[nodiscard]] analysis::LayerSource source(const QString& path) const
    {
        analysis::LayerSource result;
        result.path = toPath(path);
        return result;
    }
    static void check(CheckDialog& dialog)
    {
        QPushButton* button = buttonOf(dialog, QStringLiteral("Check"));
        ASSERT_NE(button, nullptr);
        ASSERT_TRUE(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        ASSERT_TRUE(waitFor([&dialog] { return dialog.idle(); }));
    }
    static std::string textOf(const analysis::LayerSource& submission, const QString& like)
    {
        support::Progress progress;
        const auto checked = analysis::checkSubmissionFiles(submission, toPath(like), progress);
        EXPECT_TRUE(checked);
        return checked ? analysis::submissionReport(*checked, submission.path, toPath(like)) : std::string();
    }

    uitest::Folder folder;
};

TEST_F(CheckDialogTest, SaysWhatTheCommandLineSays)
{
    const QString gold = folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    const QByteArray lines = "-DOCSTART- O\n\nAda B-PERSON\nsaw O\nParis B-LOC\n\n";
    const QString output = folder.file(QStringLiteral("run.conll"), lines);
    CheckDialog dialog(source(output), gold, QString());
    dialog.show();
    EXPECT_TRUE(dialog.report().isEmpty());
    check(dialog);
    ASSERT_TRUE(dialog.result());
    EXPECT_FALSE(dialog.result()->passed());
    const std::string text = textOf(source(output), gold);
    EXPECT_EQ(toUtf8(dialog.report()), text);
    // The verdict in the same words.
    EXPECT_NE(text.find("\n" + toUtf8(dialog.verdict()) + "\n"), std::string::npos)
        << toUtf8(dialog.verdict());
    // Every finding is a row, the errors first.
    const DiagnosticsModel& rows = *dialog.findings().model();
    ASSERT_EQ(rows.rowCount(), static_cast<int>(dialog.result()->findings.list().size()));
    ASSERT_GT(rows.rowCount(), 1);
    EXPECT_EQ(rows.diagnostic(0).severity, support::Severity::Error);
    for (int row = 1; row < rows.rowCount(); ++row) {
        EXPECT_GE(rows.diagnostic(row - 1).severity, rows.diagnostic(row).severity);
    }
    QTest::mouseClick(buttonOf(dialog, QStringLiteral("Copy as text")), Qt::LeftButton);
    EXPECT_EQ(toUtf8(QApplication::clipboard()->text()), text);
}

TEST_F(CheckDialogTest, AFindingShowsItsLine)
{
    const QString gold = folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    QByteArray lines = uitest::conllGold();
    lines.replace("Paris", "Parys");
    const QString output = folder.file(QStringLiteral("run.conll"), lines);
    CheckDialog dialog(source(output), gold, QString());
    dialog.show();
    check(dialog);
    FindingsView& findings = dialog.findings();
    int row = 0;
    while (row < findings.model()->rowCount() && findings.model()->diagnostic(row).place.line == 0) {
        ++row;
    }
    ASSERT_LT(row, findings.model()->rowCount());
    findings.table()->setCurrentIndex(findings.model()->index(row, 0));
    findings.table()->setFocus();
    QTest::keyClick(findings.table(), Qt::Key_Return);
    ASSERT_TRUE(
        waitFor([&findings] { return findings.preview()->toPlainText().contains(QStringLiteral("Parys")); }));
}

TEST_F(CheckDialogTest, GoodOutputsAndTextsAloneCanBeScored)
{
    const QString gold = folder.file(QStringLiteral("gold.jsonl"),
        R"({"id": "a", "text": "Ada left", "entities": [{"start": 0, "end": 3, "type": "PER"}]})");
    const QString text = folder.file(QStringLiteral("text/a.txt"), "Ada left");
    CheckDialog dialog(source(gold), gold, QString());
    dialog.show();
    EXPECT_TRUE(std::ranges::none_of(dialog.findings().findChildren<QToolButton*>(), &QWidget::isVisible))
        << "noughts before anything was looked at would read as a pass";
    check(dialog);
    EXPECT_EQ(dialog.verdict(), QStringLiteral("Can be scored, 0 warnings."));
    dialog.setLike(QFileInfo(text).absolutePath());
    EXPECT_TRUE(dialog.report().isEmpty()) << "what was found belongs to another gold";
    check(dialog);
    ASSERT_TRUE(dialog.result());
    EXPECT_TRUE(dialog.result()->passed());
    EXPECT_FALSE(dialog.result()->labelsKnown);
}

TEST_F(CheckDialogTest, WhatCannotBeReadIsSaidAndCheckingNeedsBothPaths)
{
    const QString gold = folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    CheckDialog dialog(source(folder.path(QStringLiteral("nowhere.conll"))), gold, QString());
    dialog.show();
    check(dialog);
    EXPECT_FALSE(dialog.result());
    EXPECT_FALSE(buttonOf(dialog, QStringLiteral("Copy as text"))->isEnabled());
    dialog.setLike(QString());
    EXPECT_FALSE(buttonOf(dialog, QStringLiteral("Check"))->isEnabled());
}

TEST_F(CheckDialogTest, AnotherTextIsNotReady)
{
    const QString gold = folder.file(QStringLiteral("gold.jsonl"),
        R"({"id": "a", "text": "The valley road climbs past two mills and a chapel.", "entities": []})");
    const QString run = folder.file(QStringLiteral("run.jsonl"),
        R"({"id": "a", "text": "Eleven fishing boats left harbour at dawn without us.", "entities": []})");
    CheckDialog dialog(source(run), gold, QString());
    dialog.show();
    check(dialog);
    ASSERT_TRUE(dialog.result());
    EXPECT_FALSE(dialog.result()->passed());
    EXPECT_EQ(dialog.result()->findings.count("submission.text"), 1U);
    EXPECT_TRUE(dialog.verdict().startsWith(QStringLiteral("Not ready")));
}

TEST_F(CheckDialogTest, OptionsOfTheFormatHold)
{
    const QString gold = folder.file(QStringLiteral("gold.csv"), "d1,PER,0,3,Zed\nd1,LOC,9,13,Oslo\n");
    analysis::LayerSource submission = source(gold);
    submission.options.tableColumns = "doc,label,start,end,text";
    CheckDialog dialog(submission, gold, QString());
    dialog.show();
    check(dialog);
    ASSERT_TRUE(dialog.result());
    EXPECT_EQ(dialog.result()->annotations, 2U);
}

TEST_F(CheckDialogTest, AnyLayerOfTheFileCanBeChecked)
{
    const QString gold = QStringLiteral(TOUCHSTONE_TEST_DATA) + QStringLiteral("/hipe/good.tsv");
    CheckDialog dialog(source(gold), gold, QString());
    dialog.show();
    ASSERT_TRUE(waitFor([&dialog] { return dialog.idle(); }));
    QComboBox* layers = nullptr;
    for (QComboBox* candidate : dialog.findChildren<QComboBox*>()) {
        layers = candidate->findData(QStringLiteral("fine")) >= 0 ? candidate : layers;
    }
    ASSERT_NE(layers, nullptr);
    EXPECT_TRUE(layers->isVisible());
    check(dialog);
    ASSERT_TRUE(dialog.result());
    const auto coarse = dialog.result()->labels;
    layers->setCurrentIndex(layers->findData(QStringLiteral("fine")));
    Q_EMIT layers->activated(layers->currentIndex());
    EXPECT_FALSE(dialog.result()) << "what was found belongs to the other layer";
    check(dialog);
    ASSERT_TRUE(dialog.result());
    EXPECT_NE(dialog.result()->labels, coarse);
    // Another file has its own, or none.
    dialog.setSubmission(folder.file(QStringLiteral("run.conll"), uitest::conllSystem()));
    ASSERT_TRUE(waitFor([&dialog] { return dialog.idle(); }));
    EXPECT_FALSE(layers->isVisible());
}

class ConvertDialogTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        gold = folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
        system = folder.file(QStringLiteral("run.conll"), uitest::conllSystem());
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(gold);
        dataSet.systems.emplace_back().path = toPath(system);
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        dialog = std::make_unique<ConvertDialog>(session);
        dialog->show();
    }
    QString write()
    {
        QString error = QStringLiteral("not written");
        const auto connection = QObject::connect(dialog.get(), &ConvertDialog::written, dialog.get(),
            [&error](const QString&, const QString& problem) { error = problem; });
        QPushButton* button = buttonOf(*dialog, QStringLiteral("Convert"));
        EXPECT_TRUE(button != nullptr && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        EXPECT_TRUE(waitFor([this] { return !dialog->running(); }));
        QObject::disconnect(connection);
        return error;
    }
    static annotation::LayerPtr read(const QString& path, bool asSystem = false)
    {
        support::Progress progress;
        io::ReadOptions options;
        options.system = asSystem;
        const auto layer = io::openLayer(toPath(path), "x", options, progress);
        EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
        return layer ? *layer : nullptr;
    }
    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    uitest::Folder folder;
    QString gold;
    QString system;
    SelectionModel selection;
    Session session { selection };
    std::unique_ptr<ConvertDialog> dialog;
};

TEST_F(ConvertDialogTest, WritesEitherSideInEachForm)
{
    for (const int side : { -1, 0 }) {
        const std::size_t expected = side < 0 ? 4 : 3;
        for (const auto form : analysis::allConvertForms) {
            dialog->setForm(form);
            dialog->setSide(side);
            const QString target = folder.path(
                QStringLiteral("out/%1%2")
                    .arg(side + 1)
                    .arg(toQString(analysis::suffix(form)).isEmpty() ? QStringLiteral("-brat")
                                                                     : toQString(analysis::suffix(form))));
            QDir().mkpath(folder.path(QStringLiteral("out")));
            dialog->setTarget(target);
            EXPECT_EQ(write(), QString());
            const auto layer = read(target);
            ASSERT_NE(layer, nullptr);
            EXPECT_EQ(layer->entityCount(), expected) << toUtf8(target);
            EXPECT_EQ(layer->documents.size(), 2U);
        }
    }
}

TEST_F(ConvertDialogTest, PredictionsAreThoseThatAreChecked)
{
    dialog->setForm(analysis::ConvertForm::Brat);
    EXPECT_FALSE(dialog->predictions().isVisible());
    dialog->setForm(analysis::ConvertForm::LabelStudio);
    EXPECT_TRUE(dialog->predictions().isVisible());
    const QString target = folder.path(QStringLiteral("tasks.json"));
    dialog->setTarget(target);
    EXPECT_EQ(write(), QString());
    EXPECT_EQ(read(target)->entityCount(), 4U);
    EXPECT_EQ(read(target, true)->entityCount(), 3U) << "the system's annotations as predictions";
    dialog->predictions().item(0)->setCheckState(Qt::Unchecked);
    EXPECT_EQ(write(), QString());
    EXPECT_FALSE(bytes(target).contains("model_version"));
    dialog->setSide(0);
    EXPECT_FALSE(dialog->predictions().isVisible());
}

TEST_F(ConvertDialogTest, WhatIsReadIsNeverWritten)
{
    const QByteArray before = bytes(gold);
    for (const QString& path : { gold, system }) {
        dialog->setTarget(path);
        EXPECT_FALSE(write().isEmpty());
        EXPECT_TRUE(dialog->message().contains(QStringLiteral("is what is being read")))
            << toUtf8(dialog->message());
    }
    EXPECT_EQ(bytes(gold), before);
}

TEST_F(ConvertDialogTest, AFileThatWasTypedIsReplacedOnlyWhenAsked)
{
    const QString target = folder.file(QStringLiteral("mine.jsonl"), "keep me");
    dialog->setTarget(target);
    EXPECT_TRUE(dialog->message().contains(QStringLiteral("you are asked")));
    const auto answer = [this](const QString& text) {
        QTest::mouseClick(buttonOf(*dialog, QStringLiteral("Convert")), Qt::LeftButton);
        auto* box = dialog->findChild<QMessageBox*>();
        ASSERT_NE(box, nullptr);
        EXPECT_TRUE(box->text().contains(QStringLiteral("mine.jsonl")));
        EXPECT_FALSE(dialog->running());
        QTest::mouseClick(buttonOf(*box, text), Qt::LeftButton);
        ASSERT_TRUE(
            waitFor([this] { return dialog->findChild<QMessageBox*>() == nullptr && !dialog->running(); }));
    };
    answer(QStringLiteral("Cancel"));
    EXPECT_EQ(bytes(target), "keep me");
    answer(QStringLiteral("Replace"));
    EXPECT_EQ(read(target)->entityCount(), 4U);
    EXPECT_EQ(write(), QString()) << "what was written here is written anew without a question";
    const QString other = folder.file(QStringLiteral("other-mine.jsonl"), "keep me");
    dialog->setTarget(other);
    answer(QStringLiteral("Cancel"));
    EXPECT_EQ(bytes(other), "keep me");
}

TEST_F(ConvertDialogTest, WhatTheFormatCannotHoldIsListed)
{
    const QString nested = folder.file(QStringLiteral("scores.jsonl"),
        R"({"id": "a", "text": "Ada left", "entities": [{"start": 0, "end": 3, "type": "PER", "score": 0.5}]})");
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = toPath(nested);
    dataSet.systems.emplace_back().path = toPath(nested);
    session.open({ { dataSet } });
    ASSERT_TRUE(waitFor([this] {
        return session.state() == Session::State::Ready && session.dataSet()->gold->entityCount() == 1;
    }));
    dialog->setForm(analysis::ConvertForm::Brat);
    dialog->setTarget(folder.path(QStringLiteral("brat")));
    EXPECT_EQ(write(), QString());
    EXPECT_GT(dialog->findings().model()->rowCount(), 0);
    // A second time the folder is not empty any more.
    EXPECT_FALSE(write().isEmpty());
}

TEST_F(ConvertDialogTest, TheProposedTargetFollowsTheFormUntilOneIsChosen)
{
    EXPECT_TRUE(dialog->target().endsWith(QStringLiteral("gold-converted.jsonl")));
    dialog->setForm(analysis::ConvertForm::LabelStudio);
    EXPECT_TRUE(dialog->target().endsWith(QStringLiteral("gold-converted.json")));
    dialog->setSide(0);
    EXPECT_TRUE(dialog->target().endsWith(QStringLiteral("run-converted.json")));
    dialog->setTarget(QStringLiteral("/mine.json"));
    dialog->setSide(-1);
    EXPECT_EQ(dialog->target(), QStringLiteral("/mine.json"));
}

TEST_F(ConvertDialogTest, WithoutDataItSaysWhatToDo)
{
    SelectionModel none;
    Session empty(none);
    const ConvertDialog waiting(empty);
    EXPECT_FALSE(waiting.message().isEmpty());
    EXPECT_FALSE(buttonOf(waiting, QStringLiteral("Convert"))->isEnabled());
}

TEST(FileDialogs, TheMenuOpensThemWithWhatIsOpen)
{
    uitest::Folder folder;
    MainWindow window { Settings {} };
    window.show();
    EXPECT_TRUE(window.action(Command::CheckSubmission)->isEnabled())
        << "a submission is checked before opening";
    EXPECT_FALSE(window.action(Command::Convert)->isEnabled());
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), uitest::conllGold()));
    dataSet.systems.emplace_back().path
        = toPath(folder.file(QStringLiteral("run.conll"), uitest::conllSystem()));
    window.openDataSet(dataSet);
    ASSERT_TRUE(waitFor([&window] { return window.idle() && window.session().dataSet(); }));
    window.action(Command::CheckSubmission)->trigger();
    auto* check = window.findChild<CheckDialog*>();
    ASSERT_NE(check, nullptr);
    check->check();
    ASSERT_TRUE(waitFor([check] { return check->idle(); }));
    EXPECT_TRUE(check->report().contains(QStringLiteral("run.conll, checked against")));
    window.action(Command::Convert)->trigger();
    ASSERT_NE(window.findChild<ConvertDialog*>(), nullptr);
}

} // namespace
} // namespace touchstone::ui
