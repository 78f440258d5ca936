// SPDX-License-Identifier: GPL-3.0-or-later
// ChartPaper: what a chart is drawn with: font, widths in painter units, colours. Made from a figure's style
// or from a widget, so that screen and paper share every line of drawing.
#pragma once

#include "ui/text/figurestyle.h"

#include <QFontMetricsF>
#include <QLocale>

class QWidget;

namespace touchstone::ui {

struct ChartPaper
{
    FigureStyle style; ///< choices: greyscale, legend, markers, hatches, title
    double point = 1; ///< painter units per typographic point
    double line = 1; ///< width of data lines, in painter units; never 0
    QFont font; ///< by pixel size, in painter units
    QColor ink;
    QColor faint; ///< grid, lines switched off
    QColor paper;
    QColor highlight; ///< focus ring
    QLocale locale; ///< of numbers: C on paper

    [[nodiscard]] static ChartPaper of(const FigureStyle& style);
    /// Colours and font of the widget; its points by its logical resolution.
    [[nodiscard]] static ChartPaper of(const QWidget& widget);

    [[nodiscard]] QColor shown(const QColor& colour) const { return style.shown(colour); }
    [[nodiscard]] QFontMetricsF metrics() const { return QFontMetricsF(font); }
    [[nodiscard]] double markerSize() const { return 5.5 * point; }
};

} // namespace touchstone::ui
