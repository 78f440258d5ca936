// SPDX-License-Identifier: GPL-3.0-or-later
// Writing of project files, and what their paths mean; declared in projectfile.h.
#include "core/project/projectfile.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/json/patchedjson.h"
#include "core/project/campaign.h"
#include "core/project/capturepattern.h"
#include "core/project/projectkeys.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using io::JsonNode;
using io::ReadOptions;

/// A reading option that is a text of its own.
template <auto member> constexpr ProjectOption textOption(std::string_view name)
{
    return { name, support::pattern("a text"),
        [](ReadOptions& options, const std::string& value) {
            options.*member = value;
            return true;
        },
        [](const ReadOptions& options) { return options.*member; } };
}

void addTexts(JsonNode& node, const char* key, const std::vector<std::string>& texts)
{
    if (!texts.empty()) {
        node.add(key, JsonNode::strings(texts));
    }
}

JsonNode settingValue(const std::string& name, const std::string& value)
{
    const SettingRow* const row = settingRow(name);
    const bool isFlag = row != nullptr && row->option.isFlag() && (value == "yes" || value == "no");
    return isFlag                 ? JsonNode::raw(value == "yes" ? "true" : "false")
        : io::isJsonNumber(value) ? JsonNode::raw(value)
                                  : JsonNode::string(value);
}

/// Keys that the program writes itself by now are left out.
void addUnknown(JsonNode& node, const UnknownKeys& unknown)
{
    for (const auto& [key, value] : unknown) {
        if (!node.has(key)) {
            io::JsonTree tree;
            node.add(key, tree.parse(value) ? JsonNode::raw(value) : JsonNode::of(tree.root()));
        }
    }
}

void addScoring(JsonNode& node, const ProjectScoring& scoring)
{
    node.addText("preset", scoring.preset);
    auto settings = JsonNode::object();
    for (const auto& [name, value] : scoring.settings) {
        settings.add(name, settingValue(name, value));
    }
    addUnknown(settings, scoring.unknownSettings);
    if (!settings.isEmpty()) {
        node.add("settings", std::move(settings));
    }
    addTexts(node, "measures", scoring.measures);
    node.addText("layer", scoring.layer);
    auto labels = JsonNode::object();
    labels.addText("map", scoring.labelMap);
    addTexts(labels, "types", scoring.types);
    if (scoring.collapse > 0) {
        labels.add("collapse", JsonNode::raw(std::to_string(scoring.collapse)));
    }
    addUnknown(labels, scoring.unknownLabels);
    if (!labels.isEmpty()) {
        node.add("labels", std::move(labels));
    }
    addTexts(node, "rules", scoring.rules);
    node.addText("rules-settings", scoring.rulesSettings);
    addTexts(node, "rule-on", scoring.rulesOn);
    addTexts(node, "rule-off", scoring.rulesOff);
    if (scoring.rulesOnly) {
        node.add("rules-only", JsonNode::raw("true"));
    }
    node.addText("train", scoring.train);
    node.addText("attributes", scoring.attributes);
    node.addText("corrections", scoring.corrections);
}

JsonNode sourceNode(const ProjectSource& source)
{
    auto node = JsonNode::object();
    node.addText("name", source.name);
    node.addText("path", source.path);
    for (const ProjectOption& option : projectOptions) {
        const auto text = option.text(source.options);
        if (!text.empty()) {
            node.add(std::string(option.name),
                io::isJsonNumber(text) ? JsonNode::raw(text) : JsonNode::string(text));
        }
    }
    node.addText("note", source.note);
    addUnknown(node, source.unknown);
    return node;
}

JsonNode setNode(const ProjectSet& set)
{
    auto node = JsonNode::object();
    node.addText("name", set.name);
    if (set.gold != ProjectSource {}) {
        node.add("gold", sourceNode(set.gold));
    }
    auto systems = JsonNode::array();
    for (const auto& system : set.systems) {
        systems.add(sourceNode(system));
    }
    node.add("systems", std::move(systems));
    addTexts(node, "layers", set.layers);
    addScoring(node, set.scoring);
    node.addText("note", set.note);
    addUnknown(node, set.unknown);
    return node;
}

JsonNode numbersNode(const std::vector<double>& numbers)
{
    auto node = JsonNode::array();
    for (const double number : numbers) {
        node.add(JsonNode::raw(support::shortest(number)));
    }
    return node;
}

