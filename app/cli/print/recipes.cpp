// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/recipes.h"

#include "core/output/table.h"
#include "core/report/commandline.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace touchstone::cli {

namespace {

using analysis::Recipe;

/// Writes paths as they are seen from the working folder, and keeps those that it had to cut.
class Paths
{
public:
    std::string operator()(const std::string& path)
    {
        auto shown = analysis::pathFrom(path, m_folder);
        const std::filesystem::path full(path);
        if (full.is_absolute()
            && (m_folder / std::filesystem::path(shown)).lexically_normal() != full.lexically_normal()) {
            m_cut += (m_cut.empty() ? "" : ", ") + shown;
        }
        return shown;
    }
    /// Which form of folders the command has.
    [[nodiscard]] std::string said() const
    {
        return m_cut.empty()
            ? "as seen from where the command ran"
            : "without the folder of " + m_cut + "; the others as seen from where the command ran";
    }

private:
    static std::filesystem::path workingFolder()
    {
        std::error_code error;
        return std::filesystem::current_path(error);
    }

    std::filesystem::path m_folder = workingFolder();
    std::string m_cut;
};

/// The words as typed, files as `paths` writes them.
std::vector<std::string> commandWords(const RecordedOptions& options, const char* command, Paths& paths)
{
    std::vector<std::string> words { "touchstone-cli", command, "--gold", paths(options.dataSet.gold.path) };
    for (std::size_t i = 0; i < options.dataSet.systems.size(); ++i) {
        const auto& system = options.dataSet.systems[i];
        if (options.groups.empty() || options.groups[i].empty()) {
            const auto path = paths(system.path);
            // A name is given, or a sign in the path would be taken for one.
            const auto own = system.name.empty() && path.find('=') != std::string::npos
                ? analysis::fileName(path)
                : system.name;
            words.insert(words.end(), { "--system", own.empty() ? path : own + "=" + path });
        }
    }
    const auto files = analysis::settingFiles(options.dataSet, options.relations);
    for (const auto& [option, value] : options.typed) {
        words.push_back(option);
        if (!value) {
            continue;
        }
        const bool file = std::ranges::any_of(files, [&, &option = option, &value = value](const auto& one) {
            return one.option == option && one.path == *value;
        });
        const auto equals = option == "--group" ? value->find('=') + 1 : 0;
        words.push_back(file ? paths(*value)
                : equals > 0 ? value->substr(0, equals) + paths(value->substr(equals))
                             : *value);
    }
    return words;
}

/// One line where it is the same of all systems, else one for each.
void addOfSystems(Recipe& recipe, const std::string& title, std::span<const ScoredBy> systems,
    const std::vector<std::string>& texts)
{
    const bool same
        = std::ranges::all_of(texts, [&texts](const auto& text) { return text == texts.front(); });
    for (std::size_t i = 0; i < texts.size() && (i == 0 || !same); ++i) {
        recipe.settings.emplace_back(same ? title : title + " of " + systems[i].name, texts[i]);
    }
}

void addSettings(const RecordedOptions& options, Recipe& recipe, std::span<const ScoredBy> systems)
{
    std::vector<std::string> signatures;
    std::vector<std::string> words;
    for (const auto& system : systems) {
        signatures.push_back(analysis::signatureWith(namingPreset(options), system.signature));
        auto text
            = analysis::settingsInWords(*system.spec, options.dataSet, options.preset, options.measures);
        if (options.zeroForUndefined) {
            text += (text.empty() ? "" : ", ") + std::string("zero-division 0");
        }
        words.push_back(text.empty() ? "the default" : text);
    }
    if (!options.forScripts) {
        addOfSystems(recipe, "Settings", systems, words);
    }
    if (options.forScripts || options.signature) {
        addOfSystems(recipe, "Signature", systems, signatures);
    }
}

} // namespace

support::Result<std::optional<Recipe>> recipeOf(const RecordedOptions& options, const char* command,
    std::span<const ScoredBy> systems, const support::Progress& progress, Recipe recipe)
{
    if (!options.recipe.value_or(options.form != OutputForm::Tsv)) {
        return std::optional<Recipe>();
    }
    auto inputs = analysis::recipeInputs(options.dataSet, options.relations, options.names, progress);
    if (!inputs) {
        return tl::unexpected(inputs.error());
    }
    for (std::size_t i = 0; i < options.groups.size(); ++i) {
        if (!options.groups[i].empty()) {
            inputs->at(i + 1).role = options.groups[i];
        }
    }
    recipe.inputs = std::move(*inputs);
    addSettings(options, recipe, systems);
    if (!options.names.anonymous) {
        Paths paths;
        recipe.command = analysis::shellLine(commandWords(options, command, paths));
        recipe.settings.emplace_back("Paths", paths.said());
    }
    return std::optional(std::move(recipe));
}

std::string withRecipe(std::string output, const std::optional<Recipe>& recipe, OutputForm form)
{
    if (!recipe) {
        return output;
    }
    const auto text = analysis::recipeText(*recipe);
    switch (form) {
    case OutputForm::Tsv:
        return analysis::commentLines(text, "# ") + output;
    case OutputForm::Latex:
        return output + analysis::commentLines(text, "% ");
    case OutputForm::Markdown:
        for (const auto& [name, value] : recipe->settings) {
            const bool signature = name.starts_with("Signature");
            if (signature || name.starts_with("Settings")) {
                output += "\n" + analysis::markdownEscaped(name) + ": "
                    + (signature ? "`" + value + "`" : analysis::markdownEscaped(value)) + "\n";
            }
        }
        return output + "\n" + analysis::markupComment(text);
    case OutputForm::Text:
        return output + "\n" + text;
    case OutputForm::Json:
        break;
    }
    return output;
}

Json recipeJson(const Recipe& recipe)
{
    Json json { { "version", analysis::version() }, { "command", recipe.command },
        { "inputs", Json::array() } };
    if (recipe.command.empty()) {
        json["command"] = nullptr;
    }
    for (const auto& input : recipe.inputs) {
        json["inputs"].push_back(
            { { "role", input.role }, { "file", input.file.empty() ? Json(nullptr) : Json(input.file) },
                { "digest", input.digest.empty() ? Json(nullptr) : Json(input.digest) } });
    }
    if (recipe.seed) {
        json["seed"] = *recipe.seed;
    }
    for (const auto& [name, value] : recipe.settings) {
        if (name == "Paths") {
            json["paths"] = value;
        } else if (name.starts_with("Settings")) {
            auto& settings = json["settings"];
            if (name == "Settings") {
                settings = value;
            } else {
                settings[name.substr(std::string_view("Settings of ").size())] = value;
            }
        }
    }
    return json;
}

} // namespace touchstone::cli
