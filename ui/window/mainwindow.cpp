// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/files/importdialog.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/logview.h"
#include "ui/panels/scores/intervalbar.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/text/documentview.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/resources.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/screenfit.h"
#include "ui/window/appearance.h"
#include "ui/window/filterbar.h"
#include "ui/window/findingsbar.h"
#include "ui/window/scorestatus.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/window/steptoolbar.h"
#include "ui/window/welcomepage.h"

#include "core/evaluation/settings/specsettings.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QIcon>
#include <QMenuBar>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr QSize firstSize(1280, 820);
constexpr QSize smallestSize(800, 560);

QStringList localPaths(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

MainWindow::MainWindow(Settings settings, SaveSettings save, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(std::move(settings))
    , m_save(std::move(save))
    , m_session(m_selection)
{
    loadResources();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/touchstone.svg")));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    m_selection.setScheme(m_settings.scheme);
    analysis::EvaluationSpec spec = m_session.spec();
    analysis::choosePairing(spec, m_settings.pairing);
    const analysis::Preset* preset = analysis::presetById(toUtf8(m_settings.preset));
    m_session.setSpec(preset != nullptr ? analysis::withPreset(spec, *preset) : spec);
    m_presets.take(preset);

    auto* central = new QWidget(this);
    m_message = new MessageBar(central);
    connect(m_message, &MessageBar::actionTriggered, &m_session, &Session::scoreAnyway);
    m_pages = new QStackedWidget(central);
    m_welcome = new WelcomePage(m_pages);
    m_text = new DocumentView(m_session, m_selection, m_pages);
    m_text->setMode(m_settings.textMode);
    m_text->setOnlyDifferences(m_settings.onlyDifferences);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_text);
    // Under the text, so that it is seen whichever panel lies on top: a click in Scores shows what it did.
    m_filterBar = new FilterBar(m_selection, central);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_findingsBar = new FindingsBar(m_session, central);
    layout->addWidget(m_message);
    layout->addWidget(m_findingsBar);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_filterBar);
    setCentralWidget(central);

    buildPanels();
    buildActions();
    m_stepBar
        = new StepToolBar(m_selection, action(Command::PreviousError), action(Command::NextError), this);
    m_sessionBar = new SessionToolBar(m_session, m_selection, *m_stepBar, this);
    m_fileBar = addToolBar(tr("Files"));
    m_fileBar->setObjectName(QStringLiteral("fileToolBar"));
    m_fileBar->addAction(action(Command::Open));
    m_fileBar->addAction(action(Command::Reload));
    addToolBar(m_sessionBar);
    addToolBar(m_stepBar);
    for (QToolBar* bar : findChildren<QToolBar*>()) {
        // Qt's own sign for "there is more" is black, also on dark.
        if (auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
            more->setIcon(QIcon(QStringLiteral(":/icons/forward.svg")));
        }
    }
    buildMenus();
    m_status = new ScoreStatus(m_session, m_selection, *statusBar(), this);
    m_welcome->setRecent(m_settings.recent);

    // Qt gives the Menu key only; desktops have this one too.
    auto* menuKey = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F10), this);
    connect(menuKey, &QShortcut::activated, this, &MainWindow::openContextMenu);
    connect(m_welcome, &WelcomePage::openRequested, this, [this]() { showImportDialog(); });
    connect(m_welcome, &WelcomePage::trendRequested, this, [this]() { showTrend(); });
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(m_welcome, &WelcomePage::recentRequested, this, &MainWindow::openRecent);
    connect(m_stepBar, &StepToolBar::findRequested, m_text, &DocumentView::find);
    connect(m_text, &DocumentView::stepRequested, this,
        [this](bool forward) { noticeStep(m_selection.stepError(forward)); });
    connect(m_text, &DocumentView::errorListRequested, this, [this]() {
        for (const Panel& panel : m_panels) {
            if (panel.content == m_errors) {
                panel.dock->show();
                panel.dock->raise();
            }
        }
    });
    connect(m_findingsBar, &MessageBar::actionTriggered, this, [this]() {
        if (showPanel(QStringLiteral("log"))) {
            m_log->showFirst();
        }
    });
    startRules();
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
    m_scores->intervals()->setSettings(m_settings.significance);
    connect(m_scores->intervals(), &IntervalBar::settingsChanged, this, [this]() {
        m_settings.significance = m_scores->intervals()->settings();
        remember();
    });
    m_scores->setPresets(m_presets);
    m_sessionBar->setPresets(m_presets);
    if (preset != nullptr) {
        m_scores->setMeasure(toQString(preset->measures.front()));
    }
    connect(&m_presets, &PresetChoice::chosen, this,
        [this](const analysis::Preset& chosen) { m_scores->setMeasure(toQString(chosen.measures.front())); });
    connect(&m_presets, &PresetChoice::changed, this, [this]() {
        m_settings.preset = m_presets.preset() == nullptr ? QString() : toQString(m_presets.preset()->id);
        remember();
        refreshActions();
    });
    connect(&m_session, &Session::changed, this, &MainWindow::refreshSession);
    connect(&m_selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::SchemeChanged) {
            m_settings.scheme = m_selection.scheme();
            remember();
        }
        if (changes & ~SelectionModel::Changes(SelectionModel::HoverChanged)) {
            refreshActions();
        }
    });

    setMinimumSize(smallestSize.boundedTo(ScreenFit::room(*this, screen()->availableGeometry())));
    resizeWithinScreen(*this, firstSize);
    if (!m_settings.geometry.isEmpty()) {
        restoreGeometry(m_settings.geometry);
        new ScreenFit(*this); // the screen may have been a larger one
    }
    restoreDefaultLayout();
    m_dataShown = true; // so that the first page hides what was just laid out
    showData(false);
    refreshActions();
    refreshTitle();
}

