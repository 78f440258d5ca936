// SPDX-License-Identifier: GPL-3.0-or-later
// `figure`: one figure for a paper.
#include "app/cli/files/campaigntables.h"
#include "app/cli/files/trendreport.h"
#include "app/cli/words/figureoptions.h"
#include "app/gui/commands.h"

#include "ui/base/language.h"
#include "ui/figures/figurekinds.h"
#include "ui/figures/figurerecipe.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"

#include "core/evaluation/slices/filtering.h"
#include "core/project/campaignties.h"

#include <QCoreApplication>

namespace touchstone::gui {

namespace {

ui::FigureStyle styleOf(const cli::FigureOptions& options)
{
    ui::FigureStyle style { .widthMm = options.width,
        .heightMm = options.height.value_or(0),
        .fontFamily = ui::toQString(options.font),
        .fontPoints = options.fontSize,
        .linePoints = options.lineWidth,
        .greyscale = options.greyscale,
        .transparent = options.transparent,
        .legend = options.legend == "inside" ? ui::LegendPlace::Inside
            : options.legend == "none"       ? ui::LegendPlace::None
                                             : ui::LegendPlace::Outside,
        .markers = !options.noMarkers,
        .hatches = !options.noHatches,
        .title = options.title,
        .decimals = options.decimals };
    return style;
}

/// The record that --record or --select names, in the evaluation that the first system is shown by.
support::Result<std::optional<std::uint32_t>> chosenRecord(
    const cli::FigureOptions& options, const analysis::Evaluation& evaluation)
{
    if (options.record) {
        if (*options.record > evaluation.records.size()) {
            return cli::invalidOption("--record " + std::to_string(*options.record) + ": there are "
                + std::to_string(evaluation.records.size()) + " records.");
        }
        return std::optional(*options.record - 1);
    }
    if (options.filter.empty()) {
        return std::optional<std::uint32_t>();
    }
    if (const auto known = analysis::checkNames(options.filter, evaluation); !known) {
        return tl::unexpected(known.error());
    }
    const auto found = analysis::filtered(evaluation, std::span(&options.filter, 1));
    if (found.empty()) {
        return support::failure(
            support::ErrorCode::NotFound, "--select keeps no record of the first system.");
    }
    return std::optional(found.front());
}

class FigureCommand : public cli::FigureWords
{
public:
    using FigureWords::FigureWords;

    int prepare() override
    {
        if (!ui::figureFormat(ui::fromPath(options.output))) {
            printError(
                QStringLiteral("error: -o takes a file that ends in .pdf, .svg, .png or .csv, and not “%1”")
                    .arg(ui::fromPath(options.output)));
            return exitUsage;
        }
        prepareWithoutDisplay();
        return exitDone;
    }

    int run() override
    {
        const auto* kind = ui::figureKind(ui::toQString(options.kind));
        if (kind == nullptr) {
            printError(
                QStringLiteral("error: this build has no figure “%1”").arg(ui::toQString(options.kind)));
            return exitUsage;
        }
        ui::useLanguage(ui::toQString(options.language));
        ui::NeutralWords words;
        words.setInForce(options.dataSet.noGold);
        analysis::Findings findings;
        auto read = options.kind == "trend"       ? readTrend(findings)
            : cli::isCampaignFigure(options.kind) ? readCampaign(*kind, findings)
                                                  : readSystems(*kind, findings);
        if (!read) {
            return fail(read.error());
        }
        bool warned = findings.hasWarnings();
        QString reason;
        const auto figure = kind->make(read->data, reason);
        if (!figure) {
            printError(QStringLiteral("error: %1").arg(reason));
            return exitData;
        }
        const auto done = write(*figure, *read, warned);
        return done ? ended(options, warned, findings) : fail(done.error());
    }

private:
    using Inputs = std::vector<analysis::Recipe::Input>;
    /// What is drawn, and what its recipe will say of it.
    struct Read
    {
        ui::FigureData data;
        ui::FigureRequest request;
        QString title;
        std::string signature {};
        std::function<support::Result<Inputs>()> inputs;
    };
    /// Of files of scores: no data is opened.
    support::Result<Read> readTrend(analysis::Findings& findings)
    {
        support::Progress progress;
        auto read = analysis::readTrend(options.trend.paths, options.trend.order, progress);
        if (!read) {
            return tl::unexpected(read.error());
        }
        const auto data = std::make_shared<const analysis::TrendData>(std::move(*read));
        findings.add(data->diagnostics);
        cli::printFindings(findings, options);
        auto trend = cli::askedTrend(options.trend, *data);
        if (!trend) {
            return tl::unexpected(trend.error());
        }
        Read result;
        result.title = QCoreApplication::translate("touchstone::ui::FigureDialog", "Trend of %1")
                           .arg(ui::toQString(trend->score));
        result.request.kind = QStringLiteral("trend");
        result.request.trend
            = { options.trend.paths, options.trend.order, trend->score, options.trend.slice };
        result.data.trend = { data, std::move(*trend) };
        result.inputs = [data]() { return ui::trendInputs(*data, support::Progress()); };
        return result;
    }

