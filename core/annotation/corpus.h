// SPDX-License-Identifier: GPL-3.0-or-later
// Document and Layer: one side (gold, or one system) of a corpus as it was read. Immutable once a reader has
// returned it.
#pragma once

#include "core/annotation/entitytree.h"
#include "core/support/diagnostics.h"
#include "core/text/text.h"

#include <memory>
#include <utility>

namespace touchstone::annotation {

/// The letter of a tag, as its file has it (in either case); None: a bare type.
enum class TagPrefix : std::uint8_t { Outside, B, I, E, S, L, U, M, None };

/// The tag of one token as its column has it: measures that judge tags need more than the spans made of them.
/// Four bytes, since every token has one.
class TokenTag
{
public:
    TokenTag() = default;
    TokenTag(TagPrefix prefix, LabelId label)
        : m_prefix(static_cast<std::uint32_t>(prefix) & 0xFU)
        , m_label(static_cast<std::uint32_t>(label) & 0xFFF'FFFFU)
    {
    }

    [[nodiscard]] TagPrefix prefix() const { return static_cast<TagPrefix>(m_prefix); }
    [[nodiscard]] bool outside() const { return m_prefix == 0; }
    [[nodiscard]] LabelId label() const { return LabelId { m_label }; } ///< no meaning for Outside
    friend bool operator==(const TokenTag&, const TokenTag&) = default;

private:
    std::uint32_t m_prefix : 4 = 0;
    std::uint32_t m_label : 28 = 0;
};

/// Largest end of an annotation in a document without text; leaves room for sums of a few offsets.
inline constexpr std::uint32_t largestOffset = 0x3FFFFFFF;

/// What the cells of a HIPE file say, token by token, as numbers of Layer::cells: that task's scorer reads
/// cells, not the spans made of them. Each list has an entry for every token, or is empty.
struct TokenCells
{
    std::vector<std::uint32_t> labels; ///< the label column that was read
    std::vector<std::uint32_t> links; ///< its link column; only in layers of links
    std::vector<std::uint32_t> coarse; ///< NE-COARSE-LIT; only in layers of links
    std::vector<std::uint32_t> flags; ///< MISC
};

struct Document
{
    std::string name; ///< the id by which gold and system meet
    bool numbered = false; ///< the file gives no id: the reader counted, and `name` gives the place only
    text::Text text; ///< may be unknown, see withoutText
    std::vector<text::Span> tokens; ///< ascending, disjoint, code points; empty: not tokenised
    std::vector<std::uint32_t>
        sentences; ///< index of each sentence's first token, ascending; empty: one sentence
    EntityTree annotations;
    std::vector<std::pair<std::string, std::string>> attributes; ///< metadata of the file: date, language …
    std::vector<std::uint32_t>
        tokenLines; ///< line of each token in the file; empty where the format has none
    /// The tag of each token; empty where the format has spans instead (all but CoNLL). Whoever renames or
    /// drops annotations does the same here, or clears it.
    std::vector<TokenTag> tokenTags;
    TokenCells cells; ///< HIPE, read as one flat column; likewise
    std::uint32_t line = 0; ///< first line of the document in its file; 0: unknown
    std::string file; ///< empty: the layer's path

    /// The format gave offsets only: the text is empty and the annotations lie behind its end. Slices are
    /// empty, positions hold.
    [[nodiscard]] bool withoutText() const { return text.empty() && annotations.size() > 0; }
};

/// One side of a corpus: every document of a file or folder with the annotations of one annotation column.
struct Layer
{
    std::string name; ///< shown to people: "gold", a system's name
    std::string path; ///< as the user gave it
    std::string format; ///< id of the reader
    std::string column; ///< annotation column read (HIPE "coarse", "tree" …; CoNLL "column 3"); empty where a
                        ///< format has one only
    std::string documentUnit; ///< what a document is, where the reader was told: "blank-line"
    std::string labelling; ///< what was done to the labels after reading, for signatures; empty: nothing
    std::string corrections; ///< how many corrections it stands under and their digest, for signatures;
                             ///< empty: none
    bool documentMarks
        = true; ///< false: the file has no document boundaries (a HIPE run may be cut to the gold's)
    bool emptyMarks = false; ///< some marks name no document and were passed over: the one before holds what
                             ///< follows (it may be cut likewise)
    bool standsForGold = false; ///< a system in the gold's place: what is said of the two sides names them A
                                ///< (this one) and B, and neither is right
    bool answered = true; ///< false: the annotation column says next to nothing anywhere, not even "O"
    LabelSet labels;
    LabelSet fileLabels; ///< all that the file has, where `labels` are other ones (Entity::fileLabel)
    LabelSet leftOutLabels; ///< of annotations that label rules or a preset dropped
    LabelSet cells; ///< the distinct cells that Document::cells numbers
    std::vector<Document> documents;
    support::Diagnostics diagnostics;

    /// The type of one of its annotations before labels were renamed, merged or put into upper case.
    [[nodiscard]] const std::string& fileLabel(const Entity& entity) const
    {
        return entity.fileLabel == 0 ? labels.name(entity.label)
                                     : fileLabels.name(LabelId { entity.fileLabel - 1 });
    }
    /// Before labels get other names: keeps those of the file. Its annotations are told by keepFileLabel.
    void keepFileLabels()
    {
        if (fileLabels.size() == 0) {
            fileLabels = labels;
        }
    }
    /// Annotations of role entity.
    [[nodiscard]] std::size_t entityCount() const;
    [[nodiscard]] std::size_t tokenCount() const;
};

using LayerPtr = std::shared_ptr<const Layer>;

} // namespace touchstone::annotation
