// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlayout.h"

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

constexpr double slack = 1.04; // text may be a little wider on paper than measured

double widthOf(const QFontMetricsF& metrics, const QString& text)
{
    return std::ceil(metrics.horizontalAdvance(text) * slack);
}

/// Elided in the middle, since systems and types often differ at their ends; empty: no room for two letters.
QString fitted(const QFontMetricsF& metrics, const QString& text, double width)
{
    if (widthOf(metrics, text) <= width) {
        return text;
    }
    const QString shown = metrics.elidedText(text, Qt::ElideMiddle, width / slack);
    return shown.size() < 2 ? QString() : shown;
}

class Layouter
{
public:
    Layouter(const ChartSpec& spec, const ChartPaper& paper, const QRectF& area)
        : m_spec(spec)
        , m_paper(paper)
        , m_metrics(paper.metrics())
        , m_height(m_metrics.height())
        , m_gap(2 * paper.point)
    {
        m_out.area = area;
        m_out.lying = spec.horizontal && !spec.bars.empty();
        m_room = area.adjusted(m_gap, m_gap, -m_gap, -m_gap);
    }

    ChartLayout run()
    {
        m_out.sampleWidth = 17 * m_paper.point;
        if (m_paper.style.title && !m_spec.title.isEmpty()) {
            m_out.title = { fitted(m_metrics, m_spec.title, m_room.width()),
                QRectF(m_room.left(), m_room.top(), m_room.width(), m_height) };
            m_room.setTop(m_room.top() + m_height + m_gap);
        }
        if (!hasContent(m_spec)) {
            return std::move(m_out);
        }
        if (m_paper.style.legend == LegendPlace::Outside) {
            legendAbove();
        }
        const QRectF room = m_room;
        axes();
        if (m_paper.style.legend == LegendPlace::Inside) {
            bars();
            if (!legendInside()) { // one that names not all is none
                m_room = room;
                m_out.legend.clear();
                m_out.categories.clear();
                legendAbove();
                axes();
            }
        }
        if (m_out.plot.width() < 4 * m_paper.point || m_out.plot.height() < 4 * m_paper.point) {
            m_out.plot = QRectF();
            m_out.categories.clear();
            return std::move(m_out);
        }
        bars();
        return std::move(m_out);
    }

private:
    std::vector<std::pair<std::size_t, QString>> legendNames() const
    {
        std::vector<std::pair<std::size_t, QString>> names;
        for (std::size_t i = 0; i < m_spec.lines.size(); ++i) {
            names.emplace_back(i, m_spec.lines[i].name);
        }
        for (std::size_t i = 0; i < m_spec.bars.size(); ++i) {
            names.emplace_back(i, m_spec.bars[i].name);
        }
        std::erase_if(names, [](const auto& entry) { return entry.second.isEmpty(); });
        return names;
    }

    /// Entries from left to right, in as many rows as they need, at most half of the height.
    void legendAbove()
    {
        const double padding = m_gap;
        const double widest = m_room.width() - m_out.sampleWidth - 3 * padding;
        double x = m_room.left();
        double y = m_room.top();
        const double row = m_height + m_gap;
        const double end = m_room.top() + std::max(row, m_room.height() / 2);
        for (const auto& [series, name] : legendNames()) {
            const QString shown = fitted(m_metrics, name, widest);
            const double width = m_out.sampleWidth + padding + widthOf(m_metrics, shown) + 2 * padding;
            if (x > m_room.left() && x + width > m_room.right()) {
                x = m_room.left();
                y += row;
            }
            if (y + row > end + 0.5) {
                break; // the table beside a chart names the rest
            }
            m_out.legend.push_back({ shown, QRectF(x, y, width, row), 0, series });
            x += width + 2 * padding;
        }
        if (!m_out.legend.empty()) {
            m_out.legendBox = QRectF(m_room.left(), m_room.top(), m_room.width(), y + row - m_room.top());
            m_room.setTop(m_out.legendBox.bottom() + m_gap);
        }
    }

    /// In the corner of the plot where it covers least of the data; false: no room for all.
    bool legendInside()
    {
        const double padding = m_gap;
        const double row = m_height;
        const auto names = legendNames();
        double width = 0;
        const double widest = 0.6 * m_out.plot.width() - m_out.sampleWidth - 3 * padding;
        const auto rows = static_cast<double>(names.size());
        if (rows * row + 4 * padding > m_out.plot.height() || widest < 2 * row) {
            return names.empty();
        }
        for (const auto& [series, name] : names) {
            const QString shown = fitted(m_metrics, name, widest);
            width = std::max(width, m_out.sampleWidth + 3 * padding + widthOf(m_metrics, shown));
            m_out.legend.push_back({ shown, {}, 0, series });
        }
        const QSizeF size(width, rows * row + 2 * padding);
        const QRectF plot = m_out.plot.adjusted(padding, padding, -padding, -padding);
        QRectF best;
        double fewest = std::numeric_limits<double>::infinity();
        for (int corner = 0; corner < 4; ++corner) {
            const QPointF at(corner % 2 == 0 ? plot.right() - size.width() : plot.left(),
                corner < 2 ? plot.top() : plot.bottom() - size.height());
            const QRectF box(at, size);
            const double hits = covered(box);
            if (hits < fewest) {
                fewest = hits;
                best = box;
            }
        }
        m_out.legendBox = best;
        for (std::size_t i = 0; i < m_out.legend.size(); ++i) {
            m_out.legend[i].rect = QRectF(best.left() + padding,
                best.top() + padding + static_cast<double>(i) * row, best.width() - 2 * padding, row);
        }
        return true;
    }

