// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panellayout.h"

#include "core/support/lookup.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTimer>
#include <QToolBar>

namespace touchstone::ui {

namespace {

/// Behind a tab Qt keeps a dock visible, outside of the window.
bool isInFront(const QDockWidget& dock)
{
    return !dock.isHidden()
        && (dock.isFloating() || (dock.geometry().right() >= 0 && dock.geometry().bottom() >= 0));
}

QDockWidget* dockOfTab(const QTabBar& bar, int tab)
{
    return reinterpret_cast<QDockWidget*>(bar.tabData(tab).value<quintptr>());
}

QList<QTabBar*> tabBarsOf(const QMainWindow& window)
{
    return window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
}

} // namespace

PanelLayout::PanelLayout(std::vector<Place> places, QMainWindow& window)
    : QObject(&window)
    , m_places(std::move(places))
    , m_window(window)
{
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    for (const Place& each : m_places) {
        QDockWidget* const dock = each.dock;
        // Content that is hidden behind a tab must not shrink the dock, and so the group, to nothing.
        QSizePolicy policy = dock->widget()->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        dock->widget()->setSizePolicy(policy);
        dock->widget()->setMinimumSize(1, 1); // the largest of a group does not rule the window
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock]() { noticeVisible(*dock); });
        connect(dock, &QDockWidget::dockLocationChanged, this, [this, dock]() { noticeMoved(*dock); });
        connect(dock, &QDockWidget::topLevelChanged, this, [this, dock]() { noticeMoved(*dock); });
    }
}

const PanelLayout::Place* PanelLayout::find(const QDockWidget* dock) const
{
    return support::found(m_places, dock, &Place::dock);
}

std::vector<QDockWidget*> PanelLayout::docksOf(PanelPlace place) const
{
    std::vector<QDockWidget*> docks;
    for (const Place& each : m_places) {
        if (each.place == place) {
            docks.push_back(each.dock);
        }
    }
    return docks;
}

bool PanelLayout::isBelow(const QDockWidget& dock) const
{
    return !dock.isFloating()
        && m_window.dockWidgetArea(const_cast<QDockWidget*>(&dock)) == Qt::BottomDockWidgetArea;
}

bool PanelLayout::takesWhole(const QDockWidget& dock) const
{
    const Place* const place = find(&dock);
    return place != nullptr && place->place == PanelPlace::Whole && isBelow(dock)
        && m_window.tabifiedDockWidgets(const_cast<QDockWidget*>(&dock)).isEmpty();
}

int PanelLayout::columns() const
{
    return m_window.width() < wideFrom ? 1 : m_window.width() < widestFrom ? 2 : 3;
}

void PanelLayout::arrange(Arrangement arrangement)
{
    const QScopedValueRollback arranging(m_arranging, true);
    m_arrangement = arrangement == Arrangement::Own ? Arrangement::Analyse : arrangement;
    m_columns = columns();
    m_whole = nullptr;
    m_beside = nullptr;
    m_covered.clear();
    stand(m_arrangement);
    resize(m_arrangement);
    refresh();
    // Docks that were hidden till now have no place yet: what they were given before is forgotten.
    QTimer::singleShot(0, this, [this, made = ++m_made]() {
        if (made == m_made && m_whole == nullptr) {
            resize(m_arrangement == Arrangement::Own ? Arrangement::Analyse : m_arrangement);
            refresh();
        }
    });
}

