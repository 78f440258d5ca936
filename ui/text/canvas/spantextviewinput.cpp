// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, wheel and keys of the canvas.
#include "ui/text/canvas/spantextview.h"

#include "ui/text/layout/clustertable.h"
#include "ui/text/statuspalette.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace touchstone::ui {

using analysis::SideId;

std::optional<Hit> SpanTextView::hitAt(QPointF point) const
{
    return hitTest(m_layout, m_chips, m_rows, point, m_state.current);
}

std::vector<std::uint32_t> SpanTextView::recordsOf(const Hit& hit) const
{
    std::vector<std::uint32_t> records;
    for (const MarkId id : hit.marks) {
        const auto record = m_layout.marks().mark(id).record;
        if (std::find(records.begin(), records.end(), record) == records.end()) {
            records.push_back(record);
        }
    }
    return records;
}

void SpanTextView::activate(std::uint32_t record)
{
    setCurrentRecord(record);
    emit recordActivated(record);
}

void SpanTextView::click(const Hit& hit, Qt::KeyboardModifiers modifiers)
{
    setSelection(std::nullopt);
    if (hit.onFold) {
        unfold(hit.line);
        return;
    }
    if (hit.side) {
        m_focusedSide = *hit.side;
        m_anchor = m_caret = hit.column;
        emit currentPositionChanged(*hit.side, m_layout.table().codePoint(*hit.side, hit.column));
    }
    const auto records = recordsOf(hit);
    if (records.empty()) {
        return;
    }
    const auto current = std::find(records.begin(), records.end(), m_state.current);
    if ((modifiers & Qt::ControlModifier) != 0) {
        emit recordControlClicked(current != records.end() ? *current : records.front());
        return;
    }
    // Outermost first; each further click goes one deeper and then around.
    const bool further = current != records.end() && current + 1 != records.end();
    activate(further ? *(current + 1) : records.front());
}

void SpanTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressPoint = event->position();
    m_pressed = hitAt(m_pressPoint);
    m_dragging = false;
    if (!m_pressed) {
        setSelection(std::nullopt);
    } else if ((event->modifiers() & Qt::ShiftModifier) != 0) {
        m_dragging = true;
        dragTo(m_pressPoint);
    }
}

void SpanTextView::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) != 0) {
        if (!m_pressed) {
            return;
        }
        if (!m_dragging && !m_pressed->onFold
            && (event->position() - m_pressPoint).manhattanLength() >= QApplication::startDragDistance()) {
            m_dragging = true;
            m_anchor = m_pressed->column;
            m_focusedSide = m_pressed->side.value_or(SideId::Gold);
        }
        if (m_dragging) {
            dragTo(event->position());
        }
        return;
    }
    const auto hit = hitAt(event->position());
    const auto records = hit ? recordsOf(*hit) : std::vector<std::uint32_t> {};
    // The innermost is what the pointer seems to mean.
    hover(records.empty() ? analysis::noRecord : records.back());
    const bool link = !records.empty() || (hit && hit->onFold);
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void SpanTextView::hover(std::uint32_t record)
{
    if (record != m_state.hovered) {
        setHoveredRecord(record);
        emit recordHovered(record);
    }
}

void SpanTextView::dragTo(QPointF point)
{
    if (m_rows.empty()) {
        return;
    }
    // Beyond an edge: scroll, and take the line that came into sight.
    if (point.y() < 0) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() - 1);
    } else if (point.y() >= viewport()->height()) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() + 1);
    }
    const double bottom = m_rows.back().top + m_rows.back().geometry.height;
    point.setY(std::clamp(point.y(), 0.0, std::max(0.0, std::min<double>(bottom, viewport()->height()) - 1)));
    // The other pane's x means the same columns of this side.
    const auto hit = hitAt(point);
    if (hit && !hit->onFold) {
        const Extent extent = m_layout.line(hit->line)->shape.extent(hit->column);
        const double x = point.x() - m_layout.pane(hit->side.value_or(m_focusedSide)).textLeft;
        const bool afterMiddle = x > double(extent.left + extent.right) / 2;
        m_caret = hit->column;
        const auto from = std::min(m_anchor, m_caret);
        auto to = std::max(m_anchor, m_caret);
        if (m_caret < m_anchor || afterMiddle || m_caret == m_anchor) {
            ++to;
        }
        setSelection(SideRange { m_focusedSide, { from, std::min(to, m_layout.table().count()) } });
    }
}

void SpanTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_pressed && !m_dragging) {
        click(*m_pressed, event->modifiers());
    }
    m_pressed.reset();
    m_dragging = false;
}

void SpanTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The first click of the two has made a record current: that one is meant, whatever lies below.
    const auto hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !hit) {
        return;
    }
    const auto records = recordsOf(*hit);
    if (!records.empty()) {
        const bool kept = std::find(records.begin(), records.end(), m_state.current) != records.end();
        emit recordDoubleClicked(kept ? m_state.current : records.front());
        return;
    }
    if (hit->onFold) {
        return;
    }
    // Outside annotations: the word, as everywhere.
    const ColumnTable& table = m_layout.table();
    const SideId side = hit->side.value_or(m_focusedSide);
    const ColumnSpan line = m_layout.lineColumns(hit->line);
    ColumnSpan word { hit->column, hit->column + 1 };
    while (word.begin > line.begin && !table.space(word.begin - 1) && !table.space(hit->column)) {
        --word.begin;
    }
    while (word.end < line.end && !table.space(word.end) && !table.space(hit->column)) {
        ++word.end;
    }
    m_anchor = word.begin;
    m_caret = word.end - 1;
    setSelection(SideRange { side, word });
}

void SpanTextView::wheelEvent(QWheelEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        m_wheel += event->angleDelta().y();
        const int steps = m_wheel / 120;
        m_wheel -= steps * 120;
        setZoom(m_zoom + steps);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void SpanTextView::extendSelection(int columns)
{
    const auto count = m_layout.table().count();
    if (count == 0) {
        return;
    }
    const bool had = m_state.selection.has_value();
    ColumnSpan range = had ? m_state.selection->columns : ColumnSpan { m_anchor, m_anchor };
    // The moving end is the one away from the anchor.
    std::int64_t moving
        = had ? (range.begin < m_anchor ? range.begin : range.end) : std::int64_t { m_anchor };
    moving = std::clamp<std::int64_t>(moving + columns, 0, count);
    const auto end = static_cast<std::uint32_t>(moving);
    m_caret = end;
    setSelection(SideRange { m_focusedSide, { std::min(m_anchor, end), std::max(m_anchor, end) } });
    ensureColumnVisible(std::min(end, count - 1));
}

void SpanTextView::keyPressEvent(QKeyEvent* event)
{
    QScrollBar* bar = verticalScrollBar();
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
    } else if (event->matches(QKeySequence::ZoomIn)
        || (event->key() == Qt::Key_Equal && event->modifiers() == Qt::ControlModifier)) {
        zoomIn();
    } else if (event->matches(QKeySequence::ZoomOut)) {
        zoomOut();
    } else if (event->key() == Qt::Key_0 && event->modifiers() == Qt::ControlModifier) {
        zoomReset();
    } else if (event->matches(QKeySequence::SelectAll)) {
        m_anchor = 0;
        setSelection(SideRange { m_focusedSide, { 0, m_layout.table().count() } });
    } else if (event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier) {
        selectInner();
    } else if (event->key() == Qt::Key_Up && event->modifiers() == Qt::AltModifier) {
        selectOuter();
    } else if (event->matches(QKeySequence::SelectNextChar)) {
        extendSelection(1);
    } else if (event->matches(QKeySequence::SelectPreviousChar)) {
        extendSelection(-1);
    } else if (m_layout.onlyDifferences() && event->key() == Qt::Key_Plus
        && (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0) {
        unfoldNext();
    } else if (m_layout.onlyDifferences() && event->key() == Qt::Key_Minus
        && (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0) {
        foldAgain();
    } else if (event->key() == Qt::Key_Escape
        && (m_state.selection || m_state.hovered != analysis::noRecord)) {
        setSelection(std::nullopt);
        hover(analysis::noRecord);
    } else if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) != Qt::NoModifier) {
        event->ignore();
    } else if (event->key() == Qt::Key_Home) {
        bar->setValue(bar->minimum());
    } else if (event->key() == Qt::Key_End) {
        bar->setValue(bar->maximum());
    } else if ((event->modifiers() & Qt::ControlModifier) != 0) {
        event->ignore(); // Ctrl+arrows and Ctrl+page belong to the window
    } else if (event->key() == Qt::Key_Down) {
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    } else if (event->key() == Qt::Key_Up) {
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
    } else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Space) {
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
    } else if (event->key() == Qt::Key_PageUp) {
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
    } else {
        event->ignore();
    }
}

