// SPDX-License-Identifier: GPL-3.0-or-later
// WordColumns: the columns in which spans of two texts are compared where whole words stand in one text only.
#pragma once

#include "core/align/alignment.h"

#include <optional>

namespace touchstone::align {

/// Columns are those without gap (ColumnMap), and those of words that one text alone has: a span that such a
/// word begins or ends is another than one that ends before it. Single letters, signs and blanks that the
/// other text lacks take no columns: they are noise. Of gaps as joinedGaps places them. Positions in code
/// points. Built once per alignment, O(code points log words); a question O(log blocks).
class WordColumns
{
public:
    /// Nothing where no word is missing whole: then ColumnMap says it all. `words` are those with a letter or
    /// digit, ascending and disjoint.
    [[nodiscard]] static std::optional<WordColumns> of(const TextAlignment& alignment, const text::Text& gold,
        std::span<const text::Span> goldWords, const text::Text& system,
        std::span<const text::Span> systemWords);

    /// A span of which the other text has nothing gives an empty one: it overlaps with nothing.
    [[nodiscard]] text::Span ofGold(text::Span span) const { return columns(m_gold, span, true); }
    [[nodiscard]] text::Span ofSystem(text::Span span) const { return columns(m_system, span, true); }
    /// All columns of a span, were they its alone.
    [[nodiscard]] text::Span allOfGold(text::Span span) const { return columns(m_gold, span, false); }
    [[nodiscard]] text::Span allOfSystem(text::Span span) const { return columns(m_system, span, false); }
    /// The columns that the words of the system alone take, ascending.
    [[nodiscard]] std::vector<text::Span> systemAlone() const;

    /// Words of the gold that the system lacks at an end of the text.
    struct LostWords
    {
        text::Span place; ///< from the first of them to the last
        std::size_t words = 0;
    };
    /// The last words of the gold, if the system has nothing behind them or in their place.
    [[nodiscard]] std::optional<LostWords> lostEnd() const;
    [[nodiscard]] std::optional<LostWords> lostBeginning() const; ///< the first ones, likewise
    /// How much of the gold the system has: characters that have one in their place.
    [[nodiscard]] std::uint32_t sharedLength() const;

private:
    /// A stretch of one text with the column of its first character.
    struct Run
    {
        text::Span own;
        std::uint32_t column = 0;
        std::size_t lone = 0; ///< words that one text alone has; 0: both texts have it
    };
    [[nodiscard]] text::Span columns(const std::vector<Run>& runs, text::Span span, bool wantShared) const;

    std::vector<Run> m_gold, m_system;
    std::uint32_t m_count = 0; ///< of columns
};

} // namespace touchstone::align
