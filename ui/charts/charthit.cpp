// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charthit.h"

#include <QCoreApplication>

#include <cmath>

namespace touchstone::ui {

namespace {

using Kind = ChartHit::Kind;

struct ChartTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChartPanel)
};

QString valueText(const ChartAxis& axis, double value, const QLocale& locale)
{
    return std::isfinite(value) ? axisNumber(axis, value, axis.percent ? 0.001 : 0.0001, locale)
                                : ChartTexts::tr("not defined");
}

/// What is written at a bar: its label, or its value.
QString barText(const ChartSpec& spec, const ChartHit& bar, const QLocale& locale)
{
    const QStringList& labels = spec.bars[bar.series].labels;
    return static_cast<qsizetype>(bar.index) < labels.size() ? labels[static_cast<qsizetype>(bar.index)]
        : bar.y == std::floor(bar.y) && !spec.y.percent      ? locale.toString(bar.y, 'f', 0)
                                                             : valueText(spec.y, bar.y, locale);
}

/// What the values along a line are of.
const QString& acrossName(const ChartSpec& spec)
{
    return spec.guideName.isEmpty() ? spec.x.title : spec.guideName;
}

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

/// The nearest thing within the tolerance of a point, kind after kind.
class Search
{
public:
    Search(const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
        : m_spec(spec)
        , m_layout(layout)
        , m_at(at)
        , m_tolerance(tolerance)
    {
    }

    std::optional<ChartHit> run()
    {
        for (const auto find : { &Search::marks, &Search::points, &Search::bars, &Search::lines }) {
            (this->*find)();
            if (m_hit) {
                break;
            }
        }
        return m_hit;
    }

private:
    void offer(double away, const ChartHit& hit)
    {
        if (away <= m_away && (!m_hit || away < m_away)) {
            m_away = away;
            m_hit = hit;
        }
    }
    void offerAt(const QPointF& place, const ChartHit& hit)
    {
        if (m_layout.holds(place)) {
            offer(std::hypot(place.x() - m_at.x(), place.y() - m_at.y()), hit);
        }
    }

    void marks()
    {
        for (std::size_t i = 0; i < m_spec.marks.size(); ++i) {
            const QPointF& value = m_spec.marks[i].at;
            if (std::isfinite(m_layout.map(value).y())) {
                offerAt(m_layout.map(value), { Kind::Mark, 0, i, value.x(), value.y() });
            }
        }
    }

    /// Calls for every line that is shown with its points within the tolerance in x: first and one past the
    /// last.
    template <typename Look> void nearPoints(Look look)
    {
        const double from = m_layout.valueX(m_at.x() - m_tolerance);
        const double to = m_layout.valueX(m_at.x() + m_tolerance);
        for (std::size_t series = 0; series < m_spec.lines.size(); ++series) {
            if (m_spec.lines[series].shown) {
                const auto [first, last] = pointsBetween(m_spec.lines[series], from, to);
                look(series, first, last);
            }
        }
    }

    void points()
    {
        nearPoints([this](std::size_t series, std::size_t first, std::size_t last) {
            const auto& marked = m_spec.lines[series].marked;
            for (auto index = std::ranges::lower_bound(marked, first); index != marked.end() && *index < last;
                 ++index) {
                if (const auto hit = pointHit(m_spec, series, *index)) {
                    offerAt(m_layout.map({ hit->x, hit->y }), *hit);
                }
            }
        });
    }

    void lines()
    {
        nearPoints([this](std::size_t series, std::size_t first, std::size_t last) {
            const ChartLine& line = m_spec.lines[series];
            first -= first > 0 ? 1 : 0;
            last = std::min(last + 1, line.points.size());
            for (std::size_t i = first; i < last; ++i) {
                const QPointF& a = line.points[i];
                const QPointF& b = i + 1 < last ? line.points[i + 1] : a;
                if (!std::isfinite(a.y())) {
                    continue;
                }
                const QPointF end = std::isfinite(b.y()) && !line.breaksBefore(i + 1) ? b : a;
                const QPointF place = nearestOn(m_layout.map(a), m_layout.map(end), m_at);
                const double x = std::clamp(m_layout.valueX(place.x()), a.x(), end.x());
                const double share = end.x() > a.x() ? (x - a.x()) / (end.x() - a.x()) : 0;
                offerAt(place, { Kind::Line, series, i, x, a.y() + share * (end.y() - a.y()) });
            }
        });
    }

    void bars()
    {
        const QRectF& plot = m_layout.plot;
        if (m_layout.bars.empty()
            || !plot.adjusted(-m_tolerance, -m_tolerance, m_tolerance, m_tolerance).contains(m_at)) {
            return;
        }
        const auto count = static_cast<double>(m_spec.categories.size());
        const double share = m_layout.lying ? (m_at.y() - plot.top()) / plot.height()
                                            : (m_at.x() - plot.left()) / plot.width();
        const auto middle = static_cast<std::ptrdiff_t>(std::floor(share * count));
        for (std::ptrdiff_t category = std::max<std::ptrdiff_t>(0, middle - 1);
             category <= middle + 1 && category < m_spec.categories.size(); ++category) {
            const auto index = static_cast<std::size_t>(category);
            for (std::size_t set = 0; set < m_layout.bars.size(); ++set) {
                const QRectF& rect = m_layout.bars[set][index];
                const auto hit = barHit(m_spec, set, index);
                if (hit && rect.width() > 0 && rect.height() > 0) {
                    offer(distanceTo(rect, m_at), *hit);
                }
            }
        }
    }

    const ChartSpec& m_spec;
    const ChartLayout& m_layout;
    QPointF m_at;
    double m_tolerance;
    double m_away = m_tolerance; ///< of the nearest so far
    std::optional<ChartHit> m_hit;
};

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
    return ChartHit { Kind::Point, line, index, point.x(), point.y() };
}

