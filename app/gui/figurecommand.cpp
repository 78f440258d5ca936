// SPDX-License-Identifier: GPL-3.0-or-later
// `figure`: one figure for a paper.
#include "app/cli/files/trendreport.h"
#include "app/cli/words/figureoptions.h"
#include "app/gui/commands.h"
#include "app/gui/drawing.h"

#include "ui/figures/figurerecipe.h"
#include "ui/figures/trendfigure.h"
#include "ui/session/corestrings.h"

#include "core/evaluation/slices/filtering.h"

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
            return support::failure(support::ErrorCode::InvalidOption,
                "--record " + std::to_string(*options.record) + ": there are "
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

    int prepare() override;
    int run() override { return options.kind == "trend" ? drawTrend() : drawData(); }

private:
    int drawTrend();
    int drawData();
    /// Shows the first system through the list and chooses the record that the options name.
    support::Result<std::optional<std::uint32_t>> chooseRecord(
        ui::FigureData& data, const cli::ScoredSystem& first) const;
    /// What the figure is made of, for its recipe.
    [[nodiscard]] ui::FigureRequest request(const ui::FigureKind& kind, const ui::FigureData& data) const;
    /// Settles the style and writes the file; `warned`: whether anything is wrong with the figure.
    support::Result<void> write(const ui::Figure& figure, ui::FigureRequest& request, bool& warned,
        const std::function<support::Result<analysis::Recipe>()>& recipe) const;
};

int FigureCommand::prepare()
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

support::Result<void> FigureCommand::write(const ui::Figure& figure, ui::FigureRequest& request, bool& warned,
    const std::function<support::Result<analysis::Recipe>()>& recipe) const
{
    request.style = styleOf(options);
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
    auto made = recipe();
    if (!made) {
        return tl::unexpected(made.error());
    }
    return ui::writeFigure(
        figure, ui::fromPath(options.output), { request.style, request.dpi, std::move(*made) });
}

/// Of files of scores: no data is opened.
int FigureCommand::drawTrend()
{
    support::Progress progress;
    auto read = analysis::readTrend(options.trend.paths, options.trend.order, progress);
    if (!read) {
        return fail(read.error());
    }
    const auto data = std::make_shared<const analysis::TrendData>(std::move(*read));
    analysis::Findings findings;
    findings.add(data->diagnostics);
    cli::printFindings(findings, options);
    bool warned = findings.hasWarnings();
    const auto trend = cli::askedTrend(options.trend, *data);
    if (!trend) {
        return fail(trend.error());
    }
    QString reason;
    const auto figure = ui::makeTrendFigure(data, *trend, reason);
    if (!figure) {
        printError(QStringLiteral("error: %1").arg(reason));
        return exitData;
    }
    ui::FigureRequest request;
    request.kind = QStringLiteral("trend");
    request.trend = { options.trend.paths, options.trend.order, trend->score, options.trend.slice };
    const auto done = write(*figure, request, warned, [&]() -> support::Result<analysis::Recipe> {
        return ui::figureRecipe(request, QStringLiteral("Trend of ") + ui::toQString(trend->score), {},
            ui::trendInputs(*data, progress), options.output);
    });
    return done ? ended(options, warned, findings) : fail(done.error());
}

support::Result<std::optional<std::uint32_t>> FigureCommand::chooseRecord(
    ui::FigureData& data, const cli::ScoredSystem& first) const
{
    auto& shown = data.systems.front().evaluation;
    if (!options.filter.list.empty()) {
        const analysis::RecordList* list = nullptr;
        for (const auto& measure : first.measures) {
            list = list == nullptr ? measure->list(options.filter.list) : list;
        }
        if (list == nullptr) {
            return support::failure(support::ErrorCode::InvalidOption,
                "--select: no measure has the list \"" + options.filter.list + "\".");
        }
        shown = analysis::throughList(first.evaluation, *list);
    }
    return chosenRecord(options, *shown);
}

ui::FigureRequest FigureCommand::request(const ui::FigureKind& kind, const ui::FigureData& data) const
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
    return request;
}

int FigureCommand::drawData()
{
    const auto* kind = ui::figureKind(ui::toQString(options.kind));
    if (kind == nullptr) {
        printError(QStringLiteral("error: this build has no figure “%1”").arg(ui::toQString(options.kind)));
        return exitUsage;
    }
    for (const auto& measure : kind->measures) {
        options.measures.push_back(measure.toStdString());
    }
    options.byScore = kind->id == QLatin1String("confidence");
    analysis::Findings findings;
    auto systems = scored(options, findings);
    if (!systems) {
        return fail(systems.error());
    }
    cli::printFindings(findings, options);
    bool warned = findings.hasWarnings();
    auto data = figureData(options, *systems);
    data.by = options.by;
    data.noise.rate = options.noise.rate;
    data.noise.found = options.noise.found;
    const auto record = chooseRecord(data, systems->front());
    if (!record) {
        return fail(record.error());
    }
    data.record = *record;
    QString reason;
    const auto figure = kind->make(data, reason);
    if (!figure) {
        printError(QStringLiteral("error: %1").arg(reason));
        return exitData;
    }
    auto made = request(*kind, data);
    const auto done = write(*figure, made, warned, [&]() -> support::Result<analysis::Recipe> {
        auto inputs
            = analysis::recipeInputs(options.dataSet, made.relations, made.names, support::Progress());
        if (!inputs) {
            return tl::unexpected(inputs.error());
        }
        return ui::figureRecipe(made, kind->title,
            analysis::signatureWith(made.preset, systems->front().evaluation->signature), std::move(*inputs),
            options.output);
    });
    return done ? ended(options, warned, findings) : fail(done.error());
}

} // namespace

cli::CommandEntry figureCommand(SharedWords words)
{
    return { "figure", "Draw a figure for a paper: PDF, SVG, PNG or its data as CSV",
        [words = std::move(words)] { return std::make_unique<FigureCommand>(words); } };
}

} // namespace touchstone::gui
