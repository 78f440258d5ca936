// SPDX-License-Identifier: GPL-3.0-or-later
// Inline tags of a text: "<loc.adm.nat>", "</name>". Inside the room.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace touchstone::io {

struct InlineTag
{
    std::string_view name;
    bool closing = false;
    bool attributes = false; ///< something stands behind the name
    std::size_t length = 0; ///< bytes with the brackets
};

[[nodiscard]] inline bool isTagLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
[[nodiscard]] inline bool isTagCharacter(char c)
{
    return isTagLetter(c) || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' || c == ':'
        || static_cast<unsigned char>(c) >= 0x80;
}

/// The tag at the beginning of `text`, which begins with "<"; nothing when no tag begins there. Looks at 200
/// bytes at most. Blanks may stand around the name, and on its own line anything else without "<" before ">".
[[nodiscard]] inline std::optional<InlineTag> inlineTag(std::string_view text)
{
    constexpr std::size_t longest = 200;
    const auto limit = std::min(text.size(), longest);
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    InlineTag tag;
    std::size_t at = 1;
    const auto skip = [&] {
        while (at < limit && isBlank(text[at])) {
            ++at;
        }
    };
    if (at < limit && text[at] == '/') {
        tag.closing = true;
        ++at;
    }
    skip();
    const auto begin = at;
    while (at < limit && isTagCharacter(text[at])) {
        ++at;
    }
    tag.name = text.substr(begin, at - begin);
    if (tag.name.empty()
        || (!isTagLetter(tag.name.front()) && static_cast<unsigned char>(tag.name.front()) < 0x80)
        || tag.name.back() == '.') {
        return std::nullopt;
    }
    const bool parted = at < limit && isBlank(text[at]);
    skip();
    for (; at < limit && text[at] != '>'; ++at) {
        if (!parted || text[at] == '<' || text[at] == '\n' || text[at] == '\r') {
            return std::nullopt;
        }
        tag.attributes = true;
    }
    if (at == limit) {
        return std::nullopt;
    }
    tag.length = at + 1;
    return tag;
}

/// Does a tag of this name mark an entity (else a component)?
[[nodiscard]] inline bool isEntityTag(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> mainTypes { "pers", "loc", "org", "prod", "func",
        "amount", "time", "event" };
    return name.find('.') != std::string_view::npos
        || std::find(mainTypes.begin(), mainTypes.end(), name) != mainTypes.end();
}

} // namespace touchstone::io
