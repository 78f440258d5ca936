// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/spanpainter.h"

#include "ui/text/canvas/spantextwords.h"
#include "ui/text/layout/clustertable.h"
#include "ui/text/layout/displaytext.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace touchstone::ui {

namespace {

using align::EditOperation;
using analysis::Mark;

constexpr double outOfFilterOpacity = 0.3;

} // namespace

SpanPainter::SpanPainter(
    QPainter& painter, const SpanLayout& layout, const ChipTable& chips, const CanvasState& state)
    : m_painter(painter)
    , m_layout(layout)
    , m_chips(chips)
    , m_state(state)
{
    m_bold.setBold(true);
}

template <typename Paint> void SpanPainter::onTexts(std::span<const VisibleRow> rows, Paint paint)
{
    for (const VisibleRow& row : rows) {
        for (const SideId side : bothSides) {
            if (row.geometry.textShown[indexOf(side)]) {
                paint(row, side);
            }
        }
    }
}

void SpanPainter::paint(std::span<const VisibleRow> rows)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (const VisibleRow& row : rows) {
        paintBackground(row);
    }
    m_painter.setFont(m_metrics.font);
    onTexts(rows, [this](const VisibleRow& row, SideId side) { paintText(row, side); });
    onTexts(rows, [this](const VisibleRow& row, SideId side) {
        paintWhiteSpace(row, side);
        paintEditSigns(row, side);
    });
    m_painter.setFont(m_metrics.smallFont);
    for (const VisibleRow& row : rows) {
        if (row.layout->hidden == 0) { // folds stand above everything, at the end
            paintNumbers(row);
            paintTrackNames(row);
            paintLanes(row);
            paintFolded(row);
        }
    }
    if (m_state.hovered != m_state.current) {
        paintFrames(rows, m_state.hovered, std::max(1.0, m_metrics.unit));
    }
    paintFrames(rows, m_state.current, std::max(2.0, 2 * m_metrics.unit));
    paintDrawn(rows);
    if (m_layout.mode() == ViewMode::SideBySide) {
        const double x = m_layout.pane(SideId::System).left;
        const double bottom = rows.empty() ? 0 : rows.back().top + rows.back().geometry.height;
        m_painter.setPen(QPen(m_state.palette.color(QPalette::Mid), m_metrics.unit));
        m_painter.drawLine(QPointF(x, 0), QPointF(x, bottom));
    }
    for (const VisibleRow& row : rows) {
        if (row.layout->hidden > 0) {
            paintFold(row);
        }
    }
    // The keyboard has no pointer: without one, the current record is joined.
    paintConnector(rows, m_state.hovered != analysis::noRecord ? m_state.hovered : m_state.current);
}

void SpanPainter::paintDrawn(std::span<const VisibleRow> rows)
{
    m_painter.setFont(m_bold);
    const QFontMetricsF metrics(m_bold);
    for (const DrawnRange& drawn : m_state.drawn) {
        bool first = true;
        for (const VisibleRow& row : rows) {
            const SideId side = row.geometry.textShown[indexOf(drawn.range.side)]
                ? drawn.range.side
                : otherSide(drawn.range.side);
            for (const QRectF& rect : rectsOf(m_layout, std::span(&row, 1), side, drawn.range.columns)) {
                m_strokes.frame(rect, (drawn.current ? 2.2 : 1.2) * m_metrics.unit, m_text, true);
                if (!std::exchange(first, false)) {
                    continue;
                }
                // Over the frame; in the first row of the view below it.
                const double height = metrics.height();
                const QRectF tab(rect.left(), rect.top() >= height ? rect.top() - height : rect.bottom(),
                    metrics.horizontalAdvance(drawn.label) + 4 * m_metrics.unit, height);
                m_painter.fillRect(tab, m_text);
                m_painter.setPen(m_state.palette.color(QPalette::Base));
                m_painter.drawText(tab, Qt::AlignCenter, drawn.label);
            }
        }
    }
}

