// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/digest.h"

#include <xxhash.h>

#include <array>
#include <cstdio>

namespace touchstone::analysis {

std::string digest(const std::string& text)
{
    if (text.empty()) {
        return "none";
    }
    const auto hash = XXH3_128bits(text.data(), text.size());
    constexpr std::size_t digits = 33;
    std::array<char, digits> hex {};
    std::snprintf(hex.data(), hex.size(), "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
        static_cast<unsigned long long>(hash.low64));
    return hex.data();
}

void appendWord(std::string& text, const std::string& word)
{
    text += std::to_string(word.size()) + ":" + word;
}

std::string digest(std::span<const std::string> words)
{
    std::string text;
    for (const auto& word : words) {
        appendWord(text, word);
    }
    return digest(text);
}

} // namespace touchstone::analysis
