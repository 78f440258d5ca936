// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linktable.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

namespace touchstone::ui {

LinkTableView::LinkTableView(SelectionModel& selection, QWidget* parent)
    : QTableView(parent)
    , m_selection(selection)
{
    setModel(m_model);
    setItemDelegate(new LinkDelegate(this));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    showPlain(this);
    makeSortable(this);
    connect(m_interaction, &CellInteraction::linkActivated, this, &LinkTableView::linkActivated);
    connect(m_interaction, &CellInteraction::menuRequested, this, &LinkTableView::showMenu);
}

void LinkTableView::setTable(LinkTable table)
{
    const QModelIndex current = currentIndex();
    const QStringList titles = textsOf(table.columns, [](const auto& column) { return column.title; });
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
    auto* menu = popupMenu(this);
    if (const QVariant filter = index.data(FilterRole); filter.isValid()) {
        addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
    }
    addCopyActions(menu, m_interaction, index);
    const auto addCopy = [this, menu](const QString& text, std::string (*form)(const analysis::Table&)) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, form]() {
            QGuiApplication::clipboard()->setText(toQString(form(plainTable(m_model->table()))));
        });
    };
    addCopy(tr("Copy the table as &LaTeX"), analysis::toLatex);
    addCopy(tr("Copy the table as &Markdown"), analysis::toMarkdown);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_linktable.cpp"
