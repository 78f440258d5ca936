// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/project.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/dataset/onefile.h"
#include "core/evaluation/dataset/scoredfaults.h"
#include "core/evaluation/dataset/submissionfile.h"
#include "core/io/open/givenoptions.h"
#include "core/io/open/opener.h"
#include "core/support/parallel.h"

#include <filesystem>
#include <set>

namespace touchstone::analysis {

namespace {

std::string uniqueName(const std::string& wanted, std::set<std::string>& taken)
{
    std::string name = wanted;
    for (int number = 2; !taken.insert(name).second; ++number) {
        name = wanted + " (" + std::to_string(number) + ")";
    }
    return name;
}

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

} // namespace

std::string dataSetName(const DataSetSpec& spec)
{
    if (!spec.name.empty()) {
        return spec.name;
    }
    auto name = io::defaultName(spec.gold.path);
    if (spec.gold.options.content) {
        return name;
    }
    const auto folder
        = std::filesystem::absolute(spec.gold.path).lexically_normal().parent_path().filename().string();
    const bool says = name != "gold" && name != "test" && name != "dev" && name != "train";
    return says || folder.empty() ? name : folder;
}

support::Result<DataSet> loadDataSet(const DataSetSpec& spec, support::Progress& progress)
{
    const auto rules = labelRulesOf(spec);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    DataSet result;
    result.spec = spec;
    if (result.spec.gold.name.empty()) {
        result.spec.gold.name = "gold";
    }
    result.spec.name = dataSetName(spec);
    support::Diagnostics sides;
    takeBothColumns(result.spec, sides);
    std::set<std::string> taken;
    for (auto& system : result.spec.systems) {
        system.name = uniqueName(system.name.empty() ? io::defaultName(system.path) : system.name, taken);
        result.systems.push_back({ system, nullptr, std::nullopt });
    }

    support::Result<annotation::LayerPtr> gold = support::failure(support::ErrorCode::Cancelled, "not read");
    const auto loadSystem = [&](std::size_t index, const std::string& treeRoots) {
        auto& system = result.systems[index];
        auto options = system.source.options;
        options.emptyIsDocument = true; // recall 0, not an error
        options.system = true;
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
        gold = io::openLayer(spec.gold.path, result.spec.gold.name, result.spec.gold.options, progress);
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
    result.gold = *gold;
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
    return result;
}

} // namespace touchstone::analysis
