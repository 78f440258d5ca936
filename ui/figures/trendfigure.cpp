// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/trendfigure.h"

#include "ui/charts/trendchart.h"
#include "ui/figures/chartfigure.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TrendFigure)
};

} // namespace

std::vector<analysis::Recipe::Input> trendInputs(
    const analysis::TrendData& data, const support::Progress& progress)
{
    std::vector<analysis::Recipe::Input> inputs;
    for (const auto& file : data.files) {
        if (progress.cancelled()) {
            break;
        }
        inputs.push_back(
            { "Scores", file.name, analysis::inputDigest(file.path, progress).value_or(std::string()) });
    }
    return inputs;
}

std::unique_ptr<Figure> makeTrendFigure(
    std::shared_ptr<const analysis::TrendData> data, const analysis::Trend& trend, QString& reason)
{
    const bool defined = std::any_of(trend.rows.begin(), trend.rows.end(), [](const auto& row) {
        return std::any_of(
            row.cells.begin(), row.cells.end(), [](const auto& cell) { return cell.value.has_value(); });
    });
    if (!defined) {
        reason = Texts::tr("The score is undefined (0/0) in every file.");
        return nullptr;
    }
    auto csv = trendCsv(*data, trend);
    return std::make_unique<ChartFigure>(
        [data = std::move(data), trend](bool dark) { return trendChart(*data, trend, dark).spec; },
        std::move(csv));
}

} // namespace touchstone::ui