void PanelLayout::stand(Arrangement arrangement)
{
    // All out first: docks that move one by one leave tab bars of passing groups behind.
    for (const Place& each : m_places) {
        m_window.removeDockWidget(each.dock);
        each.dock->setFloating(false);
    }
    QDockWidget* const list = docksOf(PanelPlace::List).front();
    QDockWidget* const numbers = docksOf(PanelPlace::Numbers).front();
    QDockWidget* const explanation = docksOf(PanelPlace::Explanation).front();
    QDockWidget* front = m_columns == 1 ? list : nullptr; // of the group before
    for (const Place& each : m_places) {
        if (each.place == PanelPlace::Documents) {
            m_window.addDockWidget(Qt::LeftDockWidgetArea, each.dock);
        }
    }
    m_window.addDockWidget(Qt::BottomDockWidgetArea, list);
    const auto put = [this, &front](QDockWidget* dock) {
        if (front != nullptr) {
            m_window.tabifyDockWidget(front, dock);
        } else {
            m_window.addDockWidget(Qt::BottomDockWidgetArea, dock, Qt::Horizontal);
            front = dock;
        }
    };
    const bool besides = arrangement == Arrangement::Compare;
    for (const Place& each : m_places) {
        if (each.place == PanelPlace::Numbers || (each.place == PanelPlace::Explanation && m_columns < 3)
            || (each.place == PanelPlace::Whole && besides)) {
            put(each.dock);
        }
    }
    if (m_columns == 3) {
        front = nullptr;
        std::ranges::for_each(docksOf(PanelPlace::Explanation), put);
    }
    const auto wholes = docksOf(PanelPlace::Whole);
    for (QDockWidget* dock : wholes) {
        if (!besides) {
            m_window.addDockWidget(Qt::BottomDockWidgetArea, dock, Qt::Horizontal);
        }
    }
    for (const Place& each : m_places) {
        each.dock->setVisible(besides || each.place != PanelPlace::Whole);
    }
    explanation->raise();
    (besides ? wholes.front() : arrangement == Arrangement::Read ? explanation : numbers)->raise();
    if (m_columns == 1 && !besides) {
        list->raise();
    }
}

/// Of the list with as many rows as shall be seen, their headings, and its tab or title.
int PanelLayout::roomOfRows() const
{
    const auto* const table = docksOf(PanelPlace::List).front()->widget()->findChild<QTableView*>();
    int title = rowHeight(&m_window);
    for (const QTabBar* bar : tabBarsOf(m_window)) {
        title = std::max(title, bar->sizeHint().height());
    }
    if (table == nullptr) {
        return title + (leastRows + 1) * rowHeight(&m_window);
    }
    constexpr int rounding = 2;
    return title + table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth()
        + leastRows * table->verticalHeader()->defaultSectionSize() + rounding;
}

int PanelLayout::roomBelow(Arrangement arrangement) const
{
    int bars = 0;
    for (const QToolBar* bar : m_window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bars = std::max(bars, bar->sizeHint().height());
    }
    const int room = m_window.height() - bars - m_window.menuBar()->sizeHint().height()
        - m_window.statusBar()->sizeHint().height();
    const double share = arrangement == Arrangement::Read ? 0
        : arrangement == Arrangement::Compare             ? 0.48
                                                          : 0.34;
    return std::max(static_cast<int>(room * share), roomOfRows());
}

void PanelLayout::resize(Arrangement arrangement)
{
    constexpr int documentsWidth = 32; // in characters
    QDockWidget* const documents = docksOf(PanelPlace::Documents).front();
    QDockWidget* const list = docksOf(PanelPlace::List).front();
    const int width = m_window.width();
    const int unit = m_window.fontMetrics().averageCharWidth();
    m_window.resizeDocks({ documents }, { std::min(unit * documentsWidth, width / 5) }, Qt::Horizontal);
    m_window.resizeDocks({ list }, { roomBelow(arrangement) }, Qt::Vertical);
    if (m_columns == 1) {
        return;
    }
    const bool compare = arrangement == Arrangement::Compare;
    QDockWidget* const numbers = docksOf(PanelPlace::Numbers).front();
    if (m_columns == 2) {
        const int listWidth = width * (compare ? 40 : 55) / 100;
        m_window.resizeDocks({ list, numbers }, { listWidth, width - listWidth }, Qt::Horizontal);
        return;
    }
    const int listWidth = width * (compare ? 34 : 42) / 100;
    const int lastWidth = width * 24 / 100;
    m_window.resizeDocks({ list, numbers, docksOf(PanelPlace::Explanation).front() },
        { listWidth, width - listWidth - lastWidth, lastWidth }, Qt::Horizontal);
}

