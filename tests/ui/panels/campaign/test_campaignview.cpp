// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's panel says what core/project/campaignranking computes, of what is shown; cells lead to their
// runs; scores that arrive move neither selection nor places of scrolling.
#include "ui/panels/campaign/campaignview.h"

#include "tests/ui/uisupport.h"
#include "ui/models/modelroles.h"
#include "ui/panels/campaign/campaignmodel.h"
#include "ui/panels/campaign/campaigntabledialog.h"
#include "ui/panels/campaign/rankingmodel.h"
#include "ui/session/projectsession.h"
#include "ui/window/appearance.h"

#include "core/project/campaign.h"
#include "core/project/campaignranking.h"
#include "core/support/numbers.h"

#include <QAbstractItemModelTester>
#include <QInputDialog>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using analysis::CampaignBy;
using analysis::CampaignRow;
using analysis::ProjectTables;

analysis::TableRun run(const std::string& team, const std::string& number)
{
    return { team + " " + number, team, { { "team", team }, { "run", number } }, team + number + ".tsv" };
}

analysis::ProjectTable table(const std::string& task, const std::string& set, const std::string& lang,
    std::vector<analysis::TableRun> runs, std::vector<double> points = {})
{
    analysis::ProjectTable made;
    made.task = task;
    made.set = set;
    made.captures = { { "lang", lang } };
    made.runs = std::move(runs);
    made.score = "muc.strict.f1";
    made.points = std::move(points);
    return made;
}

/// Two tasks; the first with data sets in two languages. Run 10 of team b stands after its run 2.
ProjectTables sampleTables()
{
    ProjectTables tables;
    tables.tables = { table("Coarse", "news-en", "en", { run("a", "1"), run("b", "2"), run("b", "10") }),
        table("Coarse", "news-fr", "fr", { run("a", "1"), run("b", "2") }),
        table("Fine", "news-en", "en", { run("b", "10") }) };
    return tables;
}

CampaignRow row(std::size_t table, std::size_t run, std::optional<double> score)
{
    CampaignRow made;
    made.table = table;
    made.run = run;
    made.score = made.f1 = score;
    made.precision = made.recall = score;
    return made;
}

/// The second data set lacks b 2's score, which failed.
std::vector<CampaignRow> sampleRows()
{
    std::vector<CampaignRow> rows { row(0, 0, 0.875), row(0, 1, 0.5), row(0, 2, 0.75), row(1, 0, 0.125),
        row(1, 1, std::nullopt), row(2, 0, 0.25) };
    rows[4].error = support::Error { support::ErrorCode::Malformed, "Line 3 has no columns.", {} };
    return rows;
}

QStringList columnTexts(const QAbstractItemModel& model, int column, int role = Qt::DisplayRole)
{
    QStringList texts;
    for (int line = 0; line < model.rowCount(); ++line) {
        texts << model.index(line, column).data(role).toString();
    }
    return texts;
}

QStringList titles(const QAbstractItemModel& model)
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column) {
        texts << model.headerData(column, Qt::Horizontal).toString();
    }
    return texts;
}

QStringList words(const char* list) { return QString::fromUtf8(list).split(QLatin1Char('|')); }

class CampaignModelTest : public ::testing::Test
{
protected:
    void fill()
    {
        model.setTables(sampleTables());
        model.setScores(sampleRows());
    }
    /// Every number of the model is that of the matrix over what is shown.
    void expectTheMatrix(CampaignBy by)
    {
        const auto matrix = analysis::campaignMatrix(model.tables(), model.scores(), by);
        for (int line = 0; line < model.rowCount(); ++line) {
            const auto name = toUtf8(model.index(line, 0).data().toString());
            const auto entry
                = std::ranges::find(matrix.entries, name, &analysis::CampaignMatrix::Entry::name);
            for (int column = 0; column < model.columnCount(); ++column) {
                const auto shown = model.tableOf(column);
                if (!shown) {
                    continue;
                }
                const QVariant value = model.index(line, column).data(SortRole);
                const auto number = entry == matrix.entries.end() ? std::nullopt : entry->cells[*shown].row;
                const auto score = number ? model.scores()[*number].score : std::nullopt;
                EXPECT_EQ(value.isValid(), score.has_value()) << name << ' ' << column;
                if (score) {
                    EXPECT_EQ(value.toDouble(), *score) << name << ' ' << column;
                    EXPECT_EQ(model.index(line, column).data(ExportRole).toString(),
                        toQString(support::shortest(*score)));
                }
            }
        }
    }

    CampaignModel model;
    QAbstractItemModelTester tester { &model, QAbstractItemModelTester::FailureReportingMode::Fatal };
};

