// SPDX-License-Identifier: GPL-3.0-or-later
// How an excerpt's lines, marks and legend are painted: status by its letter, style of line first, colour
// second.
#pragma once

#include "ui/figures/excerptlayout.h"

class QPainter;
class QRectF;

namespace touchstone::ui {

/// Every line from `top` down as far as the area reaches; what does not fit is left out whole.
void paintExcerpt(
    QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style, const QRectF& area, double top);
/// One line of the layout, whose names stand at the area's left.
void paintExcerptLine(QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style,
    const QRectF& area, const ExcerptPart& part, const ExcerptLine& line, double top);
/// At the foot of the area, where there is anything to explain.
void paintExcerptLegend(
    QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style, const QRectF& area);

} // namespace touchstone::ui
