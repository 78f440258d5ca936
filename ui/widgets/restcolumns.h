// SPDX-License-Identifier: GPL-3.0-or-later
// RestColumns: columns of a table or tree that share the width which the others leave, until the user sets a
// width.
#pragma once

#include <QObject>

#include <map>
#include <vector>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTreeView;

namespace touchstone::ui {

/// Belongs to the view. Hidden columns take no part.
class RestColumns : public QObject
{
    Q_OBJECT

public:
    struct Share
    {
        int column = 0;
        int least = 0; ///< pixels that it keeps; the view scrolls where there are fewer
        int part = 1; ///< of what is left when all have their least
        int narrow = -1; ///< pixels that it keeps when others lack their least; -1: its least
    };
    /// `least`: what each of them keeps, in characters.
    RestColumns(QTableView* table, const std::vector<int>& columns, int least);
    /// For setShares().
    explicit RestColumns(QTreeView* tree);

    /// Empty: widths stay as they are.
    void setShares(std::vector<Share> shares);
    /// A column that gives of its width where the sharing ones lack their least.
    struct Yield
    {
        int column = 0;
        int least = 0; ///< pixels that it keeps
    };
    /// In this order; each from the width that it has now.
    void setYielding(const std::vector<Yield>& columns);
    /// Columns that are left out, the first ones first, where all else does not do; with them all there would
    /// be no scrolling. They come back with the room.
    void setLeaving(std::vector<int> columns);
    /// Shows or hides a column for other reasons than room; such a column must not be hidden by the view
    /// alone.
    void setShown(int column, bool shown);
    /// The user wants the column: it leaves no more till the next setLeaving().
    void keep(int column);
    /// Did the user set a width? Then all stay as they are till the next call of one of these functions.
    [[nodiscard]] bool ofUser() const { return m_ofUser; }
    /// Shares again, whatever the user had set.
    void share();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    RestColumns(QAbstractItemView* view, QHeaderView* header);
    void distribute();
    struct Yielding
    {
        int column;
        int width; ///< where there is room
        int least;
    };
    /// Columns give of their width till `lacking` pixels are there; where none is lacking they have all of
    /// it. Returns what lacks still.
    int yield(int lacking);
    void leave();
    /// Takes part, or would where there is room.
    [[nodiscard]] bool isWanted(int column) const;
    [[nodiscard]] int leastOf(int column) const;
    [[nodiscard]] int leastOf(const Share& share) const;

    QAbstractItemView* m_view;
    QHeaderView* m_header;
    std::vector<Share> m_shares;
    std::vector<Yielding> m_yielding;
    std::vector<int> m_leaving;
    std::map<int, int> m_away; ///< columns that have left, and their widths
    int m_least = 0; ///< characters
    bool m_ofUser = false; ///< the user set a width
    bool m_distributing = false;
};

} // namespace touchstone::ui