TEST_F(CampaignModelTest, SaysWhatTheMatrixSays)
{
    fill();
    EXPECT_EQ(titles(model), words("System|Mean Coarse|Coarse · news-en|Coarse · news-fr|Fine · news-en"));
    // In the order of the matrix: the best mean of the first task, then of the second.
    EXPECT_EQ(columnTexts(model, 0), words("a 1|b 10|b 2"));
    EXPECT_EQ(columnTexts(model, 1), words("0.500|– (1 of 2)|– (1 of 2)"));
    EXPECT_EQ(columnTexts(model, 2), words("0.875|0.750|0.500"));
    EXPECT_EQ(columnTexts(model, 3), words("0.125|–|✗"));
    EXPECT_EQ(columnTexts(model, 4), words("–|0.250|–"));
    expectTheMatrix(CampaignBy::System);
    EXPECT_EQ(columnTexts(model, 2, ExportRole), words("0.875|0.75|0.5")) << "full numbers are copied";
    EXPECT_EQ(columnTexts(model, 3, ExportRole), words("0.125||"));
}

TEST_F(CampaignModelTest, WhatFailedSaysWhyAndWhatIsExpectedWaits)
{
    model.setTables(sampleTables());
    EXPECT_EQ(columnTexts(model, 3), words("…|…|–")) << "b 10 handed nothing in";
    EXPECT_EQ(columnTexts(model, 0), words("a 1|b 2|b 10"));
    model.setScores(sampleRows());
    const auto failed = model.index(2, 3);
    EXPECT_TRUE(failed.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Line 3 has no columns.")));
    EXPECT_TRUE(failed.data(LinkRole).toBool());
    EXPECT_FALSE(model.index(1, 3).data(LinkRole).toBool());
    EXPECT_EQ(model.index(0, 2).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("F1 (Strict) of a 1, Coarse · news-en: 0.875, rank 1"));
    EXPECT_EQ(model.index(1, 3).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("F1 (Strict) of b 10, Coarse · news-fr: nothing was handed in"));
}

TEST_F(CampaignModelTest, TeamsHaveTheirBestRuns)
{
    model.setTables(sampleTables());
    model.setChoice({ .by = CampaignBy::Team });
    model.setScores(sampleRows());
    EXPECT_EQ(columnTexts(model, 0), words("a|b"));
    EXPECT_EQ(columnTexts(model, 2), words("0.875|0.750"));
    expectTheMatrix(CampaignBy::Team);
    EXPECT_EQ(model.runOf(model.index(1, 2)), (CampaignRun { 0, 2 }));
    EXPECT_EQ(model.runOf(model.index(1, 4)), (CampaignRun { 2, 0 }));
    EXPECT_EQ(model.runOf(model.index(0, 4)), std::nullopt);
    EXPECT_TRUE(model.index(1, 2).data(Qt::ToolTipRole).toString().contains(QStringLiteral("b 10")));
}

TEST_F(CampaignModelTest, RanksStandBehindScoresWhereAsked)
{
    auto rows = sampleRows();
    rows[1].score = 0.75; // shares the second rank
    model.setTables(sampleTables());
    model.setScores(rows);
    model.setRanksShown(true);
    EXPECT_EQ(columnTexts(model, 2), words("0.875 (1)|0.750 (2=)|0.750 (2=)"));
    EXPECT_TRUE(model.index(0, 2).data(Qt::FontRole).isValid()) << "the best is bold";
    EXPECT_FALSE(model.index(1, 2).data(Qt::FontRole).isValid());
}

TEST_F(CampaignModelTest, IsSortedByExactNumbersAndWhatHasNoneIsLast)
{
    auto rows = sampleRows();
    rows[1].score = 0.75001; // printed as 0.750, as run 10's
    model.setTables(sampleTables());
    model.setScores(rows);
    model.sort(2, Qt::AscendingOrder);
    EXPECT_EQ(columnTexts(model, 0), words("b 10|b 2|a 1"));
    model.sort(4, Qt::DescendingOrder);
    EXPECT_EQ(columnTexts(model, 0), words("b 10|a 1|b 2"));
    model.sort(4, Qt::AscendingOrder);
    EXPECT_EQ(columnTexts(model, 0), words("b 10|a 1|b 2")) << "– stays last";
    model.sort(0, Qt::DescendingOrder);
    EXPECT_EQ(columnTexts(model, 0), words("b 10|b 2|a 1"));
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::InitialSortOrderRole).toInt(),
        static_cast<int>(Qt::DescendingOrder));
}

