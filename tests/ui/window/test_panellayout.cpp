// SPDX-License-Identifier: GPL-3.0-or-later
// Where the panels stand: room for the text, the list beside the numbers, layouts to choose from.
#include "ui/window/panellayout.h"

#include "tests/ui/uisupport.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/text/documentview.h"
#include "ui/session/resources.h"
#include "ui/session/selectionmodel.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/window/steptoolbar.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class PanelLayoutTest : public ::testing::Test
{
protected:
    void start(const QSize& size, Settings settings = {})
    {
        window = std::make_unique<MainWindow>(std::move(settings), [this](const Settings& s) { saved = s; });
        window->resize(size);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        const auto sample = sampleDataSet();
        ASSERT_TRUE(sample);
        window->openDataSet(*sample);
        settle();
        ASSERT_TRUE(window->selection().evaluation());
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] { return window->idle() && window->session().dataSet() != nullptr; }));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    QDockWidget& dock(const char* name)
    {
        return *window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }
    /// What is seen of a panel: it is not behind a tab, and neither is its content hidden.
    bool seen(const char* name) { return !dock(name).widget()->visibleRegion().isEmpty(); }
    double shareOfWindow(const QWidget& widget) const
    {
        return double(widget.width()) * widget.height() / (double(window->width()) * window->height());
    }
    int rowsSeen()
    {
        const auto* table = window->findChild<ErrorListView*>()->table();
        return table->viewport()->height() / table->verticalHeader()->defaultSectionSize();
    }

    std::unique_ptr<MainWindow> window;
    std::optional<Settings> saved;
};

TEST_F(PanelLayoutTest, TheTextHasHalfOfTheWindowAndTheListSevenRows)
{
    const std::tuple<QSize, double> cases[] = { { { 1400, 900 }, 0.45 }, { { 1024, 700 }, 0.35 },
        { { 1280, 820 }, 0.4 }, { { 1920, 1080 }, 0.45 } };
    for (const auto& [size, share] : cases) {
        start(size);
        const DocumentView& text = window->documentView();
        EXPECT_GE(2 * text.height(), window->height()) << size.width();
        EXPECT_GE(shareOfWindow(text), share) << size.width();
        EXPECT_GE(rowsSeen(), PanelLayout::leastRows) << size.width();
        const auto* documents = window->findChild<DocumentsView*>()->table();
        EXPECT_FALSE(documents->horizontalScrollBar()->isVisible()) << size.width();
        window.reset();
    }
}

TEST_F(PanelLayoutTest, TheListNeedNotBeMovedSideways)
{
    for (const QSize& size : { QSize(1400, 900), QSize(1024, 700) }) {
        start(size);
        const auto* table = window->findChild<ErrorListView*>()->table();
        EXPECT_EQ(table->horizontalScrollBar()->maximum(), 0) << size.width();
        window.reset();
    }
}

TEST_F(PanelLayoutTest, DocumentsNeedNotBeMovedSideways)
{
    start({ 1024, 700 });
    const auto* table = window->findChild<DocumentsView*>()->table();
    for (const QSize& size : { QSize(800, 600), QSize(1024, 700) }) {
        window->resize(size);
        settle();
        EXPECT_EQ(table->horizontalScrollBar()->maximum(), 0) << size.width();
    }
    window.reset();
    start({ 800, 600 });
    EXPECT_EQ(window->findChild<DocumentsView*>()->table()->horizontalScrollBar()->maximum(), 0);
}

TEST_F(PanelLayoutTest, AListStandsLeftOfTheNumbersThatFillIt)
{
    start({ 1400, 900 });
    ASSERT_TRUE(seen("errors") && seen("scores"));
    EXPECT_LT(dock("errors").geometry().right(), dock("scores").geometry().left());
    EXPECT_GT(dock("errors").geometry().top(), window->documentView().geometry().bottom());
    window->resize(1024, 700);
    settle();
    EXPECT_TRUE(seen("errors"));
    EXPECT_FALSE(seen("scores"));
    EXPECT_TRUE(window->tabifiedDockWidgets(&dock("errors")).contains(&dock("scores")));
    window->resize(1800, 1000);
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores") && seen("details"));
    window->resize(1400, 900);
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores")) << "what the layout is for";
    EXPECT_FALSE(seen("details"));
}

