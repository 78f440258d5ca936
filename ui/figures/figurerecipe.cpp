// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurerecipe.h"

#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <filesystem>
#include <set>

namespace touchstone::ui {

namespace {

void addStyle(std::vector<std::string>& words, const FigureRequest& request, FigureFormat format)
{
    const FigureStyle usual;
    const auto& style = request.style;
    const auto add = [&words](bool set, std::initializer_list<std::string> option) {
        if (set) {
            words.insert(words.end(), option);
        }
    };
    const auto number = [&add](const char* name, double value, double otherwise) {
        add(value != otherwise, { name, support::shortest(value) });
    };
    number("--width", style.widthMm, usual.widthMm);
    number("--height", request.ownHeight ? style.heightMm : 0, 0);
    add(!style.fontFamily.isEmpty(), { "--font", style.fontFamily.toStdString() });
    number("--font-size", style.fontPoints, usual.fontPoints);
    number("--line-width", style.linePoints, usual.linePoints);
    number("--dpi", format == FigureFormat::Png ? request.dpi : 300, 300);
    add(style.greyscale, { "--greyscale" });
    add(style.transparent, { "--background", "transparent" });
    add(style.legend != usual.legend,
        { "--legend", style.legend == LegendPlace::Inside ? "inside" : "none" });
    add(style.title, { "--title" });
    add(!style.markers, { "--no-markers" });
    add(!style.hatches, { "--no-hatches" });
    number("--decimals", style.decimals, usual.decimals);
    add(request.language != "en", { "--language", request.language });
    for (const annotation::TypeHue& each : request.typeHues) {
        add(true,
            { "--type-hue",
                each.type + "="
                    + (each.hue < annotation::TypeHues::count ? std::to_string(each.hue + 1) : "grey") });
    }
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

std::vector<std::string> campaignArguments(const FigureRequest::Campaign& campaign, analysis::PathForm paths)
{
    std::vector<std::string> words { "--project",
        paths == analysis::PathForm::Given ? campaign.project : fileName(campaign.project) };
    if (!campaign.task.empty()) {
        words.insert(words.end(), { "--task", campaign.task });
    }
    if (!campaign.sets.empty()) {
        words.insert(words.end(), { "--set", support::joined(campaign.sets, ",") });
    }
    if (campaign.by != analysis::CampaignBy::System) {
        words.insert(words.end(), { "--by", analysis::campaignByWord(campaign.by) });
    }
    if (campaign.tested) {
        words.emplace_back("--significance");
    }
    if (campaign.allowOutside) {
        words.emplace_back("--allow-outside");
    }
    return words;
}

/// A preset's own column comes with its name.
analysis::DataSetSpec withoutLayerOf(const analysis::Preset* preset, analysis::DataSetSpec dataSet)
{
    const auto drop = [preset](analysis::LayerSource& source) {
        if (preset != nullptr && source.options.annotationColumn == preset->annotationColumn) {
            source.options.annotationColumn.clear();
        }
    };
    drop(dataSet.gold);
    std::ranges::for_each(dataSet.systems, drop);
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

std::vector<analysis::Recipe::Input> campaignInputs(const FigureRequest::Campaign& asked,
    const analysis::ProjectTables& tables, const support::Progress& progress)
{
    std::vector<analysis::Recipe::Input> inputs;
    std::set<std::string> known;
    const auto add = [&](const std::string& role, const std::string& path) {
        if (!path.empty() && !progress.cancelled() && known.insert(path).second) {
            inputs.push_back(
                { role, fileName(path), analysis::inputDigest(path, progress).value_or(std::string()) });
        }
    };
    add("Project", asked.project);
    for (const auto& table : tables.tables) {
        if ((!asked.task.empty() && table.task != asked.task)
            || (!asked.sets.empty() && !support::contains(asked.sets, table.set))) {
            continue;
        }
        add("Gold", table.dataSet.gold.path);
        for (std::size_t run = 0; run < table.dataSet.systems.size(); ++run) {
            add(table.runs[run].system, table.dataSet.systems[run].path);
        }
    }
    return inputs;
}

std::vector<std::string> figureCommand(
    const FigureRequest& request, const std::string& output, analysis::PathForm paths)
{
    std::vector<std::string> words { "touchstone", "figure", request.kind.toStdString() };
    const auto append = [&words](bool set, const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), set ? more.end() : more.begin());
    };
    if (request.trend) {
        append(true, trendArguments(*request.trend, paths));
        addOutput(words, request, output, paths);
        return words;
    }
    if (request.campaign) {
        append(true, campaignArguments(*request.campaign, paths));
        addOutput(words, request, output, paths);
        return request.campaign->project.empty() ? std::vector<std::string>() : words;
    }
    append(true, analysis::dataArguments(withoutLayerOf(request.preset, request.dataSet), paths));
    append(true, analysis::settingArguments(request.spec, request.relations, request.preset, paths));
    append(request.scheme != (request.preset != nullptr ? request.preset->scheme : match::Scheme::Strict),
        { "--scheme", std::string(match::schemeName(request.scheme)) });
    append(
        request.kind == QLatin1String("outcomes") && request.by != FigureData().by, { "--by", request.by });
    const bool noise = request.kind == QLatin1String("noise");
    const auto rate = request.noise.rate.value_or(analysis::NoiseRate());
    append(noise && request.noise.rate, { "--noise-rate", std::string(analysis::noiseRateWord(rate)) });
    append(noise && request.noise.found == analysis::NoiseFound::Noisy, { "--noise-found", "noisy" });
    append(request.record && !request.list.empty(), { "--select", "list=" + request.list });
    append(request.record.has_value(), { "--record", std::to_string(request.record.value_or(0) + 1) });
    for (const auto& [from, to] : request.names.renamed) {
        append(true, { "--rename", from + "=" + to });
    }
    append(request.names.anonymous, { "--anonymise" });
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
    } else if (request.campaign) {
        const auto& campaign = *request.campaign;
        const auto tell = [&settings](const char* name, const std::string& value) {
            if (!value.empty()) {
                settings.emplace_back(name, value);
            }
        };
        tell("Task", campaign.task);
        tell("Data sets", support::joined(campaign.sets, ", "));
        tell("Rows",
            campaign.by == analysis::CampaignBy::System     ? ""
                : campaign.by == analysis::CampaignBy::Team ? "teams, best run each"
                                                            : campaign.by.capture + ", best run each");
        tell("Ties", campaign.tested ? "by significance" : "");
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
    if (!request.names.anonymous && (!request.campaign || !request.campaign->project.empty())) {
        recipe.command = analysis::shellLine(figureCommand(request, output, analysis::PathForm::FileName));
    }
    return recipe;
}

} // namespace touchstone::ui
