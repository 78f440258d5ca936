// SPDX-License-Identifier: GPL-3.0-or-later
// The way of the keys through a chart, and the words for what they stand on.
#include "ui/charts/charthit.h"

#include "ui/charts/chartpanel.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

using Kind = ChartHit::Kind;

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
        for (const std::size_t index : line.marked) {
            point(index);
        }
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
    const auto here = std::find(all.begin(), all.end(), from);
    if (here == all.end()) {
        return all.front();
    }
    const auto next = (here - all.begin()) + step;
    return next < 0 || next >= static_cast<std::ptrdiff_t>(all.size())
        ? std::nullopt
        : std::optional(all[static_cast<std::size_t>(next)]);
}

std::optional<ChartHit> ChartWalk::across(const ChartHit& from, int step) const
{
    const auto group = groupOf(from);
    if (!group) {
        return first();
    }
    const auto next = static_cast<std::ptrdiff_t>(*group) + step;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(m_groups.size())) {
        return std::nullopt;
    }
    const std::vector<ChartHit> all = things(m_groups[static_cast<std::size_t>(next)]);
    if (from.kind == Kind::Legend || all.front().kind == Kind::Legend) {
        return all.front();
    }
    return *std::min_element(all.begin(), all.end(), [&](const ChartHit& a, const ChartHit& b) {
        return std::abs(a.x - from.x) < std::abs(b.x - from.x);
    });
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

QString chartWords(const ChartSpec& spec, const ChartHit& hit, const QLocale& locale)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("ChartPanel", text); };
    const auto number = [&](const ChartAxis& axis, double value) {
        return std::isfinite(value) ? axisNumber(axis, value, axis.percent ? 0.001 : 0.0001, locale)
                                    : tr("not defined");
    };
    switch (hit.kind) {
    case Kind::Point:
    case Kind::Line: {
        const QString name = hit.series < spec.lines.size() ? spec.lines[hit.series].name : QString();
        const QString x = spec.guideName.isEmpty() ? spec.x.title : spec.guideName;
        //: a point of a line: name, then axis and value twice
        return tr("%1\n%2: %3\n%4: %5")
            .arg(name, x, number(spec.x, hit.x), spec.y.title, number(spec.y, hit.y));
    }
    case Kind::Mark:
        return hit.index < spec.marks.size() ? spec.marks[hit.index].name : QString();
    case Kind::Bar: {
        if (hit.series >= spec.bars.size() || static_cast<qsizetype>(hit.index) >= spec.categories.size()) {
            return {};
        }
        const ChartBarSet& set = spec.bars[hit.series];
        const QString value = static_cast<qsizetype>(hit.index) < set.labels.size()
            ? set.labels[static_cast<qsizetype>(hit.index)]
            : (hit.y == std::floor(hit.y) && !spec.y.percent ? locale.toString(hit.y, 'f', 0)
                                                             : number(spec.y, hit.y));
        //: a bar: category, series, value
        return tr("%1\n%2: %3").arg(spec.categories[static_cast<qsizetype>(hit.index)], set.name, value);
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
        return shown ? tr("%1\nshown: click to hide").arg(name) : tr("%1\nhidden: click to show").arg(name);
    }
    }
    return {};
}

} // namespace touchstone::ui
