// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/excerptpainter.h"

#include "ui/text/figuretext.h"
#include "ui/text/layout/displaytext.h"
#include "ui/text/statuspalette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace touchstone::ui {

namespace {

using match::Outcome;

class ExcerptPainter
{
public:
    ExcerptPainter(
        QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style, const QRectF& area)
        : m_painter(painter)
        , m_layout(layout)
        , m_style(style)
        , m_left(area.left() + layout.metrics.margin)
        , m_textLeft(area.right() - layout.metrics.margin - layout.textWidth)
        , m_bottom(area.bottom() - layout.metrics.margin - layout.legendHeight)
    {
    }

    void paint(double top)
    {
        double y = top + m_metrics.margin;
        for (const auto& part : m_layout.parts) {
            for (const auto& line : part.lines) {
                if (y + line.height > m_bottom + m_metrics.em * 0.6) { // what does not fit is left out whole
                    text(m_textLeft, y + m_metrics.smallAscent, QStringLiteral("…"), m_metrics.smallFont);
                    return;
                }
                paintLine(part, line, y);
                y += line.height;
            }
        }
    }

    void paintLegend(double width)
    {
        const double lineHeight = m_metrics.smallAscent + m_metrics.smallDescent;
        const double top = m_bottom + m_metrics.em * 0.4;
        for (const auto& key : legendOf(m_layout, width)) {
            const double y = top + key.line * lineHeight;
            const double left = m_left + key.left;
            const double sample = keySample(m_metrics);
            if (key.outcome) {
                stroke(*key.outcome, left, left + sample, y + lineHeight / 2);
            } else {
                componentStroke(m_style.ink(), left, left + sample, y + lineHeight / 2);
            }
            text(
                left + sample + m_metrics.em * 0.3, y + m_metrics.smallAscent, key.text, m_metrics.smallFont);
        }
    }

    void paintLine(const ExcerptPart& part, const ExcerptLine& line, double top)
    {
        const double goldTop = top + static_cast<double>(line.gold.lanes) * m_metrics.lane;
        const double baseline = goldTop + m_metrics.ascent;
        const bool two = part.block->twoTexts();
        const double height = m_metrics.ascent + m_metrics.descent;
        name(line.gold.name, baseline);
        paintLanes(line.gold, goldTop, true);
        paintText(part.table, line.shape, SideId::Gold, baseline);
        double y = goldTop + height;
        if (two) {
            paintText(part.table, line.shape, SideId::System, y + m_metrics.ascent);
            name(line.systems.front().name, y + m_metrics.ascent);
            paintEdits(part.table, line.shape, goldTop);
            y += height;
        }
        for (const auto& system : line.systems) {
            if (system.lanes == 0) {
                continue;
            }
            if (!two) {
                name(system.name, y + labelBaseline());
            }
            paintLanes(system, y, false);
            y += static_cast<double>(system.lanes) * m_metrics.lane;
        }
    }

private:
    [[nodiscard]] QPen pen(const QColor& colour, double width) const
    {
        return { m_style.shown(colour), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin };
    }
    [[nodiscard]] QColor faint() const
    {
        return m_style.dark ? QColor(0x9A, 0x9A, 0x9A) : QColor(0x6E, 0x6E, 0x6E);
    }

    void text(double x, double baseline, const QString& words, const QFont& font)
    {
        m_painter.setPen(m_style.ink());
        m_painter.setFont(font);
        m_painter.drawText(QPointF(x, baseline), words);
    }

    void line(double x1, double x2, double y) { m_painter.drawLine(QPointF(x1, y), QPointF(x2, y)); }

    /// Dashes of our own: pens' dashes hang on the device in some viewers.
    void dashes(double left, double right, double y, const std::vector<double>& pattern)
    {
        double x = left;
        for (std::size_t i = 0; x < right; ++i) {
            const double to = std::min(right, x + pattern[i % pattern.size()] * m_pen);
            if (i % 2 == 0) {
                line(x, to, y);
            }
            x = to;
        }
    }

    void componentStroke(const QColor& colour, double left, double right, double y)
    {
        m_painter.setPen(pen(colour, m_pen));
        dashes(left, right, y, { 1.5, 1.5 });
    }

    /// The line of an outcome: its style first, its colour second.
    void stroke(Outcome outcome, double left, double right, double y)
    {
        const QColor colour = m_palette.colour(outcome);
        const double wide = m_pen * 1.5;
        switch (StatusPalette::lineStyle(outcome)) {
        case LineStyle::ThinSolid:
            m_painter.setPen(pen(colour, m_pen));
            line(left, right, y);
            break;
        case LineStyle::Double:
            m_painter.setPen(pen(colour, m_pen));
            line(left, right, y - m_pen * 1.2);
            line(left, right, y + m_pen * 1.2);
            break;
        case LineStyle::DashDot:
            m_painter.setPen(pen(colour, wide));
            dashes(left, right, y, { 6, 2.5, 1.5, 2.5 });
            break;
        case LineStyle::LongDash:
            m_painter.setPen(pen(colour, wide));
            dashes(left, right, y, { 7, 3.5 });
            break;
        case LineStyle::Wave:
            m_painter.setPen(pen(colour, m_pen));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(wavePath(left, right, y, m_metrics.em * 0.2, m_metrics.em * 0.13));
            break;
        }
    }

