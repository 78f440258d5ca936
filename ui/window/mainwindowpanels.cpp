// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow's panels: the docks, where they stand, and how the keyboard gets to them.
#include "ui/window/mainwindow.h"

#include "ui/panels/charts/confidenceview.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/logview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/tree/treeview.h"
#include "ui/text/canvas/spantextview.h"
#include "ui/window/filterbar.h"
#include "ui/window/sessiontoolbar.h"
#include "ui/window/steptoolbar.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDockWidget>

#include <algorithm>

namespace touchstone::ui {

namespace {

/// A widget inside that takes the keyboard: a table, tree or text first, else whatever comes first.
QWidget* keyboardTarget(QWidget& panel)
{
    if (QWidget* chosen = panel.focusProxy();
        chosen != nullptr && chosen->isVisible() && chosen->isEnabled()) {
        return chosen;
    }
    for (QAbstractScrollArea* area : panel.findChildren<QAbstractScrollArea*>()) {
        if (area->isVisible() && area->isEnabled() && (area->focusPolicy() & Qt::TabFocus)
            && !qobject_cast<QAbstractScrollArea*>(area->parentWidget())) {
            return area;
        }
    }
    for (QWidget* widget : panel.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)) {
            return widget;
        }
    }
    return &panel;
}

} // namespace

QStringList MainWindow::panelNames()
{
    return { QStringLiteral("documents"), QStringLiteral("text"), QStringLiteral("details"),
        QStringLiteral("errors"), QStringLiteral("scores"), QStringLiteral("confusion"),
        QStringLiteral("outcomes"), QStringLiteral("sweep"), QStringLiteral("noise"),
        QStringLiteral("slices"), QStringLiteral("confidence"), QStringLiteral("compare"),
        QStringLiteral("tree"), QStringLiteral("why"), QStringLiteral("rules"), QStringLiteral("log") };
}

QDockWidget* MainWindow::addPanel(
    const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(content);
    addDockWidget(area, dock);
    m_panels.push_back({ name, title, content, dock });
    return dock;
}

void MainWindow::showMeasure(const QString& id) { m_scores->setMeasure(id); }

void MainWindow::showSlice(const QString& id)
{
    m_sliceView->setSlice(id);
    m_outcomes->setSlice(id);
}

void MainWindow::showRule(const QString& rule)
{
    if (showPanel(QStringLiteral("rules"))) {
        m_rulesView->showRule(rule);
    }
}

void MainWindow::buildPanels()
{
    // In the order of panelNames(), which is the order of tabs, menu and keys.
    auto* documents = new DocumentsView(m_session, m_selection, this);
    addPanel(QStringLiteral("documents"), tr("Documents"), documents, Qt::LeftDockWidgetArea);
    m_panels.push_back({ QStringLiteral("text"), tr("Text"), m_text, nullptr });
    auto* details = new DetailsView(m_session, m_selection, this);
    addPanel(QStringLiteral("details"), tr("Details"), details, Qt::RightDockWidgetArea);
    connect(details, &DetailsView::whyRequested, this, [this]() {
        m_why->showPage(WhyView::Page::Label);
        showPanel(QStringLiteral("why"));
    });
    m_errors = new ErrorListView(m_session, m_selection, this);
    addPanel(QStringLiteral("errors"), tr("Errors"), m_errors, Qt::BottomDockWidgetArea);
    m_scores = new ScoreView(m_session, m_selection, this);
    addPanel(QStringLiteral("scores"), tr("Scores"), m_scores, Qt::BottomDockWidgetArea);
    addPanel(QStringLiteral("confusion"), tr("Confusion"), new ConfusionView(m_session, m_selection, this),
        Qt::BottomDockWidgetArea);
    m_outcomes = new OutcomeView(m_session, m_selection, this);
    addPanel(QStringLiteral("outcomes"), tr("Outcomes"), m_outcomes, Qt::BottomDockWidgetArea);
    auto* sweep = new SweepView(m_session, m_selection, this);
    addPanel(QStringLiteral("sweep"), tr("Alpha sweep"), sweep, Qt::BottomDockWidgetArea);
    m_noise = new NoiseView(m_session, m_selection, this);
    addPanel(QStringLiteral("noise"), tr("Noise"), m_noise, Qt::BottomDockWidgetArea);
    m_sliceView = new SliceView(m_session, m_selection, m_slices, this);
    m_sliceView->setPresets(m_presets);
    addPanel(QStringLiteral("slices"), tr("Slices"), m_sliceView, Qt::BottomDockWidgetArea);
    connect(m_sliceView, &SliceView::barsRequested, this, [this](const QString& slice) {
        m_outcomes->setSlice(slice);
        showPanel(QStringLiteral("outcomes"));
    });
    addPanel(QStringLiteral("confidence"), tr("Confidence"), new ConfidenceView(m_session, m_selection, this),
        Qt::BottomDockWidgetArea);
    auto* compare = new CompareView(m_session, m_selection, this);
    compare->setPresets(m_presets);
    addPanel(QStringLiteral("compare"), tr("Compare systems"), compare, Qt::BottomDockWidgetArea);
    connect(compare, &CompareView::openRequested, this, [this]() { action(Command::Open)->trigger(); });
    connect(sweep, &SweepView::compareRequested, compare, [this, compare]() {
        compare->showTrees(); // where two lines of ETER meet
        showPanel(QStringLiteral("compare"));
    });
    auto* tree = new TreeView(m_session, m_selection, this);
    addPanel(QStringLiteral("tree"), tr("Tree"), tree, Qt::RightDockWidgetArea);
    connect(tree, &TreeView::centreRequested, m_text, &DocumentView::centreOn);
    m_why = new WhyView(m_session, m_selection, this);
    addPanel(QStringLiteral("why"), tr("Why"), m_why, Qt::RightDockWidgetArea);
    connect(&m_text->canvas(), &SpanTextView::currentPositionChanged, m_why, &WhyView::setTextPosition);
    m_rulesView = new RulesView(m_session, m_selection, m_rules, this);
    addPanel(QStringLiteral("rules"), tr("Rules"), m_rulesView, Qt::BottomDockWidgetArea);
    connect(m_rulesView, &RulesView::scoresRequested, this, [this]() {
        showMeasure(QStringLiteral("rules"));
        showPanel(QStringLiteral("scores"));
    });
    connect(m_rulesView, &RulesView::annotationActivated, m_text, [this]() { m_text->setFocus(); });
    connect(m_why, &WhyView::ruleRequested, this, &MainWindow::showRule);
    m_log = new LogView(m_session, m_selection, this);
    addPanel(QStringLiteral("log"), tr("Log"), m_log, Qt::BottomDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);

    connect(m_errors, &ErrorListView::activated, m_text, [this]() { m_text->setFocus(); });
    connect(documents, &DocumentsView::activated, m_text, [this]() { m_text->setFocus(); });
}

