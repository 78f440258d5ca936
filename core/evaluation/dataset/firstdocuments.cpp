// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/firstdocuments.h"

#include "core/io/open/readerregistry.h"

#include <filesystem>
#include <fstream>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using annotation::Document;
using annotation::Layer;

constexpr std::uint64_t leastBytes = std::uint64_t { 2 } << 20U; ///< both files; less is read in no time
constexpr std::size_t headBytes = std::size_t { 1 } << 18U; ///< of either file

/// The source with the beginning of its file in the file's place.
struct Head
{
    LayerSource source;
    bool cut = false; ///< is there more behind it, so that the last document may lack its end?
};

std::optional<Head> headOf(const LayerSource& source)
{
    const bool rootsByWhole = source.options.annotationColumn == "tree" && source.options.treeRoots.empty();
    std::error_code error;
    if (source.options.content || rootsByWhole || !fs::is_regular_file(source.path, error)) {
        return std::nullopt;
    }
    std::string bytes(headBytes, '\0');
    std::ifstream stream(source.path, std::ios::binary);
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    Head head { source, stream.good() && stream.peek() != std::ifstream::traits_type::eof() };
    if (head.cut) {
        bytes.resize(bytes.rfind('\n') + 1); // of npos 0
    }
    head.source.options.content = std::make_shared<const std::string>(std::move(bytes));
    return head;
}

/// Without the document that may lack its end; false: the format does not read in such pieces.
bool dropLast(Layer& layer, const Head& head)
{
    const auto* const reader = io::readerById(layer.format);
    if (head.cut && !layer.documents.empty()) {
        layer.documents.pop_back();
    }
    return !head.cut || (reader != nullptr && reader->readsLines);
}

std::set<std::string_view> namesOf(const Layer& layer)
{
    std::set<std::string_view> names;
    for (const auto& document : layer.documents) {
        names.insert(document.name);
    }
    return names;
}

/// Leaves what both sides have: by name; documents that were only counted, as many.
void leaveCommon(Layer& gold, Layer& system)
{
    const auto counted
        = [](const Layer& layer) { return std::ranges::all_of(layer.documents, &Document::numbered); };
    const auto goldNames = namesOf(gold);
    const auto systemNames = namesOf(system);
    std::set<std::string> common;
    for (const auto name : goldNames) {
        if (systemNames.contains(name)) {
            common.emplace(name);
        }
    }
    const bool byNumber = common.empty() && counted(gold) && counted(system);
    const auto least = std::min(gold.documents.size(), system.documents.size());
    for (auto* const layer : { &gold, &system }) {
        if (byNumber) {
            layer->documents.resize(least);
        } else {
            std::erase_if(layer->documents,
                [&common](const Document& document) { return !common.contains(document.name); });
        }
    }
}

} // namespace

std::optional<DataSet> firstDocuments(
    const DataSetSpec& spec, std::size_t system, support::Progress& progress)
{
    if (!spec.parts.empty() || system >= spec.systems.size()) {
        return std::nullopt;
    }
    std::error_code error;
    const auto sizeOf = [&error](const std::string& path) {
        const auto size = fs::file_size(path, error);
        return error ? 0 : size;
    };
    const auto gold = headOf(spec.gold);
    const auto run = headOf(spec.systems[system]);
    if (!gold || !run || sizeOf(spec.gold.path) + sizeOf(spec.systems[system].path) < leastBytes) {
        return std::nullopt;
    }
    DataSetSpec beginning = spec;
    beginning.gold = gold->source;
    beginning.systems = { run->source };
    auto read = loadDataSet(beginning, progress);
    if (!read || read->systems.front().layer == nullptr) {
        return std::nullopt;
    }
    auto goldLayer = std::make_shared<Layer>(*read->gold);
    auto runLayer = std::make_shared<Layer>(*read->systems.front().layer);
    if (!dropLast(*goldLayer, *gold) || !dropLast(*runLayer, *run)) {
        return std::nullopt;
    }
    leaveCommon(*goldLayer, *runLayer);
    if (goldLayer->documents.size() < 2) {
        return std::nullopt;
    }
    read->gold = std::move(goldLayer);
    read->systems.front().layer = std::move(runLayer);
    return std::move(*read);
}

} // namespace touchstone::analysis
