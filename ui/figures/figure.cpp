// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure.h"

#include "ui/figures/figurekinds.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("FigureKind", text); }

} // namespace

std::vector<annotation::TypeCount> typeCounts(const FigureData& data)
{
    const annotation::Layer* gold = nullptr;
    std::vector<const annotation::Layer*> systems;
    for (const FigureData::System& system : data.systems) {
        if (system.evaluation) {
            gold = system.evaluation->givenGold.get();
            systems.push_back(system.evaluation->system.get());
        }
    }
    return annotation::typeCounts(gold, systems);
}

std::optional<double> Figure::naturalHeight(double /*widthMm*/, const FigureStyle& /*style*/) const
{
    return std::nullopt;
}

bool Figure::fits(const FigureStyle& /*style*/) const { return true; }

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> kinds {
        { QStringLiteral("alpha-sweep"), tr("Alpha sweep: ETER of every system over alpha"),
            { QStringLiteral("eter") }, makeSweepFigure },
        { QStringLiteral("outcomes"), tr("Outcomes by type, document or slice"), {}, makeOutcomeFigure },
        { QStringLiteral("confusion"), tr("Confusion of types"), {}, makeConfusionFigure },
        { QStringLiteral("noise"), tr("Noise: recall by error rate, errors by cause"),
            { QStringLiteral("noisy") }, makeNoiseFigure },
        { QStringLiteral("confidence"), tr("Confidence: scores over the confidence threshold"), {},
            makeConfidenceFigure },
        { QStringLiteral("tree"), tr("Trees of gold and system, aligned"), {}, makeTreeFigure },
        { QStringLiteral("excerpt"), tr("Excerpt: one sentence with its annotations"), {},
            makeExcerptFigure },
    };
    return kinds;
}

const FigureKind* figureKind(const QString& id)
{
    static const FigureKind trend { QStringLiteral("trend"), tr("Trend"), {}, makeTrendFigure };
    const auto& kinds = figureKinds();
    const auto found = std::ranges::find(kinds, id, &FigureKind::id);
    return id == trend.id ? &trend : found == kinds.end() ? nullptr : &*found;
}

} // namespace touchstone::ui
