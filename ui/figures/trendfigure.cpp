// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "ui/charts/trendchart.h"
#include "ui/figures/chartfigure.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TrendFigure)
};

} // namespace

std::unique_ptr<Figure> makeTrendFigure(const FigureData& data, QString& reason)
{
    const auto shown = *data.trend;
    const bool defined = std::ranges::any_of(shown.trend.rows, [](const auto& row) {
        return std::ranges::any_of(row.cells, [](const auto& cell) { return cell.value.has_value(); });
    });
    if (!defined) {
        return noFigure(reason, Texts::tr("The score is undefined (0/0) in every file."));
    }
    return std::make_unique<ChartFigure>(
        [shown](bool dark) { return trendChart(*shown.data, shown.trend, dark).spec; },
        analysis::toCsv(analysis::trendTable(*shown.data, shown.trend, true)));
}

} // namespace touchstone::ui
