// SPDX-License-Identifier: GPL-3.0-or-later
// Where the rules of a file stand, also in a file that cannot be read yet: for jumps, lists and completion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::rules {

struct OutlineEntry
{
    std::string name; ///< as a rule set knows it: quotes off, escapes decoded
    std::uint32_t line = 0; ///< 1-based, of the word `rule`
    std::uint32_t lastLine = 0; ///< of its `end`, or of the last line before the next rule
    std::uint32_t begin = 0; ///< bytes of the file
    std::uint32_t end = 0;
};

/// Every `rule "name"` that opens a line of well-formed UTF-8, in the order of the file. Errors elsewhere are
/// passed over; a rule without a name is left out. Empty input: none. O(bytes).
[[nodiscard]] std::vector<OutlineEntry> outline(std::string_view source);

} // namespace touchstone::rules
