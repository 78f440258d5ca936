// SPDX-License-Identifier: GPL-3.0-or-later
// Enclosing: do brackets or quotation marks stand around a stretch of a text?
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace touchstone::text {

enum class Enclosed : std::uint8_t {
    Brackets, ///< an opening one before it, a closing one behind it
    AfterBracket, ///< an opening one before it alone
    BeforeBracket, ///< a closing one behind it alone
    Quotes, ///< quotation marks or apostrophes on both sides
    No
};

/// By the next sign on either side in its line that is no blank, of at most 100 blanks. Brackets are those of
/// Unicode (Ps, Pe) but low quotation marks. `begin`, `end`: bytes between two code points of the text.
/// Precondition: well-formed UTF-8. O(1).
[[nodiscard]] Enclosed enclosedBy(std::string_view utf8, std::size_t begin, std::size_t end);

} // namespace touchstone::text
