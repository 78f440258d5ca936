// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/casefold.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace touchstone::text {

std::string caseFolded(std::string_view utf8)
{
    std::string result(utf8);
    if (isAscii(utf8)) {
        std::transform(result.begin(), result.end(), result.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        return result;
    }
    utf8proc_uint8_t* folded = nullptr;
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
        static_cast<utf8proc_ssize_t>(utf8.size()), &folded,
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD));
    if (length >= 0) {
        result.assign(reinterpret_cast<const char*>(folded), static_cast<std::size_t>(length));
    }
    std::free(folded);
    return result;
}

std::string upperCased(std::string_view utf8)
{
    std::string result(utf8);
    if (isAscii(utf8)) {
        std::transform(result.begin(), result.end(), result.begin(),
            [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        return result;
    }
    result.clear();
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
    auto left = static_cast<utf8proc_ssize_t>(utf8.size());
    while (left > 0) {
        utf8proc_int32_t letter = 0;
        const auto length = utf8proc_iterate(at, left, &letter);
        if (length <= 0) {
            return std::string(utf8);
        }
        constexpr std::size_t longest = 4;
        std::array<utf8proc_uint8_t, longest> bytes {};
        const auto written = utf8proc_encode_char(utf8proc_toupper(letter), bytes.data());
        result.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(written));
        at += length;
        left -= length;
    }
    return result;
}

} // namespace touchstone::text
