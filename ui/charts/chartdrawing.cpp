// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartdrawing.h"

#include "ui/charts/chartpanel.h"
#include "ui/charts/chartplot.h"
#include "ui/text/colours.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("ChartPanel", text); }

/// Text by its own baseline: rectangles with flags are rounded to whole units and clipped on some devices.
void write(QPainter& painter, const QFontMetricsF& metrics, const QPointF& leftMiddle, const QString& text)
{
    painter.drawText(
        QPointF(leftMiddle.x(), leftMiddle.y() + (metrics.ascent() - metrics.descent()) / 2), text);
}

void writeCentred(QPainter& painter, const QFontMetricsF& metrics, const QPointF& middle, const QString& text)
{
    write(painter, metrics, { middle.x() - metrics.horizontalAdvance(text) / 2, middle.y() }, text);
}

/// Upwards, ending at a place (`end`), or around it.
void writeTurned(
    QPainter& painter, const QFontMetricsF& metrics, const QPointF& at, const QString& text, bool end)
{
    painter.save();
    painter.translate(at);
    painter.rotate(-90);
    const double width = metrics.horizontalAdvance(text);
    write(painter, metrics, { end ? -width : -width / 2, 0 }, text);
    painter.restore();
}

class Drawer
{
public:
    Drawer(QPainter& painter, const ChartSpec& spec, const ChartPaper& paper, const ChartLayout& layout)
        : m_painter(painter)
        , m_spec(spec)
        , m_paper(paper)
        , m_layout(layout)
        , m_metrics(paper.metrics())
    {
    }

