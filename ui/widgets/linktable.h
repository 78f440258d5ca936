// SPDX-License-Identifier: GPL-3.0-or-later
// LinkTableView: a sheet as a flat table of linked cells, with keyboard, menu and copying.
#pragma once

#include "ui/models/sheetmodel.h"

#include <QTableView>

namespace touchstone::ui {

class CellInteraction;
class SelectionModel;

class LinkTableView : public QTableView
{
    Q_OBJECT

public:
    /// Filters of cells are followed in the selection, by the owner of linkActivated.
    explicit LinkTableView(SelectionModel& selection, QWidget* parent = nullptr);

    /// Shows another sheet; the current cell stays by its place, the order by the columns' titles.
    void setSheet(analysis::ScoreSheet sheet);
    [[nodiscard]] SheetModel* sheetModel() const { return m_model; }

Q_SIGNALS:
    /// A cell that is a link was chosen; `adding`: with Ctrl.
    void linkActivated(const QModelIndex& index, bool adding);

private:
    void showMenu(const QModelIndex& index, const QPoint& position);

    SelectionModel& m_selection;
    SheetModel* m_model;
    CellInteraction* m_interaction;
    QStringList m_titles;
};

} // namespace touchstone::ui