void MainWindow::restoreDefaultLayout()
{
    // All out first: docks that move one by one leave tab bars of passing groups behind.
    for (const Panel& panel : m_panels) {
        if (panel.dock != nullptr) {
            removeDockWidget(panel.dock);
        }
    }
    QDockWidget* firstBottom = nullptr;
    QDockWidget* left = nullptr;
    QDockWidget* right = nullptr;
    for (const Panel& panel : m_panels) {
        if (panel.dock == nullptr) {
            continue;
        }
        panel.dock->setFloating(false);
        if (panel.name == QLatin1String("documents")) {
            addDockWidget(Qt::LeftDockWidgetArea, panel.dock);
            left = panel.dock;
        } else if (panel.name == QLatin1String("details")) {
            addDockWidget(Qt::RightDockWidgetArea, panel.dock);
            right = panel.dock;
        } else if (panel.name == QLatin1String("tree") || panel.name == QLatin1String("why")) {
            addDockWidget(Qt::RightDockWidgetArea, panel.dock);
            tabifyDockWidget(right, panel.dock); // details come first
        } else {
            addDockWidget(Qt::BottomDockWidgetArea, panel.dock);
            if (firstBottom != nullptr) {
                tabifyDockWidget(firstBottom, panel.dock);
            } else {
                firstBottom = panel.dock;
            }
        }
        panel.dock->show();
    }
    firstBottom->raise();
    right->raise();
    const int unit = fontMetrics().averageCharWidth();
    resizeDocks({ left, right }, { std::min(unit * 44, width() / 4), std::min(unit * 46, width() / 4) },
        Qt::Horizontal);
    resizeDocks({ firstBottom }, { std::max(height() * 2 / 5, 200) }, Qt::Vertical);
    if (m_fileBar != nullptr) {
        for (QToolBar* bar :
            { m_fileBar, static_cast<QToolBar*>(m_sessionBar), static_cast<QToolBar*>(m_stepBar) }) {
            addToolBar(Qt::TopToolBarArea, bar);
            bar->show();
        }
    }
}

bool MainWindow::showPanel(const QString& name)
{
    const auto panel = std::ranges::find(m_panels, name, &Panel::name);
    if (panel == m_panels.end() || !m_dataShown) {
        return false;
    }
    focusPanel(*panel);
    return true;
}

void MainWindow::focusPanel(const Panel& panel)
{
    if (panel.dock != nullptr) {
        panel.dock->show();
        panel.dock->raise();
        if (panel.dock->isFloating()) {
            panel.dock->activateWindow();
        }
        keyboardTarget(*panel.content)->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_text->canvas().setFocus(Qt::ShortcutFocusReason);
    }
}

void MainWindow::cyclePane(bool forward)
{
    // Panels that are to be seen now: of tabbed ones the one in front.
    std::vector<const Panel*> shown;
    std::size_t current = 0;
    QWidget* focused = QApplication::focusWidget();
    for (const Panel& panel : m_panels) {
        if (panel.content->visibleRegion().isEmpty()) {
            continue;
        }
        if (focused != nullptr && (panel.content == focused || panel.content->isAncestorOf(focused))) {
            current = shown.size();
        }
        shown.push_back(&panel);
    }
    if (shown.empty()) {
        return;
    }
    const std::size_t step = forward ? 1 : shown.size() - 1;
    focusPanel(*shown[(current + step) % shown.size()]);
}

} // namespace touchstone::ui
