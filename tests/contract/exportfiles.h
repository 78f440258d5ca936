// SPDX-License-Identifier: GPL-3.0-or-later
// Files as other tools and their versions write them: tests/data/<reader>/exports/.
#pragma once

#include "core/io/bytes/reader.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace touchstone::io {

/// Each a document or more of its own: no list of labels, no text and no second file beside another. Sorted.
inline std::vector<std::filesystem::path> exportsOf(const Reader& reader)
{
    namespace fs = std::filesystem;
    const auto folder = fs::path(TOUCHSTONE_TEST_DATA) / std::string(reader.id) / "exports";
    std::vector<fs::path> files;
    if (!fs::is_directory(folder)) {
        return files;
    }
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto& path = entry.path();
        const auto suffix = path.extension().string();
        auto first = path;
        first.replace_extension(fs::path(reader.suffixes.front()));
        const bool explains = path.filename().string().find(".labels.") != std::string::npos;
        const bool companion = !reader.companionSuffix.empty() && suffix == reader.companionSuffix;
        const bool second
            = !reader.secondSuffix.empty() && suffix == reader.secondSuffix && fs::exists(first);
        if (entry.is_regular_file() && !explains && !companion && !second) {
            files.push_back(path);
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace touchstone::io
