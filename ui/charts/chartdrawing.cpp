// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartdrawing.h"

#include "ui/charts/chartpanel.h"
#include "ui/text/colours.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPen>

#include <cmath>

namespace touchstone::ui {

namespace {

struct ChartDrawing
{
    Q_DECLARE_TR_FUNCTIONS(ChartDrawing)
};

/// Text by its own baseline: rectangles with flags are rounded to whole units and clipped on some devices.
struct Writer
{
    QPainter& painter;
    QFontMetricsF metrics;

    [[nodiscard]] double width(const QString& text) const { return metrics.horizontalAdvance(text); }
    void write(const QPointF& leftMiddle, const QString& text) const
    {
        painter.drawText(leftMiddle + QPointF(0, (metrics.ascent() - metrics.descent()) / 2), text);
    }
    void centred(const QPointF& middle, const QString& text) const
    {
        write({ middle.x() - width(text) / 2, middle.y() }, text);
    }
    /// Upwards, ending at a place (`end`), or around it.
    void turned(const QPointF& at, const QString& text, bool end) const
    {
        painter.save();
        painter.translate(at);
        painter.rotate(-90);
        write({ end ? -width(text) : -width(text) / 2, 0 }, text);
        painter.restore();
    }
    /// Around a place, level or upwards.
    void around(const QPointF& middle, const QString& text, bool upwards) const
    {
        upwards ? turned(middle, text, false) : centred(middle, text);
    }
    /// Below one another, from the middle of the first one's left end.
    void lines(QPointF leftMiddle, const QStringList& lines) const
    {
        for (const QString& line : lines) {
            write(leftMiddle, line);
            leftMiddle.ry() += metrics.height();
        }
    }
};

class Drawer
{
public:
    Drawer(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout)
        : m_painter(painter)
        , m_spec(spec)
        , m_paper(paper)
        , m_layout(layout)
    {
    }

    void run()
    {
        m_painter.setFont(m_paper.font);
        m_painter.setPen(m_paper.ink);
        m_writer.centred(m_layout.title.rect.center(), m_layout.title.text);
        note();
        if (m_layout.plot.isEmpty()) {
            const QString words = hasContent(m_spec) ? ChartDrawing::tr("Too small to draw")
                                                     : ChartDrawing::tr("Nothing to draw");
            const QRectF& area = m_layout.area;
            if (m_writer.width(words) < area.width() && m_line < area.height()) {
                m_writer.centred(area.center(), words);
            }
            return;
        }
        paintPlot(m_painter, m_spec, m_paper, m_layout);
        bars();
        axes();
        markers();
        marks();
        legend();
    }

private:
    void axes()
    {
        const QRectF& plot = m_layout.plot;
        const double tick = 2.5 * m_paper.point;
        m_painter.setPen({ m_paper.ink, m_paper.line / 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin });
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        leftAxis();
        for (const ChartTick& x : m_layout.xTicks) {
            const double at = m_layout.mapX(x.value);
            m_painter.drawLine(QPointF(at, plot.bottom()), QPointF(at, plot.bottom() + tick));
            m_writer.centred({ at, plot.bottom() + tick + m_line / 2 }, x.text);
        }
        for (const ChartTick& y : m_layout.yTicks) {
            const double at = m_layout.mapY(y.value);
            m_painter.drawLine(QPointF(plot.left() - tick, at), QPointF(plot.left(), at));
            m_writer.write({ plot.left() - tick - m_paper.point - m_writer.width(y.text), at }, y.text);
        }
        for (const ChartLabel& label : m_layout.groups) { // what belongs together stands between two lines
            if (label.index > 0 && m_layout.lying) {
                m_painter.drawLine(label.rect.topLeft(), QPointF(plot.left(), label.rect.top()));
            } else if (label.index > 0) {
                m_painter.drawLine(QPointF(label.rect.left(), plot.bottom()), label.rect.bottomLeft());
            }
        }
        m_painter.setPen(m_paper.ink);
        for (const auto* labels : { &m_layout.categories, &m_layout.groups }) {
            for (const ChartLabel& label : *labels) {
                barName(label);
            }
        }
        m_writer.centred(m_layout.xTitle.rect.center(), m_layout.xTitle.text);
        if (!m_layout.yTitle.text.isEmpty()) {
            m_writer.turned(m_layout.yTitle.rect.center(), m_layout.yTitle.text, false);
        }
    }

