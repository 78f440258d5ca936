// SPDX-License-Identifier: GPL-3.0-or-later
// FocusAware: a table or tree whose selection looks and speaks by where the keyboard is.
#pragma once

#include <QAbstractItemView>

namespace touchstone::ui {

/// `View`: QTableView, QTreeView or one of theirs. Without the keyboard its selection is painted as that of
/// an inactive window, and a row that another view selected in it does not claim the focus of a screen
/// reader, as Qt's own does. Tab leaves it.
template <typename View> class FocusAware : public View
{
public:
    explicit FocusAware(QWidget* parent = nullptr)
        : View(parent)
    {
        this->setTabKeyNavigation(false);
    }

protected:
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
