// SPDX-License-Identifier: GPL-3.0-or-later
// CommonSpans: gold and system positions of one document in the coordinates in which they are compared. The
// one place that knows how a TextRelation maps spans.
#pragma once

#include "core/align/alignment.h"
#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Coordinates by relation and unit: Equal, characters: as they stand. Tokens, or unit token: numbers of
/// tokens (the gold's; of equal texts else the system's; else plainly split ones). Characters: columns
/// without gap of the alignment, and those of whole words that only one text has (align::WordColumns): an
/// annotation that such a word begins or ends has no equal in the other text, while letters that are missing
/// inside a word are noise. Such words are tokens, too. Unpaired, or a document without text and tokens: as
/// they stand. Built once per document, O(blocks + tokens); a question O(log). Keeps references into the
/// case: it must outlive this.
class CommonSpans
{
public:
    CommonSpans(const DocumentCase& documentCase, Unit unit);
    /// In these tokens, which are the gold's (of equal texts either side's) and must outlive this; the texts
    /// are equal or aligned by characters.
    CommonSpans(const DocumentCase& documentCase, std::span<const text::Span> tokens);

    [[nodiscard]] text::Span gold(text::Span span) const;
    [[nodiscard]] text::Span system(text::Span span) const;
    /// Does a span begin and end at the tokens that stand for it? True where no tokens are used.
    [[nodiscard]] bool goldAtBorders(text::Span span) const;
    [[nodiscard]] bool systemAtBorders(text::Span span) const;
    /// Has the system's text nothing that stands for a span of the gold?
    [[nodiscard]] bool lost(text::Span gold) const;
    /// One unit is one token (else one character or column).
    [[nodiscard]] bool inTokens() const
    {
        return m_kind != Kind::Same && m_kind != Kind::Columns && m_kind != Kind::Words;
    }

private:
    enum class Kind : std::uint8_t {
        Same,
        SharedTokens, ///< both sides by the same tokens of equal texts
        OwnTokens, ///< each side by its own tokens, which run in parallel
        Columns,
        ColumnTokens, ///< aligned characters, counted in tokens of the gold
        Words, ///< columns with those of words that one text alone has
        WordTokens ///< the same, counted in tokens of the gold and these words
    };

    void countTokens();
    [[nodiscard]] text::Span inWords(text::Span columns) const;
    [[nodiscard]] std::span<const text::Span> systemTokens() const;

    Kind m_kind = Kind::Same;
    std::span<const text::Span> m_goldTokens;
    std::span<const text::Span> m_systemTokens;
    std::vector<text::Span> m_made; ///< tokens of a text that has none
    std::optional<align::ColumnMap> m_columns;
    const align::WordColumns* m_words = nullptr; ///< of Words and WordTokens
    std::vector<text::Span> m_wordTokens; ///< of WordTokens, in columns
};

} // namespace touchstone::analysis
