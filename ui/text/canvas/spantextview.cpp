// SPDX-License-Identifier: GPL-3.0-or-later
// State, geometry and painting of the canvas; its mouse and keys are in spantextviewinput.cpp.
#include "ui/text/canvas/spantextview.h"

#include "ui/text/canvas/canvasheader.h"
#include "ui/text/canvas/overviewruler.h"
#include "ui/text/canvas/spantextaccessible.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

using analysis::SideId;

SpanTextView::SpanTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_layout(QApplication::font())
    , m_header(new CanvasHeader(this))
    , m_ruler(new OverviewRuler(this))
{
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
    m_state.selection.reset();
    m_state.found = {};
    m_state.foundCurrent.reset();
    m_finder.clear();
    m_pressed.reset();
    m_dragging = false;
    m_rows.clear();
    m_anchor = m_caret = 0;
    m_layout.setScene(std::move(scene));
    m_chips = ChipTable(m_layout.scene(), m_layout.metrics().smallFont);
    m_focusedSide = m_layout.table().has(SideId::Gold) ? SideId::Gold : SideId::System;
    updateRange(0);
    m_ruler->refresh();
    m_header->update();
    announceTextChanged(this);
}

void SpanTextView::setMode(ViewMode mode)
{
    if (mode != m_layout.mode()) {
        relayout([this, mode] { m_layout.setMode(mode); });
        m_header->update();
    }
}

void SpanTextView::setOnlyDifferences(bool only)
{
    if (only != m_layout.onlyDifferences()) {
        relayout([this, only] { m_layout.setOnlyDifferences(only); });
        if (m_state.current != analysis::noRecord) {
            ensureColumnVisible(m_caret);
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
    MarkId id;
    const SideId other = m_focusedSide == SideId::Gold ? SideId::System : SideId::Gold;
    for (const SideId side : { m_focusedSide, other }) {
        if (record != analysis::noRecord && m_layout.marks().ofRecord(record, side, id)) {
            m_caret = m_anchor = m_layout.marks().columns(id).begin;
            ensureColumnVisible(m_caret);
            emit currentPositionChanged(id.side, m_layout.table().codePoint(id.side, m_caret));
            announceCurrent(this, record);
            break;
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
        emit zoomChanged(m_zoom);
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
        const SideRange& match = m_finder.matches()[*m_state.foundCurrent];
        ensureColumnVisible(match.columns.begin);
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
        emit selectionChanged();
    }
}

QString SpanTextView::selectedText() const
{
    return m_state.selection ? m_layout.table().slice(m_state.selection->side, m_state.selection->columns)
                             : QString();
}

QString SpanTextView::selectedAlignment() const
{
    if (!m_state.selection) {
        return {};
    }
    const ColumnTable& table = m_layout.table();
    QString lines[2];
    const auto end = std::min(m_state.selection->columns.end, table.count());
    for (auto column = m_state.selection->columns.begin; column < end; ++column) {
        // Breaks would tear the two lines apart.
        for (const SideId side : { SideId::Gold, SideId::System }) {
            QString& line = lines[static_cast<std::size_t>(side)];
            if (table.gap(side, column)) {
                line += QChar(0x2591);
            } else if (table.lineBreak(column)) {
                line += QChar(0xB6);
            } else {
                line += table.cell(side, column);
            }
        }
    }
    return lines[0] + QLatin1Char('\n') + lines[1];
}

void SpanTextView::scrollToColumn(std::uint32_t column) { ensureColumnVisible(column); }

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
        m_chips = ChipTable(m_layout.scene(), m_layout.metrics().smallFont);
    });
}

void SpanTextView::placeMargins()
{
    const int top = m_header->sizeHint().height();
    const int right = m_ruler->sizeHint().width();
    setViewportMargins(0, top, right, 0);
    const QRect area = viewport()->geometry();
    m_header->setGeometry(area.left(), area.top() - top, area.width() + right, top);
    m_ruler->setGeometry(area.right() + 1, area.top(), right, area.height());
}

void SpanTextView::relayout(const std::function<void()>& change)
{
    const bool anchored = !m_rows.empty();
    const std::uint32_t top = anchored ? m_rows.front().layout->shape.columns.begin : 0;
    const bool wasVisible = anchored && isVisible(m_state.current);
    const bool atStart = firstVisibleLine() == 0;
    m_rows.clear();
    change();
    updateRange(anchored && !atStart ? static_cast<int>(m_layout.lineOfColumn(top)) : 0);
    if (wasVisible && !isVisible(m_state.current)) {
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
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
        [height](const VisibleRow& row) { return row.top + row.geometry.height <= height + 0.5; }));
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

void SpanTextView::ensureColumnVisible(std::uint32_t column)
{
    if (m_layout.lineCount() > 0 && m_layout.hiddenLines(m_layout.lineOfColumn(column)) > 0) {
        relayout([this, column] { m_layout.reveal(column); });
    }
    ensureLineVisible(m_layout.lineOfColumn(column));
}

bool SpanTextView::isVisible(std::uint32_t record) const
{
    return !rectsOf(record, SideId::Gold).empty() || !rectsOf(record, SideId::System).empty();
}

std::vector<QRectF> SpanTextView::rectsOf(std::uint32_t record, SideId side) const
{
    MarkId id;
    if (record == analysis::noRecord || !m_layout.marks().ofRecord(record, side, id)) {
        return {};
    }
    return ui::rectsOf(m_layout, m_rows, id);
}

bool SpanTextView::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::PolishRequest) {
        placeMargins();
    }
    return QAbstractScrollArea::event(event);
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
}

void SpanTextView::scrollContentsBy(int /*dx*/, int /*dy*/) { refreshRows(); }

void SpanTextView::paintEmpty(QPainter& painter, const QString& text)
{
    QColor colour = palette().color(QPalette::Text);
    colour.setAlpha(170);
    painter.setPen(colour);
    painter.drawText(viewport()->rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, text);
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
                                 : tr("The document is empty. No entities on either side."));
    } else {
        m_state.palette = palette();
        m_state.height = viewport()->height();
        SpanPainter(painter, m_layout, m_chips, m_state).paint(m_rows);
        if (scene()->plan.gold.empty() && scene()->plan.system.empty()) {
            const QString note = tr("No entities on either side");
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

} // namespace touchstone::ui
