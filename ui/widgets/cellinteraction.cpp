// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cellinteraction.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QMimeData>
#include <QMouseEvent>
#include <QStringList>
#include <QTableView>
#include <QTreeView>

#include <set>

namespace touchstone::ui {

namespace {

const QHeaderView* columnsOf(const QAbstractItemView* view)
{
    if (const auto* table = qobject_cast<const QTableView*>(view)) {
        return table->horizontalHeader();
    }
    const auto* tree = qobject_cast<const QTreeView*>(view);
    return tree != nullptr ? tree->header() : nullptr;
}

QString cellText(const QModelIndex& index)
{
    QString text = CellInteraction::plainText(index);
    for (QChar& character : text) {
        if (character == QLatin1Char('\t') || character == QLatin1Char('\n')
            || character == QLatin1Char('\r')) {
            character = QLatin1Char(' ');
        }
    }
    return text;
}

/// Rows of a tree in the order on screen.
std::vector<int> path(QModelIndex index)
{
    std::vector<int> rows;
    for (; index.isValid(); index = index.parent()) {
        rows.push_back(index.row());
    }
    std::reverse(rows.begin(), rows.end());
    return rows;
}

QString tsv(const QList<QStringList>& rows)
{
    return textsOf(rows, [](const QStringList& row) {
        return row.join(QLatin1Char('\t'));
    }).join(QLatin1Char('\n'));
}

/// Of a tree the rows below them, too.
void addRows(const QAbstractItemModel& model, const QModelIndex& parent, QItemSelection& rows)
{
    const int count = model.rowCount(parent);
    if (count == 0) {
        return;
    }
    rows.select(model.index(0, 0, parent), model.index(count - 1, model.columnCount(parent) - 1, parent));
    for (int row = 0; row < count; ++row) {
        if (const QModelIndex index = model.index(row, 0, parent); model.hasChildren(index)) {
            addRows(model, index, rows);
        }
    }
}

} // namespace

CellInteraction::CellInteraction(QAbstractItemView* view)
    : QObject(view)
    , m_view(view)
    , m_viewport(view->viewport())
{
    view->setMouseTracking(true);
    view->viewport()->setMouseTracking(true);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
    connect(view, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!index.data(LinkRole).toBool()) {
            Q_EMIT activated(index);
        }
    });
}

QItemSelection CellInteraction::selected() const
{
    QItemSelection selection = m_view->selectionModel()->selection();
    if (selection.isEmpty() && m_view->currentIndex().isValid()) {
        selection.select(m_view->currentIndex(), m_view->currentIndex());
    }
    return selection;
}

QList<QStringList> CellInteraction::asRows(const QItemSelection& selection, Headings headings) const
{
    const QHeaderView* header = columnsOf(m_view);
    std::map<int, int> columns; // by place on screen
    std::map<std::vector<int>, std::pair<QModelIndex, std::set<int>>> lines;
    qsizetype cells = 0;
    for (const QItemSelectionRange& range : selection) {
        for (int row = range.top(); row <= range.bottom() && cells < copyLimit; ++row) {
            const QModelIndex first = m_view->model()->index(row, 0, range.parent());
            auto& [index, wanted] = lines[path(first)];
            index = first;
            for (int column = range.left(); column <= range.right(); ++column) {
                if (header != nullptr && header->isSectionHidden(column)) {
                    continue;
                }
                columns[header != nullptr ? header->visualIndex(column) : column] = column;
                wanted.insert(column);
                ++cells;
            }
        }
    }
    const bool named
        = headings == Headings::Always || (headings == Headings::OfSeveralRows && lines.size() > 1);
    // Numbers under a heading want the name of their row as well: of a tree its first column.
    if (named && qobject_cast<const QTreeView*>(m_view) != nullptr) {
        columns[header->visualIndex(0)] = 0;
        for (auto& [place, line] : lines) {
            line.second.insert(0);
        }
    }
    const auto* const table = qobject_cast<const QTableView*>(m_view);
    const bool beside = named && table != nullptr && !table->verticalHeader()->isHidden();
    QList<QStringList> rows;
    const auto addLine = [&](const QString& name, auto text) {
        QStringList line;
        if (beside) {
            line << name;
        }
        for (const auto& [place, column] : columns) {
            line << text(column);
        }
        rows << line;
    };
    const QAbstractItemModel& model = *m_view->model();
    if (named) {
        addLine({}, [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); });
    }
    for (const auto& [place, line] : lines) {
        const QString name = model.headerData(line.first.row(), Qt::Vertical).toString();
        addLine(name, [&, &index = line.first, &wanted = line.second](int column) {
            return wanted.contains(column) ? cellText(index.siblingAtColumn(column)) : QString();
        });
    }
    return rows;
}

