// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose cells are filled by how much they weigh, as a figure.
#pragma once

#include "ui/text/figurestyle.h"

#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace touchstone::ui {

struct HeatMap
{
    struct Cell
    {
        QString text;
        std::optional<double> heat; ///< 0..1; nothing: not filled
        bool neutral = false; ///< the heat is not an error's
        bool faint = false; ///< a zero: in half-strong letters
        bool bold = false;
        bool crossed = false; ///< paintCross in place of the text
    };
    QString title;
    QString rowTitle, columnTitle; ///< what rows and columns are
    QStringList rows, columns;
    std::vector<Cell> cells; ///< row by row
    /// Names are to be whole: those of rows have 60 % of the width before they are cut, those of columns what
    /// height they need; else a third of the width.
    bool wholeNames = false;
    qsizetype blank = 0; ///< room for so many further columns stays free at the right

    [[nodiscard]] const Cell& at(qsizetype row, qsizetype column) const
    {
        return cells[static_cast<std::size_t>(row * columns.size() + column)];
    }
};

/// Row names left, column names above (upright where lying ones do not fit), names over their share of the
/// width cut in the middle; letters of cells shrink to fit, never cut. Stays inside of the area; an empty map
/// paints nothing.
void paintHeatMap(QPainter& painter, const QRectF& area, const HeatMap& map, const FigureStyle& style);
/// What stands in a cell that holds no number for a reason: a cross of lines, since fonts need not have one.
void paintCross(QPainter& painter, const QRectF& box, const QColor& colour, const FigureStyle& style);
/// The height in figure units that the map wants at a width.
[[nodiscard]] double heatMapHeight(const HeatMap& map, double width, const FigureStyle& style);
/// How many columns of numbers with so many characters fit beside row names into a width.
[[nodiscard]] std::size_t heatMapColumns(const HeatMap& map, double width, const FigureStyle& style);
/// Are all numbers of their full size, and names whole that are to be?
[[nodiscard]] bool heatMapFits(const HeatMap& map, const QSizeF& size, const FigureStyle& style);

} // namespace touchstone::ui
