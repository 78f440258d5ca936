// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window: keys, menus, toolbars, docks and the text tell one story.
#include "ui/window/mainwindow.h"

#include "tests/ui/uisupport.h"
#include "ui/files/importdialog.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/text/recordmenu.h"
#include "ui/panels/text/scenebuilder.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/appearance.h"
#include "ui/window/filterbar.h"
#include "ui/window/steptoolbar.h"
#include "ui/opening/welcomepage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QUrl>

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::ui {
namespace {

using uitest::waitFor;

class MainWindowTest : public ::testing::Test
{
protected:
    void start(Settings settings = {})
    {
        window = std::make_unique<MainWindow>(std::move(settings), [this](const Settings& s) { saved = s; });
        window->resize(1280, 820);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }
    void open(const analysis::DataSetSpec& dataSet)
    {
        window->openDataSet(dataSet);
        ASSERT_TRUE(waitFor([this] { return window->idle() && window->session().dataSet() != nullptr; }));
        QCoreApplication::processEvents();
    }
    void openSample()
    {
        const auto sample = sampleDataSet();
        ASSERT_TRUE(sample);
        open(*sample);
        ASSERT_TRUE(window->selection().evaluation());
    }
    void startWithSample()
    {
        start();
        openSample();
    }
    analysis::DataSetSpec files(const QByteArray& gold, const std::vector<QByteArray>& systems)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold.path = toPath(folder.file(QStringLiteral("gold.conll"), gold));
        int number = 0;
        for (const QByteArray& system : systems) {
            analysis::LayerSource source;
            source.path = toPath(folder.file(QStringLiteral("system%1.conll").arg(++number), system));
            dataSet.systems.push_back(source);
        }
        return dataSet;
    }
    SelectionModel& selection() { return window->selection(); }
    QDockWidget* dock(const char* name) { return window->findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QComboBox* combo(const QString& name)
    {
        for (const QToolBar* bar : window->findChildren<QToolBar*>()) {
            for (QComboBox* candidate : bar->findChildren<QComboBox*>()) {
                if (candidate->accessibleName() == name) {
                    return candidate;
                }
            }
        }
        return nullptr;
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(
            window->focusWidget() != nullptr ? window->focusWidget() : window.get(), code, modifiers);
    }

    uitest::Folder folder;
    std::unique_ptr<MainWindow> window;
    std::optional<Settings> saved;
};

TEST_F(MainWindowTest, FirstLaunchShowsTheWelcomePageAndNothingDead)
{
    start();
    auto* welcome = window->findChild<WelcomePage*>();
    ASSERT_NE(welcome, nullptr);
    EXPECT_TRUE(welcome->isVisible());
    for (const QDockWidget* panel : window->findChildren<QDockWidget*>()) {
        EXPECT_FALSE(panel->isVisible()) << panel->objectName().toStdString();
    }
    EXPECT_FALSE(window->action(Command::NextError)->isEnabled());
    EXPECT_FALSE(window->action(Command::Reload)->isEnabled());
    EXPECT_TRUE(window->action(Command::Open)->isEnabled());
    EXPECT_FALSE(window->showPanel(QStringLiteral("errors")));
}

TEST_F(MainWindowTest, TheSampleOpensWithOneClickAndDocksAppear)
{
    start();
    for (QPushButton* button : window->findChild<WelcomePage*>()->findChildren<QPushButton*>()) {
        if (button->text().contains(QLatin1String("ample"))) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    ASSERT_TRUE(waitFor([this] { return window->idle() && selection().evaluation() != nullptr; }));
    EXPECT_TRUE(dock("documents")->isVisible());
    EXPECT_TRUE(dock("details")->isVisible());
    EXPECT_TRUE(dock("errors")->isVisible());
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Sample – Touchstone"));
    int tabBars = 0; // of docks; passing groups must leave none behind
    window->arrange(Arrangement::Analyse);
    QCoreApplication::processEvents();
    for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabBars += bar->isVisible() ? 1 : 0;
    }
    EXPECT_EQ(tabBars, 1); // right of the errors
    EXPECT_TRUE(!saved || saved->recent.empty()); // the sample is not a file of the user
}

TEST_F(MainWindowTest, F8ShowsTheSameErrorInTextListAndStepper)
{
    startWithSample();
    auto* list = window->findChild<ErrorListView*>();
    auto* stepper = window->findChild<StepToolBar*>();
    window->documentView().setFocus();
    EXPECT_EQ(selection().currentRecord(), selection().records().front())
        << "the first error is shown at once";
    for (int i = 2; i <= 4; ++i) {
        key(Qt::Key_F8);
        ASSERT_TRUE(selection().currentRecord());
        const std::uint32_t current = *selection().currentRecord();
        EXPECT_EQ(window->documentView().canvas().currentRecord(), current);
        EXPECT_EQ(list->model()->record(list->table()->currentIndex().row()), current);
        EXPECT_EQ(stepper->text(), QStringLiteral("error %1 of %2").arg(i).arg(selection().records().size()));
        EXPECT_FALSE(window->documentView().canvas().rectsOf(current, analysis::SideId::Gold).empty()
            && window->documentView().canvas().rectsOf(current, analysis::SideId::System).empty());
    }
    EXPECT_TRUE(window->documentView()
                    .canvas()
                    .describe(*selection().currentRecord())
                    .endsWith(QStringLiteral(", ") + stepper->text()))
        << "a screen reader says where the error stands";
    key(Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(stepper->text().section(QLatin1Char(' '), 1, 1), QStringLiteral("3"));
    key(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(stepper->text().section(QLatin1Char(' '), 1, 1), QStringLiteral("4"));
}

TEST_F(MainWindowTest, ANumberInTheScoresFiltersAndEscRestores)
{
    startWithSample();
    const std::size_t all = selection().records().size();
    const auto& overall = selection().evaluation()->overall[0];
    selection().setFilter(analysis::scoreCell(match::Scheme::Strict, analysis::ScoreColumn::Missing));
    EXPECT_EQ(static_cast<std::int64_t>(selection().records().size()), overall[match::Outcome::Missing]);
    const auto chips = window->findChild<FilterBar*>()->chipTexts();
    ASSERT_EQ(chips.size(), 1);
    EXPECT_TRUE(chips[0].contains(QLatin1String("Missing")));
    window->documentView().setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(selection().filters().empty());
    EXPECT_EQ(selection().records().size(), all);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(selection().filters().size(), 1U);
    key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_TRUE(selection().filters().empty());
}

TEST_F(MainWindowTest, AChipsClickRemovesItsFilter)
{
    startWithSample();
    analysis::RecordFilter a;
    a.types = { "PER" };
    analysis::RecordFilter b;
    b.documents = { "news" };
    selection().setFilters({ a, b });
    QCoreApplication::processEvents();
    auto* bar = window->findChild<FilterBar*>();
    for (QToolButton* button : bar->findChildren<QToolButton*>()) {
        if (button->isVisible() && button->text().contains(QLatin1String("PER"))) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    }
    EXPECT_EQ(selection().filters(), std::vector { b });
}

TEST_F(MainWindowTest, WordsTypedIntoTheFilterBarBecomeAFilter)
{
    startWithSample();
    window->documentView().setFocus();
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr);
    QTest::keyClicks(field, QStringLiteral("quill"));
    QTest::keyClick(field, Qt::Key_Return);
    ASSERT_EQ(selection().filters().size(), 1U);
    EXPECT_EQ(selection().filters()[0].words, "quill");
    EXPECT_FALSE(selection().records().empty());
    field->clear();
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(selection().filters().empty());
}

TEST_F(MainWindowTest, CombosSwitchSystemMatchingAndPairing)
{
    startWithSample();
    QComboBox* a = combo(QStringLiteral("System A"));
    QComboBox* matching = combo(QStringLiteral("Scheme"));
    QComboBox* pairing = combo(QStringLiteral("Matching"));
    ASSERT_TRUE(a && matching && pairing);
    const auto pick = [](QComboBox* box, int index) {
        box->setFocus();
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    };
    pick(matching, 3);
    EXPECT_EQ(selection().scheme(), match::Scheme::Type);
    pick(a, 1);
    ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    EXPECT_EQ(window->session().systemA(), 1);
    EXPECT_EQ(selection().evaluation()->system->name, "system-b");
    pick(pairing, 1);
    EXPECT_EQ(window->session().state(), Session::State::Scoring);
    ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    EXPECT_EQ(selection().evaluation()->spec.matching.pairing, match::PairingPolicy::FirstCome);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->scheme, match::Scheme::Type);
    EXPECT_EQ(saved->pairing, match::PairingPolicy::FirstCome);
}

TEST_F(MainWindowTest, AltAndANumberChoosesTheSystem)
{
    startWithSample();
    window->documentView().setFocus();
    key(Qt::Key_2, Qt::AltModifier);
    ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    EXPECT_EQ(window->session().systemA(), 1);
    key(Qt::Key_9, Qt::AltModifier); // there is none
    EXPECT_EQ(window->session().systemA(), 1);
    key(Qt::Key_1, Qt::AltModifier);
    ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    EXPECT_EQ(window->session().systemA(), 0);
}

TEST_F(MainWindowTest, ControlAndANumberGoesToAPanelAndF6Cycles)
{
    startWithSample();
    window->documentView().setFocus();
    key(Qt::Key_5, Qt::ControlModifier);
    EXPECT_FALSE(dock("scores")->visibleRegion().isEmpty());
    EXPECT_TRUE(dock("scores")->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_2, Qt::ControlModifier);
    EXPECT_EQ(QApplication::focusWidget(), &window->documentView().canvas());
    QSet<QWidget*> visited;
    for (int i = 0; i < 4; ++i) {
        key(Qt::Key_F6);
        visited.insert(QApplication::focusWidget());
    }
    EXPECT_EQ(visited.size(), 4); // errors, scores (in front), documents, text
    EXPECT_EQ(QApplication::focusWidget(), &window->documentView().canvas());
    dock("details")->close();
    EXPECT_FALSE(dock("details")->isVisible());
    key(Qt::Key_3, Qt::ControlModifier);
    EXPECT_TRUE(dock("details")->isVisible());
}

TEST_F(MainWindowTest, TextThatDiffersIsAnnouncedWithTheNumberOfPlaces)
{
    startWithSample();
    EXPECT_EQ(window->documentView().notice(), QString()); // news: same text
    const auto& cases = selection().evaluation()->cases;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (cases[i].name() == "letter") {
            selection().setCurrentCase(i);
            const auto places = differingPlaces(cases[i]);
            EXPECT_TRUE(window->documentView().notice().contains(places == 1
                    ? QStringLiteral(" at 1 place (")
                    : QStringLiteral(" at %1 places (").arg(places)))
                << window->documentView().notice().toStdString();
            EXPECT_GT(differingPlaces(cases[i]), 0U);
        }
    }
}

TEST_F(MainWindowTest, AClickOnAnAnnotationSelectsItAndADoubleClickFilters)
{
    startWithSample();
    SpanTextView& canvas = window->documentView().canvas();
    const auto marked = canvas.markedSpans();
    ASSERT_FALSE(marked.empty());
    const auto rects = canvas.rectsOf(marked[0].record, marked[0].side);
    ASSERT_FALSE(rects.empty());
    const QPoint point = rects[0].center().toPoint();
    QTest::mouseClick(canvas.viewport(), Qt::LeftButton, Qt::NoModifier, point);
    EXPECT_EQ(selection().currentRecord(), marked[0].record);
    EXPECT_TRUE(selection().filters().empty()); // a selection never changes the filter
    QTest::mouseDClick(canvas.viewport(), Qt::LeftButton, Qt::NoModifier, point);
    ASSERT_EQ(selection().filters().size(), 1U);
    EXPECT_EQ(selection().filters()[0].outcomes, std::vector { marked[0].outcome });
    EXPECT_TRUE(selection().inFilter(marked[0].record));
}

TEST_F(MainWindowTest, TheContextMenuKeepsAndLeavesOutWhatIsAlike)
{
    startWithSample();
    const std::uint32_t record = selection().records().front();
    RecordMenu menu(selection(), record);
    int filters = 0;
    for (QAction* top : menu.actions()) {
        if (top->menu() == nullptr || !top->text().contains(QLatin1String("Filter"))) {
            continue;
        }
        for (QAction* entry : top->menu()->actions()) {
            const bool keeps = top->text().contains(QLatin1String("Filter to"));
            selection().clearFilters();
            entry->trigger();
            ASSERT_EQ(selection().filters().size(), 1U) << entry->text().toStdString();
            EXPECT_EQ(selection().inFilter(record), keeps) << entry->text().toStdString();
            ++filters;
        }
    }
    EXPECT_GE(filters, 8);
    const auto actions = menu.actions();
    const auto copy = std::find_if(actions.rbegin(), actions.rend(),
        [](const QAction* action) { return action->text().contains(QLatin1String("opy")); });
    ASSERT_NE(copy, actions.rend());
    (*copy)->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_GE(lines.size(), 2);
    EXPECT_EQ(lines[0].count(QLatin1Char('\t')), lines[1].count(QLatin1Char('\t')));
}

TEST_F(MainWindowTest, MatchingChangesMarksAndLeavesTheTextWhereItIs)
{
    startWithSample();
    SpanTextView& canvas = window->documentView().canvas();
    canvas.resize(canvas.width(), 120);
    canvas.verticalScrollBar()->setValue(2);
    const int line = canvas.firstVisibleLine();
    ASSERT_GT(line, 0);
    selection().setScheme(match::Scheme::Partial);
    EXPECT_EQ(canvas.firstVisibleLine(), line);
    // Also with a selected record out of sight; another selection is scrolled to.
    selection().setScheme(match::Scheme::Strict);
    selection().setCurrentRecord(selection().records().front());
    canvas.verticalScrollBar()->setValue(canvas.verticalScrollBar()->maximum());
    const int end = canvas.firstVisibleLine();
    selection().setScheme(match::Scheme::Exact);
    EXPECT_EQ(canvas.firstVisibleLine(), end);
    selection().stepError(true);
    EXPECT_NE(canvas.firstVisibleLine(), end);
}

TEST_F(MainWindowTest, FindCountsAndStepsAndEscClosesOnlyTheBar)
{
    startWithSample();
    analysis::RecordFilter filter;
    filter.types = { "PER" };
    selection().setFilter(filter);
    selection().setCurrentCase(0);
    window->documentView().setFocus();
    key(Qt::Key_F, Qt::ControlModifier);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr);
    QTest::keyClicks(field, QStringLiteral("Norvik"));
    EXPECT_GT(window->documentView().canvas().findCount(), 1);
    const int first = window->documentView().canvas().findPosition();
    key(Qt::Key_F3);
    EXPECT_NE(window->documentView().canvas().findPosition(), first);
    key(Qt::Key_Escape);
    EXPECT_FALSE(field->isVisible());
    EXPECT_EQ(window->documentView().canvas().findCount(), 0);
    EXPECT_EQ(selection().filters().size(), 1U); // Esc belonged to the bar
}

