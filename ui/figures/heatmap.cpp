// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/heatmap.h"

#include "ui/text/colours.h"
#include "ui/widgets/linkdelegate.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

constexpr double leastScale = 0.55; ///< of the font, in cells

struct Layout
{
    QFont font;
    double line = 0;
    double gap = 0;
    double top = 0; ///< title and column title
    double names = 0; ///< width of the row names, with the row title
    double head = 0; ///< height of the column names
    bool upright = false;
    double cellWidth = 0;
    double widest = 0; ///< widest text of a cell
    bool whole = true; ///< no name is cut
};

double widestOf(const QFontMetricsF& metrics, const QStringList& names)
{
    double widest = 0;
    for (const QString& name : names) {
        widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    return widest;
}

Layout layoutOf(const HeatMap& map, double width, const FigureStyle& style)
{
    Layout layout;
    layout.font = style.font();
    const QFontMetricsF metrics(layout.font);
    layout.line = metrics.height();
    layout.gap = layout.line * 0.3;
    layout.top = (style.title && !map.title.isEmpty() ? layout.line + layout.gap : 0)
        + (map.columnTitle.isEmpty() ? 0 : layout.line + layout.gap);
    const double title = map.rowTitle.isEmpty() ? 0 : layout.line + layout.gap;
    constexpr double longShare = 0.6;
    const double most = map.wholeNames ? longShare * width : width / 3;
    const double widestRow = widestOf(metrics, map.rows);
    layout.names = title + std::min(widestRow, most) + layout.gap;
    const auto columns = static_cast<double>(std::max<qsizetype>(map.columns.size() + map.blank, 1));
    layout.cellWidth = (width - layout.names) / columns;
    const double widestName = widestOf(metrics, map.columns);
    layout.upright = widestName + layout.gap > layout.cellWidth;
    layout.head = (!layout.upright         ? layout.line
                          : map.wholeNames ? widestName
                                           : std::min(widestName, most))
        + layout.gap;
    layout.whole = widestRow <= most;
    QFont bold = layout.font;
    bold.setBold(true);
    const QFontMetricsF strong(bold);
    for (const HeatMap::Cell& cell : map.cells) {
        layout.widest = std::max(layout.widest, (cell.bold ? strong : metrics).horizontalAdvance(cell.text));
    }
    return layout;
}

void paintColumnNames(QPainter& painter, const HeatMap& map, const Layout& layout, const QPointF& corner)
{
    const QFontMetricsF metrics(layout.font);
    for (qsizetype column = 0; column < map.columns.size(); ++column) {
        const double x = corner.x() + layout.cellWidth * static_cast<double>(column);
        const double room = layout.head - layout.gap;
        painter.save();
        if (layout.upright) {
            painter.translate(x + layout.cellWidth / 2, corner.y() + room);
            painter.rotate(-90);
            painter.drawText(QRectF(0, -layout.line / 2, room, layout.line), Qt::AlignLeft | Qt::AlignVCenter,
                metrics.elidedText(map.columns[column], Qt::ElideMiddle, room + 1));
        } else {
            painter.drawText(
                QRectF(x, corner.y(), layout.cellWidth, layout.line), Qt::AlignCenter, map.columns[column]);
        }
        painter.restore();
    }
}

void paintCell(
    QPainter& painter, const HeatMap::Cell& cell, const QRectF& box, bool readable, const FigureStyle& style)
{
    QColor ground = style.paper();
    if (cell.heat) {
        QPalette palette;
        palette.setColor(QPalette::Base, style.paper());
        palette.setColor(QPalette::Text, style.ink());
        ground = style.shown(heatColour(palette, *cell.heat, cell.neutral));
        painter.fillRect(box, ground);
    }
    QColor letters = cell.heat ? readableOn(ground) : style.ink();
    if (cell.faint) {
        const int middle = (qGray(letters.rgb()) + qGray(ground.rgb())) / 2;
        letters = QColor(middle, middle, middle);
    }
    painter.setPen(letters);
    if (cell.crossed) {
        paintCross(painter, box, letters, style);
    } else if (readable) {
        QFont font = painter.font();
        font.setBold(cell.bold);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, cell.text);
    }
}

} // namespace

void paintCross(QPainter& painter, const QRectF& box, const QColor& colour, const FigureStyle& style)
{
    constexpr double share = 0.22;
    const double half = share * std::min(box.width(), box.height());
    const QPointF middle = box.center();
    painter.save();
    painter.setPen(QPen(colour, FigureStyle::units(style.linePoints)));
    painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
    painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half));
    painter.restore();
}

double heatMapHeight(const HeatMap& map, double width, const FigureStyle& style)
{
    const Layout layout = layoutOf(map, width, style);
    return layout.top + layout.head + layout.line * 1.5 * static_cast<double>(map.rows.size());
}

