// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/scoringwords.h"

#include "app/cli/words/filterwords.h"

#include "core/evaluation/settings/specsettings.h"
#include "core/io/bytes/words.h"
#include "core/io/open/opener.h"
#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

/// What cannot be looked into is told when it is read.
void takePresetColumn(const analysis::Preset& preset, analysis::DataSetSpec& dataSet)
{
    auto& gold = dataSet.gold;
    // "coarse" is what is read when nobody names a column.
    if (preset.annotationColumn.empty() || preset.annotationColumn == "coarse" || gold.path.empty()) {
        return;
    }
    const auto recognised = io::recognisePath(gold.path, gold.options);
    if (!recognised) {
        return;
    }
    if (analysis::lacksColumn(preset, recognised->annotationColumns)) {
        throw UsageError { "--preset " + std::string(preset.id)
            + " counts the columns of links of HIPE files, and " + gold.path
            + " has none; of links in other files --measure links and --preset tac-kbp tell." };
    }
    const auto column = analysis::columnToRead(preset, recognised->annotationColumns, {});
    gold.options.annotationColumn = column;
    for (auto& system : dataSet.systems) {
        system.options.annotationColumn = column;
    }
}

/// Of two systems without a gold, or `several`, the first goes to the gold's place. Options that name the
/// gold speak of it; where they say nothing those of the systems hold.
void takeGoldsPlace(analysis::DataSetSpec& dataSet, bool several)
{
    if (!dataSet.gold.path.empty() || dataSet.systems.size() < 2
        || (dataSet.systems.size() > 2 && !several)) {
        return;
    }
    const auto ofGold = std::exchange(dataSet.gold, std::move(dataSet.systems.front())).options;
    dataSet.systems.erase(dataSet.systems.begin());
    dataSet.noGold = true;
    auto& options = dataSet.gold.options;
    options.column = ofGold.column ? ofGold.column : options.column;
    for (const auto field :
        { &io::ReadOptions::format, &io::ReadOptions::tableColumns, &io::ReadOptions::annotator }) {
        options.*field = (ofGold.*field).empty() ? options.*field : ofGold.*field;
    }
}

/// What to do about a gold that is missing.
std::string goldMissing(std::size_t systems, bool withoutGold)
{
    std::string text = "--gold PATH is missing.";
    if (!withoutGold) {
        return systems == 2 ? text + " Two systems without a gold are for score, errors, compare and figure."
                            : text;
    }
    return systems == 0 ? text
        : systems == 1  ? text + " To see where two systems agree, without a gold, give --system twice."
                        : text + " Without a gold two systems are held against each other, and "
            + std::to_string(systems) + " are given; give --system twice, or compare all with compare.";
}

/// The ids of measures and groups.
std::vector<std::string> measuresOf(const std::string& text)
{
    std::vector<std::string> ids;
    const auto add = [&](std::string_view id) { support::addNew(ids, id); };
    const auto groups = metrics::measureGroups();
    for (const auto piece : io::pieces(text, ",")) {
        const std::string word(piece);
        if (const auto* const group = support::found(groups, word, &metrics::MeasureGroup::id)) {
            std::ranges::for_each(group->members, add);
        } else if (metrics::measureById(word) != nullptr) {
            add(word);
        } else if (!word.empty()) {
            refuse("--measure", word, measureWords({}));
        }
    }
    if (ids.empty()) {
        throw UsageError { "--measure needs at least one name; `measures` lists them." };
    }
    return ids;
}

bool hasSeveralLayers(const ScoringOptions& options)
{
    return options.layers.size() > 1 || (!options.layers.empty() && options.layers.front() == "all");
}

} // namespace

std::vector<std::string> measureWords(const std::string& /*typed*/)
{
    auto words = support::listOf(metrics::measures(), &metrics::Measure::id);
    for (const auto& group : metrics::measureGroups()) {
        words.emplace_back(group.id);
    }
    return words;
}

void refuseSeveral(const ScoringOptions& options)
{
    if (hasSeveralLayers(options) || options.parts.size() > 1) {
        throw UsageError { "Several layers, noise levels, periods or numbers of candidates are for score and "
                           "table; name one here." };
    }
}

void ScoringWords::declare(Arguments& arguments, int& threads, const char* columns)
{
    files.declare(arguments, threads, columns);
    settings.declare(arguments);
}

