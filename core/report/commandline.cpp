// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/commandline.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/preset.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

std::string shown(const std::string& path, PathForm form)
{
    return form == PathForm::Given ? path : fileName(path);
}

/// "--name value"; of flags "--name", or "--name=no".
void addSetting(std::vector<std::string>& words, const SettingRow& row, const std::string& value)
{
    words.push_back("--" + std::string(row.name));
    if (!row.option.isFlag()) {
        words.push_back(value);
    } else if (value != "yes") {
        words.back() += "=no";
    }
}

/// The measures that a setting belongs to.
std::vector<std::string> readersOf(std::string_view setting)
{
    std::vector<std::string> readers;
    for (const auto& measure : metrics::measures()) {
        if (readsSetting(measure, setting)) {
            readers.emplace_back(measure.id);
        }
    }
    return readers;
}

/// Is it the digest of what a file held?
bool isDigest(const std::string& value)
{
    constexpr std::size_t digits = 32;
    return value.size() == digits && value.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// "--layer fine --types PER" as {"layer fine", "types PER"}, without data and files.
std::vector<std::string> dataWords(const DataSetSpec& dataSet)
{
    std::vector<std::string> words;
    const auto arguments = dataArguments(dataSet);
    const auto files = settingFiles(dataSet, {});
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        const auto& option = arguments[i];
        const bool file = support::contains(files, option, &SettingFile::option);
        if (option != "--gold" && option != "--system") {
            words.push_back(option.substr(2) + (file ? " from a file" : " " + arguments[i + 1]));
        }
    }
    return words;
}

} // namespace

std::string fileName(const std::string& path)
{
    std::filesystem::path file(path);
    if (!file.has_filename()) { // "folder/"
        file = file.parent_path();
    }
    return file.filename().string();
}

std::string pathFrom(const std::string& path, const std::string& folder)
{
    const std::filesystem::path file(path);
    if (!file.is_absolute()) {
        return path;
    }
    const auto below = file.lexically_normal().lexically_relative(folder);
    return below.empty() || *below.begin() == ".." || below == "." ? fileName(path) : below.string();
}

std::vector<SettingFile> settingFiles(const DataSetSpec& dataSet, const RelationSources& relations)
{
    const auto& gold = dataSet.gold.options;
    const auto& system = dataSet.systems.empty() ? gold : dataSet.systems.front().options;
    std::vector<SettingFile> files { { "--label-list", "Label list",
                                         gold.labelList.empty() ? system.labelList : gold.labelList },
        { "--label-map", "Label map", dataSet.labelMap },
        { "--corrections", "Corrections", dataSet.corrections.path } };
    for (const auto& row : settingTable()) {
        if (row.file != nullptr) {
            files.push_back({ "--" + std::string(row.name), row.fileRole, relations.*row.file });
        }
    }
    for (const auto& rules : relations.rules.files) {
        files.push_back({ "--rules", "Rules", rules });
    }
    files.push_back({ "--rules-settings", "Rule settings", relations.rules.settings });
    files.push_back({ "--min-score", "Chosen threshold", relations.minScore.file, fromFile });
    for (const auto& judgements : relations.judgements) {
        files.push_back({ "--judgements", "Judgements", judgements });
    }
    std::erase_if(files, [](const SettingFile& file) { return file.path.empty(); });
    return files;
}

std::vector<std::string> dataArguments(const DataSetSpec& dataSet, PathForm paths)
{
    std::vector<std::string> words;
    const auto add = [&words](const char* name, std::string value) {
        if (!value.empty()) {
            words.emplace_back(name);
            words.push_back(std::move(value));
        }
    };
    const auto addSystem = [&](const LayerSource& system) {
        const auto path = shown(system.path, paths);
        // A name is given, or the sign in the path would be taken for one.
        const bool named = !system.name.empty() || path.find('=') != std::string::npos;
        const auto name = system.name.empty() ? std::string("system") : system.name;
        add("--system", named ? name + "=" + path : path);
    };
    if (dataSet.noGold) {
        addSystem(dataSet.gold);
    } else {
        add("--gold", shown(dataSet.gold.path, paths));
    }
    std::ranges::for_each(dataSet.systems, addSystem);
    const io::ReadOptions none;
    const auto& gold = dataSet.gold.options;
    const auto& system = dataSet.systems.empty() ? none : dataSet.systems.front().options;
    add("--gold-format", gold.format);
    add("--system-format", system.format);
    add("--gold-column", gold.column ? std::to_string(*gold.column) : std::string());
    add("--system-column", system.column ? std::to_string(*system.column) : std::string());
    add("--documents", std::string(io::word(gold.documents)));
    add("--layer", gold.annotationColumn);
    add("--gold-columns", gold.tableColumns);
    add("--system-columns", system.tableColumns);
    add("--spans-key", gold.spansKey.empty() ? system.spansKey : gold.spansKey);
    add("--annotator", gold.annotator);
    add("--system-annotator", system.annotator);
    add("--model-version", system.modelVersion);
    add("--offset-unit", gold.offsetUnit.empty() ? system.offsetUnit : gold.offsetUnit);
    for (const auto& file : settingFiles(dataSet, {})) {
        add(file.option.c_str(), shown(file.path, paths));
    }
    add("--collapse-types",
        dataSet.labels.collapse > 0 ? std::to_string(dataSet.labels.collapse) : std::string());
    add("--types", typesText(dataSet.labels.types));
    return words;
}

