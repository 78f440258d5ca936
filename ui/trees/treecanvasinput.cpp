// SPDX-License-Identifier: GPL-3.0-or-later
// TreeCanvas: mouse and keys.
#include "ui/trees/treecanvas.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace touchstone::ui {

namespace {

constexpr auto none = TreeDrawing::none;

} // namespace

void TreeCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !hit) {
        return;
    }
    if (hit->badge) {
        setFolded(hit->side, hit->node, false);
    } else {
        activate(*hit);
    }
}

void TreeCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    std::optional<Hit> hit = m_state.cursor;
    QPoint position = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        hit = hitAt(event->pos());
    } else if (hit) {
        position = viewport()->mapToGlobal(rectOf(hit->side, hit->node).center().toPoint());
    }
    if (hit) {
        activate(*hit);
        Q_EMIT menuRequested(position);
    }
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto hit = hitAt(event->position());
    if (event->button() == Qt::LeftButton && hit && !hit->badge) {
        Q_EMIT nodeCentred(static_cast<int>(hit->side), hit->node);
    }
}

void TreeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto hit = hitAt(event->position());
    viewport()->setCursor(hit ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hit != m_state.hovered) {
        setHovered(hit);
        Q_EMIT nodeHovered(hit ? static_cast<int>(hit->side) : 0, hit ? hit->node : none);
    }
}

void TreeCanvas::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / 120;
    m_wheel -= steps * 120;
    if (steps != 0) {
        setZoom(m_zoom + steps);
    }
    event->accept();
}

std::optional<TreeCanvas::Hit> TreeCanvas::across() const
{
    const Hit& at = *m_state.cursor;
    const std::size_t other = 1 - at.side;
    std::uint32_t partner = none;
    for (const auto& link : m_drawing->links) { // entities stand behind children
        const std::uint32_t own = at.side == 0 ? link.gold : link.system;
        const std::uint32_t far = at.side == 0 ? link.system : link.gold;
        if (own == at.node && m_layout.box(other, far).shown) {
            partner = far;
        }
    }
    if (partner == none) {
        const auto near = m_layout.nearest(other, m_layout.box(at.side, at.node).chip.center().y());
        partner = near.value_or(none);
    }
    return partner == none ? std::nullopt : std::optional(Hit { other, partner, false });
}

std::optional<TreeCanvas::Hit> TreeCanvas::stepped(int key) const
{
    if (!m_state.cursor) {
        const std::size_t side = m_layout.shown(0).empty() ? 1 : 0;
        const auto& nodes = m_layout.shown(side);
        return nodes.empty() ? std::nullopt : std::optional(Hit { side, nodes.front(), false });
    }
    const Hit at = *m_state.cursor;
    const auto& nodes = m_layout.shown(at.side);
    const auto place = std::lower_bound(nodes.begin(), nodes.end(), at.node) - nodes.begin();
    const auto last = static_cast<std::ptrdiff_t>(nodes.size()) - 1;
    const auto to = [&](std::ptrdiff_t number) {
        const auto limited = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(number, 0, last));
        return std::optional(Hit { at.side, nodes[limited], false });
    };
    const double height = m_layout.box(at.side, at.node).frame.height() + 6 * m_layout.unit();
    const auto page
        = std::max<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(viewport()->height() / height) - 1, 1);
    switch (key) {
    case Qt::Key_Up:
        return to(place - 1);
    case Qt::Key_Down:
        return to(place + 1);
    case Qt::Key_PageUp:
        return to(place - page);
    case Qt::Key_PageDown:
        return to(place + page);
    case Qt::Key_Home:
        return to(0);
    case Qt::Key_End:
        return to(last);
    default:
        break;
    }
    // Roots stand outside, partners across the middle.
    if ((key == Qt::Key_Left) == (at.side == 0)) {
        const std::uint32_t parent = m_drawing->sides[at.side][at.node].parent;
        return parent == none ? std::nullopt : std::optional(Hit { at.side, parent, false });
    }
    return across();
}

void TreeCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!m_drawing || !plain) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (const auto next = stepped(event->key())) {
            activate(*next);
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_state.cursor) {
            Q_EMIT nodeCentred(static_cast<int>(m_state.cursor->side), m_state.cursor->node);
        }
        break;
    case Qt::Key_Space:
        if (m_state.cursor) {
            activate(*m_state.cursor);
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (m_state.cursor) {
            setFolded(m_state.cursor->side, m_state.cursor->node, event->key() == Qt::Key_Minus);
        }
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace touchstone::ui
