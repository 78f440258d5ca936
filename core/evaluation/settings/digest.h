// SPDX-License-Identifier: GPL-3.0-or-later
// digest: 128 bits that stand for what was read from users' files.
#pragma once

#include <span>
#include <string>

namespace touchstone::analysis {

/// In hexadecimal; "none" for an empty text. O(bytes).
[[nodiscard]] std::string digest(const std::string& text);
/// Of a list of texts: no two lists give one digest by where one text ends. "none" for an empty list.
[[nodiscard]] std::string digest(std::span<const std::string> words);
/// Adds a word with its length, so that no two lists of words give one text.
void appendWord(std::string& text, const std::string& word);

} // namespace touchstone::analysis
