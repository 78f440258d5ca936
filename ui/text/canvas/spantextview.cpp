// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/spantextview.h"

#include "core/support/lookup.h"
#include "ui/text/canvas/canvasheader.h"
#include "ui/text/canvas/overviewruler.h"
#include "ui/text/canvas/spantextaccessible.h"
#include "ui/text/canvas/spantextwords.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace touchstone::ui {

SpanTextView::SpanTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_layout(QApplication::font())
    , m_header(new CanvasHeader(this))
    , m_ruler(new OverviewRuler(this))
{
    setLayoutDirection(Qt::LeftToRight); // gold stays left of the system; each text runs as its letters do
    installSpanTextAccessibility();
    setObjectName(QStringLiteral("spanTextView"));
    setAccessibleName(tr("Aligned text"));
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    m_header->setSource(&m_layout);
    m_ruler->setSource(&m_layout, nullptr);
    connect(m_ruler, &OverviewRuler::jumpRequested, this, [this](double fraction) {
        const auto column = static_cast<std::uint32_t>(fraction * m_layout.table().count());
        const int line = static_cast<int>(m_layout.lineOfColumn(column));
        verticalScrollBar()->setValue(line - visibleLines() / 2);
    });
    applyFont();
    placeMargins();
}

SpanTextView::~SpanTextView() = default;

void SpanTextView::setScene(TextScenePtr scene)
{
    m_state.current = m_state.hovered = analysis::noRecord;
    m_state.pointed.reset();
    m_state.selection.reset();
    m_state.drawn.clear();
    m_state.found = {};
    m_state.foundCurrent.reset();
    m_finder.clear();
    forgetPress();
    m_rows.clear();
    m_anchor = m_caret = 0;
    m_layout.setScene(std::move(scene));
    m_chips = ChipTable(m_layout.scene(), m_layout.metrics().smallFont);
    m_focusedSide = m_layout.table().has(SideId::Gold) ? SideId::Gold : SideId::System;
    updateRange(0);
    m_ruler->refresh();
    m_header->follow();
    announceTextChanged(this);
}

void SpanTextView::setTypeHues(TypeHuesPtr hues)
{
    m_state.hues = std::move(hues);
    viewport()->update();
}

void SpanTextView::setMode(ViewMode mode)
{
    if (mode != m_layout.wantedMode()) {
        m_state.pointed.reset();
        forgetPress();
        relayout([this, mode] { m_layout.setMode(mode); });
        m_header->follow();
    }
}

void SpanTextView::setOnlyDifferences(bool only)
{
    if (only != m_layout.onlyDifferences()) {
        relayout([this, only] { m_layout.setOnlyDifferences(only); });
        if (m_state.current != analysis::noRecord) {
            scrollToColumn(m_caret);
        }
        announceTextChanged(this);
    }
}

void SpanTextView::unfold(std::uint32_t line)
{
    if (m_layout.hiddenLines(line) > 0) {
        relayout([this, line] { m_layout.unfold(line); });
        announceTextChanged(this);
    }
}

void SpanTextView::unfoldNext()
{
    const std::uint32_t caretLine = m_layout.lineOfColumn(m_caret);
    std::optional<std::uint32_t> target;
    for (const VisibleRow& row : m_rows) {
        if (row.layout->hidden > 0 && (!target || (*target < caretLine && row.line >= caretLine))) {
            target = row.line;
        }
    }
    if (target) {
        unfold(*target);
    }
}

void SpanTextView::foldAgain()
{
    if (m_layout.onlyDifferences() && m_layout.opened()) {
        relayout([this] { m_layout.setOnlyDifferences(true); });
        announceTextChanged(this);
    }
}

void SpanTextView::setCurrentRecord(std::uint32_t record)
{
    m_state.current = record;
    m_state.pointed.reset();
    if (const auto id = m_layout.marks().ofRecord(record, m_focusedSide)) {
        m_caret = m_anchor = m_layout.marks().columns(*id).begin;
        scrollToColumn(m_caret);
        emit currentPositionChanged(id->side, m_layout.table().codePoint(id->side, m_caret));
        if (hasFocus()) {
            announceCurrent(this);
        }
    }
    viewport()->update();
}

void SpanTextView::setHoveredRecord(std::uint32_t record)
{
    if (m_state.hovered != record) {
        m_state.hovered = record;
        viewport()->update();
    }
}

void SpanTextView::setInFilter(std::optional<std::vector<std::uint32_t>> records)
{
    m_inFilter = std::move(records);
    m_state.inFilter = m_inFilter ? &*m_inFilter : nullptr;
    m_ruler->setSource(&m_layout, m_state.inFilter);
    viewport()->update();
}

void SpanTextView::setZoom(int steps)
{
    steps = std::clamp(steps, -6, 14);
    if (steps != m_zoom) {
        m_zoom = steps;
        applyFont();
    }
}

