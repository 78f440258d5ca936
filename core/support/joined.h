// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in a row.
#pragma once

#include <string>
#include <string_view>

namespace touchstone::support {

/// The texts of a range in its order, with `between` between them; none goes behind texts that are empty at
/// the beginning. Of no texts: empty. O(length).
template <typename Range>
[[nodiscard]] std::string joined(const Range& texts, std::string_view between = ", ")
{
    std::string result;
    for (const auto& text : texts) {
        result += result.empty() ? std::string_view() : between;
        result += text;
    }
    return result;
}

} // namespace touchstone::support
