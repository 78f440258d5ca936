// SPDX-License-Identifier: GPL-3.0-or-later
// PanelLayout: where the docks of the window stand: text above, errors below it on the left, numbers on the
// right.
#pragma once

#include "ui/session/settings.h"

#include <QObject>

#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QTabBar;

namespace touchstone::ui {

/// What a dock is for, which says where it stands at first.
enum class PanelPlace {
    Documents, ///< left of the text
    List, ///< the errors
    Explanation, ///< of the selected error: tabs before the numbers, beside them where there is room
    Numbers, ///< tables and charts, right of the errors
    Whole ///< takes the whole lower half as long as it is shown
};

class PanelLayout : public QObject
{
    Q_OBJECT

public:
    struct Place
    {
        QDockWidget* dock;
        PanelPlace place;
    };

    /// From this width on (pixels) the errors stand left of the numbers; below it all are tabs of one group.
    static constexpr int wideFrom = 1280;
    /// From this width on what explains the selected error has a column of its own.
    static constexpr int widestFrom = 1700;
    static constexpr int leastRows = 7; ///< of the list of errors that are seen at once

    /// The docks in the order of their tabs.
    PanelLayout(std::vector<Place> places, QMainWindow& window);

    /// Own: as Analyse. What it puts in front: the explanation (Read), the first of the numbers (Analyse),
    /// the first panel of the lower half (Compare).
    void arrange(Arrangement arrangement);
    /// The layout that was chosen last; Own as soon as the user moved a dock.
    [[nodiscard]] Arrangement arrangement() const { return m_arrangement; }
    /// As QMainWindow::saveState, without the panel that covers the lower half, which stays where it is.
    [[nodiscard]] QByteArray save();
    /// Name of that panel; empty: there is none.
    [[nodiscard]] QString whole() const;
    /// A state that was saved, the panel that covered it, what it was made from, and how many columns the
    /// lower half had. False: it is of another version, or none.
    bool restore(const QByteArray& state, const QString& whole, Arrangement arrangement, int columns);
    [[nodiscard]] int columnsBelow() const { return m_columns; }
    /// A chosen layout is made again when the window has become too narrow for its columns, or wide enough.
    void fitToWidth();

    /// Shows a dock and brings it to the front of its tabs.
    void show(QDockWidget& dock);
    /// Where a panel in the whole lower half has the focus and there is room: what is clicked there fills the
    /// list, which is then shown left of it.
    void showListBeside();
    void hideAll();
    /// Entries that move a dock without dragging: not every desktop lets docks be dragged.
    void addMoveActions(QMenu& menu, QDockWidget& dock);
    /// Brings back what a panel in the whole lower half covers.
    void leaveWhole();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Covered
    {
        QDockWidget* dock;
        bool front; ///< of its tabs
        int width;
    };

    [[nodiscard]] const Place* find(const QDockWidget* dock) const;
    [[nodiscard]] std::vector<QDockWidget*> docksOf(PanelPlace place) const;
    [[nodiscard]] bool takesWhole(const QDockWidget& dock) const;
    [[nodiscard]] bool isBelow(const QDockWidget& dock) const;
    [[nodiscard]] int columns() const; ///< of the lower half: 1, 2 or 3
    void stand(Arrangement arrangement);
    void resize(Arrangement arrangement);
    [[nodiscard]] int roomOfRows() const;
    [[nodiscard]] int roomBelow(Arrangement arrangement) const;
    /// Qt leaves the bar of its tabs out of a dock's height, but not when it resizes docks.
    [[nodiscard]] int heightWithTabs(const QDockWidget& dock) const;
    void enterWhole(QDockWidget& dock);
    void noticeVisible(QDockWidget& dock);
    void noticeMoved(QDockWidget& dock);
    /// Content behind a tab is hidden, so that the keyboard does not reach it; tabs have no second title.
    void refresh();
    /// Tab goes to a bar only where it can be seen.
    void reachWhereSeen(QTabBar& bar) const;
    void openTabMenu(QTabBar& bar, int tab, const QPoint& position);

    /// Of the lower half when a panel took it whole, and of the window then.
    struct SharedHeight
    {
        int window = 0;
        int below = 0;
    };

    std::vector<Place> m_places;
    QMainWindow& m_window;
    Arrangement m_arrangement = Arrangement::Analyse;
    int m_columns = 0; ///< of the arrangement
    bool m_arranging = false;
    int m_made = 0; ///< arrangements so far; also hidden, and restored, is one
    QDockWidget* m_whole = nullptr; ///< null: the lower half is shared
    std::vector<Covered> m_covered;
    SharedHeight m_sharedHeight;
    QDockWidget* m_beside = nullptr; ///< of the covered ones, the one shown beside it
    bool m_refreshing = false; ///< asked for
};

} // namespace touchstone::ui
