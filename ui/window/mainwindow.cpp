// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/export/figuredialog.h"
#include "ui/export/tabledialog.h"
#include "ui/files/checkdialog.h"
#include "ui/files/convertdialog.h"
#include "ui/files/importdialog.h"
#include "ui/files/labelsdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/live/unreadable.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/panels/campaign/campaignview.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/leads/leadsview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/logview.h"
#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/tree/treeview.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/project/correctionsbar.h"
#include "ui/project/judgebar.h"
#include "ui/project/judgementcontrol.h"
#include "ui/project/userstate.h"
#include "ui/session/corestrings.h"
#include "ui/session/resources.h"
#include "ui/session/whenchanged.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/widgets/measurebutton.h"
#include "ui/widgets/screenfit.h"
#include "ui/window/corpuspanels.h"
#include "ui/window/filterbar.h"
#include "ui/window/findingsbar.h"
#include "ui/window/judgingpanels.h"
#include "ui/window/livebar.h"
#include "ui/window/mainmenu.h"
#include "ui/window/paneldocks.h"
#include "ui/window/panelexports.h"
#include "ui/window/projectcontrol.h"
#include "ui/window/projectlive.h"
#include "ui/opening/readingpage.h"
#include "ui/window/scorestatus.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/window/settingscontrol.h"
#include "ui/window/steptoolbar.h"
#include "ui/window/typesbar.h"
#include "ui/window/unsavedrules.h"
#include "ui/opening/welcomepage.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/measures/links/computelinks.h"
#include "core/support/lookup.h"

#include <QApplication>
#include <QCloseEvent>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QShortcut>
#include <QStatusBar>
#include <QUndoStack>

namespace touchstone::ui {

namespace {

constexpr QSize firstSize(1280, 820);
constexpr QSize smallestSize(800, 560);

/// A dialog that goes when it is closed.
template <typename Dialog> Dialog* ownedByItself(Dialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

/// Shows an export that bears the names of the task in force.
template <typename Dialog> void showUnder(const PresetChoice& presets, Dialog* dialog)
{
    dialog->setPreset(presets.preset());
    QObject::connect(&presets, &PresetChoice::changed, dialog,
        [&presets, dialog]() { dialog->setPreset(presets.preset()); });
    dialog->show();
}

} // namespace

MainWindow::MainWindow(Settings settings, SaveSettings save, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(std::move(settings))
    , m_save(std::move(save))
    , m_session(m_selection)
    , m_project(resultsFolder())
{
    loadResources();
    m_settings = m_settings.atStart();
    useOwnKeys(m_settings.keys);
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/touchstone.svg")));
    setAcceptDrops(true);
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    m_selection.setScheme(m_settings.scheme);
    analysis::EvaluationSpec spec = m_session.spec();
    analysis::choosePairing(spec, m_settings.pairing);
    const analysis::Preset* preset = analysis::presetById(toUtf8(m_settings.preset));
    m_session.setScoresAhead(true);
    m_session.setSpec(preset != nullptr ? analysis::withPreset(spec, *preset) : spec);
    m_presets.take(preset);

    buildCentre();
    m_panels = new PanelDocks({ m_session, m_selection, m_slices, m_rules, &m_project }, *m_text, *this);
    m_menu = new MainMenu(*this, *m_panels, m_settings);
    buildToolBars();
    m_menu->build();
    m_unsaved = new UnsavedRules(m_rules, m_panels->view<RulesView>(), this);
    new ScoreStatus(m_session, m_selection, *statusBar(), this);
    m_welcome->setRecent(m_settings.recent);
    // Qt gives the Menu key only; desktops have this one too.
    auto* menuKey = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10), this);
    connect(menuKey, &QShortcut::activated, this, &MainWindow::openContextMenu);
    if (m_settings.rules != analysis::RuleSources {}) {
        m_rules.setSources(m_settings.rules);
    }
    connectPanels();
    connectRules();
    rememberChoices();
    if (preset != nullptr) {
        showMeasure(toQString(preset->measures.front()));
    }
    connect(&m_session, &Session::changed, this, &MainWindow::refreshSession);
    whenChanged(m_selection, SelectionModel::SchemeChanged, this, [this]() {
        m_settings.scheme = m_selection.scheme();
        remember();
    });
    whenChanged(m_selection, ~SelectionModel::Changes(SelectionModel::HoverChanged), this,
        [this]() { m_menu->refresh(m_dataShown); });

