// SPDX-License-Identifier: GPL-3.0-or-later
// Text: an immutable UTF-8 text that answers in code points, bytes and UTF-16 units. The one place with
// offset arithmetic.
#pragma once

#include "core/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::text {

/// Check-points every 256 code points make each offset question O(256) at most; ASCII texts need none and
/// answer in O(1). A text may hold at most 2^32 - 1 code points (readers refuse more).
class Text
{
public:
    Text() = default;
    /// Precondition: well-formed UTF-8 (see firstInvalidByte).
    explicit Text(std::string utf8);

    [[nodiscard]] std::string_view utf8() const { return m_utf8; }
    [[nodiscard]] std::uint32_t length() const { return m_length; } ///< code points
    [[nodiscard]] bool empty() const { return m_length == 0; }
    [[nodiscard]] bool ascii() const { return m_length == m_utf8.size(); }

    /// Byte offset of a code point; positions past the end answer the size.
    [[nodiscard]] std::size_t byteOffset(std::uint32_t codePoint) const;
    /// UTF-16 offset of a code point; past the end: the UTF-16 length.
    [[nodiscard]] std::size_t utf16Offset(std::uint32_t codePoint) const;
    /// Code point that contains the byte / the UTF-16 unit; past the end: length().
    [[nodiscard]] std::uint32_t codePointAtByte(std::size_t byte) const;
    [[nodiscard]] std::uint32_t codePointAtUtf16(std::size_t unit) const;
    /// The slice of a span, cut to the text.
    [[nodiscard]] std::string_view slice(Span span) const;

    friend bool operator==(const Text& a, const Text& b) { return a.m_utf8 == b.m_utf8; }

private:
    struct Position
    {
        std::size_t byte = 0;
        std::size_t utf16 = 0;
    };
    [[nodiscard]] Position positionOf(std::uint32_t codePoint) const;
    /// The code point whose `part` of the position holds the offset. Precondition: not ASCII.
    template <std::size_t Position::*part> [[nodiscard]] std::uint32_t codePointAt(std::size_t offset) const;

    std::string m_utf8;
    std::uint32_t m_length = 0;
    std::vector<Position> m_checkPoints; ///< of code points 256, 512, …; empty for ASCII
};

} // namespace touchstone::text
