// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers around JSON text that the parsers leave to us: the place of a fault, lone surrogates, nesting
// depth, quoting, columns of a long line.
#pragma once

#include "core/support/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace touchstone::io {

/// Deepest nesting of arrays and objects that is read.
inline constexpr std::size_t deepestJson = 1000;

/// What had to be replaced by U+FFFD in a string.
struct StringRepairs
{
    bool surrogate = false; ///< "\ud800" without its other half
    bool nul = false; ///< "\u0000"
};
/// What is said of either.
inline constexpr const char* surrogateRepair = support::pattern(
    "A string holds half of a UTF-16 surrogate pair (\\ud800 … \\udfff); it is replaced by "
    "U+FFFD. The writer cut a character in two: let it write UTF-8.");
inline constexpr const char* nulRepair
    = support::pattern("A string holds NUL (\\u0000); it is replaced by U+FFFD.");

/// Without the white space of JSON at either end.
[[nodiscard]] std::string_view withoutJsonBlanks(std::string_view text);

/// Does an object or an array begin the text?
[[nodiscard]] inline bool beginsJson(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

/// The inside of the string whose opening quote stands before `text`; up to the end when it is not closed.
/// O(length).
[[nodiscard]] std::string_view stringInside(std::string_view text);

/// Decodes the escapes of a string's inside into `decoded` (replaced). Returns the byte of the first escape
/// that JSON does not know. O(length).
[[nodiscard]] std::optional<std::size_t> unescape(
    std::string_view inside, std::string& decoded, StringRepairs& repairs);

/// The same JSON text with every lone surrogate escape written as "\ufffd"; no other byte moves. O(length).
[[nodiscard]] std::string withoutLoneSurrogates(std::string_view json);

/// A value's bytes at the beginning of `json`, and how deep it nests (0: a scalar).
struct ValueExtent
{
    std::string_view bytes;
    std::size_t depth = 0;
};
/// Counts brackets outside strings; does not look at anything else. Never recurses. O(length).
[[nodiscard]] ValueExtent valueExtent(std::string_view json);

/// Where and why a text is no JSON value.
struct JsonFault
{
    std::size_t byte = 0;
    support::Message what; ///< "unexpected '}'; expected string literal"
};
/// Nothing when it is well-formed; lone surrogates are allowed. Never recurses. O(length).
[[nodiscard]] std::optional<JsonFault> findJsonFault(std::string_view json);

/// A number as JSON writes it, nothing around it.
[[nodiscard]] bool isJsonNumber(std::string_view text);

/// The text as a JSON string with its quotes. Precondition: well-formed UTF-8.
[[nodiscard]] std::string quotedJson(std::string_view utf8);

/// Columns (1-based, code points) of bytes of one line; asks that go forth or back a little cost little.
class ColumnCounter
{
public:
    void begin(std::string_view line)
    {
        m_line = line;
        m_byte = 0;
        m_column = 1;
    }
    /// O(distance to the byte asked for last).
    [[nodiscard]] std::uint32_t column(std::size_t byte);

private:
    std::string_view m_line;
    std::size_t m_byte = 0;
    std::size_t m_column = 1;
};

} // namespace touchstone::io
