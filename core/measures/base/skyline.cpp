// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/skyline.h"

#include <queue>

namespace touchstone::metrics {

void Skyline::clear()
{
    m_pieces.clear();
    m_segments.clear();
    m_areas.clear();
}

void Skyline::add(text::Span span, double weight)
{
    if (weight > 0 && !span.empty()) {
        m_pieces.push_back({ span, weight });
    }
}

void Skyline::addSegment(std::uint32_t begin, std::uint32_t end, double weight)
{
    if (begin >= end) {
        return;
    }
    if (!m_segments.empty() && m_segments.back().span.end == begin && m_segments.back().weight == weight) {
        m_segments.back().span.end = end;
        return;
    }
    m_segments.push_back({ { begin, end }, weight });
}

void Skyline::build()
{
    std::sort(m_pieces.begin(), m_pieces.end());
    const auto lower = [](const Piece& a, const Piece& b) { return a.weight < b.weight; };
    std::priority_queue<Piece, std::vector<Piece>, decltype(lower)> open(lower); // highest on top
    std::size_t next = 0;
    std::uint32_t at = 0;
    while (next < m_pieces.size() || !open.empty()) {
        if (open.empty()) {
            at = m_pieces[next].span.begin;
        }
        for (; next < m_pieces.size() && m_pieces[next].span.begin <= at; ++next) {
            open.push(m_pieces[next]);
        }
        while (!open.empty() && open.top().span.end <= at) {
            open.pop();
        }
        if (open.empty()) {
            continue;
        }
        const auto top = open.top();
        const auto end
            = next < m_pieces.size() ? std::min(top.span.end, m_pieces[next].span.begin) : top.span.end;
        addSegment(at, end, top.weight);
        at = end;
    }
    m_areas.reserve(m_segments.size());
    double area = 0;
    for (const auto& segment : m_segments) {
        m_areas.push_back(area);
        area += segment.weight * segment.span.length();
    }
}

double Skyline::before(std::uint32_t position) const
{
    const auto behind = std::upper_bound(m_segments.begin(), m_segments.end(), position,
        [](std::uint32_t wanted, const Piece& segment) { return wanted < segment.span.begin; });
    if (behind == m_segments.begin()) {
        return 0;
    }
    const auto index = static_cast<std::size_t>(behind - m_segments.begin()) - 1;
    const auto& segment = m_segments[index];
    return m_areas[index]
        + segment.weight * text::Span { segment.span.begin, std::min(position, segment.span.end) }.length();
}

double Skyline::area(text::Span span) const
{
    return span.empty() ? 0 : before(span.end) - before(span.begin);
}

} // namespace touchstone::metrics
