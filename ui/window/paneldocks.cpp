// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paneldocks.h"

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
#include "ui/session/corestrings.h"
#include "ui/text/canvas/spantextview.h"

#include "core/support/lookup.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

namespace touchstone::ui {

namespace {

template <typename View> QWidget* make(const PanelSources& sources, QWidget* parent)
{
    if constexpr (std::is_same_v<View, SliceView>) {
        return new View(sources.session, sources.selection, sources.slices, parent);
    } else if constexpr (std::is_same_v<View, RulesView>) {
        return new View(sources.session, sources.selection, sources.rules, parent);
    } else {
        return new View(sources.session, sources.selection, parent);
    }
}

struct Kind
{
    const char* name;
    const char* title;
    QWidget* (*make)(const PanelSources& sources, QWidget* parent); ///< null: the text
    Qt::DockWidgetArea area = Qt::BottomDockWidgetArea;
};

constexpr std::array kinds {
    Kind { "documents", QT_TRANSLATE_NOOP("PanelDocks", "Documents"), make<DocumentsView>,
        Qt::LeftDockWidgetArea },
    Kind { "text", QT_TRANSLATE_NOOP("PanelDocks", "Text"), nullptr },
    Kind {
        "details", QT_TRANSLATE_NOOP("PanelDocks", "Details"), make<DetailsView>, Qt::RightDockWidgetArea },
    Kind { "errors", QT_TRANSLATE_NOOP("PanelDocks", "Errors"), make<ErrorListView> },
    Kind { "scores", QT_TRANSLATE_NOOP("PanelDocks", "Scores"), make<ScoreView> },
    Kind { "confusion", QT_TRANSLATE_NOOP("PanelDocks", "Confusion"), make<ConfusionView> },
    Kind { "outcomes", QT_TRANSLATE_NOOP("PanelDocks", "Outcomes"), make<OutcomeView> },
    Kind { "sweep", QT_TRANSLATE_NOOP("PanelDocks", "Alpha sweep"), make<SweepView> },
    Kind { "noise", QT_TRANSLATE_NOOP("PanelDocks", "Noise"), make<NoiseView> },
    Kind { "slices", QT_TRANSLATE_NOOP("PanelDocks", "Slices"), make<SliceView> },
    Kind { "confidence", QT_TRANSLATE_NOOP("PanelDocks", "Confidence"), make<ConfidenceView> },
    Kind { "compare", QT_TRANSLATE_NOOP("PanelDocks", "Compare systems"), make<CompareView> },
    Kind { "tree", QT_TRANSLATE_NOOP("PanelDocks", "Tree"), make<TreeView>, Qt::RightDockWidgetArea },
    Kind { "why", QT_TRANSLATE_NOOP("PanelDocks", "Why"), make<WhyView>, Qt::RightDockWidgetArea },
    Kind { "rules", QT_TRANSLATE_NOOP("PanelDocks", "Rules"), make<RulesView> },
    Kind { "log", QT_TRANSLATE_NOOP("PanelDocks", "Log"), make<LogView> },
};

/// A widget inside that takes the keyboard: a table, tree or text first, else whatever comes first.
QWidget* keyboardTarget(QWidget& panel)
{
    const auto takes = [](const QWidget* widget) {
        return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
    };
    if (QWidget* chosen = panel.focusProxy();
        chosen != nullptr && chosen->isVisible() && chosen->isEnabled()) {
        return chosen;
    }
    for (QAbstractScrollArea* area : panel.findChildren<QAbstractScrollArea*>()) {
        if (takes(area) && !qobject_cast<QAbstractScrollArea*>(area->parentWidget())) {
            return area;
        }
    }
    const auto widgets = panel.findChildren<QWidget*>();
    const auto found = std::ranges::find_if(widgets, takes);
    return found != widgets.end() ? *found : &panel;
}

bool holds(const PanelDocks::Panel& panel, const QWidget* widget)
{
    return widget != nullptr && (panel.content == widget || panel.content->isAncestorOf(widget));
}

} // namespace

PanelDocks::PanelDocks(const PanelSources& sources, DocumentView& text, QMainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_text(text)
{
    for (const Kind& kind : kinds) {
        Panel panel { QString::fromLatin1(kind.name), QCoreApplication::translate("PanelDocks", kind.title),
            &text, nullptr };
        if (kind.make != nullptr) {
            panel.content = kind.make(sources, &window);
            panel.dock = new QDockWidget(panel.title, &window);
            panel.dock->setObjectName(panel.name);
            panel.dock->setWidget(panel.content);
            window.addDockWidget(kind.area, panel.dock);
        }
        m_panels.push_back(std::move(panel));
    }
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

QStringList PanelDocks::names()
{
    return textsOf(kinds, [](const Kind& kind) { return QString::fromLatin1(kind.name); });
}

const PanelDocks::Panel* PanelDocks::find(const QString& name) const
{
    return support::found(m_panels, name, &Panel::name);
}

const PanelDocks::Panel* PanelDocks::focused() const
{
    return support::found(
        m_panels, true, [](const Panel& each) { return holds(each, QApplication::focusWidget()); });
}

void PanelDocks::setVisible(bool visible)
{
    for (const Panel& panel : m_panels) {
        if (panel.dock != nullptr) {
            panel.dock->setVisible(visible);
        }
    }
}

void PanelDocks::restorePlaces()
{
    // All out first: docks that move one by one leave tab bars of passing groups behind.
    for (const Panel& panel : m_panels) {
        if (panel.dock != nullptr) {
            m_window.removeDockWidget(panel.dock);
        }
    }
    std::map<Qt::DockWidgetArea, QDockWidget*> first;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        QDockWidget* const dock = m_panels[i].dock;
        if (dock == nullptr) {
            continue;
        }
        dock->setFloating(false);
        m_window.addDockWidget(kinds[i].area, dock);
        if (const auto [front, fresh] = first.emplace(kinds[i].area, dock); !fresh) {
            m_window.tabifyDockWidget(front->second, dock);
        }
        dock->show();
    }
    QDockWidget* const left = first.at(Qt::LeftDockWidgetArea);
    QDockWidget* const right = first.at(Qt::RightDockWidgetArea);
    QDockWidget* const bottom = first.at(Qt::BottomDockWidgetArea);
    bottom->raise();
    right->raise();
    const int unit = m_window.fontMetrics().averageCharWidth();
    const int most = m_window.width() / 4;
    m_window.resizeDocks(
        { left, right }, { std::min(unit * 44, most), std::min(unit * 46, most) }, Qt::Horizontal);
    m_window.resizeDocks({ bottom }, { std::max(m_window.height() * 2 / 5, 200) }, Qt::Vertical);
}

void PanelDocks::focus(const Panel& panel)
{
    if (panel.dock == nullptr) {
        m_text.canvas().setFocus(Qt::ShortcutFocusReason);
        return;
    }
    panel.dock->show();
    panel.dock->raise();
    if (panel.dock->isFloating()) {
        panel.dock->activateWindow();
    }
    keyboardTarget(*panel.content)->setFocus(Qt::ShortcutFocusReason);
}

void PanelDocks::cycle(bool forward)
{
    // Panels that are to be seen now: of tabbed ones the one in front.
    std::vector<const Panel*> shown;
    std::size_t current = 0;
    for (const Panel& panel : m_panels) {
        if (panel.content->visibleRegion().isEmpty()) {
            continue;
        }
        if (holds(panel, QApplication::focusWidget())) {
            current = shown.size();
        }
        shown.push_back(&panel);
    }
    if (!shown.empty()) {
        focus(*shown[(current + (forward ? 1 : shown.size() - 1)) % shown.size()]);
    }
}

} // namespace touchstone::ui

#include "moc_paneldocks.cpp"