QString PanelLayout::whole() const
{
    const bool there = m_whole != nullptr && !m_whole->isHidden() && takesWhole(*m_whole);
    return there ? m_whole->objectName() : QString();
}

QByteArray PanelLayout::save()
{
    QDockWidget* const covers = whole().isEmpty() ? nullptr : m_whole;
    const auto covered = m_covered;
    const auto height = m_sharedHeight;
    QWidget* const focus = QApplication::focusWidget();
    leaveWhole();
    QByteArray state = m_window.saveState(Settings::layoutVersion);
    if (covers != nullptr) {
        show(*covers);
        m_covered = covered; // Qt has not laid out anew what was there in between
        m_sharedHeight = height;
        if (focus != nullptr) {
            focus->setFocus();
        }
    }
    return state;
}

bool PanelLayout::restore(const QByteArray& state, const QString& whole, Arrangement arrangement, int columns)
{
    {
        const QScopedValueRollback arranging(m_arranging, true);
        if (!m_window.restoreState(state, Settings::layoutVersion)) {
            return false;
        }
    }
    m_arrangement = arrangement;
    m_columns = columns;
    ++m_made;
    refresh();
    fitToWidth();
    // Where Qt puts the docks is known a moment later.
    QTimer::singleShot(0, this, [this, whole, made = m_made]() {
        refresh();
        const auto covers = std::ranges::find_if(
            m_places, [&whole](const Place& each) { return each.dock->objectName() == whole; });
        if (made == m_made && covers != m_places.end() && takesWhole(*covers->dock)) {
            show(*covers->dock);
        }
    });
    return true;
}

void PanelLayout::fitToWidth()
{
    if (m_arrangement == Arrangement::Own || m_columns == columns() || m_arranging) {
        return;
    }
    std::vector<QDockWidget*> fronts;
    std::vector<QDockWidget*> closed;
    for (const Place& each : m_places) {
        if (each.dock->isHidden() && m_whole == nullptr) {
            closed.push_back(each.dock);
        }
        if (isInFront(*each.dock) && isBelow(*each.dock)) {
            fronts.push_back(each.dock);
        }
    }
    QDockWidget* const whole = m_whole;
    arrange(m_arrangement);
    std::ranges::for_each(closed, &QDockWidget::hide);
    // The list last: in one group it is in front. Before it what the layout is for.
    std::ranges::stable_sort(fronts, {}, [this](const QDockWidget* dock) {
        const PanelPlace place = find(dock)->place;
        return place == PanelPlace::List                                                 ? 2
            : (place == PanelPlace::Explanation) == (m_arrangement == Arrangement::Read) ? 1
                                                                                         : 0;
    });
    std::ranges::for_each(fronts, &QDockWidget::raise);
    if (whole != nullptr) {
        enterWhole(*whole);
        m_sharedHeight = {}; // the new columns have not been laid out
    }
}

void PanelLayout::show(QDockWidget& dock)
{
    if (m_whole != nullptr && m_whole != &dock && m_beside != &dock && isBelow(dock)) {
        leaveWhole();
    }
    if (takesWhole(dock)) {
        enterWhole(dock);
    } else {
        dock.show();
        dock.raise();
    }
    refresh();
    dock.widget()->show(); // Qt may not have moved the dock into sight yet
}

void PanelLayout::showListBeside()
{
    QDockWidget* const list = docksOf(PanelPlace::List).front();
    if (m_whole == nullptr || columns() == 1 || !m_whole->isAncestorOf(QApplication::focusWidget())
        || support::found(m_covered, list, &Covered::dock) == nullptr || !list->isHidden()) {
        return;
    }
    const QScopedValueRollback arranging(m_arranging, true);
    m_beside = list;
    list->show();
    const int width = m_window.width() * 40 / 100;
    m_window.resizeDocks({ list, m_whole }, { width, m_window.width() - width }, Qt::Horizontal);
    refresh();
}

