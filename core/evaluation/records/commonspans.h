// SPDX-License-Identifier: GPL-3.0-or-later
// CommonSpans: gold and system positions of one document in the coordinates in which they are compared. The
// one place that knows how a TextRelation maps spans.
#pragma once

#include "core/align/alignment.h"
#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Coordinates by relation and unit: Equal, characters: as they stand. Tokens, or unit token: numbers of
/// tokens (the gold's; of equal texts else the system's; else plainly split ones). Characters: columns
/// without gap of the alignment; where one text is only a part of the other (DocumentCase::cut), places, or
/// tokens, of the longer one: what the shorter lacks counts there, so that an annotation that reaches into it
/// has no equal. Letters that are missing inside a word are noise, there as elsewhere. Unpaired, or a
/// document without text and tokens: as they stand. Built once per document, O(blocks); a question O(log).
/// Keeps references into the case: it must outlive this.
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
        return m_kind != Kind::Same && m_kind != Kind::Columns && m_kind != Kind::Longer;
    }

private:
    enum class Kind : std::uint8_t {
        Same,
        SharedTokens, ///< both sides by the same tokens of equal texts
        OwnTokens, ///< each side by its own tokens, which run in parallel
        Columns,
        ColumnTokens, ///< aligned characters, counted in tokens of the gold
        Longer, ///< as the longer text has it
        LongerTokens ///< the same in its tokens: `m_goldTokens` are those of the longer text
    };

    void beginCut(const DocumentCase& documentCase, Unit unit);
    /// A side's span in the longer text.
    [[nodiscard]] text::Span inLonger(text::Span span, bool gold) const;
    [[nodiscard]] text::Span inCommon(text::Span span, bool gold) const;

    [[nodiscard]] std::span<const text::Span> systemTokens() const;

    Kind m_kind = Kind::Same;
    std::span<const text::Span> m_goldTokens;
    std::span<const text::Span> m_systemTokens;
    std::vector<text::Span> m_made; ///< tokens of a text that has none
    std::optional<align::ColumnMap> m_columns;
    TextCut m_cut; ///< of Longer and LongerTokens
    std::vector<text::Span> m_longer, m_shorter; ///< stretches that stand for each other
};

} // namespace touchstone::analysis
