// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipe.h"

#include "core/output/table.h"
#include "core/io/containers/filebytes.h"
#include "core/io/open/opener.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"

#include <xxhash.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t chunk = 1U << 20U;

struct HashState
{
    HashState()
        : state(XXH3_createState())
    {
        XXH3_128bits_reset(state);
    }
    ~HashState() { XXH3_freeState(state); }
    HashState(const HashState&) = delete;
    HashState& operator=(const HashState&) = delete;
    void add(const void* data, std::size_t size) const { XXH3_128bits_update(state, data, size); }
    void add(const std::string& text)
    {
        const auto length = std::to_string(text.size()) + ":";
        add(length.data(), length.size());
        add(text.data(), text.size());
    }
    [[nodiscard]] std::string text() const
    {
        const auto hash = XXH3_128bits_digest(state);
        char hex[64];
        std::snprintf(hex, sizeof hex, "xxh3-128:%016llx%016llx",
            static_cast<unsigned long long>(hash.high64), static_cast<unsigned long long>(hash.low64));
        return hex;
    }

    XXH3_state_t* state;
};

std::string contentDigest(const std::string& content)
{
    HashState hash;
    hash.add(content.data(), content.size());
    return hash.text();
}

support::Result<std::string> fileDigest(const std::string& path, const support::Progress& progress)
{
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        return support::failure(
            support::ErrorCode::Unreadable, "The file cannot be read; check its permissions.", { path });
    }
    HashState hash;
    std::vector<char> buffer(chunk);
    while (stream) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Cancelled.", { path });
        }
        stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add(buffer.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad()) {
        return support::failure(support::ErrorCode::Unreadable, "The file cannot be read.", { path });
    }
    return hash.text();
}

support::Result<std::string> folderDigest(const fs::path& folder, const support::Progress& progress)
{
    std::vector<std::string> files;
    std::error_code error;
    for (auto entry
         = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Cancelled.", { folder.string() });
        }
        std::error_code kind;
        if (entry->is_regular_file(kind)) {
            files.push_back(entry->path().lexically_relative(folder).generic_string());
        }
    }
    if (error) {
        return support::failure(
            support::ErrorCode::Unreadable, "The folder cannot be read.", { folder.string() });
    }
    std::ranges::sort(files);
    HashState hash;
    for (const auto& file : files) {
        auto digest = fileDigest((folder / file).string(), progress);
        if (!digest) {
            return digest;
        }
        hash.add(file);
        hash.add(*digest);
    }
    return hash.text();
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return terminalSafe(text);
}

} // namespace

std::vector<std::pair<std::string, std::string>> lines(const Recipe& recipe)
{
    std::vector<std::pair<std::string, std::string>> result;
    const auto add = [&result](const std::string& name, const std::string& value) {
        if (!value.empty()) {
            result.emplace_back(oneLine(name), oneLine(value));
        }
    };
    add("Touchstone", std::string(version()));
    add("Title", recipe.title);
    for (const auto& input : recipe.inputs) {
        const auto digest = input.digest.empty() ? std::string("digest not known") : input.digest;
        add(input.role,
            input.file == standardInput && input.digest.empty() ? input.file
                : input.file.empty()                            ? digest
                                                                : input.file + " (" + digest + ")");
    }
    add("Signature", recipe.signature);
    for (const auto& [name, value] : recipe.settings) {
        add(name, value);
    }
    if (recipe.seed) {
        add("Seed", std::to_string(*recipe.seed));
    }
    add("Command", recipe.command);
    return result;
}

std::string recipeText(const Recipe& recipe)
{
    std::string result;
    for (const auto& [name, value] : lines(recipe)) {
        result += name + ": " + value + "\n";
    }
    return result;
}

support::Result<std::string> inputDigest(const std::string& path, const support::Progress& progress)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (error || status.type() == fs::file_type::not_found) {
        return support::failure(support::ErrorCode::NotFound, "There is no such file.", { path });
    }
    return fs::is_directory(status)   ? folderDigest(path, progress)
        : fs::is_regular_file(status) ? fileDigest(path, progress)
                                      : support::Result<std::string>("");
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        auto line = text.substr(from, end - from);
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        lines.push_back(line);
        from = end + 1;
    }
    return lines;
}

std::string textDigest(std::string_view text)
{
    HashState hash;
    for (const auto line : linesOf(text)) {
        hash.add(std::string(line));
    }
    return hash.text();
}

std::string PrintedNames::of(std::size_t index, const std::string& name) const
{
    if (const auto* const found
        = support::found(renamed, name, &std::pair<std::string, std::string>::first)) {
        return found->second;
    }
    return anonymous ? "System " + std::to_string(index + 1) : name;
}

support::Result<std::vector<Recipe::Input>> recipeInputs(const DataSetSpec& dataSet,
    const RelationSources& relations, const PrintedNames& names, const support::Progress& progress)
{
    std::vector<Recipe::Input> inputs;
    std::map<std::string, std::string> digests; // by path
    const auto add
        = [&](std::string role, const std::string& path, bool named, const io::ReadOptions& options = {}) {
              if (options.content || isStandardInput(path)) {
                  inputs.push_back({ std::move(role), std::string(standardInput),
                      options.content ? contentDigest(*options.content) : std::string() });
                  return true;
              }
              const auto [found, added] = digests.try_emplace(path);
              if (added) {
                  const auto digest = inputDigest(path, progress);
                  if (!digest && digest.error().code == support::ErrorCode::Cancelled) {
                      return false;
                  }
                  found->second = digest.value_or("");
              }
              inputs.push_back({ std::move(role), named ? fileName(path) : std::string(), found->second });
              return true;
          };
    bool done = add("Gold", dataSet.gold.path, true, dataSet.gold.options);
    for (std::size_t i = 0; done && i < dataSet.systems.size(); ++i) {
        const auto& system = dataSet.systems[i];
        const auto base = system.name.empty() ? io::defaultName(system.path) : system.name;
        done = add(names.of(i, base), system.path, !names.anonymous, system.options);
    }
    for (const auto& file : settingFiles(dataSet, relations)) {
        done = done && add(std::string(file.role), file.path, true);
    }
    if (!done) {
        return support::failure(support::ErrorCode::Cancelled, "Cancelled.");
    }
    return inputs;
}

} // namespace touchstone::analysis