TEST_F(MainWindowTest, PerfectAndMissingDocumentsAreShownAsWhatTheyAre)
{
    start();
    open(files(uitest::conllGold(), { uitest::conllPerfect(), uitest::conllSystem() }));
    EXPECT_TRUE(selection().records().empty());
    EXPECT_EQ(window->findChild<StepToolBar*>()->text(), QStringLiteral("no errors"));
    EXPECT_FALSE(window->findChild<ErrorListView*>()->listShown());
    key(Qt::Key_F8);
    EXPECT_EQ(selection().currentRecord(), std::nullopt);
}

TEST_F(MainWindowTest, AnErrorIsAnInlineBarAndTheRestKeepsWorking)
{
    startWithSample();
    analysis::DataSetSpec broken = *sampleDataSet();
    broken.gold.path = toPath(folder.path(QStringLiteral("nowhere.jsonl")));
    window->openDataSet(broken);
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Failed; }));
    MessageBar* shown = nullptr;
    for (MessageBar* bar : window->findChildren<MessageBar*>()) {
        if (bar->isVisible()) {
            shown = bar;
        }
    }
    ASSERT_NE(shown, nullptr);
    EXPECT_TRUE(shown->text().contains(QLatin1String("nowhere.jsonl")));
    for (QPushButton* button : shown->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Copy")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    EXPECT_EQ(QGuiApplication::clipboard()->text(), shown->text());
    window->documentView().setFocus();
    key(Qt::Key_F8);
    EXPECT_TRUE(selection().currentRecord());
}

