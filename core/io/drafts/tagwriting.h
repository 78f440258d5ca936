// SPDX-License-Identifier: GPL-3.0-or-later
// TagWriting: spans as tags, in the scheme in which a column is written already.
#pragma once

#include "core/io/bytes/outcomes.h"
#include "core/io/drafts/tagcolumn.h"

namespace touchstone::io {

/// A stretch of whole tokens, half-open, or why it is none.
struct TokenRange
{
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    Message why; ///< a clause: "a border lies inside the token …"; empty: it is one
};
/// The tokens of a stretch of the text. O(log tokens).
[[nodiscard]] TokenRange tokensOf(const annotation::Document& document, text::Span span);

class TagWriting
{
public:
    /// From the tags of all documents of a file (Document::tokenTags); without any annotation IOB2.
    /// O(tokens).
    TagWriting(std::span<const annotation::Document* const> documents, const annotation::LabelSet& labels);

    /// Writes the tags of the `touched` tokens anew, and what follows from them beside them, so that `tags`
    /// read as `wanted` (ascending, apart; each has all or none of its tokens touched). False where the
    /// scheme cannot say so (two touching annotations of one type in a column of bare types); `tags` are then
    /// spoilt. O(tokens).
    [[nodiscard]] bool rewrite(std::vector<annotation::TokenTag>& tags,
        std::span<const std::uint32_t> sentences, std::span<const TaggedSpan> wanted,
        const std::vector<bool>& touched) const;

    /// The tags of a document whose annotations were others, and have changed at `touched` stretches: they
    /// follow, or are cleared where no tags can say what it has now. O(tokens + annotations log annotations).
    void follow(annotation::Document& document, std::span<const text::Span> touched) const;

private:
    void write(std::vector<annotation::TokenTag>& tags, const TaggedSpan& span, bool sameBefore,
        bool sameBehind) const;

    TagScheme m_scheme = TagScheme::IOB2;
    annotation::TagPrefix m_inside = annotation::TagPrefix::I;
    annotation::TagPrefix m_end = annotation::TagPrefix::E;
    annotation::TagPrefix m_single = annotation::TagPrefix::S;
};

} // namespace touchstone::io
