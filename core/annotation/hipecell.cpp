// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/hipecell.h"

#include <charconv>

namespace touchstone::annotation {

std::optional<double> noiseOf(std::string_view flags)
{
    for (auto at = flags.find("LED"); at != std::string_view::npos; at = flags.find("LED", at + 1)) {
        double value = 0;
        const auto* const begin = flags.data() + at + 3;
        const auto parsed = std::from_chars(begin, flags.data() + flags.size(), value);
        if ((at == 0 || flags[at - 1] == '|') && parsed.ec == std::errc() && value >= 0 && value <= 1e6) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace touchstone::annotation
