// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linkdelegate.h"

#include "ui/models/modelroles.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/dimming.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

constexpr int leastTarget = 24;

double luminance(const QColor& colour)
{
    const auto linear
        = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor readableOn(const QColor& ground)
{
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

QColor heatColour(const QPalette& palette, double heat, bool neutral)
{
    const StatusPalette status = StatusPalette::forPalette(palette);
    const QColor full = neutral ? status.colour(match::Outcome::Correct) : status.typeHue(1);
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    // Even the weakest heat can be told from none.
    const double part = 0.12 + 0.88 * std::clamp(heat, 0.0, 1.0);
    const auto mixed
        = [part](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * part)); };
    return QColor(mixed(ground.red(), full.red()), mixed(ground.green(), full.green()),
        mixed(ground.blue(), full.blue()));
}

QSize LinkDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
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