TEST_F(PanelLayoutTest, NamesOfSystemsTakeTheRoomThatTheRowOfToolbarsHas)
{
    start({ 1400, 900 });
    auto dataSet = *sampleDataSet();
    dataSet.systems.push_back(dataSet.systems.front());
    for (std::size_t i = 0; i < dataSet.systems.size(); ++i) {
        dataSet.systems[i].name = "team1" + std::to_string(i) + "_bundle1_fr_1";
    }
    window->openDataSet(dataSet);
    settle();
    const auto* bar = window->findChild<SessionToolBar*>();
    const QComboBox* systemA = nullptr;
    for (const auto* combo : bar->findChildren<QComboBox*>()) {
        if (combo->accessibleName() == QStringLiteral("System A")) {
            systemA = combo;
        }
    }
    ASSERT_NE(systemA, nullptr);
    const auto* steps = window->findChild<StepToolBar*>();
    const auto seenWhole = [&](Command command) {
        for (const auto* button : steps->findChildren<QToolButton*>()) {
            if (button->defaultAction() == window->action(command)) {
                return button->isVisible() && steps->rect().contains(button->geometry());
            }
        }
        return false;
    };
    for (const int width : { 1400, 820, 1024, 820 }) {
        window->resize(width, 800);
        settle();
        EXPECT_EQ(systemA->itemText(1) == QStringLiteral("team11_bundle1_fr_1"), width > 820)
            << width << ": " << systemA->itemText(1).toStdString();
        EXPECT_TRUE(systemA->itemText(1).startsWith(QStringLiteral("team11_"))) << "told from the others";
        EXPECT_TRUE(width == 820 || (seenWhole(Command::PreviousError) && seenWhole(Command::NextError)))
            << width;
    }
}

TEST_F(PanelLayoutTest, AFieldAndLabelsYieldWhereTheRowOfToolbarsIsFull)
{
    start({ 1400, 900 });
    uitest::Folder folder;
    const QByteArray rows = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tMISC\n"
                            "# document_id = a\nAda\tB-pers\tO\tB-pers.ind\t_\nleft\tO\tO\tO\t_\n";
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = toPath(folder.file(QStringLiteral("HIPE-gold.tsv"), rows));
    for (const char* name : { "team10_bundle1_fr_1", "team11_bundle1_fr_2" }) {
        dataSet.systems.push_back(
            uitest::source(folder.file(QString::fromLatin1(name) + QStringLiteral(".tsv"), rows)));
    }
    window->openDataSet(dataSet);
    settle();
    auto* const steps = window->findChild<StepToolBar*>();
    const auto* const bar = window->findChild<SessionToolBar*>();
    const auto whole = [](const QToolBar& one) {
        return std::ranges::all_of(one.actions(), [&one](QAction* action) {
            const QWidget* entry = one.widgetForAction(action);
            return !action->isVisible() || (entry->isVisible() && one.rect().contains(entry->geometry()));
        });
    };
    for (const int width : { 1400, 1024, 1400, 1024 }) {
        window->resize(width, 700);
        settle();
        EXPECT_TRUE(whole(*steps)) << width;
        EXPECT_TRUE(whole(*bar)) << width;
        EXPECT_EQ(steps->findField()->isVisible(), width == 1400);
    }
}

TEST_F(PanelLayoutTest, WhatIsBehindATabIsOutOfReach)
{
    start({ 1400, 900 });
    EXPECT_FALSE(dock("confusion").widget()->isVisible());
    window->showPanel(QStringLiteral("confusion"));
    EXPECT_TRUE(seen("confusion"));
    settle();
    EXPECT_FALSE(dock("scores").widget()->isVisible());
    // A tab says the name already.
    EXPECT_EQ(dock("confusion").titleBarWidget()->sizeHint().height(), 0);
    EXPECT_EQ(dock("errors").titleBarWidget(), nullptr);
}

