// SPDX-License-Identifier: GPL-3.0-or-later
// AnnFile: one brat file, or one pair of BioNLP files, while it is read. Private to the stand-off readers.
#pragma once

#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/reader.h"
#include "core/io/formats/standoff/annoffsets.h"
#include "core/support/findingkinds.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
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

/// An attribute, a normalisation or a note of an annotation.
struct AnnRemark
{
    std::string_view target; ///< id of what it is said of
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

/// Lines that name annotations and are kept as they stand.
struct AnnLinks
{
    std::string_view name;
    std::string_view shape; ///< what such a line looks like; empty: bare ids behind its type
    std::size_t fewest = 0; ///< arguments
    std::size_t count = 0;
    std::string lines {}; ///< JSON strings
};

/// Which of two files give annotations; the other one's can still be named.
enum class AnnParts { Both, First, Second };

class AnnFile : FileReading
{
public:
    using FileReading::FileReading;

    /// Of one file of two: ids that it does not hold may be the other one's, and no fault then.
    void take(AnnParts parts, bool foreignIds)
    {
        m_parts = parts;
        m_foreignIds = foreignIds;
    }
    Result<void> read();

private:
    /// `at`: a character of either file.
    template <typename Message>
    void report(Severity severity, FindingCode code, const char* at, Message&& message)
    {
        auto& findings = findingsOf(at);
        findings.report(severity, code, findings.byte(at), message);
    }
    [[nodiscard]] FileFindings& findingsOf(const char* at);
    [[nodiscard]] Result<void> readLines(std::string_view bytes);
    void reportSyntax(const char* at, std::string_view expected);

    void readLine();
    void readTextBound(const AnnColumns& columns);
    [[nodiscard]] bool readFragments(std::string_view rest);
    [[nodiscard]] bool inText(const char* at, std::uint64_t begin, std::uint64_t end, bool fits);
    void checkSurface(const AnnColumns& columns, std::uint32_t entity);
    [[nodiscard]] bool fits(std::string_view wanted) const;
    void tellCounting();
    void readRemark(std::vector<AnnRemark>& remarks, const AnnColumns& columns, bool valueInText);
    void readLinks(const AnnColumns& columns, AnnLinks& links);

    void settle();
    [[nodiscard]] bool known(std::string_view id);
    void applyAttribute(const AnnRemark& remark, std::uint32_t entity);
    void applyNormalization(const AnnRemark& remark, std::uint32_t entity);
    void writeExtras();
    void tellSurface();
    void tellRelations();

    AnnParts m_parts = AnnParts::Both;
    bool m_foreignIds = false;
    bool m_second = false; ///< the second file is being read
    FileFindings m_findings { m_file.path, "brat", m_file.bytes, m_layer.diagnostics };
    FileFindings m_secondFindings { m_file.secondPath, "brat", m_file.secondBytes, m_layer.diagnostics };

    annotation::Document m_document;
    AnnOffsets m_offsets;
    std::string_view m_line;
    std::uint32_t m_number = 0;
    std::vector<text::Span> m_fragments;
    std::unordered_map<std::string_view, std::uint32_t> m_textBounds;
    std::unordered_set<std::string_view> m_others; ///< ids of events and relations
    std::vector<std::string_view> m_references; ///< ids that such lines name
    std::vector<AnnRemark> m_attributes;
    std::vector<AnnRemark> m_normalizations;
    std::vector<AnnRemark> m_notes;
    std::map<std::uint32_t, AnnExtra> m_extras;
    AnnLinks m_events { "events", R"("E1<TAB>Type:T1 Role:T2")", 1 };
    AnnLinks m_relations { "relations", R"("R1<TAB>Type Arg1:T1 Arg2:T2")", 2 };
    AnnLinks m_equivalences { "equivalences", {}, 0 };
    const char* m_firstOther = nullptr; ///< the line of the first of them
    // ---- the first surface that does not fit, and how many there are
    std::size_t m_wrongSurfaces = 0;
    const char* m_wrongAt = nullptr;
    std::string m_wrongMessage;
};

} // namespace touchstone::io