void PanelLayout::hideAll()
{
    leaveWhole();
    ++m_made;
    const QScopedValueRollback arranging(m_arranging, true);
    for (const Place& each : m_places) {
        each.dock->hide();
    }
}

int PanelLayout::heightWithTabs(const QDockWidget& dock) const
{
    int height = dock.height();
    for (const QTabBar* bar : tabBarsOf(m_window)) {
        for (int tab = 0; tab < bar->count() && !bar->isHidden(); ++tab) {
            height += dockOfTab(*bar, tab) == &dock ? bar->height() : 0;
        }
    }
    return height;
}

void PanelLayout::enterWhole(QDockWidget& dock)
{
    if (m_whole == &dock) {
        return;
    }
    const auto before = m_whole == nullptr ? std::nullopt : std::optional(m_sharedHeight);
    leaveWhole();
    const QScopedValueRollback arranging(m_arranging, true);
    m_covered.clear();
    int height = 0;
    for (const Place& each : m_places) {
        if (each.dock != &dock && isBelow(*each.dock) && !each.dock->isHidden()) {
            const bool front = isInFront(*each.dock);
            m_covered.push_back({ each.dock, front, each.dock->width() });
            height = front ? std::max(height, heightWithTabs(*each.dock)) : height;
        }
    }
    m_sharedHeight = before.value_or(SharedHeight { m_window.height(), height });
    // Shown before the others go: an empty area forgets its height.
    dock.show();
    for (const Covered& each : m_covered) {
        each.dock->hide();
    }
    m_whole = &dock;
    m_window.resizeDocks({ &dock }, { std::max(height, roomBelow(Arrangement::Compare)) }, Qt::Vertical);
}

void PanelLayout::leaveWhole()
{
    if (m_whole == nullptr) {
        return;
    }
    const QScopedValueRollback arranging(m_arranging, true);
    QDockWidget& dock = *m_whole;
    const bool stays = !takesWhole(dock); // it was moved elsewhere
    m_whole = nullptr;
    m_beside = nullptr;
    QList<QDockWidget*> fronts;
    QList<int> widths;
    for (const Covered& each : m_covered) {
        each.dock->show();
    }
    if (!stays) {
        dock.hide();
    }
    for (const Covered& each : m_covered) {
        if (each.front) {
            each.dock->raise();
            fronts.append(each.dock);
            widths.append(each.width);
        }
    }
    m_covered.clear();
    if (!fronts.isEmpty()) {
        m_window.resizeDocks(fronts, widths, Qt::Horizontal);
        const bool kept = m_sharedHeight.window == m_window.height() && m_sharedHeight.below > 0;
        m_window.resizeDocks(
            { fronts.front() }, { kept ? m_sharedHeight.below : roomBelow(m_arrangement) }, Qt::Vertical);
    }
    refresh();
}

void PanelLayout::noticeVisible(QDockWidget& dock)
{
    if (dock.widget() != nullptr) {
        dock.widget()->setVisible(isInFront(dock));
    }
    if (m_refreshing) {
        return;
    }
    m_refreshing = true;
    // What a view menu or a close button did is followed when Qt has laid out the docks.
    QTimer::singleShot(0, this, [this]() {
        m_refreshing = false;
        if (m_whole != nullptr) {
            const bool other = std::ranges::any_of(m_covered,
                [this](const Covered& each) { return each.dock != m_beside && !each.dock->isHidden(); });
            if (m_whole->isHidden() || other || !takesWhole(*m_whole)) {
                leaveWhole();
            }
        } else if (m_window.isVisible()) {
            for (QDockWidget* each : docksOf(PanelPlace::Whole)) {
                if (!each->isHidden() && takesWhole(*each)) {
                    enterWhole(*each);
                    break;
                }
            }
        }
        refresh();
    });
}

