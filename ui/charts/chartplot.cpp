// SPDX-License-Identifier: GPL-3.0-or-later
// The plot inside the axes, drawn by Qt Charts: grid, axis lines, data lines, from data already cut to it.
#include "ui/charts/chartdrawing.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QPainter>
#include <QPen>
#include <QValueAxis>

namespace touchstone::ui {

namespace {

/// An axis in painter units, so that pixels are mapped by ourselves and not rounded twice.
QValueAxis* axis(QChart& chart, Qt::Alignment side, double from, double to, const ChartPaper& paper)
{
    auto* axis = new QValueAxis(&chart);
    axis->setRange(from, to);
    axis->setTickCount(2);
    axis->setLabelsVisible(false);
    axis->setGridLineVisible(false); // at ticks of our own, see paintGrid
    axis->setLinePen(QPen(paper.ink, paper.line / 2));
    axis->setLineVisible(false);
    chart.addAxis(axis, side);
    return axis;
}

void paintGrid(QPainter& painter, const ChartPaper& paper, const ChartLayout& layout)
{
    painter.setPen(QPen(paper.faint, paper.line / 3));
    const QRectF& plot = layout.plot;
    if (!layout.lying) {
        for (const ChartTick& tick : layout.yTicks) {
            const double y = layout.mapY(tick.value);
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        }
    } else {
        for (const ChartTick& tick : layout.xTicks) {
            const double x = layout.mapX(tick.value);
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        }
    }
}

} // namespace

QPen linePen(const ChartLine& line, const ChartPaper& paper)
{
    QColor colour = line.shown ? paper.shown(line.colour) : paper.faint;
    colour.setAlpha(255); // a translucent line shows a bead at every point
    const auto cap = line.dash == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap;
    return { colour, paper.line, line.dash, cap, Qt::RoundJoin };
}

void paintPlot(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout)
{
    painter.save();
    paintGrid(painter, paper, layout);
    // Bands lie under all lines; as polygons, since an area series owns neither of its lines and is not cut.
    painter.setPen(Qt::NoPen);
    for (const ChartLine& line : spec.lines) {
        if (line.shown && !line.low.empty()) {
            QColor fill = paper.shown(line.colour);
            fill.setAlphaF(0.18F);
            painter.setBrush(fill);
            for (const QPolygonF& band : cutBand(layout, line)) {
                painter.drawPolygon(band);
            }
        }
    }
    painter.setBrush(Qt::NoBrush);

    QGraphicsScene scene;
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->legend()->hide();
    chart->setMargins(QMargins());
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    scene.addItem(chart);
    chart->setGeometry(layout.area);
    // Lines are cut to the axes already; the chart would take half the width of those that lie on an edge.
    const double beyond = 2 * paper.line;
    const QRectF plot = layout.plot.adjusted(-beyond, -beyond, beyond, beyond);
    // The chart's own coordinates begin at its corner.
    chart->setPlotArea(plot.translated(-layout.area.topLeft()));
    QValueAxis* x = axis(*chart, Qt::AlignBottom, plot.left(), plot.right(), paper);
    QValueAxis* y = axis(*chart, Qt::AlignLeft, -plot.bottom(), -plot.top(), paper);
    for (const ChartLine& line : spec.lines) {
        if (!line.shown) {
            continue;
        }
        for (const QPolygonF& piece : cutLine(layout, line, 0.15 * paper.point)) {
            if (piece.size() < 2) {
                continue; // a lone point is a marker
            }
            auto* series = new QLineSeries(chart);
            for (const QPointF& point : piece) {
                series->append(point.x(), -point.y());
            }
            series->setPen(linePen(line, paper));
            chart->addSeries(series);
            series->attachAxis(x);
            series->attachAxis(y);
        }
    }
    chart->layout()->activate();
    scene.setSceneRect(layout.area);
    scene.render(&painter, layout.area, layout.area);
    painter.restore();
}

} // namespace touchstone::ui
