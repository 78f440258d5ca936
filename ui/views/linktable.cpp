// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/linktable.h"

#include "ui/delegates/linkdelegate.h"
#include "ui/models/modelroles.h"
#include "ui/session/selectionmodel.h"
#include "ui/views/cellinteraction.h"
#include "ui/views/viewhelp.h"

#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace touchstone::ui {

LinkTableView::LinkTableView(SelectionModel& selection, QWidget* parent)
    : QTableView(parent)
    , m_selection(selection)
    , m_model(new LinkTableModel(this))
    , m_interaction(new CellInteraction(this))
{
    setModel(m_model);
    setItemDelegate(new LinkDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(ui::rowHeight(this));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(m_interaction, &CellInteraction::linkActivated, this, &LinkTableView::linkActivated);
    connect(m_interaction, &CellInteraction::menuRequested, this, &LinkTableView::showMenu);
}

void LinkTableView::setTable(LinkTable table)
{
    const QModelIndex current = currentIndex();
    QStringList titles;
    for (const auto& column : table.columns) {
        titles << column.title;
    }
    m_model->setTable(std::move(table));
    if (titles != m_titles) {
        m_titles = titles;
        horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    }
    fitColumns(this, horizontalHeader());
    if (m_model->rowCount() > 0 && m_model->columnCount() > 0) {
        setCurrentIndex(m_model->index(std::clamp(current.row(), 0, m_model->rowCount() - 1),
            std::clamp(current.column(), 0, m_model->columnCount() - 1)));
        clearSelection();
    }
}

void LinkTableView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (index.isValid()) {
        const QVariant filter = index.data(FilterRole);
        if (filter.isValid()) {
            addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui
