// SPDX-License-Identifier: GPL-3.0-or-later
// PrintedFigures: charts and trees on paper, as wide as the page, drawn and not copied from the screen.
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/figures/figure.h"
#include "ui/printing/printedmatter.h"

namespace touchstone::ui {

/// A chart as a panel shows it, in colours that are seen on paper.
[[nodiscard]] std::unique_ptr<Figure> chartOnPaper(ChartSpec spec);

class PrintedFigures : public PrintedMatter
{
public:
    PrintedFigures(QString title, std::vector<std::unique_ptr<Figure>> figures)
        : m_title(std::move(title))
        , m_figures(std::move(figures))
    {
    }

    int layOut(const QSizeF& page, const FigureStyle& style) override;
    void paint(QPainter& painter, const QRectF& page, int number) const override;
    [[nodiscard]] QString leftOut() const override { return {}; }

private:
    struct Placed
    {
        int page = 0;
        double top = 0;
        FigureStyle style;
    };

    QString m_title;
    std::vector<std::unique_ptr<Figure>> m_figures;
    FigureStyle m_style;
    double m_titleHeight = 0;
    std::vector<Placed> m_placed;
};

} // namespace touchstone::ui
