// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charthit.h"

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

double distance(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

double distanceTo(const QRectF& rect, const QPointF& at)
{
    const double dx = std::max({ rect.left() - at.x(), 0.0, at.x() - rect.right() });
    const double dy = std::max({ rect.top() - at.y(), 0.0, at.y() - rect.bottom() });
    return std::hypot(dx, dy);
}

/// The nearest point of a segment.
QPointF nearestOn(const QPointF& a, const QPointF& b, const QPointF& at)
{
    const QPointF d = b - a;
    const double length = d.x() * d.x() + d.y() * d.y();
    const double along = length > 0 ? QPointF::dotProduct(at - a, d) / length : 0;
    return a + std::clamp(along, 0.0, 1.0) * d;
}

class Nearest
{
public:
    explicit Nearest(double tolerance)
        : m_best(tolerance)
    {
    }
    void offer(double away, const ChartHit& hit)
    {
        if (away <= m_best && (!m_hit || away < m_best)) {
            m_best = away;
            m_hit = hit;
        }
    }
    [[nodiscard]] const std::optional<ChartHit>& hit() const { return m_hit; }

private:
    double m_best;
    std::optional<ChartHit> m_hit;
};

std::optional<ChartHit> markNear(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    Nearest nearest(tolerance);
    for (std::size_t i = 0; i < spec.marks.size(); ++i) {
        const QPointF place = layout.map(spec.marks[i].at);
        if (std::isfinite(place.y()) && layout.holds(place)) {
            nearest.offer(distance(place, at),
                { ChartHit::Kind::Mark, 0, i, spec.marks[i].at.x(), spec.marks[i].at.y() });
        }
    }
    return nearest.hit();
}

/// Offers what a line has between two of its points, within the tolerance in x.
template <typename Offer>
std::optional<ChartHit> nearLines(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance, Offer offer)
{
    Nearest nearest(tolerance);
    const double from = layout.valueX(at.x() - tolerance);
    const double to = layout.valueX(at.x() + tolerance);
    for (std::size_t series = 0; series < spec.lines.size(); ++series) {
        if (spec.lines[series].shown) {
            const auto [first, last] = pointsBetween(spec.lines[series], from, to);
            offer(nearest, series, first, last);
        }
    }
    return nearest.hit();
}

std::optional<ChartHit> pointNear(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    return nearLines(spec, layout, at, tolerance,
        [&](Nearest& nearest, std::size_t series, std::size_t first, std::size_t last) {
            const ChartLine& line = spec.lines[series];
            for (auto index = std::lower_bound(line.marked.begin(), line.marked.end(), first);
                 index != line.marked.end() && *index < last; ++index) {
                const QPointF place = layout.map(line.points[*index]);
                if (const auto hit = pointHit(spec, series, *index); hit && layout.holds(place)) {
                    nearest.offer(distance(place, at), *hit);
                }
            }
        });
}

std::optional<ChartHit> lineNear(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    return nearLines(spec, layout, at, tolerance,
        [&](Nearest& nearest, std::size_t series, std::size_t first, std::size_t last) {
            const ChartLine& line = spec.lines[series];
            first -= first > 0 ? 1 : 0;
            last = std::min(last + 1, line.points.size());
            for (std::size_t i = first; i < last; ++i) {
                const QPointF& a = line.points[i];
                const QPointF& b = i + 1 < last ? line.points[i + 1] : a;
                if (!std::isfinite(a.y())) {
                    continue;
                }
                const QPointF end = std::isfinite(b.y()) && !line.breaksBefore(i + 1) ? b : a;
                const QPointF place = nearestOn(layout.map(a), layout.map(end), at);
                if (layout.holds(place)) {
                    const double x = std::clamp(layout.valueX(place.x()), a.x(), end.x());
                    const double share = end.x() > a.x() ? (x - a.x()) / (end.x() - a.x()) : 0;
                    nearest.offer(distance(place, at),
                        { ChartHit::Kind::Line, series, i, x, a.y() + share * (end.y() - a.y()) });
                }
            }
        });
}

std::optional<ChartHit> barNear(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    if (layout.bars.empty()
        || !layout.plot.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(at)) {
        return std::nullopt;
    }
    const auto count = static_cast<double>(spec.categories.size());
    const double share = layout.lying ? (at.y() - layout.plot.top()) / layout.plot.height()
                                      : (at.x() - layout.plot.left()) / layout.plot.width();
    const auto middle = static_cast<std::ptrdiff_t>(std::floor(share * count));
    Nearest nearest(tolerance);
    for (std::ptrdiff_t category = std::max<std::ptrdiff_t>(0, middle - 1);
         category <= middle + 1 && category < spec.categories.size(); ++category) {
        const auto index = static_cast<std::size_t>(category);
        for (std::size_t set = 0; set < layout.bars.size(); ++set) {
            const QRectF& rect = layout.bars[set][index];
            const auto hit = barHit(spec, set, index);
            if (hit && !rect.isNull() && (rect.width() > 0 && rect.height() > 0)) {
                nearest.offer(distanceTo(rect, at), *hit);
            }
        }
    }
    return nearest.hit();
}

} // namespace