    setMinimumSize(smallestSize.boundedTo(ScreenFit::room(*this, screen()->availableGeometry())));
    resizeWithinScreen(*this, firstSize);
    if (!m_settings.geometry.isEmpty()) {
        restoreGeometry(m_settings.geometry);
        new ScreenFit(*this); // the screen may have been a larger one
    }
    arrange(Arrangement::Analyse);
    m_dataShown = true; // so that the first page hides what was just laid out
    showData(false);
    m_menu->refresh(m_dataShown);
    m_projects->refreshTitle();
}

void MainWindow::buildCentre()
{
    auto* central = new QWidget(this);
    m_message = new MessageBar(central);
    m_message->setClosable(true);
    connect(m_message, &MessageBar::actionTriggered, this, [this]() {
        if (m_session.refused()) {
            m_session.scoreAnyway();
        } else if (m_session.unread()) {
            showImportDialog(*m_session.unread());
        } else if (m_session.openingStopped()) {
            m_session.openAgain();
        } else {
            openFiles();
        }
    });
    m_pages = new QStackedWidget(central);
    m_welcome = new WelcomePage(m_pages);
    m_text = new DocumentView(m_session, m_selection, m_pages);
    m_text->setMode(m_settings.textMode);
    m_text->setOnlyDifferences(m_settings.onlyDifferences);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_text);
    new ReadingPage(m_session, *m_pages, *m_welcome);
    // Under the text, so that it is seen whichever panel lies on top: a click in Scores shows what it did.
    m_filterBar = new FilterBar(m_selection, central);
    auto* findings = new FindingsBar(m_session, central);
    auto* types = new TypesBar(m_session, m_selection, central);
    auto* live = new LiveBar(m_session, central);
    live->setAutomatic(m_settings.reloadAutomatically);
    connect(live, &LiveBar::automaticChosen, this, [this](bool automatic) {
        if (m_project.isOpen()) { // it is the project's choice then
            analysis::ProjectFile file = m_project.project().file;
            file.reload = automatic;
            m_project.change(std::move(file));
        } else {
            m_settings.reloadAutomatically = automatic;
            remember();
        }
    });
    connect(&m_project, &ProjectSession::changed, live, [this, live](ProjectSession::Changes changes) {
        if (changes & ProjectSession::ProjectChanged) {
            live->setAutomatic(
                m_project.isOpen() ? m_project.project().file.reload : m_settings.reloadAutomatically);
        }
    });
    m_projects = new ProjectControl(*this, central,
        [this](const analysis::DataSetSpec& recent, bool there) { takeRecent(recent, there); });
    m_judgeBar = new JudgeBar(m_projects->judging().mode(), m_projects->judging().sample(), central);
    layColumn(central, {},
        { m_projects->bar(), m_message, live, new ReadingBar(m_session, central), types, findings,
            &m_projects->corrections(), { m_pages, 1 }, m_judgeBar, m_filterBar },
        0);
    setCentralWidget(central);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::openFiles);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(
        m_welcome, &WelcomePage::tourRequested, this, [this]() { showHelp(this, QStringLiteral("tour")); });
    connect(m_welcome, &WelcomePage::recentRequested, this, &MainWindow::openRecent);
    connect(m_welcome, &WelcomePage::pathsGiven, this, &MainWindow::openPaths);
    connect(types, &TypesBar::labelsRequested, this, &MainWindow::editLabels);
    connect(types, &TypesBar::linksRequested, this, [this]() {
        showMeasure(toQString(analysis::linksMeasure.id));
        m_selection.setScheme(match::Scheme::Exact); // lists and counts of documents leave types alone, too
        m_selection.setFilter(analysis::wrongLinks());
        showPanel(QStringLiteral("scores"));
    });
    connect(findings, &MessageBar::actionTriggered, this, [this]() {
        if (showPanel(QStringLiteral("log"))) {
            m_panels->view<LogView>().showFirst();
        }
    });
}

