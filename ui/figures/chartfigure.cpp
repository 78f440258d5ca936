// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/chartfigure.h"

#include "ui/charts/chartlayout.h"
#include "ui/charts/chartpanel.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace touchstone::ui {

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
    const double line = QFontMetricsF(style.font()).height();
    return (static_cast<double>(spec.categories.size()) + linesAround) * linesPerBar * line
        / FigureStyle::units(FigureStyle::pointsPerMillimetre);
}

bool ChartFigure::fits(const FigureStyle& style) const
{
    const double scale = FigureStyle::units(FigureStyle::pointsPerMillimetre);
    return chartFits(m_make(false), style, { style.widthMm * scale, style.heightMm * scale });
}

QStringList ChartFigure::texts() const
{
    const ChartSpec spec = m_make(false);
    QStringList texts { spec.title, spec.x.title, spec.y.title, spec.guideName, spec.markerNote, spec.note };
    texts += spec.categories;
    for (const ChartLine& line : spec.lines) {
        texts << line.name;
    }
    for (const ChartBarSet& set : spec.bars) {
        texts << set.name << set.letter << set.labels;
    }
    texts.removeAll(QString());
    return texts;
}

QStringList ChartFigure::notes() const
{
    const QString note = m_make(false).note;
    return note.isEmpty() ? QStringList() : QStringList { note };
}

std::size_t BarRows::fitting(const FigureStyle& style, const QSizeF& size) const
{
    const double line = QFontMetricsF(style.font()).height();
    const auto lines = static_cast<std::size_t>(std::max(1.0, size.height() / line));
    for (std::size_t most = std::clamp(
             lines / std::max<std::size_t>(systems, 1), std::size_t { 1 }, std::max<std::size_t>(rows, 1));
         most > 1; --most) {
        if (chartFits(make(most), style, size)) {
            return most;
        }
    }
    return 1;
}

double BarRows::height(const FigureStyle& style, double width, double tallest) const
{
    constexpr std::size_t usual = 20;
    constexpr double linesPerBar = 1.5;
    constexpr double linesAround = 7.5; // axis, its title, legend
    const double line = QFontMetricsF(style.font()).height();
    const std::size_t shown = std::min(rows, usual);
    const double wished = (static_cast<double>(shown * systems) * linesPerBar + linesAround) * line;
    const double needed = leastChartHeight(make(shown), style, width, line).value_or(wished);
    return std::min(std::max(wished, needed), tallest);
}

std::optional<double> BarRows::least(const FigureStyle& style, double width) const
{
    const double line = QFontMetricsF(style.font()).height();
    return leastChartHeight(make(std::min<std::size_t>(rows, 2)), style, width, line);
}

} // namespace touchstone::ui
