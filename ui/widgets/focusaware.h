// SPDX-License-Identifier: GPL-3.0-or-later
// FocusAware: a table or tree whose selection looks and speaks by where the keyboard is.
#pragma once

#include <QAbstractItemView>
#include <QKeyEvent>

namespace touchstone::ui {

/// `View`: QTableView, QTreeView or one of theirs. Without the keyboard its selection is painted as that of
/// an inactive window, and a row that another view selected in it does not claim the focus of a screen
/// reader, as Qt's own does. Tab leaves it. Ctrl+Home and Ctrl+End select where they go, which Qt's do not
/// where several rows may be selected.
template <typename View> class FocusAware : public View
{
public:
    explicit FocusAware(QWidget* parent = nullptr)
        : View(parent)
    {
        this->setTabKeyNavigation(false);
    }

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event) const override
    {
        if (event != nullptr && event->type() == QEvent::KeyPress) {
            const auto& key = *static_cast<const QKeyEvent*>(event);
            if ((key.key() == Qt::Key_Home || key.key() == Qt::Key_End)
                && key.modifiers().testFlag(Qt::ControlModifier)) {
                const QKeyEvent plain(QEvent::KeyPress, key.key(),
                    key.modifiers() & ~Qt::KeyboardModifiers(Qt::ControlModifier));
                return View::selectionCommand(index, &plain);
            }
        }
        return View::selectionCommand(index, event);
    }
    void initViewItemOption(QStyleOptionViewItem* option) const override
    {
        View::initViewItemOption(option);
        if (!this->hasFocus()) {
            option->state.setFlag(QStyle::State_Active, false);
        }
    }
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (this->hasFocus()) {
            View::currentChanged(current, previous);
        } else {
            QAbstractItemView::currentChanged(current, previous);
        }
    }
};

} // namespace touchstone::ui
