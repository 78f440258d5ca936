// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figurecommand.h"

#include "core/evaluation/slices/filtering.h"

#include "app/gui/drawing.h"

#include "app/cli/files/trendreport.h"
#include "app/cli/words/presetwords.h"
#include "ui/figures/figurerecipe.h"
#include "ui/figures/trendfigure.h"
#include "ui/session/corestrings.h"

#include <algorithm>

namespace touchstone::gui {

namespace {

ui::FigureStyle styleOf(const cli::FigureOptions& options)
{
    ui::FigureStyle style;
    style.widthMm = options.width;
    style.heightMm = options.height.value_or(0);
    style.fontFamily = ui::toQString(options.font);
    style.fontPoints = options.fontSize;
    style.linePoints = options.lineWidth;
    style.greyscale = options.greyscale;
    style.transparent = options.transparent;
    style.legend = options.legend == "inside" ? ui::LegendPlace::Inside
        : options.legend == "none"            ? ui::LegendPlace::None
                                              : ui::LegendPlace::Outside;
    style.markers = !options.noMarkers;
    style.hatches = !options.noHatches;
    style.title = options.title;
    style.decimals = options.decimals;
    return style;
}

/// The record that --record or --select names, in the evaluation that the first system is shown by.
support::Result<std::optional<std::uint32_t>> chosenRecord(
    const cli::Options& options, const analysis::Evaluation& evaluation)
{
    if (options.figure.record) {
        if (*options.figure.record > evaluation.records.size()) {
            return support::failure(support::ErrorCode::InvalidOption,
                "--record " + std::to_string(*options.figure.record) + ": there are "
                    + std::to_string(evaluation.records.size()) + " records.");
        }
        return std::optional(*options.figure.record - 1);
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

} // namespace

int prepareFigure(const cli::Options& options)
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

/// Of files of scores: no data is opened.
int drawTrend(const cli::Options& options)
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
    const bool warned = findings.hasWarnings();
    const auto trend = cli::askedTrend(options, *data);
    if (!trend) {
        return fail(trend.error());
    }
    QString reason;
    const auto figure = ui::makeTrendFigure(data, *trend, reason);
    if (!figure) {
        printError(QStringLiteral("error: %1").arg(reason));
        return exitData;
    }
    auto style = styleOf(options.figure);
    const auto warnings = ui::figureWarnings(*figure, style);
    if (!options.quiet) {
        for (const QString& warning : warnings) {
            printError(QStringLiteral("warning: %1").arg(warning));
        }
    }
    style = ui::settledStyle(style, *figure);
    ui::FigureRequest request;
    request.kind = QStringLiteral("trend");
    request.trend = { options.trend.paths, options.trend.order, trend->score, options.trend.slice };
    request.style = style;
    request.ownHeight = options.figure.height.has_value();
    request.dpi = options.figure.dpi;
    auto recipe = ui::figureRecipe(request, QStringLiteral("Trend of ") + ui::toQString(trend->score), {},
        ui::trendInputs(*data, progress), options.output);
    if (const auto done = ui::writeFigure(
            *figure, ui::fromPath(options.output), { style, options.figure.dpi, std::move(recipe) });
        !done) {
        return fail(done.error());
    }
    if ((warned || !warnings.isEmpty()) && options.strict) {
        printError(QStringLiteral("error: there were warnings, and --strict makes them fail"));
        return exitData;
    }
    return exitDone;
}

int drawFigure(cli::Options options)
{
    if (options.figure.kind == "trend") {
        return drawTrend(options);
    }
    const auto* kind = ui::figureKind(ui::toQString(options.figure.kind));
    if (kind == nullptr) {
        printError(
            QStringLiteral("error: this build has no figure “%1”").arg(ui::toQString(options.figure.kind)));
        return exitUsage;
    }
    options.measures.clear();
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
    auto& first = data.systems.front();
    if (!options.filter.list.empty()) {
        const auto& own = systems->front();
        const analysis::RecordList* list = nullptr;
        for (const auto& measure : own.measures) {
            list = list == nullptr ? measure->list(options.filter.list) : list;
        }
        if (list == nullptr) {
            return fail({ support::ErrorCode::InvalidOption,
                "--select: no measure has the list \"" + options.filter.list + "\".", {} });
        }
        first.evaluation = analysis::throughList(own.evaluation, *list);
    }
    const auto record = chosenRecord(options, *first.evaluation);
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
    ui::FigureRequest request;
    request.kind = kind->id;
    request.dataSet = options.dataSet;
    request.spec = options.spec;
    request.relations = options.relations;
    request.scheme = options.scheme;
    request.list = options.filter.list;
    request.record = *record;
    request.by = options.figure.by;
    request.noise = data.noise;
    request.preset = cli::namingPreset(options);
    request.names = options.figure.names;
    request.style = styleOf(options.figure);
    request.ownHeight = options.figure.height.has_value();
    request.dpi = options.figure.dpi;
    const auto warnings = ui::figureWarnings(*figure, request.style);
    warned = warned || !warnings.isEmpty();
    if (!options.quiet) {
        for (const QString& warning : warnings) {
            printError(QStringLiteral("warning: %1").arg(warning));
        }
    }
    request.style = ui::settledStyle(request.style, *figure);
    auto inputs
        = analysis::recipeInputs(options.dataSet, request.relations, request.names, support::Progress());
    if (!inputs) {
        return fail(inputs.error());
    }
    ui::FigureExport how { request.style, request.dpi, {} };
    how.recipe = ui::figureRecipe(request, kind->title,
        analysis::signatureWith(request.preset, systems->front().evaluation->signature), std::move(*inputs),
        options.output);
    if (const auto done = ui::writeFigure(*figure, ui::fromPath(options.output), how); !done) {
        return fail(done.error());
    }
    if (warned && options.strict) {
        printError(QStringLiteral("error: there were warnings, and --strict makes them fail"));
        return exitData;
    }
    return findings.refused().empty() ? exitDone : exitData;
}

} // namespace touchstone::gui
