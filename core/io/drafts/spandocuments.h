// SPDX-License-Identifier: GPL-3.0-or-later
// SpanDocuments: the documents of one file while their offsets are still in the file's unit. When the whole
// file is known, the unit is chosen and the documents go into the layer. Private to the readers of JSON.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/drafts/offsetunits.h"
#include "core/io/json/jsonrecords.h"

#include <unordered_set>

namespace touchstone::io {

/// An annotation as the file has it.
struct SpanAnnotation
{
    std::size_t at = 0; ///< byte of the file
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::vector<std::string> types; ///< the literal type first; none: reported and left out
    std::string surface; ///< empty: the file gives no words
    std::string id;
    std::string source;
    std::string extra; ///< fields of a JSON object without braces: "\"a\":1,\"b\":2"
    std::vector<std::string> links;
    std::optional<double> score;
    bool exact = false; ///< code points that the reader made itself
};

struct SpanDocument
{
    std::size_t at = 0; ///< byte of the file
    std::string name; ///< empty: `number`
    std::size_t number = 0; ///< of the record in the file
    text::Text text;
    bool withoutText = false; ///< the format gives offsets only
    std::vector<std::pair<std::string, std::string>> attributes;
    std::vector<std::pair<std::int64_t, std::int64_t>> tokens;
    std::vector<std::uint32_t> sentences; ///< first token of each, ascending; kept when every token is
    bool exactTokens = false; ///< code points that the reader made itself
    std::vector<annotation::TokenTag> tokenTags; ///< kept when every token is
    std::vector<SpanAnnotation> annotations;

    /// A further annotation by its offsets; the reference holds until the next call.
    SpanAnnotation& annotate(std::size_t byte, std::int64_t begin, std::int64_t end, bool exact = false)
    {
        auto& annotation = annotations.emplace_back();
        annotation.at = byte;
        annotation.begin = begin;
        annotation.end = end;
        annotation.exact = exact;
        return annotation;
    }
};

/// Codes (after the format's id): unit, surface, offset, label, tokens, id, score.
class SpanDocuments
{
public:
    /// `usual`: the unit that the tool's offsets count in; `options.offsetUnit` overrules it and the words.
    SpanDocuments(const ReadOptions& options, Layer& layer, JsonRecords& records, OffsetUnit usual);

    /// A new document of the current record; the reference holds until the next call.
    SpanDocument& add(JsonValue at);
    [[nodiscard]] std::vector<SpanDocument>& documents() { return m_documents; }
    [[nodiscard]] bool empty() const { return m_documents.empty(); }

    /// Metadata: a string by its content, anything else as its JSON text.
    static void addAttribute(SpanDocument& document, JsonValue field);
    /// A key that is kept for display and written back.
    static void addExtra(SpanAnnotation& annotation, JsonValue field);
    /// A confidence of 0..1; anything else is reported and dropped.
    void readScore(SpanAnnotation& annotation, JsonValue field);

    /// Chooses the unit and appends the documents to the layer; then what JsonRecords::finished says.
    [[nodiscard]] Result<void> finish();

private:
    [[nodiscard]] OffsetUnit chooseUnit();
    void nameDocument(annotation::Document& target, SpanDocument& document);
    void settleTokens(annotation::Document& target, SpanDocument& document, OffsetUnit unit);
    void settleAnnotation(
        annotation::Document& target, SpanDocument& document, SpanAnnotation& annotation, OffsetUnit unit);
    [[nodiscard]] std::optional<text::Span> spanOf(
        const SpanDocument& document, const SpanAnnotation& annotation, OffsetUnit unit);

    Layer& m_layer;
    JsonRecords& m_records;
    OffsetUnit m_usual;
    bool m_forced = false;
    std::vector<SpanDocument> m_documents;
    std::unordered_map<std::string, std::uint32_t> m_names;
    std::unordered_set<std::string> m_ids; ///< of the annotations of the document being settled
};

/// Appends the documents' tokens joined by one blank each, as every reader of tokens does, and returns their
/// spans.
[[nodiscard]] std::vector<std::pair<std::int64_t, std::int64_t>> joinTokens(
    const std::vector<std::string_view>& tokens, std::string& text);

} // namespace touchstone::io
