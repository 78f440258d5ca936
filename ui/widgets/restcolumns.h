// SPDX-License-Identifier: GPL-3.0-or-later
// RestColumns: columns of a table that share the width which the others leave, until the user sets a width.
#pragma once

#include <QObject>

#include <vector>

class QTableView;

namespace touchstone::ui {

/// Belongs to the table. Hidden columns take no part.
class RestColumns : public QObject
{
    Q_OBJECT

public:
    /// `least`: what each of them keeps, in characters; below it the table scrolls.
    RestColumns(QTableView* table, std::vector<int> columns, int least);

    /// Shares again, whatever the user had set.
    void share();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void distribute();

    QTableView* m_table;
    std::vector<int> m_columns;
    int m_least;
    bool m_ofUser = false; ///< the user set a width
    bool m_distributing = false;
};

} // namespace touchstone::ui
