// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/reportcommand.h"

#include "app/cli/words/presetwords.h"
#include "app/gui/drawing.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include "core/evaluation/dataset/project.h"
#include "core/io/bytes/atomicfile.h"
#include "core/report/commandline.h"
#include "core/report/htmlreport.h"

#include <QFileInfo>

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
    recipe.inputs = analysis::recipeInputs(options.dataSet, options.relations, names, support::Progress())
                        .value_or(std::vector<analysis::Recipe::Input>());
    const auto* const preset = cli::namingPreset(options);
    recipe.signature = analysis::signatureWith(preset, systems.front().evaluation->signature);
    recipe.settings = { { "Scheme", std::string(match::schemeName(options.scheme)) },
        { "Text", options.report.noText ? "left out" : "included" } };
    if (!names.anonymous) {
        std::vector<std::string> words { "touchstone", "report" };
        const auto append = [&words](const std::vector<std::string>& more) {
            words.insert(words.end(), more.begin(), more.end());
        };
        append(analysis::dataArguments(options.dataSet, analysis::PathForm::FileName));
        append(analysis::settingArguments(
            options.spec, options.relations, preset, analysis::PathForm::FileName));
        if (options.schemeAsked || preset == nullptr) {
            append({ "--scheme", std::string(match::schemeName(options.scheme)) });
        }
        append({ "--measure" });
        std::string measures;
        for (const auto& measure : options.measures) {
            measures += (measures.empty() ? "" : ",") + measure;
        }
        append({ measures });
        if (options.report.noText) {
            append({ "--no-text" });
        }
        const cli::ReportOptions usual;
        if (options.report.errors != usual.errors) {
            append({ "--errors", std::to_string(options.report.errors) });
        }
        if (options.report.listLimit != usual.listLimit) {
            append({ "--list-limit", std::to_string(options.report.listLimit) });
        }
        for (const auto& [from, to] : names.renamed) {
            append({ "--rename", from + "=" + to });
        }
        append({ "-o", std::filesystem::path(options.output).filename().string() });
        recipe.command = analysis::shellLine(words);
    }
    return recipe;
}

} // namespace

int prepareReport(const cli::Options& options)
{
    const auto ending = QFileInfo(ui::fromPath(options.output)).suffix().toLower();
    if (ending != QLatin1String("html") && ending != QLatin1String("htm")) {
        printError(QStringLiteral("error: -o takes a file that ends in .html, and not “%1”")
                       .arg(ui::fromPath(options.output)));
        return exitUsage;
    }
    prepareWithoutDisplay();
    return exitDone;
}

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
    analysis::Findings findings;
    const auto systems = scored(options, findings);
    if (!systems) {
        return fail(systems.error());
    }
    findings.add(cli::settingFindings(options));
    cli::printFindings(findings, options);
    const bool warned = findings.hasWarnings();
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
    how.schemes = cli::printedSchemes(options, systems->front().evaluation->gold->column);
    how.preset = cli::namingPreset(options);
    how.noText = options.report.noText;
    how.recordsPerNumber = static_cast<std::size_t>(options.report.errors);
    constexpr std::size_t megabyte = 1'000'000;
    how.mostBytes = static_cast<std::size_t>(options.report.listLimit) * megabyte;
    how.mostRows = std::max(how.mostRows, how.recordsPerNumber);
    how.recipe = recipeOf(options, *systems);
    auto file = io::AtomicFile::open(options.output);
    if (!file) {
        return fail(file.error());
    }
    const auto written = analysis::htmlReport(
        shown, figures, how, [&file](std::string_view text) { return file->write(text); },
        support::Progress());
    if (!written) {
        return fail(written.error());
    }
    if (const auto done = file->commit(); !done) {
        return fail(done.error());
    }
    const bool unlisted = *written > 0;
    if (unlisted && !options.quiet) {
        printError(QStringLiteral("warning: %1 numbers are no links, since their records would make the file "
                                  "larger than --list-limit %2 (MB); give more, such as --list-limit %3")
                       .arg(*written)
                       .arg(options.report.listLimit)
                       .arg(options.report.listLimit * 4));
    }
    if ((warned || unlisted) && options.strict) {
        printError(QStringLiteral("error: there were warnings, and --strict makes them fail"));
        return exitData;
    }
    return findings.refused().empty() ? exitDone : exitData;
}

} // namespace touchstone::gui
