// SPDX-License-Identifier: GPL-3.0-or-later
// CellInteraction: mouse, Enter, Space, Ctrl+C and the menu key on the cells of a table or tree, the same in
// every view.
#pragma once

#include <QItemSelection>
#include <QModelIndex>
#include <QObject>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QString>

class QAbstractItemView;

namespace touchstone::ui {

/// Watches a view (its parent). A cell is a link when its LinkRole says so: then the hand is shown over it
/// and a click, Enter or Space activates it.
class CellInteraction : public QObject
{
    Q_OBJECT

public:
    explicit CellInteraction(QAbstractItemView* view);

    /// What a copy has of a cell: as files have it, numbers in the C locale.
    [[nodiscard]] static QString plainText(const QModelIndex& index);

    /// The column names before what is copied.
    enum class Headings { Never, OfSeveralRows, Always };
    /// The selected cells (without a selection: the current one) as tab-separated lines, in the order on
    /// screen, hidden columns left out; numbers in the C locale.
    [[nodiscard]] QString selectionAsTsv(Headings headings) const;
    /// Puts it on the clipboard, and as a table of HTML for programs that take one.
    void copySelection(Headings headings = Headings::OfSeveralRows) const;
    /// All rows, also those that were not folded out, with their headings.
    void copyTable() const;
    /// Above this number of cells nothing more is copied, so that "select all" on a million rows returns.
    static constexpr qsizetype copyLimit = 2'000'000;

Q_SIGNALS:
    /// A link was clicked or given Enter or Space; `adding`: with Ctrl.
    void linkActivated(const QModelIndex& index, bool adding);
    /// Another cell was double-clicked or given Enter, where somebody listens.
    void activated(const QModelIndex& index);
    /// Right mouse button or menu key on a cell (or on none: invalid index).
    void menuRequested(const QModelIndex& index, const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QItemSelection selected() const;
    [[nodiscard]] QList<QStringList> asRows(const QItemSelection& selection, Headings headings) const;
    static void copy(const QList<QStringList>& rows);
    bool viewEvent(QEvent* event);
    bool viewportEvent(QEvent* event);

    QAbstractItemView* m_view;
    QObject* m_viewport; ///< remembered: while the view is destroyed it cannot be asked any more
    QPersistentModelIndex m_pressed;
};

} // namespace touchstone::ui
