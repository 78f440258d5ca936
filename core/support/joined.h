// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in a row.
#pragma once

#include "core/support/message.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::support {

/// The texts of a range in its order, with `between` between them; none goes behind texts that are empty at
/// the beginning. Of no texts: empty. O(length).
template <typename Range>
[[nodiscard]] std::string joined(const Range& texts, std::string_view between = ", ")
{
    std::string result;
    for (const auto& text : texts) {
        result += result.empty() ? std::string_view() : between;
        result += text;
    }
    return result;
}

/// "a, b and 7 more": the first `most` texts, and how many follow. O(length).
[[nodiscard]] inline std::string joinedFirst(const std::vector<std::string>& texts, std::size_t most)
{
    std::string result;
    for (std::size_t i = 0; i < std::min(texts.size(), most); ++i) {
        result += (i == 0 ? "" : ", ") + texts[i];
    }
    return texts.size() > most ? result + " and " + std::to_string(texts.size() - most) + " more" : result;
}

/// The same of what messages are filled in with, for a message. O(most).
[[nodiscard]] inline Message::Argument joinedFirst(
    const std::vector<Message::Argument>& texts, std::size_t most)
{
    auto result = texts.empty() ? Message::Argument() : texts.front();
    for (std::size_t i = 1; i < std::min(texts.size(), most); ++i) {
        result = said("%1, %2", std::move(result), texts[i]);
    }
    return texts.size() > most ? said("%1 and %2 more", std::move(result), texts.size() - most) : result;
}

/// As joined(), of messages, those that say nothing left out; `pair` is the pattern of two. Of none: says
/// nothing.
[[nodiscard]] inline Message joined(
    const std::vector<Message>& messages, const char* pair = pattern("%1, %2"))
{
    Message result;
    for (const auto& message : messages) {
        if (!message.empty()) {
            result = result.empty() ? message : said(pair, std::move(result), message);
        }
    }
    return result;
}

} // namespace touchstone::support
