// SPDX-License-Identifier: GPL-3.0-or-later
// Two systems without a gold: the numbers are those of a comparison with a gold, the words judge nobody.
#include "tests/ui/shownwords.h"
#include "tests/ui/uisupport.h"
#include "ui/export/reportdialog.h"
#include "ui/export/tabledialog.h"
#include "ui/files/importdialog.h"
#include "ui/models/modelroles.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/compare/comparepage.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/corpus/profileview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/recordgroupsview.h"
#include "ui/panels/text/documentview.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolBar>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using match::Outcome;
using uitest::waitFor;
using uitest::wordsIn;

class NoGoldTest : public ::testing::Test
{
protected:
    NoGoldTest()
    {
        dataSet.gold.path = toPath(folder.file(QStringLiteral("first.conll"), uitest::conllGold()));
        dataSet.systems.emplace_back().path
            = toPath(folder.file(QStringLiteral("second.conll"), uitest::conllSystem()));
        window.resize(1400, 900);
        window.show();
    }
    void open(bool noGold)
    {
        dataSet.noGold = noGold;
        window.openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this, noGold] {
            return window.idle() && window.session().state() == Session::State::Ready
                && window.session().evaluationA() && window.session().noGold() == noGold;
        }));
        QCoreApplication::processEvents(); // words that were said before
    }
    void showPanel(const char* name)
    {
        ASSERT_TRUE(window.showPanel(QString::fromLatin1(name))) << name;
        ASSERT_TRUE(waitFor([this] { return window.idle(); }));
        QCoreApplication::processEvents();
    }
    QWidget& dock(const char* name) { return *window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    std::vector<std::int64_t> counts()
    {
        std::vector<std::int64_t> all;
        for (const auto& tally : window.session().evaluationA()->overall) {
            all.insert(all.end(), tally.counts.begin(), tally.counts.end());
        }
        return all;
    }

    uitest::Folder folder;
    analysis::DataSetSpec dataSet;
    MainWindow window { Settings {} };
};

TEST_F(NoGoldTest, CountsAreThoseOfAComparisonWithAGold)
{
    open(false);
    const auto withGold = counts();
    EXPECT_FALSE(NeutralWords::inForce());
    open(true);
    EXPECT_TRUE(NeutralWords::inForce());
    EXPECT_EQ(counts(), withGold);
    EXPECT_EQ(window.session().evaluationA()->overall[0][Outcome::Missing], 1);
}

TEST_F(NoGoldTest, NoPanelSpeaksOfAGoldOrOfMistakes)
{
    open(true);
    static const QRegularExpression judging(
        QStringLiteral(R"re(\b(gold|missing|missed|spurious|incorrect)\b)re"),
        QRegularExpression::CaseInsensitiveOption);
    window.action(Command::NextError)->trigger(); // Details tell of it
    QStringList heads;
    for (const char* name : { "errors", "scores", "outcomes", "confusion", "documents", "details" }) {
        showPanel(name);
        const QStringList words = wordsIn(dock(name));
        EXPECT_GT(words.size(), 3) << name;
        for (const QString& said : words) {
            EXPECT_FALSE(said.contains(judging)) << name << ": " << said.toStdString();
        }
        heads += words;
    }
    for (const char* name :
        { "Only A", "Only B", "Agree", "Differ", "Words in A", "Type in B", "A: first" }) {
        EXPECT_TRUE(heads.filter(QString::fromLatin1(name)).size() > 0) << name;
    }
    for (const QString& said : wordsIn(window.documentView())) {
        EXPECT_FALSE(said.contains(judging)) << said.toStdString();
    }
}

