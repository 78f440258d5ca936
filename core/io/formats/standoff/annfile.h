// SPDX-License-Identifier: GPL-3.0-or-later
// AnnFile: one brat file, or one pair of BioNLP files, while it is read. Private to the stand-off readers.
#pragma once

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/reader.h"
#include "core/io/formats/standoff/annoffsets.h"
#include "core/support/findingkinds.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace touchstone::io {

/// A line's first word, the rest up to the next tab, and what follows.
struct AnnColumns
{
    std::string_view id;
    std::string_view body;
    std::string_view text;
    bool hasBody = false;
    bool hasText = false;
};

[[nodiscard]] AnnColumns splitAnnLine(std::string_view line);

/// Takes the next word of `rest`; empty when there is none.
[[nodiscard]] std::string_view takeWord(std::string_view& rest);

/// A text between quotes for a message, cut where it is long.
[[nodiscard]] std::string quotedStart(std::string_view text);

/// Something to look up when every line is known.
struct AnnReference
{
    std::string_view line;
    std::string_view id; ///< part of `line`
    std::uint32_t number = 0;
};

/// An attribute, a normalisation or a note of an annotation.
struct AnnRemark
{
    AnnReference target;
    std::string_view id;
    std::string_view name; ///< of the attribute; the reference of a normalisation
    std::string_view value;
};

/// What an annotation has beyond our own fields.
struct AnnExtra
{
    std::vector<std::pair<std::string_view, std::string>> attributes; ///< value as JSON
    std::string normalizations;
};

/// Which of two files give annotations; the other one's can still be named.
enum class AnnParts { Both, First, Second };

class AnnFile
{
public:
    AnnFile(const SourceFile& file, annotation::Layer& layer, support::Progress& progress,
        AnnParts parts = AnnParts::Both)
        : m_file(file)
        , m_layer(layer)
        , m_progress(progress)
        , m_parts(parts)
    {
    }
    /// Ids that the file does not hold are another file's, and no fault.
    void expectForeignIds() { m_foreignIds = true; }

    support::Result<void> read();

private:
    template <typename Message>
    void report(support::Severity severity, support::FindingCode code, std::string_view line,
        std::uint32_t number, const char* at, Message&& message)
    {
        auto& findings = m_layer.diagnostics;
        if (findings.countOnly(severity, code)) {
            return;
        }
        if (m_counted.data() != line.data()) {
            m_counted = line;
            m_columns.begin(line);
        }
        const auto column = m_columns.column(static_cast<std::size_t>(at - line.data()));
        findings.add(severity, code, { pathOf(at), number, column }, message());
    }
    [[nodiscard]] const std::string& pathOf(const char* at) const;
    [[nodiscard]] support::Result<void> readLines(std::string_view bytes);
    void reportSyntax(const char* at, std::string_view expected);

    void readLine();
    void readTextBound(const AnnColumns& columns);
    [[nodiscard]] bool readFragments(std::string_view rest);
    [[nodiscard]] bool inText(const char* at, std::uint64_t begin, std::uint64_t end, bool fits);
    void checkSurface(const AnnColumns& columns, std::uint32_t entity);
    [[nodiscard]] bool fits(std::string_view wanted) const;
    void tellCounting();
    void readRemark(std::vector<AnnRemark>& remarks, const AnnColumns& columns, bool valueInText);
    void readEvent(const AnnColumns& columns);
    void readRelation(const AnnColumns& columns);
    void readEquivalence(const AnnColumns& columns);
    void addReference(std::string_view id);
    void keepLine(std::string& list);

    void settle();
    [[nodiscard]] bool known(const AnnReference& reference);
    void applyAttribute(const AnnRemark& remark, std::uint32_t entity);
    void applyNormalization(const AnnRemark& remark, std::uint32_t entity);
    void writeExtras();
    void tellSurface();
    void tellRelations();

    const SourceFile& m_file;
    annotation::Layer& m_layer;
    support::Progress& m_progress;
    AnnParts m_parts;
    bool m_foreignIds = false;
    bool m_second = false; ///< the second file is being read
    ColumnCounter m_columns;
    std::string_view m_counted;

    annotation::Document m_document;
    AnnOffsets m_offsets;
    std::string_view m_line;
    std::uint32_t m_number = 0;
    std::vector<text::Span> m_fragments;
    std::unordered_map<std::string_view, std::uint32_t> m_textBounds;
    std::unordered_map<std::string_view, std::uint32_t> m_others; ///< ids of events and relations
    std::vector<AnnReference> m_references;
    std::vector<AnnRemark> m_attributes;
    std::vector<AnnRemark> m_normalizations;
    std::vector<AnnRemark> m_notes;
    std::map<std::uint32_t, AnnExtra> m_extras;
    std::string m_events;
    std::string m_relations;
    std::string m_equivalences;
    std::uint32_t m_firstOther = 0; ///< line of the first of them
    std::string m_firstOtherPath;
    std::size_t m_eventCount = 0;
    std::size_t m_relationCount = 0;
    std::size_t m_equivalenceCount = 0;

    // ---- the first surface that does not fit, and how many there are
    std::size_t m_wrongSurfaces = 0;
    AnnReference m_wrongAt;
    std::string m_wrongMessage;
};

} // namespace touchstone::io