void MainWindow::buildToolBars()
{
    auto* steps
        = new StepToolBar(m_selection, action(Command::PreviousError), action(Command::NextError), this);
    auto* session = new SessionToolBar(m_session, m_selection, this);
    session->measure().setPresets(m_presets);
    connect(steps, &StepToolBar::findRequested, m_text, &DocumentView::find);
    connect(m_menu, &MainMenu::measureRequested, &session->measure(), &MeasureButton::open);
    connect(m_menu, &MainMenu::filterRequested, m_filterBar, &FilterBar::focusWords);
    QToolBar* files = addToolBar(tr("Files"));
    files->setObjectName(QStringLiteral("fileToolBar"));
    files->setMovable(false);
    files->addAction(action(Command::Open));
    files->addAction(action(Command::Reload));
    m_bars = { files, session, steps };
    addToolBar(session);
    addToolBar(steps);
    session->setYielding(steps->findField());
    for (QToolBar* bar : findChildren<QToolBar*>()) {
        // Qt's own sign for "there is more" is black, also on dark.
        if (auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
            more->setIcon(QIcon(QStringLiteral(":/icons/forward.svg")));
        }
    }
}

/// What one panel asks of another.
void MainWindow::connectPanels()
{
    const auto toText = [this]() { m_text->setFocus(); };
    auto& errors = m_panels->view<ErrorListView>();
    m_filterBar->addChoice(tr("Group by:"), errors.groups()->choice());
    auto& outcomes = m_panels->view<OutcomeView>();
    auto& slices = m_panels->view<SliceView>();
    auto& compare = m_panels->view<CompareView>();
    auto& why = m_panels->view<WhyView>();
    auto& rules = m_panels->view<RulesView>();
    slices.setPresets(m_presets);
    compare.setPresets(m_presets);
    m_panels->view<ScoreView>().setPresets(m_presets);
    connect(m_text, &DocumentView::stepRequested, this,
        [this](bool forward) { m_menu->noticeStep(m_selection.stepError(forward)); });
    connect(m_text, &DocumentView::errorListRequested, this,
        [this]() { m_panels->layout().show(*m_panels->find(QStringLiteral("errors"))->dock); });
    connectCorpusPanels(*this, *m_panels);
    new JudgingPanels(*this, *m_panels, *m_judgeBar);
    connect(&errors, &ErrorListView::activated, m_text, toText);
    connect(&m_panels->view<DocumentsView>(), &DocumentsView::activated, m_text, toText);
    connect(&rules, &RulesView::annotationActivated, m_text, toText);
    connect(&m_panels->view<DetailsView>(), &DetailsView::whyRequested, &why, [this, &why]() {
        why.showPage(WhyView::Page::Label);
        showPanel(QStringLiteral("why"));
    });
    connect(&slices, &SliceView::barsRequested, this, [this, &outcomes](const QString& slice) {
        outcomes.setSlice(slice);
        showPanel(QStringLiteral("outcomes"));
    });
    const auto& leads = m_panels->view<LeadsView>();
    connect(&leads, &LeadsView::titleChanged, m_panels->find(QStringLiteral("leads"))->dock,
        &QDockWidget::setWindowTitle);
    connect(&leads, &LeadsView::errorsRequested, m_panels, &PanelDocks::focusErrors);
    const auto& campaign = m_panels->view<CampaignView>();
    connect(&campaign, &CampaignView::opened, m_projects, &ProjectControl::showTable);
    connect(&campaign, &CampaignView::openedTogether, m_projects, &ProjectControl::showTogether);
    connect(&campaign, &CampaignView::openedTogether, m_panels, &PanelDocks::focusErrors);
    connect(&campaign, &CampaignView::recordsWanted, m_projects, &ProjectControl::showRecords);
    connect(&campaign, &CampaignView::recordsWanted, m_panels, &PanelDocks::focusErrors);
    connect(&campaign, &CampaignView::openRequested, m_projects, &ProjectControl::openFile);
    connect(action(Command::Reload), &QAction::triggered, &m_projects->live(), &ProjectLive::reload);
    connect(&campaign, &CampaignView::figureRequested, this, &MainWindow::exportFigure);
    connect(&compare, &CompareView::openRequested, this, [this]() { action(Command::Open)->trigger(); });
    connect(&m_panels->view<SweepView>(), &SweepView::compareRequested, &compare, [this, &compare]() {
        compare.showTrees(); // where two lines of ETER meet
        showPanel(QStringLiteral("compare"));
    });
    connect(&m_panels->view<TreeView>(), &TreeView::centreRequested, m_text, &DocumentView::centreOn);
    connect(&m_text->canvas(), &SpanTextView::currentPositionChanged, &why, &WhyView::setTextPosition);
    connect(&rules, &RulesView::scoresRequested, this, [this]() {
        showMeasure(QStringLiteral("rules"));
        showPanel(QStringLiteral("scores"));
    });
    connect(&why, &WhyView::ruleRequested, this, &MainWindow::showRule);
    connect(m_text, &DocumentView::ruleWanted, this, &MainWindow::makeRule);
    connect(&errors, &ErrorListView::ruleWanted, this, &MainWindow::makeRule);
    connect(&m_panels->view<TreeView>(), &TreeView::ruleWanted, this, &MainWindow::makeRule);
}

