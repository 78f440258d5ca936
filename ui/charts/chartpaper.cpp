// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpaper.h"

#include "ui/text/colours.h"
#include "ui/text/statuspalette.h"

#include <QFontInfo>
#include <QPalette>
#include <QWidget>

namespace touchstone::ui {

ChartPaper ChartPaper::of(const FigureStyle& style)
{
    return { .style = style,
        .point = FigureStyle::unitsPerPoint,
        .line = std::max(0.1, style.linePoints) * FigureStyle::unitsPerPoint,
        .font = style.font(),
        .ink = style.ink(),
        .faint = mixed(style.ink(), style.paper(), 0.25),
        .paper = style.paper(),
        .highlight = style.ink(),
        .locale = QLocale::c() };
}

ChartPaper ChartPaper::of(const QWidget& widget)
{
    const QPalette& palette = widget.palette();
    ChartPaper paper;
    paper.style.dark = StatusPalette::forPalette(palette).dark();
    constexpr int linesWithTitle = 14; // a lower chart needs them itself
    paper.style.title = widget.height() >= linesWithTitle * widget.fontMetrics().height();
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

} // namespace touchstone::ui