TEST_F(NoGoldTest, TheTextNamesBothSides)
{
    open(true);
    const SpanTextView& canvas = window.documentView().canvas();
    ASSERT_NE(canvas.scene(), nullptr);
    EXPECT_EQ(canvas.scene()->goldTitle, QStringLiteral("A: first"));
    EXPECT_EQ(canvas.scene()->systemTitle, QStringLiteral("B: second"));
    window.action(Command::NextError)->trigger();
    EXPECT_TRUE(placeText(window.selection()).startsWith(QStringLiteral("difference")))
        << placeText(window.selection()).toStdString();
    const auto record = window.selection().currentRecord();
    ASSERT_TRUE(record);
    EXPECT_TRUE(canvas.describe(*record).startsWith(QStringLiteral("Differ"))
        || canvas.describe(*record).startsWith(QStringLiteral("Only A")))
        << canvas.describe(*record).toStdString();
    window.documentView().setMode(TextMode::Stacked);
    ASSERT_TRUE(waitFor([&] { return window.idle() && canvas.layoutData().lanes() != nullptr; }));
    ASSERT_EQ(canvas.layoutData().lanes()->lanes.size(), 1U);
    EXPECT_EQ(canvas.layoutData().lanes()->lanes.front().name, QStringLiteral("B: second"));
}

TEST_F(NoGoldTest, TheStatusBarAndDocumentsTellOfAgreementAndNameBoth)
{
    open(true);
    QStringList status;
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>()) {
        status << label->text();
    }
    // Strict: Paris and Bob of four annotations of A and three of B.
    EXPECT_FALSE(
        status.filter(QStringLiteral("A and B (second), strict: Agreement 0.571  of B 0.667  of A 0.500"))
            .isEmpty())
        << status.join(QLatin1Char('|')).toStdString();
    showPanel("documents");
    auto* documents = window.findChild<DocumentsView*>();
    EXPECT_EQ(documents->systemText(), QStringLiteral("A: first · B: second"));
    QStringList heads;
    for (const auto* view : documents->findChildren<QAbstractItemView*>()) {
        for (int column = 0; view->model() != nullptr && column < view->model()->columnCount(); ++column) {
            heads << view->model()->headerData(column, Qt::Horizontal).toString();
        }
    }
    EXPECT_TRUE(heads.contains(QStringLiteral("Differences"))) << heads.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(heads.contains(QStringLiteral("F1"))); // the narrow list has room for no more
}

TEST_F(NoGoldTest, WordsComeBackWithAGold)
{
    open(true);
    EXPECT_EQ(dock("errors").windowTitle(), QStringLiteral("Differences"));
    open(false);
    EXPECT_FALSE(NeutralWords::inForce());
    EXPECT_EQ(dock("errors").windowTitle(), QStringLiteral("Errors"));
    EXPECT_EQ(window.documentView().canvas().scene()->goldTitle, QStringLiteral("Gold"));
}

TEST_F(NoGoldTest, ReadingAnewKeepsTheWordsOfTabsAndMenus)
{
    open(true);
    window.session().reload();
    ASSERT_TRUE(waitFor([this] { return window.idle(); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(dock("errors").windowTitle(), QStringLiteral("Differences"));
    QStringList entries;
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        entries << menu->title();
        for (const QAction* action : menu->actions()) {
            entries << action->text();
        }
    }
    EXPECT_FALSE(entries.contains(QStringLiteral("Errors")));
    // Its entries of Go to panel, of Move panel (with the title of the menu), and the one that hides it.
    EXPECT_GE(entries.count(QStringLiteral("Differences")), 4);
}

TEST_F(NoGoldTest, BothNamesAreShownAfterAGoldAlone)
{
    auto alone = dataSet;
    alone.systems.clear();
    window.openDataSet(alone);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().goldAlone(); }));
    open(true);
    const auto* bar = window.findChild<QToolBar*>(QStringLiteral("sessionToolBar"));
    int shown = 0;
    for (QAction* action : bar->actions()) {
        const auto* widget = bar->widgetForAction(action);
        for (const QComboBox* combo : widget->findChildren<QComboBox*>()) {
            const QString name = combo->accessibleName();
            if (name == QLatin1String("System A") || name == QLatin1String("System B")) {
                EXPECT_TRUE(action->isVisible()) << name.toStdString();
                ++shown;
            }
        }
    }
    EXPECT_EQ(shown, 2);
}