    void name(const QString& words, double baseline) { text(m_left, baseline, words, m_metrics.smallFont); }

    /// Gaps of either text, as empty hatched cells; what was replaced, underlined with dots.
    void paintEdits(const ColumnTable& table, const LineShape& shape, double top)
    {
        const double height = m_metrics.ascent + m_metrics.descent;
        for (auto column = shape.columns.begin; column < shape.columns.end; ++column) {
            const Extent extent = shape.extent(column);
            const double left = m_textLeft + double(extent.left);
            const auto width = double(extent.right - extent.left);
            for (const SideId side : { SideId::Gold, SideId::System }) {
                const double y = top + (side == SideId::Gold ? 0 : height);
                if (table.gap(side, column)) {
                    hatch(QRectF(left, y + m_metrics.ascent * 0.3, width, m_metrics.ascent * 0.75));
                } else if (table.edit(column) == align::EditOperation::Replace && side == SideId::System) {
                    m_painter.setPen(pen(m_style.ink(), m_pen * 0.7));
                    dashes(left, left + width, y + m_metrics.ascent + m_metrics.descent * 0.6, { 1, 1 });
                }
            }
        }
    }

    /// Lines of our own, cut to the cell: brushes are in device units, and clipping is lost in SVG.
    void hatch(const QRectF& cell)
    {
        m_painter.setPen(pen(faint(), m_pen * 0.5));
        m_painter.setBrush(Qt::NoBrush);
        const double pitch = m_metrics.em * 0.22;
        for (double d = pitch / 2; d < cell.width() + cell.height(); d += pitch) {
            // From the left or bottom edge to the top or right one.
            const double x1 = std::max(0.0, d - cell.height());
            const double y1 = std::min(d, cell.height());
            const double x2 = std::min(d, cell.width());
            const double y2 = std::max(0.0, d - cell.width());
            m_painter.drawLine(cell.topLeft() + QPointF(x1, y1), cell.topLeft() + QPointF(x2, y2));
        }
    }

    void paintText(const ColumnTable& table, const LineShape& shape, SideId side, double baseline)
    {
        const auto wanted = side == SideId::Gold ? TextRun::Gold : TextRun::System;
        m_painter.setPen(m_style.ink());
        m_painter.setFont(m_metrics.font);
        for (const auto& run : shape.runs) {
            if ((run.sides & wanted) != 0) {
                run.paint(m_painter, { m_textLeft + run.x, baseline });
            }
        }
        for (auto column = shape.columns.begin; column < shape.columns.end; ++column) {
            if (table.gap(side, column)) {
                continue;
            }
            const Extent extent = shape.extent(column);
            const QRectF cell(m_textLeft + double(extent.left), baseline - m_metrics.ascent * 0.9,
                std::max(1.0, double(extent.right - extent.left)), m_metrics.ascent);
            if (table.special(column)) {
                special(table, column, side, cell, baseline);
            } else if (isPicture(table.cell(side, column), m_metrics.font)) {
                const double more = m_metrics.em * 0.1; // these glyphs bring bearings of their own
                drawPicture(m_painter, cell.adjusted(-more, 0, more, 0), table.cell(side, column),
                    m_metrics.font, m_style.greyscale);
            }
        }
    }

    /// A line's end and a tab as marks; characters without a picture by their names.
    void special(
        const ColumnTable& table, std::uint32_t column, SideId side, const QRectF& cell, double baseline)
    {
        const QStringView letters = table.cell(side, column);
        m_painter.setPen(pen(faint(), m_pen * 0.7));
        m_painter.setBrush(Qt::NoBrush);
        const double y = baseline - m_metrics.ascent * 0.3;
        const double head = std::min(cell.width() * 0.3, m_metrics.em * 0.15);
        if (table.lineBreak(column)) {
            const double right = cell.right() - cell.width() * 0.2;
            const double left = cell.left() + cell.width() * 0.15;
            m_painter.drawPolyline(
                QPolygonF { { right, y - m_metrics.em * 0.35 }, { right, y }, { left, y } });
            m_painter.drawPolyline(
                QPolygonF { { left + head, y - head }, { left, y }, { left + head, y + head } });
        } else if (isTab(letters)) {
            const double right = cell.right() - cell.width() * 0.1;
            line(cell.left() + cell.width() * 0.1, right, y);
            m_painter.drawPolyline(
                QPolygonF { { right - head, y - head }, { right, y }, { right - head, y + head } });
        } else if (const QString known = specialName(letters); !known.isEmpty()) {
            QFont tiny = m_metrics.smallFont;
            const double width = QFontMetricsF(tiny).horizontalAdvance(known);
            tiny.setPixelSize(
                std::max(1, static_cast<int>(tiny.pixelSize() * std::min(1.0, cell.width() / width))));
            m_painter.setFont(tiny);
            m_painter.drawText(QPointF(cell.left(), baseline), known);
            m_painter.setFont(m_metrics.font);
        }
    }