TEST_F(PanelLayoutTest, CompareTakesTheLowerHalfAndGivesItBack)
{
    start({ 1400, 900 });
    const int width = dock("errors").width();
    for (const char* name : { "compare", "rules" }) {
        window->showPanel(QString::fromLatin1(name));
        settle();
        EXPECT_TRUE(seen(name));
        EXPECT_FALSE(seen("errors") || seen("scores"));
        EXPECT_GT(dock(name).width(), window->width() * 9 / 10);
        dock(name).close();
        settle();
        EXPECT_TRUE(seen("errors") && seen("scores"));
        EXPECT_FALSE(seen(name));
        EXPECT_NEAR(dock("errors").width(), width, 4);
        EXPECT_GE(2 * window->documentView().height(), window->height());
    }
    for (const QSize& size : { QSize(1400, 900), QSize(1024, 700) }) {
        window->resize(size);
        settle();
        const int height = window->documentView().height();
        for (int time = 0; time < 3; ++time) {
            window->showPanel(QStringLiteral("compare"));
            settle();
            dock("compare").close();
            settle();
            EXPECT_EQ(window->documentView().height(), height) << size.width();
        }
    }
    window->resize(1400, 900);
    settle();
    window->showPanel(QStringLiteral("compare"));
    window->showPanel(QStringLiteral("errors"));
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores"));
    EXPECT_FALSE(seen("compare"));
    dock("compare").toggleViewAction()->trigger();
    settle();
    EXPECT_TRUE(seen("compare"));
    EXPECT_FALSE(seen("errors"));
    window->showPanel(QStringLiteral("rules"));
    settle();
    EXPECT_TRUE(seen("rules"));
    EXPECT_FALSE(seen("compare"));
}

TEST_F(PanelLayoutTest, WhatIsClickedInCompareFillsAListThatOneSees)
{
    start({ 1400, 900 });
    const int width = dock("errors").width();
    const auto filter = [this](match::Outcome outcome) {
        window->selection().setFilter({ .scheme = match::Scheme::Strict, .outcomes = { outcome } });
        settle();
    };
    window->showPanel(QStringLiteral("compare")); // which has the focus then
    settle();
    ASSERT_TRUE(dock("compare").isAncestorOf(QApplication::focusWidget()));
    filter(match::Outcome::Missing);
    EXPECT_TRUE(seen("errors") && seen("compare"));
    EXPECT_FALSE(seen("scores"));
    EXPECT_LT(dock("errors").x(), dock("compare").x());
    EXPECT_GT(dock("compare").width(), window->width() / 2);
    EXPECT_EQ(window->findChild<ErrorListView*>()->table()->horizontalScrollBar()->maximum(), 0);
    window->showPanel(QStringLiteral("errors"));
    settle();
    EXPECT_TRUE(seen("errors") && seen("compare")) << "it stands there already";
    window->showPanel(QStringLiteral("scores"));
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores"));
    EXPECT_FALSE(seen("compare"));
    EXPECT_NEAR(dock("errors").width(), width, 4);
    window->showPanel(QStringLiteral("compare"));
    settle();
    EXPECT_FALSE(seen("errors"));
    window->documentView().canvas().setFocus(Qt::OtherFocusReason);
    filter(match::Outcome::Spurious);
    EXPECT_FALSE(seen("errors")) << "the filter came from elsewhere";
    window->resize(1024, 700);
    settle();
    window->showPanel(QStringLiteral("compare"));
    filter(match::Outcome::Missing);
    EXPECT_TRUE(seen("compare")) << "there is no room for both";
}