    double covered(const QRectF& box) const
    {
        double hits = 0;
        for (const auto& set : m_out.bars) {
            for (const QRectF& bar : set) {
                const QRectF both = bar.intersected(box);
                hits += both.isEmpty() ? 0 : both.width() * both.height();
            }
        }
        for (const ChartLine& line : m_spec.lines) {
            for (const QPolygonF& piece : cutLine(m_out, line, m_paper.point)) {
                for (qsizetype i = 1; i < piece.size(); ++i) {
                    for (int part = 0; part <= 8; ++part) {
                        hits += box.contains(piece[i - 1] + part / 8.0 * (piece[i] - piece[i - 1])) ? 1 : 0;
                    }
                }
            }
        }
        return hits;
    }

    void axes()
    {
        const bool withBars = !m_spec.bars.empty();
        m_out.xAxis = m_out.lying ? m_spec.y : m_spec.x;
        m_out.yAxis = m_out.lying ? ChartAxis { .title = m_spec.x.title } : m_spec.y;
        for (ChartAxis* axis : { &m_out.xAxis, &m_out.yAxis }) {
            if (!(axis->to > axis->from)) {
                axis->to = axis->from + 1;
            }
        }
        const double tick = 2.5 * m_paper.point;
        QRectF plot = m_room;
        if (!m_out.yAxis.title.isEmpty()) {
            m_out.yTitle.rect = QRectF(plot.left(), plot.top(), m_height, plot.height());
            m_out.yTitle.turned = 90;
            plot.setLeft(plot.left() + m_height + m_gap);
        }
        if (!m_out.xAxis.title.isEmpty()) {
            m_out.xTitle.rect = QRectF(plot.left(), plot.bottom() - m_height, plot.width(), m_height);
            plot.setBottom(plot.bottom() - m_height - m_gap);
        }
        const bool standing = withBars && !m_out.lying;
        if (!standing) {
            plot.setBottom(plot.bottom() - m_height - tick);
        }
        plot.setTop(plot.top() + m_height / 2); // half of the topmost label, or the guide's handle
        if (m_out.lying) {
            const double most = 0.4 * m_room.width();
            double width = 0;
            for (const QString& name : m_spec.categories) {
                width = std::max(width, std::min(most, widthOf(m_metrics, name)));
            }
            m_labelsLeft = plot.left();
            plot.setLeft(plot.left() + width + tick + m_gap);
        } else {
            const int most = std::max(1, static_cast<int>(plot.height() / (1.8 * m_height)));
            m_out.yTicks = axisTicks(m_out.yAxis, most, m_paper.locale);
            plot.setLeft(plot.left() + widest(m_out.yTicks) + tick + m_gap);
        }
        double right = 4 * m_paper.point;
        if (!standing) {
            const auto guess = axisTicks(m_out.xAxis, 4, m_paper.locale);
            const double label = widest(guess);
            right = std::max(right, label / 2 + m_gap);
            const int most = std::max(1, static_cast<int>((plot.width() - right) / (1.5 * label + m_gap)));
            m_out.xTicks = axisTicks(m_out.xAxis, std::min(most, 10), m_paper.locale);
        }
        plot.setRight(plot.right() - right);
        m_out.plot = plot;
        if (standing) {
            standingLabels();
        } else if (m_out.lying) {
            lyingLabels();
        }
        m_out.xTitle.rect.setLeft(m_out.plot.left());
        m_out.xTitle.rect.setRight(m_out.plot.right());
        m_out.xTitle.text = fitted(m_metrics, m_out.xAxis.title, m_out.plot.width());
        m_out.yTitle.rect.setTop(m_room.top());
        m_out.yTitle.rect.setBottom(m_out.plot.bottom());
        m_out.yTitle.text = fitted(m_metrics, m_out.yAxis.title, m_out.yTitle.rect.height());
    }

    double widest(const std::vector<ChartTick>& ticks) const
    {
        double width = 0;
        for (const ChartTick& tick : ticks) {
            width = std::max(width, widthOf(m_metrics, tick.text));
        }
        return width;
    }

