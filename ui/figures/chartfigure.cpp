// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/chartfigure.h"

#include "ui/charts/chartpanel.h"

#include <QFontMetricsF>

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

QStringList ChartFigure::texts() const
{
    const ChartSpec spec = m_make(false);
    QStringList texts { spec.title, spec.x.title, spec.y.title, spec.guideName };
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

} // namespace touchstone::ui
