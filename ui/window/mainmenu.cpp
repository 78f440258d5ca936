// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainmenu.h"

#include "ui/charts/chartpanel.h"
#include "ui/export/reportdialog.h"
#include "ui/help/helpdialogs.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulefilesbar.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/panels/text/documentview.h"
#include "ui/printing/printdialog.h"
#include "ui/project/correctionsbar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/base/language.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/base/keepsaid.h"
#include "ui/session/whenchanged.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/corpuspanels.h"
#include "ui/window/mainwindow.h"
#include "ui/window/paneldocks.h"
#include "ui/window/panelexports.h"
#include "ui/window/projectcontrol.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/opening/welcomepage.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/support/lookup.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QInputDialog>
#include <QMenuBar>
#include <QStatusBar>
#include <QUndoStack>

namespace touchstone::ui {

namespace {

constexpr int noticeTime = 6000;
constexpr int numberKeys = 9;
constexpr std::optional<Command> separator;
using enum Command;

} // namespace

QAction* MainMenu::addCommand(Command command, const std::function<void()>& triggered)
{
    auto* action = new QAction(this);
    applyCommand(*action, command);
    connect(action, &QAction::triggered, this, triggered);
    m_window.addAction(action);
    m_actions.emplace(command, action);
    return action;
}

MainMenu::MainMenu(MainWindow& window, PanelDocks& panels, const Settings& settings)
    : QObject(&window)
    , m_window(window)
    , m_panels(panels)
    , m_settings(settings)
    , m_session(window.session())
    , m_selection(window.selection())
    , m_rules(window.rules())
    , m_text(window.documentView())
    , m_scores(panels.view<ScoreView>())
    , m_rulesView(panels.view<RulesView>())
{
    makeFileCommands();
    makeViewCommands();
    makeStepCommands();
    makeRuleCommands();
    makeHelpCommands();
    for (int i = 0; i < numberKeys; ++i) {
        auto* system = new QAction(this);
        system->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(
            system, &QAction::triggered, this, [this, i]() { SessionToolBar::chooseSystem(m_session, i); });
        m_window.addAction(system);
        m_systemKeys.push_back(system);
    }
}

QAction* MainMenu::addChoice(
    QMenu& menu, QActionGroup& group, const QString& title, const std::function<void()>& chosen)
{
    auto* entry = group.addAction(title);
    entry->setCheckable(true);
    connect(entry, &QAction::triggered, this, chosen);
    menu.addAction(entry);
    return entry;
}

void MainMenu::add(QMenu& menu, std::initializer_list<std::optional<Command>> entries)
{
    for (const std::optional<Command> entry : entries) {
        if (entry) {
            menu.addAction(action(*entry));
        } else {
            menu.addSeparator();
        }
    }
}

void MainMenu::makeFileCommands()
{
    addCommand(Open, [this]() { m_window.openFiles(); });
    addCommand(AddDataSet, [this]() { m_window.showImportDialog({}, true); });
    ProjectControl& projects = m_window.projects();
    addCommand(OpenProject, [&projects]() { projects.openFile(); });
    addCommand(NewProject, [&projects]() { projects.begin(); });
    addCommand(SaveProject, [&projects]() { projects.save(); });
    addCommand(SaveProjectAs, [&projects]() { projects.saveAs(); });
    whenChanged(m_window.project(), ProjectSession::ProjectChanged, this, [this]() { refresh(m_dataShown); });
    addCommand(Reload, [this]() { m_session.reload(); });
    addCommand(Labels, [this]() { m_window.editLabels(); });
    CorrectionsBar& corrections = projects.corrections();
    auto* corrected
        = addCommand(Corrections, [&corrections]() { corrections.setOn(corrections.file().isEmpty()); });
    corrected->setCheckable(true);
    connect(&corrections, &CorrectionsBar::changed, corrected,
        [corrected, &corrections]() { corrected->setChecked(!corrections.file().isEmpty()); });
    addCommand(ExportFigure, [this]() { m_window.exportFigure(); });
    addCommand(ExportTable, [this]() {
        if (!exportsOwnTable(m_panels)) {
            m_window.exportTable();
        }
    });
    addCommand(ExportReport, [this]() {
        auto* dialog = new ReportDialog(m_session, m_selection, m_window.presets(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        helpByKey(*dialog, QStringLiteral("files#html-report"));
        dialog->show();
    });
    addCommand(Convert, [this]() { m_window.convert(); });
    addCommand(CheckSubmission, [this]() { m_window.checkSubmission(); });
    addCommand(Trend, [this]() { m_window.showTrend(); });
    const auto printing = [this]() {
        auto* dialog = new PrintDialog(m_session, m_selection, printSources(m_panels), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        helpByKey(*dialog, QStringLiteral("files#print"));
        return dialog;
    };
    addCommand(Print, [printing]() { printing()->open(); });
    addCommand(PrintPreview, [printing]() { printing()->preview(); });
    addCommand(Quit, [this]() { m_window.close(); });
    addCommand(Copy, [this]() { copyFocused(); });
    addCommand(CopyTable, [this]() { copyTable(); });
    addCommand(Find, [this]() { m_text.openFind(); });
    addCommand(FindNext, [this]() { m_text.findAgain(true); });
    addCommand(FindPrevious, [this]() { m_text.findAgain(false); });
    addCommand(FindOccurrences, [this]() { showOccurrences(m_window, m_panels, wordsAtHand(m_window)); });
    addCommand(FilterErrors, [this]() {
        m_window.showPanel(QStringLiteral("errors"));
        Q_EMIT filterRequested();
    });
    JudgingMode& judging = projects.judging().mode();
    auto* byKeys
        = addCommand(JudgeByKeys, [this, &judging]() { judging.setOn(action(JudgeByKeys)->isChecked()); });
    byKeys->setCheckable(true);
    connect(
        &judging, &JudgingMode::changed, byKeys, [byKeys, &judging]() { byKeys->setChecked(judging.on()); });
    addCommand(JudgeRecord, [&projects]() { projects.judging().judge({}); });
    addCommand(JudgeAgreement, [this]() {
        m_window.showPanel(QStringLiteral("suspects"));
        m_panels.view<SuspectsView>().showAgreement();
    });
    addCommand(EditSettings, [this]() { Q_EMIT settingsRequested(); });
}

void MainMenu::makeViewCommands()
{
    addCommand(ChooseMeasure, [this]() { Q_EMIT measureRequested(); });
    addCommand(AlphaDown, [this]() { SessionToolBar::stepAlpha(m_session, -1); });
    addCommand(AlphaUp, [this]() { SessionToolBar::stepAlpha(m_session, 1); });
    addCommand(ZoomIn, [this]() { m_text.canvas().zoomIn(); });
    addCommand(ZoomOut, [this]() { m_text.canvas().zoomOut(); });
    addCommand(ZoomReset, [this]() { m_text.canvas().zoomReset(); });
    m_actions.emplace(TextSideBySide, m_text.sideBySideAction());
    m_actions.emplace(TextInterlinear, m_text.interlinearAction());
    m_actions.emplace(TextStacked, m_text.stackedAction());
    m_actions.emplace(TextOnlyDifferences, m_text.onlyDifferencesAction());
    m_actions.emplace(TextSystemB, m_text.systemBAction());
    m_actions.emplace(ScoreIntervals, m_scores.intervals()->action());
    m_window.addAction(m_scores.intervals()->action());
    connect(m_scores.intervals()->action(), &QAction::triggered, this, [this](bool on) {
        if (on) {
            m_window.showPanel(QStringLiteral("scores"));
        }
    });
    addCommand(NextPane, [this]() { m_panels.cycle(true); });
    addCommand(PreviousPane, [this]() { m_panels.cycle(false); });
}

void MainMenu::makeStepCommands()
{
    addCommand(NextError, [this]() { noticeStep(m_selection.stepError(true)); });
    addCommand(PreviousError, [this]() { noticeStep(m_selection.stepError(false)); });
    addCommand(NextSimilarError, [this]() {
        const auto step = m_selection.stepSimilar();
        noticeStep(step);
        if (step == SelectionModel::Step::Nothing) {
            m_window.statusBar()->showMessage(tr("No other error of this kind in the filter"), noticeTime);
        }
    });
    addCommand(NextDocument, [this]() { noticeStep(m_selection.stepDocument(true)); });
    addCommand(PreviousDocument, [this]() { noticeStep(m_selection.stepDocument(false)); });
    addCommand(FilterBack, [this]() { m_selection.goBack(); });
    addCommand(FilterForward, [this]() { m_selection.goForward(); });
    addCommand(DropFilter, [this]() { m_selection.popFilter(); });
    addCommand(ClearFilters, [this]() { m_selection.clearFilters(); });
}

void MainMenu::makeHelpCommands()
{
    addCommand(Help, [this]() {
        const QString own = helpOf(QApplication::focusWidget());
        const HelpPlace place = own.isEmpty() ? helpPlaceOfPanel(m_window.focusedPanel()) : helpPlace(own);
        showHelp(&m_window, place.page + QLatin1Char('#') + place.anchor);
    });
    addCommand(Shortcuts, [this]() { shortcutsDialog(&m_window)->show(); });
}

void MainMenu::build()
{
    QMenu* file = m_window.menuBar()->addMenu(tr("&File"));
    add(*file, { Open, AddDataSet, OpenProject });
    m_recentMenu = file->addMenu(tr("Ope&n recent"));
    add(*file,
        { separator, NewProject, SaveProject, SaveProjectAs, separator, Reload, Labels, Corrections,
            separator, ExportFigure, ExportTable, ExportReport, Convert, separator, CheckSubmission, Trend,
            separator, Print, PrintPreview, separator, Quit });

    QMenu* edit = m_window.menuBar()->addMenu(tr("&Edit"));
    add(*edit,
        { Copy, CopyTable, separator, Find, FindNext, FindPrevious, FindOccurrences, FilterErrors, separator,
            JudgeByKeys, JudgeRecord, JudgeAgreement, separator, EditSettings });

    buildViewMenu(*m_window.menuBar()->addMenu(tr("&View")));

    QMenu* go = m_window.menuBar()->addMenu(tr("&Go"));
    add(*go,
        { NextError, PreviousError, NextSimilarError, NextDocument, PreviousDocument, separator, FilterBack,
            FilterForward, DropFilter, ClearFilters });
    buildEvaluateMenu(*m_window.menuBar()->addMenu(tr("Eva&luate")));
    add(*m_window.menuBar()->addMenu(tr("&Rules")),
        { ShowRules, separator, AddRuleFile, NewRuleFile, MakeRule, separator, UndoRules, RedoRules });

    QMenu* help = m_window.menuBar()->addMenu(tr("&Help"));
    help->addAction(action(Help));
    help->addAction(
        tr("A &tour in ten minutes"), this, [this]() { showHelp(&m_window, QStringLiteral("tour")); });
    help->addAction(
        tr("Guide to the &rules"), this, [this]() { showHelp(&m_window, QStringLiteral("rules")); });
    help->addAction(action(Shortcuts));
    QAction* sample = help->addAction(tr("Open the &sample"), &m_window, &MainWindow::openSample);
    if (samplesFolder().isEmpty()) {
        sample->setEnabled(false);
        sample->setStatusTip(
            tr("The files of the sample are not installed; install Touchstone again to have them."));
        sample->setToolTip(sample->statusTip());
        help->setToolTipsVisible(true);
    }
    help->addSeparator();
    help->addAction(tr("&About Touchstone"), this, [this]() { aboutDialog(&m_window)->open(); });
    help->addAction(tr("About &Qt"), qApp, &QApplication::aboutQt);

    for (const auto& [command, commandAction] : m_actions) {
        if (!support::contains(std::array { Open, OpenProject, NewProject, SaveProject, SaveProjectAs,
                                   CheckSubmission, Trend, Quit, EditSettings, TextSystemB, Help, Shortcuts },
                command)) {
            m_dataActions.push_back(commandAction);
        }
    }
    fillRecent();
    fillSystems();
}

void MainMenu::buildViewMenu(QMenu& menu)
{
    QMenu* go = menu.addMenu(tr("Go to pan&el"));
    QMenu* move = menu.addMenu(tr("Mo&ve panel"));
    m_dataActions.push_back(go->menuAction());
    m_dataActions.push_back(move->menuAction());
    menu.addSeparator();
    int number = 0;
    for (const PanelDocks::Panel& panel : m_panels.all()) {
        QAction* show = go->addAction(panel.title);
        // Ctrl+1 … Ctrl+9, then Ctrl+Alt+1 …, then Ctrl+Alt+Shift+1 …
        const auto modifiers = number < 9 ? Qt::Modifiers(Qt::CTRL)
            : number < 18                 ? Qt::CTRL | Qt::ALT
                                          : Qt::CTRL | Qt::ALT | Qt::SHIFT;
        show->setShortcut(QKeySequence(modifiers | static_cast<Qt::Key>(Qt::Key_1 + number % 9)));
        ++number;
        connect(show, &QAction::triggered, this, [this, name = panel.name]() { m_window.showPanel(name); });
        m_dataActions.push_back(show);
        if (panel.dock == nullptr) {
            continue;
        }
        connect(panel.dock, &QDockWidget::windowTitleChanged, show, &QAction::setText);
        menu.addAction(panel.dock->toggleViewAction());
        m_dataActions.push_back(panel.dock->toggleViewAction());
        QMenu* places = move->addMenu(panel.title);
        connect(panel.dock, &QDockWidget::windowTitleChanged, places, &QMenu::setTitle);
        m_panels.layout().addMoveActions(*places, *panel.dock);
    }
    buildLayoutMenu(*menu.addMenu(tr("La&yout")));
    add(menu,
        { separator, TextSideBySide, TextInterlinear, TextStacked, TextOnlyDifferences, TextSystemB,
            ScoreIntervals, separator, AlphaDown, AlphaUp, ZoomIn, ZoomOut, ZoomReset, separator, NextPane,
            PreviousPane, separator });
    QMenu* appearance = menu.addMenu(tr("&Appearance"));
    m_appearances = new QActionGroup(this);
    const std::pair<QString, Appearance> choices[] = { { tr("As the &system"), Appearance::System },
        { tr("&Light"), Appearance::Light }, { tr("&Dark"), Appearance::Dark },
        { tr("High &contrast, black on white"), Appearance::Contrast },
        { tr("High contrast, &white on black"), Appearance::DarkContrast } };
    for (const auto& [title, choice] : choices) {
        addChoice(*appearance, *m_appearances, title, [this, chosen = choice]() {
            Q_EMIT appearanceChosen(chosen);
        })->setData(static_cast<int>(choice));
    }
    //: In a language that a reader may not know: "Sprache (Language)"
    QMenu* language = menu.addMenu(tr("Lan&guage"));
    m_languages = new QActionGroup(this);
    for (const Language& each : languages()) {
        const auto code = QString::fromLatin1(each.code);
        addChoice(*language, *m_languages, QString::fromUtf8(each.name), [this, code]() {
            Q_EMIT languageChosen(code);
        })->setData(code);
    }
    followSettings();
}

void MainMenu::followSettings()
{
    for (QAction* appearance : m_appearances->actions()) {
        appearance->setChecked(appearance->data().toInt() == static_cast<int>(m_settings.appearance));
    }
    for (QAction* language : m_languages->actions()) {
        language->setChecked(language->data().toString() == m_settings.language);
    }
    for (const auto& [command, commandAction] : m_actions) {
        applyKeys(*commandAction, command);
    }
}

void MainMenu::buildLayoutMenu(QMenu& menu)
{
    m_layoutMenu = &menu;
    m_dataActions.push_back(menu.menuAction());
    menu.setToolTipsVisible(true);
    const std::tuple<QString, const char*, Arrangement> layouts[] = {
        { tr("&Read"), QT_TR_NOOP("Most of the window for the text, then the errors and what explains them"),
            Arrangement::Read },
        { tr("&Analyse"),
            QT_TR_NOOP("The text, and below it the errors beside the numbers: the layout at first"),
            Arrangement::Analyse },
        { tr("&Compare"), QT_TR_NOOP("The errors beside the comparison of systems"), Arrangement::Compare },
    };
    for (const auto& [title, meaning, arrangement] : layouts) {
        QAction* action
            = menu.addAction(title, this, [this, chosen = arrangement]() { m_window.arrange(chosen); });
        keepSaid(&menu, [action, said = meaning]() { action->setToolTip(tr(said)); });
    }
    menu.addSeparator();
    menu.addAction(tr("&Save as own layout…"), this, &MainMenu::askLayoutName);
    m_removeLayoutMenu = menu.addMenu(tr("&Delete own layout"));
    fillLayouts();
}

void MainMenu::fillLayouts()
{
    qDeleteAll(m_layoutActions);
    m_layoutActions.clear();
    m_removeLayoutMenu->clear();
    for (const OwnLayout& layout : m_settings.ownLayouts) {
        const QString title = withoutMnemonic(layout.name);
        auto* show = new QAction(title, this);
        connect(show, &QAction::triggered, this, [this, name = layout.name]() { m_window.showLayout(name); });
        m_layoutActions.push_back(show);
        m_removeLayoutMenu->addAction(
            title, this, [this, name = layout.name]() { m_window.removeLayout(name); });
    }
    m_layoutMenu->insertActions(
        m_layoutMenu->actions().rbegin()[1], { m_layoutActions.cbegin(), m_layoutActions.cend() });
    m_removeLayoutMenu->menuAction()->setVisible(!m_layoutActions.empty());
}

void MainMenu::askLayoutName()
{
    auto* dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save as own layout"));
    dialog->setLabelText(tr("Name of the layout:"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty()) {
            m_window.saveLayoutAs(name.trimmed());
        }
    });
    dialog->open();
}

void MainMenu::buildEvaluateMenu(QMenu& menu)
{
    m_evaluateMenu = &menu;
    m_systemAMenu = menu.addMenu(tr("System &A"));
    m_systemBMenu = menu.addMenu(tr("System &B"));
    menu.addAction(m_actions.at(ChooseMeasure));
    menu.addSeparator();
    m_cancelAction
        = menu.addAction(QIcon(QStringLiteral(":/icons/cancel.svg")), tr("&Cancel reading or scoring"));
    connect(m_cancelAction, &QAction::triggered, &m_session, &Session::cancel);
}

void MainMenu::fillRecent()
{
    m_recentMenu->clear();
    int index = 0;
    for (const analysis::DataSetSpec& dataSet : m_settings.recent) {
        QAction* entry = m_recentMenu->addAction(withoutMnemonic(dataSetTitle(dataSet)));
        entry->setStatusTip(fromPath(dataSet.gold.path));
        connect(entry, &QAction::triggered, this, [this, index]() { Q_EMIT recentRequested(index); });
        ++index;
    }
    m_recentMenu->menuAction()->setVisible(!m_settings.recent.empty());
}

void MainMenu::fillSystems()
{
    m_systemAMenu->clear();
    m_systemBMenu->clear();
    const auto loaded = m_session.dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    auto* groupB = new QActionGroup(m_systemBMenu);
    const auto addB = [&](const QString& title, int index, bool enabled) {
        QAction* entry
            = addChoice(*m_systemBMenu, *groupB, title, [this, index]() { m_session.setSystemB(index); });
        entry->setChecked(index == m_session.systemB());
        entry->setEnabled(enabled);
    };
    addB(tr("none"), -1, true);
    for (int i = 0; i < count; ++i) {
        const analysis::LoadedSystem& system = loaded->systems[static_cast<std::size_t>(i)];
        const QString title
            = withoutMnemonic(toQString(system.layer ? system.layer->name : system.source.name));
        const bool usable = system.layer != nullptr;
        QAction* entry = nullptr;
        if (i < numberKeys) {
            entry = m_systemKeys[static_cast<std::size_t>(i)]; // carries Alt+number
            entry->setText(title);
            m_systemAMenu->addAction(entry);
        } else {
            entry = m_systemAMenu->addAction(title);
            connect(entry, &QAction::triggered, this, [this, i]() { m_session.setSystemA(i); });
        }
        entry->setCheckable(true);
        entry->setChecked(i == m_session.systemA());
        entry->setEnabled(usable);
        addB(title, i, usable && i != m_session.systemA());
    }
    for (int i = count; i < numberKeys; ++i) {
        m_systemKeys[static_cast<std::size_t>(i)]->setEnabled(false);
    }
    m_systemBMenu->menuAction()->setVisible(count > 1 && !m_session.noGold());
    m_systemAMenu->menuAction()->setVisible(!m_session.noGold());
}

void MainMenu::refresh(bool dataShown)
{
    m_dataShown = dataShown;
    for (QAction* entry : m_dataActions) {
        entry->setEnabled(m_dataShown);
    }
    const bool busy = m_session.busy();
    m_evaluateMenu->menuAction()->setEnabled(m_dataShown || busy);
    m_cancelAction->setEnabled(busy);
    for (const Command save : { SaveProject, SaveProjectAs }) {
        action(save)->setEnabled(m_dataShown || m_window.project().isOpen());
    }
    action(AlphaDown)->setEnabled(m_dataShown && m_session.hasTrees());
    action(AlphaUp)->setEnabled(m_dataShown && m_session.hasTrees());
    action(FilterBack)->setEnabled(m_dataShown && m_selection.canGoBack());
    action(FilterForward)->setEnabled(m_dataShown && m_selection.canGoForward());
    action(DropFilter)->setEnabled(m_dataShown && !m_selection.filters().empty());
    action(ClearFilters)->setEnabled(m_dataShown && !m_selection.filters().empty());
    action(NextSimilarError)->setEnabled(m_dataShown && m_selection.currentRecord().has_value());
    action(JudgeRecord)
        ->setEnabled(m_dataShown && m_selection.currentRecord().has_value() && !m_selection.showsGoldAlone());
    refreshRuleActions();
}

void MainMenu::noticeStep(SelectionModel::Step step)
{
    if (step == SelectionModel::Step::Moved) {
        m_window.statusBar()->clearMessage();
    } else {
        m_window.statusBar()->showMessage(step == SelectionModel::Step::Wrapped
                ? tr("Continued from the start of the list")
                : tr("No errors in the filter"),
            noticeTime);
    }
}

void MainMenu::copyFocused()
{
    QWidget* widget = QApplication::focusWidget();
    for (; widget != nullptr && widget != &m_window; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
            if (const auto* cells = view->findChild<CellInteraction*>()) {
                cells->copySelection();
            }
            return;
        }
        if (const auto* chart = qobject_cast<ChartPanel*>(widget)) {
            chart->copy();
            return;
        }
        if (const auto* why = qobject_cast<WhyView*>(widget)) {
            why->copy();
            return;
        }
    }
    m_text.canvas().copySelection();
}

void MainMenu::copyTable()
{
    for (QWidget* widget = QApplication::focusWidget(); widget != nullptr && widget != &m_window;
         widget = widget->parentWidget()) {
        if (const auto* cells = widget->findChild<CellInteraction*>(QString(), Qt::FindDirectChildrenOnly)) {
            cells->copyTable();
            return;
        }
    }
    m_window.statusBar()->showMessage(tr("Click into a table first: its rows are copied then."), noticeTime);
}

void MainMenu::makeRuleCommands()
{
    const auto showRules = [this]() { m_window.showPanel(QStringLiteral("rules")); };
    addCommand(AddRuleFile, [=, this]() {
        showRules();
        m_rulesView.filesBar()->askRuleFile();
    });
    addCommand(NewRuleFile, [=, this]() {
        showRules();
        m_rulesView.filesBar()->askNewRuleFile();
    });
    QUndoStack& stack = m_rules.undoStack();
    addCommand(UndoRules, [&stack]() { stack.undo(); });
    addCommand(RedoRules, [&stack]() { stack.redo(); });
    addCommand(ShowRules, showRules);
    addCommand(MakeRule, [this]() { m_window.makeRule(); });
    connect(&stack, &QUndoStack::indexChanged, this, &MainMenu::refreshRuleActions);
}

void MainMenu::refreshRuleActions()
{
    const QUndoStack& stack = m_rules.undoStack();
    QAction* undo = action(UndoRules);
    undo->setEnabled(m_dataShown && stack.canUndo());
    //: %1: what was done to the rules: "Add mine.rules"
    undo->setText(stack.canUndo() ? tr("&Undo rule change: %1").arg(withoutMnemonic(stack.undoText()))
                                  : tr("&Undo rule change"));
    QAction* redo = action(RedoRules);
    redo->setEnabled(m_dataShown && stack.canRedo());
    //: %1: what was done to the rules and taken back
    redo->setText(stack.canRedo() ? tr("Re&do rule change: %1").arg(withoutMnemonic(stack.redoText()))
                                  : tr("Re&do rule change"));
    action(MakeRule)->setEnabled(m_dataShown && m_selection.currentRecord().has_value());
}

} // namespace touchstone::ui

#include "moc_mainmenu.cpp"
