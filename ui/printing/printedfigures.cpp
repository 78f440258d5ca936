// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/printedfigures.h"

#include "ui/figures/chartfigure.h"
#include "ui/text/colours.h"

#include <QFontMetricsF>
#include <QPainter>

namespace touchstone::ui {

namespace {

QFont titleFont(const FigureStyle& style)
{
    QFont font = style.font(1.15);
    font.setBold(true);
    return font;
}

/// Those of a dark window would fade on white.
QColor onPaper(QColor colour)
{
    constexpr double least = 3; // WCAG's for shapes
    while (contrast(colour, Qt::white) < least && colour.lightness() > 0) {
        colour = colour.darker(115);
    }
    return colour;
}

} // namespace

std::unique_ptr<Figure> chartOnPaper(ChartSpec spec)
{
    for (ChartLine& line : spec.lines) {
        line.colour = onPaper(line.colour);
    }
    for (ChartBarSet& bars : spec.bars) {
        bars.colour = onPaper(bars.colour);
    }
    return std::make_unique<ChartFigure>([shown = std::move(spec)](bool) { return shown; }, std::string());
}

int PrintedFigures::layOut(const QSizeF& page, const FigureStyle& style)
{
    m_style = style;
    m_titleHeight = QFontMetricsF(titleFont(style)).height() * 1.6;
    m_placed.clear();
    PageFiller filler(page.height() - m_titleHeight);
    for (const auto& figure : m_figures) {
        FigureStyle own = style;
        own.title = m_figures.size() > 1;
        own.widthMm = page.width() / FigureStyle::unitsPerMillimetre;
        own.heightMm
            = std::min(figure->naturalHeight(own.widthMm, own).value_or(figure->usualHeight(own.widthMm)),
                (page.height() - m_titleHeight) / FigureStyle::unitsPerMillimetre);
        const double height = own.heightMm * FigureStyle::unitsPerMillimetre;
        if (filler.place(height)) {
            m_placed.push_back({ filler.page(), filler.top(), own });
        }
        filler.skip(m_titleHeight * 0.5);
    }
    return filler.page() + 1;
}

void PrintedFigures::paint(QPainter& painter, const QRectF& page, int number) const
{
    painter.setFont(titleFont(m_style));
    painter.setPen(m_style.ink());
    painter.drawText(
        QRectF(page.topLeft(), QSizeF(page.width(), m_titleHeight)), Qt::AlignLeft | Qt::AlignTop, m_title);
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Placed& placed = m_placed[i];
        if (placed.page == number) {
            painter.setFont(placed.style.font());
            m_figures[i]->paint(painter,
                { page.left(), page.top() + m_titleHeight + placed.top, page.width(),
                    placed.style.heightMm * FigureStyle::unitsPerMillimetre },
                placed.style);
        }
    }
}

} // namespace touchstone::ui
