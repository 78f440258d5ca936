// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of a rule file, with their places. Also what an editor colours.
#pragma once

#include "core/support/findingkinds.h"

namespace touchstone::rules {

enum class TokenKind : std::uint8_t { Word, String, Number, Sign, LineEnd, FileEnd };

struct Token
{
    TokenKind kind = TokenKind::FileEnd;
    std::uint32_t line = 1; ///< 1-based
    std::uint32_t column = 1; ///< code points, 1-based
    std::uint32_t begin = 0; ///< bytes of the file
    std::uint32_t end = 0;
};

/// The tokens of well-formed UTF-8 of at most limits::fileBytes; the last is FileEnd. Comments (# to the end
/// of the line) and blanks leave none. What cannot be a token, and a quote without end, is reported (code
/// "rules.syntax") and left out. O(bytes).
[[nodiscard]] std::vector<Token> tokens(
    std::string_view source, const std::string& file, support::Diagnostics& findings);

/// The text that a String token stands for: without quotes, \" \\ \n \t decoded.
[[nodiscard]] std::string stringValue(std::string_view source, const Token& token);

/// The other way: a text as it is written in a rule, with its quotes.
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace touchstone::rules