QString CellInteraction::plainText(const QModelIndex& index)
{
    const QVariant exported = index.data(ExportRole);
    return exported.isValid() ? exported.toString() : index.data(Qt::DisplayRole).toString();
}

QString CellInteraction::selectionAsTsv(Headings headings) const { return tsv(asRows(selected(), headings)); }

void CellInteraction::copySelection(Headings headings) const { copy(asRows(selected(), headings)); }

void CellInteraction::copyTable() const
{
    QItemSelection all;
    addRows(*m_view->model(), {}, all);
    copy(asRows(all, Headings::Always));
}

void CellInteraction::copy(const QList<QStringList>& rows)
{
    auto* const copied = new QMimeData;
    copied->setText(tsv(rows));
    QString html = QStringLiteral("<table>");
    for (const QStringList& row : rows) {
        html += QLatin1String("<tr>");
        for (const QString& cell : row) {
            html += QStringLiteral("<td>%1</td>").arg(cell.toHtmlEscaped());
        }
        html += QLatin1String("</tr>");
    }
    copied->setHtml(html + QLatin1String("</table>"));
    QApplication::clipboard()->setMimeData(copied);
}

bool CellInteraction::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view) {
        return viewEvent(event);
    }
    return watched == m_viewport && viewportEvent(event);
}

bool CellInteraction::viewEvent(QEvent* event)
{
    if (event->type() == QEvent::ContextMenu) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        if (menu->reason() == QContextMenuEvent::Keyboard) {
            const QModelIndex index = m_view->currentIndex();
            Q_EMIT menuRequested(index, m_view->viewport()->mapToGlobal(m_view->visualRect(index).center()));
            return true;
        }
        return false;
    }
    if (event->type() != QEvent::KeyPress) {
        return false;
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
        copySelection();
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const QModelIndex current = m_view->currentIndex();
    if ((enter || key->key() == Qt::Key_Space) && current.data(LinkRole).toBool()) {
        Q_EMIT linkActivated(current, key->modifiers().testFlag(Qt::ControlModifier));
        return true;
    }
    static const QMetaMethod other = QMetaMethod::fromSignal(&CellInteraction::activated);
    if (enter && current.isValid() && isSignalConnected(other)) {
        Q_EMIT activated(current);
        return true;
    }
    return false;
}

bool CellInteraction::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        if (m_view->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()).data(LinkRole).toBool()) {
            m_view->viewport()->setCursor(Qt::PointingHandCursor);
        } else {
            m_view->viewport()->unsetCursor();
        }
        return false;
    case QEvent::Leave:
        m_view->viewport()->unsetCursor();
        return false;
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        m_pressed = mouse->button() == Qt::LeftButton
            ? QPersistentModelIndex(m_view->indexAt(mouse->position().toPoint()))
            : QPersistentModelIndex();
        return false;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_view->indexAt(mouse->position().toPoint());
        const bool clicked = mouse->button() == Qt::LeftButton && index.isValid() && index == m_pressed
            && !mouse->modifiers().testFlag(Qt::ShiftModifier);
        m_pressed = QPersistentModelIndex();
        if (clicked && index.data(LinkRole).toBool()) {
            const bool adding = mouse->modifiers().testFlag(Qt::ControlModifier);
            // After the view has had the event: what follows may reset the model.
            QMetaObject::invokeMethod(
                this,
                [this, pressed = QPersistentModelIndex(index), adding]() {
                    if (pressed.isValid()) {
                        Q_EMIT linkActivated(pressed, adding);
                    }
                },
                Qt::QueuedConnection);
        }
        return false;
    }
    case QEvent::ContextMenu: {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        if (menu->reason() == QContextMenuEvent::Keyboard) {
            return false;
        }
        Q_EMIT menuRequested(m_view->indexAt(menu->pos()), menu->globalPos());
        return true;
    }
    default:
        return false;
    }
}

} // namespace touchstone::ui

#include "moc_cellinteraction.cpp"