bool SpanTextView::find(const QString& text, bool forward)
{
    if (text != m_finder.needle()) {
        m_finder.search(m_layout.table(), text);
    }
    m_state.found = m_finder.matches();
    if (!m_rows.empty()) {
        m_finder.move(forward, m_rows.front().layout->shape.columns.begin);
    }
    m_state.foundCurrent = m_finder.current();
    if (m_state.foundCurrent) {
        scrollToColumn(m_finder.matches()[*m_state.foundCurrent].columns.begin);
    }
    viewport()->update();
    emit findChanged(findPosition(), findCount());
    return m_state.foundCurrent.has_value();
}

int SpanTextView::findPosition() const
{
    return m_finder.current() ? static_cast<int>(*m_finder.current()) + 1 : 0;
}

void SpanTextView::setSelection(std::optional<SideRange> selection)
{
    if (selection && selection->columns.empty()) {
        selection.reset();
    }
    if (selection != m_state.selection) {
        m_state.selection = selection;
        viewport()->update();
    }
}

void SpanTextView::setDrawn(std::vector<DrawnRange> drawn)
{
    if (drawn != m_state.drawn) {
        m_state.drawn = std::move(drawn);
        viewport()->update();
    }
}

QString SpanTextView::selectedText() const
{
    return m_state.selection ? m_layout.table().slice(m_state.selection->side, m_state.selection->columns)
                             : QString();
}

QString SpanTextView::selectedAlignment() const
{
    return m_state.selection ? alignedText(m_layout.table(), m_state.selection->columns) : QString();
}

void SpanTextView::scrollToPosition(SideId side, std::uint32_t codePoint)
{
    m_caret = m_anchor = m_layout.table().columnOf(side, codePoint);
    scrollToColumn(m_caret);
    emit currentPositionChanged(side, codePoint);
}

QFont SpanTextView::canvasFont() const
{
    QFont result = font();
    const double factor = std::pow(1.1, m_zoom);
    if (result.pointSizeF() > 0) {
        result.setPointSizeF(std::max(2.0, result.pointSizeF() * factor));
    } else {
        result.setPixelSize(std::max(2, static_cast<int>(std::lround(result.pixelSize() * factor))));
    }
    return result;
}

void SpanTextView::applyFont()
{
    relayout([this] {
        m_layout.setFont(canvasFont());
        m_chips = ChipTable(m_layout.scene(), m_layout.metrics().smallFont, m_layout.lanes().get());
    });
    m_header->follow();
}

void SpanTextView::placeMargins()
{
    const int top = m_header->sizeHint().height();
    const int right = m_ruler->sizeHint().width();
    setViewportMargins(0, top, right, 0);
    const QRect area = viewport()->geometry();
    m_header->setGeometry(area.left(), area.top() - top, area.width() + right, top);
    m_ruler->setGeometry(area.right() + 1, area.top(), right, area.height());
    m_header->follow();
}

void SpanTextView::relayout(const std::function<void()>& change)
{
    const bool anchored = !m_rows.empty();
    const std::uint32_t top = anchored ? m_rows.front().layout->shape.columns.begin : 0;
    const auto isVisible = [this] { return !rectsRather(m_state.current, SideId::Gold).empty(); };
    const bool wasVisible = anchored && isVisible();
    const bool atStart = firstVisibleLine() == 0;
    m_rows.clear();
    change();
    updateRange(anchored && !atStart ? static_cast<int>(m_layout.lineOfColumn(top)) : 0);
    if (wasVisible && !isVisible()) {
        ensureLineVisible(m_layout.lineOfColumn(m_caret)); // a fold may stay closed: it was just chosen
    }
}

void SpanTextView::updateRange(int firstLine)
{
    // The exact end needs the last page laid out; far from it a rough one will do until the end comes near.
    m_rangeExact = m_layout.lineCount() < 200;
    const int height = viewport()->height();
    const auto last = m_rangeExact ? m_layout.lastFirstLine(height) : m_layout.roughLastFirstLine(height);
    {
        // One new page, laid out once the place is settled.
        const QSignalBlocker quiet(verticalScrollBar());
        verticalScrollBar()->setRange(0, static_cast<int>(last));
        verticalScrollBar()->setValue(firstLine);
    }
    refreshRows();
    verticalScrollBar()->setPageStep(std::max(1, visibleLines()));
    verticalScrollBar()->setSingleStep(1);
}

void SpanTextView::settleRange()
{
    QScrollBar* bar = verticalScrollBar();
    if (m_rangeExact || bar->value() + bar->pageStep() < bar->maximum()) {
        return;
    }
    m_rangeExact = true;
    const bool atEnd = bar->value() == bar->maximum();
    bar->setMaximum(static_cast<int>(m_layout.lastFirstLine(viewport()->height())));
    if (atEnd) {
        bar->setValue(bar->maximum());
    }
}

