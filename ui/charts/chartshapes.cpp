// SPDX-License-Identifier: GPL-3.0-or-later
// Markers, hatches, fills: the shapes that tell series apart without colour.
#include "ui/charts/chartdrawing.h"
#include "ui/text/colours.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace touchstone::ui {

namespace {

/// Lines that are seen on a fill without drowning it: light grey, but dark grey on a light fill.
QColor hatchOn(const QColor& fill)
{
    constexpr double seen = 1.9;
    const QColor light(0xE0, 0xE0, 0xE0);
    return contrast(light, fill) >= seen ? light : QColor(0x60, 0x60, 0x60);
}

} // namespace

void drawMarker(QPainter& painter, MarkerShape shape, const QPointF& at, double size, const QColor& fill,
    const QColor& rim, double rimWidth)
{
    const double r = size / 2;
    painter.setPen(QPen(rim, std::max(rimWidth, 0.01), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(fill);
    if (shape == MarkerShape::Circle) {
        painter.drawEllipse(at, r, r);
    } else if (shape == MarkerShape::Square) {
        painter.drawRect(QRectF(at.x() - 0.87 * r, at.y() - 0.87 * r, 1.74 * r, 1.74 * r));
    } else if (shape == MarkerShape::Diamond) {
        const double d = 1.2 * r;
        painter.drawPolygon(QPolygonF {
            { at.x(), at.y() - d }, { at.x() + d, at.y() }, { at.x(), at.y() + d }, { at.x() - d, at.y() } });
    } else {
        const double up = shape == MarkerShape::TriangleUp ? 1 : -1;
        painter.drawPolygon(QPolygonF { { at.x(), at.y() - up * 1.15 * r },
            { at.x() + 1.05 * r, at.y() + up * 0.8 * r }, { at.x() - 1.05 * r, at.y() + up * 0.8 * r } });
    }
}

void drawHatch(QPainter& painter, HatchStyle hatch, const QRectF& rect, double pitch, const QPen& pen)
{
    if (hatch == HatchStyle::None || rect.isEmpty() || !(pitch > 0)) {
        return;
    }
    painter.setPen(pen);
    std::vector<QLineF> lines;
    // Counted from the origin, not from the rectangle: neighbours' lines meet.
    if (hatch == HatchStyle::Horizontal) {
        for (double y = std::ceil(rect.top() / pitch) * pitch; y < rect.bottom(); y += pitch) {
            lines.emplace_back(rect.left(), y, rect.right(), y);
        }
    }
    if (hatch == HatchStyle::Vertical) {
        for (double x = std::ceil(rect.left() / pitch) * pitch; x < rect.right(); x += pitch) {
            lines.emplace_back(x, rect.top(), x, rect.bottom());
        }
    }
    const auto slanted = [&](bool rising) {
        // Lines x ± y = c, cut to the rectangle.
        const double step = pitch * std::sqrt(2.0);
        const double least = rising ? rect.left() + rect.top() : rect.left() - rect.bottom();
        const double most = rising ? rect.right() + rect.bottom() : rect.right() - rect.top();
        for (double c = std::ceil(least / step) * step; c < most; c += step) {
            const double from = std::max(rect.left(), rising ? c - rect.bottom() : c + rect.top());
            const double to = std::min(rect.right(), rising ? c - rect.top() : c + rect.bottom());
            if (from < to) {
                lines.emplace_back(from, rising ? c - from : from - c, to, rising ? c - to : to - c);
            }
        }
    };
    if (hatch == HatchStyle::Diagonal || hatch == HatchStyle::Cross) {
        slanted(true);
    }
    if (hatch == HatchStyle::Cross) {
        slanted(false);
    }
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

void drawFill(
    QPainter& painter, const ChartPaper& paper, const QRectF& rect, const QColor& colour, HatchStyle hatch)
{
    const QColor fill = paper.shown(colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRect(rect);
    if (paper.style.hatches) {
        const double width = std::max(0.5 * paper.point, 0.01);
        drawHatch(
            painter, hatch, rect, 5.2 * paper.point, QPen(hatchOn(fill), width, Qt::SolidLine, Qt::FlatCap));
    }
    const double rim = std::min({ 0.5 * paper.point, rect.width() / 8, rect.height() / 8 });
    if (rim > 0) { // inside, so that a bar never leaves the plot
        painter.setPen(QPen(paper.ink, rim, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2));
    }
}

} // namespace touchstone::ui