TEST_F(MainWindowTest, AFileThatCannotBeReadIsToldOnceAndCanBeReplaced)
{
    start();
    analysis::DataSetSpec broken = files(uitest::conllGold(), {});
    broken.systems.emplace_back().path = toPath(folder.path(QStringLiteral("nowhere.conll")));
    const auto told = [this] {
        int labels = 0;
        for (const QLabel* label : window->findChildren<QLabel*>()) {
            labels += label->isVisible() && label->text().contains(QLatin1String("nowhere.")) ? 1 : 0;
        }
        return labels;
    };
    const auto bar = [this] {
        const auto bars = window->findChildren<MessageBar*>();
        const auto found = std::ranges::find_if(bars, &MessageBar::isVisible);
        return found == bars.end() ? nullptr : *found;
    };
    for (const bool goldToo : { false, true }) {
        if (goldToo) {
            broken.gold.path = toPath(folder.path(QStringLiteral("nowhere.tsv")));
        }
        window->openDataSet(broken);
        ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Failed; }));
        QCoreApplication::processEvents();
        EXPECT_EQ(told(), 1);
        ASSERT_NE(bar(), nullptr);
        EXPECT_EQ(bar()->action()->text(), QStringLiteral("Open…"));
        QTest::mouseClick(bar()->action(), Qt::LeftButton);
        auto* dialog = window->findChild<ImportDialog*>();
        ASSERT_NE(dialog, nullptr);
        EXPECT_EQ(dialog->dataSet(), broken);
        delete dialog;
        EXPECT_TRUE(!saved || saved->recent.empty()) << "what cannot be opened";
    }
}