    void run()
    {
        m_painter.setFont(m_paper.font);
        m_painter.setPen(m_paper.ink);
        if (!m_layout.title.text.isEmpty()) {
            writeCentred(m_painter, m_metrics, m_layout.title.rect.center(), m_layout.title.text);
        }
        note();
        if (m_layout.plot.isEmpty()) {
            const QString words = hasContent(m_spec) ? tr("Too small to draw") : tr("Nothing to draw");
            const QRectF& area = m_layout.area;
            if (m_metrics.horizontalAdvance(words) < area.width() && m_metrics.height() < area.height()) {
                writeCentred(m_painter, m_metrics, area.center(), words);
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
    QPen thin() const { return { m_paper.ink, m_paper.line / 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin }; }

    void axes()
    {
        const QRectF& plot = m_layout.plot;
        const double tick = 2.5 * m_paper.point;
        m_painter.setPen(thin());
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        leftAxis();
        for (const ChartTick& x : m_layout.xTicks) {
            const double at = m_layout.mapX(x.value);
            m_painter.drawLine(QPointF(at, plot.bottom()), QPointF(at, plot.bottom() + tick));
            writeCentred(m_painter, m_metrics, { at, plot.bottom() + tick + m_metrics.height() / 2 }, x.text);
        }
        for (const ChartTick& y : m_layout.yTicks) {
            const double at = m_layout.mapY(y.value);
            m_painter.drawLine(QPointF(plot.left() - tick, at), QPointF(plot.left(), at));
            write(m_painter, m_metrics,
                { plot.left() - tick - m_paper.point - m_metrics.horizontalAdvance(y.text), at }, y.text);
        }
        for (const ChartLabel& label : m_layout.groups) { // what belongs together stands between two lines
            if (label.index > 0) {
                m_painter.drawLine(QPointF(label.rect.left(), plot.bottom()), label.rect.bottomLeft());
            }
        }
        m_painter.setPen(m_paper.ink);
        for (const auto* labels : { &m_layout.categories, &m_layout.groups }) {
            for (const ChartLabel& label : *labels) {
                barName(label);
            }
        }
        if (!m_layout.xTitle.text.isEmpty()) {
            writeCentred(m_painter, m_metrics, m_layout.xTitle.rect.center(), m_layout.xTitle.text);
        }
        if (!m_layout.yTitle.text.isEmpty()) {
            writeTurned(m_painter, m_metrics, m_layout.yTitle.rect.center(), m_layout.yTitle.text, false);
        }
    }

    void barName(const ChartLabel& label)
    {
        if (label.text.isEmpty()) {
            return;
        }
        if (label.turned != 0) {
            writeTurned(m_painter, m_metrics, { label.rect.center().x(), label.rect.top() + m_paper.point },
                label.text, true);
        } else if (m_layout.lying) {
            write(m_painter, m_metrics,
                { label.rect.right() - m_metrics.horizontalAdvance(label.text), label.rect.center().y() },
                label.text);
        } else {
            double y = label.rect.top() + m_paper.point / 2 + m_metrics.height() / 2;
            for (const QString& line : label.text.split(QLatin1Char('\n'))) {
                writeCentred(m_painter, m_metrics, { label.rect.center().x(), y }, line);
                y += m_metrics.height();
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
            writeAround(label.rect.center(), label.text, label.turned != 0);
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
        for (const QString& text : { both, bars.letter }) {
            const QSizeF size(m_metrics.horizontalAdvance(text) + 2 * m_paper.point,
                m_metrics.ascent() + 0.5 * m_paper.point);
            if (text.isEmpty() || size.width() > rect.width() || size.height() > rect.height()) {
                continue;
            }
            barWords(bars, rect, text, size, false);
            return;
        }
        // Narrow bars that stand have room upwards.
        const QSizeF upright(
            m_metrics.ascent() + 0.5 * m_paper.point, m_metrics.horizontalAdvance(both) + 2 * m_paper.point);
        if (!m_layout.lying && !both.isEmpty() && upright.width() <= rect.width()
            && upright.height() <= rect.height()) {
            barWords(bars, rect, both, upright, true);
        }
    }

    void barWords(
        const ChartBarSet& bars, const QRectF& rect, const QString& text, const QSizeF& size, bool turned)
    {
        const QColor fill = m_paper.shown(bars.colour);
        QRectF chip(QPointF(), size);
        chip.moveCenter(rect.center());
        if (bars.hatch != HatchStyle::None && m_paper.style.hatches) {
            m_painter.fillRect(chip, fill); // letters are not read through a hatch
        }
        m_painter.setPen(readableOn(fill));
        writeAround(rect.center(), text, turned);
    }

    void writeAround(const QPointF& middle, const QString& text, bool turned)
    {
        if (turned) {
            writeTurned(m_painter, m_metrics, middle, text, false);
        } else {
            writeCentred(m_painter, m_metrics, middle, text);
        }
    }

    void markers()
    {
        for (const ChartLine& line : m_spec.lines) {
            if (!line.shown) {
                continue;
            }
            const QColor colour = m_paper.shown(line.colour);
            const double size = m_paper.markerSize();
            // Where points crowd, most have a tick: hundreds of markers on top of one another tell nothing.
            constexpr std::size_t crowd = 100;
            const double apartAtLeast = line.marked.size() > crowd ? 4 * size : size;
            QPointF before(-1e9, -1e9);
            const auto marker = [&](const QPointF& value) {
                const QPointF at = m_layout.map(value);
                const QPointF apart = at - before;
                if (!m_layout.holds(at)) {
                    return;
                }
                if (std::hypot(apart.x(), apart.y()) < apartAtLeast) { // a tick: no point is left out
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
                marker(line.points[i]);
            }
        }
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
        double y = m_layout.note.rect.top() + m_metrics.height() / 2;
        for (const QString& line : m_layout.note.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            write(m_painter, m_metrics, { m_layout.note.rect.left(), y }, line);
            y += m_metrics.height();
        }
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
            double y
                = entry.rect.center().y() - static_cast<double>(lines.size() - 1) * m_metrics.height() / 2;
            for (const QString& line : lines) {
                write(m_painter, m_metrics, { sample.right() + 2 * m_paper.point, y }, line);
                y += m_metrics.height();
            }
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
            drawMarker(m_painter, line.marker, sample.center(), m_paper.markerSize(),
                line.shown ? m_paper.shown(line.colour) : m_paper.faint, m_paper.paper, 0.4 * m_paper.point);
        }
    }

    void barSample(const ChartBarSet& bars, const QRectF& sample)
    {
        QRectF box = sample.adjusted(m_paper.point, 0, -m_paper.point, 0);
        box.setHeight(std::min(sample.height(), m_metrics.ascent()));
        box.moveCenter(sample.center());
        drawFill(m_painter, m_paper, box, bars.shown ? bars.colour : m_paper.paper,
            bars.shown ? bars.hatch : HatchStyle::None);
        const double width = m_metrics.horizontalAdvance(bars.letter);
        if (!bars.letter.isEmpty() && width < box.width()) {
            const QColor fill = bars.shown ? m_paper.shown(bars.colour) : m_paper.paper;
            if (bars.hatch != HatchStyle::None) {
                QRectF chip(0, 0, width + m_paper.point, box.height() - m_paper.point);
                chip.moveCenter(box.center());
                m_painter.fillRect(chip, fill);
            }
            m_painter.setPen(readableOn(fill));
            writeCentred(m_painter, m_metrics, box.center(), bars.letter);
        }
    }

    QPainter& m_painter;
    const ChartSpec& m_spec;
    const ChartPaper& m_paper;
    const ChartLayout& m_layout;
    QFontMetricsF m_metrics;
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
    const QFontMetricsF metrics = paper.metrics();
    // As many decimals as the value needs, at most three.
    const QString value = axisNumber(spec.x, at, std::round(at * 1000) / 1000, paper.locale);
    const QString text = spec.guideName.isEmpty() ? value : tr("%1 = %2").arg(spec.guideName, value);
    const double width = metrics.horizontalAdvance(text) + 3 * paper.point;
    QRectF box(x - width / 2, layout.plot.top() - metrics.height() / 2, width, metrics.height());
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
    writeCentred(painter, metrics, box.center(), text);
    painter.restore();
}

void drawCallout(
    QPainter& painter, const ChartPaper& paper, const QRectF& area, const QPointF& at, const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    const QFontMetricsF metrics = paper.metrics();
    const double padding = 3 * paper.point;
    QSizeF size(0, metrics.height() * static_cast<double>(lines.size()) + 2 * padding);
    for (const QString& line : lines) {
        size.setWidth(std::max(size.width(), metrics.horizontalAdvance(line) + 2 * padding));
    }
    size.setWidth(std::min(size.width(), area.width()));
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
    QPointF line(box.left() + padding, box.top() + padding + metrics.height() / 2);
    for (const QString& words : lines) {
        write(painter, metrics, line, metrics.elidedText(words, Qt::ElideMiddle, box.width() - 2 * padding));
        line.ry() += metrics.height();
    }
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
