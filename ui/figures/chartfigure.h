// SPDX-License-Identifier: GPL-3.0-or-later
// ChartFigure: any chart as a figure. BarFigure: lying bars that fold what there is no room for.
#pragma once

#include "ui/charts/barchart.h"
#include "ui/figures/figure.h"

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
    [[nodiscard]] double usualHeight(
        double widthMm) const override; ///< lines are flat on a page: 160 x 60 mm
    [[nodiscard]] bool fits(const FigureStyle& style) const override;
    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] QStringList notes() const override;

private:
    std::function<ChartSpec(bool dark)> m_make;
    std::string m_csv;
};

/// Lying bars, several systems below one another in every row, of which the last may fold others; another
/// chart may stand above.
class BarFigure : public Figure
{
public:
    struct Charts
    {
        std::size_t systems = 1; ///< bars in a row
        /// With so many rows, the rest folded; pure.
        std::function<BarChart(std::size_t most, bool dark)> bars;
        std::function<ChartSpec(bool dark)> above {}; ///< empty: the bars stand alone
    };
    /// `notes`: what is to be known of the numbers beside what the charts say.
    BarFigure(Charts charts, std::string csv, QStringList notes = {});

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
    [[nodiscard]] std::string csv() const override { return m_csv; }
    [[nodiscard]] std::optional<double> naturalHeight(
        double widthMm, const FigureStyle& style) const override;
    [[nodiscard]] bool fits(const FigureStyle& style) const override;
    [[nodiscard]] QStringList texts() const override;
    [[nodiscard]] QStringList notes() const override { return m_notes; }

private:
    /// All heights are in painter units.
    [[nodiscard]] bool showsBars() const { return m_rows > 0 || !m_charts.above; }
    [[nodiscard]] ChartSpec bars(std::size_t most) const { return m_charts.bars(most, false).spec; }
    /// So many of at least one row as find room, and no more than usual where that would crowd them.
    [[nodiscard]] std::size_t fitting(const FigureStyle& style, const QSizeF& size) const;
    /// For the rows of usual data, 20, or ten and a folded one in a column, below `tallest`.
    [[nodiscard]] double barsHeight(const FigureStyle& style, double width, double tallest) const;
    /// What two rows need; nothing: no height is enough.
    [[nodiscard]] std::optional<double> leastBars(const FigureStyle& style, double width) const;
    [[nodiscard]] double wishedAbove(const FigureStyle& style, double width) const;
    /// Where the height is given, the charts share it; the lower one folds what it has no room for.
    [[nodiscard]] double aboveHeight(const FigureStyle& style, const QSizeF& size) const;

    Charts m_charts;
    std::string m_csv;
    QStringList m_notes;
    std::size_t m_rows = m_charts.bars(1, false).rows; ///< in all
};

/// Millimetres of a page of paper that is filled with text: figures choose no greater height by themselves.
inline constexpr double tallestFigureMm = 240;

} // namespace touchstone::ui