TEST_F(MainWindowTest, RecentKeepsWhatCouldBeOpened)
{
    analysis::DataSetSpec whole = files(uitest::conllGold(), { uitest::conllSystem() });
    analysis::DataSetSpec partly = whole;
    partly.systems.emplace_back().path = toPath(folder.path(QStringLiteral("nowhere.conll")));
    analysis::DataSetSpec gone = whole;
    gone.gold.path = toPath(folder.path(QStringLiteral("gone.conll")));
    Settings settings;
    settings.remember(gone);
    settings.remember(partly);
    start(settings);
    open(partly);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->recent, (std::vector { whole, gone }));
    window->openDataSet(gone);
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Failed; }));
    EXPECT_EQ(saved->recent, std::vector { whole });
}

TEST_F(MainWindowTest, ARunOfOtherTextsIsToldAndScoredByAButton)
{
    start();
    window->openDataSet(files("Ada B-PER\nsaw O\nParis B-LOC\nin O\nwinter O\n",
        { "Zwoelf O\nBoxkaempfer O\njagen O\nViktor B-PER\n" }));
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Failed; }));
    const auto shownBar = [this]() -> MessageBar* {
        for (MessageBar* bar : window->findChildren<MessageBar*>()) {
            if (bar->isVisible()) {
                return bar;
            }
        }
        return nullptr;
    };
    MessageBar* bar = shownBar();
    ASSERT_NE(bar, nullptr);
    EXPECT_TRUE(bar->text().contains(QLatin1String("is not scored"))) << bar->text().toStdString();
    for (QPushButton* button : bar->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Score anyway") && button->isVisible()) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    ASSERT_TRUE(waitFor([this] { return window->session().state() == Session::State::Ready; }));
    EXPECT_TRUE(window->session().evaluationA());
    const auto bars = window->findChildren<MessageBar*>();
    EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const MessageBar* told) {
        return told->isVisible() && told->text().contains(QLatin1String("most documents are other texts"));
    }));
}

