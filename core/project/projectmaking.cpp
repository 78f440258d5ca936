// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projectmaking.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/measures/registry/typedsettings.h"
#include "core/project/capturepattern.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

/// Standard input, or what it gave: not there a second time.
bool isPiped(const LayerSource& source) { return source.options.content != nullptr || source.path == "-"; }

std::string inFolder(const std::string& path, const std::string& folder)
{
    return path.empty() ? path : pathInProject(path, folder);
}

ProjectSource sourceOf(const LayerSource& source, const std::string& folder)
{
    ProjectSource made;
    made.name = source.name;
    made.path = inFolder(source.path, folder);
    made.options = source.options;
    made.options.labelList = inFolder(source.options.labelList, folder);
    // What loading decides.
    made.options.treeRoots.clear();
    made.options.system = false;
    made.options.emptyIsDocument = false;
    return made;
}

/// The column that all sources name alike stands once, as the set's.
void shareColumn(ProjectSet& set)
{
    if (set.gold.path.empty() && set.systems.empty()) {
        return;
    }
    const ProjectSource& first = set.gold.path.empty() ? set.systems.front() : set.gold;
    const std::string column = first.options.annotationColumn;
    const auto has = [&](const ProjectSource& source) { return source.options.annotationColumn == column; };
    if (column.empty() || !std::ranges::all_of(set.systems, has)) {
        return;
    }
    set.scoring.layer = column;
    set.gold.options.annotationColumn.clear();
    for (auto& system : set.systems) {
        system.options.annotationColumn.clear();
    }
}

/// What the sets say alike is said once.
void shareScoring(ProjectFile& file)
{
    const auto equal = [&](const ProjectSet& set) { return set.scoring == file.sets.front().scoring; };
    if (file.sets.empty() || !std::ranges::all_of(file.sets, equal)) {
        return;
    }
    file.scoring = file.sets.front().scoring;
    for (auto& set : file.sets) {
        set.scoring = {};
    }
}

/// Can a word say the setting as it is now? What files fill has none.
bool hasWord(const SettingRow& row, const EvaluationSpec& spec)
{
    return row.set != nullptr && !row.ofFile && !row.headsTables
        && (row.file == nullptr || (row.words != nullptr && support::contains(row.words(), row.text(spec))));
}

using SettingNames = std::set<std::string_view>;

/// The words that make these settings of a preset's: those that differ, those of `named`, and what words
/// beside them would change else (a pairing brings a unit of its own). None of `apart`.
std::vector<SettingWord> wordsOf(
    const EvaluationSpec& spec, const Preset* preset, SettingNames named, const SettingNames& apart)
{
    auto made
        = support::Result<EvaluationSpec>(preset == nullptr ? EvaluationSpec {} : withPreset({}, *preset));
    std::vector<SettingWord> words;
    for (bool more = true; more && made;) {
        more = false;
        words.clear();
        for (const auto& row : settingTable()) {
            if (!hasWord(row, spec) || apart.contains(row.name)) {
                continue;
            }
            more = (row.text(*made) != row.text(spec) && named.insert(row.name).second) || more;
            if (named.contains(row.name)) {
                words.emplace_back(std::string(row.name), row.text(spec));
            }
        }
        made = specOf(preset, words);
    }
    return words;
}

/// Null: Touchstone's own settings, which need no name.
const Preset* namedPreset(const Preset* preset) { return preset == &presets().front() ? nullptr : preset; }

