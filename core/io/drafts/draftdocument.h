// SPDX-License-Identifier: GPL-3.0-or-later
// DraftDocument, DraftMention: what a reader knows of a document and its annotations before they are settled,
// the offsets still as the file has them. MentionDrafts and SpanDocuments settle them. Private to the
// readers.
#pragma once

#include "core/annotation/corpus.h"

#include <boost/container/small_vector.hpp>

namespace touchstone::io {

/// Offsets as the file gives them: any sign, any order, in its own unit.
struct DraftSpan
{
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

/// Nearly all annotations are of one piece, which takes no memory of its own.
using DraftSpans = boost::container::small_vector<DraftSpan, 1>;

/// A piece of the document's text that has offsets of its own in the file (a passage).
struct DraftPart
{
    std::int64_t fileBegin = 0; ///< its first offset in the file
    std::uint32_t textBegin = 0; ///< code point of the document's text
    text::Text text;
};

inline constexpr std::uint32_t noPart = std::numeric_limits<std::uint32_t>::max();

// Boost moves a small vector without allocating, which the check cannot see.
struct DraftMention // NOLINT(bugprone-exception-escape)
{
    std::size_t at = 0; ///< byte of the file
    DraftSpans pieces; ///< one or more
    std::vector<std::string> types; ///< the literal type first
    std::string id;
    std::string surface; ///< the file's copy of its text; empty: none
    std::vector<std::string> links;
    std::optional<double> score;
    std::string source;
    std::string extra; ///< fields of a JSON object without braces: "\"a\":1,\"b\":2"
    std::uint32_t part = noPart; ///< in which it was given: where offsets of parts overlap, they are its
    bool exact = false; ///< code points that the reader made itself
};

struct DraftDocument
{
    annotation::Document document; ///< name, text, attributes, sentences, tags; tokens in code points
    std::size_t at = 0; ///< byte of the file
    std::size_t number = 0; ///< of the record in the file: its name where it has none
    std::vector<DraftPart> parts; ///< ascending by both begins; empty: the text is one part from 0
    std::vector<DraftSpan> tokens; ///< by the file's offsets
    std::vector<DraftMention> mentions;
    bool exactTokens = false; ///< code points that the reader made itself
    bool withoutText = false; ///< the file does not tell the text: offsets have no bound

    /// A further annotation by its offsets; the reference holds until the next call.
    DraftMention& annotate(std::size_t byte, std::int64_t begin, std::int64_t end, bool exact = false)
    {
        auto& mention = mentions.emplace_back();
        mention.at = byte;
        mention.pieces.push_back({ begin, end });
        mention.exact = exact;
        return mention;
    }
};

/// Appends a mention, which leaves all but its id, to a document: it stands at `spans` (one or more,
/// ascending, apart). Without type it is "_".
void addMention(annotation::Document& document, DraftMention& mention, std::span<const text::Span> spans,
    std::uint32_t line, annotation::LabelSet& labels);

} // namespace touchstone::io