TEST_F(CampaignModelTest, WhatIsFoldedAwayCountsNowhere)
{
    fill();
    model.sort(4, Qt::DescendingOrder);
    model.setChoice({ .without = { { "lang", { "fr" } } } });
    EXPECT_EQ(titles(model), words("System|Coarse · news-en|Fine · news-en")) << "a mean of one is none";
    EXPECT_EQ(model.sortColumn(), 2) << "the same column";
    EXPECT_EQ(model.runOf(model.index(0, 2)), (CampaignRun { 2, 0 })) << "numbers are the project's";
    expectTheMatrix(CampaignBy::System);
    model.setChoice({ .task = "Coarse", .without = { { "lang", { "en" } } } });
    EXPECT_EQ(titles(model), words("System|news-fr"));
    EXPECT_EQ(model.sortColumn(), -1);
    EXPECT_EQ(columnTexts(model, 0), words("a 1|b 2")) << "who handed something in";
    EXPECT_EQ(model.runOf(model.index(1, 1)), (CampaignRun { 1, 1 }));
    model.setChoice({ .without = { { "lang", { "en", "fr" } } } });
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.columnCount(), 1);
}

TEST_F(CampaignModelTest, PointsAreGivenByRank)
{
    ProjectTables tables = sampleTables();
    tables.tables[0].points = { 40, 30, 20 };
    model.setTables(tables);
    model.setScores(sampleRows());
    EXPECT_EQ(titles(model).at(1), QStringLiteral("Points"));
    EXPECT_EQ(columnTexts(model, 0), words("a 1|b 10|b 2")) << "by points";
    EXPECT_EQ(columnTexts(model, 1), words("40|30|20"));
    model.setOld({ { 0, 0 } });
    for (int row = 0; row < 3; ++row) {
        EXPECT_TRUE(model.index(row, 1).data(FaintRole).toBool()) << "a run moves the points of all: " << row;
    }
    model.setOld({});
    EXPECT_FALSE(model.index(0, 1).data(FaintRole).toBool());
}

TEST_F(CampaignModelTest, HeatIsThePlaceBetweenLeastAndGreatest)
{
    fill();
    EXPECT_EQ(model.index(0, 2).data(HeatRole).toDouble(), 1);
    EXPECT_EQ(model.index(1, 2).data(HeatRole).toDouble(), (0.75 - 0.5) / (0.875 - 0.5));
    EXPECT_EQ(model.index(2, 2).data(HeatRole).toDouble(), 0);
    EXPECT_FALSE(model.index(0, 3).data(HeatRole).isValid()) << "alone in its column";
    EXPECT_FALSE(model.index(0, 4).data(HeatRole).isValid());
    model.setHeatShown(false);
    EXPECT_FALSE(model.index(0, 2).data(HeatRole).isValid());
    auto rows = sampleRows();
    for (CampaignRow& each : rows) {
        each.lowerIsBetter = true;
    }
    model.setHeatShown(true);
    model.setScores(rows);
    EXPECT_EQ(columnTexts(model, 0).at(0), QStringLiteral("a 1")) << "it alone has a mean";
    EXPECT_EQ(model.index(0, 2).data(HeatRole).toDouble(), 0);
    EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::InitialSortOrderRole).toInt(),
        static_cast<int>(Qt::AscendingOrder));
}

TEST(RankingModel, IsTheTableOfSharedTasks)
{
    const ProjectTables tables = sampleTables();
    RankingModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRanking(tables, sampleRows(), 0);
    EXPECT_EQ(model.title(), QStringLiteral("Coarse · news-en · muc.strict.f1"));
    EXPECT_EQ(titles(model), words("Rank|Team|System|P|R|F1|TP|FP|FN"));
    EXPECT_EQ(columnTexts(model, 0), words("1|2|3"));
    EXPECT_EQ(columnTexts(model, 2), words("a 1|b 10|b 2"));
    EXPECT_EQ(columnTexts(model, 5), words("0.875|0.750|0.500"));
    EXPECT_EQ(columnTexts(model, 5, ExportRole), words("0.875|0.75|0.5"));
    EXPECT_EQ(columnTexts(model, 6), words("–|–|–"));
    EXPECT_EQ(model.runOf(1), 2U);
    EXPECT_TRUE(model.note().isEmpty());
    model.sort(5, Qt::AscendingOrder);
    EXPECT_EQ(columnTexts(model, 2), words("b 2|b 10|a 1"));
    model.setRanking(tables, sampleRows(), 1);
    EXPECT_EQ(model.note(), QStringLiteral("Not scored: b 2: Line 3 has no columns."));
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
}

class CampaignViewTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        view.resize(900, 500);
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    void fill()
    {
        view.setTables(sampleTables());
        view.setScores(sampleRows());
    }
    QAction* valueAction(const char* text)
    {
        for (QAction* action : view.sets()->menu()->actions()) {
            if (action->text() == QString::fromLatin1(text)) {
                return action;
            }
        }
        return nullptr;
    }

    CampaignView view;
};

