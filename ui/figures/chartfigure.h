// SPDX-License-Identifier: GPL-3.0-or-later
// ChartFigure: any chart as a figure.
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/figures/figure.h"

#include <functional>

namespace touchstone::ui {

class ChartFigure : public Figure
{
public:
    /// `make` gives the chart in light or dark colours; pure. `csv`: the numbers, with a header line.
    ChartFigure(std::function<ChartSpec(bool dark)> make, std::string csv);

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
    [[nodiscard]] std::string csv() const override { return m_csv; }
    /// Lying bars need a row each.
    [[nodiscard]] std::optional<double> naturalHeight(
        double widthMm, const FigureStyle& style) const override;
    [[nodiscard]] bool fits(const FigureStyle& style) const override;
    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] QStringList notes() const override;

private:
    std::function<ChartSpec(bool dark)> m_make;
    std::string m_csv;
};

/// Figures of lying bars, several systems below one another in every row, of which the last may fold others.
struct BarRows
{
    std::size_t rows = 0; ///< in all
    std::size_t systems = 1; ///< bars in a row
    std::function<ChartSpec(std::size_t most)> make; ///< with so many rows, the rest folded; pure

    /// So many of at least one row as find room in a size in painter units.
    [[nodiscard]] std::size_t fitting(const FigureStyle& style, const QSizeF& size) const;
    /// Painter units for the rows of usual data, 20, below `tallest`.
    [[nodiscard]] double height(const FigureStyle& style, double width, double tallest) const;
    /// Painter units that two rows need; nothing: no height is enough.
    [[nodiscard]] std::optional<double> least(const FigureStyle& style, double width) const;
};

/// Millimetres of a page of paper that is filled with text: figures choose no greater height by themselves.
inline constexpr double tallestFigureMm = 240;

} // namespace touchstone::ui
