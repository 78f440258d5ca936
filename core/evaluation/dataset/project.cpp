// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/project.h"

#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/dataset/submissionannotations.h"
#include "core/evaluation/dataset/submissionfile.h"
#include "core/annotation/joining.h"
#include "core/io/open/givenoptions.h"
#include "core/io/open/opener.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <filesystem>
#include <fstream>
#include <map>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using annotation::Layer;
using support::Severity;

/// "tree (fine)" -> "fine"
std::string treeRootsOf(const annotation::Layer& layer)
{
    const auto open = layer.column.find('(');
    const auto close = layer.column.find(')');
    if (layer.column.rfind("tree", 0) != 0 || open == std::string::npos || close == std::string::npos) {
        return {};
    }
    return layer.column.substr(open + 1, close - open - 1);
}

// ------------------------------------------------------------------------------------ one file for both
// sides

bool sameBytes(const fs::path& a, const fs::path& b)
{
    std::ifstream one(a, std::ios::binary);
    std::ifstream other(b, std::ios::binary);
    std::string left(std::size_t { 1 } << 16U, '\0');
    std::string right(left.size(), '\0');
    while (one && other) {
        one.read(left.data(), static_cast<std::streamsize>(left.size()));
        other.read(right.data(), static_cast<std::streamsize>(right.size()));
        if (one.gcount() != other.gcount()
            || !std::equal(left.begin(), left.begin() + one.gcount(), right.begin())) {
            return false;
        }
    }
    return one.eof() && other.eof();
}

/// The same words with the same labels at the same places.
bool sameAnnotations(const annotation::Layer& a, const annotation::Layer& b)
{
    return std::equal(a.documents.begin(), a.documents.end(), b.documents.begin(), b.documents.end(),
        [&](const annotation::Document& one, const annotation::Document& other) {
            const auto& left = one.annotations.entities;
            const auto& right = other.annotations.entities;
            return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                [&](const annotation::Entity& first, const annotation::Entity& second) {
                    return first.span == second.span
                        && a.labels.name(first.label) == b.labels.name(second.label);
                });
        });
}

/// Is it one file (or folder), or are they two files of the same bytes? O(bytes) for files of equal size.
bool sameInput(const LayerSource& a, const LayerSource& b)
{
    std::error_code error;
    if (a.options.content && b.options.content) {
        return *a.options.content == *b.options.content;
    }
    const bool files = !a.options.content && !b.options.content;
    if (files && fs::equivalent(a.path, b.path, error) && !error) {
        return true;
    }
    const auto regular
        = [&error](const std::string& path) { return fs::is_regular_file(path, error) && !error; };
    if (!files) { // standard input, or memory
        const auto& piped = a.options.content ? a : b;
        const auto& other = a.options.content ? b : a;
        std::ifstream stream(other.path, std::ios::binary);
        return regular(other.path) && fs::file_size(other.path, error) == piped.options.content->size()
            && std::equal(piped.options.content->begin(), piped.options.content->end(),
                std::istreambuf_iterator<char>(stream));
    }
    return regular(a.path) && regular(b.path) && fs::file_size(a.path, error) == fs::file_size(b.path, error)
        && sameBytes(a.path, b.path);
}

/// Where the gold's file is given for a system as well, no column was named, and the last two columns of that
/// CoNLL file both hold tags, right or wrong (io::Recognition::goldColumn), the columns are named as
/// conlleval reads them: the last for such systems, the one before it for the gold. A warning tells.
void takeBothColumns(DataSetSpec& spec, support::Diagnostics& findings)
{
    if (spec.gold.options.column) {
        return;
    }
    const auto both = [&spec](const LayerSource& system) {
        return !system.options.column && sameInput(spec.gold, system);
    };
    if (std::ranges::none_of(spec.systems, both)) {
        return;
    }
    const auto recognised = io::recognisePath(spec.gold.path, spec.gold.options);
    if (!recognised || recognised->goldColumn == 0) {
        return;
    }
    for (auto& system : spec.systems) {
        if (both(system)) {
            system.options.column = recognised->goldColumn + 1;
        }
    }
    spec.gold.options.column = recognised->goldColumn;
    findings.add(Severity::Warning, "input.both-columns", { spec.gold.path, 0, 0 },
        support::said("Gold and system are one file, and its last two columns both hold tags: column %1 is "
                      "read as the gold and column %2 as the system, as conlleval does (--gold-column and "
                      "--system-column say otherwise).",
            recognised->goldColumn, recognised->goldColumn + 1));
}

