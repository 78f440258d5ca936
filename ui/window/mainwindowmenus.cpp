// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow's menus and commands.
#include "ui/window/mainwindow.h"

#include "ui/export/figuredialog.h"
#include "ui/help/aboutdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/help/shortcutsdialog.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/session/corestrings.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/viewhelp.h"
#include "ui/window/appearance.h"
#include "ui/window/filterbar.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/window/welcomepage.h"

#include "core/evaluation/settings/specsettings.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QSignalBlocker>
#include <QStatusBar>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr int noticeTime = 6000;
constexpr int numberKeys = 9;

} // namespace

QAction* MainWindow::addCommand(Command command, const std::function<void()>& triggered)
{
    auto* action = new QAction(this);
    applyCommand(*action, command);
    connect(action, &QAction::triggered, this, triggered);
    addAction(action);
    m_actions.emplace(command, action);
    return action;
}

void MainWindow::buildActions()
{
    addCommand(Command::Open, [this]() { showImportDialog(); });
    addCommand(Command::AddDataSet, [this]() { showImportDialog({}, true); });
    addCommand(Command::Reload, [this]() { m_session.reload(); });
    addCommand(Command::Labels, [this]() { editLabels(); });
    addCommand(Command::ExportFigure, [this]() { exportFigure(); });
    addCommand(Command::ExportTable, [this]() { exportTable(); });
    addCommand(Command::Convert, [this]() { convert(); });
    addCommand(Command::CheckSubmission, [this]() { checkSubmission(); });
    addCommand(Command::Trend, [this]() { showTrend(); });
    addCommand(Command::Quit, [this]() { close(); });
    addCommand(Command::Copy, [this]() { copyFocused(); });
    addCommand(Command::Find, [this]() { m_text->openFind(); });
    addCommand(Command::FindNext, [this]() { m_text->findAgain(true); });
    addCommand(Command::FindPrevious, [this]() { m_text->findAgain(false); });
    addCommand(Command::FilterErrors, [this]() {
        showPanel(QStringLiteral("errors"));
        m_filterBar->focusWords();
    });
    addCommand(Command::ChoosePreset, [this]() { m_sessionBar->openPresets(); });
    addCommand(Command::AlphaDown, [this]() { SessionToolBar::stepAlpha(m_session, -1); });
    addCommand(Command::AlphaUp, [this]() { SessionToolBar::stepAlpha(m_session, 1); });
    addCommand(Command::ZoomIn, [this]() { m_text->canvas().zoomIn(); });
    addCommand(Command::ZoomOut, [this]() { m_text->canvas().zoomOut(); });
    addCommand(Command::ZoomReset, [this]() { m_text->canvas().zoomReset(); });
    m_actions.emplace(Command::TextSideBySide, m_text->sideBySideAction());
    m_actions.emplace(Command::TextInterlinear, m_text->stackedAction());
    m_actions.emplace(Command::TextOnlyDifferences, m_text->onlyDifferencesAction());
    m_actions.emplace(Command::ScoreIntervals, m_scores->intervals()->action());
    addAction(m_scores->intervals()->action());
    connect(m_scores->intervals()->action(), &QAction::triggered, this, [this](bool on) {
        if (on) {
            showPanel(QStringLiteral("scores"));
        }
    });
    addCommand(Command::NextPane, [this]() { cyclePane(true); });
    addCommand(Command::PreviousPane, [this]() { cyclePane(false); });
    addCommand(Command::NextError, [this]() { noticeStep(m_selection.stepError(true)); });
    addCommand(Command::PreviousError, [this]() { noticeStep(m_selection.stepError(false)); });
    addCommand(Command::NextSimilarError, [this]() {
        const auto step = m_selection.stepSimilar();
        noticeStep(step);
        if (step == SelectionModel::Step::Nothing) {
            statusBar()->showMessage(tr("No other error of this kind in the filter"), noticeTime);
        }
    });
    addCommand(Command::NextDocument, [this]() { noticeStep(m_selection.stepDocument(true)); });
    addCommand(Command::PreviousDocument, [this]() { noticeStep(m_selection.stepDocument(false)); });
    addCommand(Command::FilterBack, [this]() { m_selection.goBack(); });
    addCommand(Command::FilterForward, [this]() { m_selection.goForward(); });
    addCommand(Command::DropFilter, [this]() { m_selection.popFilter(); });
    addCommand(Command::ClearFilters, [this]() { m_selection.clearFilters(); });
    buildRuleActions();
    addCommand(Command::Help, [this]() {
        const QString own = helpOf(QApplication::focusWidget());
        const HelpPlace place = own.isEmpty() ? helpPlaceOfPanel(focusedPanel()) : helpPlace(own);
        showHelp(this, place.page + QLatin1Char('#') + place.anchor);
    });
    addCommand(Command::Shortcuts, [this]() {
        auto* dialog = new ShortcutsDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    for (int i = 0; i < numberKeys; ++i) {
        auto* system = new QAction(this);
        system->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(
            system, &QAction::triggered, this, [this, i]() { SessionToolBar::chooseSystem(m_session, i); });
        addAction(system);
        m_systemKeys.push_back(system);
    }
}

TrendWindow* MainWindow::showTrend(const QStringList& paths)
{
    auto* trend = findChild<TrendWindow*>();
    if (trend == nullptr) {
        trend = new TrendWindow(m_selection, this);
        connect(&trend->view(), &TrendView::opened, this, [this](const QStringList& opened) {
            m_settings.trend = opened;
            remember();
        });
        connect(&trend->view(), &TrendView::figureRequested, this, [this, trend]() {
            if (auto shown = trend->view().shownTrend()) {
                auto* dialog = new FigureDialog(m_session, m_selection, trend);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->setTrend(std::move(*shown));
                dialog->show();
            }
        });
        connect(
            &trend->view(), &TrendView::dataRequested, this, [this](const analysis::DataSetSpec& dataSet) {
                openDataSet(dataSet);
                raise();
                activateWindow();
            });
    }
    if (!paths.isEmpty()) {
        trend->view().open(paths);
    } else if (trend->view().paths().isEmpty() && !m_settings.trend.isEmpty()) {
        trend->view().open(m_settings.trend);
    }
    trend->show();
    trend->raise();
    trend->activateWindow();
    return trend;
}

QString MainWindow::focusedPanel() const
{
    const QWidget* focused = QApplication::focusWidget();
    const auto panel = std::ranges::find_if(m_panels, [focused](const Panel& each) {
        return focused != nullptr && (each.content == focused || each.content->isAncestorOf(focused));
    });
    return panel == m_panels.end() ? QString() : panel->name;
}

void MainWindow::buildMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(action(Command::Open));
    file->addAction(action(Command::AddDataSet));
    m_recentMenu = file->addMenu(tr("Opened &last"));
    file->addAction(action(Command::Reload));
    file->addAction(action(Command::Labels));
    file->addSeparator();
    file->addAction(action(Command::ExportFigure));
    file->addAction(action(Command::ExportTable));
    file->addAction(action(Command::Convert));
    file->addSeparator();
    file->addAction(action(Command::CheckSubmission));
    file->addAction(action(Command::Trend));
    file->addSeparator();
    file->addAction(action(Command::Quit));

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addAction(action(Command::Copy));
    edit->addSeparator();
    for (const Command command :
        { Command::Find, Command::FindNext, Command::FindPrevious, Command::FilterErrors }) {
        edit->addAction(action(command));
    }

    buildViewMenu(*menuBar()->addMenu(tr("&View")));

    QMenu* go = menuBar()->addMenu(tr("&Go"));
    for (const Command command : { Command::NextError, Command::PreviousError, Command::NextSimilarError,
             Command::NextDocument, Command::PreviousDocument }) {
        go->addAction(action(command));
    }
    go->addSeparator();
    for (const Command command :
        { Command::FilterBack, Command::FilterForward, Command::DropFilter, Command::ClearFilters }) {
        go->addAction(action(command));
    }
    buildEvaluateMenu(*menuBar()->addMenu(tr("Eva&luate")));
    buildRulesMenu(*menuBar()->addMenu(tr("&Rules")));

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(action(Command::Help));
    connect(help->addAction(tr("Guide to the &rules")), &QAction::triggered, this,
        [this]() { showHelp(this, QStringLiteral("rules")); });
    help->addAction(action(Command::Shortcuts));
    connect(help->addAction(tr("Open the &sample")), &QAction::triggered, this, &MainWindow::openSample);
    help->addSeparator();
    connect(help->addAction(tr("&About Touchstone")), &QAction::triggered, this, [this]() {
        auto* dialog = new AboutDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(help->addAction(tr("About &Qt")), &QAction::triggered, qApp, &QApplication::aboutQt);

    for (const auto& [command, commandAction] : m_actions) {
        if (command != Command::Open && command != Command::CheckSubmission && command != Command::Trend
            && command != Command::Quit && command != Command::Help && command != Command::Shortcuts) {
            m_dataActions.push_back(commandAction);
        }
    }
    fillRecentMenu();
    fillSystemMenus();
}

void MainWindow::buildViewMenu(QMenu& menu)
{
    QMenu* go = menu.addMenu(tr("&Go to panel"));
    QMenu* move = menu.addMenu(tr("Mo&ve panel"));
    m_dataActions.push_back(go->menuAction());
    m_dataActions.push_back(move->menuAction());
    menu.addSeparator();
    int number = 0;
    for (const Panel& panel : m_panels) {
        QAction* show = go->addAction(panel.title);
        // Ctrl+1 … Ctrl+9, then Ctrl+Alt+1 …
        const auto modifiers = number < 9 ? Qt::CTRL : Qt::CTRL | Qt::ALT;
        show->setShortcut(QKeySequence(modifiers | static_cast<Qt::Key>(Qt::Key_1 + number % 9)));
        ++number;
        connect(show, &QAction::triggered, this, [this, name = panel.name]() { showPanel(name); });
        m_dataActions.push_back(show);
        if (panel.dock == nullptr) {
            continue;
        }
        menu.addAction(panel.dock->toggleViewAction());
        m_dataActions.push_back(panel.dock->toggleViewAction());
        // Docks can be placed without dragging: not every desktop lets them be dragged.
        QMenu* places = move->addMenu(panel.title);
        const std::pair<QString, Qt::DockWidgetArea> areas[] = {
            { tr("&Left"), Qt::LeftDockWidgetArea },
            { tr("&Right"), Qt::RightDockWidgetArea },
            { tr("&Top"), Qt::TopDockWidgetArea },
            { tr("&Bottom"), Qt::BottomDockWidgetArea },
        };
        for (const auto& [title, area] : areas) {
            connect(places->addAction(title), &QAction::triggered, this,
                [this, dock = panel.dock, place = area]() {
                    dock->setFloating(false);
                    addDockWidget(place, dock);
                    dock->show();
                });
        }
        connect(places->addAction(tr("&Own window")), &QAction::triggered, this, [dock = panel.dock]() {
            dock->setFloating(true);
            dock->show();
        });
    }
    QAction* restore = menu.addAction(tr("Restore &default layout"));
    connect(restore, &QAction::triggered, this, &MainWindow::restoreDefaultLayout);
    m_dataActions.push_back(restore);
    menu.addSeparator();
    menu.addAction(m_text->sideBySideAction());
    menu.addAction(m_text->stackedAction());
    menu.addAction(m_text->onlyDifferencesAction());
    menu.addAction(m_scores->intervals()->action());
    menu.addSeparator();
    menu.addAction(action(Command::AlphaDown));
    menu.addAction(action(Command::AlphaUp));
    for (const Command command : { Command::ZoomIn, Command::ZoomOut, Command::ZoomReset }) {
        menu.addAction(action(command));
    }
    menu.addSeparator();
    menu.addAction(action(Command::NextPane));
    menu.addAction(action(Command::PreviousPane));
    menu.addSeparator();
    QMenu* appearance = menu.addMenu(tr("&Appearance"));
    auto* group = new QActionGroup(this);
    const std::pair<QString, Appearance> choices[] = {
        { tr("As the &system"), Appearance::System },
        { tr("&Light"), Appearance::Light },
        { tr("&Dark"), Appearance::Dark },
    };
    for (const auto& [title, choice] : choices) {
        QAction* entry = group->addAction(title);
        entry->setCheckable(true);
        entry->setChecked(m_settings.appearance == choice);
        appearance->addAction(entry);
        connect(entry, &QAction::triggered, this, [this, chosen = choice]() {
            m_settings.appearance = chosen;
            applyAppearance(chosen);
            remember();
        });
    }
}

void MainWindow::buildEvaluateMenu(QMenu& menu)
{
    m_evaluateMenu = &menu;
    m_systemAMenu = menu.addMenu(tr("System &A"));
    m_systemBMenu = menu.addMenu(tr("System &B"));
    QMenu* matching = menu.addMenu(tr("&Matching"));
    auto* schemes = new QActionGroup(this);
    for (const match::Scheme scheme : match::allSchemes) {
        QAction* entry = schemes->addAction(schemeText(scheme));
        entry->setCheckable(true);
        entry->setStatusTip(schemeMeaning(scheme));
        connect(entry, &QAction::triggered, this, [this, scheme]() { m_selection.setScheme(scheme); });
        matching->addAction(entry);
        m_schemeActions.push_back(entry);
    }
    QMenu* pairing = menu.addMenu(tr("Matching &policy"));
    auto* policies = new QActionGroup(this);
    for (const match::PairingPolicy policy : match::allPairings) {
        QAction* entry = policies->addAction(pairingText(policy));
        entry->setCheckable(true);
        connect(entry, &QAction::triggered, this, [this, policy]() {
            analysis::EvaluationSpec spec = m_session.spec();
            analysis::choosePairing(spec, policy);
            m_session.setSpec(spec);
        });
        pairing->addAction(entry);
        m_pairingActions.push_back(entry);
    }
    QMenu* presets = menu.addMenu(tr("Pre&set"));
    presets->setToolTipsVisible(true);
    auto* tasks = new QActionGroup(this);
    for (const analysis::Preset& preset : analysis::presets()) {
        QAction* entry = tasks->addAction(presetTitle(&preset));
        entry->setCheckable(true);
        entry->setToolTip(presetToolTip(&preset));
        connect(entry, &QAction::triggered, this, [this, &preset]() { m_presets.choose(preset); });
        presets->addAction(entry);
        m_presetActions.push_back(entry);
    }
    menu.addAction(m_actions.at(Command::ChoosePreset));
    menu.addSeparator();
    m_cancelAction
        = menu.addAction(QIcon(QStringLiteral(":/icons/cancel.svg")), tr("&Cancel reading or scoring"));
    connect(m_cancelAction, &QAction::triggered, &m_session, &Session::cancel);
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    int index = 0;
    for (const analysis::DataSetSpec& dataSet : m_settings.recent) {
        QAction* entry = m_recentMenu->addAction(withoutMnemonic(dataSetTitle(dataSet)));
        entry->setStatusTip(fromPath(dataSet.gold.path));
        connect(entry, &QAction::triggered, this, [this, index]() { openRecent(index); });
        ++index;
    }
    m_recentMenu->menuAction()->setVisible(!m_settings.recent.empty());
}

void MainWindow::fillSystemMenus()
{
    m_systemAMenu->clear();
    m_systemBMenu->clear();
    const auto loaded = m_session.dataSet();
    const int count = loaded ? static_cast<int>(loaded->systems.size()) : 0;
    auto* groupB = new QActionGroup(m_systemBMenu);
    const auto addB = [&](const QString& title, int index, bool enabled) {
        QAction* entry = groupB->addAction(title);
        entry->setCheckable(true);
        entry->setChecked(index == m_session.systemB());
        entry->setEnabled(enabled);
        m_systemBMenu->addAction(entry);
        connect(entry, &QAction::triggered, this, [this, index]() { m_session.setSystemB(index); });
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
    m_systemBMenu->menuAction()->setVisible(count > 1);
}

void MainWindow::refreshActions()
{
    for (QAction* entry : m_dataActions) {
        entry->setEnabled(m_dataShown);
    }
    const Session::State state = m_session.state();
    const bool busy = state == Session::State::Loading || state == Session::State::Scoring;
    m_evaluateMenu->menuAction()->setEnabled(m_dataShown || busy);
    m_cancelAction->setEnabled(busy);
    action(Command::AlphaDown)->setEnabled(m_dataShown && m_session.hasTrees());
    action(Command::AlphaUp)->setEnabled(m_dataShown && m_session.hasTrees());
    action(Command::FilterBack)->setEnabled(m_dataShown && m_selection.canGoBack());
    action(Command::FilterForward)->setEnabled(m_dataShown && m_selection.canGoForward());
    action(Command::DropFilter)->setEnabled(m_dataShown && !m_selection.filters().empty());
    action(Command::ClearFilters)->setEnabled(m_dataShown && !m_selection.filters().empty());
    action(Command::NextSimilarError)->setEnabled(m_dataShown && m_selection.currentRecord().has_value());
    refreshRuleActions();
    for (std::size_t i = 0; i < m_schemeActions.size(); ++i) {
        m_schemeActions[i]->setChecked(match::allSchemes[i] == m_selection.scheme());
    }
    for (std::size_t i = 0; i < m_presetActions.size(); ++i) {
        m_presetActions[i]->setChecked(&analysis::presets()[i] == m_presets.preset());
    }
    for (std::size_t i = 0; i < m_pairingActions.size(); ++i) {
        m_pairingActions[i]->setChecked(match::allPairings[i] == m_session.spec().matching.pairing);
    }
}

void MainWindow::noticeStep(SelectionModel::Step step)
{
    switch (step) {
    case SelectionModel::Step::Moved:
        statusBar()->clearMessage();
        break;
    case SelectionModel::Step::Wrapped:
        statusBar()->showMessage(tr("Went round the end of the list"), noticeTime);
        break;
    case SelectionModel::Step::Nothing:
        statusBar()->showMessage(tr("No errors in the filter"), noticeTime);
        break;
    }
}

void MainWindow::copyFocused()
{
    QWidget* focused = QApplication::focusWidget();
    for (QWidget* widget = focused; widget != nullptr && widget != this; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
            if (const auto* cells = view->findChild<CellInteraction*>()) {
                cells->copySelection(false);
            }
            return;
        }
        if (const auto* why = qobject_cast<WhyView*>(widget)) {
            why->copy();
            return;
        }
    }
    m_text->canvas().copySelection();
}

} // namespace touchstone::ui
