// SPDX-License-Identifier: GPL-3.0-or-later
// TagColumn: the tags of one column as small numbers; recognises their scheme and decodes them into spans.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/cellnumbers.h"

namespace touchstone::io {

enum class TagScheme { Outside, IO, IOB1, IOB2, IOE1, IOE2, IOBES, BILOU };

[[nodiscard]] std::string_view schemeName(TagScheme scheme);

/// What a tag does to the span that is open: U counts as S, L as E, M as I.
enum class TagAction : std::uint8_t { Outside, Begin, Inside, End, Single };

/// One distinct cell of the column.
struct Tag
{
    TagAction action = TagAction::Outside;
    annotation::TagPrefix prefix = annotation::TagPrefix::Outside;
    annotation::LabelId label {};
};

struct TaggedSpan
{
    std::uint32_t first = 0; ///< tokens, half-open
    std::uint32_t end = 0;
    annotation::LabelId label {};

    friend bool operator==(const TaggedSpan&, const TaggedSpan&) = default;
};

/// What tags stand for, in text order, read as TagColumn::decode reads a column. O(tags).
[[nodiscard]] std::vector<TaggedSpan> spansOf(
    std::span<const annotation::TokenTag> tags, std::span<const std::uint32_t> sentences);

/// A tag that its scheme does not allow where it stands. The span was read as seqeval's default mode reads
/// it.
struct IllegalTag
{
    enum class Kind {
        OpensWithoutBegin, ///< I or E where B or S was due
        Unclosed ///< the span before this token (or the sentence end) lacks its E or L
    };
    Kind kind;
    std::uint32_t token; ///< OpensWithoutBegin: the tag; Unclosed: last token of the span
};

/// The distinct tags of a column and how they are to be read.
class TagColumn
{
public:
    /// The number of the cell; number 0 is "no annotation": "O", "o", "_", "-" and empty.
    [[nodiscard]] std::uint32_t number(std::string_view cell)
    {
        if (cell.size() <= 1
            && (cell.empty() || cell[0] == 'O' || cell[0] == 'o' || cell[0] == '_' || cell[0] == '-')) {
            return 0;
        }
        return m_cells.number(cell);
    }

    /// "O" for number 0.
    [[nodiscard]] const std::string& cell(std::uint32_t number) const;

    /// How a cell is split is decided over the whole column: prefix ("B-PER"), suffix ("PER-B"), bare types
    /// ("PER": IO), or bare prefixes ("B", "I": type "_"). `tags` are the numbers of every token; fills the
    /// table of meanings. Returns the numbers of cells that do not fit the column's style (read as bare
    /// types).
    std::vector<std::uint32_t> interpret(std::span<const std::uint32_t> tags, annotation::LabelSet& labels);

    /// After interpret: what the numbers of tokens stand for, in their order.
    [[nodiscard]] std::vector<annotation::TokenTag> tokenTags(std::span<const std::uint32_t> tags) const;

    /// After interpret: appends the spans in text order and says in which scheme the column is written.
    /// `sentences`: first token of each sentence, ascending; a span ends at a sentence end.
    TagScheme decode(std::span<const std::uint32_t> tags, std::span<const std::uint32_t> sentences,
        std::vector<TaggedSpan>& spans);

    /// After decode, with the same tags: calls `illegal` in text order for what the scheme does not allow.
    void reportIllegal(std::span<const std::uint32_t> tags, std::span<const std::uint32_t> sentences,
        const std::function<void(IllegalTag)>& illegal) const;

private:
    /// How often each kind of tag opens or closes a span.
    struct Uses
    {
        std::size_t begins = 0;
        std::size_t freeBegins = 0; ///< not right after a span of the same type
        std::size_t singles = 0;
        std::size_t ends = 0;
        std::size_t freeEnds = 0; ///< not right before a span of the same type
        std::size_t illegalOpens = 0; ///< by I or E
        std::size_t unclosed = 0; ///< not by S or E
    };
    [[nodiscard]] TagScheme schemeOf(const Uses& uses) const;

    CellNumbers m_cells;
    std::vector<Tag> m_tags; ///< by number, after interpret
    std::size_t m_expectedSpans = 0; ///< uses of tags that open a span
    bool m_opensIllegal = false; ///< found by decode: something is to be reported
    bool m_unclosedIllegal = false;
    bool m_bare = false; ///< the column holds bare types
    bool m_bilou = false; ///< L and U outnumber E and S
};

} // namespace touchstone::io
