// SPDX-License-Identifier: GPL-3.0-or-later
// Words of messages: the nearest known name, lists, what may be printed.
#pragma once

#include "core/support/result.h"

#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::cli {

/// " Did you mean X?" or nothing.
[[nodiscard]] std::string suggestion(std::string_view wanted, const std::vector<std::string>& known);
/// "a, b, c"
[[nodiscard]] std::string listed(const std::vector<std::string>& names, const char* separator = ", ");
/// A message as it may be printed, whatever words of a file or of an argument it repeats: well-formed,
/// without signs that a terminal obeys; words of over 500 bytes, and all of over 8,000, lack their middle.
/// O(bytes).
[[nodiscard]] std::string messageText(std::string_view text);

/// A wrong word on the command line; becomes exit code 2.
struct UsageError
{
    std::string text;
};

/// A wrong word that is known as one only when the data are read.
[[nodiscard]] inline support::Failure invalidOption(std::string text)
{
    return support::failure(support::ErrorCode::InvalidOption, std::move(text));
}

/// Standard input can be read once in a program. Throws UsageError the second time.
void claimStandardInput();

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