/// A warning "input.itself" to each system that is the same column of the gold's own file. A system that
/// could not be read says nothing.
void tellItself(DataSet& data)
{
    for (auto& system : data.systems) {
        if (system.layer == nullptr || system.layer->format != data.gold->format
            || system.layer->column != data.gold->column || !sameInput(data.spec.gold, system.source)
            || !sameAnnotations(*data.gold, *system.layer)) {
            continue;
        }
        const bool columns = data.gold->format == "conll";
        auto told = std::make_shared<annotation::Layer>(*system.layer);
        told->diagnostics.add(Severity::Warning, "input.itself", { system.source.path, 0, 0 },
            support::said(columns
                    ? "The gold is compared with itself: system %1 is %2 of the gold's own file, or a copy "
                      "of it. --gold-column and --system-column say which columns are meant, or give the "
                      "system's own file."
                    : "The gold is compared with itself: system %1 is the gold's own file, or a copy of it. "
                      "Give the system's.",
                system.source.name, data.gold->column));
        system.layer = std::move(told);
    }
}

// ------------------------------------------------------------------------------------ faults that change
// scores

/// Does a fault lose annotations, move them, or leave it open whether it does? Others are for who hands the
/// file in.
bool changesScores(const FileFault& fault, const Layer& layer)
{
    const auto& finding = fault.finding;
    return finding.severity == Severity::Error || finding.code == "submission.cut"
        || finding.code == "submission.shift"
        || (finding.code == "submission.columns" && layer.format == "conll");
}

/// Puts the faults that change scores among the layer's findings, in the place of what the reader said of
/// their lines (harmless surplus cells of HIPE rows are then told by nobody), and "submission.twice" or
/// "submission.duplicate" where annotations stand twice (copiedAnnotations).
void tellFaults(annotation::LayerPtr& layer, const std::vector<FileFault>& faults)
{
    support::Diagnostics told;
    std::set<std::pair<std::string_view, std::uint32_t>> explained; // file, line
    for (const auto& fault : faults) {
        if (changesScores(fault, *layer)) {
            told.add(fault.finding);
            for (const auto line : fault.lines) {
                explained.emplace(fault.finding.place.file, line);
            }
        }
    }
    for (auto& finding : copiedAnnotations(*layer)) {
        told.add(std::move(finding));
    }
    // Rows that all have a cell more than the heading lose nothing where the labels stand in their column.
    const bool harmless = std::ranges::any_of(faults, [&](const FileFault& fault) {
        return fault.finding.code == "submission.columns" && !changesScores(fault, *layer);
    });
    if (told.empty() && !harmless) {
        return;
    }
    auto mended = std::make_shared<Layer>(*layer);
    told.appendIf(
        mended->diagnostics,
        [&explained](const support::Diagnostic& finding) {
            return !explained.contains({ finding.place.file, finding.place.line });
        },
        false);
    if (harmless) {
        told.drop([](std::string_view code) { return code == "hipe.columns"; });
    }
    mended->diagnostics = std::move(told);
    layer = std::move(mended);
}

/// The gold's findings tell of the files as a whole: first how both sides stand in one, last what was said of
/// them for nothing.
void tellOfFiles(DataSet& data, support::Diagnostics first)
{
    tellItself(data);
    for (auto& system : data.systems) {
        if (system.layer != nullptr) {
            tellFaults(system.layer, system.faults);
        }
    }
    std::vector<io::ReadWith> read { { &data.spec.gold.options, data.gold->format } };
    for (const auto& system : data.systems) {
        read.push_back({ &system.source.options, system.layer ? system.layer->format : std::string() });
    }
    support::Diagnostics findings;
    io::tellUnusedOptions(read, { data.gold->path, 0, 0 }, findings);
    if (!findings.empty() || !first.empty()) {
        auto gold = std::make_shared<annotation::Layer>(*data.gold);
        first.append(gold->diagnostics);
        first.append(findings);
        gold->diagnostics = std::move(first);
        data.gold = std::move(gold);
    }
}

annotation::LayerPtr inGoldsPlace(const Layer& system)
{
    auto gold = std::make_shared<Layer>(system);
    gold->standsForGold = true;
    return gold;
}

