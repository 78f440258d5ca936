// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linktable.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace touchstone::ui {

LinkTableView::LinkTableView(SelectionModel& selection, QWidget* parent)
    : QTableView(parent)
    , m_selection(selection)
    , m_model(new SheetModel(this))
    , m_interaction(new CellInteraction(this))
{
    setModel(m_model);
    setItemDelegate(new LinkDelegate(this));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    showPlain(this);
    makeSortable(this);
    connect(m_interaction, &CellInteraction::linkActivated, this, &LinkTableView::linkActivated);
    connect(m_interaction, &CellInteraction::menuRequested, this, &LinkTableView::showMenu);
}

void LinkTableView::setSheet(analysis::ScoreSheet sheet)
{
    const QModelIndex current = currentIndex();
    const QPoint place(current.column(), current.row());
    m_model->setSheet(std::move(sheet));
    QStringList titles;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        titles << m_model->headerData(column, Qt::Horizontal).toString();
    }
    if (titles != m_titles) {
        m_titles = titles;
        horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    }
    fitColumns(this, horizontalHeader());
    if (m_model->rowCount() > 0 && m_model->columnCount() > 0) {
        setCurrentIndex(m_model->index(std::clamp(place.y(), 0, m_model->rowCount() - 1),
            std::clamp(place.x(), 0, m_model->columnCount() - 1)));
        clearSelection();
    }
}

void LinkTableView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.isValid()) {
        const QVariant filter = index.data(FilterRole);
        if (filter.isValid()) {
            addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
        }
    }
    addCopyActions(menu, m_interaction, index);
    const auto addCopy = [this, menu](const QString& text, std::string (*form)(const analysis::Table&)) {
        connect(menu->addAction(text), &QAction::triggered, this,
            [this, form]() { QGuiApplication::clipboard()->setText(toQString(form(m_model->plain()))); });
    };
    addCopy(tr("Copy the table as &LaTeX"), analysis::toLatex);
    addCopy(tr("Copy the table as &Markdown"), analysis::toMarkdown);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_linktable.cpp"
