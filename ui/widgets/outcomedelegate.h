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
    /// Where the texts of a column are cut; the others as the view says.
    void setElision(int column, Qt::TextElideMode mode);
    /// `usual`: as the view says.
    [[nodiscard]] Qt::TextElideMode elision(int column, Qt::TextElideMode usual) const
    {
        return column == m_elided ? m_elision : usual;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_elided = -1; ///< a column; -1: none
    Qt::TextElideMode m_elision = Qt::ElideRight;
};

} // namespace touchstone::ui