/// Everything of the settings; labels and column are the data sets'.
void addSettings(const OpenWork& open, const std::string& folder, MadeProject& made)
{
    auto& scoring = made.file.scoring;
    const auto* const preset = namedPreset(open.preset);
    scoring.preset = preset == nullptr ? std::string() : std::string(preset->id);
    const auto& relations = open.relations;
    std::vector<SettingWord> files;
    SettingNames ofFiles;
    const auto addFile = [&](std::string_view name, std::string value) {
        ofFiles.insert(name);
        files.emplace_back(std::string(name), std::move(value));
    };
    for (const auto& row : settingTable()) {
        const bool ownKey = row.file == &RelationSources::train || row.file == &RelationSources::attributes;
        if (row.file != nullptr && !ownKey && !(relations.*row.file).empty()) {
            addFile(row.name, inFolder(relations.*row.file, folder));
        }
        if (row.headsTables && row.text(open.spec) != row.text({})) {
            made.leftOut.push_back(
                support::said("Which part of the corpus is scored (%1 %2) is not kept in a project.",
                    row.name, row.text(open.spec)));
        }
    }
    if (!relations.minScore.file.empty()) {
        addFile("min-score", std::string(fromFile) + inFolder(relations.minScore.file, folder));
    }
    scoring.settings = wordsOf(open.spec, preset, {}, ofFiles);
    scoring.settings.insert(scoring.settings.end(), files.begin(), files.end());
    scoring.train = inFolder(relations.train, folder);
    scoring.attributes = inFolder(relations.attributes, folder);
    for (const auto& path : relations.rules.files) {
        scoring.rules.push_back(inFolder(path, folder));
    }
    scoring.rulesSettings = inFolder(relations.rules.settings, folder);
    scoring.rulesOn = relations.rules.on;
    scoring.rulesOff = relations.rules.off;
    scoring.rulesOnly = relations.rules.only;
}

/// Words and files in the order in which they stood before, new ones behind them; words first, as they are,
/// where they would say something else in that order.
std::vector<SettingWord> inOrderOf(const std::vector<SettingWord>& before, std::vector<SettingWord> words,
    const std::vector<SettingWord>& files, const Preset* preset)
{
    const auto place = [&before](const SettingWord& word) {
        return std::ranges::find(before, word.first, &SettingWord::first) - before.begin();
    };
    auto ordered = words;
    std::ranges::stable_sort(ordered, {}, place);
    const auto wanted = specOf(preset, words);
    const auto made = specOf(preset, ordered);
    words.insert(words.end(), files.begin(), files.end());
    if (wanted && made && *wanted == *made) {
        std::ranges::stable_sort(words, {}, place);
    }
    return words;
}

/// Calls `move` with each path that a scoring names.
void eachPath(ProjectScoring& scoring, const std::function<void(std::string& path)>& move)
{
    for (auto* path : { &scoring.labelMap, &scoring.corrections, &scoring.rulesSettings, &scoring.train,
             &scoring.attributes }) {
        move(*path);
    }
    std::ranges::for_each(scoring.rules, move);
    for (auto& [name, value] : scoring.settings) {
        auto path = pathOfSetting(name, value);
        if (!path.empty()) {
            const auto before = value.substr(0, value.size() - path.size());
            move(path);
            value = before + path;
        }
    }
}

} // namespace

ProjectSet projectSetOf(
    const DataSetSpec& dataSet, const std::string& folder, std::vector<support::Message>& leftOut)
{
    ProjectSet set;
    const auto name = dataSetName(dataSet);
    set.name = name; // also where it comes of the files: judgements, notes and locks know the set by it
    if (isPiped(dataSet.gold)) {
        leftOut.push_back(support::said("%1 came from standard input, which cannot be read again.", name));
        return set;
    }
    if (dataSet.noGold) {
        set.systems.push_back(sourceOf(dataSet.gold, folder));
    } else {
        set.gold = sourceOf(dataSet.gold, folder);
    }
    for (const auto& system : dataSet.systems) {
        if (isPiped(system)) {
            leftOut.push_back(
                support::said("A system of %1 came from standard input, which cannot be read again.", name));
        } else if (CapturePattern::isPattern(system.path)) {
            leftOut.push_back(
                support::said("%1: * ? { and } in a name would be read as a pattern. Rename the file.",
                    fileName(system.path)));
        } else {
            set.systems.push_back(sourceOf(system, folder));
        }
    }
    set.scoring.labelMap = inFolder(dataSet.labelMap, folder);
    set.scoring.corrections = inFolder(dataSet.corrections.path, folder);
    if (dataSet.corrections.inclusiveEnds) {
        leftOut.push_back(support::said("The corrections of %1 count the last character; a project names "
                                        "only those that count the first behind.",
            name));
    }
    set.scoring.types = dataSet.labels.types;
    set.scoring.collapse = dataSet.labels.collapse;
    if (!dataSet.labels.map.empty()) {
        leftOut.push_back(support::said("Labels of %1 were renamed in the window. Save them as a label map, "
                                        "so that a project can name it.",
            name));
    }
    shareColumn(set);
    return set;
}

