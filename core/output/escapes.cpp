// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/escapes.h"

#include <algorithm>

namespace touchstone::analysis {

std::string escaped(std::string_view text, std::span<const Escape> escapes)
{
    std::string result;
    for (const char c : text) {
        const auto found = std::ranges::find(escapes, c, &Escape::first);
        result += found == escapes.end() ? std::string_view(&c, 1) : found->second;
    }
    return result;
}

Steering steeringAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const auto first = byte(0);
    if (first < 0x20 || first == 0x7F) {
        return { first, 1 };
    }
    if (first == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) { // C1
        return { byte(1), 2 };
    }
    if (first == 0xE2 && byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) {
        return { 0x2000 + byte(2) - 0x80, 3 }; // U+202A to U+202E
    }
    if (first == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9) {
        return { 0x2040 + byte(2) - 0x80, 3 }; // U+2066 to U+2069
    }
    return {};
}

} // namespace touchstone::analysis
