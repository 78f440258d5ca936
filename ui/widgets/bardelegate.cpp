// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/bardelegate.h"

#include "ui/models/modelroles.h"
#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/dimming.h"

#include <QPainter>

namespace touchstone::ui {

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    LinkDelegate::paint(painter, option, index);
    const QVariant share = index.data(BarRole);
    if (!share.isValid()) {
        return;
    }
    constexpr double height = 3;
    constexpr double margin = 3;
    const QRectF whole(option.rect.left() + margin, option.rect.bottom() - height,
        std::max(0.0, option.rect.width() - 2 * margin), height);
    QRectF part = whole;
    part.setWidth(whole.width() * std::clamp(share.toDouble(), 0.0, 1.0));
    if (option.direction == Qt::RightToLeft) {
        part.moveRight(whole.right());
    }
    painter->save();
    if (isDimmed(option.widget)) {
        painter->setOpacity(dimmedOpacity);
    }
    painter->fillRect(whole, faded(option.palette, 0.15));
    painter->fillRect(part, StatusPalette::forPalette(option.palette).colour(match::Outcome::Correct));
    painter->restore();
}

} // namespace touchstone::ui

#include "moc_bardelegate.cpp"
