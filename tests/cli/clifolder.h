// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone-cli as a script sees it: run in a folder of its own, without a display.
#pragma once

#include "tests/support/folder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <sys/wait.h>

namespace touchstone::tests {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// Corpora that were made to ask what a program that misleads would say.
const std::string review = TOUCHSTONE_TEST_DATA "/review/";

struct Result
{
    int code = -1;
    std::string out;
    std::string err;
};

inline bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

using testsupport::contents;

inline std::string quoted(const std::string& word)
{
    std::string result = "'";
    for (const char c : word) {
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return result + "'";
}

class CliFolder : public testing::Test
{
protected:
    fs::path write(const std::string& name, const std::string& text) { return m_own.write(name, text); }

    Result run(const std::vector<std::string>& arguments)
    {
        std::string command = "cd " + quoted(m_folder.string()) + " && env -u DISPLAY -u WAYLAND_DISPLAY "
            + quoted(TOUCHSTONE_CLI);
        for (const auto& argument : arguments) {
            command += " " + quoted(argument);
        }
        command += " >out.txt 2>err.txt </dev/null";
        const int status = std::system(command.c_str());
        return { WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(m_folder / "out.txt"),
            contents(m_folder / "err.txt") };
    }

    testsupport::Folder m_own;
    fs::path m_folder { m_own.path() };
};

} // namespace touchstone::tests
