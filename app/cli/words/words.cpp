// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/words.h"

#include "app/cli/words/presetwords.h"
#include "app/cli/words/standardinput.h"

#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/support/numbers.h"

#include <glob.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

namespace touchstone::cli {

namespace {

const Names<io::DocumentUnit>& documentUnits()
{
    static const Names<io::DocumentUnit> names { { "docstart", io::DocumentUnit::Docstart },
        { "blank-line", io::DocumentUnit::BlankLine }, { "file", io::DocumentUnit::File },
        { "line", io::DocumentUnit::Line } };
    return names;
}

std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> result;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) {
        if (!part.empty()) {
            result.push_back(part);
        }
    }
    return result;
}

void checkFormat(const std::string& option, const std::string& id)
{
    if (io::readerById(id) == nullptr) {
        std::vector<std::string> known;
        for (const auto& reader : io::readers()) {
            known.emplace_back(reader.id);
        }
        refuse(option, id, known);
    }
}

io::ReadOptions readOptions(const Words& words, const std::string& sideFormat,
    const std::string& formatOption, std::optional<int> sideColumn)
{
    io::ReadOptions options;
    options.format = sideFormat.empty() ? words.format : sideFormat;
    if (!options.format.empty()) {
        checkFormat(sideFormat.empty() ? "--format" : formatOption, options.format);
    }
    options.column = sideColumn ? sideColumn : words.column;
    if (options.column && *options.column < 2) {
        throw UsageError {
            "--column counts from 1 and the token stands in column 1, so a tag column is 2 or more."
        };
    }
    if (!words.documents.empty()) {
        options.documents = chosen("--documents", words.documents, documentUnits());
    }
    if (const auto layers = layersOf(words.layer); !layers.empty()) {
        options.annotationColumn = layers.front();
    }
    options.tableColumns = words.tableColumns;
    options.spansKey = words.spansKey;
    options.labelList = words.labelList;
    if (!words.offsetUnit.empty()) {
        options.offsetUnit = chosen("--offset-unit", words.offsetUnit,
            Names<std::string> {
                { "code-points", "code-points" }, { "utf16", "utf16" }, { "bytes", "bytes" } });
    }
    return options;
}

std::vector<std::string> matchingPaths(const std::string& pattern, const std::string& option = "--systems")
{
    glob_t matches {};
    std::vector<std::string> paths;
    if (glob(pattern.c_str(), 0, nullptr, &matches) == 0) {
        for (std::size_t i = 0; i < matches.gl_pathc; ++i) {
            paths.emplace_back(matches.gl_pathv[i]);
        }
    }
    globfree(&matches);
    if (paths.empty()) {
        throw UsageError { option + " \"" + pattern + "\" matches no file or folder." };
    }
    return paths;
}

analysis::LayerSource systemSource(const std::string& argument, const io::ReadOptions& options)
{
    // NAME=PATH, unless the sign belongs to the path itself.
    const auto equals = argument.find('=');
    if (equals != std::string::npos && equals > 0 && argument.find('/') > equals) {
        auto path = argument.substr(equals + 1);
        if (path.empty()) {
            throw UsageError { "--system " + argument + " names no file; write NAME=PATH." };
        }
        std::error_code error;
        if (std::filesystem::exists(path, error) || !std::filesystem::exists(argument, error)) {
            return { argument.substr(0, equals), std::move(path), options };
        }
    }
    if (argument.empty()) {
        throw UsageError { "--system names no file; write [NAME=]PATH." };
    }
    return { {}, argument, options };
}

io::ReadOptions systemOptions(const Words& words)
{
    auto options = readOptions(words, words.systemFormat, "--system-format", words.systemColumn);
    if (!words.systemColumns.empty()) {
        options.tableColumns = words.systemColumns;
    }
    options.annotator = words.systemAnnotator;
    options.modelVersion = words.modelVersion;
    return options;
}