    /// Of the runs of a project, each scored as the project says.
    support::Result<Read> readCampaign(const ui::FigureKind& kind, analysis::Findings& findings)
    {
        const cli::AskedTables asked { options.campaign.project, options.campaign.task,
            options.campaign.set };
        support::Progress progress;
        const auto project = analysis::readProject(asked.project);
        if (!project) {
            return tl::unexpected(project.error());
        }
        auto tables = analysis::projectTables(*project, { options.campaign.allowOutside }, progress);
        if (!tables) {
            return tl::unexpected(tables.error());
        }
        const auto sets = cli::askedSets(asked, tables->sets());
        auto shown = std::make_shared<ui::FigureData::Campaign>();
        auto refused = cli::chooseTables(*tables, asked);
        if (!refused) {
            refused
                = cli::chooseMatrixRows(shown->by, *tables, options.campaign.by, options.campaign.project);
        }
        if (refused) {
            return support::Failure(*refused);
        }
        if (options.kind == "ranking" && tables->tables.size() > 1) {
            return cli::invalidOption("figure ranking draws one data set under one task; name it with --set ("
                + cli::listed(tables->sets()) + ") and --task.");
        }
        const auto folder = cli::scoreCacheFolder();
        const analysis::ScoreCache cache(folder);
        analysis::CampaignWork work;
        work.cache = folder.empty() ? nullptr : &cache;
        analysis::InputDigests digests;
        auto rows = analysis::scoreCampaign(*tables, digests, work, progress);
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        if (options.campaign.significance) {
            const auto done = analysis::testCampaign(*tables, *rows, digests, {}, progress);
            if (!done) {
                return tl::unexpected(done.error());
            }
        }
        findings.add(project->findings);
        findings.add(tables->findings);
        shown->tables = std::move(*tables);
        shown->rows = std::move(*rows);
        support::Diagnostics failed;
        for (const QString& fault : ui::campaignFaults(*shown, std::nullopt)) {
            failed.add(
                support::Severity::Warning, "campaign.run", { asked.project, 0, 0 }, fault.toStdString());
        }
        findings.add(failed);
        cli::printFindings(findings, options);
        Read result;
        result.title = kind.title();
        result.request.kind = kind.id;
        result.request.campaign = { asked.project, asked.task, sets, shown->by, options.campaign.allowOutside,
            options.campaign.significance };
        result.data.campaign = shown;
        result.inputs = [campaign = *result.request.campaign, shown]() {
            return ui::campaignInputs(campaign, shown->tables, support::Progress());
        };
        return result;
    }

    support::Result<Read> readSystems(const ui::FigureKind& kind, analysis::Findings& findings)
    {
        for (const auto& measure : kind.measures) {
            options.measures.push_back(measure.toStdString());
        }
        options.byScore = kind.id == QLatin1String("confidence");
        auto systems = scored(options, findings);
        if (!systems) {
            return tl::unexpected(systems.error());
        }
        cli::printFindings(findings, options);
        Read result;
        result.title = kind.title();
        result.data = figureData(options, *systems);
        result.data.hues
            = std::make_shared<annotation::TypeHues>(ui::typeCounts(result.data), options.typeHues);
        result.data.by = options.by;
        result.data.noise.rate = options.noise.rate;
        result.data.noise.found = options.noise.found;
        const auto record = chooseRecord(result.data, systems->front());
        if (!record) {
            return tl::unexpected(record.error());
        }
        result.data.record = *record;
        result.request = request(kind, result.data);
        result.signature
            = analysis::signatureWith(result.request.preset, systems->front().evaluation->signature);
        result.inputs = [this, names = result.request.names, files = result.request.relations]() {
            return analysis::recipeInputs(options.dataSet, files, names, support::Progress());
        };
        return result;
    }

    /// Shows the first system through the list and chooses the record that the options name.
    support::Result<std::optional<std::uint32_t>> chooseRecord(
        ui::FigureData& data, const cli::ScoredSystem& first) const
    {
        auto& shown = data.systems.front().evaluation;
        if (!options.filter.list.empty()) {
            const analysis::RecordList* list = nullptr;
            for (const auto& measure : first.measures) {
                list = list == nullptr ? measure->list(options.filter.list) : list;
            }
            if (list == nullptr) {
                return cli::invalidOption(
                    "--select: no measure has the list \"" + options.filter.list + "\".");
            }
            shown = analysis::throughList(first.evaluation, *list);
        }
        return chosenRecord(options, *shown);
    }

    /// What the figure is made of, for its recipe.
    [[nodiscard]] ui::FigureRequest request(const ui::FigureKind& kind, const ui::FigureData& data) const
    {
        ui::FigureRequest request;
        request.kind = kind.id;
        request.dataSet = options.dataSet;
        request.spec = options.spec;
        request.relations = options.relations;
        request.scheme = options.scheme;
        request.list = options.filter.list;
        request.record = data.record;
        request.by = options.by;
        request.noise = data.noise;
        request.preset = cli::namingPreset(options);
        request.names = options.names;
        request.typeHues = options.typeHues;
        return request;
    }

    /// Settles the style and writes the file; `warned`: whether anything is wrong with the figure.
    support::Result<void> write(const ui::Figure& figure, Read& read, bool& warned) const
    {
        ui::FigureRequest& request = read.request;
        request.style = styleOf(options);
        request.language = options.language;
        request.ownHeight = options.height.has_value();
        request.dpi = options.dpi;
        const auto warnings = ui::figureWarnings(figure, request.style);
        warned = warned || !warnings.isEmpty();
        for (const QString& warning : warnings) {
            if (!options.quiet) {
                printError(QStringLiteral("warning: %1").arg(warning));
            }
        }
        request.style = ui::settledStyle(request.style, figure);
        auto inputs = read.inputs();
        if (!inputs) {
            return tl::unexpected(inputs.error());
        }
        return ui::writeFigure(figure, ui::fromPath(options.output),
            { request.style, request.dpi,
                ui::figureRecipe(request, read.title, read.signature, std::move(*inputs), options.output) });
    }
};

} // namespace

cli::CommandEntry figureCommand(SharedWords words)
{
    return { "figure", "Draw a figure for a paper: PDF, SVG, PNG or its data as CSV",
        [words = std::move(words)] { return std::make_unique<FigureCommand>(words); } };
}

} // namespace touchstone::gui
