// SPDX-License-Identifier: GPL-3.0-or-later
// MentionPlaces: where words that a model repeats stand in a text, each place given away once. Private to the
// reader of mentions.
#pragma once

#include "core/text/text.h"

#include <unordered_map>

namespace touchstone::io {

class MentionPlaces
{
public:
    /// `budget`: bytes that may be searched, shared by all documents of a file.
    MentionPlaces(const text::Text& text, std::size_t& budget)
        : m_text(text)
        , m_budget(budget)
    {
    }

    enum class How : std::uint8_t { Exact, Inexact, Absent, NotLooked };
    struct Place
    {
        text::Span span;
        How how = How::Absent;
        std::size_t times = 0; ///< places of the words in the text
    };
    /// The next place of the words. O(text) for words that are new, else O(log places).
    [[nodiscard]] Place take(std::string_view words);

    /// Words that stand more often than they were taken, by name.
    struct Left
    {
        std::string words;
        std::size_t places = 0;
        std::size_t taken = 0;
    };
    [[nodiscard]] std::vector<Left> leftOver() const;

private:
    struct Known
    {
        std::vector<text::Span> places; ///< ascending
        std::vector<std::uint32_t> nextFree; ///< of each place: itself, or one behind it (path-compressed)
        std::size_t taken = 0;
        How how = How::Absent;
    };
    [[nodiscard]] Known find(std::string_view words);
    void findAll(std::string_view in, std::string_view words, bool folded, Known& known);
    void fold();
    [[nodiscard]] static std::uint32_t freeFrom(Known& known, std::uint32_t place);

    const text::Text& m_text;
    std::size_t& m_budget;
    std::uint32_t m_cursor = 0; ///< beginning of the mention before
    std::unordered_map<std::string, Known> m_known;
    bool m_isFolded = false;
    std::string m_folded; ///< lower case, one blank for each stretch of white space
    std::vector<std::uint32_t> m_foldedBytes; ///< of each byte: the byte of the text it comes from
};

} // namespace touchstone::io