analysis::DataSetSpec dataSetOf(Words& words)
{
    if (words.gold.empty() && !words.positionals.empty()) {
        words.gold = words.positionals.front();
        words.positionals.erase(words.positionals.begin());
    }
    words.systems.insert(words.systems.end(), words.positionals.begin(), words.positionals.end());
    analysis::DataSetSpec dataSet;
    readLabelWords(words.labels, dataSet);
    dataSet.gold
        = { {}, words.gold, readOptions(words, words.goldFormat, "--gold-format", words.goldColumn) };
    dataSet.gold.options.annotator = words.annotator;
    if (!words.goldColumns.empty()) {
        dataSet.gold.options.tableColumns = words.goldColumns;
    }
    const auto options = systemOptions(words);
    for (const auto& argument : words.systems) {
        dataSet.systems.push_back(systemSource(argument, options));
    }
    for (const auto& pattern : words.systemGlobs) {
        for (const auto& path : matchingPaths(pattern)) {
            dataSet.systems.push_back({ {}, path, options });
        }
    }
    takeStandardInput(dataSet.gold);
    for (auto& system : dataSet.systems) {
        takeStandardInput(system);
    }
    return dataSet;
}

/// Adds the runs of the groups to the systems, and single systems as groups of one.
void addGroups(std::vector<RunGroup>& groups, analysis::DataSetSpec& dataSet, const Words& words)
{
    if (groups.empty()) {
        return;
    }
    std::map<std::string, std::string> groupOf; // by path
    std::vector<RunGroup> single;
    for (std::size_t i = 0; i < dataSet.systems.size(); ++i) {
        const auto& system = dataSet.systems[i];
        const auto name = system.name.empty() ? io::defaultName(system.path) : system.name;
        const bool taken = std::any_of(
            groups.begin(), groups.end(), [&name](const auto& group) { return group.name == name; });
        if (taken) {
            throw UsageError { "\"" + name + "\" is a --system and a --group; give one another name." };
        }
        groupOf.emplace(system.path, name);
        single.push_back({ {}, name, {}, { i } });
    }
    const auto options = systemOptions(words);
    for (auto& group : groups) {
        const auto paths = words.matching ? words.matching(group.pattern)
                                          : matchingPaths(group.pattern, "--group " + group.name + "=");
        for (const auto& path : paths) {
            const auto [known, added] = groupOf.emplace(path, group.name);
            if (!added) {
                throw UsageError { path + " is a run of \"" + known->second + "\" and of \"" + group.name
                    + "\"; a run belongs to one group." };
            }
            group.systems.push_back(dataSet.systems.size());
            dataSet.systems.push_back({ {}, path, options });
        }
    }
    groups.insert(groups.begin(), single.begin(), single.end());
}

/// What is typed beside a preset goes first.
analysis::EvaluationSpec specOf(Words& words, const analysis::Preset* preset)
{
    analysis::EvaluationSpec spec;
    if (preset != nullptr) {
        spec = analysis::withPreset(spec, *preset);
    }
    const auto apply = [&spec](const char* name, const std::string& value) {
        if (value.empty()) {
            return;
        }
        if (const auto done = analysis::applySetting(spec, name, value); !done) {
            throw UsageError { done.error().text + suggestion(value, analysis::settingWords(name)) };
        }
    };
    apply("pairing", words.pairing);
    const bool presetsOwn = preset != nullptr && words.pairing.empty();
    if (words.unit.empty() && words.minOverlap.empty() && !presetsOwn) {
        analysis::choosePairing(spec, spec.matching.pairing);
    }
    if (!words.pairing.empty()) {
        spec.perType = analysis::standardPerType(spec.matching.pairing);
    }
    apply("unit", words.unit);
    apply("min-overlap", words.minOverlap);
    apply("min-score", words.minScore);
    apply("align", words.align);
    apply("per-type", words.perType);
    readMeasureWords(words.measures, spec);
    spec.anyway = words.anyway;
    return spec;
}