void PanelLayout::noticeMoved(QDockWidget& dock)
{
    if (!m_arranging) {
        m_arrangement = Arrangement::Own;
        noticeVisible(dock);
    }
}

void PanelLayout::refresh()
{
    for (const Place& each : m_places) {
        QDockWidget& dock = *each.dock;
        if (dock.widget() != nullptr && !dock.isHidden()) {
            dock.widget()->setVisible(isInFront(dock));
        }
        const auto others = m_window.tabifiedDockWidgets(&dock);
        const bool tabbed = !dock.isFloating()
            && std::ranges::any_of(others, [](const QDockWidget* other) { return !other->isHidden(); });
        if (tabbed == (dock.titleBarWidget() != nullptr)) {
            continue;
        }
        if (tabbed) {
            auto* const empty = new QWidget(&dock);
            layRow(empty, {}, {}, 0); // of no height
            dock.setTitleBarWidget(empty);
        } else {
            QWidget* const empty = dock.titleBarWidget();
            dock.setTitleBarWidget(nullptr);
            delete empty;
        }
    }
    for (QTabBar* bar : tabBarsOf(m_window)) {
        bar->setElideMode(Qt::ElideNone);
        bar->setUsesScrollButtons(true);
        bar->setAccessibleName(tr("Panels"));
        bar->installEventFilter(this);
        reachWhereSeen(*bar);
    }
}

bool PanelLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu) {
        if (auto* bar = qobject_cast<QTabBar*>(watched)) {
            const auto& asked = *static_cast<QContextMenuEvent*>(event);
            const bool byKey = asked.reason() == QContextMenuEvent::Keyboard;
            const int tab = byKey ? bar->currentIndex() : bar->tabAt(asked.pos());
            if (tab >= 0) {
                openTabMenu(
                    *bar, tab, byKey ? bar->mapToGlobal(bar->tabRect(tab).center()) : asked.globalPos());
                return true;
            }
        }
    }
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        if (auto* bar = qobject_cast<QTabBar*>(watched)) {
            reachWhereSeen(*bar);
        }
    }
    return QObject::eventFilter(watched, event);
}

void PanelLayout::reachWhereSeen(QTabBar& bar) const
{
    // Of panels that are closed Qt keeps the bar, visible and nowhere.
    const bool seen = bar.geometry().intersects(m_window.rect()) && bar.count() > 0;
    bar.setFocusPolicy(seen ? Qt::TabFocus : Qt::NoFocus);
}

void PanelLayout::openTabMenu(QTabBar& bar, int tab, const QPoint& position)
{
    const Place* const place = find(dockOfTab(bar, tab));
    if (place == nullptr) {
        return;
    }
    auto* menu = popupMenu(&m_window);
    addMoveActions(*menu, *place->dock);
    menu->addSeparator();
    menu->addAction(tr("&Close"), place->dock, &QDockWidget::close);
    menu->popup(position);
}

void PanelLayout::addMoveActions(QMenu& menu, QDockWidget& dock)
{
    const std::pair<QString, Qt::DockWidgetArea> areas[]
        = { { tr("&Left"), Qt::LeftDockWidgetArea }, { tr("&Right"), Qt::RightDockWidgetArea },
              { tr("&Top"), Qt::TopDockWidgetArea }, { tr("&Bottom"), Qt::BottomDockWidgetArea } };
    for (const auto& [title, area] : areas) {
        menu.addAction(title, &dock, [this, &dock, place = area]() {
            dock.setFloating(false);
            m_window.addDockWidget(place, &dock);
            dock.show();
        });
    }
    menu.addAction(tr("&Own window"), &dock, [&dock]() {
        dock.setFloating(true);
        dock.show();
    });
}

} // namespace touchstone::ui

#include "moc_panellayout.cpp"
