// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportexport.h"

#include "core/io/bytes/atomicfile.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

/// Of the measures those that are asked for, in their order.
void keepAsked(ReportSystem& system, const ReportRequest& request)
{
    std::vector<MeasureResultPtr> kept;
    for (const auto& id : request.measures) {
        const auto found
            = std::ranges::find(system.measures, id, [](const auto& one) { return one->measure; });
        if (found != system.measures.end()) {
            kept.push_back(*found);
        }
    }
    system.measures = std::move(kept);
}

ReportOptions reportOptions(const ReportRequest& request, const Evaluation& evaluation)
{
    ReportOptions how;
    how.scheme = request.scheme;
    if (!request.schemeAsked && request.preset != nullptr && !request.preset->allSchemes) {
        const auto schemes = presetSchemes(*request.preset, evaluation.gold->column);
        how.schemes.assign(schemes.begin(), schemes.end());
    }
    how.preset = request.preset;
    how.noText = request.noText;
    how.leads = request.leads;
    how.recordsPerNumber = static_cast<std::size_t>(request.errors);
    constexpr std::size_t megabyte = 1'000'000;
    how.mostBytes = static_cast<std::size_t>(request.listLimit) * megabyte;
    how.mostRows = std::max(how.mostRows, how.recordsPerNumber);
    return how;
}

} // namespace

std::string noteOfSystem(const ReportRequest& request, const std::string& name)
{
    const auto found = std::ranges::find_if(
        request.notes, [&name](const std::string& note) { return note.starts_with(name + "="); });
    return found == request.notes.end() ? std::string() : found->substr(name.size() + 1);
}

std::vector<std::string> reportCommand(
    const ReportRequest& request, const std::string& output, PathForm paths)
{
    std::vector<std::string> words { "touchstone", "report" };
    const auto append = [&words](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    append(dataArguments(request.dataSet, paths));
    append(settingArguments(request.spec, request.relations, request.preset, paths));
    if (request.schemeAsked || request.preset == nullptr) {
        append({ "--scheme", std::string(match::schemeName(request.scheme)) });
    }
    append({ "--measure", support::joined(request.measures, ",") });
    if (request.noText) {
        append({ "--no-text" });
    }
    if (!request.leads) {
        append({ "--no-leads" });
    }
    const ReportRequest usual;
    if (request.errors != usual.errors) {
        append({ "--errors", std::to_string(request.errors) });
    }
    if (request.listLimit != usual.listLimit) {
        append({ "--list-limit", std::to_string(request.listLimit) });
    }
    if (request.language != usual.language) {
        append({ "--language", request.language });
    }
    for (const auto& note : request.notes) {
        append({ "--note", note });
    }
    for (const auto& [from, to] : request.names.renamed) {
        append({ "--rename", from + "=" + to });
    }
    if (request.names.anonymous) {
        append({ "--anonymise" });
    }
    append({ "-o", paths == PathForm::Given ? output : fileName(output) });
    return words;
}

Recipe reportRecipe(const ReportRequest& request, const std::string& signature,
    std::vector<Recipe::Input> inputs, const std::string& output)
{
    Recipe recipe;
    recipe.title = "Evaluation of " + dataSetName(request.dataSet);
    recipe.inputs = std::move(inputs);
    recipe.signature = signatureWith(request.preset, signature);
    recipe.settings = { { "Scheme", std::string(match::schemeName(request.scheme)) },
        { "Text", request.noText ? "left out" : "included" },
        { "Leads", request.leads ? "included" : "left out" } };
    if (!request.names.anonymous) {
        recipe.command = shellLine(reportCommand(request, output, PathForm::FileName));
    }
    return recipe;
}

support::Result<std::size_t> writeReport(std::vector<ReportSystem> systems,
    std::span<const ReportFigure> figures, const ReportRequest& request, const std::string& path,
    support::Progress& progress)
{
    const auto& first = *systems.front().evaluation;
    auto options = reportOptions(request, first);
    auto inputs = recipeInputs(request.dataSet, request.relations, request.names, progress);
    if (!inputs) {
        return tl::unexpected(inputs.error());
    }
    options.recipe = reportRecipe(request, first.signature, std::move(*inputs), path);
    for (auto& system : systems) {
        keepAsked(system, request);
    }
    auto file = io::AtomicFile::open(path);
    if (!file) {
        return tl::unexpected(file.error());
    }
    auto unlisted = htmlReport(
        systems, figures, options,
        [&](std::string_view text) {
            progress.advance(text.size());
            return file->write(text);
        },
        progress);
    if (!unlisted) {
        return unlisted;
    }
    if (const auto done = file->commit(); !done) {
        return tl::unexpected(done.error());
    }
    return unlisted;
}

} // namespace touchstone::analysis