std::vector<std::string> measuresOf(const std::string& text)
{
    std::vector<std::string> ids;
    const auto add = [&](std::string_view id) {
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
            ids.emplace_back(id);
        }
    };
    const auto groups = metrics::measureGroups();
    for (const auto& word : split(text, ',')) {
        const auto group
            = std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.id == word; });
        if (group != groups.end()) {
            std::for_each(group->members.begin(), group->members.end(), add);
        } else if (metrics::measureById(word) != nullptr) {
            add(word);
        } else {
            std::vector<std::string> known;
            for (const auto& measure : metrics::measures()) {
                known.emplace_back(measure.id);
            }
            for (const auto& g : groups) {
                known.emplace_back(g.id);
            }
            refuse("--measure", word, known);
        }
    }
    if (ids.empty()) {
        throw UsageError { "--measure needs at least one name; `measures` lists them." };
    }
    return ids;
}

/// People who ask for nothing get one table; files for scripts hold the default group, their records the
/// values of every measure that has some.
std::string standardMeasures(Command command, const Words& words, const analysis::Preset* preset)
{
    if (preset != nullptr && command != Command::Errors) {
        return command == Command::Table ? std::string(preset->measures.front()) : presetMeasures(*preset);
    }
    if (command == Command::Errors) {
        std::string ids;
        for (const auto* id : { "overlap", "eter" }) {
            if (words.json && metrics::measureById(id) != nullptr) {
                ids += (ids.empty() ? "" : ",") + std::string(id);
            }
        }
        return ids.empty() ? "muc" : ids;
    }
    return words.json || words.tsv || command == Command::Report ? "default" : "muc";
}

template <typename T, typename Find>
std::vector<T> named(const std::string& option, const std::vector<std::string>& words, Find find,
    const std::vector<std::string>& known)
{
    std::vector<T> values;
    for (const auto& word : words) {
        const auto value = find(word);
        if (!value) {
            refuse(option, word, known);
        }
        values.push_back(*value);
    }
    return values;
}

std::vector<std::string> errorTypeNames()
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < match::errorTypeCount; ++i) {
        names.emplace_back(match::errorTypeName(static_cast<match::ErrorType>(i)));
    }
    return names;
}

std::optional<match::Tag> tagByName(const std::string& name)
{
    for (const auto tag : { match::SplitPart, match::MergePart }) {
        if (match::tagName(tag) == name) {
            return tag;
        }
    }
    return std::nullopt;
}

bool takeMissing(std::vector<std::string>& types)
{
    return std::erase(types, std::string(analysis::RecordFilter::none)) > 0;
}

match::Scheme schemeOf(const std::string& word)
{
    if (word.empty()) {
        return match::Scheme::Strict;
    }
    const auto scheme = match::schemeByName(word);
    if (!scheme) {
        refuse("--scheme", word, { "strict", "exact", "partial", "type" });
    }
    return *scheme;
}

/// Slices of any records; and what rules said: of the list "rules" unless another one is named.
void takeFacets(const Words& words, analysis::RecordFilter& filter)
{
    for (const auto& rule : words.rules) {
        (void)analysis::addFacetText(filter.facets, "rule=" + rule);
    }
    for (const auto& word : words.where) {
        if (!analysis::addFacetText(filter.facets, word)) {
            throw UsageError {
                "--where takes FIELD=VALUE, such as seen=unseen or system.result=FP, and not \"" + word
                + "\"."
            };
        }
    }
    const bool rules = std::any_of(filter.facets.begin(), filter.facets.end(),
        [](const auto& choice) { return analysis::isRuleFacet(choice.facet); });
    if (rules && filter.list.empty()) {
        filter.list = "rules";
    }
}

