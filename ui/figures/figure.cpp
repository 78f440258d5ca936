// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure.h"

#include "ui/figures/figurekinds.h"

#include "core/support/lookup.h"

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

const std::vector<FigureKind>& campaignFigureKinds()
{
    static const std::vector<FigureKind> kinds {
        { QStringLiteral("campaign"), QT_TRANSLATE_NOOP("FigureKind", "Campaign: systems by data sets"), {},
            makeCampaignFigure },
        { QStringLiteral("ranking"), QT_TRANSLATE_NOOP("FigureKind", "Ranking of one data set"), {},
            makeRankingFigure },
    };
    return kinds;
}

const FigureKind* figureKind(const QString& id)
{
    static const FigureKind trend { QStringLiteral("trend"), QT_TRANSLATE_NOOP("FigureKind", "Trend"), {},
        makeTrendFigure };
    for (const auto* kinds : { &figureKinds(), &campaignFigureKinds() }) {
        if (const auto* const found = support::found(*kinds, id, &FigureKind::id)) {
            return found;
        }
    }
    return id == trend.id ? &trend : nullptr;
}

} // namespace touchstone::ui