void SpanPainter::paintFold(const VisibleRow& row)
{
    const double unit = m_metrics.unit;
    const QRectF band(
        0, row.top + m_metrics.rowPadding, m_layout.width(), row.geometry.height - 2 * m_metrics.rowPadding);
    m_painter.fillRect(band, m_state.palette.color(QPalette::Window));
    QPen pen(m_strokes.faint(), unit);
    pen.setDashPattern({ 4, 3 });
    m_painter.setPen(pen);
    m_painter.drawLine(band.topLeft(), band.topRight());
    m_painter.drawLine(band.bottomLeft(), band.bottomRight());
    const double left = m_layout.pane(SideId::Gold).textLeft;
    const double size = m_metrics.smallHeight / 4;
    const double y = band.center().y();
    const QPointF sign[] { { left, y - size }, { left + 1.4 * size, y }, { left, y + size } };
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_strokes.faint());
    m_painter.drawPolygon(sign, 3);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(m_state.palette.color(QPalette::WindowText));
    m_painter.setFont(m_metrics.smallFont);
    const QRectF place = band.adjusted(left + 3 * size, 0, -unit, 0);
    m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_metrics.smallFont)
            .elidedText(foldText(row.layout->hidden, m_layout.lineColumns(row.line).length()), Qt::ElideRight,
                place.width()));
}

