// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/markpainter.h"

#include "ui/text/colours.h"
#include "ui/text/layout/canvasmetrics.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <cmath>

namespace touchstone::ui {

namespace {

QPen penOf(const QColor& colour, double width)
{
    return { colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin };
}

} // namespace

MarkPainter::MarkPainter(QPainter& painter, const CanvasMetrics& metrics, const QPalette& palette)
    : m_painter(painter)
    , m_metrics(metrics)
    , m_palette(palette)
{
    // Own lines instead of Qt's hatch brushes, whose pitch depends on the device.
    const double ratio = painter.device() != nullptr ? painter.device()->devicePixelRatioF() : 1.0;
    const double side = std::max(4.0, std::round(5 * metrics.unit));
    const auto pixels = static_cast<int>(std::lround(side * ratio));
    m_hatchTile = QPixmap(pixels, pixels);
    m_hatchTile.setDevicePixelRatio(ratio);
    m_hatchTile.fill(Qt::transparent);
    QPainter tile(&m_hatchTile);
    tile.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    m_faint = mixed(text, base, 0.55);
    tile.setPen(penOf(mixed(text, base, 0.4), metrics.unit * 0.8));
    for (const double shift : { -side, 0.0, side }) {
        tile.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1));
    }
}

void MarkPainter::stroke(
    double left, double right, double y, const QColor& colour, double units, const QList<qreal>& dashes)
{
    QPen pen = penOf(colour, units * m_metrics.unit);
    if (!dashes.isEmpty()) {
        pen.setDashPattern(dashes);
    }
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(left, y), QPointF(right, y));
}

void MarkPainter::line(LineStyle style, double left, double right, double y, const QColor& colour)
{
    const double unit = m_metrics.unit;
    switch (style) {
    case LineStyle::ThinSolid:
        stroke(left, right, y, colour, 1.25);
        break;
    case LineStyle::Double:
        stroke(left, right, y - 1.6 * unit, colour, 1.25);
        stroke(left, right, y + 1.6 * unit, colour, 1.25);
        break;
    case LineStyle::DashDot:
        stroke(left, right, y, colour, 2, { 4, 1.75, 1, 1.75 });
        break;
    case LineStyle::LongDash:
        stroke(left, right, y, colour, 2, { 5, 2.5 });
        break;
    case LineStyle::Wave: // an own path: wavy pens vanish in vector exports
        m_painter.setPen(penOf(colour, 1.5 * unit));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(wavePath(left, right, y, 3 * unit, 2 * unit));
        break;
    }
}

void MarkPainter::tick(double x, double y, int direction, const QColor& colour)
{
    m_painter.setPen(penOf(colour, 1.25 * m_metrics.unit));
    m_painter.drawLine(
        QPointF(x, y - direction * 1.5 * m_metrics.unit), QPointF(x, y + direction * 3 * m_metrics.unit));
}

void MarkPainter::hollowCap(double x, double y, const QColor& colour)
{
    m_painter.setPen(penOf(colour, 1.2 * m_metrics.unit));
    m_painter.setBrush(m_palette.color(QPalette::Base));
    m_painter.drawEllipse(QPointF(x, y), 2.3 * m_metrics.unit, 2.3 * m_metrics.unit);
    m_painter.setBrush(Qt::NoBrush);
}

void MarkPainter::wedge(double x, double y, int inward, const QColor& colour)
{
    const double unit = m_metrics.unit;
    const QPointF points[] { { x, y - 3.4 * unit }, { x + inward * 5.5 * unit, y }, { x, y + 3.4 * unit } };
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(points, 3);
    m_painter.setBrush(Qt::NoBrush);
}

void MarkPainter::hatch(const QRectF& rect)
{
    m_painter.drawTiledPixmap(rect, m_hatchTile, rect.topLeft());
    m_painter.setPen(penOf(m_faint, 0.8 * m_metrics.unit));
    m_painter.setBrush(Qt::NoBrush);
    const double half = 0.5 * m_metrics.unit;
    m_painter.drawRect(rect.adjusted(half, half, -half, -half));
}

