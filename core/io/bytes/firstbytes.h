// SPDX-License-Identifier: GPL-3.0-or-later
// The begin of a text, cut between two code points.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace touchstone::io {

/// At most so many bytes of well-formed UTF-8. O(1).
[[nodiscard]] inline std::string_view firstBytes(std::string_view text, std::size_t most)
{
    auto size = std::min(text.size(), most);
    while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) {
        --size;
    }
    return text.substr(0, size);
}

} // namespace touchstone::io
