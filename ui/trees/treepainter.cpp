// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treepainter.h"

#include "ui/text/colours.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace touchstone::ui {

namespace {

constexpr auto none = TreeDrawing::none;

/// The pattern of a dashed line, in its widths.
QList<qreal> dashes() { return { 4, 3 }; }

bool isOn(const std::optional<TreeLayout::Hit>& hit, std::size_t side, std::uint32_t node)
{
    return hit && hit->side == side && hit->node == node;
}

} // namespace

TreeStyle TreeStyle::forPalette(const QPalette& palette, double line, TypeHuesPtr hues)
{
    return { .ink = palette.color(QPalette::Text),
        .paper = palette.color(QPalette::Base),
        .faint = mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.72),
        .highlight = palette.color(QPalette::Highlight),
        .palette = StatusPalette::forPalette(palette, std::move(hues)),
        .line = line };
}

QColor TreeStyle::shown(const QColor& colour) const
{
    const int grey = qGray(colour.rgb());
    return greyscale ? QColor(grey, grey, grey) : colour;
}

QColor TreeStyle::tinted(const QColor& colour, double part) const
{
    return mixed(shown(colour), paper, part);
}

QPen TreePainter::pen(const QColor& colour, double width, const QList<qreal>& dashes) const
{
    QPen pen(m_style.shown(colour), std::max(width, 0.1), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dashes.isEmpty()) {
        pen.setDashPattern(dashes);
    }
    return pen;
}

QPainterPath TreePainter::outline(const QRectF& rect, bool component, double unit)
{
    QPainterPath path;
    const double radius = component ? std::min(rect.height(), rect.width()) / 2 : unit;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

void TreePainter::paint(QPainter& painter, const QRectF& exposed, const TreeState& state) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_layout.font());
    painter.setBrush(Qt::NoBrush);
    const auto sees = [&](const QRectF& rect) {
        return rect.top() <= exposed.bottom() && rect.bottom() >= exposed.top();
    };
    for (std::size_t side = 0; side < 2; ++side) {
        const auto& title = m_layout.titles()[side];
        if (!title.text.isEmpty() && sees(title.rect)) {
            paintText(painter, title, side == 0 ? Qt::AlignLeft : Qt::AlignRight, m_style.faint);
        }
        paintGuides(painter, side, exposed);
    }
    const auto strong = [&](const TreeLayout::Link& link) {
        const auto& ends = m_drawing.links[link.link];
        return (ends.gold == state.current[0] && ends.system == state.current[1])
            || isOn(state.hovered, 0, ends.gold) || isOn(state.hovered, 1, ends.system);
    };
    for (const bool labels : { false, true }) { // no line over a label
        for (const TreeLayout::Link& link : m_layout.links()) {
            const auto [top, bottom] = std::minmax({ link.points.front().y(), link.points.back().y() });
            if (bottom < exposed.top() - link.label.rect.height()
                || top > exposed.bottom() + link.label.rect.height()) {
                continue;
            }
            if (!labels) {
                paintLink(painter, link, strong(link));
            } else if (!link.label.text.isEmpty()) {
                painter.fillRect(link.label.rect, m_style.paper);
                paintText(painter, link.label, Qt::AlignHCenter,
                    m_style.palette.colour(m_drawing.links[link.link].outcome));
            }
        }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const auto [first, last] = m_layout.between(side, exposed.top(), exposed.bottom());
        for (auto at = first; at < last; ++at) {
            paintNode(painter, side, m_layout.shown(side)[at], state);
        }
    }
    if (!m_layout.legend().empty() && m_layout.legend().back().sign.bottom() >= exposed.top()) {
        paintLegend(painter);
    }
    painter.restore();
}