JsonNode taskNode(const ProjectTask& task)
{
    auto node = JsonNode::object();
    node.addText("name", task.name);
    addScoring(node, task.scoring);
    node.addText("gold", task.gold);
    if (!task.when.empty()) {
        auto when = JsonNode::object();
        for (const auto& [capture, values] : task.when) {
            when.add(capture, JsonNode::strings(values));
        }
        node.add("when", std::move(when));
    }
    node.addText("score", task.score);
    if (!task.points.empty()) {
        node.add("points", numbersNode(task.points));
    }
    node.addText("note", task.note);
    addUnknown(node, task.unknown);
    return node;
}

JsonNode campaignNode(const ProjectCampaign& campaign)
{
    auto node = JsonNode::object();
    node.addText("gold", campaign.gold);
    addTexts(node, "runs", campaign.runs);
    node.addText("set", campaign.set);
    node.addText("system", campaign.system);
    node.addText("team", campaign.team);
    if (!campaign.names.empty()) {
        auto names = JsonNode::object();
        for (const auto& [capture, own] : campaign.names) {
            auto values = JsonNode::object();
            for (const auto& [value, name] : own) {
                values.add(value, JsonNode::string(name));
            }
            names.add(capture, std::move(values));
        }
        node.add("names", std::move(names));
    }
    if (!campaign.tasks.empty()) {
        auto tasks = JsonNode::array();
        for (const auto& task : campaign.tasks) {
            tasks.add(taskNode(task));
        }
        node.add("tasks", std::move(tasks));
    }
    if (!campaign.points.empty()) {
        node.add("points", numbersNode(campaign.points));
    }
    if (campaign.ties == PointTies::Mean) {
        node.add("ties", JsonNode::string("mean"));
    }
    node.addText("newest", campaign.newest);
    node.addText("note", campaign.note);
    addUnknown(node, campaign.unknown);
    return node;
}

JsonNode projectNode(const ProjectFile& file)
{
    auto node = JsonNode::object();
    node.add("touchstone-project", JsonNode::raw(std::to_string(projectVersion)));
    node.addText("name", file.name);
    addScoring(node, file.scoring);
    auto sets = JsonNode::array();
    for (const auto& set : file.sets) {
        sets.add(setNode(set));
    }
    if (!file.sets.empty()) {
        node.add("sets", std::move(sets));
    }
    if (file.campaign) {
        node.add("campaign", campaignNode(*file.campaign));
    }
    if (file.reload) {
        node.add("reload", JsonNode::raw("true"));
    }
    node.addText("note", file.note);
    addUnknown(node, file.unknown);
    return node;
}

fs::path canonical(const fs::path& path)
{
    std::error_code error;
    auto whole = fs::weakly_canonical(path, error);
    return error ? fs::absolute(path, error).lexically_normal() : whole;
}

} // namespace

const std::array<ProjectOption, 10> projectOptions {
    textOption<&ReadOptions::format>("format"),
    ProjectOption { "column", support::pattern("a column's number, from 1"),
        [](ReadOptions& options, const std::string& value) {
            const auto number = support::parsed<int>(value);
            options.column = number && *number > 0 ? number : options.column;
            return number && *number > 0;
        },
        [](const ReadOptions& options) {
            return options.column ? std::to_string(*options.column) : std::string();
        } },
    ProjectOption { "documents", support::pattern("docstart, blank-line, file or line"),
        [](ReadOptions& options, const std::string& value) {
            const auto* const unit = support::found(io::documentUnitWords, value);
            if (unit == nullptr || value.empty()) {
                return false;
            }
            options.documents = static_cast<io::DocumentUnit>(unit - io::documentUnitWords.data());
            return true;
        },
        [](const ReadOptions& options) { return std::string(io::word(options.documents)); } },
    textOption<&ReadOptions::annotationColumn>("layer"),
    textOption<&ReadOptions::tableColumns>("columns"),
    textOption<&ReadOptions::spansKey>("spans-key"),
    textOption<&ReadOptions::annotator>("annotator"),
    textOption<&ReadOptions::modelVersion>("model-version"),
    textOption<&ReadOptions::labelList>("label-list"),
    textOption<&ReadOptions::offsetUnit>("offset-unit"),
};

std::string projectText(const ProjectFile& file, std::string_view before)
{
    const auto node = projectNode(file);
    if (before.empty()) {
        return node.written();
    }
    if (const auto old = parseProject(before, {}); old && !old->broken) {
        const auto said = projectNode(old->file);
        if (said.line() == node.line()) {
            return std::string(before);
        }
        static constexpr std::array<std::string_view, 2> identities { "name", "path" };
        auto text = io::patchedJson(before, said, node, identities);
        const auto again = parseProject(text, {});
        const bool whole = again && !again->broken && !again->incomplete;
        if (whole && projectNode(again->file).line() == node.line()) {
            return text;
        }
    }
    return node.written();
}

