// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/canvasmetrics.h"

#include <QFontMetricsF>

#include <algorithm>

namespace touchstone::ui {

CanvasMetrics::CanvasMetrics(const QFont& base)
    : font(base)
    , smallFont(base)
{
    if (base.pointSizeF() > 0) {
        smallFont.setPointSizeF(std::max(1.0, base.pointSizeF() * 0.78));
    } else {
        smallFont.setPixelSize(std::max(1, static_cast<int>(base.pixelSize() * 0.78)));
    }
    const QFontMetricsF metrics(font);
    const QFontMetricsF smallMetrics(smallFont);
    unit = std::max(1.0, metrics.height() / 16);
    textAscent = metrics.ascent();
    textHeight = metrics.height();
    smallAscent = smallMetrics.ascent();
    smallHeight = smallMetrics.height();
    digitWidth = smallMetrics.horizontalAdvance(QLatin1Char('0'));
    barHeight = 7 * unit;
    laneHeight = barHeight + smallHeight + unit;
    emptyLaneHeight = smallHeight + unit;
    laneNameWidth = 14 * digitWidth;
    editHeight = 7 * unit;
    rowPadding = 3 * unit;
    gutter = smallMetrics.horizontalAdvance(QStringLiteral("+000")) + 4 * unit;
}

} // namespace touchstone::ui