MadeProject projectOf(const OpenWork& open, const std::string& folder)
{
    MadeProject made;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < open.dataSets.size(); ++i) {
        auto set = projectSetOf(open.dataSets[i], folder, made.leftOut);
        if (!set.gold.path.empty() || !set.systems.empty()) {
            set.name = uniqueName(set.name, taken);
            made.file.sets.push_back(std::move(set));
            made.dataSets.push_back(i);
        }
    }
    shareScoring(made.file);
    addSettings(open, folder, made);
    return made;
}

std::vector<SettingWord> typedWords(const EvaluationSpec& spec)
{
    std::vector<SettingWord> words;
    for (const auto& row : settingTable()) {
        if (hasWord(row, spec)) {
            words.emplace_back(std::string(row.name), row.text(spec));
        }
    }
    return words;
}

void setSettings(
    ProjectScoring& own, const ProjectScoring& above, const EvaluationSpec& spec, const Preset* preset)
{
    const auto* const named = namedPreset(preset);
    const auto* const hidden = above.preset.empty() ? nullptr : &presets().front();
    const auto* const written = named == nullptr ? hidden : named;
    own.preset = written == nullptr ? std::string() : std::string(written->id);
    std::vector<SettingWord> files;
    SettingNames apart; // what stands in files
    SettingNames hiding; // what is said above
    for (const auto& word : own.settings) {
        if (!pathOfSetting(word.first, word.second).empty()) {
            files.push_back(word);
            apart.insert(settingRow(word.first)->name);
        }
    }
    for (const auto& [name, value] : above.settings) {
        (pathOfSetting(name, value).empty() ? hiding : apart).insert(settingRow(name)->name);
    }
    const auto before = std::move(own.settings);
    own.settings = inOrderOf(before, wordsOf(spec, written, std::move(hiding), apart), files, written);
}

void setCorrections(ProjectFile& file, std::size_t set, const std::string& path, const std::string& folder)
{
    auto& shared = file.scoring.corrections;
    for (auto& other : file.sets) {
        other.scoring.corrections = other.scoring.corrections.empty() ? shared : other.scoring.corrections;
    }
    shared.clear();
    file.sets[set].scoring.corrections.clear();
    (file.sets.size() == 1 ? shared : file.sets[set].scoring.corrections) = inFolder(path, folder);
}

std::string projectSetName(const ProjectSet& set, const std::string& folder)
{
    DataSetSpec spec;
    spec.name = set.name;
    spec.gold.path = set.gold.path.empty() ? std::string("A") : pathOfProject(set.gold.path, folder);
    return dataSetName(spec, folder);
}

void moveProject(ProjectFile& file, const std::string& from, const std::string& to)
{
    const std::function<void(std::string&)> move
        = [&](std::string& path) { path = inFolder(pathOfProject(path, from), to); };
    const auto moveSource = [&](ProjectSource& source) {
        move(source.path);
        move(source.options.labelList);
    };
    eachPath(file.scoring, move);
    for (auto& set : file.sets) {
        const auto name = projectSetName(set, from);
        moveSource(set.gold);
        std::ranges::for_each(set.systems, moveSource);
        eachPath(set.scoring, move);
        set.name = projectSetName(set, to) == name ? set.name : name;
    }
    if (file.campaign) {
        move(file.campaign->gold);
        std::ranges::for_each(file.campaign->runs, move);
        for (auto& task : file.campaign->tasks) {
            move(task.gold);
            eachPath(task.scoring, move);
        }
    }
}

} // namespace touchstone::analysis