/// Of the folder in which the file or folder stands; empty: it is none, or `within` or above it.
std::string folderNameOf(const LayerSource& source, const std::string& within)
{
    if (source.options.content) {
        return {};
    }
    auto path = fs::absolute(source.path).lexically_normal();
    if (!path.has_filename()) { // "corpus/"
        path = path.parent_path();
    }
    const auto folder = path.parent_path();
    const auto below = within.empty() ? fs::path() : fs::path(within).lexically_relative(folder);
    return below.empty() || *below.begin() == ".." ? folder.filename().string() : std::string();
}

} // namespace

std::string dataSetName(const DataSetSpec& spec, const std::string& within)
{
    if (!spec.name.empty()) {
        return spec.name;
    }
    auto name = io::defaultName(spec.gold.path);
    const auto folder = folderNameOf(spec.gold, within);
    const bool says = name != "gold" && name != "test" && name != "dev" && name != "train";
    return says || folder.empty() ? name : folder;
}

std::string uniqueName(const std::string& wanted, std::set<std::string>& taken)
{
    std::string name = wanted;
    for (int number = 2; !taken.insert(name).second; ++number) {
        name = wanted + " (" + std::to_string(number) + ")";
    }
    return name;
}

std::vector<std::string> namesSideBySide(std::span<const LayerSource> sources, const std::string& within)
{
    const auto nameOf = [](const LayerSource& source) {
        return source.name.empty() ? io::defaultName(source.path) : source.name;
    };
    std::map<std::string, std::set<std::string>> foldersOf;
    for (const auto& source : sources) {
        if (source.name.empty()) {
            foldersOf[nameOf(source)].insert(folderNameOf(source, within));
        }
    }
    std::set<std::string> taken;
    std::vector<std::string> names;
    for (const auto& source : sources) {
        const auto name = nameOf(source);
        const bool several = source.name.empty() && foldersOf[name].size() > 1;
        const auto folder = several ? folderNameOf(source, within) : std::string();
        names.push_back(uniqueName(folder.empty() ? name : folder, taken));
    }
    return names;
}

namespace {

support::Result<DataSet> loadParts(const DataSetSpec& spec, support::Progress& progress)
{
    std::vector<DataSet> sets;
    std::vector<std::string> names; // of the systems
    for (const auto& part : spec.parts) {
        auto set = loadDataSet(part, progress);
        if (!set) {
            return set;
        }
        for (const auto& system : set->systems) {
            support::addNew(names, system.source.name);
        }
        sets.push_back(std::move(*set));
    }
    const auto joinedOf = [&sets](const auto& layerOf) {
        std::vector<annotation::LayerPart> parts;
        for (const auto& set : sets) {
            parts.push_back({ set.spec.name, layerOf(set) });
        }
        return std::make_shared<Layer>(annotation::joined(parts));
    };
    DataSet result;
    result.spec = spec;
    result.spec.name = spec.name.empty() ? std::string("all") : spec.name;
    result.spec.gold = sets.front().spec.gold;
    result.spec.noGold = sets.front().spec.noGold;
    result.spec.systems.clear();
    result.gold = joinedOf([](const DataSet& set) { return set.gold.get(); });
    for (const auto& name : names) {
        LoadedSystem system;
        const auto layer = joinedOf([&](const DataSet& set) -> const Layer* {
            const auto* const own
                = support::found(set.systems, name, [](const LoadedSystem& one) { return one.source.name; });
            if (own == nullptr) {
                return nullptr;
            }
            if (system.source.name.empty()) {
                system.source = own->source;
            }
            system.error = own->error ? own->error : system.error;
            system.faults.insert(system.faults.end(), own->faults.begin(), own->faults.end());
            return own->layer.get();
        });
        if (!layer->documents.empty() && !system.error) {
            layer->name = name;
            system.layer = layer;
        }
        result.spec.systems.push_back(system.source);
        result.systems.push_back(std::move(system));
    }
    return result;
}

} // namespace