void MainWindow::connectRules()
{
    connect(&m_rules, &RuleSession::changed, this, [this](RuleSession::Changes changes) {
        m_rulesGiven = m_rulesGiven || (changes & RuleSession::SourcesReplaced);
        if (m_rulesGiven || !(changes & (RuleSession::FilesChanged | RuleSession::RulesChanged))) {
            return;
        }
        if (m_settings.rememberRules(m_rules.sources())) {
            remember();
        }
    });
    connect(m_unsaved, &UnsavedRules::changed, this, &MainWindow::showUnreadable);
    connect(m_unsaved, &UnsavedRules::failed, this, [this](const support::Error& error) {
        if (showPanel(QStringLiteral("rules"))) {
            RuleEditorView* editor = m_panels->view<RulesView>().editor();
            const QString path = fromPath(error.place.file);
            if (error.place.line > 0) {
                editor->showPlace(path, error.place.line, error.place.column);
            } else {
                editor->openFile(path);
            }
            editor->setFocus(Qt::OtherFocusReason);
        }
    });
}

/// What is chosen anywhere is there again at the next start.
void MainWindow::rememberChoices()
{
    m_session.setRememberedHues(m_settings.typeHues);
    whenChanged(m_session, Session::DataChanged, this, [this]() {
        if (m_session.rememberedHues() != m_settings.typeHues) {
            m_settings.typeHues = m_session.rememberedHues();
            remember();
        }
    });
    JudgementControl& judging = m_projects->judging();
    judging.judgements().setJudge(m_settings.judge);
    connect(&judging, &JudgementControl::judgeChanged, this, [this](const QString& name) {
        m_settings.judge = name;
        remember();
    });
    judging.sampleMemory().setRemembered(m_settings.samples);
    connect(&judging.sampleMemory(), &SampleMemory::rememberedChanged, this, [this, &judging]() {
        m_settings.samples = judging.sampleMemory().remembered();
        remember();
    });
    m_slices.setRemembered(m_settings.slices);
    connect(&m_slices, &SliceFiles::rememberedChanged, this, [this]() {
        m_settings.slices = m_slices.remembered();
        remember();
    });
    connect(m_text, &DocumentView::modeChanged, this, [this]() {
        m_settings.textMode = m_text->mode();
        m_settings.onlyDifferences = m_text->onlyDifferences();
        remember();
    });
    IntervalBar* intervals = m_panels->view<ScoreView>().intervals();
    intervals->setSettings(m_settings.significance);
    connect(intervals, &IntervalBar::settingsChanged, this, [this, intervals]() {
        m_settings.significance = intervals->settings();
        remember();
    });
    connect(&m_presets, &PresetChoice::changed, this, [this]() {
        m_settings.preset = m_presets.preset() == nullptr ? QString() : toQString(m_presets.preset()->id);
        remember();
        m_menu->refresh(m_dataShown);
    });
    connect(m_menu, &MainMenu::recentRequested, this, &MainWindow::openRecent);
    new SettingsControl(
        { m_settings, m_session, *m_text, *m_menu, *m_welcome, [this]() { remember(); } }, *this);
}

