// SPDX-License-Identifier: GPL-3.0-or-later
// Figure: something that can be put into a paper: painted in figure units, with its data and its recipe.
#pragma once

#include "core/curves/confidencecurve.h"
#include "core/curves/noisebins.h"
#include "core/evaluation/records/measureresult.h"
#include "core/project/campaignranking.h"
#include "core/report/trend.h"
#include "ui/text/figurestyle.h"
#include "ui/text/statuspalette.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace touchstone::ui {

/// What figures are made of: every system of a data set on one gold, under one spec; or files of scores.
struct FigureData
{
    /// Of files that `score --json` wrote; no data is open.
    struct Trend
    {
        std::shared_ptr<const analysis::TrendData> data;
        analysis::Trend trend;
    };
    /// Of a project, as far as its runs are scored; no data is open.
    struct Campaign
    {
        analysis::ProjectTables tables;
        std::vector<analysis::CampaignRow> rows;
        analysis::CampaignBy by {}; ///< whose rows the matrix has
    };
    struct System
    {
        QString name; ///< as it is to be printed
        analysis::EvaluationPtr evaluation;
        std::map<std::string, analysis::MeasureResultPtr> measures; ///< by id, as far as the kind needs them
        /// Over all scores, whatever --min-score is; null: of what the evaluation holds.
        std::shared_ptr<const analysis::ConfidenceCurve> curve {};
    };
    std::vector<System> systems; ///< the selected one first
    match::Scheme scheme = match::Scheme::Strict;
    std::optional<std::uint32_t> record; ///< the selected one, of the first system's evaluation
    std::string by = "type"; ///< outcomes: what a bar is of: "type", "document", or a slice of the data
    analysis::NoiseChoice noise {}; ///< of the figure of noise
    std::optional<Trend> trend {}; ///< of the figure of a trend, which has no systems
    std::shared_ptr<const Campaign> campaign {}; ///< of its figures, which have none either
    std::size_t rankedTable = 0; ///< of the figure of a ranking: number among the campaign's tables
    /// Of the system in the gold's place, as it is to be printed (PrintedNames::ofFirst); null: its own.
    std::optional<std::string> goldName {};
    TypeHuesPtr hues {}; ///< of types, where a figure shows them; null: usual names only
};
/// Of the gold and all systems. O(annotations).
[[nodiscard]] std::vector<annotation::TypeCount> typeCounts(const FigureData& data);

class Figure
{
public:
    virtual ~Figure() = default;
    /// Into an area in figure units (FigureStyle::unitsPerPoint), background included unless transparent.
    /// Never outside of it; no clipping (SVG has none), no brush patterns, no pens of width 0.
    virtual void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const = 0;
    /// The numbers, with a header line; C locale, full precision; undefined is empty.
    [[nodiscard]] virtual std::string csv() const = 0;
    /// The height that suits a width, in millimetres, where content decides it; nothing: any.
    [[nodiscard]] virtual std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const;
    /// Where content decides nothing and none is asked for.
    [[nodiscard]] virtual double usualHeight(double widthMm) const { return usualRatio * widthMm; }
    /// Is there room for everything that a reader needs at the style's size: plot, numbers, names?
    [[nodiscard]] virtual bool fits(const FigureStyle& style) const;
    /// Every text that paint() writes, for the check of glyphs.
    [[nodiscard]] virtual QStringList texts() const = 0;
    /// What is to be known of its numbers, in sentences; they stand in its recipe, too.
    [[nodiscard]] virtual QStringList notes() const { return {}; }
    /// Are letters that are colour pictures painted as images (ui/text/figuretext.h)? Else PDF and SVG lose
    /// them.
    [[nodiscard]] virtual bool drawsPictures() const { return false; }

private:
    static constexpr double usualRatio = 0.675;
};

/// Kinds of figures: words of the command line.
struct FigureKind
{
    QString id; ///< "alpha-sweep"
    const char* name; ///< what title() translates
    QStringList measures; ///< that FigureData must bring
    /// Null with the reason where the data has nothing to show.
    std::unique_ptr<Figure> (*make)(const FigureData& data, QString& reason);
    bool ofTrees = false; ///< of data without trees it has nothing to show

    /// In the words that are in force now.
    [[nodiscard]] QString title() const;
};
/// Those of a data set.
[[nodiscard]] const std::vector<FigureKind>& figureKinds();
/// Those of a campaign: FigureData has one.
[[nodiscard]] const std::vector<FigureKind>& campaignFigureKinds();
/// One of all these, or "trend". Null when there is no such kind.
[[nodiscard]] const FigureKind* figureKind(const QString& id);

} // namespace touchstone::ui