TEST_F(CampaignViewTest, SaysThatNoProjectIsOpen)
{
    ASSERT_NE(view.statePage(), nullptr);
    EXPECT_EQ(view.statePage()->heading(), QStringLiteral("No project is open"));
    const QSignalSpy wanted(&view, &CampaignView::openRequested);
    const auto buttons = view.statePage()->findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 1);
    buttons.front()->click();
    EXPECT_EQ(wanted.count(), 1);
    ProjectTables empty;
    empty.tables = { table("", "set", "en", {}) };
    view.setTables(empty);
    ASSERT_NE(view.statePage(), nullptr);
    EXPECT_EQ(view.statePage()->heading(), QStringLiteral("There are no systems"));
    fill();
    EXPECT_EQ(view.statePage(), nullptr);
    view.clear();
    EXPECT_NE(view.statePage(), nullptr);
}

TEST_F(CampaignViewTest, ACellGivesItsTableAndRun)
{
    fill();
    QSignalSpy opened(&view, &CampaignView::opened);
    view.table()->setCurrentIndex(view.model()->index(1, 2));
    QTest::keyClick(view.table(), Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.at(0).at(0).value<std::size_t>(), 0U);
    EXPECT_EQ(opened.at(0).at(1).value<std::size_t>(), 2U) << "b 10";
    const QRect cell = view.table()->visualRect(view.model()->index(2, 3));
    QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {}, cell.center());
    ASSERT_TRUE(uitest::waitFor([&opened]() { return opened.count() == 2; }));
    EXPECT_EQ(opened.at(1).at(0).value<std::size_t>(), 1U);
    EXPECT_EQ(opened.at(1).at(1).value<std::size_t>(), 1U) << "b 2, which failed";
    view.table()->setCurrentIndex(view.model()->index(0, 0));
    QTest::keyClick(view.table(), Qt::Key_Return);
    EXPECT_EQ(opened.count(), 2) << "a name leads nowhere";
}

TEST_F(CampaignViewTest, TheRankingFollowsTheColumn)
{
    fill();
    EXPECT_EQ(view.ranking()->title(), QStringLiteral("Coarse · news-en · muc.strict.f1")) << "the first";
    view.table()->setCurrentIndex(view.model()->index(0, 3));
    EXPECT_EQ(view.ranking()->title(), QStringLiteral("Coarse · news-fr · muc.strict.f1"));
    EXPECT_EQ(columnTexts(*view.ranking(), 2), words("a 1|b 2"));
    QSignalSpy opened(&view, &CampaignView::opened);
    view.setValueShown("lang", "en", false);
    EXPECT_EQ(view.ranking()->title(), QStringLiteral("Coarse · news-fr · muc.strict.f1")) << "it stays";
    view.rankingTable()->setCurrentIndex(view.ranking()->index(0, 2));
    QTest::keyClick(view.rankingTable(), Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.at(0).at(0).value<std::size_t>(), 1U);
    EXPECT_EQ(opened.at(0).at(1).value<std::size_t>(), 0U);
}

TEST_F(CampaignViewTest, OtherRowsAndColumnsKeepTheCurrentCell)
{
    fill();
    view.table()->setCurrentIndex(view.model()->index(1, 4)); // b 10, Fine
    view.setValueShown("lang", "fr", false);
    EXPECT_EQ(view.table()->currentIndex(), view.model()->index(1, 2));
    auto tables = sampleTables();
    tables.tables.front().runs.push_back(run("a", "0"));
    view.setTables(tables);
    EXPECT_EQ(view.table()->currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("b 10"));
    EXPECT_EQ(view.ranking()->title(), QStringLiteral("Fine · news-en · muc.strict.f1"));
}

TEST_F(CampaignViewTest, DataSetsFoldByTheirCaptures)
{
    fill();
    EXPECT_TRUE(view.sets()->isVisible());
    EXPECT_TRUE(view.sets()->text().contains(QStringLiteral("2 of 2")));
    QAction* french = valueAction("fr");
    ASSERT_NE(french, nullptr);
    EXPECT_TRUE(french->isChecked());
    french->trigger();
    ASSERT_TRUE(uitest::waitFor([this]() { return view.model()->columnCount() == 3; }));
    EXPECT_TRUE(view.sets()->text().contains(QStringLiteral("1 of 2")));
    EXPECT_FALSE(valueAction("fr")->isChecked());
    view.setTask("Fine");
    EXPECT_EQ(titles(*view.model()), words("System|news-en"));
    view.setTask(std::nullopt);
    view.setValueShown("lang", "en", false);
    ASSERT_NE(view.statePage(), nullptr);
    EXPECT_EQ(view.statePage()->heading(), QStringLiteral("No data set is left"));
    view.statePage()->findChildren<QPushButton*>().back()->click();
    EXPECT_EQ(view.statePage(), nullptr);
    EXPECT_EQ(view.model()->columnCount(), 5);
}

