// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as text, independent of the locale.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace touchstone::support {

/// The shortest text that reads back as the same double: "0.5", "1", "1e-09"; whole numbers below 1e15 by
/// their digits ("100000", not "1e+05").
[[nodiscard]] inline std::string shortest(double value)
{
    char buffer[32];
    constexpr double exact = 1e15;
    if (value > -exact && value < exact && value == static_cast<double>(static_cast<std::int64_t>(value))
        && value != 0) {
        auto* const end = std::to_chars(buffer, buffer + sizeof buffer, static_cast<std::int64_t>(value)).ptr;
        return { buffer, end };
    }
    auto* const end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return { buffer, end };
}

/// Fixed number of decimals, correctly rounded: fixed(0.5227, 3) = "0.523".
[[nodiscard]] inline std::string fixed(double value, int decimals)
{
    char buffer[400];
    auto* const end
        = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, decimals).ptr;
    return { buffer, end };
}

/// For sentences: "1,017".
[[nodiscard]] inline std::string grouped(std::uint64_t value)
{
    auto text = std::to_string(value);
    constexpr std::size_t digits = 3;
    for (auto at = text.size(); at > digits;) {
        at -= digits;
        text.insert(at, 1, ',');
    }
    return text;
}

/// The whole text as a number; nothing when it is anything else.
template <typename Number> [[nodiscard]] std::optional<Number> parsed(std::string_view text)
{
    Number value {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

} // namespace touchstone::support