TEST_F(MainWindowTest, AGoldAgainstItselfIsTold)
{
    start();
    analysis::DataSetSpec dataSet = files("Ada B-PER\nsaw O\nParis B-LOC\n", {});
    dataSet.systems.push_back(dataSet.gold);
    open(dataSet);
    const auto bars = window->findChildren<MessageBar*>();
    EXPECT_TRUE(std::any_of(bars.begin(), bars.end(), [](const MessageBar* bar) {
        return bar->isVisible()
            && bar->text().contains(QLatin1String("the gold's own file, compared with itself"));
    }));
}

TEST_F(MainWindowTest, SentencesOfColumnsAreLines)
{
    start();
    const QByteArray gold = "Ada B-PER\nsaw O\n\nParis B-LOC\nslept O\n";
    open(files(gold, { "Ada O\nsaw O\nParis B-LOC\nslept O\n" })); // no blank line
    const auto& evaluation = window->session().evaluationA();
    ASSERT_TRUE(evaluation);
    const auto scene = buildScene(evaluation, 0, match::Scheme::Strict);
    EXPECT_EQ(scene->gold->utf8(), "Ada saw\nParis slept");
    EXPECT_EQ(scene->system->utf8(), scene->gold->utf8());
    EXPECT_EQ(scene->goldLineNumbers, (std::vector<std::uint32_t> { 1, 4 }));
    EXPECT_EQ(evaluation->gold->documents.front().text.utf8(), "Ada saw Paris slept");
    EXPECT_EQ(evaluation->cases.front().relation, analysis::TextRelation::Equal);
}

