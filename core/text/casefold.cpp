// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/casefold.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

#include <algorithm>
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

} // namespace touchstone::text
