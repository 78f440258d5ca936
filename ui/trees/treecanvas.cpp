// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treecanvas.h"

#include "ui/trees/treeaccessible.h"

#include <QContextMenuEvent>
#include <QFontInfo>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr auto none = TreeDrawing::none;

} // namespace

TreeCanvas::TreeCanvas(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    installTreeAccessibility();
    setLayoutDirection(Qt::LeftToRight); // gold stays left of the system in every language of the window
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("Gold tree and system tree"));
    setWhatsThis(
        tr("Up and Down walk through a tree. Left and Right go to the entity above (outwards) and to the "
           "partner (inwards). Minus folds what is below a node, Plus unfolds it. Enter centres the text on "
           "the node; Ctrl with the wheel zooms."));
}

QSize TreeCanvas::sizeHint() const
{
    const int unit = fontMetrics().averageCharWidth();
    return { unit * 60, fontMetrics().height() * 14 };
}

void TreeCanvas::setDrawing(std::shared_ptr<const TreeDrawing> drawing, bool sameTrees)
{
    m_drawing = std::move(drawing);
    if (!sameTrees || !m_drawing) {
        m_state.current = { none, none };
        m_state.cursor.reset();
        m_folded = m_drawing ? closedAtFirst(*m_drawing, mostOpen) : decltype(m_folded)();
        verticalScrollBar()->setValue(0);
        horizontalScrollBar()->setValue(0);
    }
    m_state.hovered.reset();
    relayout();
}

void TreeCanvas::setCurrent(const std::array<std::uint32_t, 2>& pair, const std::optional<Hit>& cursor)
{
    if (!m_drawing) {
        return;
    }
    m_state.current = pair;
    m_state.cursor = cursor;
    for (std::size_t side = 0; side < 2; ++side) {
        if (pair[side] < m_drawing->sides[side].size()) {
            unfoldTo(side, pair[side]);
        }
    }
    if (cursor) {
        unfoldTo(cursor->side, cursor->node);
        ensureVisible(*cursor);
    }
    viewport()->update();
    announce();
}

void TreeCanvas::announce()
{
    const QString words = m_state.cursor ? wordsOf(*m_state.cursor) : QString();
    if (words != accessibleDescription()) {
        setAccessibleDescription(words);
        if (hasFocus()) {
            announceCursor(this);
        }
    }
}

QString TreeCanvas::nameOf(const Hit& node) const
{
    if (!m_drawing || node.side > 1 || node.node >= m_drawing->sides[node.side].size()) {
        return {};
    }
    const TreeDrawing::Node& drawn = m_drawing->sides[node.side][node.node];
    //: a node of a tree: "Gold" or the system's name, types, words
    return tr("%1, %2: %3")
        .arg(m_drawing->titles[node.side], drawn.types.join(QLatin1Char(' ')),
            drawn.pieces.join(QLatin1Char(' ')));
}

QString TreeCanvas::wordsOf(const Hit& node) const { return m_describe ? m_describe(node) : QString(); }

void TreeCanvas::press(const Hit& node)
{
    if (m_drawing && node.side < 2 && node.node < m_drawing->sides[node.side].size()) {
        activate(node);
    }
}

void TreeCanvas::setHovered(const std::optional<Hit>& node)
{
    if (node != m_state.hovered) {
        m_state.hovered = node;
        viewport()->update();
    }
}

TreeLayout TreeCanvas::laidOut(int pixels) const
{
    QFont sized = font();
    sized.setPixelSize(std::max(pixels, 1));
    return { *m_drawing, { sized, static_cast<double>(viewport()->width()), true, m_folded } };
}

void TreeCanvas::relayout()
{
    int pixels = std::max(QFontInfo(font()).pixelSize(), 6);
    if (!m_fitting) {
        pixels = std::max(static_cast<int>(std::lround(pixels * std::pow(1.1, m_zoom))), 5);
    }
    m_layout = m_drawing ? laidOut(pixels) : TreeLayout();
    // The largest size at which nothing has to be scrolled; words below their types may need less width
    // but more height, so each size is tried.
    const auto fits = [this]() {
        return m_layout.size().width() <= viewport()->width() + 0.5
            && m_layout.size().height() <= viewport()->height() + 0.5;
    };
    while (m_drawing && m_fitting && !fits() && pixels > smallestFont) {
        m_layout = laidOut(--pixels);
    }
    updateRange();
    viewport()->update();
}

void TreeCanvas::updateRange()
{
    const auto set = [](QScrollBar* bar, double whole, int page, double step) {
        bar->setPageStep(page);
        bar->setSingleStep(std::max(static_cast<int>(step), 1));
        bar->setRange(0, std::max(static_cast<int>(std::ceil(whole)) - page, 0));
    };
    set(verticalScrollBar(), m_layout.size().height(), viewport()->height(), m_layout.unit() * 24);
    set(horizontalScrollBar(), m_layout.size().width(), viewport()->width(), m_layout.unit() * 24);
}

QPointF TreeCanvas::offset() const
{
    return { -static_cast<double>(horizontalScrollBar()->value()),
        -static_cast<double>(verticalScrollBar()->value()) };
}