    /// Of a label below its line, from the lane's upper edge.
    [[nodiscard]] double labelBaseline() const
    {
        return m_metrics.bar + m_metrics.smallAscent - m_metrics.smallDescent * 0.3;
    }

    void paintLanes(const ExcerptLane& lane, double edge, bool above)
    {
        for (const auto& piece : lane.pieces) {
            const double from = static_cast<double>(piece.lane) * m_metrics.lane;
            const double bar = from + m_metrics.bar / 2;
            paintMark(piece, above ? edge - bar : edge + bar, above ? 1 : -1);
            const double baseline = above ? edge - from - m_metrics.bar - m_metrics.smallDescent * 0.4
                                          : edge + from + labelBaseline();
            text(m_textLeft + piece.labelLeft, baseline, piece.label, m_metrics.smallFont);
        }
    }

    void paintMark(const ExcerptPiece& piece, double y, int towardsText)
    {
        const auto& mark = *piece.mark;
        const QColor colour = mark.outcome ? m_palette.colour(*mark.outcome) : m_style.ink();
        const double air = m_pen * 0.6; // keeps marks that touch apart
        const auto left = [&](const Extent& extent) { return m_textLeft + double(extent.left) + air; };
        const auto right = [&](const Extent& extent) {
            return std::max(left(extent) + m_pen * 2, m_textLeft + double(extent.right) - air);
        };
        for (std::size_t i = 0; i < piece.stretches.size(); ++i) {
            const double from = left(piece.stretches[i]);
            const double to = right(piece.stretches[i]);
            if (mark.component) {
                componentStroke(colour, from, to, y);
            } else if (mark.outcome) {
                stroke(*mark.outcome, from, to, y);
            } else {
                m_painter.setPen(pen(colour, m_pen));
                line(from, to, y);
            }
            if (i + 1 < piece.stretches.size()) { // what joins the parts
                m_painter.setPen(pen(colour, m_pen * 0.7));
                dashes(to, left(piece.stretches[i + 1]), y, { 1, 3 });
            }
        }
        const double first = left(piece.stretches.front());
        const double last = right(piece.stretches.back());
        const double begin = piece.rightToLeft ? last : first;
        const double end = piece.rightToLeft ? first : last;
        const int inward = piece.rightToLeft ? -1 : 1;
        border(begin, y, towardsText, inward, piece.begins, mark.wrongBegin, mark, colour);
        border(end, y, towardsText, -inward, piece.ends, mark.wrongEnd, mark, colour);
    }

    void border(double x, double y, int towardsText, int inward, bool here, bool wrong,
        const ExcerptMark& mark, const QColor& colour)
    {
        if (!here) {
            return;
        }
        const double tick = m_metrics.em * 0.2;
        m_painter.setPen(pen(colour, m_pen));
        m_painter.drawLine(QPointF(x, y - towardsText * tick * 0.3), QPointF(x, y + towardsText * tick));
        if (wrong) { // a wedge with its tall side where the partner ends elsewhere
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_style.shown(colour));
            const double size = m_metrics.em * 0.28;
            m_painter.drawPolygon(QPolygonF { { x, y - size }, { x, y + size }, { x + inward * size, y } });
            m_painter.setBrush(Qt::NoBrush);
        } else if (mark.outcome == Outcome::Missing) {
            m_painter.setBrush(m_style.paper());
            const double radius = m_pen * 1.6;
            m_painter.drawEllipse(QPointF(x + inward * radius, y), radius, radius);
            m_painter.setBrush(Qt::NoBrush);
        }
    }

    QPainter& m_painter;
    const ExcerptLayout& m_layout;
    const ExcerptMetrics& m_metrics = m_layout.metrics;
    const FigureStyle& m_style;
    StatusPalette m_palette { m_style.dark };
    double m_left;
    double m_textLeft;
    double m_bottom;
    double m_pen = FigureStyle::units(m_style.linePoints);
};

} // namespace

void paintExcerpt(
    QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style, const QRectF& area, double top)
{
    ExcerptPainter(painter, layout, style, area).paint(top);
}

void paintExcerptLine(QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style,
    const QRectF& area, const ExcerptPart& part, const ExcerptLine& line, double top)
{
    ExcerptPainter(painter, layout, style, area).paintLine(part, line, top);
}

void paintExcerptLegend(
    QPainter& painter, const ExcerptLayout& layout, const FigureStyle& style, const QRectF& area)
{
    if (layout.legendHeight > 0) {
        ExcerptPainter(painter, layout, style, area).paintLegend(area.width() - 2 * layout.metrics.margin);
    }
}

} // namespace touchstone::ui