    void barName(const ChartLabel& label)
    {
        if (label.text.isEmpty()) {
            return;
        }
        if (label.turned != 0) {
            m_writer.turned({ label.rect.center().x(), label.rect.top() + m_paper.point }, label.text, true);
        } else if (m_layout.lying) {
            m_writer.write(
                { label.rect.right() - m_writer.width(label.text), label.rect.center().y() }, label.text);
        } else {
            double y = label.rect.top() + m_paper.point / 2 + m_line / 2;
            for (const QString& line : label.text.split(QLatin1Char('\n'))) {
                m_writer.centred({ label.rect.center().x(), y }, line);
                y += m_line;
            }
        }
    }

    /// A zigzag near its foot where the axis does not begin at 0.
    void leftAxis()
    {
        const QRectF& plot = m_layout.plot;
        const double tooth = 3.5 * m_paper.point;
        if (!m_layout.brokenAxis(m_spec) || plot.height() < 8 * tooth) {
            m_painter.drawLine(plot.topLeft(), plot.bottomLeft());
            return;
        }
        const double foot = plot.bottom() - tooth;
        m_painter.drawPolyline(QPolygonF { plot.bottomLeft(), { plot.left(), foot },
            { plot.left() + tooth, foot - tooth / 2 }, { plot.left() - tooth, foot - 3 * tooth / 2 },
            { plot.left(), foot - 2 * tooth }, plot.topLeft() });
    }

    void bars()
    {
        for (std::size_t set = 0; set < m_layout.bars.size(); ++set) {
            for (std::size_t category = 0; category < m_layout.bars[set].size(); ++category) {
                const QRectF& rect = m_layout.bars[set][category];
                if (!rect.isEmpty()) {
                    drawFill(m_painter, m_paper, rect, m_spec.bars[set].colour, m_spec.bars[set].hatch);
                    barText(set, category, rect);
                }
            }
        }
        m_painter.setPen(m_paper.ink);
        for (const ChartLabel& label : m_layout.atAxis) {
            m_writer.around(label.rect.center(), label.text, label.turned != 0);
        }
    }

    /// The letter and the number in a segment, or the letter alone, where they fit.
    void barText(std::size_t set, std::size_t category, const QRectF& rect)
    {
        const ChartBarSet& bars = m_spec.bars[set];
        const QString value = static_cast<qsizetype>(category) < bars.labels.size()
            ? bars.labels[static_cast<qsizetype>(category)]
            : axisNumber(
                m_spec.y, bars.values[category], bars.values[category] < 1 ? 0.01 : 1, m_paper.locale);
        const QString both = bars.letter.isEmpty() ? value : bars.letter + QChar(0xA0) + value;
        const QColor fill = m_paper.shown(bars.colour);
        const bool hatched = bars.hatch != HatchStyle::None && m_paper.style.hatches;
        const double height = m_writer.metrics.ascent() + 0.5 * m_paper.point;
        const auto written = [&](const QString& text, const QSizeF& size, bool turned) {
            const bool fits = size.width() <= rect.width() && size.height() <= rect.height();
            if (fits && !text.isEmpty()) {
                letters(fill, hatched, rect.center(), size, text, turned);
            }
            return fits && !text.isEmpty();
        };
        for (const QString& text : { both, bars.letter }) {
            if (written(text, { m_writer.width(text) + 2 * m_paper.point, height }, false)) {
                return;
            }
        }
        if (!m_layout.lying) { // narrow bars that stand have room upwards
            written(both, { height, m_writer.width(both) + 2 * m_paper.point }, true);
        }
    }

    /// On a fill; they are not read through a hatch.
    void letters(const QColor& fill, bool hatched, const QPointF& middle, const QSizeF& size,
        const QString& text, bool turned)
    {
        if (hatched) {
            QRectF chip(QPointF(), size);
            chip.moveCenter(middle);
            m_painter.fillRect(chip, fill);
        }
        m_painter.setPen(readableOn(fill));
        m_writer.around(middle, text, turned);
    }

