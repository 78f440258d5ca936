// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/reproducing.h"

#include "app/cli/words/choice.h"

#include "core/report/commandline.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <glob.h>

namespace touchstone::cli {

namespace {

namespace fs = std::filesystem;

/// Files and folders of that name below a folder, in the order of their paths.
std::vector<std::string> below(const std::string& folder, const std::string& name)
{
    std::vector<std::string> found;
    std::error_code error;
    for (auto entry
         = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (entry->path().filename() == name) {
            found.push_back(entry->path().string());
        }
    }
    std::ranges::sort(found);
    return found;
}

/// What of that name a pattern of files matches.
std::vector<std::string> matching(const std::string& pattern, const std::string& name)
{
    std::vector<std::string> found;
    glob_t matches {};
    if (pattern.find_first_of("*?[") != std::string::npos
        && glob(pattern.c_str(), 0, nullptr, &matches) == 0) {
        for (std::size_t i = 0; i < matches.gl_pathc; ++i) {
            if (fs::path(matches.gl_pathv[i]).filename() == name) {
                found.emplace_back(matches.gl_pathv[i]);
            }
        }
    }
    globfree(&matches);
    return found;
}

} // namespace

InputFinder::InputFinder(std::vector<analysis::Recipe::Input> inputs, std::vector<std::string> folders,
    std::vector<std::string> deep)
    : m_inputs(std::move(inputs))
    , m_taken(m_inputs.size())
    , m_folders(std::move(folders))
    , m_deep(std::move(deep))
{
}

std::string InputFinder::next(const std::string& path)
{
    const auto name
        = analysis::isStandardInput(path) ? std::string(analysis::standardInput) : analysis::fileName(path);
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        if (!m_taken[i] && m_inputs[i].file == name) {
            return take(i, path);
        }
    }
    throw UsageError { "The command reads " + path + ", of which the recipe has no digest." };
}

std::vector<std::string> InputFinder::ofGroup(const std::string& name, const std::string& pattern)
{
    std::vector<std::string> paths;
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        if (!m_taken[i] && m_inputs[i].role == name) {
            paths.push_back(take(i, pattern));
        }
    }
    return paths;
}

std::vector<std::string> InputFinder::candidates(const std::string& path, const std::string& name) const
{
    std::vector<std::string> paths;
    const auto add = [&paths](const fs::path& one) {
        std::error_code error;
        if (fs::exists(one, error) && !support::contains(paths, one.string())) {
            paths.push_back(one.string());
        }
    };
    for (const auto* folders : { &m_folders, &m_deep }) {
        for (const auto& folder : *folders) {
            const auto named = fs::path(folder) / path;
            if (analysis::fileName(named.string()) == name) {
                add(named);
            }
            for (const auto& one : matching(named.string(), name)) {
                add(one);
            }
            add(fs::path(folder) / name);
        }
    }
    for (const auto& folder : m_deep) {
        for (const auto& one : below(folder, name)) {
            add(one);
        }
    }
    return paths;
}

std::string InputFinder::take(std::size_t number, const std::string& path)
{
    m_taken[number] = true;
    LocatedInput located { m_inputs[number], {}, InputState::Missing };
    const auto& wanted = located.input.digest;
    if (located.input.file != analysis::standardInput) {
        const auto paths = candidates(path, located.input.file);
        const support::Progress progress;
        for (const bool again :
            { false, true }) { // of equal runs each is another file, where there are several
            for (const auto& one : paths) {
                const bool used = support::contains(m_located, one, &LocatedInput::path);
                if (located.state != InputState::Same && !wanted.empty() && used == again
                    && analysis::inputDigest(one, progress).value_or("") == wanted) {
                    located.path = one;
                    located.state = InputState::Same;
                }
            }
        }
        if (located.state != InputState::Same && !paths.empty()) {
            located.path = paths.front();
            located.state = wanted.empty() ? InputState::Unknown : InputState::Changed;
        }
    }
    m_located.push_back(located);
    return located.path.empty() ? path : located.path;
}

} // namespace touchstone::cli
