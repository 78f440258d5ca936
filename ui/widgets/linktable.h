// SPDX-License-Identifier: GPL-3.0-or-later
// LinkTableView: a table of linked cells with keyboard, menu and copying.
#pragma once

#include "ui/models/linktablemodel.h"
#include "ui/widgets/cellinteraction.h"

#include <QTableView>

namespace touchstone::ui {

class SelectionModel;

class LinkTableView : public QTableView
{
    Q_OBJECT

public:
    /// Filters of cells are followed in the selection, by the owner of linkActivated.
    explicit LinkTableView(SelectionModel& selection, QWidget* parent = nullptr);

    /// Shows another table; the current cell stays by its place, widths by the columns' titles.
    void setTable(LinkTable table);
    [[nodiscard]] LinkTableModel* linkModel() const { return m_model; }

Q_SIGNALS:
    /// A cell that is a link was chosen; `adding`: with Ctrl.
    void linkActivated(const QModelIndex& index, bool adding);

private:
    void showMenu(const QModelIndex& index, const QPoint& position);

    SelectionModel& m_selection;
    LinkTableModel* m_model = new LinkTableModel(this);
    CellInteraction* m_interaction = new CellInteraction(this);
    QStringList m_titles;
};

} // namespace touchstone::ui