support::Result<DataSet> loadDataSet(const DataSetSpec& spec, support::Progress& progress)
{
    if (!spec.parts.empty()) {
        return loadParts(spec, progress);
    }
    const auto rules = labelRulesOf(spec);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    DataSet result;
    result.spec = spec;
    if (result.spec.gold.name.empty()) {
        result.spec.gold.name = spec.noGold ? io::defaultName(spec.gold.path) : "gold";
    }
    result.spec.name = dataSetName(spec);
    support::Diagnostics sides;
    takeBothColumns(result.spec, sides);
    std::set<std::string> taken;
    if (spec.noGold) {
        taken.insert(result.spec.gold.name);
    }
    for (auto& system : result.spec.systems) {
        system.name = uniqueName(system.name.empty() ? io::defaultName(system.path) : system.name, taken);
        result.systems.push_back({ system, nullptr, std::nullopt });
    }

    support::Result<annotation::LayerPtr> gold = support::failure(support::ErrorCode::Cancelled, "not read");
    const auto asSystem = [](io::ReadOptions options) {
        options.emptyIsDocument = true; // recall 0, not an error
        options.system = true;
        return options;
    };
    const auto loadSystem = [&](std::size_t index, const std::string& treeRoots) {
        auto& system = result.systems[index];
        auto options = asSystem(system.source.options);
        if (options.treeRoots.empty()) {
            options.treeRoots = treeRoots;
        }
        auto layer = io::openLayer(system.source.path, system.source.name, options, progress);
        if (layer) {
            system.layer = *layer;
        } else {
            system.error = layer.error();
        }
    };
    const auto loadGold = [&] {
        const auto& source = result.spec.gold;
        gold = io::openLayer(
            source.path, source.name, spec.noGold ? asSystem(source.options) : source.options, progress);
    };

    if (spec.gold.options.annotationColumn == "tree") {
        // The gold decides where the roots of both sides stand, so it goes first.
        loadGold();
        if (!gold) {
            return tl::unexpected(gold.error());
        }
        const auto roots = treeRootsOf(**gold);
        support::inParallel(result.systems.size(), [&](std::size_t i) { loadSystem(i, roots); });
    } else {
        support::inParallel(result.systems.size() + 1, [&](std::size_t i) {
            if (i == 0) {
                loadGold();
            } else {
                loadSystem(i - 1, {});
            }
        });
    }
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Reading was cancelled.");
    }
    if (!gold) {
        return tl::unexpected(gold.error());
    }
    std::shared_ptr<AppliedCorrections> corrections;
    if (!spec.corrections.path.empty()) {
        if (spec.noGold) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said("corrects a gold, and two systems are compared without one; give the gold"),
                { spec.corrections.path });
        }
        auto applied = applyCorrections(*gold, result.spec.gold, spec.corrections, spec.name, progress);
        if (!applied) {
            return tl::unexpected(applied.error());
        }
        corrections = std::move(*applied);
        result.corrections = corrections;
    }
    result.gold = spec.noGold ? inGoldsPlace(**gold) : *gold;
    support::inParallel(result.systems.size(), [&](std::size_t i) {
        auto& system = result.systems[i];
        if (auto faults = fileFaults(system.source, system.layer.get(), result.gold.get(), progress)) {
            system.faults = std::move(*faults);
        }
    });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Reading was cancelled.");
    }
    tellOfFiles(result, std::move(sides));
    if (const auto done = applyLabelRules(result, *rules, progress); !done) {
        return tl::unexpected(done.error());
    }
    if (corrections) {
        corrections->before = labelledGold(corrections->before, *rules);
    }
    return result;
}

std::vector<annotation::LayerPtr> systemsWithoutGold(const DataSet& dataSet)
{
    std::vector<annotation::LayerPtr> layers { dataSet.gold };
    for (const auto& system : dataSet.systems) {
        if (system.layer) {
            layers.push_back(system.layer);
        }
    }
    return layers;
}

DataSet withInGoldsPlace(DataSet dataSet, const std::string& name)
{
    const auto found = std::ranges::find_if(dataSet.systems, [&name](const LoadedSystem& system) {
        return system.layer != nullptr && system.source.name == name;
    });
    if (!dataSet.spec.noGold || found == dataSet.systems.end()) {
        return dataSet;
    }
    auto former = std::make_shared<Layer>(*dataSet.gold);
    former->standsForGold = false;
    dataSet.gold = inGoldsPlace(*found->layer);
    const auto source = std::exchange(dataSet.spec.gold, found->source);
    *found = { source, std::move(former), std::nullopt };
    dataSet.spec.systems[static_cast<std::size_t>(found - dataSet.systems.begin())] = source;
    return dataSet;
}

} // namespace touchstone::analysis
