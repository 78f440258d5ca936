// SPDX-License-Identifier: GPL-3.0-or-later
// LinkDelegate: cells that answer a click are underlined under the mouse and at the keyboard cursor; cells
// with heat are filled.
#pragma once

#include <QStyledItemDelegate>

class QPalette;

namespace touchstone::ui {

class LinkDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// At least as high as a pointer's target must be; tables with fixed row heights do not ask.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The ground of a cell with heat 0..1: from the table's ground to one hue (errors), or to grey (neutral).
[[nodiscard]] QColor heatColour(const QPalette& palette, double heat, bool neutral);

} // namespace touchstone::ui
