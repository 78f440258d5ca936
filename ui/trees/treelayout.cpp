// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treelayout.h"

#include "ui/trees/treemetrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace touchstone::ui {

namespace {

constexpr auto none = TreeDrawing::none;
constexpr std::size_t mostMeasured = 3000; ///< nodes; words of more are estimated
constexpr double wordsKept = 18; ///< average characters of words that stay beside their type
constexpr double typeKept = 12; ///< average characters of a type that stay where it is cut
constexpr double widestIndent = 22; ///< units
constexpr double narrowestIndent = 8;

/// The longest list of pairs whose firsts and seconds both ascend; pairs come by ascending first.
std::vector<std::pair<std::uint32_t, std::uint32_t>> longestAscending(
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs)
{
    std::vector<std::uint32_t> ends; // by length - 1: the pair that ends such a list lowest
    std::vector<std::uint32_t> before(pairs.size(), none);
    for (std::uint32_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::lower_bound(ends.begin(), ends.end(), pairs[i].second,
            [&](std::uint32_t at, std::uint32_t second) { return pairs[at].second < second; });
        before[i] = place == ends.begin() ? none : *(place - 1);
        if (place == ends.end()) {
            ends.push_back(i);
        } else {
            *place = i;
        }
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> chain;
    for (auto at = ends.empty() ? none : ends.back(); at != none; at = before[at]) {
        chain.push_back(pairs[at]);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

} // namespace

struct TreeLayout::Extent
{
    double beside = 0; ///< words beside the type, whole
    double besideCut = 0; ///< the same with words cut to a readable rest
    double below = 0; ///< words below the type
    double least = 0; ///< below, types cut to a readable rest

    Extent(const TreeDrawing& drawing, const TreeMetrics& metrics, const TreeLayout& layout, std::size_t side,
        double indent)
    {
        for (const auto number : layout.m_shown[side]) {
            const auto& node = drawing.sides[side][number];
            const bool closed = layout.m_collapsed[side][number];
            const double extra = metrics.badge(closed ? node.nodes - 1 : 0)
                + (node.alone ? metrics.mark() + metrics.gap() : 0);
            const double chip = metrics.of(side, number).chip;
            const double words = metrics.of(side, number).words;
            const double from = node.level * indent;
            const double under = from + std::max(chip + extra, words);
            const bool tabs = node.types.size() > 1; // has its words below anyway
            const double cut = std::min(words, wordsKept * metrics.average());
            beside = std::max(beside, tabs ? under : from + chip + metrics.gap() + words + extra);
            besideCut = std::max(besideCut,
                tabs ? from + std::max(chip + extra, cut) : from + chip + metrics.gap() + cut + extra);
            below = std::max(below, under);
            least = std::max(least,
                from + std::min(chip, typeKept * metrics.average() + 2 * metrics.padding(node)) + extra);
        }
    }
};

TreeLayout::TreeLayout(const TreeDrawing& drawing, const TreeLayoutOptions& options)
    : m_font(options.font)
{
    findShown(drawing, options);
    TreeMetrics metrics(m_font, m_shown[0].size() + m_shown[1].size() <= mostMeasured);
    metrics.measure(drawing, 0, m_shown[0]);
    metrics.measure(drawing, 1, m_shown[1]);
    m_unit = metrics.unit();
    const double margin = 6 * m_unit;
    const double room = std::max(options.width - 2 * margin, 1.0);

    std::uint32_t deepest = 1;
    for (std::size_t side = 0; side < 2; ++side) {
        for (const auto node : m_shown[side]) {
            deepest = std::max(deepest, drawing.sides[side][node].level);
        }
    }
    m_indent = std::clamp(room / 14 / deepest, narrowestIndent * m_unit, widestIndent * m_unit);

    const auto [columns, gutter, below] = divided(drawing, metrics, room);
    const double content = columns[0] + gutter + columns[1];
    const double left = std::max((options.width - content) / 2, margin);
    const double right = left + content;

    double y = margin;
    if (options.titles) {
        for (std::size_t side = 0; side < 2; ++side) {
            const double whole = metrics.width(drawing.titles[side]);
            const double width = std::min(whole, columns[side] + gutter / 2 - 4 * m_unit);
            const double x = side == 0 ? left : right - width;
            m_titles[side] = { QRectF(x, y, width, metrics.line()),
                metrics.elided(drawing.titles[side], whole, width, Qt::ElideMiddle) };
        }
        y += metrics.line() + 4 * m_unit;
    }
    for (const Row& row : rows(drawing)) {
        double bottom = y;
        for (std::size_t side = 0; side < 2; ++side) {
            if (row.node[side] == none) {
                continue;
            }
            const double indent = drawing.sides[side][row.node[side]].level * m_indent;
            placeBox(drawing, metrics, side, row.node[side], y, below,
                side == 0 ? left + indent : right - columns[1], columns[side] - indent);
            bottom = std::max(bottom, m_boxes[side][row.node[side]].frame.bottom());
        }
        y = bottom + (below ? 5 : 6) * m_unit;
    }
    placeLinks(drawing, metrics, left + columns[0], right - columns[1]);
    if (options.legend) {
        y = placeLegend(drawing, metrics, y + 4 * m_unit, std::max(options.width, content + 2 * margin));
    }
    m_size = QSizeF(std::max(options.width, right + margin), y + margin / 2);
}

TreeLayout::Division TreeLayout::divided(
    const TreeDrawing& drawing, const TreeMetrics& metrics, double room) const
{
    double letters = 0;
    double labels = 0;
    for (const auto& link : drawing.links) {
        if (m_boxes[0][link.gold].shown && m_boxes[1][link.system].shown) {
            letters = std::max(letters, metrics.width(link.letters));
            labels = std::max(labels, metrics.width(link.letters + QLatin1Char(' ') + link.cost));
        }
    }
    const double ends = 20 * m_unit; // of a line, to be seen beside its label
    const double fullGutter = std::max(labels + ends, 40 * m_unit);
    const double smallGutter = std::max(letters + ends * 3 / 4, 28 * m_unit);

    const std::array<Extent, 2> extents { Extent(drawing, metrics, *this, 0, m_indent),
        Extent(drawing, metrics, *this, 1, m_indent) };
    const auto sum = [&](double Extent::*member) { return extents[0].*member + extents[1].*member; };
    Division made { {}, fullGutter, false };
    // Shares what is left over the least of both sides, but no side gets more than it can use.
    const auto share = [&](double Extent::*least, double Extent::*most) {
        const double left = std::max(room - made.gutter - sum(least), 0.0);
        const double wanted = std::max(sum(most) - sum(least), 1.0);
        const double part = std::min(left / wanted, 1.0);
        for (std::size_t side = 0; side < 2; ++side) {
            made.columns[side] = extents[side].*least + part * (extents[side].*most - extents[side].*least);
        }
    };
    if (sum(&Extent::besideCut) + fullGutter <= room) {
        share(&Extent::besideCut, &Extent::beside);
        made.gutter = std::clamp(room - made.columns[0] - made.columns[1], fullGutter, 2 * fullGutter);
    } else {
        made.below = true;
        if (sum(&Extent::below) + fullGutter > room) {
            made.gutter = smallGutter;
        }
        share(&Extent::least, &Extent::below);
    }
    return made;
}

void TreeLayout::findShown(const TreeDrawing& drawing, const TreeLayoutOptions& options)
{
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& nodes = drawing.sides[side];
        m_boxes[side].assign(nodes.size(), {});
        m_collapsed[side] = options.collapsed[side];
        m_collapsed[side].resize(nodes.size(), false);
        for (std::uint32_t node = 0; node < nodes.size();) {
            m_shown[side].push_back(node);
            m_boxes[side][node].shown = true;
            if (nodes[node].parent != none) {
                m_boxes[side][nodes[node].parent].lastChild = node;
            }
            m_collapsed[side][node] = m_collapsed[side][node] && nodes[node].nodes > 1;
            node += m_collapsed[side][node] ? nodes[node].nodes : 1;
        }
    }
}

std::vector<TreeLayout::Row> TreeLayout::rows(const TreeDrawing& drawing) const
{
    std::array<std::vector<std::uint32_t>, 2> place; // among the shown
    for (std::size_t side = 0; side < 2; ++side) {
        place[side].assign(m_boxes[side].size(), none);
        for (std::uint32_t i = 0; i < m_shown[side].size(); ++i) {
            place[side][m_shown[side][i]] = i;
        }
    }
    // Partners as entities come first: their rows matter more than those of children.
    std::vector<std::uint32_t> partner(m_shown[0].size(), none);
    for (const bool child : { false, true }) {
        for (const auto& link : drawing.links) {
            const auto gold = place[0][link.gold];
            if (link.child == child && gold != none && partner[gold] == none) {
                partner[gold] = place[1][link.system];
            }
        }
    }
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (std::uint32_t gold = 0; gold < partner.size(); ++gold) {
        if (partner[gold] != none) {
            pairs.emplace_back(gold, partner[gold]);
        }
    }
    auto anchors = longestAscending(pairs);
    anchors.emplace_back(static_cast<std::uint32_t>(m_shown[0].size()),
        static_cast<std::uint32_t>(m_shown[1].size())); // the end
    std::vector<Row> result;
    std::uint32_t gold = 0;
    std::uint32_t system = 0;
    for (const auto& [goldAnchor, systemAnchor] : anchors) {
        for (; gold < goldAnchor; ++gold) {
            result.push_back({ { m_shown[0][gold], none } });
        }
        for (; system < systemAnchor; ++system) {
            result.push_back({ { none, m_shown[1][system] } });
        }
        if (gold < m_shown[0].size()) {
            result.push_back({ { m_shown[0][gold++], m_shown[1][system++] } });
        }
    }
    return result;
}

std::pair<std::size_t, std::size_t> TreeLayout::between(std::size_t side, double top, double bottom) const
{
    const auto& nodes = m_shown[side];
    const auto first = std::partition_point(nodes.begin(), nodes.end(),
        [&](std::uint32_t node) { return m_boxes[side][node].frame.bottom() < top; });
    const auto last = std::partition_point(
        first, nodes.end(), [&](std::uint32_t node) { return m_boxes[side][node].frame.top() <= bottom; });
    return { static_cast<std::size_t>(first - nodes.begin()),
        static_cast<std::size_t>(last - nodes.begin()) };
}

std::optional<TreeLayout::Hit> TreeLayout::hit(QPointF point) const
{
    for (std::size_t side = 0; side < 2; ++side) {
        const auto [first, last] = between(side, point.y(), point.y());
        for (auto at = first; at < last; ++at) {
            const Box& box = m_boxes[side][m_shown[side][at]];
            if (box.badge.contains(point)) {
                return Hit { side, m_shown[side][at], true };
            }
            if (box.frame.contains(point)) {
                return Hit { side, m_shown[side][at], false };
            }
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> TreeLayout::nearest(std::size_t side, double y) const
{
    const auto& nodes = m_shown[side];
    if (nodes.empty()) {
        return std::nullopt;
    }
    const auto after = std::partition_point(nodes.begin(), nodes.end(),
        [&](std::uint32_t node) { return m_boxes[side][node].chip.center().y() < y; });
    if (after == nodes.end()) {
        return nodes.back();
    }
    if (after == nodes.begin()) {
        return nodes.front();
    }
    const auto distance
        = [&](std::uint32_t node) { return std::abs(m_boxes[side][node].chip.center().y() - y); };
    return distance(*(after - 1)) < distance(*after) ? *(after - 1) : *after;
}

std::array<std::vector<bool>, 2> closedAtFirst(
    const TreeDrawing& drawing, std::size_t most, std::span<const std::pair<std::size_t, std::uint32_t>> open)
{
    std::array<std::vector<bool>, 2> closed;
    if (drawing.size() <= most) {
        return closed;
    }
    std::vector<std::size_t> atLevel;
    for (const auto& nodes : drawing.sides) {
        for (const auto& node : nodes) {
            atLevel.resize(std::max<std::size_t>(atLevel.size(), node.level + 1), 0);
            ++atLevel[node.level];
        }
    }
    std::uint32_t deepest = 0;
    for (std::size_t sum = atLevel.front(); deepest + 1 < atLevel.size(); ++deepest) {
        sum += atLevel[deepest + 1];
        if (sum > most) {
            break;
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& nodes = drawing.sides[side];
        closed[side].resize(nodes.size());
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            closed[side][node] = nodes[node].level >= deepest && nodes[node].nodes > 1;
        }
    }
    for (const auto& [side, node] : open) {
        const auto& nodes = drawing.sides[side];
        for (auto at = node < nodes.size() ? nodes[node].parent : none; at != none; at = nodes[at].parent) {
            closed[side][at] = false;
        }
    }
    // A partner that lies one level higher is closed too, or its nodes would face nothing; where one must be
    // open, both are.
    for (const auto& link : drawing.links) {
        const bool first = closed[0][link.gold];
        const bool second = closed[1][link.system];
        if (first != second) {
            const auto deep = [&](std::size_t side, std::uint32_t node) {
                return drawing.sides[side][node].level >= deepest && drawing.sides[side][node].nodes > 1;
            };
            const bool both = deep(0, link.gold) == first && deep(1, link.system) == second;
            closed[0][link.gold] = both && drawing.sides[0][link.gold].nodes > 1;
            closed[1][link.system] = both && drawing.sides[1][link.system].nodes > 1;
        }
    }
    return closed;
}

} // namespace touchstone::ui