void TreePainter::paintGuides(QPainter& painter, std::size_t side, const QRectF& exposed) const
{
    const auto [first, last] = m_layout.between(side, exposed.top(), exposed.bottom());
    const double unit = m_layout.unit();
    const double inset = std::min(m_layout.indent() / 2, 6 * unit);
    const double inwards = side == 0 ? 1 : -1;
    const auto stem = [&](std::uint32_t node) {
        const QRectF& chip = m_layout.box(side, node).chip;
        return side == 0 ? chip.left() + inset : chip.right() - inset;
    };
    painter.setPen(pen(m_style.tinted(m_style.ink, 0.45), m_style.line * 0.75));
    const auto down = [&](std::uint32_t node) {
        const auto& box = m_layout.box(side, node);
        if (box.lastChild == none) {
            return;
        }
        const double x = stem(node);
        // Long lines are cut to what is seen: painters are slow with the rest.
        const double top = std::max(box.frame.bottom(), exposed.top() - unit);
        const double bottom = std::min(
            m_layout.box(side, box.lastChild).tabs.front().rect.center().y(), exposed.bottom() + unit);
        if (top < bottom) {
            painter.drawLine(QPointF(x, top), QPointF(x, bottom));
        }
    };
    const auto& nodes = m_drawing.sides[side];
    const auto& shown = m_layout.shown(side);
    for (auto at = first; at < last; ++at) {
        const std::uint32_t node = shown[at];
        down(node);
        if (nodes[node].parent != none) {
            const auto& box = m_layout.box(side, node);
            const double y = box.tabs.front().rect.center().y();
            const double edge = side == 0 ? box.chip.left() : box.chip.right();
            painter.drawLine(
                QPointF(stem(nodes[node].parent), y), QPointF(edge - inwards * m_style.line / 2, y));
        }
    }
    // Nodes above the exposed part whose lines run through it.
    const auto open = first < shown.size() ? shown[first] : none;
    for (auto at = open == none ? none : nodes[open].parent; at != none; at = nodes[at].parent) {
        if (m_layout.box(side, at).frame.bottom() < exposed.top()) {
            down(at);
        }
    }
}

void TreePainter::paintLink(QPainter& painter, const TreeLayout::Link& link, bool strong) const
{
    const auto& drawn = m_drawing.links[link.link];
    const bool differs = !link.equal && drawn.outcome == match::Outcome::Correct;
    const QColor colour = m_style.palette.colour(link.equal ? match::Outcome::Correct
            : differs                                       ? match::Outcome::Incorrect
                                                            : drawn.outcome);
    const double width = m_style.line * (drawn.child ? 1 : 1.6) * (strong ? 1.5 : 1);
    painter.setPen(pen(colour, width, link.equal ? QList<qreal>() : dashes()));
    painter.drawPolyline(link.points.data(), static_cast<int>(link.points.size()));
}

void TreePainter::paintNode(
    QPainter& painter, std::size_t side, std::uint32_t number, const TreeState& state) const
{
    const auto& node = m_drawing.sides[side][number];
    const auto& box = m_layout.box(side, number);
    const double unit = m_layout.unit();
    const bool current = state.current[side] == number;
    const bool hovered = isOn(state.hovered, side, number);
    const QColor hue = m_style.palette.hueOfType(node.types.front());
    const QColor ink = node.faint ? m_style.tinted(m_style.ink, 0.6) : m_style.ink;
    const QPainterPath path = outline(box.chip, node.component, 2 * unit);
    const QColor line = node.faint ? m_style.tinted(hue, 0.5) : m_style.shown(hue);

    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.tinted(hue, hovered ? 0.3 : node.faint ? 0.06 : 0.14));
    painter.drawPath(path);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(line, m_style.line * 1.2));
    painter.drawPath(path);
    for (std::size_t tab = 0; tab < box.tabs.size(); ++tab) {
        const QRectF& rect = box.tabs[tab].rect;
        if (tab > 0) {
            painter.setPen(pen(line, m_style.line * 0.75));
            painter.drawLine(rect.topLeft(), rect.topRight());
        }
        if (tab < node.unused.size() && node.unused[tab]) {
            painter.setPen(pen(m_style.palette.colour(match::Outcome::Missing), m_style.line, { 1.2, 2 }));
            painter.drawRect(rect.adjusted(2.5 * unit, 2 * unit, -2.5 * unit, -2 * unit));
        }
        paintText(painter, box.tabs[tab], Qt::AlignHCenter, ink);
    }
    if (current) {
        painter.setPen(pen(m_style.highlight, m_style.line * 2));
        painter.drawPath(
            outline(box.chip.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit), node.component, 3 * unit));
    }
    if (!box.badge.isEmpty()) {
        painter.setPen(pen(m_style.faint, m_style.line * 0.75));
        painter.drawPath(outline(box.badge, true, unit));
        paintText(
            painter, { box.badge, QStringLiteral("+%1").arg(node.nodes - 1) }, Qt::AlignHCenter, m_style.ink);
    }
    const QColor words = node.faint ? m_style.tinted(m_style.ink, 0.6) : m_style.faint;
    for (std::size_t piece = 0; piece < box.pieces.size(); ++piece) {
        paintText(painter, box.pieces[piece], side == 0 ? Qt::AlignLeft : Qt::AlignRight, words);
        if (piece > 0) { // a discontinuous entity: what lies between is not of it
            painter.setPen(pen(m_style.faint, m_style.line, dashes()));
            const double y = box.pieces[piece].rect.center().y();
            painter.drawLine(QPointF(box.pieces[piece - 1].rect.right() + 2 * unit, y),
                QPointF(box.pieces[piece].rect.left() - 2 * unit, y));
        }
    }
    if (!box.mark.isEmpty()) {
        paintMark(painter, box.mark, side == 1);
    }
    if (state.focused && isOn(state.cursor, side, number)) {
        painter.setPen(pen(m_style.ink, m_style.line, { 1, 2 }));
        painter.drawRect(box.frame.adjusted(-4 * unit, -3.5 * unit, 4 * unit, 2.5 * unit));
    }
}

