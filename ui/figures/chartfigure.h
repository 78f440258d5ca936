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
    [[nodiscard]] QStringList texts() const override;

private:
    std::function<ChartSpec(bool dark)> m_make;
    std::string m_csv;
};

} // namespace touchstone::ui
