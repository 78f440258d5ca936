// SPDX-License-Identifier: GPL-3.0-or-later
// How a figure can be made again: the command, and the recipe that the file carries.
#pragma once

#include "ui/figures/figureexport.h"

#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"
#include "core/report/recipe.h"
#include "core/report/trend.h"

namespace touchstone::ui {

/// Everything that decides what is drawn, beside the files' contents.
struct FigureRequest
{
    /// Of the kind "trend": files of scores in place of data and settings.
    struct Trend
    {
        std::vector<std::string> paths; ///< as they were named, folders too
        analysis::TrendOrder order = analysis::TrendOrder::Given;
        std::string score;
        std::string slice; ///< as --lines takes it; empty: a line per system
    };
    /// Of campaignFigureKinds(): a project in place of data and settings.
    struct Campaign
    {
        std::string project {}; ///< its path; empty: it stands in no file, so that there is no command
        std::string task {}; ///< that alone; empty: all
        std::vector<std::string> sets {}; ///< these alone; empty: all
        analysis::CampaignBy by {}; ///< of the matrix
        bool allowOutside = false;
        bool tested = false; ///< with ≈ where the data do not tell a run from the best (--significance)
    };
    QString kind; ///< id of a FigureKind, or "trend"
    analysis::DataSetSpec dataSet;
    analysis::EvaluationSpec spec;
    analysis::RelationSources relations;
    match::Scheme scheme = match::Scheme::Strict;
    /// The measure's list through which the first system is shown; empty: its own records.
    std::string list {};
    std::optional<std::uint32_t> record; ///< number among these
    std::string by = "type"; ///< as FigureData::by
    analysis::NoiseChoice noise {}; ///< as FigureData::noise; its bounds are those of `spec`
    const analysis::Preset* preset = nullptr; ///< in force: the command names it in place of its settings
    analysis::PrintedNames names;
    FigureStyle style;
    bool ownHeight = false; ///< the height was chosen, not taken from the content
    double dpi = 300;
    std::string language = "en"; ///< of its words: the window's
    std::optional<Trend> trend {};
    std::optional<Campaign> campaign {};
    /// Of the tree: hues of types that the data alone do not give.
    std::vector<annotation::TypeHue> typeHues {};
};

/// A trend that is drawn, and how it was asked for.
struct ShownTrend
{
    FigureData::Trend shown;
    FigureRequest::Trend asked;
};
/// Likewise of a campaign: all that is shown of it; each kind takes of `asked` what it can be asked.
struct ShownCampaign
{
    std::shared_ptr<const FigureData::Campaign> shown;
    FigureRequest::Campaign asked;
};
/// The project, then the gold and the runs of each table that is asked for, each file once. Stops early when
/// cancelled.
/// O(bytes): not for a GUI thread.
[[nodiscard]] std::vector<analysis::Recipe::Input> campaignInputs(const FigureRequest::Campaign& asked,
    const analysis::ProjectTables& tables, const support::Progress& progress);
/// Its files for the recipe, with their digests; of one that cannot be read any more none. Stops early when
/// cancelled. O(bytes): not for a GUI thread.
[[nodiscard]] std::vector<analysis::Recipe::Input> trendInputs(
    const analysis::TrendData& data, const support::Progress& progress);

/// {"touchstone", "figure", "excerpt", "--gold", …}; only what is not the default. Empty: there is no
/// command.
[[nodiscard]] std::vector<std::string> figureCommand(
    const FigureRequest& request, const std::string& output, analysis::PathForm paths);

/// Title, settings, command (file names without folders) and signature; anonymised requests tell no command.
[[nodiscard]] analysis::Recipe figureRecipe(const FigureRequest& request, const QString& title,
    const std::string& signature, std::vector<analysis::Recipe::Input> inputs, const std::string& output);

} // namespace touchstone::ui
