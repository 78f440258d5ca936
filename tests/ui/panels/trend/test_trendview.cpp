// SPDX-License-Identifier: GPL-3.0-or-later
// The trend of scores: chart and table from the same numbers, gaps, marks where settings differ, and nothing
// of a stranger's file opened unasked.
#include "ui/panels/trend/trendview.h"

#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/export/figuredialog.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/printing/printdialog.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/settings.h"
#include "ui/session/shortcuts.h"
#include "ui/models/sheetmodel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"
#include "ui/window/mainwindow.h"

#include "core/project/lockfile.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QMessageBox>
#include <QPixmap>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

const QString samples = QStringLiteral(TOUCHSTONE_TEST_DATA) + QStringLiteral("/trend");

analysis::TrendData read()
{
    support::Progress progress;
    const std::vector<std::string> paths { samples.toStdString() };
    auto data = analysis::readTrend(paths, analysis::TrendOrder::Name, progress);
    EXPECT_TRUE(data);
    return std::move(*data);
}

bool settled(const TrendView& view)
{
    return QTest::qWaitFor([&view]() { return !view.running(); }, 20000);
}

TEST(TrendChart, aLinePerSystemWithGapsAndMarksWhereSettingsDiffer)
{
    const auto data = read();
    const auto trend = analysis::trendOf(data, "muc.strict.f1");
    ASSERT_TRUE(trend);
    const auto chart = trendChart(data, *trend, false);
    ASSERT_EQ(chart.spec.lines.size(), 2U);
    EXPECT_EQ(chart.spec.lines[0].points[1], QPointF(2, 0.625));
    EXPECT_EQ(chart.spec.lines[1].marked, (std::vector<std::size_t> { 1 })) << "the others are gaps";
    ASSERT_EQ(chart.marks.size(), 1U);
    EXPECT_EQ(chart.marks[0], (TrendPoint { 0, 2 }));
    EXPECT_EQ(chart.spec.marks[0].at, QPointF(3, 0.5));
    const auto words = trendWords(data, *trend, { 0, 2 }, QLocale::c());
    EXPECT_TRUE(words.contains(QStringLiteral("run10.json"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("−0.125 since run2.json"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Matching: Optimal one-to-one → As the HIPE scorer")))
        << words.toStdString() << ": as the settings name it";
    EXPECT_TRUE(words.contains(QStringLiteral("gold annotations: 4 → 5"))) << words.toStdString();
    EXPECT_EQ(trendPoint(chart, { ChartHit::Kind::Point, 1, 1, 0, 0 }), (TrendPoint { 1, 1 }));
    EXPECT_EQ(trendPoint(chart, { ChartHit::Kind::Mark, 0, 0, 0, 0 }), (TrendPoint { 0, 2 }));
    EXPECT_FALSE(trendPoint(chart, { ChartHit::Kind::Line, 0, 0, 0, 0 }));
    // A line that is switched off takes its marks along.
    EXPECT_TRUE(trendChart(data, *trend, false, { true, false }).marks.empty());
}

TEST(TrendView, showsAFolderAsChartAndTable)
{
    SelectionModel selection;
    TrendView view(selection);
    EXPECT_FALSE(view.shows());
    EXPECT_FALSE(view.page()->heading().isEmpty());
    QSignalSpy opened(&view, &TrendView::opened);
    view.open({ samples });
    ASSERT_TRUE(settled(view));
    ASSERT_TRUE(view.shows());
    EXPECT_EQ(opened.size(), 1);
    EXPECT_EQ(view.score(), QStringLiteral("muc.strict.f1"));
    const auto* model = view.table()->sheetModel();
    ASSERT_EQ(model->rowCount(), 3);
    EXPECT_EQ(model->index(2, 1).data().toString(), QStringLiteral("run10.json"));
    EXPECT_TRUE(model->index(2, 3).data().toString().contains(QStringLiteral("≠")));
    EXPECT_TRUE(view.note().contains(QStringLiteral("broken.json"))) << view.note().toStdString();
    EXPECT_TRUE(view.markdown().startsWith(QStringLiteral("### muc.strict.f1\n\n| File | A | Change |")));
    EXPECT_TRUE(model->index(2, 3)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral(
                        "Matching: Optimal one-to-one → As the HIPE scorer; gold annotations: 4 → 5")));
    view.setScore(QStringLiteral("muc.strict.f1(PER)"));
    ASSERT_TRUE(settled(view));
    EXPECT_EQ(view.score(), QStringLiteral("muc.strict.f1(PER)"));
    EXPECT_EQ(model->index(0, 2).data().toString(), QLocale().toString(0.25, 'f', 3));
    view.open({ samples + QStringLiteral("/compare.json") });
    ASSERT_TRUE(settled(view));
    EXPECT_FALSE(view.shows());
    EXPECT_TRUE(view.page()->text().contains(QStringLiteral("compare --json")))
        << view.page()->text().toStdString();
}

/// What touchstone-cli trend --markdown prints, but for the language.
TEST(TrendView, theCopySpeaksTheLanguageOfTheWindow)
{
    const auto data = read();
    const auto trend = analysis::trendOf(data, "muc.strict.f1");
    ASSERT_TRUE(trend);
    SelectionModel selection;
    TrendView view(selection);
    view.open({ samples });
    ASSERT_TRUE(settled(view));
    EXPECT_EQ(view.markdown().toStdString(), analysis::toMarkdown(analysis::trendTable(data, *trend, false)));

    const uitest::InLanguage inGerman("de");
    EXPECT_EQ(trendDifferenceText(trend->rows[2].cells[0].differences[0]).toStdString(),
        "Zuordnung: Optimal eins zu eins → Wie der HIPE-Scorer");
    const QString german = view.markdown();
    EXPECT_TRUE(german.contains(QStringLiteral("| Datei | A | Änderung |"))) << german.toStdString();
    EXPECT_FALSE(german.contains(QStringLiteral("settings differ"))) << german.toStdString();
    EXPECT_TRUE(german.contains(QStringLiteral("0.625"))) << "numbers as in every language";
}

TEST(TrendView, filesKeepTheirOrderAndWhatIsLeftOutIsTold)
{
    SelectionModel selection;
    TrendView view(selection);
    view.open({ samples + QStringLiteral("/run10.json"), samples + QStringLiteral("/run1.json"),
        samples + QStringLiteral("/broken.json") });
    ASSERT_TRUE(settled(view));
    const auto* model = view.table()->sheetModel();
    ASSERT_EQ(model->rowCount(), 2);
    EXPECT_EQ(model->index(0, 1).data().toString(), QStringLiteral("run10.json"));
    EXPECT_TRUE(view.note().contains(QStringLiteral("Left out: broken.json (This is no JSON")))
        << view.note().toStdString();
    view.setOrder(analysis::TrendOrder::Name);
    ASSERT_TRUE(settled(view));
    EXPECT_EQ(model->index(0, 1).data().toString(), QStringLiteral("run1.json"));
    view.open({ samples + QStringLiteral("/run1.json") });
    ASSERT_TRUE(settled(view));
    EXPECT_FALSE(view.note().contains(QStringLiteral("Left out"))) << view.note().toStdString();
}

TEST(TrendView, notesBesideLockFilesAreShown)
{
    uitest::Folder folder;
    analysis::LockFile lock;
    lock.scores[{ "", "en", "a" }] = { "muc.strict.f1", 0.5, "", "x" };
    folder.file(QStringLiteral("1.touchstone-lock"), QByteArray::fromStdString(analysis::lockText(lock)));
    lock.scores[{ "", "en", "a" }].value = 0.75;
    folder.file(QStringLiteral("2.touchstone-lock"), QByteArray::fromStdString(analysis::lockText(lock)));
    folder.file(QStringLiteral("2.touchstone-notes"),
        R"({"kind": "run", "set": "", "system": "a", "text": "new gazetteer"})"
        "\n");
    SelectionModel selection;
    TrendView view(selection);
    view.open({ folder.path() });
    ASSERT_TRUE(settled(view));
    ASSERT_TRUE(view.shows());
    EXPECT_FALSE(view.words({ 0, 0 }).contains(QStringLiteral("Note")));
    EXPECT_TRUE(view.words({ 0, 1 }).endsWith(QStringLiteral("Note: new gazetteer")))
        << view.words({ 0, 1 }).toStdString();
    const SheetModel& table = *view.table()->sheetModel();
    const int last = table.columnCount() - 1;
    EXPECT_EQ(table.headerData(last, Qt::Horizontal).toString(), QStringLiteral("Note"));
    EXPECT_EQ(table.index(1, last).data().toString(), QStringLiteral("new gazetteer"));
    EXPECT_TRUE(view.markdown().contains(QStringLiteral("new gazetteer")));
    Q_EMIT view.table()->activated(table.index(1, last)); // leads nowhere
    EXPECT_TRUE(settled(view));
}

TEST(TrendView, opensNothingUnasked)
{
    SelectionModel selection;
    TrendView view(selection);
    view.open({ samples });
    ASSERT_TRUE(settled(view));
    const auto sources = view.sourcesOf({ 0, 0 });
    EXPECT_TRUE(QString::fromStdString(sources.gold.path).endsWith(QStringLiteral("trend/gold.conll")));
    EXPECT_EQ(sources.gold.options.format, "conll");
    ASSERT_EQ(sources.systems.size(), 1U);
    EXPECT_EQ(sources.systems[0].name, "A");
    QSignalSpy requested(&view, &TrendView::dataRequested);
    Q_EMIT view.panel()->activated({ ChartHit::Kind::Point, 0, 0, 0, 0 });
    ASSERT_TRUE(settled(view));
    auto* const box = view.findChild<QMessageBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->informativeText().contains(QStringLiteral("gold.conll")));
    EXPECT_EQ(box->buttons().size(), 1) << "the files are not there: nothing but Close";
    EXPECT_EQ(requested.size(), 0);
    box->close();
}

TEST(TrendWindow, opensFromTheMenuWithoutDataAndIsRemembered)
{
    Settings settings;
    Settings saved;
    MainWindow window(settings, [&saved](const Settings& written) { saved = written; });
    window.show();
    ASSERT_TRUE(window.action(Command::Trend)->isEnabled());
    window.action(Command::Trend)->trigger();
    auto* const trend = window.findChild<TrendWindow*>();
    ASSERT_NE(trend, nullptr);
    EXPECT_TRUE(trend->isVisible());
    EXPECT_FALSE(trend->view().shows());
    EXPECT_EQ(window.showTrend({ samples }), trend) << "one window";
    ASSERT_TRUE(settled(trend->view()));
    EXPECT_TRUE(trend->view().shows());
    EXPECT_EQ(saved.trend, QStringList { samples });
}

TEST(TrendWindow, printsItsChartAndItsTableAsThoseOfItsOwnFiles)
{
    MainWindow window { Settings {} };
    window.show();
    auto* const trend = window.showTrend({ samples });
    EXPECT_FALSE(trend->view().printButton()->isEnabled());
    ASSERT_TRUE(settled(trend->view()));
    using What = PrintDialog::What;
    const uitest::Folder folder;
    for (const What what : { What::Figure, What::Table }) {
        trend->view().printButton()->click();
        const QPointer<PrintDialog> dialog = trend->findChild<PrintDialog*>();
        ASSERT_NE(dialog, nullptr);
        EXPECT_EQ(dialog->chosen(), What::Figure);
        for (const auto* choice : dialog->findChildren<QRadioButton*>()) {
            EXPECT_EQ(choice->isVisible(), choice->isEnabled()) << "texts are none of its";
        }
        dialog->choose(What::Document);
        dialog->choose(what);
        EXPECT_EQ(dialog->chosen(), what);
        QString error = QStringLiteral("not written");
        QObject::connect(dialog, &PrintDialog::saved, dialog,
            [&error](const QString&, const QString& reason) { error = reason; });
        const QString path = folder.path(QStringLiteral("trend.pdf"));
        dialog->savePdf(path);
        EXPECT_EQ(error, QString());
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        EXPECT_TRUE(pdf.startsWith("%PDF"));
        EXPECT_GT(pdf.size(), 3000);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        EXPECT_EQ(dialog, nullptr);
    }
}

TEST(TrendWindow, exportsItsChartWithTheCommandThatDrawsItAgain)
{
    Settings settings;
    MainWindow window(settings, [](const Settings&) {});
    window.show();
    auto* const trend = window.showTrend({ samples });
    EXPECT_FALSE(trend->view().figureButton()->isEnabled());
    ASSERT_TRUE(settled(trend->view()));
    ASSERT_TRUE(trend->view().figureButton()->isEnabled());
    trend->view().figureButton()->click();
    auto* const dialog = trend->findChild<FigureDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    dialog->refresh();
    EXPECT_FALSE(dialog->preview().isNull()) << dialog->message().toStdString();
    EXPECT_TRUE(dialog->command().startsWith(QStringLiteral("touchstone figure trend ") + samples))
        << dialog->command().toStdString();
    EXPECT_TRUE(dialog->command().contains(QStringLiteral("--score ") + trend->view().score()));
    uitest::Folder folder;
    const QString path = folder.path(QStringLiteral("trend.csv"));
    QSignalSpy exported(dialog, &FigureDialog::exported);
    dialog->exportTo(path);
    ASSERT_TRUE(exported.size() == 1 || exported.wait());
    EXPECT_EQ(exported.first().at(1).toString(), QString());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.contains("# Scores: run1.json (xxh3-128:")) << text.toStdString();
    EXPECT_TRUE(text.contains("# Command: touchstone figure trend trend --score muc.strict.f1"))
        << text.toStdString();
    EXPECT_TRUE(text.contains("run10.json")) << text.toStdString();
}

} // namespace
} // namespace touchstone::ui