TEST_F(MainWindowTest, DroppedFilesOpenTheDialogWithTheirGuess)
{
    start();
    const QString gold = folder.file(QStringLiteral("my-gold.conll"), uitest::conllGold());
    const QString system = folder.file(QStringLiteral("first.conll"), uitest::conllSystem());
    QMimeData data;
    data.setUrls({ QUrl::fromLocalFile(system), QUrl::fromLocalFile(gold) });
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    static_cast<QObject*>(window.get())
        ->event(&drop); // no drag goes before it, so not by way of the application
    ASSERT_TRUE(waitFor([this] { return window->findChild<ImportDialog*>() != nullptr; }));
    auto* dialog = window->findChild<ImportDialog*>();
    EXPECT_EQ(fromPath(dialog->dataSet().gold.path), gold);
    EXPECT_EQ(fromPath(dialog->dataSet().systems.at(0).path), system);
    ASSERT_TRUE(waitFor([dialog] { return dialog->check().has_value(); }));
    dialog->accept();
    ASSERT_TRUE(waitFor([this] { return window->idle() && selection().evaluation() != nullptr; }));
    ASSERT_TRUE(saved);
    ASSERT_EQ(saved->recent.size(), 1U);
    EXPECT_EQ(fromPath(saved->recent[0].gold.path), gold);
}

TEST_F(MainWindowTest, OpenComesUpWithWhatIsOpen)
{
    start();
    analysis::DataSetSpec dataSet
        = files(uitest::conllGold(), { uitest::conllSystem(), uitest::conllGold() });
    dataSet.gold.options.documents = io::DocumentUnit::BlankLine;
    dataSet.systems[1].name = "second";
    open(dataSet);
    window->action(Command::Open)->trigger();
    auto* dialog = window->findChild<ImportDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->dataSet(), dataSet);
    EXPECT_FALSE(dialog->addToProject());
    dialog->reject();
    openSample();
    EXPECT_EQ(window->openFiles()->dataSet(), analysis::DataSetSpec {}) << "nobody's files";
}

