// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure.h"

#include "ui/figures/figurekinds.h"

#include <QCoreApplication>

namespace touchstone::ui {

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

QString FigureKind::title() const { return QCoreApplication::translate("FigureKind", name); }

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> kinds {
        { QStringLiteral("alpha-sweep"),
            QT_TRANSLATE_NOOP("FigureKind", "Alpha sweep: ETER of every system over alpha"),
            { QStringLiteral("eter") }, makeSweepFigure, true },
        { QStringLiteral("outcomes"), QT_TRANSLATE_NOOP("FigureKind", "Outcomes by type, document or slice"),
            {}, makeOutcomeFigure },
        { QStringLiteral("confusion"), QT_TRANSLATE_NOOP("FigureKind", "Confusion of types"), {},
            makeConfusionFigure },
        { QStringLiteral("noise"),
            QT_TRANSLATE_NOOP("FigureKind", "Noise: recall by error rate, errors by cause"),
            { QStringLiteral("noisy") }, makeNoiseFigure },
        { QStringLiteral("confidence"),
            QT_TRANSLATE_NOOP("FigureKind", "Confidence: scores over the confidence threshold"), {},
            makeConfidenceFigure },
        { QStringLiteral("tree"), QT_TRANSLATE_NOOP("FigureKind", "Trees of gold and system, aligned"), {},
            makeTreeFigure },
        { QStringLiteral("excerpt"),
            QT_TRANSLATE_NOOP("FigureKind", "Excerpt: one sentence with its annotations"), {},
            makeExcerptFigure },
    };
    return kinds;
}

const FigureKind* figureKind(const QString& id)
{
    static const FigureKind trend { QStringLiteral("trend"), QT_TRANSLATE_NOOP("FigureKind", "Trend"), {},
        makeTrendFigure };
    const auto& kinds = figureKinds();
    const auto found = std::ranges::find(kinds, id, &FigureKind::id);
    return id == trend.id ? &trend : found == kinds.end() ? nullptr : &*found;
}

} // namespace touchstone::ui
