// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/width.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

#include <algorithm>

namespace touchstone::text {

std::size_t displayWidth(std::string_view utf8)
{
    std::size_t width = 0;
    for (std::size_t position = 0; position < utf8.size();) {
        const auto codePoint = static_cast<utf8proc_int32_t>(nextCodePoint(utf8, position));
        width += static_cast<std::size_t>(std::max(0, utf8proc_charwidth(codePoint)));
    }
    return width;
}

} // namespace touchstone::text