TEST_F(CampaignViewTest, ArrivingScoresKeepSelectionAndPlace)
{
    ProjectTables tables;
    for (int set = 0; set < 12; ++set) {
        auto& own = tables.tables.emplace_back(table("", "set " + std::to_string(set), "en", {}));
        for (int number = 0; number < 60; ++number) {
            own.runs.push_back(run("team", std::to_string(number)));
        }
    }
    view.setTables(tables);
    view.table()->horizontalHeader()->setSortIndicator(2, Qt::DescendingOrder);
    std::vector<CampaignRow> rows;
    for (std::size_t number = 0; number < 30; ++number) {
        rows.push_back(row(0, number, 0.1 + 0.01 * static_cast<double>(number)));
    }
    view.setScores(rows);
    const auto line = view.model()->index(20, 3);
    const QString name = view.model()->index(20, 0).data().toString();
    QCoreApplication::processEvents(); // the table is laid out
    view.table()->setCurrentIndex(line);
    view.table()->verticalScrollBar()->setValue(9);
    const int scrolled = view.table()->verticalScrollBar()->value();
    ASSERT_GT(scrolled, 0);
    for (std::size_t number = 30; number < 60; ++number) {
        rows.push_back(row(0, number, 0.9));
        view.setScores(rows);
    }
    QCoreApplication::processEvents();
    const QModelIndex current = view.table()->currentIndex();
    EXPECT_EQ(current.row(), 50) << "thirty better ones stand before it now";
    EXPECT_EQ(current.column(), 3);
    EXPECT_EQ(current.siblingAtColumn(0).data().toString(), name);
    EXPECT_TRUE(view.table()->selectionModel()->isSelected(current));
    EXPECT_EQ(view.table()->verticalScrollBar()->value(), scrolled);
}

TEST_F(CampaignViewTest, ProgressIsShownWithAButtonThatStops)
{
    fill();
    EXPECT_FALSE(view.stopButton()->isVisible());
    view.showProgress(2, 6);
    EXPECT_TRUE(view.stopButton()->isVisible());
    EXPECT_FALSE(view.scoreButton()->isVisible());
    view.showProgress(0, 0);
    EXPECT_FALSE(view.stopButton()->isVisible());
}

TEST_F(CampaignViewTest, CellsAreCopiedWithFullNumbers)
{
    fill();
    view.table()->selectAll();
    const CellInteraction* interaction = view.table()->findChild<CellInteraction*>();
    ASSERT_NE(interaction, nullptr);
    const QString copied = interaction->selectionAsTsv(CellInteraction::Headings::Always);
    EXPECT_TRUE(copied.startsWith(QStringLiteral("System\tMean Coarse\tCoarse · news-en")));
    EXPECT_TRUE(copied.contains(QStringLiteral("a 1\t0.5\t0.875\t0.125\t")));
}

TEST_F(CampaignViewTest, ShadesAreReadableAndOffWithHighContrast)
{
    fill();
    EXPECT_TRUE(view.model()->index(0, 2).data(HeatRole).isValid());
    view.setPalette(contrastPalette(false));
    EXPECT_FALSE(view.model()->index(0, 2).data(HeatRole).isValid());
    view.setPalette(lightPalette());
    EXPECT_TRUE(view.model()->index(0, 2).data(HeatRole).isValid());
}

TEST_F(CampaignViewTest, NamesStandAtTheEdgeOfAWideTable)
{
    ProjectTables tables;
    for (int set = 0; set < 40; ++set) {
        tables.tables.push_back(
            table("", "a long name of a data set " + std::to_string(set), "en", { run("team", "1") }));
    }
    view.setTables(tables);
    QCoreApplication::processEvents(); // the table is laid out
    EXPECT_FALSE(view.table()->verticalHeader()->isVisible());
    auto* const bar = view.table()->horizontalScrollBar();
    bar->setValue(bar->maximum());
    EXPECT_TRUE(view.table()->verticalHeader()->isVisible());
    EXPECT_EQ(view.model()->headerData(0, Qt::Vertical).toString(), QStringLiteral("team 1"));
    bar->setValue(0);
    EXPECT_FALSE(view.table()->verticalHeader()->isVisible());
}

TEST_F(CampaignViewTest, TablesAreWrittenAsTheCoreWritesThem)
{
    fill();
    uitest::Folder folder;
    CampaignTableDialog* dialog = view.exportTable();
    const auto matrix
        = analysis::campaignMatrix(view.model()->tables(), view.model()->scores(), CampaignBy::System);
    for (const auto form : { analysis::TableForm::Latex, analysis::TableForm::Markdown,
             analysis::TableForm::Csv, analysis::TableForm::Html, analysis::TableForm::Tsv }) {
        const analysis::RankingWrite write { form == analysis::TableForm::Tsv, 2 };
        dialog->decimals().setValue(2);
        dialog->setForm(form);
        dialog->setShown(CampaignTableDialog::matrix);
        EXPECT_EQ(dialog->text(),
            analysis::formed(
                analysis::matrixTable(view.model()->tables(), view.model()->scores(), matrix, write), form));
        dialog->setShown(1);
        EXPECT_EQ(dialog->text(),
            analysis::formed(
                analysis::rankingTable(view.model()->tables(), view.model()->scores(), 1, write), form));
        dialog->setShown(CampaignTableDialog::allRankings);
        EXPECT_EQ(dialog->text(),
            analysis::formed(
                analysis::rankingsTable(view.model()->tables(), view.model()->scores(), write), form));
    }
    const QString path = folder.path(QStringLiteral("rankings.tsv"));
    EXPECT_TRUE(dialog->exportTo(path));
    QFile written(path);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_EQ(written.readAll().toStdString(), dialog->text());
    EXPECT_FALSE(dialog->exportTo(folder.path(QStringLiteral("none/rankings.tsv"))));
    EXPECT_FALSE(dialog->message().isEmpty());
    dialog->close();
}