void SpanTextView::refreshRows()
{
    settleRange();
    m_rows = m_layout.rows(static_cast<std::uint32_t>(verticalScrollBar()->value()), viewport()->height());
    const double count = std::max(1U, m_layout.table().count());
    if (m_rows.empty()) {
        m_ruler->setVisibleRange(0, 1);
    } else {
        m_ruler->setVisibleRange(m_layout.lineColumns(m_rows.front().line).begin / count,
            m_layout.lineColumns(m_rows.back().line).end / count);
    }
    viewport()->update();
}

int SpanTextView::firstVisibleLine() const { return verticalScrollBar()->value(); }

int SpanTextView::visibleLines() const
{
    const int height = viewport()->height();
    return static_cast<int>(std::ranges::count_if(
        m_rows, [height](const VisibleRow& row) { return row.top + row.geometry.height <= height + 0.5; }));
}

void SpanTextView::ensureLineVisible(std::uint32_t line)
{
    const auto target = static_cast<int>(line);
    const int first = firstVisibleLine();
    const int whole = std::max(1, visibleLines());
    if (target < first || target >= first + whole) {
        verticalScrollBar()->setValue(target - whole / 3);
    }
}

void SpanTextView::scrollToColumn(std::uint32_t column)
{
    if (m_layout.lineCount() > 0 && m_layout.hiddenLines(m_layout.lineOfColumn(column)) > 0) {
        relayout([this, column] { m_layout.reveal(column); });
    }
    ensureLineVisible(m_layout.lineOfColumn(column));
}

std::vector<QRectF> SpanTextView::rectsRather(std::uint32_t record, SideId side) const
{
    const auto rects = rectsOf(record, side);
    return rects.empty() ? rectsOf(record, otherSide(side)) : rects;
}

std::vector<QRectF> SpanTextView::rectsOf(std::uint32_t record, SideId side) const
{
    const auto id = m_layout.marks().on(side, record);
    return id ? ui::rectsOf(m_layout, m_rows, *id) : std::vector<QRectF>();
}

bool SpanTextView::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::PolishRequest) {
        placeMargins();
    }
    const bool known = QAbstractScrollArea::event(event);
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        viewport()->update();
    }
    return known;
}

void SpanTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applyFont();
        placeMargins();
    } else if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
}

void SpanTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeMargins();
    relayout([this] { m_layout.setWidth(viewport()->width()); });
    m_header->follow();
}

void SpanTextView::scrollContentsBy(int /*dx*/, int /*dy*/) { refreshRows(); }

void SpanTextView::paintEmpty(QPainter& painter, const QString& text)
{
    QColor colour = palette().color(QPalette::Text);
    colour.setAlpha(170);
    painter.setPen(colour);
    painter.drawText(viewport()->rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, text);
}

QString SpanTextView::noMarksNote() const
{
    if (scene() == nullptr || m_layout.lanes() || !scene()->plan.gold.empty()
        || !scene()->plan.system.empty()) {
        return {};
    }
    return scene()->alone ? tr("No annotations") : tr("No entities on either side");
}