std::size_t heatMapColumns(const HeatMap& map, double width, const FigureStyle& style)
{
    const Layout layout = layoutOf(map, width, style);
    const double cell = std::max(layout.widest, layout.line) + layout.gap;
    return static_cast<std::size_t>(std::max(1.0, std::floor((width - layout.names) / cell)));
}

bool heatMapFits(const HeatMap& map, const QSizeF& size, const FigureStyle& style)
{
    const Layout layout = layoutOf(map, size.width(), style);
    const double spare = 0.5 * layout.line * static_cast<double>(map.rows.size()); // air between the lines
    const double cell = std::max(layout.widest, layout.line) + layout.gap;
    return (!map.wholeNames || (layout.whole && layout.names + cell <= size.width()))
        && heatMapColumns(map, size.width(), style) >= static_cast<std::size_t>(map.columns.size())
        && heatMapHeight(map, size.width(), style) - spare <= size.height();
}

void paintHeatMap(QPainter& painter, const QRectF& area, const HeatMap& map, const FigureStyle& style)
{
    if (map.rows.isEmpty() || map.columns.isEmpty()) {
        return;
    }
    Layout layout = layoutOf(map, area.width(), style);
    // Where the height was chosen too low, rows have a line each before names of columns are whole.
    const double lines = layout.line * static_cast<double>(map.rows.size());
    layout.head = std::min(layout.head, std::max(area.height() - layout.top - lines, layout.gap));
    const QFontMetricsF metrics(layout.font);
    painter.save();
    painter.setFont(layout.font);
    painter.setPen(style.ink());
    double top = area.top();
    const double left = area.left() + layout.names;
    const auto title = [&](const QString& text, double from, double width) {
        if (!text.isEmpty()) {
            painter.drawText(QRectF(from, top, width, layout.line), Qt::AlignCenter,
                metrics.elidedText(text, Qt::ElideMiddle, width));
            top += layout.line + layout.gap;
        }
    };
    title(style.title ? map.title : QString(), area.left(), area.width());
    title(map.columnTitle, left, area.right() - left);
    paintColumnNames(painter, map, layout, QPointF(left, top));
    top += layout.head;
    const double cellHeight = (area.bottom() - top) / static_cast<double>(map.rows.size());
    const auto boxOf = [&](qsizetype row, qsizetype column) {
        return QRectF(left + layout.cellWidth * static_cast<double>(column),
            top + cellHeight * static_cast<double>(row), layout.cellWidth, cellHeight);
    };
    const double titleWidth = map.rowTitle.isEmpty() ? 0 : layout.line + layout.gap;
    if (titleWidth > 0) {
        painter.save();
        painter.translate(area.left() + layout.line / 2, (top + area.bottom()) / 2);
        painter.rotate(-90);
        const double half = (area.bottom() - top) / 2;
        painter.drawText(QRectF(-half, -layout.line / 2, 2 * half, layout.line), Qt::AlignCenter,
            metrics.elidedText(map.rowTitle, Qt::ElideMiddle, 2 * half + 1));
        painter.restore();
    }
    // One size for all numbers, so that small ones do not look less.
    const double fits = std::min({ 1.0, (layout.cellWidth - layout.gap / 2) / std::max(layout.widest, 1.0),
        cellHeight / layout.line });
    QFont cellFont = layout.font;
    cellFont.setPixelSize(std::max(1, static_cast<int>(cellFont.pixelSize() * std::max(fits, leastScale))));
    const bool readable = fits >= leastScale;
    for (qsizetype row = 0; row < map.rows.size(); ++row) {
        const double y = top + cellHeight * static_cast<double>(row);
        painter.setFont(layout.font);
        painter.setPen(style.ink());
        const double room = layout.names - titleWidth - layout.gap;
        painter.drawText(QRectF(area.left() + titleWidth, y, room, cellHeight),
            Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(map.rows[row], Qt::ElideMiddle, room + 1));
        painter.setFont(cellFont);
        for (qsizetype column = 0; column < map.columns.size(); ++column) {
            paintCell(painter, map.at(row, column), boxOf(row, column), readable, style);
        }
    }
    // The grid last, so that fills do not cover half of it; cells of greatest agreement have a stronger
    // frame.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.ink(), FigureStyle::units(style.linePoints) / 2));
    painter.drawRect(QRectF(left, top, layout.cellWidth * static_cast<double>(map.columns.size()),
        cellHeight * static_cast<double>(map.rows.size())));
    for (qsizetype row = 0; row < map.rows.size(); ++row) {
        for (qsizetype column = 0; column < map.columns.size(); ++column) {
            if (map.at(row, column).neutral && map.at(row, column).heat) {
                painter.drawRect(boxOf(row, column));
            }
        }
    }
    painter.restore();
}

} // namespace touchstone::ui
