// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/conversion.h"

#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/dataset/documentpairing.h"
#include "core/annotation/places.h"
#include "core/io/bytes/atomicfile.h"
#include "core/io/bytes/atomicfolder.h"
#include "core/io/open/correctedcolumn.h"
#include "core/io/open/correctedrecords.h"
#include "core/io/open/correctedtree.h"
#include "core/io/open/correctedwebanno.h"
#include "core/io/open/readerregistry.h"
#include "core/io/write/bratwriter.h"
#include "core/io/write/jsonlwriter.h"
#include "core/io/write/labelstudiowriter.h"
#include "core/support/lookup.h"

#include <filesystem>
#include <system_error>

namespace touchstone::analysis {

namespace {

using support::ErrorCode;
using support::Result;

Result<void> writeFolder(
    const std::string& path, const std::vector<io::NamedText>& files, const support::Progress& progress)
{
    auto folder = io::AtomicFolder::open(path);
    if (!folder) {
        return tl::unexpected(folder.error());
    }
    for (const auto& file : files) {
        if (progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, "Writing was cancelled.");
        }
        if (auto done = folder->write(file.path, file.text); !done) {
            return done;
        }
    }
    return folder->commit();
}

support::Failure isInput(const std::string& output)
{
    return support::failure(ErrorCode::InvalidOption,
        support::said("is what is being read; gold and system files are never written, so name another file"),
        { output, 0, 0 });
}

/// Do both stand beside each other under one name, and does a reader take such files together?
bool readTogether(const std::filesystem::path& input, const std::filesystem::path& output)
{
    if (input.stem() != output.stem()) {
        return false;
    }
    std::error_code problem;
    const auto folderOf = [](const std::filesystem::path& path) {
        return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    };
    if (!std::filesystem::equivalent(folderOf(input), folderOf(output), problem)) {
        return false;
    }
    return std::ranges::any_of(io::readers(), [&](const io::Reader& reader) {
        const auto takes = [&reader](const std::string& suffix) {
            return suffix == reader.companionSuffix || suffix == reader.secondSuffix
                || support::contains(reader.suffixes, suffix);
        };
        const auto one = input.extension().string();
        const auto other = output.extension().string();
        const bool together = one == reader.companionSuffix || other == reader.companionSuffix
            || one == reader.secondSuffix || other == reader.secondSuffix;
        return !one.empty() && !other.empty() && together && takes(one) && takes(other);
    });
}

bool isBelow(const std::filesystem::path& folder, const std::filesystem::path& file)
{
    std::error_code problem;
    if (!std::filesystem::is_directory(folder, problem)) {
        return false;
    }
    const auto whole = std::filesystem::canonical(folder, problem);
    auto above = problem ? std::filesystem::path() : std::filesystem::canonical(file, problem);
    while (!problem && above.has_relative_path()) {
        above = above.parent_path();
        if (above == whole) {
            return true;
        }
    }
    return false;
}

Result<std::vector<io::TaskPrediction>> predictionsOf(
    const analysis::DataSet& data, support::Diagnostics& findings, support::Progress& progress)
{
    std::vector<io::TaskPrediction> predictions;
    for (const auto& system : data.systems) {
        if (!system.layer) {
            continue; // could not be read
        }
        const auto paired = analysis::pairDocuments(data.gold, system.layer, progress);
        if (!paired) {
            return tl::unexpected(paired.error());
        }
        const auto& pairing = *paired;
        findings.append(pairing.diagnostics);
        io::TaskPrediction prediction { system.source.name, pairing.system,
            std::vector<const annotation::Document*>(data.gold->documents.size(), nullptr) };
        for (const auto& pair : pairing.documents) {
            if (pair.gold && pair.system) {
                prediction.documents[*pair.gold] = &pairing.system->documents[*pair.system];
            }
        }
        predictions.push_back(std::move(prediction));
    }
    return predictions;
}

/// Why the gold's own file cannot be written with its corrections; empty: it can.
support::Message whyNotOwn(const DataSet& data, std::string_view format)
{
    const auto option = "--to " + std::string(format);
    const auto& gold = *data.gold;
    if (gold.format != format) {
        return support::said("%1 writes a file of the format %2 with its corrections, and this one is of the "
                             "format %3; --to jsonl keeps all",
            option, format, gold.format);
    }
    if (!data.corrections) {
        return support::said(
            "%1 writes the file with its corrections: give them with --corrections FILE", option);
    }
    if (!gold.labelling.empty()) {
        return support::said("%1 leaves the labels as the file has them; leave --label-map, --collapse-types "
                             "and --types out",
            option);
    }
    const auto left = data.corrections->refused + data.corrections->opposed;
    if (left == 0) {
        return {};
    }
    const auto count = static_cast<std::int64_t>(left);
    for (const auto& finding : gold.diagnostics.list()) {
        if (finding.code == "corrections.refused" || finding.code == "corrections.opposed") {
            return support::saidOf(count, "%Ln correction cannot be written, so nothing was: line %1: %2",
                "%Ln corrections cannot be written, so nothing was: line %1: %2", finding.place.line,
                support::messageOf(finding));
        }
    }
    return support::saidOf(count, "%Ln correction cannot be written, so nothing was",
        "%Ln corrections cannot be written, so nothing was");
}

/// The bytes of each of the gold's files under its corrections, by its path.
Result<io::FileTexts> ownFiles(
    const DataSet& data, support::Diagnostics& findings, support::Progress& progress)
{
    io::FileTexts files;
    auto written = data.corrections->files;
    const io::CorrectedReading reading { *data.corrections->before, *data.gold, data.corrections->corrections,
        data.gold->path, data.spec.gold.options };
    if (io::hasRecords(data.gold->format)) {
        auto bytes = io::correctRecords(reading, findings, progress);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        files.emplace(reading.path, std::move(*bytes));
        return files;
    }
    if (!io::hasCells(*data.gold)) {
        auto made = io::hasTreeCells(*data.gold) ? io::correctTree(reading, progress)
                                                 : io::correctWebanno(reading, progress);
        if (!made) {
            return tl::unexpected(made.error());
        }
        written = std::move(*made);
    }
    for (const auto& document : data.gold->documents) {
        const auto& path = annotation::fileOf(*data.gold, document);
        if (files.contains(path)) {
            continue;
        }
        if (const auto changed = written.find(path); changed != written.end()) {
            files.emplace(path, changed->second);
            continue;
        }
        auto bytes = io::bytesAsTheyAre(path, data.spec.gold.options);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        files.emplace(path, std::move(*bytes));
    }
    return files;
}

/// "a/b.conll" of "gold/a/b.conll" where the folder "gold" was opened.
std::string nameBelow(const std::string& path, const std::string& folder)
{
    const auto below = std::filesystem::path(path).lexically_relative(folder);
    return below.empty() || *below.begin() == ".." ? std::filesystem::path(path).filename().string()
                                                   : below.generic_string();
}

} // namespace