analysis::RecordFilter filterOf(const Words& words)
{
    analysis::RecordFilter filter;
    filter.outcomes = named<match::Outcome>(
        "--outcome", words.outcomes, match::outcomeByCode, { "COR", "INC", "PAR", "MIS", "SPU" });
    if (!filter.outcomes.empty()) {
        filter.scheme = schemeOf(words.scheme);
    }
    filter.goldTypes = words.goldTypes;
    filter.goldMissing = takeMissing(filter.goldTypes);
    filter.systemTypes = words.systemTypes;
    filter.systemMissing = takeMissing(filter.systemTypes);
    filter.types = words.types;
    filter.rowTypes = words.rowTypes;
    filter.errorTypes
        = named<match::ErrorType>("--error-type", words.errorTypes, match::errorTypeByName, errorTypeNames());
    filter.tags = named<match::Tag>("--tag", words.tags, tagByName, { "split-part", "merge-part" });
    filter.documents = words.documentNames;
    filter.list = words.list;
    filter.categories = words.categories;
    const bool ofMeasure
        = filter.list.empty() || metrics::measureById(analysis::measureOfList(filter.list)) != nullptr;
    if (!ofMeasure && filter.list != analysis::leftOutList) {
        std::vector<std::string> known { std::string(analysis::leftOutList) };
        for (const auto& measure : metrics::measures()) {
            known.emplace_back(measure.id);
        }
        refuse("--list", filter.list, known);
    }
    if (filter.list.empty() && !filter.categories.empty()) {
        throw UsageError { "--category names what a measure counts; say of which with --list, such as --list "
                           "eter --category deletion." };
    }
    takeFacets(words, filter);
    if (!words.losses.empty()) {
        if (!filter.list.empty()) {
            throw UsageError { "--loss is short for --list noisy.losses --category …; give one of the two." };
        }
        filter.list = "noisy.losses";
        for (const auto& word : words.losses) {
            filter.categories.push_back(chosen("--loss", word,
                Names<std::string> { { "transcription", "transcription" }, { "ner", "ner" } }));
        }
    }
    if (filter.list.empty() && !words.values.empty()) {
        throw UsageError { "--value names a value of a measure's list; say of which with --list, such as "
                           "--list noisy.losses --value cer:0.1-0.2." };
    }
    for (const auto& word : words.values) {
        const auto range = analysis::valueRangeByText(word);
        if (!range) {
            throw UsageError { "--value needs a value and a range, such as cer:0.1-0.2, cer:1- or cer:-0; \""
                + word + "\" is none." };
        }
        filter.values.push_back(*range);
    }
    filter.words = words.words;
    return filter;
}

/// "a,b\,c" is "a" and "b,c".
std::vector<std::string> splitSelection(const std::string& text)
{
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\' && at + 1 < text.size() && text[at + 1] == ',') {
            parts.back() += text[++at];
        } else if (text[at] == ',') {
            parts.emplace_back();
        } else {
            parts.back() += text[at];
        }
    }
    std::erase(parts, std::string());
    return parts;
}

/// "key=value,…" into the same words as the filter options. A further value without a key goes to the key
/// before it. Names of rules hold commas: after these keys it belongs to the value itself.
void readSelection(const std::string& text, Words& words)
{
    const std::map<std::string, std::vector<std::string>*> lists { { "outcome", &words.outcomes },
        { "gold-type", &words.goldTypes }, { "system-type", &words.systemTypes }, { "type", &words.types },
        { "row-type", &words.rowTypes }, { "error-type", &words.errorTypes },
        { "document", &words.documentNames }, { "tag", &words.tags }, { "category", &words.categories },
        { "value", &words.values }, { "rule", &words.rules }, { "where", &words.where } };
    const std::map<std::string, std::string*> single { { "scheme", &words.scheme }, { "words", &words.words },
        { "list", &words.list } };
    std::vector<std::string>* last = nullptr;
    for (const auto& part : splitSelection(text)) {
        const auto equals = part.find('=');
        if (equals == std::string::npos && (last == &words.rules || last == &words.where)) {
            last->back() += "," + part;
            continue;
        }
        if (equals == std::string::npos && last != nullptr) {
            last->push_back(part);
            continue;
        }
        const auto key = part.substr(0, equals);
        const auto value = equals == std::string::npos ? std::string() : part.substr(equals + 1);
        last = nullptr;
        if (const auto list = lists.find(key); list != lists.end() && !value.empty()) {
            last = list->second;
            last->push_back(value);
        } else if (const auto one = single.find(key); one != single.end() && !value.empty()) {
            *one->second = value;
        } else {
            std::vector<std::string> known;
            for (const auto& [name, target] : lists) {
                known.push_back(name);
            }
            for (const auto& [name, target] : single) {
                known.push_back(name);
            }
            throw UsageError { "--select takes key=value pairs joined by commas, and \"" + part
                + "\" is none; keys: " + listed(known) + "." + suggestion(key, known) };
        }
    }
}