MainWindow::~MainWindow()
{
    // Views that are hidden tell the session that they want nothing more: while there is one.
    hide();
    // The rules end after what follows them.
    m_rules.undoStack().disconnect(this);
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

void MainWindow::openDataSet(const analysis::DataSetSpec& dataSet) { m_session.open({ { dataSet } }); }

bool MainWindow::idle() const
{
    const Session::State state = m_session.state();
    const auto runners = findChildren<JobRunner*>(); // of the views
    return state != Session::State::Loading && state != Session::State::Scoring && m_text->idle()
        && !m_rules.busy() && !m_slices.busy() && !m_errors->model()->sorting()
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
    if (askUnsaved()) {
        event->ignore();
        return;
    }
    m_settings.geometry = saveGeometry();
    if (m_dataShown) {
        m_settings.layout = saveState(Settings::layoutVersion);
    }
    save();
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
    for (QToolBar* bar :
        { m_fileBar, static_cast<QToolBar*>(m_sessionBar), static_cast<QToolBar*>(m_stepBar) }) {
        bar->setVisible(shown);
    }
    for (const Panel& panel : m_panels) {
        if (panel.dock != nullptr) {
            panel.dock->setVisible(shown);
        }
    }
    if (!shown) {
        m_welcome->setFocus();
        return;
    }
    if (m_settings.layout.isEmpty() || !restoreState(m_settings.layout, Settings::layoutVersion)) {
        restoreDefaultLayout();
    }
    m_text->setFocus();
}

void MainWindow::refreshSession(Session::Changes changes)
{
    if (changes & Session::DataChanged) {
        showData(m_session.dataSet() != nullptr);
    }
    if (changes & (Session::ProjectChanged | Session::DataChanged | Session::SystemsChanged)) {
        refreshTitle();
        fillSystemMenus();
    }
    if (changes & (Session::DataChanged | Session::ResultChanged | Session::SystemsChanged)) {
        refreshLogTitle();
    }
    if ((changes & Session::ProjectChanged) && m_session.dataSet()) {
        const analysis::DataSetSpec& dataSet
            = m_session.project().dataSets[static_cast<std::size_t>(m_session.currentDataSet())];
        if (sampleDataSet() != dataSet) {
            m_settings.remember(dataSet);
            m_welcome->setRecent(m_settings.recent);
            fillRecentMenu();
            remember();
        }
    }
    if (changes & Session::SpecChanged) {
        m_settings.pairing = m_session.spec().matching.pairing;
        remember();
    }
    if (m_session.state() == Session::State::Failed && m_session.error()) {
        m_message->showMessage(MessageBar::Kind::Error, errorText(*m_session.error()),
            m_session.refused() ? tr("Score anyway") : QString());
    } else if (changes & Session::StateChanged) {
        showUnreadable();
    }
    refreshActions();
}

void MainWindow::showUnreadable()
{
    const auto dataSet = m_session.dataSet();
    QStringList texts;
    if (!m_unsavedMessage.isEmpty()) {
        texts << m_unsavedMessage;
    }
    for (std::size_t i = 0; dataSet && i < dataSet->systems.size(); ++i) {
        const analysis::LoadedSystem& system = dataSet->systems[i];
        if (system.error) {
            texts << (system.layer != nullptr
                    //: %1: name of a system, %2: why
                    ? tr("%1 could not be read again and is shown as it was: %2")
                    : tr("%1 could not be read: %2"))
                         .arg(toQString(system.source.name), errorText(*system.error));
        }
    }
    const bool unread = !texts.isEmpty();
    for (std::size_t i = 0; dataSet && i < dataSet->gold->diagnostics.list().size(); ++i) {
        const support::Diagnostic& finding = dataSet->gold->diagnostics.list()[i];
        if (finding.code == "input.both-columns") {
            texts << toQString(finding.message);
        }
    }
    if (texts.isEmpty()) {
        m_message->hide();
    } else if (!unread) {
        m_message->showMessage(MessageBar::Kind::Warning, texts.join(QLatin1Char('\n')));
    } else {
        m_message->showMessage(MessageBar::Kind::Error, texts.join(QLatin1Char('\n')));
    }
}

void MainWindow::refreshLogTitle()
{
    std::int64_t count = 0;
    const support::Diagnostics findings = m_session.findings();
    for (const support::Diagnostic& finding : findings.list()) {
        count += finding.severity != support::Severity::Note ? 1 : 0;
    }
    const auto log = std::ranges::find(m_panels, QStringLiteral("log"), &Panel::name);
    //: %1: number of warnings and errors
    log->dock->setWindowTitle(count > 0 ? tr("Log (%1)").arg(countText(count)) : log->title);
}

void MainWindow::refreshTitle()
{
    if (!m_session.dataSet()) {
        setWindowTitle(tr("Touchstone"));
        return;
    }
    const analysis::DataSetSpec& dataSet = m_session.dataSet()->spec;
    const QString name = toQString(analysis::dataSetName(dataSet));
    //: %1: name of the data set
    setWindowTitle(tr("%1 – Touchstone").arg(name));
}

void MainWindow::showError(const QString& text) { m_message->showMessage(MessageBar::Kind::Error, text); }

void MainWindow::remember()
{
    if (m_save && isVisible()) {
        m_save(m_settings);
    }
}

void MainWindow::save()
{
    if (m_save) {
        m_save(m_settings);
    }
}

} // namespace touchstone::ui
