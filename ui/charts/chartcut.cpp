// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and bands cut to the plot: SVG has no clipping, so what would leave the axes is never painted.
#include "ui/charts/chartlayout.h"

#include <cmath>

namespace touchstone::ui {

namespace {

/// Liang and Barsky: the part of a segment inside a rectangle; false: none.
bool cutSegment(const QRectF& box, QPointF& a, QPointF& b)
{
    const QPointF d = b - a;
    double from = 0;
    double to = 1;
    const auto edge = [&](double towards, double room) {
        if (towards == 0) {
            return room >= -1e-6; // along the edge: mapped values miss it by a rounding
        }
        const double at = room / towards;
        if (towards < 0) {
            from = std::max(from, at);
        } else {
            to = std::min(to, at);
        }
        return from <= to;
    };
    if (!edge(-d.x(), a.x() - box.left()) || !edge(d.x(), box.right() - a.x())
        || !edge(-d.y(), a.y() - box.top()) || !edge(d.y(), box.bottom() - a.y())) {
        return false;
    }
    const QPointF start = a;
    if (to < 1) {
        b = start + to * d;
    }
    if (from > 0) {
        a = start + from * d;
    }
    return true;
}

bool near(const QPointF& a, const QPointF& b, double fine)
{
    return std::abs(a.x() - b.x()) <= fine && std::abs(a.y() - b.y()) <= fine;
}

/// Without points that lie within `fine` of the line through the kept ones: a cone from the last kept point
/// narrows with every point left out, until one lies outside. O(points); x ascending.
QPolygonF thinned(const QPolygonF& piece, double fine)
{
    if (piece.size() < 3 || !(fine > 0)) {
        return piece;
    }
    QPolygonF kept { piece.first() };
    constexpr double open = std::numeric_limits<double>::infinity();
    double low = -open;
    double high = open;
    const auto keep = [&](const QPointF& point) {
        kept << point;
        low = -open;
        high = open;
    };
    for (qsizetype i = 1; i < piece.size(); ++i) {
        const QPointF& point = piece[i];
        QPointF away = point - kept.last();
        if (away.x() >= fine && (away.y() < low * away.x() || away.y() > high * away.x())) {
            keep(piece[i - 1]);
            away = point - kept.last();
        }
        if (away.x() < fine) {
            if (std::abs(away.y()) > fine) { // a step
                keep(point);
            }
            continue;
        }
        low = std::max(low, (away.y() - fine) / away.x());
        high = std::min(high, (away.y() + fine) / away.x());
    }
    if (kept.last() != piece.last()) {
        kept << piece.last();
    }
    return kept;
}

} // namespace

std::vector<QPolygonF> cutLine(const ChartLayout& layout, const ChartLine& line, double fine)
{
    std::vector<QPolygonF> pieces;
    QPolygonF piece;
    const auto finish = [&] {
        if (!piece.isEmpty()) {
            pieces.push_back(thinned(piece, fine));
        }
        piece = QPolygonF();
    };
    std::optional<QPointF> before;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const QPointF& value = line.points[i];
        const bool gap = !std::isfinite(value.y()) || !std::isfinite(value.x());
        if (gap || line.breaksBefore(i)) {
            finish();
            before.reset();
        }
        if (gap) {
            continue;
        }
        const QPointF here = layout.map(value);
        if (!before) {
            if (layout.holds(here)) {
                piece << here;
            }
            before = here;
            continue;
        }
        const bool last = i + 1 == line.points.size() || !std::isfinite(line.points[i + 1].y())
            || line.breaksBefore(i + 1);
        if (!last && near(*before, here, fine)) {
            continue;
        }
        QPointF a = *before;
        QPointF b = here;
        const bool inside = cutSegment(layout.plot, a, b);
        if (inside) {
            if (piece.isEmpty() || !near(piece.last(), a, 1e-9)) {
                finish();
                piece << a;
            }
            if (!near(a, b, 0)) {
                piece << b;
            }
        }
        if (!inside || !layout.holds(here)) {
            finish();
        }
        before = here;
    }
    finish();
    return pieces;
}

std::vector<QPolygonF> cutBand(const ChartLayout& layout, const ChartLine& line)
{
    std::vector<QPolygonF> pieces;
    const std::size_t count = std::min({ line.points.size(), line.low.size(), line.high.size() });
    QPolygonF lower;
    QPolygonF upper;
    const auto finish = [&] {
        if (lower.size() > 1) {
            QPolygonF band = lower;
            std::copy(upper.crbegin(), upper.crend(), std::back_inserter(band));
            band << lower.first();
            const QPolygonF inside = band.intersected(QPolygonF(layout.plot));
            if (inside.size() > 2) {
                pieces.push_back(inside);
            }
        }
        lower = QPolygonF();
        upper = QPolygonF();
    };
    for (std::size_t i = 0; i < count; ++i) {
        if (!std::isfinite(line.low[i]) || !std::isfinite(line.high[i])) {
            finish();
            continue;
        }
        lower << layout.map({ line.points[i].x(), line.low[i] });
        upper << layout.map({ line.points[i].x(), line.high[i] });
    }
    finish();
    return pieces;
}

std::pair<std::size_t, std::size_t> pointsBetween(const ChartLine& line, double from, double to)
{
    const auto first = std::lower_bound(line.points.begin(), line.points.end(), from,
        [](const QPointF& point, double x) { return point.x() < x; });
    const auto last = std::upper_bound(
        first, line.points.end(), to, [](double x, const QPointF& point) { return x < point.x(); });
    return { static_cast<std::size_t>(first - line.points.begin()),
        static_cast<std::size_t>(last - line.points.begin()) };
}

} // namespace touchstone::ui
