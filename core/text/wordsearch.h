// SPDX-License-Identifier: GPL-3.0-or-later
// WordSearch: where a string stands in texts, as the user of a concordance means it.
#pragma once

#include "core/text/text.h"

namespace touchstone::text {

struct WordSearchOptions
{
    bool parts = false; ///< also inside a word; else only between borders of words (splitTokens)
    bool ignoreCase = false; ///< Unicode case folding: "STRASSE" is "Straße"
};

/// A string made ready to be looked for in many texts. A run of white space stands for any other, so that a
/// name is found over the end of a line; a letter with its marks is the same however it is composed ("é" as
/// one code point, or as two). White space at its ends says nothing.
class WordSearch
{
public:
    /// Precondition: well-formed UTF-8.
    explicit WordSearch(std::string_view words, WordSearchOptions options = {});

    /// Nothing but white space: it is found nowhere.
    [[nodiscard]] bool empty() const { return m_wanted.empty(); }
    /// The places in the text, ascending, none overlapping the one before; they begin and end between whole
    /// characters, marks included. O(text).
    [[nodiscard]] std::vector<Span> in(const Text& text) const;

private:
    WordSearchOptions m_options;
    std::u32string m_wanted;
    std::vector<std::size_t> m_borders; ///< by length: of what is begun and ends there again, how much
};

} // namespace touchstone::text