MainWindow::~MainWindow()
{
    // Views that are hidden, and dialogs that go, tell the session that they want nothing more: while there
    // is one.
    hide();
    delete m_projects;
    qDeleteAll(findChildren<ExportDialog*>());
    // The rules end after what follows them.
    m_rules.undoStack().disconnect(m_menu);
    m_rules.disconnect(m_unsaved);
    m_rules.disconnect(this);
    m_slices.disconnect(this);
}

void MainWindow::useSettings(
    const analysis::EvaluationSpec& spec, match::Scheme scheme, const analysis::Preset* preset)
{
    m_session.setSpec(spec);
    m_selection.setScheme(scheme);
    m_presets.take(preset);
}

void MainWindow::openDataSet(const analysis::DataSetSpec& dataSet) { m_projects->openDataSet(dataSet); }

bool MainWindow::idle() const
{
    const auto runners = findChildren<JobRunner*>(); // of the views
    return !m_session.busy() && !m_session.ahead() && m_text->idle() && !m_rules.busy() && !m_slices.busy()
        && !m_project.busy() && !m_panels->view<ErrorListView>().model()->sorting()
        && std::ranges::none_of(runners, &JobRunner::running);
}

void MainWindow::openContextMenu()
{
    if (QWidget* target = QApplication::focusWidget()) {
        const QPoint place = target->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, target->mapToGlobal(place));
        QCoreApplication::sendEvent(target, &event);
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_unsaved->ask() || m_projects->ask()) {
        event->ignore();
        return;
    }
    m_settings.geometry = saveGeometry();
    if (m_dataShown) {
        m_settings.layout = m_panels->layout().save();
        m_settings.layoutWhole = m_panels->layout().whole();
        m_settings.arrangement = m_panels->layout().arrangement();
        m_settings.layoutColumns = m_panels->layout().columnsBelow();
    }
    if (m_save) {
        m_save(m_settings);
    }
    m_session.cancel();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(*event->mimeData());
    if (paths.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    openPaths(paths);
}

void MainWindow::openPaths(const QStringList& paths)
{
    const auto project = std::ranges::find_if(
        paths, [](const QString& path) { return analysis::isProjectPath(toPath(path)); });
    if (project != paths.end()) {
        m_projects->open(*project);
        return;
    }
    // The program that the files come from waits for the end of the drop: the dialog comes after it.
    QTimer::singleShot(0, this, [this, paths]() { showImportDialog(guessRoles(paths)); });
}

void MainWindow::showData(bool shown)
{
    if (shown == m_dataShown) {
        return;
    }
    m_dataShown = shown;
    m_filterBar->setVisible(shown);
    m_pages->setCurrentWidget(shown ? static_cast<QWidget*>(m_text) : m_welcome);
    // A page that is not shown asks for no room.
    const auto first = shown ? QSizePolicy::Ignored : QSizePolicy::Preferred;
    m_welcome->setSizePolicy(first, first);
    for (QToolBar* bar : m_bars) {
        bar->setVisible(shown);
    }
    if (!shown) {
        m_panels->layout().hideAll();
        m_welcome->setFocus();
        return;
    }
    if (!restoreLayout(m_settings.layout, m_settings.layoutWhole, m_settings.arrangement)) {
        arrange(m_settings.arrangement);
    }
    m_text->setFocus();
}

bool MainWindow::restoreLayout(const QByteArray& state, const QString& whole, Arrangement arrangement)
{
    m_panels->layout().leaveWhole();
    return !state.isEmpty()
        && m_panels->layout().restore(state, whole, arrangement, m_settings.layoutColumns);
}