support::Result<void> writeProject(const ProjectFile& file, const std::string& path, std::string_view before)
{
    return io::writeAtomically(path, projectText(file, before));
}

bool isProjectPath(const std::string& path) { return path.ends_with(projectSuffix); }

std::string projectFolder(const std::string& path)
{
    std::error_code error;
    return fs::absolute(path, error).lexically_normal().parent_path().string();
}

std::string pathInProject(const std::string& path, const std::string& folder)
{
    std::error_code error;
    const auto whole = fs::absolute(path, error).lexically_normal();
    const auto below = whole.lexically_relative(fs::path(folder).lexically_normal());
    return below.empty() || *below.begin() == ".." ? whole.generic_string() : below.generic_string();
}

std::string pathOfProject(const std::string& path, const std::string& folder)
{
    const fs::path own(path);
    return own.is_absolute() || folder.empty() || path.empty()
        ? path
        : (fs::path(folder) / own).lexically_normal().string();
}

bool standsOutside(const std::string& path, const std::string& folder)
{
    const auto below = canonical(pathOfProject(path, folder)).lexically_relative(canonical(folder));
    return below.empty() || *below.begin() == "..";
}

std::string linkOutside(const std::string& path, const std::string& folder)
{
    const auto own = pathOfProject(path, folder);
    std::vector<std::string> outside;
    const auto look = [&](const fs::path& file) {
        std::error_code error;
        if (fs::is_symlink(file, error) && standsOutside(file.string(), folder)) {
            outside.push_back(file.string());
        }
    };
    std::error_code error;
    if (fs::is_directory(own, error)) {
        std::size_t visited = 0;
        auto each = fs::recursive_directory_iterator(own, error);
        for (; !error && each != fs::recursive_directory_iterator() && ++visited < mostVisitedPaths;
             each.increment(error)) {
            look(each->path());
        }
    } else {
        std::ranges::for_each(filesBeside(own), look);
    }
    const auto first = std::ranges::min_element(outside);
    return first == outside.end() ? std::string() : pathInProject(*first, folder);
}

std::string pathOfSetting(std::string_view name, const std::string& value)
{
    const SettingRow* const row = settingRow(name);
    if (value.starts_with(fromFile) && row != nullptr && row->name == "min-score") {
        return value.substr(fromFile.size());
    }
    const bool isFile = row != nullptr && row->file != nullptr
        && !(row->words != nullptr && support::contains(row->words(), value));
    return isFile ? value : std::string();
}

std::vector<std::string> pathsOutside(const ProjectFile& file, const std::string& folder)
{
    std::vector<std::string> outside;
    const auto look = [&](const std::string& path) {
        if (path.empty()) {
            return;
        }
        const auto differs = CapturePattern::isPattern(path) ? path.find_first_of("{*?") : std::string::npos;
        const auto slash = differs == std::string::npos ? differs : path.rfind('/', differs);
        const auto fixed = differs == std::string::npos ? path
            : slash == std::string::npos                ? std::string(".")
                                                        : path.substr(0, slash + 1);
        if (standsOutside(fixed, folder)) {
            support::addNew(outside, differs == std::string::npos ? path : fixed);
        } else if (const auto link = differs == std::string::npos ? linkOutside(path, folder) : std::string();
                   !link.empty()) {
            support::addNew(outside, link);
        }
    };
    const auto lookAtScoring = [&](const ProjectScoring& scoring) {
        for (const auto* path : { &scoring.labelMap, &scoring.corrections, &scoring.rulesSettings,
                 &scoring.train, &scoring.attributes }) {
            look(*path);
        }
        std::ranges::for_each(scoring.rules, look);
        for (const auto& [name, value] : scoring.settings) {
            look(pathOfSetting(name, value));
        }
    };
    const auto lookAtSource = [&](const ProjectSource& source) {
        look(source.path);
        look(source.options.labelList);
    };
    lookAtScoring(file.scoring);
    for (const auto& set : file.sets) {
        lookAtSource(set.gold);
        std::ranges::for_each(set.systems, lookAtSource);
        lookAtScoring(set.scoring);
    }
    if (file.campaign) {
        look(file.campaign->gold);
        std::ranges::for_each(file.campaign->runs, look);
        for (const auto& task : file.campaign->tasks) {
            look(task.gold);
            lookAtScoring(task.scoring);
        }
    }
    return outside;
}

} // namespace touchstone::analysis
