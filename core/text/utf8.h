// SPDX-License-Identifier: GPL-3.0-or-later
// Strict UTF-8: validation with the position of the first bad byte, decoding, encoding.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::text {

/// Byte position of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7: no surrogates, no
/// overlong forms, nothing above U+10FFFF); nothing when all of it is. O(bytes).
[[nodiscard]] std::optional<std::size_t> firstInvalidByte(std::string_view bytes);

/// True when every byte is below 0x80.
[[nodiscard]] bool isAscii(std::string_view bytes);

/// Number of code points of well-formed UTF-8. O(bytes).
[[nodiscard]] std::size_t codePointCount(std::string_view utf8);

/// Decodes the code point at `position` and moves past it. Precondition: well-formed input, position < size.
[[nodiscard]] char32_t nextCodePoint(std::string_view utf8, std::size_t& position);

/// All code points of well-formed UTF-8.
[[nodiscard]] std::u32string toCodePoints(std::string_view utf8);

/// Appends one code point (not a surrogate, at most U+10FFFF).
void appendUtf8(std::string& utf8, char32_t codePoint);
[[nodiscard]] std::string toUtf8(std::u32string_view codePoints);

/// The input with every malformed byte replaced by U+FFFD.
[[nodiscard]] std::string repaired(std::string_view bytes);

/// At most so many bytes of the begin of well-formed UTF-8, cut between two code points. O(1).
[[nodiscard]] std::string_view firstBytes(std::string_view utf8, std::size_t most);

/// For messages: in quotation marks, well-formed, cut between two characters to some `most` bytes, with …
/// where it was cut.
[[nodiscard]] std::string quoted(std::string_view bytes, std::size_t most = 60);

} // namespace touchstone::text
