// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paneldocks.h"

#include "ui/figures/figure.h"
#include "ui/panels/campaign/campaignview.h"
#include "ui/panels/charts/confidenceview.h"
#include "ui/panels/charts/noiseview.h"
#include "ui/panels/charts/outcomeview.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/panels/compare/compareview.h"
#include "ui/panels/corpus/occurrencesview.h"
#include "ui/panels/corpus/profileview.h"
#include "ui/panels/leads/leadsview.h"
#include "ui/panels/records/detailsview.h"
#include "ui/panels/records/documentsview.h"
#include "ui/panels/records/errorlistview.h"
#include "ui/panels/records/logview.h"
#include "ui/panels/rules/rulesview.h"
#include "ui/panels/rules/whyview.h"
#include "ui/panels/scores/confusionview.h"
#include "ui/panels/scores/scoreview.h"
#include "ui/panels/slices/sliceview.h"
#include "ui/panels/suspects/suspectsview.h"
#include "ui/panels/text/documentview.h"
#include "ui/panels/tree/treeview.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
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
    } else if constexpr (std::is_same_v<View, LeadsView>) {
        return new View(sources.session, sources.selection, sources.project, parent);
    } else if constexpr (std::is_same_v<View, CampaignView>) {
        return new View(sources.project, parent);
    } else {
        return new View(sources.session, sources.selection, parent);
    }
}

struct Kind
{
    const char* name;
    const char* title;
    QWidget* (*make)(const PanelSources& sources, QWidget* parent); ///< null: the text
    PanelPlace place = PanelPlace::Numbers;
    const char* figure = nullptr; ///< that shows the same; null: it is called as the panel
};

// In the order of the keys Ctrl+1 …
constexpr std::array kinds {
    Kind { "documents", QT_TRANSLATE_NOOP("PanelDocks", "Documents"), make<DocumentsView>,
        PanelPlace::Documents },
    Kind { "text", QT_TRANSLATE_NOOP("PanelDocks", "Text"), nullptr, PanelPlace::List, "excerpt" },
    Kind {
        "details", QT_TRANSLATE_NOOP("PanelDocks", "Details"), make<DetailsView>, PanelPlace::Explanation },
    Kind { "errors", QT_TRANSLATE_NOOP("PanelDocks", "Errors"), make<ErrorListView>, PanelPlace::List,
        "excerpt" },
    Kind { "scores", QT_TRANSLATE_NOOP("PanelDocks", "Scores"), make<ScoreView> },
    Kind { "leads", QT_TRANSLATE_NOOP("PanelDocks", "Leads"), make<LeadsView> },
    Kind { "confusion", QT_TRANSLATE_NOOP("PanelDocks", "Confusion"), make<ConfusionView> },
    Kind { "outcomes", QT_TRANSLATE_NOOP("PanelDocks", "Outcomes"), make<OutcomeView> },
    Kind { "sweep", QT_TRANSLATE_NOOP("PanelDocks", "Alpha sweep"), make<SweepView>, PanelPlace::Numbers,
        "alpha-sweep" },
    Kind { "noise", QT_TRANSLATE_NOOP("PanelDocks", "Noise"), make<NoiseView> },
    Kind { "slices", QT_TRANSLATE_NOOP("PanelDocks", "Slices"), make<SliceView>, PanelPlace::Numbers,
        "outcomes" },
    Kind { "confidence", QT_TRANSLATE_NOOP("PanelDocks", "Confidence"), make<ConfidenceView> },
    Kind {
        "compare", QT_TRANSLATE_NOOP("PanelDocks", "Compare systems"), make<CompareView>, PanelPlace::Whole },
    Kind { "tree", QT_TRANSLATE_NOOP("PanelDocks", "Tree"), make<TreeView>, PanelPlace::Explanation },
    Kind { "why", QT_TRANSLATE_NOOP("PanelDocks", "Why"), make<WhyView>, PanelPlace::Explanation },
    Kind { "rules", QT_TRANSLATE_NOOP("PanelDocks", "Rules"), make<RulesView>, PanelPlace::Whole },
    Kind { "log", QT_TRANSLATE_NOOP("PanelDocks", "Log"), make<LogView> },
    Kind { "occurrences", QT_TRANSLATE_NOOP("PanelDocks", "Occurrences"), make<OccurrencesView> },
    Kind { "profile", QT_TRANSLATE_NOOP("PanelDocks", "Profile"), make<ProfileView> },
    Kind { "campaign", QT_TRANSLATE_NOOP("PanelDocks", "Campaign"), make<CampaignView>, PanelPlace::Whole },
    Kind { "suspects", QT_TRANSLATE_NOOP("PanelDocks", "Suspects"), make<SuspectsView> },
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
    , m_text(text)
{
    std::vector<PanelLayout::Place> places;
    for (const Kind& kind : kinds) {
        Panel panel { QString::fromLatin1(kind.name), QCoreApplication::translate("PanelDocks", kind.title),
            &text, nullptr };
        if (kind.make != nullptr) {
            panel.content = kind.make(sources, &window);
            panel.dock = new QDockWidget(panel.title, &window);
            keepSaid(panel.dock, [dock = panel.dock, title = kind.title, said = panel.title]() mutable {
                const QString before = std::exchange(said, QCoreApplication::translate("PanelDocks", title));
                if (dock->windowTitle() == before) { // else it tells more than its name
                    dock->setWindowTitle(said);
                }
            });
            panel.dock->setObjectName(panel.name);
            panel.dock->setWidget(panel.content);
            places.push_back({ panel.dock, kind.place });
        }
        m_panels.push_back(std::move(panel));
    }
    // Tabs stand by what they are for, whatever their keys.
    std::ranges::stable_sort(places, {}, &PanelLayout::Place::place);
    m_layout = new PanelLayout(std::move(places), window);
    whenChanged(sources.selection, SelectionModel::FiltersChanged, m_layout,
        [this, &selection = sources.selection]() {
            if (!selection.filters().empty()) {
                m_layout->showListBeside();
            }
        });
}

QStringList PanelDocks::names()
{
    return textsOf(kinds, [](const Kind& kind) { return QString::fromLatin1(kind.name); });
}

QString PanelDocks::figureOf(const QString& panel)
{
    const auto* const kind
        = support::found(kinds, panel, [](const Kind& each) { return QString::fromLatin1(each.name); });
    return kind != nullptr && kind->figure != nullptr ? QString::fromLatin1(kind->figure) : panel;
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

const PanelDocks::Panel* PanelDocks::drawn() const
{
    const Panel* const keyboard = focused();
    if (keyboard != nullptr && figureKind(figureOf(keyboard->name)) != nullptr) {
        return keyboard;
    }
    for (std::size_t i = 0; i < m_panels.size(); ++i) { // they stand as the kinds do
        const Panel& panel = m_panels[i];
        if (kinds[i].place == PanelPlace::Numbers && figureKind(figureOf(panel.name)) != nullptr
            && !panel.content->visibleRegion().isEmpty()) {
            return &panel;
        }
    }
    return nullptr;
}

void PanelDocks::focus(const Panel& panel)
{
    if (panel.dock == nullptr) {
        m_text.canvas().setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_layout->show(*panel.dock);
    if (panel.dock->isFloating()) {
        panel.dock->activateWindow();
    }
    keyboardTarget(*panel.content)->setFocus(Qt::ShortcutFocusReason);
}

void PanelDocks::focusErrors()
{
    m_layout->showListBeside();
    focus(*find(QStringLiteral("errors")));
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
