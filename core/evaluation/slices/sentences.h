// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a document and the sentences that they make, for slices by what stands around an annotation.
// Inside the room.
#pragma once

#include "core/evaluation/slices/caseunits.h"

namespace touchstone::analysis {

/// Sentences are those of the document where it tells some, else lines of its text; of a document without
/// text the whole. Numbers of words are those of the units.
class Sentences
{
public:
    /// Precondition: units.document is not null; it outlives this, as the units do. O(text + units).
    explicit Sentences(const CaseUnits::Units& units);

    [[nodiscard]] std::span<const text::Span> words() const { return m_words; }
    [[nodiscard]] const text::Text& text() const { return m_text; }
    [[nodiscard]] std::size_t count() const { return m_begins.size(); }
    /// The sentence of a word. O(log sentences).
    [[nodiscard]] std::uint32_t of(std::uint32_t word) const;
    /// Numbers of its words: [first, last + 1).
    [[nodiscard]] text::Span wordsOf(std::uint32_t sentence) const;

    /// A word as it is written; empty without text. O(1).
    [[nodiscard]] std::string_view word(std::uint32_t number) const;
    /// Likewise what of it stands in the bytes [begin, end) of the text.
    [[nodiscard]] std::string_view word(std::uint32_t number, std::size_t begin, std::size_t end) const;
    /// Are most letters of the sentence capitals? Its text is looked at once. Precondition: there is a text.
    [[nodiscard]] bool inCapitals(std::uint32_t sentence);

private:
    struct Bytes
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    enum class Letters : std::uint8_t { Unseen, Usual, Capitals };

    void measureWords();
    void takeLines();

    const text::Text& m_text;
    std::span<const text::Span> m_words;
    std::vector<Bytes> m_bytes; ///< of the words
    std::vector<std::uint32_t> m_begins; ///< first words; the first of them is 0
    std::vector<Letters> m_letters; ///< by sentence
};

} // namespace touchstone::analysis