OutputForm formOf(const Words& words)
{
    const int forms = int { words.json } + int { words.tsv } + int { words.markdown } + int { words.latex };
    if (forms > 1) {
        throw UsageError { "Only one of --json, --tsv, --markdown and --latex can be chosen." };
    }
    if (words.json) {
        return OutputForm::Json;
    }
    if (words.tsv) {
        return OutputForm::Tsv;
    }
    if (words.markdown) {
        return OutputForm::Markdown;
    }
    return words.latex ? OutputForm::Latex : OutputForm::Text;
}

void readSize(const std::string& size, Options& options)
{
    constexpr int least = 200;
    constexpr int most = 10000;
    const auto cross = size.find('x');
    const auto width = support::parsed<int>(size.substr(0, cross));
    const auto height
        = cross == std::string::npos ? std::nullopt : support::parsed<int>(size.substr(cross + 1));
    if (!width || !height || *width < least || *height < least || *width > most || *height > most) {
        throw UsageError { "--size takes WIDTHxHEIGHT in pixels, 200 to 10000 each, such as 1400x900." };
    }
    options.width = *width;
    options.height = *height;
}

/// Tables by document and by slices; attributes bring slices whose names only their file knows.
void finishBy(Options& options, const Words& words)
{
    const auto asked = askedBy(words.by);
    options.byDocument = asked.document;
    options.byScore = asked.score;
    options.bySlices = asked.slices;
    if (words.slices.attributes.empty()) {
        auto known = analysis::builtInSlices();
        known.insert(known.begin(), { "document", "score" });
        for (const auto& slice : asked.slices) {
            if (std::find(known.begin(), known.end(), slice) == known.end()) {
                refuse("--by", slice, known);
            }
        }
    }
    if (!words.by.empty() && !asked.document && !asked.score && asked.slices.empty()) {
        throw UsageError { "--by names no slice." };
    }
    if (!options.rows.empty() && !words.by.empty()) {
        throw UsageError {
            "--row chooses rows of types, and --by adds tables with rows of their own; give one "
            "of the two."
        };
    }
    if (options.command == Command::Errors && (asked.document || asked.score)) {
        throw UsageError { "errors lists records; --by takes slices here." };
    }
    if (options.command == Command::Table && (asked.document || asked.score || asked.slices.size() > 1)) {
        throw UsageError { "table has rows by one slice; --by takes one of its names here." };
    }
    readSliceWords(words.slices, options.dataSet.gold.options, options.spec, options.relations);
}

/// One table for a paper.
void finishTable(Options& options)
{
    if (options.measures.size() != 1) {
        throw UsageError { "table shows one measure; name one with --measure." };
    }
    auto& request = options.table;
    request.measure = options.measures.front();
    request.names = options.figure.names;
    request.dataSet = options.dataSet;
    request.spec = options.spec;
    request.relations = options.relations;
    request.preset = namingPreset(options);
    request.slice = options.bySlices.empty() ? std::string() : options.bySlices.front();
    const std::string scheme(match::schemeName(options.scheme));
    auto& sheet = request.table.sheet;
    if (options.schemeAsked && request.measure != "muc") {
        throw UsageError { "--scheme chooses a table of muc; of " + request.measure
            + " --table chooses one." };
    }
    if (options.schemeAsked && !sheet.empty() && sheet != scheme) {
        throw UsageError { "--scheme " + scheme + " and --table " + sheet
            + " name two tables; give one, or name scores of both: --columns strict.f1,exact.f1." };
    }
    if (sheet.empty() && request.measure == "muc" && (options.schemeAsked || options.preset != nullptr)) {
        sheet = scheme;
    }
}

} // namespace