void MainWindow::saveLayoutAs(const QString& name)
{
    auto& layouts = m_settings.ownLayouts;
    std::erase_if(layouts, [&name](const OwnLayout& each) { return each.name == name; });
    layouts.push_back({ name, m_panels->layout().save(), m_panels->layout().whole() });
    std::ranges::sort(layouts, {}, &OwnLayout::name);
    m_menu->fillLayouts();
    remember();
}

void MainWindow::removeLayout(const QString& name)
{
    std::erase_if(m_settings.ownLayouts, [&name](const OwnLayout& each) { return each.name == name; });
    m_menu->fillLayouts();
    remember();
}

void MainWindow::showLayout(const QString& name)
{
    const auto* const layout = support::found(m_settings.ownLayouts, name, &OwnLayout::name);
    if (layout != nullptr && !restoreLayout(layout->state, layout->whole, Arrangement::Own)) {
        showError(tr("The layout “%1” was made by another version of Touchstone.").arg(name));
    }
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_dataShown) {
        m_panels->layout().fitToWidth();
    }
}

void MainWindow::refreshSession(Session::Changes changes)
{
    if (changes & (Session::DataChanged | Session::StateChanged)) {
        showData(m_session.dataSet() || m_session.firstDocuments());
    }
    if (changes & (Session::ProjectChanged | Session::DataChanged | Session::SystemsChanged)) {
        m_projects->refreshTitle();
        m_menu->fillSystems();
    }
    if (changes & (Session::DataChanged | Session::ResultChanged | Session::SystemsChanged)) {
        const auto count = std::ranges::count_if(m_session.findings().list(),
            [](const auto& finding) { return finding.severity != support::Severity::Note; });
        const PanelDocks::Panel* const log = m_panels->find(QStringLiteral("log"));
        //: %1: number of warnings and errors
        log->dock->setWindowTitle(count > 0 ? tr("Log (%1)").arg(countText(count)) : log->title);
    }
    if ((changes & (Session::ProjectChanged | Session::StateChanged))) {
        rememberOpened((changes & Session::ProjectChanged) && !m_project.isOpen());
    }
    if (changes & Session::SpecChanged) {
        m_settings.pairing = m_session.spec().matching.pairing;
        remember();
    }
    if (m_session.state() == Session::State::Failed && m_session.error() && !couldNotBeReadAgain(m_session)) {
        m_message->showMessage(MessageBar::Kind::Error, errorText(*m_session.error()),
            m_session.refused()      ? tr("Score anyway")
                : m_session.unread() ? tr("Open…")
                                     : QString());
    } else if (changes & Session::StateChanged) {
        showUnreadable();
    }
    m_menu->refresh(m_dataShown);
}

void MainWindow::showUnreadable()
{
    if (m_session.openingStopped() && m_unsaved->message().isEmpty()) {
        m_message->showMessage(
            MessageBar::Kind::Information, tr("Cancelled. Nothing was opened."), tr("Try again"));
        return;
    }
    const auto dataSet = m_session.dataSet();
    QStringList texts;
    if (!m_unsaved->message().isEmpty()) {
        texts << m_unsaved->message();
    }
    const QStringList unread = dataSet ? unreadableTexts(*dataSet) : QStringList();
    texts << unread;
    const bool wrong = !texts.isEmpty();
    for (std::size_t i = 0; dataSet && i < dataSet->gold->diagnostics.list().size(); ++i) {
        const support::Diagnostic& finding = dataSet->gold->diagnostics.list()[i];
        if (finding.code == "input.both-columns") {
            texts << findingText(finding);
        }
    }
    if (texts.isEmpty()) {
        m_message->hide();
    } else {
        m_message->showMessage(wrong ? MessageBar::Kind::Error : MessageBar::Kind::Warning,
            texts.join(QLatin1Char('\n')), unread.isEmpty() ? QString() : tr("Open…"));
    }
}

void MainWindow::showError(const QString& text) { m_message->showMessage(MessageBar::Kind::Error, text); }

void MainWindow::remember()
{
    if (m_save && isVisible()) {
        m_save(m_settings);
    }
}

QString MainWindow::focusedPanel() const
{
    const PanelDocks::Panel* const panel = m_panels->focused();
    return panel != nullptr ? panel->name : QString();
}

