// SPDX-License-Identifier: GPL-3.0-or-later
// What makes each kind of figure (figureKinds()): null with the reason where the data has nothing to show.
#pragma once

#include "ui/figures/figure.h"

namespace touchstone::ui {

/// No figure, for a reason.
[[nodiscard]] inline std::unique_ptr<Figure> noFigure(QString& reason, const QString& why)
{
    reason = why;
    return nullptr;
}

/// A score with the style's decimals, as figures write numbers; undefined: –.
[[nodiscard]] QString scoreOnPaper(const std::optional<double>& score, const FigureStyle& style);
/// A score that the data do not tell from the best.
[[nodiscard]] QString markedOnPaper(const QString& score);
/// Lines that say what the signs of a figure mean, broken at a width: their height in figure units, with air
/// above; 0 without lines.
[[nodiscard]] double keyHeight(const QStringList& key, double width, const FigureStyle& style);
/// At the foot of the room, unless they take three quarters of it; the height that is taken.
double paintKey(QPainter& painter, const QRectF& room, const QStringList& key, const FigureStyle& style);
/// Which runs could not be scored, and why, a sentence each; of one table, or of all. At most 20.
[[nodiscard]] QStringList campaignFaults(
    const FigureData::Campaign& campaign, std::optional<std::size_t> table);

/// The matrix of a campaign: systems or teams by data sets, shaded within each column, the best bold; – where
/// nothing was handed in, a cross where it could not be scored. Columns that find no room beside others stand
/// below them. Null without a run.
[[nodiscard]] std::unique_ptr<Figure> makeCampaignFigure(const FigureData& data, QString& reason);
/// The runs of one table by rank: rank, name, a bar and the score. Null where none is scored.
[[nodiscard]] std::unique_ptr<Figure> makeRankingFigure(const FigureData& data, QString& reason);
/// The curves over scores as a figure: precision, recall and F1 of one system, F1 of several.
/// Overall, under the data's scheme; --min-score in force is the guide. Null where no system tells a score.
[[nodiscard]] std::unique_ptr<Figure> makeConfidenceFigure(const FigureData& data, QString& reason);
/// The confusion of types of the first system as a figure.
/// The types with most errors that fit the width, the others sharing a row and a column, so that sums stay
/// true. Null without an annotation.
[[nodiscard]] std::unique_ptr<Figure> makeConfusionFigure(const FigureData& data, QString& reason);
/// The figure "excerpt": one sentence with the annotations of the gold above it and those of each system
/// below, as every paper on named entities draws by hand. Null with the reason when there is nothing to show
/// (no record, no text).
[[nodiscard]] std::unique_ptr<Figure> makeExcerptFigure(const FigureData& data, QString& reason);
/// Noise as a figure: recall by the error rate of the text above, errors by cause and type below.
/// Needs the measure `noisy`. The types with most errors over all systems; those
/// that find no room share a bar of their own, with their sums. Rate, bins and what counts as found are
/// FigureData::noise. Null where nothing has annotations, or no annotation any noise.
[[nodiscard]] std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason);
/// Outcomes by type, document or slice as a figure: of several systems a bar each.
/// All types (documents, values) that find room; else those with most errors, and the sums of the others in a
/// bar of their own. Null without an annotation, or without the slice that is asked for.
[[nodiscard]] std::unique_ptr<Figure> makeOutcomeFigure(const FigureData& data, QString& reason);
/// The alpha sweep as a figure: ETER of every system over alpha, break-even points marked.
/// Needs the measure eter. Null where no system has a curve.
[[nodiscard]] std::unique_ptr<Figure> makeSweepFigure(const FigureData& data, QString& reason);
/// The figure `tree`: gold tree and system tree of the selected record (else of the first that has
/// components), aligned as ETER does, with the costs below. Null with the reason: no trees in the data, no
/// record, or trees that cannot be aligned.
[[nodiscard]] std::unique_ptr<Figure> makeTreeFigure(const FigureData& data, QString& reason);
/// A score over files of scores. Null where no file has a defined score.
[[nodiscard]] std::unique_ptr<Figure> makeTrendFigure(const FigureData& data, QString& reason);

} // namespace touchstone::ui
