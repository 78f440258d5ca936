// SPDX-License-Identifier: GPL-3.0-or-later
// One word out of a list of known ones, and the message when it is none of them.
#pragma once

#include "app/cli/words/suggest.h"

#include <string>
#include <utility>
#include <vector>

namespace touchstone::cli {

/// A wrong word on the command line; becomes exit code 2.
struct UsageError
{
    std::string text;
};

[[noreturn]] inline void refuse(
    const std::string& option, const std::string& word, const std::vector<std::string>& known)
{
    throw UsageError { option + " does not know \"" + word + "\"; it takes: " + listed(known) + "."
        + suggestion(word, known) };
}

template <typename T> using Names = std::vector<std::pair<std::string, T>>;

template <typename T> T chosen(const std::string& option, const std::string& word, const Names<T>& names)
{
    std::vector<std::string> known;
    for (const auto& [name, meaning] : names) {
        if (name == word) {
            return meaning;
        }
        known.push_back(name);
    }
    refuse(option, word, known);
}

} // namespace touchstone::cli