void eachFile(Words& words, const std::function<void(const std::string& option, std::string& path)>& visit)
{
    const auto behindName = [&visit](const char* option, std::string& word) {
        const auto equals = word.find('=');
        if (equals == std::string::npos || equals == 0 || word.find('/') < equals) {
            visit(option, word);
            return;
        }
        auto path = word.substr(equals + 1);
        visit(option, path);
        word.replace(equals + 1, std::string::npos, path);
    };
    const auto one = [&visit](const char* option, std::string& path) {
        if (!path.empty()) {
            visit(option, path);
        }
    };
    one("--gold", words.gold);
    for (auto& system : words.systems) {
        behindName("--system", system);
    }
    for (auto& group : words.compare.groups) {
        behindName("--group", group);
    }
    one("--label-list", words.labelList);
    one("--label-map", words.labels.map);
    auto& measures = words.measures;
    one("--type-weights", measures.typeWeights);
    one("--type-parents", measures.typeParents);
    one("--link-weights", measures.linkWeights);
    one("--link-equivalents", measures.linkEquivalents);
    const auto lists = analysis::settingWords("tagset");
    if (std::find(lists.begin(), lists.end(), measures.tagset) == lists.end()) {
        one("--tagset", measures.tagset);
    }
    one("--train", words.slices.train);
    one("--attributes", words.slices.attributes);
    for (auto& rules : measures.rules.files) {
        one("--rules", rules);
    }
    one("--rules-settings", measures.rules.settings);
}

