// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/reportcommand.h"

#include "app/gui/drawing.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include "core/analysis/commandline.h"
#include "core/analysis/htmlreport.h"
#include "core/analysis/project.h"

#include <algorithm>
#include <filesystem>

namespace touchstone::gui {

namespace {

/// Figures that show the corpus's own words.
bool showsText(const QString& kind)
{
    return kind == QLatin1String("excerpt") || kind == QLatin1String("tree");
}

/// The <svg> element alone, with ids and titles of its own left out.
std::string element(const QByteArray& svg)
{
    const auto from = svg.indexOf("<svg");
    return from < 0 ? std::string() : svg.mid(from).toStdString();
}

std::vector<analysis::ReportFigure> reportFigures(const cli::Options& options, const ui::FigureData& data)
{
    std::vector<analysis::ReportFigure> figures;
    for (const auto& kind : ui::figureKinds()) {
        if (options.report.noText && showsText(kind.id)) {
            continue;
        }
        QString reason;
        const auto figure = kind.make(data, reason);
        if (!figure) {
            figures.push_back({ kind.title.toStdString(), {}, reason.toStdString() });
            continue;
        }
        ui::FigureExport how;
        how.style.widthMm = 160;
        how.style.heightMm = 0;
        how.style.fontPoints = 9;
        how.style = ui::settledStyle(how.style, *figure);
        how.recipe.title = kind.title.toStdString();
        const auto svg = ui::figureBytes(*figure, ui::FigureFormat::Svg, how);
        figures.push_back({ kind.title.toStdString(), svg ? element(*svg) : std::string(),
            svg ? std::string() : svg.error().text });
    }
    return figures;
}

analysis::Recipe recipeOf(const cli::Options& options, const std::vector<cli::ScoredSystem>& systems)
{
    analysis::Recipe recipe;
    recipe.title = "Evaluation of " + analysis::dataSetName(options.dataSet);
    const auto& names = options.figure.names;
    recipe.inputs = analysis::recipeInputs(options.dataSet, names, support::Progress())
                        .value_or(std::vector<analysis::Recipe::Input>());
    recipe.signature = systems.front().evaluation->signature;
    recipe.settings = { { "Scheme", std::string(match::schemeName(options.scheme)) },
        { "Text", options.report.noText ? "left out" : "included" } };
    if (!names.anonymous) {
        std::vector<std::string> words { "touchstone", "report" };
        const auto append = [&words](const std::vector<std::string>& more) {
            words.insert(words.end(), more.begin(), more.end());
        };
        append(analysis::dataArguments(options.dataSet, analysis::PathForm::FileName));
        append(analysis::settingArguments(options.spec, options.relations));
        append({ "--scheme", std::string(match::schemeName(options.scheme)), "--measure" });
        std::string measures;
        for (const auto& measure : options.measures) {
            measures += (measures.empty() ? "" : ",") + measure;
        }
        append({ measures });
        if (options.report.noText) {
            append({ "--no-text" });
        }
        append({ "-o", std::filesystem::path(options.output).filename().string() });
        recipe.command = analysis::shellLine(words);
    }
    return recipe;
}

} // namespace

int writeReport(cli::Options options)
{
    const auto tables = options.measures;
    for (const auto& kind : ui::figureKinds()) {
        for (const auto& measure : kind.measures) {
            const auto id = measure.toStdString();
            if (std::find(options.measures.begin(), options.measures.end(), id) == options.measures.end()) {
                options.measures.push_back(id);
            }
        }
    }
    support::Diagnostics findings;
    const auto systems = scored(options, findings);
    if (!systems) {
        return fail(systems.error());
    }
    const bool warned = printFindings(findings, options.quiet);
    const auto figures = reportFigures(options, figureData(options, *systems));
    options.measures = tables;

    std::vector<analysis::ReportSystem> shown;
    for (std::size_t i = 0; i < systems->size(); ++i) {
        const auto& system = (*systems)[i];
        analysis::ReportSystem one { options.figure.names.of(i, system.name), system.evaluation, {} };
        for (const auto& measure : system.measures) {
            if (std::find(tables.begin(), tables.end(), measure->measure) != tables.end()) {
                one.measures.push_back(measure);
            }
        }
        shown.push_back(std::move(one));
    }
    analysis::ReportOptions how;
    how.scheme = options.scheme;
    how.noText = options.report.noText;
    how.recordsPerNumber = static_cast<std::size_t>(options.report.errors);
    how.recipe = recipeOf(options, *systems);
    const auto html = analysis::htmlReport(shown, figures, how, support::Progress());
    if (!html) {
        return fail(html.error());
    }
    if (const auto done = ui::writeWhole(ui::fromPath(options.output), QByteArray::fromStdString(*html));
        !done) {
        return fail(done.error());
    }
    if (warned && options.strict) {
        printError(QStringLiteral("error: there were warnings, and --strict makes them fail"));
        return exitData;
    }
    return exitDone;
}

} // namespace touchstone::gui
