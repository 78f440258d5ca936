// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treelayout.h"

#include "ui/trees/treemetrics.h"

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr auto none = TreeDrawing::none;
constexpr std::size_t mostMeasured = 3000; ///< nodes; words of more are estimated
constexpr double wordsKept = 18; ///< average characters of words that stay beside their type
constexpr double typeKept = 12; ///< average characters of a type that stay where it is cut
constexpr double widestIndent = 22; ///< units
constexpr double narrowestIndent = 8;

/// The longest list of pairs whose firsts and seconds both ascend; pairs come by ascending first.
using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
Pairs longestAscending(const Pairs& pairs)
{
    std::vector<std::uint32_t> ends; // by length - 1: the pair that ends such a list lowest
    std::vector<std::uint32_t> before(pairs.size(), none);
    for (std::uint32_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::ranges::lower_bound(
            ends, pairs[i].second, {}, [&](std::uint32_t at) { return pairs[at].second; });
        before[i] = place == ends.begin() ? none : *(place - 1);
        if (place == ends.end()) {
            ends.push_back(i);
        } else {
            *place = i;
        }
    }
    Pairs chain;
    for (auto at = ends.empty() ? none : ends.back(); at != none; at = before[at]) {
        chain.push_back(pairs[at]);
    }
    std::ranges::reverse(chain);
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

    m_indent = std::clamp(room / 14 / deepest(drawing), narrowestIndent * m_unit, widestIndent * m_unit);

    const auto [columns, gutter, below] = divided(drawing, metrics, room);
    const double content = columns[0] + gutter + columns[1];
    const double left = std::max((options.width - content) / 2, margin);
    const double right = left + content;

    double y = margin;
    placeTitle(drawing, metrics, 0, { left, y }, columns[0] + gutter / 2 - 4 * m_unit);
    placeTitle(drawing, metrics, 1, { right, y }, columns[1] + gutter / 2 - 4 * m_unit);
    y += metrics.line() + 4 * m_unit;
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

std::uint32_t TreeLayout::deepest(const TreeDrawing& drawing) const
{
    std::uint32_t level = 1;
    for (std::size_t side = 0; side < 2; ++side) {
        for (const auto node : m_shown[side]) {
            level = std::max(level, drawing.sides[side][node].level);
        }
    }
    return level;
}

void TreeLayout::placeTitle(
    const TreeDrawing& drawing, const TreeMetrics& metrics, std::size_t side, QPointF outer, double most)
{
    const double whole = metrics.width(drawing.titles[side]);
    const double width = std::min(whole, most);
    m_titles[side] = { QRectF(side == 0 ? outer.x() : outer.x() - width, outer.y(), width, metrics.line()),
        metrics.elided(drawing.titles[side], whole, width, Qt::ElideMiddle) };
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
    Pairs pairs;
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
    const auto count = [&](auto before) {
        return static_cast<std::size_t>(std::ranges::partition_point(nodes, before) - nodes.begin());
    };
    return { count([&](std::uint32_t node) { return m_boxes[side][node].frame.bottom() < top; }),
        count([&](std::uint32_t node) { return m_boxes[side][node].frame.top() <= bottom; }) };
}

std::optional<TreeLayout::Hit> TreeLayout::hit(QPointF point) const
{
    for (std::size_t side = 0; side < 2; ++side) {
        const auto [first, last] = between(side, point.y(), point.y());
        for (auto at = first; at < last; ++at) {
            const Box& box = m_boxes[side][m_shown[side][at]];
            if (box.badge.contains(point) || box.frame.contains(point)) {
                return Hit { side, m_shown[side][at], box.badge.contains(point) };
            }
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> TreeLayout::nearest(std::size_t side, double y) const
{
    const auto& nodes = m_shown[side];
    const auto away = [&](std::uint32_t node) { return m_boxes[side][node].chip.center().y() - y; };
    const auto after = std::ranges::partition_point(nodes, [&](auto node) { return away(node) < 0; });
    if (nodes.empty()) {
        return std::nullopt;
    }
    if (after == nodes.end() || after == nodes.begin()) {
        return after == nodes.end() ? nodes.back() : nodes.front();
    }
    return -away(*(after - 1)) < away(*after) ? *(after - 1) : *after;
}

std::array<std::vector<bool>, 2> closedAtFirst(const TreeDrawing& drawing, std::size_t most)
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
    const auto deep = [&](std::size_t side, std::uint32_t node) {
        return drawing.sides[side][node].level >= deepest && drawing.sides[side][node].nodes > 1;
    };
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::uint32_t node = 0; node < drawing.sides[side].size(); ++node) {
            closed[side].push_back(deep(side, node));
        }
    }
    // A partner that lies one level higher is closed too, or its nodes would face nothing; where one must be
    // open, both are.
    for (const auto& link : drawing.links) {
        const bool first = closed[0][link.gold];
        const bool second = closed[1][link.system];
        if (first != second) {
            const bool both = deep(0, link.gold) == first && deep(1, link.system) == second;
            closed[0][link.gold] = both && drawing.sides[0][link.gold].nodes > 1;
            closed[1][link.system] = both && drawing.sides[1][link.system].nodes > 1;
        }
    }
    return closed;
}

void TreeLayout::placeBox(const TreeDrawing& drawing, const TreeMetrics& metrics, std::size_t side,
    std::uint32_t number, double top, bool below, double left, double width)
{
    const auto& node = drawing.sides[side][number];
    Box& box = m_boxes[side][number];
    const bool mirrored = side == 1;
    below = below || node.types.size() > 1; // lines start at the types

    // Places from the outer edge inwards, so that both sides are made alike.
    const auto rect = [&](double from, double extent, double y, double height) {
        return QRectF(mirrored ? left + width - from - extent : left + from, y, extent, height);
    };
    const double gap = metrics.gap();
    const std::uint32_t hidden = m_collapsed[side][number] ? node.nodes - 1 : 0;
    const double badge = metrics.badge(hidden);
    const double mark = node.alone ? metrics.mark() + gap : 0;
    const auto& measured = metrics.of(side, number);
    const double chipWidth = std::min(measured.chip, std::max(width - badge - mark, 1.0));
    const double padding = std::min(metrics.padding(node), chipWidth / 4);
    const double chipHeight = static_cast<double>(node.types.size()) * metrics.tab();
    box.chip = rect(0, chipWidth, top, chipHeight);
    for (qsizetype type = 0; type < node.types.size(); ++type) {
        box.tabs.push_back({ QRectF(box.chip.left(), top + static_cast<double>(type) * metrics.tab(),
                                 chipWidth, metrics.tab()),
            metrics.elided(node.types[type], measured.types[static_cast<std::size_t>(type)],
                chipWidth - 2 * padding, Qt::ElideMiddle) });
    }
    double inner = chipWidth;
    if (hidden > 0) {
        const double height = metrics.line();
        box.badge = rect(inner + gap, badge - gap, top + (chipHeight - height) / 2, height);
        inner += badge;
    }

    // Words: each fragment gets its share.
    const double room = below ? width : width - inner - gap - mark;
    const double bridges = measured.bridges;
    const double words = measured.words - bridges;
    const double scale = words + bridges <= room ? 1 : std::max(room - bridges, 0.0) / std::max(words, 1.0);
    double taken = bridges;
    for (const double piece : measured.pieces) {
        taken += piece * scale;
    }
    const double wordsTop = below ? top + chipHeight : top + (chipHeight - metrics.line()) / 2;
    const QRectF words0 = rect(below ? 0 : inner + gap, taken, wordsTop, metrics.line());
    double x = words0.left();
    for (qsizetype piece = 0; piece < node.pieces.size(); ++piece) {
        const double whole = measured.pieces[static_cast<std::size_t>(piece)];
        const double extent = whole * scale;
        if (extent >= metrics.average()) {
            box.pieces.push_back({ QRectF(x, wordsTop, extent, metrics.line()),
                metrics.elided(node.pieces[piece], whole, extent, Qt::ElideRight) });
        }
        x += extent + metrics.bridge();
    }
    if (!below && taken > 0) {
        inner += gap + taken;
    }
    if (node.alone) {
        const double size = metrics.mark();
        box.mark = rect(inner + gap, size, top + (chipHeight - size) / 2, size);
        inner += gap + size;
    }
    box.port = mirrored ? left + width - inner - 2 * m_unit : left + inner + 2 * m_unit;
    box.frame = rect(0, inner, top, chipHeight);
    if (below && !box.pieces.empty()) {
        box.frame = box.frame.united(words0);
    }
}

void TreeLayout::placeLinks(
    const TreeDrawing& drawing, const TreeMetrics& metrics, double gutterLeft, double gutterRight)
{
    const double room = gutterRight - gutterLeft - 12 * m_unit;
    std::vector<bool> labelled(m_boxes[0].size(), false);
    for (auto at = drawing.links.size(); at-- > 0;) { // entities before children
        const auto& link = drawing.links[at];
        const Box& gold = m_boxes[0][link.gold];
        const Box& system = m_boxes[1][link.system];
        if (!gold.shown || !system.shown) {
            continue;
        }
        for (std::size_t strand = 0; strand < link.strands.size(); ++strand) {
            const auto& ends = link.strands[strand];
            const auto middle = [](const Box& box, std::uint32_t tab) {
                return box.tabs[std::min<std::size_t>(tab, box.tabs.size() - 1)].rect.center().y();
            };
            const QPointF from(gold.port, middle(gold, ends.gold));
            const QPointF to(system.port, middle(system, ends.system));
            Link line;
            line.link = static_cast<std::uint32_t>(at);
            line.equal = ends.equal;
            const bool straight = std::abs(from.y() - to.y()) < m_unit / 2;
            line.points = straight ? std::vector { from, to }
                                   : std::vector { from, QPointF(std::max(gutterLeft, from.x()), from.y()),
                                         QPointF(std::min(gutterRight, to.x()), to.y()), to };
            const QString whole = (link.letters + QLatin1Char(' ') + link.cost).trimmed();
            if (strand == 0 && !whole.isEmpty()) {
                const bool fits = metrics.width(whole) <= (straight ? to.x() - from.x() - 26 * m_unit : room);
                const QString text = fits ? whole : link.letters;
                const double width = metrics.width(text) + 4 * m_unit;
                const double middleX = (gutterLeft + gutterRight) / 2;
                QPointF centre((from.x() + to.x()) / 2, from.y());
                if (straight) {
                    const double least = from.x() + width / 2 + 7 * m_unit;
                    centre.setX(std::clamp(middleX, least, std::max(to.x() - width / 2 - 7 * m_unit, least)));
                } else if (link.strands.size() > 1) {
                    centre = QPointF(middleX, gold.chip.bottom() + metrics.line() / 2); // beside the words
                } else if (labelled[link.gold]) {
                    centre = QPointF(gutterRight - width / 2, to.y());
                } else {
                    centre = QPointF(gutterLeft + width / 2, from.y());
                }
                if (!text.isEmpty()) {
                    line.label = { QRectF(centre.x() - width / 2, centre.y() - metrics.line() / 2, width,
                                       metrics.line()),
                        text };
                }
            }
            m_links.push_back(std::move(line));
        }
        labelled[link.gold] = true;
    }
    std::ranges::reverse(m_links); // painted as they stand: children behind
}

double TreeLayout::placeLegend(
    const TreeDrawing& drawing, const TreeMetrics& metrics, double top, double width)
{
    const double margin = 6 * m_unit;
    const double sign = 22 * m_unit;
    double x = margin;
    for (const TreeLegendEntry& entry : treeLegend(drawing)) {
        const double room = std::max(width - 2 * margin - sign - 3 * m_unit, 1.0);
        const double whole = metrics.width(entry.text);
        const double text = std::min(whole, room);
        if (x > margin && x + sign + 3 * m_unit + text > width - margin) {
            x = margin;
            top += metrics.line() + 2 * m_unit;
        }
        m_legend.push_back({ entry, QRectF(x, top, sign, metrics.line()),
            { QRectF(x + sign + 3 * m_unit, top, text, metrics.line()),
                metrics.elided(entry.text, whole, text, Qt::ElideRight) } });
        x += sign + 3 * m_unit + text + 12 * m_unit;
    }
    return top + metrics.line();
}

} // namespace touchstone::ui
