// SPDX-License-Identifier: GPL-3.0-or-later
// The lanes of the canvas: lines, ticks, wedges and chips of the marks.
#include "ui/text/canvas/spanpainter.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace touchstone::ui {

namespace {

using analysis::Mark;
using analysis::SideId;

constexpr std::array<SideId, 2> bothSides { SideId::Gold, SideId::System };
constexpr double outOfFilterOpacity = 0.3;

std::size_t indexOf(SideId side) { return static_cast<std::size_t>(side); }

} // namespace

bool SpanPainter::inFilter(std::uint32_t record) const
{
    return m_state.inFilter == nullptr || record == analysis::noRecord
        || std::binary_search(m_state.inFilter->begin(), m_state.inFilter->end(), record);
}

QColor SpanPainter::colourOf(const Mark& mark) const
{
    if (mark.record == analysis::noRecord || m_layout.scene()->neutral) {
        return m_strokes.faint();
    }
    return m_status.colour(mark.outcome);
}

void SpanPainter::paintLanes(const VisibleRow& row)
{
    std::array<bool, 2> lastSlotTaken {};
    for (const MarkPiece& piece : row.layout->pieces) {
        const auto record = m_layout.marks().mark(piece.id).record;
        if (piece.lane >= mostLanes && record != analysis::noRecord && record == m_state.current) {
            lastSlotTaken[indexOf(piece.id.side)] = true;
        }
    }
    for (const MarkPiece& piece : row.layout->pieces) {
        const Mark& mark = m_layout.marks().mark(piece.id);
        const bool current = mark.record != analysis::noRecord && mark.record == m_state.current;
        const auto slot = SpanLayout::slotOf(piece, current);
        if (!slot || (*slot == mostLanes - 1 && lastSlotTaken[indexOf(piece.id.side)] && !current)) {
            continue;
        }
        m_painter.setOpacity(inFilter(mark.record) ? 1.0 : outOfFilterOpacity);
        paintPiece(row, piece, *slot);
        paintChip(row, piece, *slot);
    }
    m_painter.setOpacity(1.0);
}

void SpanPainter::paintPiece(const VisibleRow& row, const MarkPiece& piece, unsigned slot)
{
    const Mark& mark = m_layout.marks().mark(piece.id);
    const LineLayout& line = *row.layout;
    const QRectF lane = m_layout.laneRect(row, piece.id.side, slot);
    const bool above = row.geometry.lanesAbove[indexOf(piece.id.side)];
    const double unit = m_metrics.unit;
    const double y = above ? lane.bottom() - m_metrics.barHeight / 2 : lane.top() + m_metrics.barHeight / 2;
    const int towardsText = above ? 1 : -1;
    const QColor colour = colourOf(mark);
    const bool judged = mark.record != analysis::noRecord;
    const bool missing = judged && mark.outcome == match::Outcome::Missing;

    for (auto i = piece.firstBridge; i < piece.firstBridge + piece.bridgeCount; ++i) {
        const Extent extent = line.stretches[i];
        m_strokes.bridge(lane.left() + double(extent.left), lane.left() + double(extent.right), y, colour);
    }
    for (std::uint32_t i = 0; i < piece.stretchCount; ++i) {
        const Extent extent = line.stretches[piece.firstStretch + i];
        // A little air keeps marks that touch apart.
        const double left = lane.left() + double(extent.left) + 0.75 * unit;
        const double right = std::max(left + 2 * unit, lane.left() + double(extent.right) - 0.75 * unit);
        if (mark.record != analysis::noRecord && mark.record == m_state.current) {
            QColor glow = m_state.palette.color(QPalette::Highlight);
            glow.setAlpha(60);
            m_painter.fillRect(QRectF(left - unit, y - 3.5 * unit, right - left + 2 * unit, 7 * unit), glow);
        }
        if (judged) {
            m_strokes.line(StatusPalette::lineStyle(mark.outcome), left, right, y, colour);
        } else {
            m_strokes.dotted(left, right, y, colour);
        }
        if (m_chips.label(mark.label).types.size() > 1) {
            m_strokes.hairline(left, right, y - towardsText * 3.2 * unit, colour);
        }
        const bool firstPart = piece.rightToLeft ? i + 1 == piece.stretchCount : i == 0;
        const bool lastPart = piece.rightToLeft ? i == 0 : i + 1 == piece.stretchCount;
        const double beginX = piece.rightToLeft ? right : left;
        const double endX = piece.rightToLeft ? left : right;
        const int inward = piece.rightToLeft ? -1 : 1;
        const bool beginsHere = piece.begins && firstPart;
        const bool endsHere = piece.ends && lastPart;
        if (beginsHere || (i > 0 && mark.fragmentCount > 0)) {
            m_strokes.tick(beginX, y, towardsText, colour);
        }
        if (endsHere || (i + 1 < piece.stretchCount && mark.fragmentCount > 0)) {
            m_strokes.tick(endX, y, towardsText, colour);
        }
        if (missing) {
            if (beginsHere) {
                m_strokes.hollowCap(beginX, y, colour);
            }
            if (endsHere) {
                m_strokes.hollowCap(endX, y, colour);
            }
        }
        if (mark.wrongBegin && beginsHere) {
            m_strokes.wedge(beginX, y, inward, colour);
        }
        if (mark.wrongEnd && endsHere) {
            m_strokes.wedge(endX, y, -inward, colour);
        }
    }
}

void SpanPainter::paintChip(const VisibleRow& row, const MarkPiece& piece, unsigned slot)
{
    const ChipLayout chip = chipOf(m_layout, m_chips, row, piece, slot);
    m_painter.setPen(m_text);
    if (!chip.letter.isEmpty()) {
        m_painter.setFont(m_bold);
        m_painter.drawText(
            QPointF(chip.letterRect.left(), chip.letterRect.top() + m_metrics.smallAscent), chip.letter);
    }
    m_painter.setFont(m_metrics.smallFont);
    const double padding = 2 * m_metrics.unit;
    double x = chip.labelRect.left();
    for (std::size_t i = 0; i < chip.labels.size(); ++i) {
        const QRectF rect(
            x, chip.labelRect.top(), chip.labelWidths[i] + 2 * padding, chip.labelRect.height());
        m_strokes.chip(rect, m_status.hueOfType(chip.labels[i]));
        m_painter.setPen(m_text);
        m_painter.drawText(
            QPointF(rect.left() + padding, rect.top() + m_metrics.smallAscent), chip.labels[i]);
        x = rect.right() + 2 * m_metrics.unit;
    }
}

void SpanPainter::paintFolded(const VisibleRow& row)
{
    std::array<int, 2> folded {};
    for (const MarkPiece& piece : row.layout->pieces) {
        folded[indexOf(piece.id.side)] += piece.lane >= mostLanes ? 1 : 0;
    }
    for (const SideId side : bothSides) {
        if (folded[indexOf(side)] == 0) {
            continue;
        }
        const QRectF lane = m_layout.laneRect(row, side, mostLanes - 1);
        const PaneGeometry& pane = m_layout.pane(side);
        const QRectF rect(pane.right - m_metrics.gutter + m_metrics.unit,
            lane.center().y() - m_metrics.smallHeight / 2, m_metrics.gutter - 3 * m_metrics.unit,
            m_metrics.smallHeight);
        m_strokes.chip(rect, m_strokes.faint());
        m_painter.setPen(m_text);
        m_painter.drawText(rect, Qt::AlignCenter, QStringLiteral("+%1").arg(folded[indexOf(side)]));
    }
}

} // namespace touchstone::ui