void TreePainter::paintMark(QPainter& painter, const QRectF& rect, bool inserted) const
{
    const QColor colour
        = m_style.palette.colour(inserted ? match::Outcome::Spurious : match::Outcome::Missing);
    painter.setBrush(m_style.paper);
    painter.setPen(pen(colour, m_style.line * 1.2));
    painter.drawEllipse(rect);
    painter.setBrush(Qt::NoBrush);
    const double reach = rect.width() * (inserted ? 0.3 : 0.22);
    const QPointF arms[] { inserted ? QPointF(reach, 0) : QPointF(reach, reach),
        inserted ? QPointF(0, reach) : QPointF(-reach, reach) };
    for (const QPointF& arm : arms) {
        painter.drawLine(rect.center() - arm, rect.center() + arm);
    }
}

void TreePainter::paintLegend(QPainter& painter) const
{
    const double unit = m_layout.unit();
    for (const auto& item : m_layout.legend()) {
        const QRectF& sign = item.sign;
        const double y = sign.center().y();
        const QRectF shape(sign.left(), y - 5 * unit, sign.width(), 10 * unit);
        const QRectF mark(sign.center().x() - 6 * unit, y - 6 * unit, 12 * unit, 12 * unit);
        switch (item.entry.sign) {
        case TreeLegendEntry::Sign::Equal:
        case TreeLegendEntry::Sign::Substituted:
        case TreeLegendEntry::Sign::Boundary: {
            const auto outcome = item.entry.sign == TreeLegendEntry::Sign::Equal ? match::Outcome::Correct
                : item.entry.sign == TreeLegendEntry::Sign::Boundary             ? match::Outcome::Partial
                                                                                 : match::Outcome::Incorrect;
            painter.setPen(pen(m_style.palette.colour(outcome), m_style.line * 1.6,
                outcome == match::Outcome::Correct ? QList<qreal>() : dashes()));
            painter.drawLine(QPointF(sign.left(), y), QPointF(sign.right(), y));
            break;
        }
        case TreeLegendEntry::Sign::Deleted:
        case TreeLegendEntry::Sign::Inserted:
            paintMark(painter, mark, item.entry.sign == TreeLegendEntry::Sign::Inserted);
            break;
        case TreeLegendEntry::Sign::Entity:
        case TreeLegendEntry::Sign::Component:
            painter.setPen(pen(m_style.faint, m_style.line));
            painter.drawPath(outline(shape, item.entry.sign == TreeLegendEntry::Sign::Component, 2 * unit));
            break;
        }
        paintText(painter, item.text, Qt::AlignLeft, m_style.faint);
    }
}

void TreePainter::paintText(
    QPainter& painter, const TreeLayout::Piece& piece, Qt::Alignment alignment, const QColor& colour) const
{
    painter.setPen(m_style.shown(colour));
    painter.drawText(piece.rect,
        static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine, piece.text);
}

} // namespace touchstone::ui