void ScoringWords::declareMeasure(Arguments& arguments)
{
    arguments
        .value("--measure", measure, "ID,...",
            "Measures or groups, joined by commas; default: the group default, in tables for people muc; in "
            "records for scripts overlap, eter and noisy")
        .offers(&measureWords);
}

std::vector<std::string> schemeNames(const std::string& /*typed*/)
{
    std::vector<std::string> names;
    for (const auto scheme : match::allSchemes) {
        names.emplace_back(match::schemeName(scheme));
    }
    return names;
}

void ScoringWords::declareScheme(Arguments& arguments)
{
    arguments
        .value("--scheme", scheme, "SCHEME",
            "Scheme of the table or of --outcome: strict (default), exact, partial, type")
        .offers(&schemeNames);
}

void ScoringWords::read(ScoringOptions& options, Need need, const std::string& who)
{
    readData(options);
    checkData(options, need, who);
    readSettings(options);
}

void ScoringWords::readData(ScoringOptions& options)
{
    options.preset = presetOf(settings.preset);
    options.dataSet = files.dataSet();
}

void ScoringWords::checkData(ScoringOptions& options, Need need, const std::string& who) const
{
    auto& dataSet = options.dataSet;
    if (withoutGold) {
        takeGoldsPlace(dataSet, severalWithoutGold);
    }
    if (options.preset != nullptr && files.layer.empty()) {
        takePresetColumn(*options.preset, dataSet);
    }
    if (need != Need::Nothing && dataSet.gold.path.empty()) {
        throw UsageError { goldMissing(dataSet.systems.size(), withoutGold) };
    }
    if (need >= Need::Systems && dataSet.systems.empty()) {
        throw UsageError { "--system [NAME=]PATH is missing." };
    }
    if (need == Need::OneSystem && dataSet.systems.size() > 1) {
        throw UsageError { who + " one system at a time; give one --system." };
    }
    if (need != Need::Nothing && options.preset != nullptr && options.preset->needs == "link-equivalents"
        && settings.relations.linkEquivalents.empty()) {
        throw UsageError { "--preset " + settings.preset
            + " needs --link-equivalents FILE: lines of ids that stand for the same." };
    }
}

void ScoringWords::readSettings(ScoringOptions& options)
{
    options.spec = settings.read(options.preset, options.dataSet.gold.options);
    options.relations = settings.relations;
    options.additive = settings.given("per-type") == analysis::formerPerTypeGold;
    options.schemeAsked = !scheme.empty();
    options.scheme = scheme.empty() && options.preset != nullptr
        ? analysis::presetSchemes(*options.preset, files.layer).front()
        : schemeOf(scheme);
    if (auto& chosen = options.relations.minScore; !chosen.file.empty()) {
        const auto& systems = options.dataSet.systems;
        if (systems.size() == 1) {
            chosen.system
                = systems.front().name.empty() ? io::defaultName(systems.front().path) : systems.front().name;
        }
        chosen.scheme = match::schemeName(options.scheme);
    }
    options.layers = layersOf(files.layer);
    options.parts = partsAsked(settings.noiseLevel, settings.timePeriod);
    options.severalNBest = settings.nBests.size() > 1;
    if (options.severalNBest) {
        options.parts = partsByNBest(options.parts, settings.nBests);
    }
    if (options.parts.size() == 1) {
        options.spec.restriction = options.parts.front().restriction;
    }
    options.finishNames();
}

void ScoringWords::readMeasures(ScoringOptions& options, const std::string& standard, bool ofPreset) const
{
    options.measureAsked = !measure.empty() || options.preset != nullptr;
    options.measures = measuresOf(!measure.empty()  ? measure
            : ofPreset && options.preset != nullptr ? presetMeasures(*options.preset)
                                                    : standard);
}

void ScoringWords::eachFile(const FileVisit& visit, std::vector<std::string>* groups)
{
    files.eachFile(visit, groups);
    settings.eachFile(visit);
}

std::map<std::string, std::vector<std::string>> ScoringWords::lookUp(
    const FileLookup& lookup, std::vector<std::string>* groups)
{
    if (!files.systemGlobs.empty() || !files.positionals.empty()) {
        throw UsageError { "A command that is run again names every file by its option." };
    }
    std::map<std::string, std::vector<std::string>> runs;
    eachFile(
        [&](const std::string& option, std::string& path) {
            auto found = lookup(option, path);
            if (option == "--group") {
                runs[path] = std::move(found);
            } else {
                path = found.at(0);
            }
        },
        groups);
    return runs;
}

} // namespace touchstone::cli
