// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurerecipe.h"

#include "ui/session/corestrings.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <filesystem>

namespace touchstone::ui {

namespace {

void addStyle(std::vector<std::string>& words, const FigureRequest& request, FigureFormat format)
{
    const FigureStyle usual;
    const auto& style = request.style;
    const auto number = [&words](const char* name, double value, double otherwise) {
        if (value != otherwise) {
            words.emplace_back(name);
            words.push_back(support::shortest(value));
        }
    };
    const auto flag = [&words](const char* name, bool set) {
        if (set) {
            words.emplace_back(name);
        }
    };
    number("--width", style.widthMm, usual.widthMm);
    if (request.ownHeight) {
        number("--height", style.heightMm, 0);
    }
    if (!style.fontFamily.isEmpty()) {
        words.emplace_back("--font");
        words.push_back(style.fontFamily.toStdString());
    }
    number("--font-size", style.fontPoints, usual.fontPoints);
    number("--line-width", style.linePoints, usual.linePoints);
    if (format == FigureFormat::Png) {
        number("--dpi", request.dpi, 300);
    }
    flag("--greyscale", style.greyscale);
    if (style.transparent) {
        words.insert(words.end(), { "--background", "transparent" });
    }
    if (style.legend != usual.legend) {
        words.insert(words.end(), { "--legend", style.legend == LegendPlace::Inside ? "inside" : "none" });
    }
    flag("--title", style.title);
    flag("--no-markers", !style.markers);
    flag("--no-hatches", !style.hatches);
    number("--decimals", style.decimals, usual.decimals);
}

std::string fileName(std::string path)
{
    while (path.size() > 1 && path.ends_with('/')) { // a folder
        path.pop_back();
    }
    return std::filesystem::path(path).filename().string();
}

std::vector<std::string> trendArguments(const FigureRequest::Trend& trend, analysis::PathForm paths)
{
    std::vector<std::string> words;
    for (const auto& path : trend.paths) {
        words.push_back(paths == analysis::PathForm::Given ? path : fileName(path));
    }
    words.insert(words.end(), { "--score", trend.score });
    if (trend.order != analysis::TrendOrder::Given) {
        words.insert(words.end(), { "--order", trend.order == analysis::TrendOrder::Time ? "time" : "name" });
    }
    if (!trend.slice.empty()) {
        words.insert(words.end(), { "--lines", trend.slice });
    }
    return words;
}

/// A preset's own column comes with its name.
analysis::DataSetSpec withoutLayerOf(const analysis::Preset* preset, analysis::DataSetSpec dataSet)
{
    const auto drop = [preset](analysis::LayerSource& source) {
        if (preset != nullptr && source.options.annotationColumn == preset->layer) {
            source.options.annotationColumn.clear();
        }
    };
    drop(dataSet.gold);
    std::for_each(dataSet.systems.begin(), dataSet.systems.end(), drop);
    return dataSet;
}

/// How it looks, and the file.
void addOutput(std::vector<std::string>& words, const FigureRequest& request, const std::string& output,
    analysis::PathForm paths)
{
    const auto format = figureFormat(QString::fromStdString(output)).value_or(FigureFormat::Pdf);
    if (format != FigureFormat::Csv) {
        addStyle(words, request, format);
    }
    words.insert(words.end(), { "-o", paths == analysis::PathForm::Given ? output : fileName(output) });
}

} // namespace

std::vector<analysis::Recipe::Input> trendInputs(
    const analysis::TrendData& data, const support::Progress& progress)
{
    std::vector<analysis::Recipe::Input> inputs;
    for (const auto& file : data.files) {
        if (progress.cancelled()) {
            break;
        }
        inputs.push_back(
            { "Scores", file.name, analysis::inputDigest(file.path, progress).value_or(std::string()) });
    }
    return inputs;
}

std::vector<std::string> figureCommand(
    const FigureRequest& request, const std::string& output, analysis::PathForm paths)
{
    std::vector<std::string> words { "touchstone", "figure", request.kind.toStdString() };
    const auto append = [&words](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    if (request.trend) {
        append(trendArguments(*request.trend, paths));
        addOutput(words, request, output, paths);
        return words;
    }
    append(analysis::dataArguments(withoutLayerOf(request.preset, request.dataSet), paths));
    append(analysis::settingArguments(request.spec, request.relations, request.preset, paths));
    if (request.scheme != (request.preset != nullptr ? request.preset->scheme : match::Scheme::Strict)) {
        append({ "--scheme", std::string(match::schemeName(request.scheme)) });
    }
    if (request.kind == QLatin1String("outcomes") && request.by != FigureData().by) {
        append({ "--by", request.by });
    }
    if (request.kind == QLatin1String("noise") && request.noise.rate) {
        append({ "--noise-rate", std::string(analysis::noiseRateWord(*request.noise.rate)) });
    }
    if (request.kind == QLatin1String("noise") && request.noise.found == analysis::NoiseFound::Noisy) {
        append({ "--noise-found", "noisy" });
    }
    if (request.record && !request.list.empty()) {
        append({ "--select", "list=" + request.list });
    }
    if (request.record) {
        append({ "--record", std::to_string(*request.record + 1) });
    }
    for (const auto& [from, to] : request.names.renamed) {
        append({ "--rename", from + "=" + to });
    }
    if (request.names.anonymous) {
        append({ "--anonymise" });
    }
    addOutput(words, request, output, paths);
    return words;
}

analysis::Recipe figureRecipe(const FigureRequest& request, const QString& title,
    const std::string& signature, std::vector<analysis::Recipe::Input> inputs, const std::string& output)
{
    analysis::Recipe recipe;
    recipe.title = title.toStdString();
    recipe.inputs = std::move(inputs);
    recipe.signature = signature;
    const auto& style = request.style;
    const auto number = [](double value) { return support::shortest(value); };
    auto& settings = recipe.settings;
    settings.emplace_back("Figure", request.kind.toStdString());
    if (request.trend) {
        settings.emplace_back("Score", request.trend->score);
        settings.emplace_back("Lines", request.trend->slice.empty() ? "systems" : request.trend->slice);
    } else {
        settings.emplace_back("Scheme", std::string(match::schemeName(request.scheme)));
    }
    if (request.kind == QLatin1String("outcomes")) {
        settings.emplace_back("By", request.by);
    }
    if (request.record) {
        settings.emplace_back("Record",
            std::to_string(*request.record + 1) + (request.list.empty() ? "" : " of " + request.list));
    }
    settings.emplace_back("Size", number(style.widthMm) + " x " + number(style.heightMm) + " mm");
    settings.emplace_back("Font", style.fontFamily.toStdString() + ", " + number(style.fontPoints) + " pt");
    settings.emplace_back("Line width", number(style.linePoints) + " pt");
    settings.emplace_back("Colours", style.greyscale ? "greyscale" : "colour");
    if (!request.names.anonymous) {
        recipe.command = analysis::shellLine(figureCommand(request, output, analysis::PathForm::FileName));
    }
    return recipe;
}

} // namespace touchstone::ui
