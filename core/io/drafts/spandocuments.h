// SPDX-License-Identifier: GPL-3.0-or-later
// SpanDocuments: the documents of one file while their offsets are still in the file's unit. When the whole
// file is known, the unit is chosen and the documents go into the layer. Private to the readers of JSON.
#pragma once

#include "core/io/bytes/documentnames.h"
#include "core/io/drafts/draftdocument.h"
#include "core/io/drafts/offsetunits.h"
#include "core/io/json/jsonrecords.h"

#include <unordered_set>

namespace touchstone::io {

/// Codes (after the format's id): unit, surface, offset, label, tokens, id, score.
class SpanDocuments
{
public:
    /// `usual`: the unit that the tool's offsets count in; `options.offsetUnit` overrules it and the words.
    SpanDocuments(const ReadOptions& options, Layer& layer, JsonRecords& records, OffsetUnit usual);

    /// A new document of the current record; the reference holds until the next call.
    DraftDocument& add(JsonValue at);
    [[nodiscard]] std::vector<DraftDocument>& documents() { return m_documents; }
    [[nodiscard]] bool empty() const { return m_documents.empty(); }

    /// Metadata: a string by its content, anything else as its JSON text.
    static void addAttribute(DraftDocument& draft, JsonValue field);
    /// A key that is kept for display and written back.
    static void addExtra(DraftMention& mention, JsonValue field);
    /// A confidence of 0..1; anything else is reported and dropped.
    void readScore(DraftMention& mention, JsonValue field);

    /// Chooses the unit and appends the documents to the layer; then what JsonRecords::finished says.
    [[nodiscard]] Result<void> finish();

private:
    [[nodiscard]] OffsetUnit chooseUnit();
    void settleTokens(DraftDocument& draft, OffsetUnit unit);
    void settleMention(DraftDocument& draft, DraftMention& mention, OffsetUnit unit);
    [[nodiscard]] std::optional<text::Span> spanOf(
        const DraftDocument& draft, const DraftMention& mention, OffsetUnit unit);

    Layer& m_layer;
    JsonRecords& m_records;
    OffsetUnit m_usual;
    bool m_forced = false;
    std::vector<DraftDocument> m_documents;
    DocumentNames m_names;
    std::unordered_set<std::string> m_ids; ///< of the annotations of the document being settled
};

/// Appends the documents' tokens joined by one blank each, as every reader of tokens does, and returns their
/// spans.
[[nodiscard]] std::vector<DraftSpan> joinTokens(
    const std::vector<std::string_view>& tokens, std::string& text);

} // namespace touchstone::io
