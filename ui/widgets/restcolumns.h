// SPDX-License-Identifier: GPL-3.0-or-later
// RestColumns: columns of a table or tree that share the width which the others leave, until the user sets a
// width.
#pragma once

#include <QObject>

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
    /// it.
    void yield(int lacking);

    QAbstractItemView* m_view;
    QHeaderView* m_header;
    std::vector<Share> m_shares;
    std::vector<Yielding> m_yielding;
    int m_least = 0; ///< characters
    bool m_ofUser = false; ///< the user set a width
    bool m_distributing = false;
};

} // namespace touchstone::ui
