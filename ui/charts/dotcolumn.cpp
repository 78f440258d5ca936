// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/dotcolumn.h"

#include "ui/charts/chartdrawing.h"
#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"

#include <QLocale>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

constexpr double sideMargin = 12; ///< pixels, half of a number at the axis

/// The digits that a step of the axis needs.
int decimalsOf(double step) { return std::max(1, static_cast<int>(std::ceil(-std::log10(step) - 1e-9))); }

template <typename Each> void forEachStep(const DotAxis& axis, Each each)
{
    const auto steps = std::lround((axis.high - axis.low) / axis.step);
    for (long i = 0; i <= steps; ++i) {
        each(axis.low + static_cast<double>(i) * axis.step);
    }
}

} // namespace

double dotPlace(const QRectF& cell, const DotAxis& axis, double value)
{
    const double share = (value - axis.low) / (axis.high - axis.low);
    const double room = std::max(0.0, cell.width() - 2 * sideMargin);
    return cell.left() + sideMargin + std::clamp(share, 0.0, 1.0) * room;
}

void paintDots(QPainter& painter, const QRectF& cell, const QPalette& palette, const DotRow& row)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    const QColor ink = palette.color(QPalette::Active, QPalette::Text);
    const StatusPalette status = StatusPalette::forPalette(palette);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(ink, ground, 0.16), 1));
    forEachStep(row.axis, [&](double value) {
        const double x = std::round(dotPlace(cell, row.axis, value)) + 0.5;
        painter.drawLine(QPointF(x, cell.top()), QPointF(x, cell.bottom()));
    });
    const auto series = static_cast<double>(row.dots.size());
    const double size = std::clamp(cell.height() * 0.34, 6.0, 9.0);
    const auto placeOf = [&](std::size_t number, double value) {
        const double lane = (static_cast<double>(number) + 0.5) / series - 0.5;
        return QPointF(dotPlace(cell, row.axis, value), cell.center().y() + lane * cell.height() * 0.7);
    };
    if (row.dots.size() == 2 && row.dots[0] && row.dots[1]) {
        painter.setPen(QPen(mixed(ink, ground, 0.45), 1));
        painter.drawLine(placeOf(0, row.dots[0]->value), placeOf(1, row.dots[1]->value));
    }
    for (std::size_t i = 0; i < row.dots.size(); ++i) {
        if (!row.dots[i]) {
            continue;
        }
        const auto& dot = *row.dots[i];
        const QColor hue = status.systemHue(i);
        if (dot.interval) {
            painter.setPen(QPen(hue, i == 0 ? 2.2 : 1.4, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(placeOf(i, dot.interval->low), placeOf(i, dot.interval->high));
            for (const double end : { dot.interval->low, dot.interval->high }) {
                const QPointF at = placeOf(i, end);
                painter.drawLine(at - QPointF(0, size / 3), at + QPointF(0, size / 3));
            }
        }
        drawMarker(painter, i < 2 ? MarkerShape::Circle : MarkerShape::Square, placeOf(i, dot.value), size,
            i == 0 ? hue : ground, hue, 1.6);
    }
}

void paintDotAxis(QPainter& painter, const QRectF& heading, const QPalette& palette, const DotAxis& axis)
{
    painter.setPen(palette.color(QPalette::Active, QPalette::ButtonText));
    const QFontMetricsF metrics(painter.font());
    const int decimals = decimalsOf(axis.step);
    double free = heading.left();
    forEachStep(axis, [&](double value) {
        const QString text = QLocale().toString(value, 'f', decimals);
        const double width = metrics.horizontalAdvance(text);
        const double left = std::max(heading.left(), dotPlace(heading, axis, value) - width / 2);
        if (left < free || left + width > heading.right()) {
            return;
        }
        painter.drawText(
            QRectF(left, heading.top(), width + 1, heading.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        free = left + width + metrics.averageCharWidth();
    });
}

} // namespace touchstone::ui