    void markers()
    {
        for (const ChartLine& line : m_spec.lines) {
            if (!line.shown) {
                continue;
            }
            const QColor colour = m_paper.shown(line.colour);
            const bool sparse = m_spec.markEvery > 0;
            const double size = markerSize();
            // Where points crowd, most have a tick: hundreds of markers on top of one another tell nothing.
            constexpr std::size_t crowd = 100;
            const double apartAtLeast = line.marked.size() > crowd ? 4 * size : size;
            QPointF before(-1e9, -1e9);
            const auto close = [&](const QPointF& apart) {
                return sparse ? apart.x() < m_spec.markEvery * m_layout.plot.width()
                              : std::hypot(apart.x(), apart.y()) < apartAtLeast;
            };
            const auto marker = [&](const QPointF& value, bool alone = false) {
                const QPointF at = m_layout.map(value);
                if (!m_layout.holds(at)) {
                    return;
                }
                if (close(at - before)) { // a tick: no point is left out
                    if (!m_spec.ticks && !alone) {
                        return;
                    }
                    const QPointF half(0, 0.8 * size);
                    m_painter.setPen(QPen(colour, 0.5 * m_paper.point, Qt::SolidLine, Qt::FlatCap));
                    m_painter.drawLine(at - half, at + half);
                    return;
                }
                drawMarker(m_painter, line.marker, at, size, colour, m_paper.paper, 0.4 * m_paper.point);
                before = at;
            };
            if (m_paper.style.markers) {
                for (const std::size_t index : line.marked) {
                    if (index < line.points.size() && std::isfinite(line.points[index].y())) {
                        marker(line.points[index]);
                    }
                }
            }
            lonePoints(line, marker);
        }
    }

    /// A value between two gaps has no line: only a marker shows it.
    template <typename Marker> void lonePoints(const ChartLine& line, Marker marker)
    {
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const auto gap = [&](std::size_t at) {
                return at >= line.points.size() || !std::isfinite(line.points[at].y());
            };
            const bool alone = (gap(i - 1) || line.breaksBefore(i)) // i - 1 of 0 wraps: beyond the end
                && (gap(i + 1) || line.breaksBefore(i + 1));
            if (!gap(i) && alone) {
                marker(line.points[i], true);
            }
        }
    }

    double markerSize() const
    {
        constexpr double small = 0.6;
        return (m_spec.markEvery > 0 ? small : 1) * m_paper.markerSize();
    }

    void marks()
    {
        for (const ChartMark& mark : m_spec.marks) {
            const QPointF at = m_layout.map(mark.at);
            if (std::isfinite(at.y()) && m_layout.holds(at)) {
                m_painter.setBrush(Qt::NoBrush);
                m_painter.setPen(QPen(m_paper.paper, 2.2 * m_paper.point));
                const double r = 0.65 * m_paper.markerSize();
                m_painter.drawEllipse(at, r, r);
                m_painter.setPen(QPen(m_paper.ink, 0.9 * m_paper.point));
                m_painter.drawEllipse(at, r, r);
            }
        }
    }