TEST_F(MainWindowTest, LayoutAndModeAreRememberedAndTheDefaultComesBack)
{
    startWithSample();
    dock("documents")->close();
    window->documentView().stackedAction()->trigger();
    EXPECT_FALSE(window->documentView().sideBySideAction()->isChecked());
    window->documentView().onlyDifferencesAction()->trigger();
    EXPECT_TRUE(window->documentView().canvas().onlyDifferences());
    window->close();
    ASSERT_TRUE(saved);
    EXPECT_FALSE(saved->layout.isEmpty());
    EXPECT_EQ(saved->textMode, TextMode::Stacked);
    EXPECT_TRUE(saved->onlyDifferences);
    const Settings remembered = *saved;
    window.reset();
    start(remembered);
    openSample();
    EXPECT_FALSE(dock("documents")->isVisible());
    EXPECT_TRUE(dock("errors")->isVisible());
    EXPECT_EQ(window->documentView().mode(), TextMode::Stacked);
    EXPECT_TRUE(window->documentView().onlyDifferencesAction()->isChecked());
    EXPECT_TRUE(window->documentView().canvas().onlyDifferences());
    window->arrange(Arrangement::Analyse);
    EXPECT_TRUE(dock("documents")->isVisible());
}

TEST_F(MainWindowTest, SettingsSurviveTheStore)
{
    Settings settings;
    settings.scheme = match::Scheme::Partial;
    settings.pairing = match::PairingPolicy::FirstCome;
    settings.textMode = TextMode::Interlinear;
    settings.onlyDifferences = true;
    settings.appearance = Appearance::Dark;
    settings.lastFolder = QStringLiteral("/x/é");
    analysis::DataSetSpec dataSet = files(uitest::conllGold(), { uitest::conllSystem() });
    dataSet.name = "näme";
    dataSet.gold.options.column = 2;
    dataSet.gold.options.documents = io::DocumentUnit::BlankLine;
    dataSet.labelMap = "/x/é.tsv";
    dataSet.labels
        = { { { annotation::LabelSide::Gold, "a\tb", "" }, { annotation::LabelSide::Both, "c,d", "é" } }, 2,
              { "é", "a,b" } };
    settings.remember(dataSet);
    settings.remember(dataSet);
    ASSERT_EQ(settings.recent.size(), 1U);
    ASSERT_TRUE(writeSettings(settings));
    const Settings read = readSettings();
    EXPECT_EQ(read.scheme, settings.scheme);
    EXPECT_EQ(read.pairing, settings.pairing);
    EXPECT_EQ(read.textMode, settings.textMode);
    EXPECT_EQ(read.onlyDifferences, settings.onlyDifferences);
    EXPECT_EQ(read.appearance, settings.appearance);
    EXPECT_EQ(read.lastFolder, settings.lastFolder);
    EXPECT_EQ(read.recent, settings.recent);
    ASSERT_TRUE(writeSettings({}));
    EXPECT_TRUE(readSettings().recent.empty());
}

TEST_F(MainWindowTest, EveryMenuEntryHasATextAndNoKeyIsTakenTwice)
{
    startWithSample();
    QSet<QString> keys;
    const std::function<void(QMenu*)> walk = [&](QMenu* menu) {
        QSet<QChar> mnemonics;
        for (QAction* entry : menu->actions()) {
            if (entry->isSeparator()) {
                continue;
            }
            EXPECT_FALSE(entry->text().isEmpty());
            const qsizetype mark = entry->text().indexOf(QLatin1Char('&'));
            if (mark >= 0 && entry->isVisible()) {
                const QChar letter = entry->text().at(mark + 1).toLower();
                EXPECT_FALSE(mnemonics.contains(letter)) << entry->text().toStdString();
                mnemonics.insert(letter);
            }
            if (entry->menu() != nullptr) {
                walk(entry->menu());
                continue;
            }
            for (const QKeySequence& sequence : entry->shortcuts()) {
                EXPECT_FALSE(keys.contains(sequence.toString())) << sequence.toString().toStdString();
                keys.insert(sequence.toString());
            }
        }
    };
    for (QAction* entry : window->menuBar()->actions()) {
        walk(entry->menu());
    }
    EXPECT_TRUE(keys.contains(QStringLiteral("F8")));
    for (const CommandInfo& info : commands()) {
        EXPECT_FALSE(info.meaning.isEmpty());
        EXPECT_NE(window->action(info.command), nullptr);
    }
}

