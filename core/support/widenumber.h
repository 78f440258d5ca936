// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers of 128 bits as decimal text, which the standard library does not write.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace touchstone::support {

__extension__ using WideNumber = __int128;
/// Numbers of a text are below it, so that very many of them can be added.
inline constexpr WideNumber wideLimit = WideNumber { 1 } << 100;

[[nodiscard]] inline std::string wideText(WideNumber number)
{
    const bool negative = number < 0;
    std::string text;
    do {
        const auto digit = static_cast<int>(number % 10);
        text.push_back(static_cast<char>('0' + (digit < 0 ? -digit : digit)));
        number /= 10;
    } while (number != 0);
    if (negative) {
        text.push_back('-');
    }
    std::ranges::reverse(text);
    return text;
}

/// Nothing where the text is no such number, or one of wideLimit or more, whatever its sign.
[[nodiscard]] inline std::optional<WideNumber> wideOf(std::string_view text)
{
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative ? 1 : 0);
    WideNumber number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9' || number >= wideLimit) {
            return std::nullopt;
        }
        number = number * 10 + (digit - '0');
    }
    if (text.empty() || number >= wideLimit) {
        return std::nullopt;
    }
    return negative ? -number : number;
}

} // namespace touchstone::support
