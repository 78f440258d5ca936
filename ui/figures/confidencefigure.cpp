// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/output/table.h"
#include "core/report/tables/scoretable.h"
#include "ui/charts/confidencechart.h"
#include "ui/figures/chartfigure.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <iterator>
#include <numeric>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ConfidenceFigure)
};

/// Every score of every system, overall and by type, all schemes.
std::string csvOf(const ConfidenceData& data)
{
    analysis::Table all;
    for (const auto& system : data.systems) {
        std::vector<std::size_t> thresholds(system.curve->thresholds.size());
        std::iota(thresholds.begin(), thresholds.end(), std::size_t { 0 });
        auto table = analysis::longThresholds(*system.curve, toUtf8(system.name), thresholds, false);
        all.columns = std::move(table.columns);
        std::move(table.rows.begin(), table.rows.end(), std::back_inserter(all.rows));
    }
    return analysis::toCsv(all);
}

} // namespace

std::unique_ptr<Figure> makeConfidenceFigure(const FigureData& data, QString& reason)
{
    auto curves = std::make_shared<ConfidenceData>();
    ConfidenceOptions options;
    options.scheme = data.scheme;
    for (const FigureData::System& system : data.systems) {
        auto curve = system.curve;
        if (!curve && system.evaluation) {
            support::Progress progress;
            auto made = analysis::confidenceCurve(*system.evaluation, progress);
            if (!made) {
                return noFigure(reason, errorText(made.error()));
            }
            curve = std::make_shared<const analysis::ConfidenceCurve>(std::move(*made));
        }
        if (system.evaluation && system.evaluation->spec.minScore) {
            options.guide = system.evaluation->spec.minScore;
        }
        if (curve && !curve->thresholds.empty()) {
            curves->systems.push_back({ static_cast<int>(curves->systems.size()), system.name, curve });
        }
    }
    if (curves->systems.empty()) {
        return noFigure(reason,
            Texts::tr("No system gives confidence scores. Scores stand in the key \"score\" of JSONL and "
                      "in the column score of tables, for example."));
    }
    options.scores = curves->systems.size() > 1 ? ConfidenceScores::F1 : ConfidenceScores::All;
    return std::make_unique<ChartFigure>(
        [curves, options](bool dark) {
            auto drawn = options;
            drawn.ground = dark;
            return confidenceChart(*curves, drawn).spec;
        },
        csvOf(*curves));
}

} // namespace touchstone::ui