TEST_F(NoGoldTest, ChartsAndSlicesNameTheSideThatTheyScore)
{
    open(true);
    static const QRegularExpression judging(
        QStringLiteral(R"re(\b(errors|System A)\b)re"), QRegularExpression::CaseInsensitiveOption);
    QStringList all;
    for (const char* name : { "confidence", "noise", "slices", "outcomes" }) {
        showPanel(name);
        QStringList words;
        for (const QWidget* widget : dock(name).findChildren<QWidget*>()) {
            words << widget->toolTip() << widget->accessibleName();
            if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
                for (int entry = 0; entry < combo->count(); ++entry) {
                    words << combo->itemText(entry);
                }
            } else if (const auto* tabs = qobject_cast<const QTabWidget*>(widget)) {
                for (int tab = 0; tab < tabs->count(); ++tab) {
                    words << tabs->tabText(tab);
                }
            }
        }
        for (const QString& said : words) {
            EXPECT_FALSE(said.contains(judging)) << name << ": " << said.toStdString();
        }
        all += words;
    }
    for (const char* said : { "P, R and F1 of B", "Differences by cause", "with more differences" }) {
        EXPECT_FALSE(all.filter(QString::fromLatin1(said)).isEmpty()) << said;
    }
}

TEST_F(NoGoldTest, OutcomesGoBackToTheOneComparison)
{
    open(false);
    auto* outcomes = window.findChild<OutcomeView*>();
    ASSERT_NE(outcomes, nullptr);
    outcomes->setShown(OutcomeView::Shown::Both);
    open(true);
    showPanel("outcomes");
    for (const QComboBox* combo : outcomes->findChildren<QComboBox*>()) {
        if (combo->accessibleName() == QLatin1String("Systems")) {
            EXPECT_EQ(combo->currentText(), QStringLiteral("B"));
            EXPECT_FALSE(combo->isEnabled());
        }
    }
    EXPECT_TRUE(wordsIn(*outcomes).filter(QStringLiteral("no System B")).isEmpty());
}

TEST_F(NoGoldTest, TheProfileCountsBothByTheirNames)
{
    open(true);
    showPanel("profile");
    auto* profile = window.findChild<ProfileView*>();
    ASSERT_TRUE(waitFor([&] { return window.idle() && profile->tablesShown(); }));
    const auto& model = *profile->numbers()->sheetModel();
    ASSERT_EQ(model.columnCount(), 3);
    int column = 1;
    for (const char* name : { "first", "second" }) {
        EXPECT_EQ(model.headerData(column, Qt::Horizontal).toString(), QString::fromLatin1(name));
        EXPECT_TRUE(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole)
                        .toString()
                        .contains(column == 1 ? QStringLiteral("A: ") : QStringLiteral("B: ")));
        ++column;
    }
}

TEST_F(NoGoldTest, GroupsByKindAreNamedInTheWindowsWords)
{
    open(true);
    showPanel("errors");
    auto* errors = window.findChild<ErrorListView*>();
    ASSERT_TRUE(errors->groups()->groupBy(QStringLiteral("error-type")));
    ASSERT_TRUE(waitFor([&] { return errors->groups()->sheetModel()->rowCount() > 0; }));
    const auto& model = *errors->groups()->sheetModel();
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
        names << model.index(row, 0).data().toString();
    }
    EXPECT_TRUE(names.contains(QStringLiteral("Only A"))) << names.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(names.filter(QStringLiteral("missing"), Qt::CaseInsensitive).isEmpty());
}