TEST_F(CampaignViewTest, FortyDataSetsOfAHundredRunsFillAsTheyArrive)
{
    ProjectTables tables;
    std::vector<CampaignRow> rows;
    for (std::size_t set = 0; set < 40; ++set) {
        auto& own = tables.tables.emplace_back(table("", "set " + std::to_string(set), "en", {}));
        for (std::size_t number = 0; number < 100; ++number) {
            own.runs.push_back(run("team", std::to_string(number)));
            rows.push_back(row(set, number, static_cast<double>((set * 37 + number * 61) % 1009) / 1009));
        }
    }
    view.setTables(tables);
    view.table()->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    for (const std::size_t scored : { 1000U, 2500U, 4000U }) {
        view.setScores({ rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(scored) });
    }
    ASSERT_EQ(view.model()->rowCount(), 100);
    double before = 2;
    for (int line = 0; line < 100; ++line) {
        const double mean = view.model()->index(line, 1).data(SortRole).toDouble();
        EXPECT_LE(mean, before);
        before = mean;
    }
}

TEST_F(CampaignViewTest, TheRankingSaysWhyNothingStandsInIt)
{
    view.setTables(sampleTables());
    EXPECT_TRUE(view.rankingWords().contains(QStringLiteral("Score all")))
        << view.rankingWords().toStdString();
    view.showProgress(1, 6);
    EXPECT_EQ(view.rankingWords(), QStringLiteral("Its runs stand here as soon as they are scored."));
    view.showProgress(0, 0);
    view.setScores(sampleRows());
    EXPECT_TRUE(view.rankingWords().isEmpty());
    view.showRanking(1);
    EXPECT_EQ(view.rankingWords(), QStringLiteral("Not scored: b 2: Line 3 has no columns."));
}

TEST_F(CampaignViewTest, HeadingsWithoutRoomAreCutInTheMiddleWithASign)
{
    fill();
    auto* const header = static_cast<SortHeader*>(view.table()->horizontalHeader());
    const QString whole = QStringLiteral("Coarse · news-en");
    header->resizeSection(2, header->sectionSizeHint(2) + 20);
    EXPECT_EQ(header->writtenTitle(2), whole);
    header->resizeSection(2, header->sectionSizeHint(2) * 2 / 3);
    const QString cut = header->writtenTitle(2);
    EXPECT_TRUE(cut.startsWith(QLatin1Char('C'))) << cut.toStdString();
    EXPECT_TRUE(cut.endsWith(QLatin1Char('n'))) << cut.toStdString();
    EXPECT_TRUE(cut.contains(QChar(0x2026))) << cut.toStdString();
    EXPECT_LT(cut.size(), whole.size());
}

TEST_F(CampaignViewTest, WhatIsShownBecomesAFigure)
{
    EXPECT_FALSE(view.shownCampaign());
    fill();
    view.setTask("Coarse");
    view.setBy(CampaignBy::Team);
    const auto shown = view.shownCampaign();
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->shown->tables.tables.size(), 2U);
    EXPECT_EQ(shown->shown->rows.size(), 5U);
    EXPECT_EQ(shown->asked.task, "Coarse");
    EXPECT_EQ(shown->asked.by, CampaignBy::Team);
    EXPECT_TRUE(shown->asked.sets.empty()) << "all of them";
    view.setValueShown("lang", "en", false);
    EXPECT_EQ(view.shownCampaign()->asked.sets, (std::vector<std::string> { "news-fr" }));
}