    void note()
    {
        const QRectF& rect = m_layout.note.rect;
        m_writer.lines({ rect.left(), rect.top() + m_line / 2 },
            m_layout.note.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
    }

    void legend()
    {
        if (!m_layout.legend.empty() && m_layout.plot.contains(m_layout.legendBox)) {
            m_painter.setPen(QPen(m_paper.faint, m_paper.line / 2));
            m_painter.setBrush(m_paper.paper);
            m_painter.drawRect(m_layout.legendBox);
        }
        for (const ChartLabel& entry : m_layout.legend) {
            const QRectF sample(entry.rect.left() + m_paper.point, entry.rect.top(), m_layout.sampleWidth,
                entry.rect.height());
            const bool shown
                = m_spec.bars.empty() ? m_spec.lines[entry.index].shown : m_spec.bars[entry.index].shown;
            if (m_spec.bars.empty()) {
                lineSample(m_spec.lines[entry.index], sample);
            } else {
                barSample(m_spec.bars[entry.index], sample);
            }
            QFont font = m_paper.font;
            font.setStrikeOut(!shown);
            m_painter.setFont(font);
            m_painter.setPen(m_paper.ink);
            const QStringList lines = entry.text.split(QLatin1Char('\n'));
            const double above = static_cast<double>(lines.size() - 1) * m_line / 2;
            m_writer.lines({ sample.right() + 2 * m_paper.point, entry.rect.center().y() - above }, lines);
            m_painter.setFont(m_paper.font);
        }
    }

    void lineSample(const ChartLine& line, const QRectF& sample)
    {
        const double y = sample.center().y();
        m_painter.setPen(linePen(line, m_paper));
        m_painter.drawLine(
            QPointF(sample.left() + m_paper.point, y), QPointF(sample.right() - m_paper.point, y));
        if (m_paper.style.markers && !line.marked.empty()) {
            drawMarker(m_painter, line.marker, sample.center(), markerSize(),
                line.shown ? m_paper.shown(line.colour) : m_paper.faint, m_paper.paper, 0.4 * m_paper.point);
        }
    }

    void barSample(const ChartBarSet& bars, const QRectF& sample)
    {
        QRectF box = sample.adjusted(m_paper.point, 0, -m_paper.point, 0);
        box.setHeight(std::min(sample.height(), m_writer.metrics.ascent()));
        box.moveCenter(sample.center());
        drawFill(m_painter, m_paper, box, bars.shown ? bars.colour : m_paper.paper,
            bars.shown ? bars.hatch : HatchStyle::None);
        const double width = m_writer.width(bars.letter);
        if (!bars.letter.isEmpty() && width < box.width()) {
            letters(bars.shown ? m_paper.shown(bars.colour) : m_paper.paper, bars.hatch != HatchStyle::None,
                box.center(), { width + m_paper.point, box.height() - m_paper.point }, bars.letter, false);
        }
    }

    QPainter& m_painter;
    const ChartSpec& m_spec;
    const ChartPaper& m_paper;
    const ChartLayout& m_layout;
    Writer m_writer { m_painter, m_paper.metrics() };
    double m_line = m_writer.metrics.height(); ///< height of a line of text
};

} // namespace

void drawChart(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout)
{
    painter.save();
    Drawer(painter, spec, paper, layout).run();
    painter.restore();
}

void drawGuide(
    QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout, double at)
{
    if (layout.plot.isEmpty() || !spec.bars.empty() || !(at >= spec.x.from && at <= spec.x.to)) {
        return;
    }
    painter.save();
    const double x = layout.mapX(at);
    const Writer writer { painter, paper.metrics() };
    // As many decimals as the value needs, at most three.
    const QString value = axisNumber(spec.x, at, std::round(at * 1000) / 1000, paper.locale);
    const QString text
        = spec.guideName.isEmpty() ? value : ChartDrawing::tr("%1 = %2").arg(spec.guideName, value);
    const double width = writer.width(text) + 3 * paper.point;
    const double height = writer.metrics.height();
    QRectF box(x - width / 2, layout.plot.top() - height / 2, width, height);
    // Beside the numbers of the y axis, of which the topmost stands as high.
    box.moveLeft(std::clamp(
        box.left(), layout.plot.left(), std::max(layout.plot.left(), layout.area.right() - width)));
    box.moveTop(std::max(box.top(), layout.area.top()));
    painter.setPen(QPen(paper.ink, 0.7 * paper.point, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x, layout.plot.bottom()));
    painter.setPen(QPen(paper.ink, 0.7 * paper.point));
    painter.setBrush(paper.paper);
    painter.drawRect(box);
    painter.setFont(paper.font);
    writer.centred(box.center(), text);
    painter.restore();
}

void drawCallout(
    QPainter& painter, const ChartPaper& paper, const QRectF& area, const QPointF& at, const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    const Writer writer { painter, paper.metrics() };
    const double padding = 3 * paper.point;
    QSizeF size(0, writer.metrics.height() * static_cast<double>(lines.size()) + 2 * padding);
    for (const QString& line : lines) {
        size.setWidth(std::max(size.width(), writer.width(line) + 2 * padding));
    }
    size.setWidth(std::min(size.width(), area.width()));
    for (QString& line : lines) {
        line = writer.metrics.elidedText(line, Qt::ElideMiddle, size.width() - 2 * padding);
    }
    QRectF box(at + QPointF(10, 10) * paper.point, size);
    if (box.right() > area.right()) {
        box.moveRight(at.x() - 10 * paper.point);
    }
    if (box.bottom() > area.bottom()) {
        box.moveBottom(at.y() - 10 * paper.point);
    }
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    painter.save();
    painter.setFont(paper.font);
    painter.setPen(QPen(paper.ink, 0.75 * paper.point));
    painter.setBrush(paper.paper);
    painter.drawRect(box);
    writer.lines({ box.left() + padding, box.top() + padding + writer.metrics.height() / 2 }, lines);
    painter.restore();
}

void paintChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const FigureStyle& style)
{
    const ChartPaper paper = ChartPaper::of(style);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!style.transparent) {
        painter.fillRect(area, paper.paper);
    }
    const ChartLayout layout = layoutChart(spec, paper, area);
    drawChart(painter, spec, paper, layout);
    if (spec.guide) {
        drawGuide(painter, spec, paper, layout, *spec.guide);
    }
    painter.restore();
}

} // namespace touchstone::ui
