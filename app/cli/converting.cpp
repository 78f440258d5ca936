// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/converting.h"

#include "core/analysis/documentpairing.h"
#include "core/io/atomicfile.h"
#include "core/io/bratwriter.h"
#include "core/io/jsonlwriter.h"
#include "core/io/labelstudiowriter.h"

#include <filesystem>
#include <system_error>

namespace touchstone::cli {

namespace {

using support::ErrorCode;
using support::Result;

Result<void> writeFolder(
    const std::string& folder, const std::vector<io::NamedText>& files, const support::Progress& progress)
{
    namespace fs = std::filesystem;
    std::error_code problem;
    if (fs::exists(folder, problem)
        && (!fs::is_directory(folder, problem) || !fs::is_empty(folder, problem))) {
        return support::failure(ErrorCode::InvalidOption,
            "is there already; brat is written into a new or an empty folder, so that nothing is overwritten",
            { folder, 0, 0 });
    }
    for (const auto& file : files) {
        if (progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, "Writing was cancelled.");
        }
        const auto path = fs::path(folder) / file.path;
        fs::create_directories(path.parent_path(), problem);
        if (problem) {
            return support::failure(ErrorCode::Unreadable, "the folder cannot be made: " + problem.message(),
                { path.parent_path().string(), 0, 0 });
        }
        if (auto done = io::writeAtomically(path.string(), file.text); !done) {
            return done;
        }
    }
    return {};
}

bool sameFile(const std::string& input, const std::string& output)
{
    std::error_code problem;
    return std::filesystem::equivalent(input, output, problem) && !problem;
}

support::Failure isInput(const std::string& output)
{
    return support::failure(ErrorCode::InvalidOption,
        "is what is being read; gold and system files are never written, so name another file with -o",
        { output, 0, 0 });
}

std::vector<io::TaskPrediction> predictionsOf(const analysis::DataSet& data, support::Diagnostics& findings)
{
    std::vector<io::TaskPrediction> predictions;
    for (const auto& system : data.systems) {
        const auto pairing = analysis::pairDocuments(data.gold, system.layer);
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

} // namespace

Result<void> convert(const Options& options, const analysis::DataSet& data,
    Result<void> (*print)(std::string_view text), support::Diagnostics& findings, support::Progress& progress)
{
    if (sameFile(options.dataSet.gold.path, options.output)) {
        return isInput(options.output);
    }
    for (const auto& system : options.dataSet.systems) {
        if (sameFile(system.path, options.output)) {
            return isInput(options.output);
        }
    }
    const auto put = [&](const std::string& text) {
        return options.output.empty() || options.output == "-" ? print(text)
                                                               : io::writeAtomically(options.output, text);
    };
    switch (options.convert.form) {
    case ConvertForm::Jsonl:
        return put(io::toJsonl(*data.gold));
    case ConvertForm::Brat: {
        const auto files = io::toBrat(*data.gold, findings);
        return files ? writeFolder(options.output, *files, progress) : tl::unexpected(files.error());
    }
    case ConvertForm::LabelStudio: {
        const auto tasks = io::toLabelStudio(*data.gold, predictionsOf(data, findings), findings);
        return tasks ? put(*tasks) : tl::unexpected(tasks.error());
    }
    }
    return {};
}

} // namespace touchstone::cli