void SpanPainter::paintConnector(std::span<const VisibleRow> rows, std::uint32_t record)
{
    const auto connector = connectorOf(m_layout, rows, record, m_state.height);
    if (connector.points.empty()) {
        return;
    }
    const double unit = m_metrics.unit;
    const QColor colour = m_state.palette.color(QPalette::Highlight);
    const auto count = static_cast<int>(connector.points.size());
    m_painter.setBrush(Qt::NoBrush);
    // A rim in the background's colour lifts it from what it crosses.
    m_painter.setPen(QPen(m_state.palette.color(QPalette::Base), 3 * unit, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawPolyline(connector.points.data(), count);
    m_painter.setPen(QPen(colour, 1.25 * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    m_painter.drawPolyline(connector.points.data(), count);
    if (connector.leaves) {
        const QPointF tip = connector.points.back();
        const double back
            = connector.points[connector.points.size() - 2].y() < tip.y() ? -7 * unit : 7 * unit;
        const QPointF head[] { tip, tip + QPointF(-4 * unit, back), tip + QPointF(4 * unit, back) };
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(head, 3);
        m_painter.setBrush(Qt::NoBrush);
    }
}

void SpanPainter::paintEditSigns(const VisibleRow& row, SideId side)
{
    if (!row.geometry.editShown[indexOf(side)]) {
        return;
    }
    const ColumnSpan columns = row.layout->shape.columns;
    for (auto column = columns.begin; column < columns.end; ++column) {
        const QRectF cell = cellRect(row, side, column);
        const double top = row.top + row.geometry.editTop[indexOf(side)];
        m_strokes.editSign(
            { cell.left(), top, cell.width(), m_metrics.editHeight }, m_layout.table().edit(column), m_text);
    }
}

QRectF SpanPainter::cellRect(const VisibleRow& row, SideId side, std::uint32_t column) const
{
    const Extent extent = row.layout->shape.extent(column);
    return { m_layout.pane(side).textLeft + double(extent.left),
        row.top + row.geometry.textTop[indexOf(side)], double(extent.right - extent.left),
        row.geometry.textHeight };
}

void SpanPainter::paintBackground(const VisibleRow& row)
{
    const std::span one(&row, 1);
    onTexts(one, [this](const VisibleRow& shown, SideId side) { paintEdits(shown, side); });
    const ColumnSpan line = row.layout->shape.columns;
    const auto shownSide
        = [&row](SideId side) { return row.geometry.textShown[indexOf(side)] ? side : otherSide(side); };
    auto match = std::partition_point(m_state.found.begin(), m_state.found.end(),
        [line](const SideRange& range) { return range.columns.end <= line.begin; });
    for (; match != m_state.found.end() && match->columns.begin < line.end; ++match) {
        const bool current = m_state.foundCurrent
            && static_cast<std::size_t>(match - m_state.found.begin()) == *m_state.foundCurrent;
        QColor colour = m_status.dark() ? QColor(0x6B, 0x5B, 0x00) : QColor(0xFF, 0xE9, 0x8A);
        for (const QRectF& rect : rectsOf(m_layout, one, shownSide(match->side), match->columns)) {
            m_painter.fillRect(rect, colour);
            m_strokes.frame(rect, (current ? 2 : 0.8) * m_metrics.unit, m_text);
        }
    }
    if (m_state.selection) {
        QColor colour = m_state.palette.color(QPalette::Highlight);
        colour.setAlpha(90);
        for (const QRectF& rect :
            rectsOf(m_layout, one, shownSide(m_state.selection->side), m_state.selection->columns)) {
            m_painter.fillRect(rect, colour);
        }
    }
}

void SpanPainter::paintEdits(const VisibleRow& row, SideId side)
{
    const ColumnTable& table = m_layout.table();
    if (table.sameText()) {
        return;
    }
    const ColumnSpan columns = row.layout->shape.columns;
    QColor tint = m_text;
    tint.setAlpha(26);
    QRectF gap;
    const auto closeGap = [&] {
        if (!gap.isNull()) {
            m_strokes.hatch(gap);
        }
        gap = {};
    };
    for (auto column = columns.begin; column < columns.end; ++column) {
        const QRectF cell = cellRect(row, side, column);
        const bool edited = table.edit(column) != EditOperation::Equal;
        const bool inGap = edited && table.gap(side, column);
        if (inGap && !gap.isNull() && std::abs(gap.right() - cell.left()) < 0.75) {
            gap.setRight(cell.right());
            continue;
        }
        closeGap();
        if (inGap) {
            gap = cell;
        } else if (edited && !table.oneText()) {
            m_painter.fillRect(cell, tint);
        }
    }
    closeGap();
}

void SpanPainter::paintText(const VisibleRow& row, SideId side)
{
    const double left = m_layout.pane(side).textLeft;
    const double baseline = row.top + row.geometry.baseline[indexOf(side)];
    const auto bit = side == SideId::Gold ? TextRun::Gold : TextRun::System;
    m_painter.setPen(m_text);
    for (const TextRun& run : row.layout->shape.runs) {
        if ((run.sides & bit) != 0) {
            run.paint(m_painter, { left + run.x, baseline });
        }
    }
}

void SpanPainter::paintWhiteSpace(const VisibleRow& row, SideId side)
{
    const ColumnTable& table = m_layout.table();
    const LineShape& shape = row.layout->shape;
    const double baseline = row.top + row.geometry.baseline[indexOf(side)];
    for (const auto column : shape.specials) {
        const QStringView cell = table.cell(side, column);
        if (cell.isEmpty()) {
            continue;
        }
        const QRectF rect = cellRect(row, side, column);
        if ((clusterKind(cell.back().unicode()) & clusterkind::LineBreak) != 0) {
            m_painter.setPen(m_strokes.faint());
            m_painter.setFont(m_metrics.font);
            m_painter.drawText(QPointF(rect.left(), baseline), QStringLiteral("¶"));
        } else if (isTab(cell)) {
            m_strokes.tabMark(rect);
        } else if (const QString name = specialName(cell); !name.isEmpty()) {
            m_strokes.named(rect, name);
        }
    }
    // Blanks show only where they matter: inside annotations and in edits.
    const bool oneText = table.oneText();
    const bool shared = !(row.geometry.textShown[0] && row.geometry.textShown[1]);
    std::vector<bool> shown(shape.columns.length(), false);
    for (const MarkPiece& piece : row.layout->pieces) {
        if (piece.id.side != side && !shared) {
            continue;
        }
        const ColumnSpan columns = m_layout.marks().columns(piece.id);
        const auto from = std::max(columns.begin, shape.columns.begin) - shape.columns.begin;
        const auto to = std::min(columns.end, shape.columns.end) - shape.columns.begin;
        std::fill(shown.begin() + from, shown.begin() + to, true);
    }
    for (auto column = shape.columns.begin; column < shape.columns.end; ++column) {
        const bool edited = !oneText && table.edit(column) != EditOperation::Equal;
        if (!table.space(column) || table.special(column) || table.gap(side, column)
            || !(shown[column - shape.columns.begin] || edited)
            || !table.cell(side, column).front().isSpace()) {
            continue;
        }
        m_strokes.spaceMark(cellRect(row, side, column), baseline);
    }
}

void SpanPainter::paintNumbers(const VisibleRow& row)
{
    const ColumnTable& table = m_layout.table();
    const ColumnSpan line = row.layout->shape.columns;
    for (const SideId side : bothSides) {
        const auto source = table.sourceLine(side, line.end - 1);
        if (!row.geometry.textShown[indexOf(side)] || !table.has(side) || source.firstColumn < line.begin) {
            continue;
        }
        const auto& numbers
            = side == SideId::Gold ? m_layout.scene()->goldLineNumbers : m_layout.scene()->systemLineNumbers;
        const auto number = source.number < numbers.size() ? numbers[source.number] : source.number + 1;
        const PaneGeometry& pane = m_layout.pane(side);
        const double top = row.top + row.geometry.baseline[indexOf(side)] - m_metrics.smallAscent;
        m_painter.setPen(m_strokes.faint());
        m_painter.drawText(QRectF(pane.left, top, pane.numberRight - pane.left, m_metrics.smallHeight),
            Qt::AlignRight | Qt::AlignTop, QString::number(number));
    }
}

void SpanPainter::paintFrames(std::span<const VisibleRow> rows, std::uint32_t record, double width)
{
    if (record == analysis::noRecord) {
        return;
    }
    const QColor colour = m_state.palette.color(QPalette::Highlight);
    const double grow = width / 2;
    const MarkIndex& marks = m_layout.marks();
    for (const SideId side : bothSides) {
        if (const auto id = marks.on(side, record)) {
            for (const QRectF& rect : rectsOf(m_layout, rows, *id)) {
                // Inside the text's height: the lanes next to it stay clear.
                m_strokes.frame(rect.adjusted(-grow, grow, grow, -grow), width, colour);
            }
        }
    }
    if (m_layout.mode() != ViewMode::SideBySide && m_layout.table().oneText()) {
        return;
    }
    // Where the other side has nothing, show where it would stand.
    for (const SideId side : bothSides) {
        const auto other = marks.on(otherSide(side), record);
        if (other && !marks.on(side, record)) {
            for (const QRectF& rect : rectsOf(m_layout, rows, side, marks.columns(*other))) {
                m_strokes.frame(rect, std::max(1.0, m_metrics.unit), colour, true);
            }
        }
    }
}

void SpanPainter::paintLanes(const VisibleRow& row)
{
    const unsigned most = m_layout.mostSlots();
    std::vector<bool> lastSlotTaken(m_layout.trackCount(), false);
    for (const MarkPiece& piece : row.layout->pieces) {
        if (piece.lane >= most && m_state.isCurrent(piece.id, m_layout.marks().mark(piece.id).record)) {
            lastSlotTaken[m_layout.trackOf(piece.id)] = true;
        }
    }
    for (const MarkPiece& piece : row.layout->pieces) {
        const Mark& mark = m_layout.marks().mark(piece.id);
        const bool current = m_state.isCurrent(piece.id, mark.record);
        const auto slot = m_layout.slotOf(piece, current);
        if (!slot || (*slot == most - 1 && lastSlotTaken[m_layout.trackOf(piece.id)] && !current)) {
            continue;
        }
        // The filter is of the scene's records.
        m_painter.setOpacity(piece.id.lane > 0 || m_state.holds(mark.record) ? 1.0 : outOfFilterOpacity);
        paintPiece(row, piece, *slot);
        paintChip(row, piece, *slot);
    }
    m_painter.setOpacity(1.0);
}

void SpanPainter::paintTrackNames(const VisibleRow& row)
{
    if (row.geometry.trackTop.empty()) {
        return;
    }
    const PaneGeometry& pane = m_layout.pane(SideId::Gold);
    const double unit = m_metrics.unit;
    QColor rule = m_strokes.faint();
    rule.setAlpha(90);
    for (unsigned track = 0; track < m_layout.trackCount(); ++track) {
        const QRectF band = m_layout.trackRect(row, track);
        m_painter.setPen(QPen(rule, std::max(1.0, unit / 2)));
        m_painter.drawLine(QPointF(pane.left + 3 * unit, band.top()), QPointF(pane.right, band.top()));
        m_painter.setPen(m_text);
        const QRectF name(
            pane.left, band.top() + unit / 2, pane.numberRight - pane.left, m_metrics.smallHeight);
        m_painter.drawText(name, Qt::AlignRight | Qt::AlignTop, m_layout.trackName(track));
        const SystemLane* lane = m_layout.laneOf(track);
        if (lane != nullptr && lane->state != SystemLane::State::Shown) {
            const QRectF place(band.left(), name.top(), band.width(), name.height());
            m_painter.setPen(m_strokes.faint());
            m_painter.drawText(place, Qt::AlignLeft | Qt::AlignTop,
                QFontMetricsF(m_metrics.smallFont)
                    .elidedText(laneText(lane->state), Qt::ElideRight, place.width()));
        }
    }
}

void SpanPainter::paintPiece(const VisibleRow& row, const MarkPiece& piece, unsigned slot)
{
    const Mark& mark = m_layout.marks().mark(piece.id);
    const LineLayout& line = *row.layout;
    const QRectF lane = m_layout.laneRect(row, piece.id, slot);
    const bool above = row.geometry.lanesAbove[indexOf(piece.id.side)];
    const double unit = m_metrics.unit;
    const double y = above ? lane.bottom() - m_metrics.barHeight / 2 : lane.top() + m_metrics.barHeight / 2;
    const int towardsText = above ? 1 : -1;
    const bool judged = mark.record != analysis::noRecord;
    const QColor colour = judged ? m_status.colour(mark.outcome) : m_strokes.faint();
    const bool missing = judged && mark.outcome == match::Outcome::Missing;

    for (auto i = piece.firstBridge; i < piece.firstBridge + piece.bridgeCount; ++i) {
        const Extent extent = line.stretches[i];
        m_strokes.stroke(
            lane.left() + double(extent.left), lane.left() + double(extent.right), y, colour, 1, { 1, 3 });
    }
    for (std::uint32_t i = 0; i < piece.stretchCount; ++i) {
        const Extent extent = line.stretches[piece.firstStretch + i];
        // A little air keeps marks that touch apart.
        const double left = lane.left() + double(extent.left) + 0.75 * unit;
        const double right = std::max(left + 2 * unit, lane.left() + double(extent.right) - 0.75 * unit);
        if (judged && m_state.isCurrent(piece.id, mark.record)) {
            QColor glow = m_state.palette.color(QPalette::Highlight);
            glow.setAlpha(60);
            m_painter.fillRect(QRectF(left - unit, y - 3.5 * unit, right - left + 2 * unit, 7 * unit), glow);
        }
        if (judged) {
            m_strokes.line(StatusPalette::lineStyle(mark.outcome), left, right, y, colour);
        } else {
            m_strokes.stroke(left, right, y, colour, 1, { 1.5, 1.5 });
        }
        if (m_chips.label(mark.label, piece.id.lane).types.size() > 1) {
            m_strokes.stroke(left, right, y - towardsText * 3.2 * unit, colour, 0.8);
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
        if (missing && beginsHere) {
            m_strokes.hollowCap(beginX, y, colour);
        }
        if (missing && endsHere) {
            m_strokes.hollowCap(endX, y, colour);
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
        m_strokes.chip(rect, m_status.hueOfType(chip.types[i]));
        m_painter.setPen(m_text);
        m_painter.drawText(
            QPointF(rect.left() + padding, rect.top() + m_metrics.smallAscent), chip.labels[i]);
        x = rect.right() + 2 * m_metrics.unit;
    }
}

void SpanPainter::paintFolded(const VisibleRow& row)
{
    const unsigned most = m_layout.mostSlots();
    std::vector<int> folded(m_layout.trackCount(), 0);
    for (const MarkPiece& piece : row.layout->pieces) {
        folded[m_layout.trackOf(piece.id)] += piece.lane >= most ? 1 : 0;
    }
    for (unsigned track = 0; track < m_layout.trackCount(); ++track) {
        if (folded[track] == 0) {
            continue;
        }
        const MarkId head = m_layout.trackHead(track);
        const QRectF lane = m_layout.laneRect(row, head, most - 1);
        const PaneGeometry& pane = m_layout.pane(head.side);
        const QRectF rect(pane.right - m_metrics.gutter + m_metrics.unit,
            lane.center().y() - m_metrics.smallHeight / 2, m_metrics.gutter - 3 * m_metrics.unit,
            m_metrics.smallHeight);
        m_strokes.chip(rect, m_strokes.faint());
        m_painter.setPen(m_text);
        m_painter.drawText(rect, Qt::AlignCenter, QStringLiteral("+%1").arg(folded[track]));
    }
}

} // namespace touchstone::ui
