// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of a test's own, gone with it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <unistd.h>

namespace touchstone::testsupport {

inline std::string contents(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class Folder
{
public:
    Folder()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "touchstone-test.XXXXXX").string();
        m_path = mkdtemp(pattern.data());
    }
    ~Folder()
    {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string path(const std::string& name = {}) const
    {
        return name.empty() ? m_path.string() : (m_path / name).string();
    }
    /// Writes a file with the folders above it; its path.
    std::string write(const std::string& name, const std::string& text) const
    {
        std::filesystem::create_directories((m_path / name).parent_path());
        std::ofstream(m_path / name, std::ios::binary) << text;
        return path(name);
    }
    [[nodiscard]] std::string read(const std::string& name) const { return contents(m_path / name); }

private:
    std::filesystem::path m_path;
};

} // namespace touchstone::testsupport
