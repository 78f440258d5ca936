// SPDX-License-Identifier: GPL-3.0-or-later
// PipelineEntities: what a token-classification pipeline of Hugging Face puts out, pieces joined to entities.
// Private to that reader.
#pragma once

#include "core/io/drafts/spandocuments.h"
#include "core/io/formats/huggingface/labelnames.h"

namespace touchstone::io {

class PipelineEntities
{
public:
    PipelineEntities(JsonRecords& records, SpanDocuments& documents, const LabelNames& names)
        : m_records(records)
        , m_documents(documents)
        , m_names(names)
    {
    }

    /// A list of entities (also an empty one), one entity, or an object that holds such a list beside its
    /// text.
    [[nodiscard]] static bool isOutput(JsonValue record);
    /// Makes a document of it. Entities that stand alone, one after the other, are those of one text.
    void read(JsonValue record);

private:
    /// The entity that may go on.
    struct Open
    {
        bool any = false;
        std::string type;
        std::int64_t end = 0;
        std::optional<std::int64_t> index;
        double scores = 0;
        std::size_t pieces = 0;
    };

    void readList(DraftDocument& draft, JsonValue list);
    void addPiece(DraftDocument& draft, JsonValue piece);
    [[nodiscard]] bool locate(
        const DraftDocument& draft, JsonValue piece, std::int64_t& begin, std::int64_t& end);
    void beginDocument();

    JsonRecords& m_records;
    SpanDocuments& m_documents;
    const LabelNames& m_names;
    std::size_t m_count = 0; ///< documents
    std::optional<std::size_t> m_single; ///< document of the entities that stand alone
    Open m_open;
    std::size_t m_cursor = 0; ///< byte behind the last word that was looked for
    std::uint32_t m_cursorPoint = 0; ///< the same in code points
};

} // namespace touchstone::io