    /// Below the bars: level where all fit, else turned, and only every k-th where even that is too dense.
    void standingLabels()
    {
        const auto count = static_cast<std::size_t>(m_spec.categories.size());
        const double slot = m_out.plot.width() / static_cast<double>(count);
        const auto width
            = [&](std::size_t i) { return widthOf(m_metrics, m_spec.categories[static_cast<qsizetype>(i)]); };
        double longest = 0;
        for (std::size_t i = 0; i < count; ++i) {
            longest = std::max(longest, width(i));
        }
        const bool level = longest + m_gap <= slot;
        const auto every = level ? std::size_t { 1 }
                                 : static_cast<std::size_t>(std::max(1.0, std::ceil(m_height / slot - 1e-9)));
        longest = 0;
        for (std::size_t i = 0; i < count; i += every) {
            longest = std::max(longest, width(i));
        }
        const double most = level ? m_height : std::min(longest, 0.35 * m_out.plot.height());
        m_out.plot.setBottom(m_out.plot.bottom() - most - m_gap);
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF rect(m_out.plot.left() + static_cast<double>(i) * slot,
                m_out.plot.bottom() + m_gap / 2, slot, most + m_gap / 2);
            const QString& name = m_spec.categories[static_cast<qsizetype>(i)];
            const QString shown = i % every == 0 ? (level ? name : fitted(m_metrics, name, most)) : QString();
            m_out.categories.push_back({ shown, rect, level ? 0.0 : 90.0, i });
        }
    }

    void lyingLabels()
    {
        const auto count = static_cast<double>(m_spec.categories.size());
        const double slot = m_out.plot.height() / count;
        const double width = m_out.plot.left() - m_gap - m_labelsLeft;
        const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(m_height / slot - 1e-9)));
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_spec.categories.size()); ++i) {
            const QRectF rect(m_labelsLeft, m_out.plot.top() + static_cast<double>(i) * slot, width, slot);
            const QString& name = m_spec.categories[static_cast<qsizetype>(i)];
            m_out.categories.push_back(
                { i % every == 0 ? fitted(m_metrics, name, width) : QString(), rect, 0, i });
        }
    }

    void bars()
    {
        if (m_spec.bars.empty()) {
            return;
        }
        const auto count = static_cast<std::size_t>(m_spec.categories.size());
        m_out.bars.assign(m_spec.bars.size(), std::vector<QRectF>(count));
        const auto shown = std::max<std::ptrdiff_t>(1,
            m_spec.stacked ? 1
                           : std::count_if(m_spec.bars.begin(), m_spec.bars.end(),
                               [](const ChartBarSet& set) { return set.shown; }));
        const double slot
            = (m_out.lying ? m_out.plot.height() : m_out.plot.width()) / static_cast<double>(count);
        const double width = 0.76 * slot / static_cast<double>(shown);
        for (std::size_t category = 0; category < count; ++category) {
            double at = (static_cast<double>(category) + 0.12) * slot;
            double base = 0;
            for (std::size_t set = 0; set < m_spec.bars.size(); ++set) {
                const ChartBarSet& values = m_spec.bars[set];
                if (!values.shown) {
                    continue;
                }
                const double value
                    = category < values.values.size() ? values.values[category] : undefinedValue;
                if (std::isfinite(value) && value > 0) {
                    m_out.bars[set][category] = bar(at, width, base, base + value);
                    base += m_spec.stacked ? value : 0;
                }
                at += m_spec.stacked ? 0 : width;
            }
        }
    }

    QRectF bar(double at, double width, double from, double to) const
    {
        const QRectF& plot = m_out.plot;
        if (m_out.lying) {
            const double left = std::clamp(m_out.mapX(from), plot.left(), plot.right());
            const double right = std::clamp(m_out.mapX(to), plot.left(), plot.right());
            return { left, plot.top() + at, right - left, width };
        }
        const double bottom = std::clamp(m_out.mapY(from), plot.top(), plot.bottom());
        const double top = std::clamp(m_out.mapY(to), plot.top(), plot.bottom());
        return { plot.left() + at, top, width, bottom - top };
    }

    const ChartSpec& m_spec;
    const ChartPaper& m_paper;
    QFontMetricsF m_metrics;
    double m_height;
    double m_gap;
    QRectF m_room;
    double m_labelsLeft = 0; ///< of lying bars' categories
    ChartLayout m_out;
};

} // namespace

double ChartLayout::mapX(double value) const
{
    return plot.left() + (value - xAxis.from) / (xAxis.to - xAxis.from) * plot.width();
}

double ChartLayout::mapY(double value) const
{
    return plot.bottom() - (value - yAxis.from) / (yAxis.to - yAxis.from) * plot.height();
}

double ChartLayout::valueX(double position) const
{
    return plot.width() > 0 ? xAxis.from + (position - plot.left()) / plot.width() * (xAxis.to - xAxis.from)
                            : xAxis.from;
}

bool hasContent(const ChartSpec& spec)
{
    return !spec.lines.empty() || (!spec.bars.empty() && !spec.categories.isEmpty());
}

ChartLayout layoutChart(const ChartSpec& spec, const ChartPaper& paper, const QRectF& area)
{
    return Layouter(spec, paper, area).run();
}

} // namespace touchstone::ui
