// SPDX-License-Identifier: GPL-3.0-or-later
// Signs that a language would read as its own, or that steer a terminal. Private to the languages of tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace touchstone::analysis {

inline constexpr std::string_view standIn = "\uFFFD"; ///< for a sign that has no picture

/// What stands for a sign that a language would read as its own.
using Escape = std::pair<char, std::string_view>;
[[nodiscard]] std::string escaped(std::string_view text, std::span<const Escape> escapes);

/// A sign that steers the terminal or the order of a line instead of being seen: the controls, and what
/// overrides or isolates directions.
struct Steering
{
    std::uint32_t point = 0;
    std::size_t size = 0; ///< in bytes; 0: none stands here
    [[nodiscard]] bool ascii() const { return size == 1; }
};
/// What stands at this byte of the text.
[[nodiscard]] Steering steeringAt(std::string_view text, std::size_t at);

/// Every steering sign becomes what `instead` says of it.
template <typename Instead> std::string unsteered(std::string_view text, Instead&& instead)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const auto steering = steeringAt(text, at);
        if (steering.size == 0) {
            result += text[at++];
        } else {
            result += instead(steering);
            at += steering.size;
        }
    }
    return result;
}

} // namespace touchstone::analysis