std::optional<ChartHit> barHit(const ChartSpec& spec, std::size_t set, std::size_t category)
{
    if (set >= spec.bars.size() || !spec.bars[set].shown || category >= spec.bars[set].values.size()
        || !std::isfinite(spec.bars[set].values[category])) {
        return std::nullopt;
    }
    return ChartHit { Kind::Bar, set, category, static_cast<double>(category),
        spec.bars[set].values[category] };
}

std::optional<ChartHit> hitChart(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance)
{
    const auto under = [&at](const ChartLabel& label) { return label.rect.contains(at); };
    if (const auto entry = std::ranges::find_if(layout.legend, under); entry != layout.legend.end()) {
        return ChartHit { Kind::Legend, entry->index, 0, 0, 0 };
    }
    if (layout.plot.isEmpty()) {
        return std::nullopt;
    }
    if (auto hit = Search(spec, layout, at, tolerance).run()) {
        return hit;
    }
    const auto label = std::ranges::find_if(layout.categories, under);
    return label == layout.categories.end()
        ? std::nullopt
        : std::optional(ChartHit { Kind::Category, 0, label->index, static_cast<double>(label->index), 0 });
}

QPointF placeOf(const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit)
{
    return outlineOf(spec, layout, hit, 0).center();
}

QRectF outlineOf(const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit, double markerSize)
{
    switch (hit.kind) {
    case Kind::Bar: {
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
    case Kind::Category:
        return hit.index < layout.categories.size() ? layout.categories[hit.index].rect : QRectF();
    case Kind::Legend: {
        const auto entry = std::ranges::find(layout.legend, hit.series, &ChartLabel::index);
        return entry == layout.legend.end() ? QRectF() : entry->rect;
    }
    case Kind::Point:
    case Kind::Line:
    case Kind::Mark:
        break;
    }
    const QPointF at = layout.map({ hit.x, hit.y });
    return { at.x() - markerSize / 2, at.y() - markerSize / 2, markerSize, markerSize };
}

ChartWalk::ChartWalk(const ChartSpec& spec, const ChartLayout& layout)
    : m_spec(spec)
    , m_layout(layout)
{
    const auto add = [this](Kind kind, std::size_t series) {
        const Group group { kind, series };
        if (!things(group).empty()) {
            m_groups.push_back(group);
        }
    };
    if (!layout.plot.isEmpty()) {
        for (std::size_t i = 0; i < spec.lines.size(); ++i) {
            add(Kind::Point, i);
        }
        add(Kind::Mark, 0);
        for (std::size_t i = 0; i < spec.bars.size(); ++i) {
            add(Kind::Bar, i);
        }
    }
    add(Kind::Legend, 0);
}

std::vector<ChartHit> ChartWalk::things(const Group& group) const
{
    std::vector<ChartHit> result;
    const auto point = [&](std::size_t index) {
        const auto hit = pointHit(m_spec, group.series, index);
        if (hit && hit->x >= m_layout.xAxis.from && hit->x <= m_layout.xAxis.to
            && hit->y >= m_layout.yAxis.from && hit->y <= m_layout.yAxis.to) {
            result.push_back(*hit);
        }
    };
    switch (group.kind) {
    case Kind::Point: {
        const ChartLine& line = m_spec.lines[group.series];
        std::ranges::for_each(line.marked, point);
        for (std::size_t i = 0; line.marked.empty() && i < line.points.size(); ++i) {
            point(i);
        }
        break;
    }
    case Kind::Mark:
        for (std::size_t i = 0; i < m_spec.marks.size(); ++i) {
            const QPointF& at = m_spec.marks[i].at;
            if (std::isfinite(at.y()) && at.y() >= m_layout.yAxis.from && at.y() <= m_layout.yAxis.to) {
                result.push_back({ Kind::Mark, 0, i, at.x(), at.y() });
            }
        }
        break;
    case Kind::Bar:
        for (std::size_t i = 0; i < m_spec.bars[group.series].values.size(); ++i) {
            if (const auto hit = barHit(m_spec, group.series, i)) {
                result.push_back(*hit);
            }
        }
        break;
    case Kind::Legend:
        for (const ChartLabel& entry : m_layout.legend) {
            result.push_back({ Kind::Legend, entry.index, 0, 0, 0 });
        }
        break;
    case Kind::Line:
    case Kind::Category:
        break;
    }
    return result;
}

std::optional<std::size_t> ChartWalk::groupOf(const ChartHit& hit) const
{
    const Kind kind = hit.kind == Kind::Line ? Kind::Point : hit.kind;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const bool oneGroup = kind == Kind::Mark || kind == Kind::Legend;
        if (m_groups[i].kind == kind && (oneGroup || m_groups[i].series == hit.series)) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<ChartHit> ChartWalk::first() const
{
    return m_groups.empty() ? std::nullopt : std::optional(things(m_groups.front()).front());
}

std::optional<ChartHit> ChartWalk::last() const
{
    return m_groups.empty() ? std::nullopt : std::optional(things(m_groups.back()).front());
}

std::optional<ChartHit> ChartWalk::along(const ChartHit& from, int step) const
{
    const auto group = groupOf(from);
    if (!group) {
        return first();
    }
    const std::vector<ChartHit> all = things(m_groups[*group]);
    const auto here = std::ranges::find(all, from);
    if (here == all.end()) {
        return all.front();
    }
    const auto next = (here - all.begin()) + step;
    return next < 0 || next >= std::ssize(all) ? std::nullopt : std::optional(here[step]);
}

std::optional<ChartHit> ChartWalk::across(const ChartHit& from, int step) const
{
    const auto group = groupOf(from);
    if (!group) {
        return first();
    }
    const auto next = static_cast<std::ptrdiff_t>(*group) + step;
    if (next < 0 || next >= std::ssize(m_groups)) {
        return std::nullopt;
    }
    const std::vector<ChartHit> all = things(m_groups[static_cast<std::size_t>(next)]);
    if (from.kind == Kind::Legend || all.front().kind == Kind::Legend) {
        return all.front();
    }
    return *std::ranges::min_element(
        all, {}, [&from](const ChartHit& thing) { return std::abs(thing.x - from.x); });
}

std::optional<ChartHit> ChartWalk::edge(const ChartHit& from, bool last) const
{
    const auto group = groupOf(from);
    if (!group) {
        return first();
    }
    const std::vector<ChartHit> all = things(m_groups[*group]);
    return last ? all.back() : all.front();
}

std::vector<ChartHit> ChartWalk::all() const
{
    std::vector<ChartHit> result;
    for (const Group& group : m_groups) {
        const std::vector<ChartHit> more = things(group);
        result.insert(result.end(), more.begin(), more.end());
    }
    return result;
}

QString chartName(const ChartSpec& spec, const ChartHit& hit, const QLocale& locale)
{
    if (hit.kind == Kind::Bar && hit.series < spec.bars.size()) {
        //: a bar: series ("Incorrect"), category ("LOC"), value
        return ChartTexts::tr("%1 of %2: %3")
            .arg(spec.bars[hit.series].name, spec.categories.value(static_cast<qsizetype>(hit.index)),
                barText(spec, hit, locale));
    }
    if (hit.kind == Kind::Point && hit.series < spec.lines.size()) {
        //: a point of a line: its name, axis ("alpha") and value on it, value
        return ChartTexts::tr("%1 at %2 %3: %4")
            .arg(spec.lines[hit.series].name, acrossName(spec), valueText(spec.x, hit.x, locale),
                valueText(spec.y, hit.y, locale));
    }
    return chartWords(spec, hit, locale).replace(QLatin1Char('\n'), QLatin1String(", "));
}

QString chartWords(const ChartSpec& spec, const ChartHit& hit, const QLocale& locale)
{
    switch (hit.kind) {
    case Kind::Point:
    case Kind::Line: {
        const QString name = hit.series < spec.lines.size() ? spec.lines[hit.series].name : QString();
        //: a point of a line: name, then axis and value twice
        return ChartTexts::tr("%1\n%2: %3\n%4: %5")
            .arg(name, acrossName(spec), valueText(spec.x, hit.x, locale), spec.y.title,
                valueText(spec.y, hit.y, locale));
    }
    case Kind::Mark:
        return hit.index < spec.marks.size() ? spec.marks[hit.index].name : QString();
    case Kind::Bar: {
        if (hit.series >= spec.bars.size() || static_cast<qsizetype>(hit.index) >= spec.categories.size()) {
            return {};
        }
        //: a bar: category, series, value
        return ChartTexts::tr("%1\n%2: %3")
            .arg(spec.categories[static_cast<qsizetype>(hit.index)], spec.bars[hit.series].name,
                barText(spec, hit, locale));
    }
    case Kind::Category:
        return spec.categories.value(static_cast<qsizetype>(hit.index));
    case Kind::Legend: {
        const bool bars = !spec.bars.empty();
        const std::size_t count = bars ? spec.bars.size() : spec.lines.size();
        if (hit.series >= count) {
            return {};
        }
        const bool shown = bars ? spec.bars[hit.series].shown : spec.lines[hit.series].shown;
        const QString& name = bars ? spec.bars[hit.series].name : spec.lines[hit.series].name;
        return shown ? ChartTexts::tr("%1\nshown: click to hide").arg(name)
                     : ChartTexts::tr("%1\nhidden: click to show").arg(name);
    }
    }
    return {};
}

} // namespace touchstone::ui
