// SPDX-License-Identifier: GPL-3.0-or-later
// OutcomeDelegate: an outcome as a chip: shape, code and colour, so that it can be read without colour.
#pragma once

#include "ui/text/statuspalette.h"

#include <QPainterPath>
#include <QStyledItemDelegate>

namespace touchstone::ui {

/// The outline of a marker inside a rectangle.
[[nodiscard]] QPainterPath markerPath(MarkerShape shape, const QRectF& rectangle);

/// Draws cells that have OutcomeRole as chips, all others as usual. The text stays in the text colour; only
/// the shape and the border carry the outcome's colour.
class OutcomeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace touchstone::ui
