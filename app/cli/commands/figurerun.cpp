// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/figurerun.h"

#include "core/report/recipereading.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace touchstone::cli {

namespace {

namespace fs = std::filesystem;

/// A folder that is gone with its owner.
class TemporaryFolder
{
public:
    TemporaryFolder()
    {
        std::error_code error;
        auto pattern = (fs::temp_directory_path(error) / "touchstone.XXXXXX").string();
        if (!error && mkdtemp(pattern.data()) != nullptr) {
            m_path = pattern;
        }
    }
    ~TemporaryFolder()
    {
        std::error_code error;
        if (!m_path.empty()) {
            fs::remove_all(m_path, error);
        }
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    /// Empty: there is none.
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

/// Beside this program, else to be found in the search path.
std::string drawingProgram()
{
    std::error_code error;
    const auto own = fs::read_symlink("/proc/self/exe", error);
    const auto beside = own.parent_path() / "touchstone";
    return !error && fs::is_regular_file(beside, error) ? beside.string() : "touchstone";
}

/// Its exit code; -1: it cannot be run.
int exitCodeOf(std::vector<std::string> words)
{
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (auto& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_t process = 0;
    if (posix_spawnp(&process, arguments.front(), nullptr, nullptr, arguments.data(), environ) != 0) {
        return -1;
    }
    int status = 0;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) {
            return -1;
        }
    }
    constexpr int notRun = 127;
    return WIFEXITED(status) ? (WEXITSTATUS(status) == notRun ? -1 : WEXITSTATUS(status)) : 1;
}

} // namespace

std::vector<std::string> withFiles(std::vector<std::string> words, const FoundFiles& found)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (const auto& [named, paths] : found) {
            auto& word = words[i];
            const bool behindName = word.ends_with("=" + named.second);
            if (words[i - 1] == named.first && (word == named.second || behindName)) {
                word.replace(word.size() - named.second.size(), std::string::npos, paths.front());
                break;
            }
        }
    }
    return words;
}

support::Result<std::string> figureNumbers(std::vector<std::string> words)
{
    const TemporaryFolder folder;
    if (folder.path().empty()) {
        return support::failure(
            support::ErrorCode::Unreadable, "There is no place for temporary files; name one in TMPDIR.");
    }
    const auto path = folder.path() + "/numbers.csv";
    std::vector<std::string> command { drawingProgram() };
    std::move(words.begin(), words.end(), std::back_inserter(command));
    for (const auto& word : { std::string("--quiet"), std::string("-o"), path }) {
        command.push_back(word);
    }
    const int code = exitCodeOf(std::move(command));
    if (code < 0) {
        return support::failure(support::ErrorCode::NotFound,
            "Figures are drawn by the program touchstone, which stands neither beside touchstone-cli nor in "
            "the "
            "search path (PATH).");
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const auto read = analysis::readRecipe(bytes.str(), path);
    if (code != 0 || !read) {
        return support::failure(support::ErrorCode::Unreadable, "The figure could not be drawn again.");
    }
    return read->body;
}

} // namespace touchstone::cli
