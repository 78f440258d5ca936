// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: where Tab goes.
#include "ui/widgets/layouts.h"
#include "ui/window/mainwindow.h"

#include <QDockWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

#include <algorithm>

namespace touchstone::ui {

bool MainWindow::focusNextPrevChild(bool next)
{
    std::vector<QWidget*> areas;
    for (auto* child : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool area = qobject_cast<QDockWidget*>(child) != nullptr
            || qobject_cast<QTabBar*>(child) != nullptr || qobject_cast<QToolBar*>(child) != nullptr
            || qobject_cast<QStatusBar*>(child) != nullptr || child == centralWidget();
        if (area && child->isVisible() && !child->isWindow()) {
            areas.push_back(child);
        }
    }
    std::ranges::stable_sort(areas, {}, [](const QWidget* area) { return std::pair(area->y(), area->x()); });
    std::vector<QWidget*> stops;
    for (QWidget* area : areas) {
        auto* dock = qobject_cast<QDockWidget*>(area);
        const auto inside
            = tabStopsOf(dock != nullptr && dock->widget() != nullptr ? *dock->widget() : *area);
        stops.insert(stops.end(), inside.begin(), inside.end());
    }
    return tabAlong(stops, next);
}

} // namespace touchstone::ui
