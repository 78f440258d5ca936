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
/// inside a word are noise. With unit token these columns are counted in the gold's tokens, and in
/// such words of the system. Unpaired, or a document without text and tokens: as they stand. Built once per
/// document, O(blocks + tokens); a question O(log). Keeps references into the case: it must outlive this.
class CommonSpans
{
public:
    CommonSpans(const DocumentCase& documentCase, Unit unit);
    /// As with unit token, in these tokens, which are the gold's (of equal texts either side's) and must
    /// outlive this; the texts are equal or aligned by characters.
    CommonSpans(const DocumentCase& documentCase, std::span<const text::Span> tokens);

    /// Empty where the other text has nothing of a span.
    [[nodiscard]] text::Span gold(text::Span span) const { return ofGold()(span); }
    [[nodiscard]] text::Span system(text::Span span) const { return ofSystem()(span); }

    /// One side's spans in these coordinates, as match::fillSide takes them.
    class Map
    {
    public:
        Map(const CommonSpans& spans, bool gold)
            : m_spans(spans)
            , m_gold(gold)
        {
        }
        [[nodiscard]] text::Span operator()(text::Span span) const
        {
            return m_spans.placed(span, m_gold, false);
        }
        /// Of words that this text alone has the place that they take: of a piece of an annotation.
        [[nodiscard]] text::Span alone(text::Span span) const { return m_spans.placed(span, m_gold, true); }

    private:
        const CommonSpans& m_spans;
        bool m_gold;
    };
    [[nodiscard]] Map ofGold() const { return { *this, true }; }
    [[nodiscard]] Map ofSystem() const { return { *this, false }; }
    /// Does a span begin and end at the tokens that stand for it? True where no tokens are used.
    [[nodiscard]] bool goldAtBorders(text::Span span) const;
    [[nodiscard]] bool systemAtBorders(text::Span span) const;
    /// Has the system's text nothing that stands for a span of the gold?
    [[nodiscard]] bool lost(text::Span gold) const;
    /// One unit is one token (else one character or column).
    [[nodiscard]] bool inTokens() const { return m_kind != Kind::Same && m_kind != Kind::Columns; }

private:
    enum class Kind : std::uint8_t {
        Same,
        SharedTokens, ///< both sides by the same tokens of equal texts
        OwnTokens, ///< each side by its own tokens, which run in parallel
        Columns,
        ColumnTokens ///< columns, counted in tokens
    };

    void useColumns(const DocumentCase& documentCase);
    void countTokens();
    [[nodiscard]] text::Span placed(text::Span span, bool gold, bool alone) const;
    [[nodiscard]] text::Span columnsOf(text::Span span, bool gold, bool alone) const;
    /// Of ColumnTokens; `lost`: the system has nothing of it.
    [[nodiscard]] text::Span tokensOfGold(text::Span span, bool lost) const;
    [[nodiscard]] std::span<const text::Span> systemTokens() const;

    Kind m_kind = Kind::Same;
    std::span<const text::Span> m_goldTokens;
    std::span<const text::Span> m_systemTokens;
    std::vector<text::Span> m_made; ///< tokens of a text that has none
    std::optional<align::ColumnMap> m_columns;
    const align::WordColumns* m_words = nullptr; ///< instead, where words stand on one side only
    /// Of ColumnTokens: the gold's tokens (those that the system lacks may have no columns) and the words
    /// that the system has alone, by columns; and where each token of the gold stands among them.
    std::vector<text::Span> m_columnTokens;
    std::vector<std::uint32_t> m_placeOfToken;
};

} // namespace touchstone::analysis
