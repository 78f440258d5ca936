// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpaper.h"

#include "ui/text/statuspalette.h"

#include <QFontInfo>
#include <QPalette>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

ChartPaper ChartPaper::of(const FigureStyle& style)
{
    ChartPaper paper;
    paper.style = style;
    paper.point = FigureStyle::unitsPerPoint;
    paper.line = std::max(0.1, style.linePoints) * paper.point;
    paper.font = style.font();
    paper.ink = style.ink();
    paper.paper = style.paper();
    paper.faint = mixed(paper.ink, paper.paper, 0.25);
    paper.highlight = paper.ink;
    paper.locale = QLocale::c();
    return paper;
}

ChartPaper ChartPaper::of(const QWidget& widget)
{
    const QPalette& palette = widget.palette();
    ChartPaper paper;
    paper.style.dark = StatusPalette::forPalette(palette).dark();
    paper.style.title = true;
    paper.point = std::max(0.5, widget.logicalDpiY() / 72.0);
    paper.line = 1.2 * paper.point;
    paper.font = widget.font();
    paper.font.setPixelSize(std::max(6, QFontInfo(widget.font()).pixelSize()));
    paper.ink = palette.color(QPalette::Text);
    paper.paper = palette.color(QPalette::Base);
    paper.faint = mixed(paper.ink, paper.paper, 0.25);
    paper.highlight = palette.color(QPalette::Highlight);
    paper.locale = widget.locale();
    return paper;
}

QColor ChartPaper::readableOn(const QColor& fill) const
{
    // Relative luminance (WCAG 2): above 0.179 black has the higher contrast.
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const double luminance
        = 0.2126 * linear(fill.redF()) + 0.7152 * linear(fill.greenF()) + 0.0722 * linear(fill.blueF());
    return luminance > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace touchstone::ui