TEST(CampaignOfAProject, IsScoredAndShownAsItIsOpened)
{
    uitest::Folder folder;
    folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    folder.file(QStringLiteral("a.conll"), uitest::conllSystem());
    folder.file(QStringLiteral("b.conll"), uitest::conllPerfect());
    const QString path = folder.file(QStringLiteral("small.touchstone"),
        R"({"touchstone-project": 1, "sets": [{"name": "s", "gold": "gold.conll",
            "systems": ["a.conll", "b.conll"]}]})");
    ProjectSession project({});
    CampaignView view(&project);
    view.resize(900, 500);
    view.show();
    ASSERT_NE(view.statePage(), nullptr);
    EXPECT_EQ(view.statePage()->heading(), QStringLiteral("No project is open"));
    project.open(path);
    ASSERT_TRUE(uitest::waitFor([&view]() { return view.statePage() == nullptr; }));
    EXPECT_EQ(columnTexts(*view.model(), 1), words("…|…"));
    ASSERT_TRUE(view.scoreButton()->isVisible());
    view.scoreButton()->click();
    ASSERT_TRUE(uitest::waitFor([&view, &project]() {
        return !project.scoring() && !view.stopButton()->isVisible()
            && view.model()->index(1, 1).data(SortRole).isValid();
    }));
    // Of a two of four are right and one more is wrong: 2 · 2 / (3 + 4).
    EXPECT_EQ(columnTexts(*view.model(), 0), words("b|a"));
    EXPECT_EQ(columnTexts(*view.model(), 1), words("1.000|0.571"));
    EXPECT_TRUE(view.scoreButton()->isVisible());
    EXPECT_EQ(view.scoreButton()->text(), QStringLiteral("S&core again")) << "all is scored";
    EXPECT_EQ(view.countWords(), QString());
    folder.file(QStringLiteral("a.conll"), uitest::conllPerfect());
    project.noteContents({ { project.tables().tables[0].dataSet.systems[0].path, "other bytes" } });
    EXPECT_TRUE(view.countWords().startsWith(QStringLiteral("a.conll changed on the disk")));
    EXPECT_TRUE(view.model()->index(1, 1).data(FaintRole).toBool()) << "of the file as it was";
    EXPECT_FALSE(view.model()->index(0, 1).data(FaintRole).toBool());
    view.scoreButton()->click();
    ASSERT_TRUE(uitest::waitFor(
        [&]() { return !project.scoring() && columnTexts(*view.model(), 1) == words("1.000|1.000"); }));
    EXPECT_FALSE(view.model()->index(1, 1).data(FaintRole).toBool());
    folder.file(QStringLiteral("a.conll"), uitest::conllSystem());
    view.scoreButton()->click(); // nobody has told of it: everything is looked at
    ASSERT_TRUE(uitest::waitFor(
        [&]() { return !project.scoring() && columnTexts(*view.model(), 1) == words("1.000|0.571"); }));
    QSignalSpy opened(&view, &CampaignView::opened);
    view.table()->setCurrentIndex(view.model()->index(0, 1));
    QTest::keyClick(view.table(), Qt::Key_Return);
    ASSERT_EQ(opened.count(), 1);
    EXPECT_EQ(opened.at(0).at(1).value<std::size_t>(), 1U) << "b";
    project.close();
    ASSERT_TRUE(uitest::waitFor([&view]() { return view.statePage() != nullptr; }));
}

TEST(CampaignOfAProject, NotesAreWrittenInTheRanking)
{
    uitest::Folder folder;
    folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    folder.file(QStringLiteral("a.conll"), uitest::conllSystem());
    const QString path = folder.file(QStringLiteral("small.touchstone"),
        R"({"touchstone-project": 1, "sets": [{"name": "s", "gold": "gold.conll", "systems": ["a.conll"]}]})");
    const QString beside = folder.file(QStringLiteral("small.touchstone-notes"),
        R"({"kind": "run", "set": "s", "system": "a", "text": "first"})"
        "\n");
    ProjectSession project({});
    CampaignView view(&project);
    view.resize(900, 500);
    view.show();
    project.open(path);
    ASSERT_TRUE(uitest::waitFor([&view]() { return view.statePage() == nullptr; }));
    view.scoreButton()->click();
    ASSERT_TRUE(uitest::waitFor([&view]() { return view.ranking()->rowCount() == 1; }));
    const int column = view.ranking()->noteColumn();
    ASSERT_EQ(column, view.ranking()->columnCount() - 1);
    const auto cell = [&]() { return view.ranking()->index(0, column); };
    EXPECT_EQ(cell().data().toString(), QStringLiteral("first"));
    EXPECT_FALSE(cell().data(LinkRole).toBool());
    view.rankingTable()->setCurrentIndex(cell());
    QTest::keyClick(view.rankingTable(), Qt::Key_Return);
    auto* dialog = view.findChild<QInputDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->textValue(), QStringLiteral("first"));
    dialog->setTextValue(QStringLiteral("retrained"));
    dialog->accept();
    ASSERT_TRUE(uitest::waitFor([&]() { return cell().data().toString() == QStringLiteral("retrained"); }));
    QFile written(beside);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().contains("retrained")) << "it is in the file";
    CampaignTableDialog* table = view.exportTable();
    table->setShown(0);
    table->setForm(analysis::TableForm::Markdown);
    EXPECT_NE(table->text().find("retrained"), std::string::npos);
    table->close();
    auto* again = view.editNote(cell());
    again->setTextValue({});
    again->accept();
    ASSERT_TRUE(uitest::waitFor([&]() { return cell().data().toString().isEmpty(); }));
    EXPECT_EQ(view.ranking()->noteColumn(), column) << "the column stays, so that something can be noted";
}