void TreeCanvas::setZoom(int steps)
{
    const int limited = std::clamp(steps, -8, 20);
    if (limited != m_zoom || m_fitting) {
        m_zoom = limited;
        m_fitting = false;
        relayout();
        if (m_state.cursor) {
            ensureVisible(*m_state.cursor);
        }
        Q_EMIT zoomChanged();
    }
}

void TreeCanvas::setFitting(bool fitting)
{
    if (fitting != m_fitting) {
        m_fitting = fitting;
        relayout();
        Q_EMIT zoomChanged();
    }
}

void TreeCanvas::setFolded(std::size_t side, std::uint32_t node, bool folded)
{
    if (m_drawing && node < m_drawing->sides[side].size() && fold(side, node, folded)) {
        relayout();
    }
}

bool TreeCanvas::fold(std::size_t side, std::uint32_t node, bool folded)
{
    if (m_drawing->sides[side][node].nodes == 1) {
        return false;
    }
    // Partners open and close together: of one that is folded alone the other's nodes would face nothing.
    bool changed = false;
    const auto set = [&](std::size_t of, std::uint32_t which) {
        auto& state = m_folded[of];
        state.resize(m_drawing->sides[of].size(), false);
        if (state[which] != folded && m_drawing->sides[of][which].nodes > 1) {
            state[which] = folded;
            changed = true;
        }
    };
    set(side, node);
    for (const TreeDrawing::Link& link : m_drawing->links) {
        if ((side == 0 ? link.gold : link.system) == node) {
            set(1 - side, side == 0 ? link.system : link.gold);
        }
    }
    return changed;
}

void TreeCanvas::unfoldTo(std::size_t side, std::uint32_t node)
{
    const auto& nodes = m_drawing->sides[side];
    bool changed = false;
    for (auto at = nodes[node].parent; at != none; at = nodes[at].parent) {
        if (at < m_folded[side].size() && m_folded[side][at]) {
            changed = fold(side, at, false) || changed;
        }
    }
    if (changed) {
        relayout();
    }
}

QRectF TreeCanvas::rectOf(std::size_t side, std::uint32_t node) const
{
    if (!m_drawing || node >= m_drawing->sides[side].size() || !m_layout.box(side, node).shown) {
        return {};
    }
    return m_layout.box(side, node).chip.translated(offset());
}

std::optional<TreeCanvas::Hit> TreeCanvas::hitAt(QPointF point) const
{
    return m_drawing ? m_layout.hit(point - offset()) : std::nullopt;
}

void TreeCanvas::ensureVisible(const Hit& node)
{
    const auto& box = m_layout.box(node.side, node.node);
    if (!box.shown) {
        return;
    }
    const double margin = 8 * m_layout.unit();
    const auto reach = [margin](QScrollBar* bar, double from, double to, int page) {
        if (to + margin > bar->value() + page) {
            bar->setValue(static_cast<int>(std::ceil(to + margin)) - page);
        }
        if (from - margin < bar->value()) {
            bar->setValue(static_cast<int>(from - margin));
        }
    };
    const auto& shown = m_layout.shown(node.side);
    const double top = node.node == shown.front() ? 0 : box.frame.top(); // the headings with the first
    reach(verticalScrollBar(), top, box.frame.bottom(), viewport()->height());
    reach(horizontalScrollBar(), box.chip.left(), box.chip.right(), viewport()->width());
}

void TreeCanvas::activate(const Hit& node)
{
    m_state.cursor = Hit { node.side, node.node, false };
    ensureVisible(node);
    viewport()->update();
    Q_EMIT nodeActivated(static_cast<int>(node.side), node.node);
    announce();
}

bool TreeCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto hit = hitAt(help->pos());
        if (hit && m_describe) {
            QToolTip::showText(help->globalPos(), m_describe(*hit), viewport(),
                rectOf(hit->side, hit->node).toAlignedRect());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    if (event->type() == QEvent::Leave && m_state.hovered) {
        setHovered(std::nullopt);
        Q_EMIT nodeHovered(0, none);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    if (!m_drawing) {
        return;
    }
    const TreeStyle style = TreeStyle::forPalette(palette(), std::max(m_layout.unit() * 0.9, 0.75), m_hues);
    painter.translate(offset());
    TreePainter(*m_drawing, m_layout, style)
        .paint(painter, QRectF(event->rect()).translated(-offset()), m_state);
}

void TreeCanvas::setTypeHues(TypeHuesPtr hues)
{
    m_hues = std::move(hues);
    viewport()->update();
}

void TreeCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
    if (m_drawing && m_state.cursor) {
        ensureVisible(*m_state.cursor);
    }
}

void TreeCanvas::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        relayout();
    }
}

void TreeCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_state.focused = true;
    viewport()->update();
}

void TreeCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_state.focused = false;
    viewport()->update();
}

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
        partner = m_layout.nearest(other, m_layout.box(at.side, at.node).chip.center().y()).value_or(none);
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

#include "moc_treecanvas.cpp"