std::optional<ChartHit> pointHit(const ChartSpec& spec, std::size_t line, std::size_t index)
{
    if (line >= spec.lines.size() || !spec.lines[line].shown || index >= spec.lines[line].points.size()) {
        return std::nullopt;
    }
    const QPointF& point = spec.lines[line].points[index];
    if (!std::isfinite(point.y())) {
        return std::nullopt;
    }
    return ChartHit { ChartHit::Kind::Point, line, index, point.x(), point.y() };
}

std::optional<ChartHit> barHit(const ChartSpec& spec, std::size_t set, std::size_t category)
{
    if (set >= spec.bars.size() || !spec.bars[set].shown || category >= spec.bars[set].values.size()
        || !std::isfinite(spec.bars[set].values[category])) {
        return std::nullopt;
    }
    return ChartHit { ChartHit::Kind::Bar, set, category, static_cast<double>(category),
        spec.bars[set].values[category] };
}

std::optional<ChartHit> hitChart(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    for (const ChartLabel& entry : layout.legend) {
        if (entry.rect.contains(at)) {
            return ChartHit { ChartHit::Kind::Legend, entry.index, 0, 0, 0 };
        }
    }
    if (layout.plot.isEmpty()) {
        return std::nullopt;
    }
    for (const auto& find : { markNear, pointNear, barNear, lineNear }) {
        if (auto hit = find(spec, layout, at, tolerance)) {
            return hit;
        }
    }
    for (const ChartLabel& label : layout.categories) {
        if (label.rect.contains(at)) {
            return ChartHit { ChartHit::Kind::Category, 0, label.index, static_cast<double>(label.index), 0 };
        }
    }
    return std::nullopt;
}

QPointF placeOf(const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit)
{
    switch (hit.kind) {
    case ChartHit::Kind::Bar:
    case ChartHit::Kind::Category:
    case ChartHit::Kind::Legend:
        return outlineOf(spec, layout, hit, 0).center();
    case ChartHit::Kind::Point:
    case ChartHit::Kind::Line:
    case ChartHit::Kind::Mark:
        break;
    }
    return layout.map({ hit.x, hit.y });
}

QRectF outlineOf(const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit, double markerSize)
{
    switch (hit.kind) {
    case ChartHit::Kind::Bar: {
        if (hit.series >= layout.bars.size() || hit.index >= layout.bars[hit.series].size()) {
            return {};
        }
        const QRectF& rect = layout.bars[hit.series][hit.index];
        if (!rect.isNull()) {
            return rect;
        }
        // A bar of length 0: at the foot of its category.
        const auto count = static_cast<double>(spec.categories.size());
        const double middle = (static_cast<double>(hit.index) + 0.5) / count;
        return layout.lying
            ? QRectF(layout.plot.left(), layout.plot.top() + middle * layout.plot.height(), 0, 0)
            : QRectF(layout.plot.left() + middle * layout.plot.width(), layout.plot.bottom(), 0, 0);
    }
    case ChartHit::Kind::Category:
        return hit.index < layout.categories.size() ? layout.categories[hit.index].rect : QRectF();
    case ChartHit::Kind::Legend:
        for (const ChartLabel& entry : layout.legend) {
            if (entry.index == hit.series) {
                return entry.rect;
            }
        }
        return {};
    case ChartHit::Kind::Point:
    case ChartHit::Kind::Line:
    case ChartHit::Kind::Mark:
        break;
    }
    const QPointF at = layout.map({ hit.x, hit.y });
    return { at.x() - markerSize / 2, at.y() - markerSize / 2, markerSize, markerSize };
}

} // namespace touchstone::ui