void finish(Options& options, Words& words)
{
    if (options.command == Command::Reproduce) {
        return;
    }
    if (options.command == Command::Trend) {
        finishTrend(options.trend, words.trend);
        options.form = formOf(words);
        return;
    }
    const bool figure = options.command == Command::Figure;
    if (figure && options.figure.kind == "trend") {
        finishTrend(options.trend, words.trend);
        finishFigure(options.figure, words.figure);
        return;
    }
    if (figure && !options.trend.paths.empty()) {
        throw UsageError { "figure " + options.figure.kind
            + " takes its data by --gold and --system; only figure trend takes files behind its name: "
            + listed(options.trend.paths) + "." };
    }
    if (options.command == Command::Screenshot && options.view == "trend") {
        finishTrend(options.trend, words.trend);
        if (!words.size.empty()) {
            readSize(words.size, options);
        }
        return;
    }
    const bool explains = options.command == Command::Rules && options.rules.action == RuleAction::Explain;
    const bool oneSystem
        = options.command == Command::Errors || options.command == Command::Align || explains;
    const bool compares = options.command == Command::Compare;
    const bool prints = options.command == Command::Score || options.command == Command::Figure
        || options.command == Command::Report || options.command == Command::Table || compares || oneSystem;
    if (options.command == Command::Check) {
        checkInputs(
            words.positionals, !words.gold.empty(), !words.systems.empty() || !words.systemGlobs.empty());
        finishCheck(words.positionals.empty() ? std::string() : words.positionals.front(), options.like);
        words.gold = options.like; // read and judged as score would
    }
    if (options.command == Command::Convert) {
        convertInputs(words.positionals, !words.gold.empty());
    }
    options.preset = presetOf(words.preset);
    options.dataSet = dataSetOf(words);
    if (compares) {
        options.compare = compareOptionsOf(words.compare,
            words.measure.empty() && options.preset != nullptr
                ? analysis::presetScore(*options.preset, words.layer)
                : words.measure);
        options.compare.ownUnit = !words.unit.empty() || !words.minOverlap.empty();
        addGroups(options.compare.groups, options.dataSet, words);
    }
    if (options.preset != nullptr && words.layer.empty()) {
        takePresetLayer(*options.preset, options.dataSet);
    }
    if ((prints || options.command == Command::Screenshot) && options.dataSet.gold.path.empty()) {
        throw UsageError { "--gold PATH is missing." };
    }
    if (prints && options.dataSet.systems.empty()) {
        throw UsageError { "--system [NAME=]PATH is missing." };
    }
    if (oneSystem && options.dataSet.systems.size() > 1) {
        throw UsageError { std::string(options.command == Command::Errors ? "errors lists"
                                   : explains                             ? "rules explain shows"
                                                                          : "align shows")
            + " one system at a time; give one --system." };
    }
    if (compares) {
        checkCompared(options.compare, options.dataSet.systems.size());
    }
    if (options.command == Command::Align && (words.markdown || words.latex)) {
        throw UsageError { "align prints lines for people, --json or --tsv." };
    }
    if (options.command == Command::Rules) {
        finishRules(options.rules, words.measures.rules);
    }
    checkRuleSources(words.measures.rules);
    if (options.command == Command::Check) {
        if (words.tsv || words.markdown || words.latex) {
            throw UsageError { "check prints lines for people, or --json." };
        }
    }
    if (options.command == Command::Convert) {
        finishConvert(
            options.convert, options.dataSet.gold.path, options.output, !options.dataSet.systems.empty());
    }
    options.spec = specOf(words, options.preset);
    options.relations = { words.measures.typeWeights, words.measures.typeParents, words.measures.linkWeights,
        words.measures.linkEquivalents, words.measures.tagset, {}, {}, {}, words.measures.rules };
    if (options.preset != nullptr && options.preset->needs == "link-equivalents"
        && words.measures.linkEquivalents.empty() && options.command != Command::Window
        && options.command != Command::Check) {
        throw UsageError { "--preset " + words.preset
            + " needs --link-equivalents FILE: lines of ids that stand for "
              "the same." };
    }
    options.schemeAsked = !words.scheme.empty();
    if (!options.schemeAsked && options.preset != nullptr) {
        words.scheme = match::schemeName(analysis::presetSchemes(*options.preset, words.layer).front());
    }
    options.scheme = schemeOf(words.scheme);
    options.measureAsked = !words.measure.empty() || options.preset != nullptr;
    if (compares) {
        options.measures = { options.compare.score.measure };
        for (const auto& rule : options.compare.failIf) {
            if (std::find(options.measures.begin(), options.measures.end(), rule.score.measure)
                == options.measures.end()) {
                options.measures.push_back(rule.score.measure);
            }
        }
    } else {
        options.measures = measuresOf(
            words.measure.empty() ? standardMeasures(options.command, words, options.preset) : words.measure);
    }
    if (!words.zeroDivision.empty()) {
        options.zeroForUndefined
            = chosen("--zero-division", words.zeroDivision, Names<bool> { { "null", false }, { "0", true } });
    }
    finishBy(options, words);
    const auto counted = [&options](std::string_view id) {
        return std::find(options.measures.begin(), options.measures.end(), id) != options.measures.end();
    };
    if (options.byScore && !counted("muc") && !counted("conll")) {
        throw UsageError { "--by score counts as muc and conll do, and --measure names neither." };
    }
    options.layers = layersOf(words.layer);
    options.slices = slicesOf(words.noiseLevel, words.timePeriod);
    const auto& nBests = words.measures.nBests;
    const bool several
        = options.layers.size() > 1 || words.layer == "all" || options.slices.size() > 1 || nBests.size() > 1;
    if (several && options.command != Command::Score && options.command != Command::Table) {
        throw UsageError { "Several layers, noise levels, periods or numbers of candidates are for score and "
                           "table; name one here." };
    }
    options.severalNBest = nBests.size() > 1;
    if (options.severalNBest) {
        options.slices = slicesByNBest(options.slices, nBests);
    }
    if (options.slices.size() == 1) {
        options.spec.slice = options.slices.front().slice;
    }
    options.additive = words.perType == analysis::formerPerTypeGold;
    finishFigure(options.figure, words.figure);
    if (options.command == Command::Table) {
        finishTable(options);
    }
    readSelection(words.select, words);
    options.filter = filterOf(words);
    if (options.filter.list == analysis::leftOutList
        && (options.command != Command::Errors || !options.spec.minScore)) {
        throw UsageError { "--list left-out is for errors --min-score S: what has a lower score, and what it "
                           "would count as." };
    }
    options.form = formOf(words);
    if (!words.size.empty()) {
        readSize(words.size, options);
    }
}

} // namespace touchstone::cli
