// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/chartfigure.h"

#include "ui/charts/chartlayout.h"
#include "ui/charts/chartpanel.h"

namespace touchstone::ui {

namespace {

constexpr double unitsPerMm = FigureStyle::unitsPerMillimetre;

QStringList textsOf(const ChartSpec& spec)
{
    QStringList texts { spec.title, spec.x.title, spec.y.title, spec.guideName, spec.markerNote,
        spec.markNote, spec.key, spec.note };
    texts += spec.categories + spec.groups;
    for (const ChartLine& line : spec.lines) {
        texts << line.name;
    }
    for (const ChartBarSet& set : spec.bars) {
        texts << set.name << set.letter << set.labels;
    }
    texts.removeAll(QString());
    return texts;
}

double lineHeight(const FigureStyle& style) { return QFontMetricsF(style.font()).height(); }

constexpr double linesAroundBars = 7.5; // axis, its title, legend
/// Of a lying bar with its gap; those of several systems stand close in their row.
double linesPerBar(std::size_t systems) { return systems > 1 ? 1.1 : 1.5; }

/// Rows that are readable at a glance: in a column ten and what is folded.
std::size_t usualRows(double width)
{
    constexpr double columnMm = 100;
    return width <= columnMm * unitsPerMm ? 11 : 20;
}

} // namespace

ChartFigure::ChartFigure(std::function<ChartSpec(bool dark)> make, std::string csv)
    : m_make(std::move(make))
    , m_csv(std::move(csv))
{
}

void ChartFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const
{
    paintChart(painter, area, m_make(style.dark), style);
}

std::optional<double> ChartFigure::naturalHeight(double, const FigureStyle& style) const
{
    const ChartSpec spec = m_make(false);
    if (!spec.horizontal || spec.categories.isEmpty()) {
        return std::nullopt;
    }
    constexpr double linesPerBar = 1.5;
    constexpr double linesAround = 5; // axis, its title, legend
    return (static_cast<double>(spec.categories.size()) + linesAround) * linesPerBar * lineHeight(style)
        / unitsPerMm;
}

double ChartFigure::usualHeight(double widthMm) const
{
    const double usual = Figure::usualHeight(widthMm);
    if (m_make(false).lines.empty()) {
        return usual;
    }
    // Lines are read along their axis: a page's width takes little more height than a column's.
    constexpr double columnMm = 77, columnHeight = 52, pageMm = 160, pageHeight = 60;
    const double share = (widthMm - columnMm) / (pageMm - columnMm);
    return std::min(usual,
        widthMm > pageMm ? widthMm * pageHeight / pageMm
                         : columnHeight + share * (pageHeight - columnHeight));
}

bool ChartFigure::fits(const FigureStyle& style) const
{
    return chartFits(m_make(false), style, { style.widthMm * unitsPerMm, style.heightMm * unitsPerMm });
}

QStringList ChartFigure::texts() const { return textsOf(m_make(false)); }

QStringList ChartFigure::notes() const
{
    const QString note = m_make(false).note;
    return note.isEmpty() ? QStringList() : QStringList { note };
}

BarFigure::BarFigure(Charts charts, std::string csv, QStringList notes)
    : m_charts(std::move(charts))
    , m_csv(std::move(csv))
    , m_notes(std::move(notes))
{
}

void BarFigure::paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const
{
    const double above = aboveHeight(style, area.size());
    if (m_charts.above) {
        paintChart(
            painter, { area.topLeft(), QSizeF(area.width(), above) }, m_charts.above(style.dark), style);
    }
    if (above < area.height()) {
        const QRectF below(area.left(), area.top() + above, area.width(), area.height() - above);
        paintChart(painter, below, m_charts.bars(fitting(style, below.size()), style.dark).spec, style);
    }
}

std::optional<double> BarFigure::naturalHeight(double widthMm, const FigureStyle& style) const
{
    const double width = widthMm * unitsPerMm;
    const double above = m_charts.above ? wishedAbove(style, width) : 0;
    const double below = showsBars() ? barsHeight(style, width, tallestFigureMm * unitsPerMm - above) : 0;
    return (above + std::max(below, 0.0)) / unitsPerMm;
}

bool BarFigure::fits(const FigureStyle& style) const
{
    const QSizeF size(style.widthMm * unitsPerMm, style.heightMm * unitsPerMm);
    const double above = aboveHeight(style, size);
    const auto least = leastBars(style, size.width());
    return (!m_charts.above || chartFits(m_charts.above(false), style, { size.width(), above }))
        && (!showsBars() || (least && *least <= size.height() - above));
}

QStringList BarFigure::texts() const
{
    return textsOf(bars(m_rows)) + (m_charts.above ? textsOf(m_charts.above(false)) : QStringList());
}

std::size_t BarFigure::fitting(const FigureStyle& style, const QSizeF& size) const
{
    constexpr std::size_t one = 1;
    const auto lines = static_cast<std::size_t>(std::max(1.0, size.height() / lineHeight(style)));
    // More than usual only where they stand apart.
    const double row = linesPerBar(m_charts.systems) * static_cast<double>(std::max(m_charts.systems, one));
    const double apart = (size.height() / lineHeight(style) - linesAroundBars) / row;
    const auto usual
        = std::max(usualRows(size.width()), static_cast<std::size_t>(std::max(0.0, apart + 0.01)));
    auto most
        = std::clamp(std::min(lines / std::max(m_charts.systems, one), usual), one, std::max(m_rows, one));
    while (most > 1 && !chartFits(bars(most), style, size)) {
        --most;
    }
    return most;
}

double BarFigure::barsHeight(const FigureStyle& style, double width, double tallest) const
{
    const double line = lineHeight(style);
    const std::size_t shown = std::min(m_rows, usualRows(width));
    const double wished
        = (static_cast<double>(shown * m_charts.systems) * linesPerBar(m_charts.systems) + linesAroundBars)
        * line;
    const double needed = leastChartHeight(bars(shown), style, width, line).value_or(wished);
    return std::min(std::max(wished, needed), tallest);
}

std::optional<double> BarFigure::leastBars(const FigureStyle& style, double width) const
{
    return leastChartHeight(bars(std::min<std::size_t>(m_rows, 2)), style, width, lineHeight(style));
}

double BarFigure::wishedAbove(const FigureStyle& style, double width) const
{
    constexpr double share = 0.6; // of the width
    constexpr std::size_t shared = 2; // systems share a line of the legend; further ones need room
    const double line = lineHeight(style);
    const auto further = static_cast<double>(std::max(m_charts.systems, shared) - shared);
    const double usual = width * share + further * 1.4 * line;
    return std::max(usual, leastChartHeight(m_charts.above(false), style, width, line).value_or(usual));
}

double BarFigure::aboveHeight(const FigureStyle& style, const QSizeF& size) const
{
    if (!m_charts.above || m_rows == 0) {
        return m_charts.above ? size.height() : 0;
    }
    const double share = 0.6 * size.height();
    const double needed
        = leastChartHeight(m_charts.above(false), style, size.width(), lineHeight(style)).value_or(share);
    const double rest = size.height() - leastBars(style, size.width()).value_or(share);
    return std::min(wishedAbove(style, size.width()), std::max(share, std::min(needed, rest)));
}

} // namespace touchstone::ui