TEST_F(PanelLayoutTest, LayoutsPutInFrontWhatTheyAreFor)
{
    start({ 1400, 900 });
    const int height = window->documentView().height();
    window->arrange(Arrangement::Read);
    settle();
    EXPECT_TRUE(seen("errors") && seen("details"));
    EXPECT_GT(window->documentView().height(), height);
    window->arrange(Arrangement::Compare);
    settle();
    EXPECT_TRUE(seen("errors") && seen("compare"));
    window->arrange(Arrangement::Analyse);
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores"));
    EXPECT_FALSE(seen("compare"));
    EXPECT_EQ(window->documentView().height(), height);
}

TEST_F(PanelLayoutTest, LayoutsOfOnesOwnAreKept)
{
    start({ 1400, 900 });
    window->addDockWidget(Qt::RightDockWidgetArea, &dock("details"));
    settle();
    window->saveLayoutAs(QStringLiteral("details & text"));
    ASSERT_TRUE(saved);
    ASSERT_EQ(saved->ownLayouts.size(), 1U);
    window->arrange(Arrangement::Analyse);
    settle();
    EXPECT_EQ(window->dockWidgetArea(&dock("details")), Qt::BottomDockWidgetArea);
    window->showLayout(QStringLiteral("details & text"));
    settle();
    EXPECT_EQ(window->dockWidgetArea(&dock("details")), Qt::RightDockWidgetArea);
    EXPECT_TRUE(seen("details"));
    window->resize(1024, 700); // what the user placed stays
    settle();
    EXPECT_EQ(window->dockWidgetArea(&dock("details")), Qt::RightDockWidgetArea);
    window->close();
    Settings remembered = *saved;
    remembered.geometry.clear(); // the tests' screen is smaller
    EXPECT_EQ(remembered.arrangement, Arrangement::Own);
    window.reset();
    start({ 1400, 900 }, remembered);
    EXPECT_EQ(window->dockWidgetArea(&dock("details")), Qt::RightDockWidgetArea);
    window->removeLayout(QStringLiteral("details & text"));
    EXPECT_TRUE(saved->ownLayouts.empty());
}

TEST_F(PanelLayoutTest, APanelThatCoversTheLowerHalfIsBackAtTheNextStart)
{
    start({ 1400, 900 });
    window->showPanel(QStringLiteral("campaign"));
    settle();
    window->close();
    Settings remembered = *saved;
    remembered.geometry.clear(); // the tests' screen is smaller
    EXPECT_EQ(remembered.arrangement, Arrangement::Analyse);
    EXPECT_EQ(remembered.layoutWhole, QStringLiteral("campaign"));
    for (const auto& [size, numbers] :
        { std::pair(QSize(1400, 900), true), std::pair(QSize(1024, 700), false) }) {
        window.reset();
        start(size, remembered);
        EXPECT_TRUE(seen("campaign")) << size.width();
        EXPECT_FALSE(seen("errors") || seen("scores")) << size.width();
        dock("campaign").close();
        settle();
        EXPECT_TRUE(seen("errors")) << "as it stood behind";
        EXPECT_EQ(seen("scores"), numbers) << size.width();
        window->close();
        EXPECT_TRUE(saved->layoutWhole.isEmpty()) << "it was closed";
    }
}

TEST_F(PanelLayoutTest, ALayoutOfOnesOwnKeepsThePanelThatCoversItsLowerHalf)
{
    start({ 1400, 900 });
    window->showPanel(QStringLiteral("compare"));
    settle();
    window->saveLayoutAs(QStringLiteral("comparing"));
    settle();
    EXPECT_TRUE(seen("compare")) << "saving changes nothing";
    EXPECT_FALSE(seen("errors"));
    window->showPanel(QStringLiteral("errors"));
    settle();
    EXPECT_TRUE(seen("errors") && seen("scores"));
    EXPECT_FALSE(seen("compare"));
    window->showLayout(QStringLiteral("comparing"));
    settle();
    EXPECT_TRUE(seen("compare"));
    EXPECT_FALSE(seen("errors"));
}

} // namespace
} // namespace touchstone::ui