TEST(CampaignOfAProject, SlipsAreToldOnceTheFilesAreRead)
{
    uitest::Folder folder;
    folder.file(QStringLiteral("gold.conll"), uitest::conllGold());
    folder.file(QStringLiteral("a.conll"), uitest::conllSystem());
    folder.file(QStringLiteral("b.conll"), uitest::conllPerfect());
    ProjectSession project({});
    QSignalSpy changed(&project, &ProjectSession::changed);
    project.open(folder.file(QStringLiteral("small.touchstone"),
        R"({"touchstone-project": 1, "labels": {"types": ["PER", "PERX"]},
            "sets": [{"name": "s", "gold": "gold.conll", "systems": ["a.conll", "b.conll"]}],
            "campaign": {"tasks": [{"name": "t", "score": "muc.strct.f1"}, {"name": "u"}]}})"));
    ASSERT_TRUE(uitest::waitFor([&project]() { return project.expectedRows() == 4; }));
    EXPECT_TRUE(project.slips().empty());
    project.scoreAll();
    ASSERT_TRUE(uitest::waitFor([&project]() { return !project.scoring(); }));
    EXPECT_EQ(project.slips().count("project.type"), 1U);
    EXPECT_EQ(project.slips().count("project.value"), 1U) << "of two runs";
    for (const auto& finding : project.slips().list()) {
        EXPECT_GT(finding.place.line, 0U) << finding.message;
    }
    EXPECT_TRUE(std::ranges::any_of(changed, [](const QList<QVariant>& arguments) {
        return arguments.at(0).value<ProjectSession::Changes>().testFlag(ProjectSession::SlipsChanged);
    }));
}

/// Twelve documents with a name each; the first `missing` of them are not found.
QByteArray twelveDocuments(int missing)
{
    QByteArray text;
    for (int i = 0; i < 12; ++i) {
        text += QByteArray("-DOCSTART- O\n\nAda ") + (i < missing ? "O" : "B-PER") + "\nsings O\n\n";
    }
    return text;
}

TEST(CampaignOfAProject, TiesAreMarkedWhenTheyAreAskedFor)
{
    uitest::Folder folder;
    folder.file(QStringLiteral("gold.conll"), twelveDocuments(0));
    folder.file(QStringLiteral("best.conll"), twelveDocuments(0));
    folder.file(QStringLiteral("near.conll"), twelveDocuments(1));
    folder.file(QStringLiteral("far.conll"), twelveDocuments(10));
    ProjectSession project({});
    CampaignView view(&project);
    view.resize(900, 500);
    view.show();
    project.open(folder.file(QStringLiteral("small.touchstone"),
        R"({"touchstone-project": 1, "sets": [{"name": "s", "gold": "gold.conll",
            "systems": ["best.conll", "near.conll", "far.conll"]}]})"));
    ASSERT_TRUE(uitest::waitFor([&view]() { return view.statePage() == nullptr; }));
    view.tiesBox()->click();
    EXPECT_FALSE(project.testing()) << "nothing is scored yet";
    view.scoreButton()->click();
    const auto cells = [&view]() { return columnTexts(*view.model(), 1); };
    // Far's twelve documents differ from the best's in ten: 2 of 2^10 swaps are as great.
    ASSERT_TRUE(uitest::waitFor([&]() { return cells() == words("1.000|0.957≈|0.286"); }))
        << cells().join(QLatin1Char('|')).toStdString();
    EXPECT_FALSE(view.stopButton()->isVisible());
    const QModelIndex near = view.model()->index(1, 1);
    EXPECT_TRUE(near.data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("≈ not separable from the best: p 1.000 is not below 0.05")));
    EXPECT_TRUE(near.data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("0.957, not separable from the best")));
    EXPECT_TRUE(view.model()
                    ->index(2, 1)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("p of the difference from the best: 0.006")));
    EXPECT_EQ(titles(*view.ranking()).at(4), QStringLiteral("F1"));
    EXPECT_EQ(columnTexts(*view.ranking(), 4), words("1.000|0.957≈|0.286"));
    EXPECT_TRUE(view.ranking()->note().contains(QStringLiteral("over 3 pairs of systems")));
    view.tiesBox()->click();
    ASSERT_TRUE(uitest::waitFor([&]() { return cells() == words("1.000|0.957|0.286"); }));
    EXPECT_TRUE(view.ranking()->note().isEmpty());
    view.tiesBox()->click();
    project.cancel();
    EXPECT_FALSE(project.testing());
    EXPECT_FALSE(project.tested());
    ASSERT_TRUE(uitest::waitFor([&view]() { return !view.tiesBox()->isChecked(); }));
}

} // namespace
} // namespace touchstone::ui