void SpanTextView::selectInner() { stepNest(true); }

void SpanTextView::selectOuter() { stepNest(false); }

void SpanTextView::stepNest(bool inwards)
{
    const MarkIndex& marks = m_layout.marks();
    MarkId id;
    const bool has = m_state.current != analysis::noRecord
        && (marks.ofRecord(m_state.current, m_focusedSide, id)
            || marks.ofRecord(m_state.current, SideId::Gold, id)
            || marks.ofRecord(m_state.current, SideId::System, id));
    if (!has) { // a way in without a mouse: the first annotation in sight
        for (const MarkedSpan& span : markedSpans()) {
            if (span.record != analysis::noRecord) {
                activate(span.record);
                return;
            }
        }
        return;
    }
    const ColumnSpan own = marks.columns(id);
    const auto contains = [](ColumnSpan outer, ColumnSpan inner) {
        return outer.begin <= inner.begin && inner.end <= outer.end;
    };
    std::vector<std::uint32_t> found;
    marks.overlapping(id.side, own, found);
    std::optional<std::uint32_t> best;
    for (const auto index : found) {
        const MarkId candidate { id.side, index };
        const ColumnSpan columns = marks.columns(candidate);
        if (index == id.index || marks.mark(candidate).record == analysis::noRecord) {
            continue;
        }
        // Of equal ranges the one in the lower lane counts as the inner.
        const bool equal = columns == own;
        const bool deeper = marks.mark(candidate).lane < marks.mark(id).lane;
        const bool fits = inwards ? contains(own, columns) && (!equal || deeper)
                                  : contains(columns, own) && (!equal || !deeper);
        if (!fits) {
            continue;
        }
        const auto length = columns.length();
        const auto bestLength = best ? marks.columns({ id.side, *best }).length() : 0;
        if (!best || (inwards ? length > bestLength : length < bestLength)) {
            best = index;
        }
    }
    if (best) {
        activate(marks.mark({ id.side, *best }).record);
    }
}

void SpanTextView::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        auto rects = rectsOf(m_state.current, m_focusedSide);
        if (rects.empty()) {
            rects = rectsOf(m_state.current, m_focusedSide == SideId::Gold ? SideId::System : SideId::Gold);
        }
        const QPointF point
            = rects.empty() ? QPointF(viewport()->rect().center()) : rects.front().bottomLeft();
        emit contextMenuRequested(m_state.current, viewport()->mapToGlobal(point.toPoint()));
        return;
    }
    const auto hit = hitAt(viewport()->mapFromGlobal(QPointF(event->globalPos())));
    const auto records = hit ? recordsOf(*hit) : std::vector<std::uint32_t> {};
    std::uint32_t record = records.empty() ? analysis::noRecord : records.front();
    if (std::find(records.begin(), records.end(), m_state.current) != records.end()) {
        record = m_state.current;
    }
    emit contextMenuRequested(record, event->globalPos());
}

bool SpanTextView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = tooltipAt(help->pos());
        if (text.isEmpty()) {
            QToolTip::hideText();
        } else {
            QToolTip::showText(help->globalPos(), text, viewport());
        }
        return true;
    }
    if (event->type() == QEvent::Leave) {
        hover(analysis::noRecord);
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void SpanTextView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SpanTextView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void SpanTextView::copy(const QString& text) const
{
    if (!text.isEmpty()) {
        QApplication::clipboard()->setText(text);
    }
}

void SpanTextView::copySelection()
{
    if (m_state.selection) {
        copy(selectedText());
        return;
    }
    MarkId id;
    const SideId other = m_focusedSide == SideId::Gold ? SideId::System : SideId::Gold;
    for (const SideId side : { m_focusedSide, other }) {
        if (m_state.current != analysis::noRecord && m_layout.marks().ofRecord(m_state.current, side, id)) {
            copy(m_layout.table().slice(side, m_layout.marks().columns(id)));
            return;
        }
    }
}

void SpanTextView::copyWithAlignment() { copy(selectedAlignment()); }

} // namespace touchstone::ui