void SpanTextView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    painter.setFont(m_layout.metrics().font);
    if (scene() == nullptr) {
        paintEmpty(painter, tr("No document selected"));
    } else if (m_layout.table().count() == 0) {
        paintEmpty(painter,
            scene()->withoutText ? tr("No text in this format: see the list of errors.")
                : scene()->alone ? tr("The document is empty.")
                                 : tr("The document is empty. No entities on either side."));
    } else {
        m_state.palette = palette();
        m_state.height = viewport()->height();
        SpanPainter(painter, m_layout, m_chips, m_state).paint(m_rows);
        if (const QString note = noMarksNote(); !note.isEmpty()) {
            const QFontMetricsF metrics(font());
            const QRectF box(viewport()->width() - metrics.horizontalAdvance(note) - 24,
                viewport()->height() - metrics.height() - 12, metrics.horizontalAdvance(note) + 16,
                metrics.height() + 6);
            painter.setFont(font());
            painter.setPen(palette().color(QPalette::Mid));
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRect(box);
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(box, Qt::AlignCenter, note);
        }
    }
    if (hasFocus()) {
        // A line only: styles fill their focus frame, which would tint all of the text.
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

std::optional<Hit> SpanTextView::hitAt(QPointF point) const
{
    return hitTest(m_layout, m_chips, m_rows, point, m_state.current);
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
        pointAt(hit);
        return;
    }
    const auto current = std::ranges::find(records, m_state.current);
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
        const bool away
            = (event->position() - m_pressPoint).manhattanLength() >= QApplication::startDragDistance();
        if (m_pressed && !m_dragging && !m_pressed->onFold && away) {
            m_dragging = true;
            m_anchor = m_pressed->column;
            m_focusedSide = m_pressed->side.value_or(SideId::Gold);
        }
        if (m_pressed && m_dragging) {
            dragTo(event->position());
        }
        return;
    }
    const auto hit = hitAt(event->position());
    const auto records = hit ? recordsOf(*hit) : std::vector<std::uint32_t> {};
    // The innermost is what the pointer seems to mean.
    hover(records.empty() ? analysis::noRecord : records.back());
    const bool link = hit && (!hit->marks.empty() || hit->onFold);
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
    const int beyond = point.y() < 0 ? -1 : point.y() >= viewport()->height() ? 1 : 0;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + beyond);
    const double bottom = m_rows.back().top + m_rows.back().geometry.height;
    point.setY(std::clamp(point.y(), 0.0, std::max(0.0, std::min<double>(bottom, viewport()->height()) - 1)));
    // The other pane's x means the same columns of this side.
    const auto hit = hitAt(point);
    if (hit && !hit->onFold) {
        const Extent extent = m_layout.line(hit->line)->shape.extent(hit->column);
        const double x = point.x() - m_layout.pane(hit->side.value_or(m_focusedSide)).textLeft;
        const bool afterMiddle = x > double(extent.left + extent.right) / 2;
        m_caret = hit->column;
        const auto [from, last] = std::minmax(m_anchor, m_caret);
        const auto to = m_caret <= m_anchor || afterMiddle ? last + 1 : last;
        setSelection(SideRange { m_focusedSide, { from, std::min(to, m_layout.table().count()) } });
    }
}

void SpanTextView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_pressed && !m_dragging) {
        click(*m_pressed, event->modifiers());
    }
    const bool selected = m_pressed && m_dragging && m_state.selection;
    forgetPress();
    if (selected) {
        emit selectionMade();
    }
}

void SpanTextView::forgetPress()
{
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
        const bool kept = support::contains(records, m_state.current);
        emit recordDoubleClicked(kept ? m_state.current : records.front());
    } else if (!hit->onFold && !hit->track) { // outside annotations: the word, as everywhere
        const ColumnSpan word = wordAround(m_layout, *hit);
        m_anchor = word.begin;
        m_caret = word.end - 1;
        setSelection(SideRange { hit->side.value_or(m_focusedSide), word });
        emit selectionMade();
    }
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
    m_caret = static_cast<std::uint32_t>(moving);
    setSelection(SideRange { m_focusedSide, { std::min(m_anchor, m_caret), std::max(m_anchor, m_caret) } });
    scrollToColumn(std::min(m_caret, count - 1));
    if (m_state.selection) {
        emit selectionMade();
    }
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

void SpanTextView::stepNest(bool inwards)
{
    const auto id = m_layout.marks().ofRecord(m_state.current, m_focusedSide);
    if (id) {
        if (const auto record = m_layout.marks().nested(*id, inwards)) {
            activate(*record);
        }
        return;
    }
    const auto isRecord
        = [](const MarkedSpan& span) { return span.record != analysis::noRecord && span.id.lane == 0; };
    const auto spans = markedSpans(); // a way in without a mouse: the first annotation in sight
    if (const auto first = std::ranges::find_if(spans, isRecord); first != spans.end()) {
        activate(first->record);
    }
}

void SpanTextView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (askForLaneMenu(byKey ? std::nullopt : std::optional(event->globalPos()))) {
        return;
    }
    if (byKey) {
        const auto rects = rectsRather(m_state.current, m_focusedSide);
        const QPointF point
            = rects.empty() ? QPointF(viewport()->rect().center()) : rects.front().bottomLeft();
        emit contextMenuRequested(m_state.current, viewport()->mapToGlobal(point.toPoint()));
        return;
    }
    const auto hit = hitAt(viewport()->mapFromGlobal(QPointF(event->globalPos())));
    const auto records = hit ? recordsOf(*hit) : std::vector<std::uint32_t> {};
    const bool current = support::contains(records, m_state.current);
    emit contextMenuRequested(current ? m_state.current
            : records.empty()         ? analysis::noRecord
                                      : records.front(),
        event->globalPos());
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

void SpanTextView::copy(const QString& text)
{
    if (!text.isEmpty()) {
        QApplication::clipboard()->setText(text);
    }
}

void SpanTextView::copySelection()
{
    if (m_state.selection) {
        copy(selectedText());
    } else if (const auto id = m_layout.marks().ofRecord(m_state.current, m_focusedSide)) {
        copy(m_layout.table().slice(id->side, m_layout.marks().columns(*id)));
    }
}

} // namespace touchstone::ui

#include "moc_spantextview.cpp"