QAction* MainWindow::action(Command command) const { return m_menu->action(command); }

QStringList MainWindow::panelNames() { return PanelDocks::names(); }

bool MainWindow::showPanel(const QString& name)
{
    const PanelDocks::Panel* const panel = m_panels->find(name);
    if (panel == nullptr || !m_dataShown) {
        return false;
    }
    m_panels->focus(*panel);
    return true;
}

void MainWindow::arrange(Arrangement arrangement)
{
    for (QToolBar* bar : m_bars) {
        addToolBar(Qt::TopToolBarArea, bar);
        bar->show();
    }
    m_panels->layout().arrange(arrangement);
}

void MainWindow::showMeasure(const QString& id) { m_selection.setMeasure(id); }

void MainWindow::showSlice(const QString& id)
{
    m_panels->view<SliceView>().setSlice(id);
    m_panels->view<OutcomeView>().setSlice(id);
}

void MainWindow::showRule(const QString& rule)
{
    if (showPanel(QStringLiteral("rules"))) {
        m_panels->view<RulesView>().showRule(rule);
    }
}

void MainWindow::makeRule()
{
    if (showPanel(QStringLiteral("rules"))) {
        m_panels->view<RulesView>().editor()->makeRule();
    }
}

ImportDialog* MainWindow::showImportDialog(const analysis::DataSetSpec& start, bool adding)
{
    const bool open = m_session.dataSet() != nullptr;
    auto* dialog = ownedByItself(new ImportDialog(start, m_settings.lastFolder, open, open && adding, this));
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        if (dialog->addToProject()) {
            m_projects->addDataSet(dialog->dataSet());
        } else {
            openDataSet(dialog->dataSet());
        }
    });
    connect(dialog, &QDialog::finished, this, [this, dialog]() {
        m_settings.lastFolder = dialog->lastFolder();
        remember();
    });
    dialog->open();
    return dialog;
}

ImportDialog* MainWindow::openFiles()
{
    analysis::DataSetSpec start;
    if (m_session.dataSet()) {
        start = m_session.project().dataSets[static_cast<std::size_t>(m_session.currentDataSet())];
    }
    return showImportDialog(sampleDataSet() == start ? analysis::DataSetSpec {} : start);
}

void MainWindow::openSample()
{
    if (const auto sample = sampleDataSet()) {
        openDataSet(*sample);
    }
}

CheckDialog* MainWindow::checkSubmission()
{
    analysis::LayerSource submission;
    QString like;
    if (const auto opened = m_session.dataSet()) {
        like = fromPath(opened->spec.gold.path);
        if (m_session.systemA() >= 0) {
            submission = opened->systems[static_cast<std::size_t>(m_session.systemA())].source;
        }
    }
    auto* dialog = ownedByItself(new CheckDialog(submission, like, m_settings.lastFolder, this));
    dialog->show();
    return dialog;
}

LabelsDialog* MainWindow::editLabels()
{
    if (!m_session.dataSet()) {
        return nullptr;
    }
    const auto& project = m_session.project();
    auto* dialog = ownedByItself(new LabelsDialog(
        project.dataSets[static_cast<std::size_t>(m_session.currentDataSet())], std::nullopt, this));
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        const analysis::DataSetSpec edited = dialog->dataSet();
        m_session.setLabels(edited.labelMap, edited.labels);
    });
    dialog->open();
    return dialog;
}

ConvertDialog* MainWindow::convert()
{
    auto* dialog = ownedByItself(new ConvertDialog(m_session, this));
    dialog->show();
    return dialog;
}

void MainWindow::exportFigure(const QString& kind)
{
    auto* dialog = ownedByItself(new FigureDialog(m_session, m_selection, this));
    beginWithPanel(*dialog, *m_panels, kind);
    showUnder(m_presets, dialog);
}

void MainWindow::exportTable()
{
    auto* dialog = ownedByItself(new TableDialog(m_session, this));
    beginWithPanel(*dialog, *m_panels);
    showUnder(m_presets, dialog);
}

} // namespace touchstone::ui

#include "moc_mainwindow.cpp"
