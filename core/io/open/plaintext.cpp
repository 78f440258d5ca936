// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/plaintext.h"

#include "core/io/containers/filebytes.h"
#include "core/io/open/opener.h"

#include <filesystem>
#include <system_error>

namespace touchstone::io {

namespace {

namespace fs = std::filesystem;

struct Found
{
    std::vector<fs::path> texts;
    bool annotated = false;
};

Found filesBelow(const std::string& folder)
{
    Found found;
    std::error_code error;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
    for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
        const auto extension = at->path().extension();
        std::error_code problem;
        if (at->path().filename().string().starts_with('.')) {
            if (at->is_directory(problem)) {
                at.disable_recursion_pending();
            }
        } else if (extension == ".ann" || extension == ".a1" || extension == ".a2") {
            found.annotated = true;
        } else if (extension == ".txt" && at->is_regular_file(problem)) {
            found.texts.push_back(at->path());
        }
    }
    std::sort(found.texts.begin(), found.texts.end());
    return found;
}

} // namespace

bool isPlainText(const std::string& path)
{
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        return fs::path(path).extension() == ".txt";
    }
    const auto found = filesBelow(path);
    return !found.annotated && !found.texts.empty();
}

Result<annotation::LayerPtr> openTexts(const std::string& path, Progress& progress)
{
    std::error_code error;
    const bool folder = fs::is_directory(path, error);
    const auto files = folder ? filesBelow(path).texts : std::vector<fs::path> { path };
    if (files.empty()) {
        return failure(ErrorCode::NotFound, said("the folder holds no .txt file"), { path, 0, 0 });
    }
    auto layer = std::make_shared<Layer>();
    layer->name = defaultName(path);
    layer->path = path;
    for (const auto& file : files) {
        if (progress.cancelled()) {
            return failure(ErrorCode::Cancelled, said("Reading was cancelled."));
        }
        auto bytes = loadFile(file.string(), largestFile, layer->diagnostics, progress);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        auto& document = layer->documents.emplace_back();
        auto name = folder ? file.lexically_relative(path) : file.filename();
        document.name = name.replace_extension().generic_string();
        document.file = file.string();
        document.text = text::Text(std::string(bytes->text()));
    }
    return annotation::LayerPtr(layer);
}

} // namespace touchstone::io