TEST_F(NoGoldTest, ReportAndTableSayThatTheyNeedAGold)
{
    open(true);
    Session& session = window.session();
    ReportDialog report(session, window.selection(), window.presets());
    TableDialog table(session);
    ASSERT_TRUE(waitFor([&] { return session.allReady(); }));
    for (ExportDialog* dialog : { static_cast<ExportDialog*>(&report), static_cast<ExportDialog*>(&table) }) {
        dialog->refresh();
        EXPECT_TRUE(dialog->message().contains(QStringLiteral("needs a gold")))
            << dialog->message().toStdString();
        EXPECT_TRUE(dialog->command().isEmpty()) << "it would be refused";
    }
    auto alone = dataSet;
    alone.systems.clear();
    alone.noGold = false;
    window.openDataSet(alone);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().goldAlone(); }));
    for (ExportDialog* dialog : { static_cast<ExportDialog*>(&report), static_cast<ExportDialog*>(&table) }) {
        dialog->refresh();
        EXPECT_TRUE(dialog->message().startsWith(QStringLiteral("Open a system output first")))
            << dialog->message().toStdString();
    }
}

TEST_F(NoGoldTest, DocumentsFitTheirColumnsToTheWords)
{
    window.resize(1024, 700);
    auto alone = dataSet;
    alone.systems.clear();
    window.openDataSet(alone);
    ASSERT_TRUE(waitFor([this] { return window.idle() && window.session().goldAlone(); }));
    open(true); // the same file in the gold's place: columns that were hidden, other headings
    QTableView& table = *window.findChild<DocumentsView*>()->table();
    const QHeaderView& header = *table.horizontalHeader();
    EXPECT_GE(header.sectionSize(DocumentModel::Errors),
        header.fontMetrics().horizontalAdvance(QStringLiteral("Differences")));
    for (const QSize& size : { QSize(1024, 700), QSize(800, 600), QSize(1024, 700) }) {
        window.resize(size);
        ASSERT_TRUE(waitFor([this] { return window.idle(); }));
        QCoreApplication::processEvents();
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << size.width();
        EXPECT_GE(header.sectionSize(DocumentModel::F1), widestCell(&table, DocumentModel::F1))
            << size.width();
    }
}

TEST_F(NoGoldTest, ComparingSystemsShowsWhereTheyAgree)
{
    open(true);
    showPanel("compare");
    auto* compare = window.findChild<CompareView*>();
    ASSERT_NE(compare, nullptr);
    for (std::size_t page = 0; page < CompareView::pageCount; ++page) {
        compare->setPage(static_cast<CompareView::Page>(page));
        ASSERT_TRUE(waitFor([&] { return compare->at(compare->page()).shows(); })) << page;
        EXPECT_EQ(compare->page(), CompareView::Page::Changes); // the only one
    }
    SheetTable& table = *compare->at(CompareView::Page::Changes).table(1);
    int links = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        for (int column = 1; column < table.model()->columnCount(); ++column) {
            const QModelIndex cell = table.model()->index(row, column);
            if (cell.data(FilterRole).isValid() && cell.data().toInt() > 0) {
                window.selection().setFilters({}); // a second click on the same records takes them back
                Q_EMIT table.cellActivated(cell, false);
                EXPECT_EQ(static_cast<int>(window.selection().records().size()), cell.data().toInt())
                    << row << ' ' << column;
                ++links;
            }
        }
    }
    EXPECT_GT(links, 4);
    open(false); // with a gold all pages are there again
    compare->setPage(CompareView::Page::Ranking);
    EXPECT_EQ(compare->page(), CompareView::Page::Ranking);
}

TEST_F(NoGoldTest, TheOpenDialogComesUpWithBothSystems)
{
    open(true);
    ImportDialog* dialog = window.openFiles();
    ASSERT_TRUE(waitFor([dialog] { return dialog->check().has_value(); }));
    EXPECT_EQ(dialog->dataSet(), dataSet);
    EXPECT_EQ(dialog->findChild<QListWidget*>()->count(), 2);
    EXPECT_TRUE(dialog->verdict().open);
    dialog->reject();
}

} // namespace
} // namespace touchstone::ui