std::vector<std::string> settingArguments(
    const EvaluationSpec& spec, const RelationSources& relations, const Preset* preset, PathForm paths)
{
    std::vector<std::string> words;
    std::vector<std::string> lists; // built in, in the place of files
    const auto add = [&words](const std::string& name, const std::string& value) {
        words.insert(words.end(), { "--" + name, value });
    };
    if (preset != nullptr) {
        add("preset", std::string(preset->id));
    }
    const auto base = preset == nullptr ? EvaluationSpec {} : withPreset({}, *preset);
    // A pairing that is named alone brings a unit of its own.
    const bool pairing = spec.matching.pairing != base.matching.pairing;
    for (const auto& row : settingTable()) {
        const auto value = row.text(spec);
        const bool file = row.file != nullptr && (isDigest(value) || !(relations.*row.file).empty());
        const bool chosen = row.name == "min-score" && !relations.minScore.file.empty();
        if (!row.ofFile && !file && !chosen && (value != row.text(base) || (pairing && row.followsPairing))) {
            addSetting(row.file == nullptr ? words : lists, row, value);
        }
    }
    if (spec.anyway) {
        words.emplace_back("--anyway");
    }
    words.insert(words.end(), lists.begin(), lists.end());
    for (const auto& file : settingFiles({}, relations)) {
        add(file.option.substr(2), std::string(file.before) + shown(file.path, paths));
    }
    if (relations.rules.only) {
        words.emplace_back("--rules-only");
    }
    for (const auto& rule : relations.rules.on) {
        add("rule-on", rule);
    }
    for (const auto& rule : relations.rules.off) {
        add("rule-off", rule);
    }
    return words;
}

std::vector<std::string> presetArguments(const Preset& preset)
{
    std::vector<std::string> words;
    for (const auto& [name, value] : settings(withPreset({}, preset))) {
        if (support::contains(preset.settings, name, [](const auto& setting) { return setting.first; })
            || value != settingText({}, name)) {
            addSetting(words, *settingRow(name), value);
        }
    }
    if (preset.scheme != match::Scheme::Strict && preset.schemes.size() < 2) {
        words.insert(words.end(), { "--scheme", std::string(match::schemeName(preset.scheme)) });
    }
    if (!preset.annotationColumn.empty()) {
        words.insert(words.end(), { "--layer", std::string(preset.annotationColumn) });
    }
    return words;
}

std::string shellLine(const std::vector<std::string>& words)
{
    constexpr std::string_view plain
        = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";
    std::string line;
    for (const auto& word : words) {
        line += line.empty() ? "" : " ";
        if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
            line += word;
            continue;
        }
        line += '\'';
        for (const char c : word) {
            line += c == '\'' ? std::string("'\\''") : std::string(1, c);
        }
        line += '\'';
    }
    return line;
}

std::string settingOwners(std::string_view setting)
{
    const auto owners = support::joined(readersOf(setting));
    return settingRow(setting)->ofHipe ? owners + (owners.empty() ? "" : " and ") + "--pairing hipe" : owners;
}

bool settingMatters(
    std::string_view setting, const EvaluationSpec& spec, std::span<const std::string> measures)
{
    const auto readers = readersOf(setting);
    const bool hipe = spec.matching.pairing == match::PairingPolicy::Hipe;
    return setting == "pairing" || (settingRow(setting)->ofHipe ? hipe : readers.empty())
        || std::ranges::any_of(readers, [&](const auto& id) { return support::contains(measures, id); });
}

std::string settingsInWords(const EvaluationSpec& spec, const DataSetSpec& dataSet, const Preset* preset,
    std::span<const std::string> measures)
{
    const bool named = preset != nullptr && !preset->tables.empty();
    const auto usual = named ? withPreset({}, *preset) : EvaluationSpec {};
    std::vector<std::string> words;
    if (named) {
        words.push_back("preset " + std::string(preset->id));
    }
    for (const auto& row : settingTable()) {
        const auto value = row.text(spec);
        const bool told = row.toldUnderHipe && spec.matching.pairing == match::PairingPolicy::Hipe;
        if ((value != row.text(usual) || told) && !row.headsTables
            && settingMatters(row.name, spec, measures)) {
            words.push_back(std::string(row.name) + (isDigest(value) ? " from a file" : " " + value));
        }
    }
    const auto data = dataWords(dataSet);
    words.insert(words.end(), data.begin(), data.end());
    return support::joined(words);
}

} // namespace touchstone::analysis
