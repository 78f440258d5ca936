// SPDX-License-Identifier: GPL-3.0-or-later
// TreeLayout's places: nodes, links and legend, once columns and rows are known.
#include "ui/trees/treelayout.h"

#include "ui/trees/treemetrics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchstone::ui {

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
    std::vector<double> widths;
    for (const double piece : measured.pieces) {
        widths.push_back(piece * scale);
        taken += widths.back();
    }
    const double wordsTop = below ? top + chipHeight : top + (chipHeight - metrics.line()) / 2;
    const QRectF words0 = rect(below ? 0 : inner + gap, taken, wordsTop, metrics.line());
    double x = words0.left();
    for (qsizetype piece = 0; piece < node.pieces.size(); ++piece) {
        const double extent = widths[static_cast<std::size_t>(piece)];
        if (extent >= metrics.average()) {
            box.pieces.push_back({ QRectF(x, wordsTop, extent, metrics.line()),
                metrics.elided(node.pieces[piece], measured.pieces[static_cast<std::size_t>(piece)], extent,
                    Qt::ElideRight) });
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
    std::reverse(m_links.begin(), m_links.end()); // painted as they stand: children behind
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
