// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linkdelegate.h"

#include "ui/models/modelroles.h"
#include "ui/session/neutralwords.h"
#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/dimming.h"

#include <QPalette>

namespace touchstone::ui {

QColor heatColour(const QPalette& palette, double heat, bool neutral)
{
    const StatusPalette status = StatusPalette::forPalette(palette);
    // The second system's hue would say that B is wrong.
    const QColor full = neutral   ? status.colour(match::Outcome::Correct)
        : NeutralWords::inForce() ? status.colour(match::Outcome::Incorrect)
                                  : status.systemHue(1);
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    // Even the weakest heat can be told from none.
    return mixed(full, ground, 0.12 + 0.88 * std::clamp(heat, 0.0, 1.0));
}

QSize LinkDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int leastTarget = 24;
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max({ size.height(), leastTarget, option.fontMetrics.height() + 6 }));
    return size;
}

void LinkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(LinkRole).toBool()
        && (option->state & (QStyle::State_MouseOver | QStyle::State_HasFocus))) {
        option->font.setUnderline(true);
    }
    if (index.data(FaintRole).toBool()) {
        option->palette.setColor(QPalette::Text, faded(option->palette, 0.62));
    }
    const QVariant heat = index.data(HeatRole);
    if (heat.isValid() && !isDimmed(option->widget)) {
        const QColor ground
            = heatColour(option->palette, heat.toDouble(), index.data(NeutralHeatRole).toBool());
        option->backgroundBrush = ground;
        option->palette.setColor(QPalette::Text, readableOn(ground));
        // A hovered cell keeps its heat: the style would paint its own ground over it.
        option->state &= ~QStyle::State_MouseOver;
    }
}

} // namespace touchstone::ui