/// The text of everything in the window whose letter after & is a key of the whole window.
QStringList textsWithLetters(const QWidget& window)
{
    QStringList texts;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        texts << (label->buddy() != nullptr ? label->text() : QString());
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        texts << button->text();
    }
    for (const QGroupBox* box : window.findChildren<QGroupBox*>()) {
        texts << box->title();
    }
    for (const QTabBar* bar : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tab < bar->count(); ++tab) {
            texts << bar->tabText(tab);
        }
    }
    return texts;
}

// Two takers of one letter: Qt then opens neither.
TEST_F(MainWindowTest, NoPanelTakesALetterOfTheMenuBar)
{
    startWithSample();
    QSet<QString> letters;
    for (const QAction* entry : window->menuBar()->actions()) {
        const QString letter = QKeySequence::mnemonic(entry->text()).toString();
        ASSERT_FALSE(letter.isEmpty()) << entry->text().toStdString();
        EXPECT_FALSE(letters.contains(letter)) << entry->text().toStdString();
        letters.insert(letter);
    }
    for (const QString& panel : MainWindow::panelNames()) { // some make their parts when they are shown
        window->showPanel(panel);
        ASSERT_TRUE(waitFor([this] { return window->idle(); }));
    }
    const QStringList texts = textsWithLetters(*window);
    EXPECT_TRUE(texts.contains(QStringLiteral("&Table:")));
    for (const QString& text : texts) {
        EXPECT_FALSE(letters.contains(QKeySequence::mnemonic(text).toString())) << text.toStdString();
    }
    window->showPanel(QStringLiteral("scores"));
    for (QAction* entry : window->menuBar()->actions()) {
        const QKeySequence keys = QKeySequence::mnemonic(entry->text());
        QTest::keySequence(window.get(), keys);
        EXPECT_EQ(QApplication::activePopupWidget(), entry->menu()) << keys.toString().toStdString();
        while (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
    }
}

TEST_F(MainWindowTest, AMessageStaysReadableWhenTheAppearanceChanges)
{
    start();
    MessageBar bar;
    bar.showMessage(MessageBar::Kind::Warning, QStringLiteral("texts differ"));
    const auto lightness = [&bar] {
        const auto* text = bar.findChildren<QLabel*>().last();
        return std::pair { bar.palette().color(QPalette::Window).lightness(),
            text->palette().color(QPalette::WindowText).lightness() };
    };
    const auto apply = [&bar](Appearance appearance) {
        applyAppearance(appearance);
        QEvent change(QEvent::ApplicationPaletteChange); // Qt sends it while the application's loop runs
        QCoreApplication::sendEvent(&bar, &change);
    };
    apply(Appearance::Light);
    EXPECT_GT(lightness().first, lightness().second + 100);
    apply(Appearance::Dark);
    EXPECT_LT(lightness().first + 100, lightness().second);
    applyAppearance(Appearance::System);
}

TEST_F(MainWindowTest, EveryControlOfTheToolbarsHasAName)
{
    startWithSample();
    for (QToolBar* bar : window->findChildren<QToolBar*>()) {
        for (QWidget* widget : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (qobject_cast<QComboBox*>(widget) || qobject_cast<QLineEdit*>(widget)) {
                EXPECT_FALSE(widget->accessibleName().isEmpty());
            }
        }
    }
}

TEST_F(MainWindowTest, ClosingWhileReadingIsSafe)
{
    start();
    window->openDataSet(*sampleDataSet());
    window->close();
    window.reset();
    QCoreApplication::processEvents();
}

} // namespace
} // namespace touchstone::ui