void MarkPainter::editSign(const QRectF& box, align::EditOperation edit, const QColor& colour)
{
    const double unit = m_metrics.unit;
    // On whole pixels the thin strokes stay sharp.
    const QPointF centre(std::floor(box.center().x()) + 0.5, std::floor(box.center().y()) + 0.5);
    const double arm = std::clamp(box.width() / 2 - 0.9 * unit, 1.8 * unit, 2.5 * unit);
    if (edit == align::EditOperation::Equal) {
        return;
    }
    m_painter.setPen(penOf(colour, 1.2 * unit));
    m_painter.setBrush(Qt::NoBrush);
    if (edit == align::EditOperation::Replace) {
        const double rise = 1.5 * unit;
        QPainterPath wave(centre + QPointF(-arm, rise / 2));
        wave.cubicTo(centre + QPointF(-arm / 3, -2 * rise), centre + QPointF(arm / 3, 2 * rise),
            centre + QPointF(arm, -rise / 2));
        m_painter.drawPath(wave);
        return;
    }
    m_painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    if (edit == align::EditOperation::Insert) {
        m_painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
    }
}

void MarkPainter::chip(const QRectF& rect, const QColor& hue)
{
    QColor fill = hue;
    fill.setAlpha(36);
    const double half = 0.4 * m_metrics.unit;
    m_painter.setPen(penOf(hue, 0.8 * m_metrics.unit));
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(
        rect.adjusted(half, half, -half, -half), 2 * m_metrics.unit, 2 * m_metrics.unit);
    m_painter.setBrush(Qt::NoBrush);
}

void MarkPainter::frame(const QRectF& rect, double width, const QColor& colour, bool dottedLine)
{
    QPen pen = penOf(colour, width);
    if (dottedLine) {
        pen.setDashPattern({ 2, 2 });
    }
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(rect);
}

void MarkPainter::spaceMark(const QRectF& cell, double baseline)
{
    const double unit = m_metrics.unit;
    const double inset = std::min(0.8 * unit, cell.width() / 5);
    const QPointF points[] { { cell.left() + inset, baseline - unit },
        { cell.left() + inset, baseline + unit }, { cell.right() - inset, baseline + unit },
        { cell.right() - inset, baseline - unit } };
    m_painter.setPen(penOf(m_faint, 0.8 * unit));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(points, 4);
}

void MarkPainter::tabMark(const QRectF& cell)
{
    const double unit = m_metrics.unit;
    const double y = cell.center().y();
    const double from = cell.left() + 2 * unit;
    const double to = cell.right() - 3 * unit;
    m_painter.setPen(penOf(m_faint, unit));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawLine(QPointF(from, y), QPointF(to, y));
    const QPointF head[] { { to - 3 * unit, y - 2.5 * unit }, { to, y }, { to - 3 * unit, y + 2.5 * unit } };
    m_painter.drawPolyline(head, 3);
    m_painter.drawLine(QPointF(to + unit, y - 3 * unit), QPointF(to + unit, y + 3 * unit));
}

void MarkPainter::named(const QRectF& cell, const QString& name)
{
    // Fits the name into the cell, however long it is.
    QFont font = m_metrics.smallFont;
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(name) + 3 * m_metrics.unit;
    const double factor = std::min(1.0, cell.width() / std::max(1.0, width));
    m_painter.save();
    m_painter.setFont(font);
    m_painter.setPen(penOf(m_faint, 0.8 * m_metrics.unit));
    m_painter.translate(cell.center());
    m_painter.scale(factor, std::max(factor, 0.7));
    const QRectF box(-width / 2, -metrics.height() / 2, width, metrics.height());
    m_painter.drawRect(box.adjusted(m_metrics.unit / 2, 0, -m_metrics.unit / 2, 0));
    m_painter.drawText(box, Qt::AlignCenter, name);
    m_painter.restore();
}

} // namespace touchstone::ui