std::string_view name(ConvertForm form)
{
    constexpr std::array<std::string_view, allConvertForms.size() + ownConvertForms.size()> names { "jsonl",
        "brat", "labelstudio", "conll", "hipe", "prodigy", "doccano", "webanno" };
    return names.at(static_cast<std::size_t>(form));
}

std::string_view suffix(ConvertForm form)
{
    constexpr std::array<std::string_view, allConvertForms.size() + ownConvertForms.size()> suffixes {
        ".jsonl", "", ".json", ".conll", ".tsv", ".jsonl", ".jsonl", ".tsv"
    };
    return suffixes.at(static_cast<std::size_t>(form));
}

std::vector<std::string> inputsOf(const DataSetSpec& dataSet)
{
    auto inputs = support::listOf(dataSet.systems, &LayerSource::path);
    inputs.insert(inputs.begin(), dataSet.gold.path);
    return inputs;
}

bool isRead(const std::vector<std::string>& inputs, const std::string& output)
{
    std::error_code problem;
    if (output.empty() || !std::filesystem::exists(output, problem)) {
        return false;
    }
    return std::ranges::any_of(inputs, [&](const std::string& input) {
        std::error_code none;
        return (std::filesystem::equivalent(input, output, none) && !none) || isBelow(input, output)
            || readTogether(input, output);
    });
}

Result<void> convert(const DataSet& data, ConvertForm form, const std::vector<std::string>& inputs,
    const std::string& output, const PrintText& print, support::Diagnostics& findings,
    support::Progress& progress)
{
    if (isRead(inputs, output)) {
        return isInput(output);
    }
    const auto put = [&](const std::string& text) -> Result<void> {
        if (progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, "Writing was cancelled.");
        }
        if (output.empty() && !print) {
            return support::failure(ErrorCode::InvalidOption, support::said("Name the file to be written."));
        }
        return output.empty() ? print(text) : io::writeAtomically(output, text);
    };
    switch (form) {
    case ConvertForm::Jsonl:
        return put(io::toJsonl(*data.gold));
    case ConvertForm::Brat: {
        const auto files = io::toBrat(*data.gold, findings);
        return files ? writeFolder(output, *files, progress) : tl::unexpected(files.error());
    }
    case ConvertForm::LabelStudio: {
        const auto predictions = predictionsOf(data, findings, progress);
        if (!predictions) {
            return tl::unexpected(predictions.error());
        }
        const auto tasks = io::toLabelStudio(*data.gold, *predictions, findings);
        return tasks ? put(*tasks) : tl::unexpected(tasks.error());
    }
    case ConvertForm::Conll:
    case ConvertForm::Hipe:
    case ConvertForm::Prodigy:
    case ConvertForm::Doccano:
    case ConvertForm::Webanno: {
        if (auto why = whyNotOwn(data, name(form)); !why.empty()) {
            return support::failure(ErrorCode::InvalidOption, std::move(why), { data.gold->path, 0, 0 });
        }
        const auto files = ownFiles(data, findings, progress);
        if (!files) {
            return tl::unexpected(files.error());
        }
        std::error_code problem;
        if (!std::filesystem::is_directory(data.gold->path, problem)) {
            return put(files->begin()->second);
        }
        std::vector<io::NamedText> named;
        for (const auto& [path, bytes] : *files) {
            named.push_back({ nameBelow(path, data.gold->path), bytes });
        }
        return writeFolder(output, named, progress);
    }
    }
    return {};
}

} // namespace touchstone::analysis
