// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/scorecache.h"

#include "core/evaluation/settings/digest.h"
#include "core/io/bytes/atomicfile.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;

/// What a file begins with: its own key, so that no other one can be taken for it.
std::string heading(const std::vector<std::string>& key)
{
    std::string text;
    for (const auto& word : key) {
        appendWord(text, word);
    }
    std::ranges::replace(text, '\n', ' ');
    return "touchstone-score 2 " + text + "\n";
}

} // namespace

std::string ScoreCache::pathOf(const std::string& digest) const
{
    return m_folder + "/" + digest.substr(0, 2) + "/" + digest + ".json";
}

std::optional<std::string> ScoreCache::find(const std::vector<std::string>& key) const
{
    const auto path = pathOf(digest(key));
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    std::ostringstream read;
    read << file.rdbuf();
    const auto text = read.str();
    const auto own = heading(key);
    if (!file || !text.starts_with(own)) {
        return std::nullopt;
    }
    std::error_code error;
    fs::last_write_time(path, fs::file_time_type::clock::now(), error);
    return text.substr(own.size());
}

void ScoreCache::put(const std::vector<std::string>& key, std::string_view text) const
{
    const auto path = pathOf(digest(key));
    std::error_code error;
    fs::create_directories(fs::path(path).parent_path(), error);
    if (!error) {
        [[maybe_unused]] const auto written = io::writeAtomically(path, heading(key) + std::string(text));
    }
}

void ScoreCache::trim() const
{
    struct Entry
    {
        fs::file_time_type used;
        std::uint64_t size;
        fs::path path;
    };
    std::vector<Entry> entries;
    std::uint64_t all = 0;
    std::error_code error;
    fs::recursive_directory_iterator each(m_folder, error);
    for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
        std::error_code one;
        const auto size = each->is_regular_file(one) ? each->file_size(one) : 0;
        const auto used = each->last_write_time(one);
        if (!one && each->path().extension() == ".json") {
            entries.push_back({ used, size, each->path() });
            all += size;
        }
    }
    std::ranges::sort(entries, {}, &Entry::used);
    for (auto entry = entries.begin(); entry != entries.end() && all > m_limit; ++entry) {
        if (fs::remove(entry->path, error) && !error) {
            all -= entry->size;
        }
    }
}

} // namespace touchstone::analysis
