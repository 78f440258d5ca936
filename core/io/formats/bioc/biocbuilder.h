// SPDX-License-Identifier: GPL-3.0-or-later
// BiocBuilder: documents of passages and annotations, whether they come from BioC's XML or from its JSON.
// Private to the bioc reader.
#pragma once

#include "core/io/bytes/reader.h"
#include "core/io/drafts/mentiondraft.h"

namespace touchstone::io {

/// A value that an infon names: text, or JSON.
struct BiocInfon
{
    std::string key;
    std::string value;
    bool json = false; ///< a list or an object, as it is written
};

struct BiocPassage
{
    std::optional<std::int64_t> offset;
    std::optional<std::string> text;
    std::size_t at = 0;
};

struct BiocAnnotation // NOLINT(bugprone-exception-escape): as of DraftMention
{
    std::string id;
    std::vector<BiocInfon> infons;
    std::optional<std::string> surface;
    DraftSpans locations;
    std::size_t at = 0;
};

class BiocBuilder
{
public:
    BiocBuilder(const SourceFile& file, Layer& layer, FileFindings& findings)
        : m_file(file)
        , m_findings(findings)
        , m_drafts(layer, findings)
    {
    }

    void beginDocument(std::string id, std::size_t at);
    /// Annotations that follow are this passage's, until the next one.
    void addPassage(BiocPassage passage);
    void addAnnotation(BiocAnnotation annotation);
    /// Annotations that follow are the document's.
    void leavePassage() { m_ownPassage = noPart; }
    void addRelation(std::size_t at);
    void endDocument();

    [[nodiscard]] bool anyDocument() const { return !m_drafts.empty(); }
    /// Malformed when there was no document; Cancelled.
    Result<void> finish(const Progress& progress);

private:
    void layOut(DraftDocument& draft);
    [[nodiscard]] OffsetUnit unitOfPassages() const;
    static void applyInfons(DraftMention& mention, const std::vector<BiocInfon>& infons);

    const SourceFile& m_file;
    FileFindings& m_findings;
    MentionDrafts m_drafts;
    std::size_t m_documents = 0;
    std::size_t m_relations = 0;
    std::size_t m_firstRelation = 0;
    // ---- of the current document
    DraftDocument m_draft;
    std::size_t m_at = 0;
    std::vector<BiocPassage> m_passages;
    std::uint32_t m_ownPassage = noPart;
};

// ---- its two spellings

[[nodiscard]] Result<void> readBiocXml(const SourceFile& file, Layer& layer, const Progress& progress);
[[nodiscard]] Result<void> readBiocJson(const SourceFile& file, Layer& layer, const Progress& progress);

} // namespace touchstone::io
