// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/standoff/annfile.h"

#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/fragments.h"
#include "core/io/formats/standoff/annoffsets.h"
#include "core/text/utf8.h"

#include <charconv>
#include <unordered_set>

namespace touchstone::io {

namespace {

using annotation::Confidence;

constexpr std::size_t longestQuote = 60;

/// A line end counts as a blank: brat writes one for the other. Trailing blanks do not count.
std::string comparable(std::string_view text)
{
    std::string result(text);
    std::replace(result.begin(), result.end(), '\n', ' ');
    std::replace(result.begin(), result.end(), '\r', ' ');
    result.erase(result.find_last_not_of(" \t") + 1);
    return result;
}

/// Compares a text that comes in pieces with the file's copy of it. O(length of the copy), however long the
/// pieces are: annotations may cover the whole text over and over.
class SurfaceComparison
{
public:
    explicit SurfaceComparison(std::string_view wanted)
        : m_rest(wanted)
    {
    }

    /// False at the first difference.
    [[nodiscard]] bool add(std::string_view piece)
    {
        for (const char c : piece) {
            const bool lineEnd = c == '\n' || c == '\r';
            const bool secondHalf = c == '\n' && m_last == '\r';
            m_last = c;
            if (secondHalf && !m_rest.starts_with(' ')) {
                continue; // CR LF may be one blank
            }
            if (m_rest.empty()) {
                if ((!lineEnd && c != ' ' && c != '\t') || ++m_blanks > mostBlanks) {
                    return false;
                }
            } else if (m_rest.front() != (lineEnd ? ' ' : c)) {
                return false;
            } else {
                m_rest.remove_prefix(1);
            }
        }
        return true;
    }
    [[nodiscard]] bool complete() const { return m_rest.empty(); }

private:
    static constexpr std::size_t mostBlanks = 64;
    std::string_view m_rest;
    std::size_t m_blanks = 0;
    char m_last = '\0';
};

bool isTextBound(std::string_view id) { return id.size() > 1 && id.front() == 'T'; }

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
    const char* shape; ///< what such a line looks like, a pattern; nullptr: bare ids behind its type
    std::size_t fewest = 0; ///< arguments
    std::int64_t count = 0;
    std::string lines {}; ///< JSON strings
};

/// A text between quotes for a message, cut where it is long.
std::string quotedStart(std::string_view text)
{
    std::size_t end = 0;
    for (std::size_t count = 0; count < longestQuote && end < text.size(); ++count) {
        static_cast<void>(text::nextCodePoint(text, end));
    }
    return "\"" + std::string(text.substr(0, end)) + (end < text.size() ? "…\"" : "\"");
}

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
    Result<void> read()
    {
        if (m_file.companionPath.empty()) {
            auto text = m_file.path;
            const auto dot = text.rfind('.');
            if (dot != std::string::npos && text.find('/', dot) == std::string::npos) {
                text.replace(dot, std::string::npos, ".txt");
            }
            return refused(ErrorCode::NotFound,
                said("The text is missing: the offsets of the file count in the .txt of the same name. Put "
                     "%1 beside it.",
                    text));
        }
        m_document.name = m_file.documentName;
        m_document.text = text::Text(std::string(m_file.companionBytes));
        m_document.line = 1;
        m_offsets = AnnOffsets(m_document.text, { m_file.bytes, m_file.secondBytes }, m_progress);
        if (auto first = readLines(m_file.bytes); !first) {
            return first;
        }
        m_second = true;
        if (auto second = readLines(m_file.secondBytes); !second) {
            return second;
        }
        settle();
        m_layer.documents.push_back(std::move(m_document));
        return {};
    }

private:
    /// `at`: a character of either file.
    template <typename Told> void report(Severity severity, FindingCode code, const char* at, Told&& message)
    {
        auto& findings = findingsOf(at);
        findings.report(severity, code, findings.byte(at), message);
    }
    [[nodiscard]] FileFindings& findingsOf(const char* at)
    {
        const auto second = m_file.secondBytes;
        const std::less<> before;
        const bool inside
            = !second.empty() && !before(at, second.data()) && !before(second.data() + second.size(), at);
        return inside ? m_secondFindings : m_findings;
    }

    [[nodiscard]] Result<void> readLines(std::string_view bytes)
    {
        WatchedLines lines(bytes, m_progress);
        while (lines.next()) {
            m_line = lines.line();
            m_number = lines.number();
            if (m_line.data() == m_offsets.firstByte()) {
                tellCounting();
            }
            if (!trimmed(m_line).empty()) {
                readLine();
            }
        }
        return lines.stopped() ? Result<void>(readingStopped(m_file.path)) : Result<void>();
    }

    /// `expected`: a pattern.
    void reportSyntax(const char* at, const char* expected)
    {
        report(Severity::Error, "brat.syntax", at, [&] {
            return said(
                "This is no brat annotation; the line is skipped. Expected: %1, columns separated by tabs.",
                said(expected));
        });
    }

    void readLine()
    {
        const auto columns = splitAnnLine(m_line);
        if (m_line.front() == '#') {
            if (columns.hasText && columns.body.starts_with("AnnotatorNotes ")) {
                readRemark(m_notes, columns, true);
            }
            return;
        }
        if (!columns.hasBody) {
            reportSyntax(m_line.data(), support::pattern("\"T1<TAB>Type 0 5<TAB>text\""));
            return;
        }
        switch (m_line.front()) {
        case 'T':
            readTextBound(columns);
            break;
        case 'A':
        case 'M':
            readRemark(m_attributes, columns, false);
            break;
        case 'N':
            readRemark(m_normalizations, columns, false);
            break;
        case 'E':
            readLinks(columns, m_events);
            break;
        case 'R':
            readLinks(columns, m_relations);
            break;
        case '*':
            readLinks(columns, m_equivalences);
            break;
        default:
            reportSyntax(m_line.data(), support::pattern("a line that begins with T, A, M, N, E, R, * or #"));
            break;
        }
    }

    // ------------------------------------------------------------------------------------------- annotations

    [[nodiscard]] bool inText(const char* at, std::uint64_t begin, std::uint64_t end, bool fits)
    {
        const std::uint64_t length = m_offsets.length();
        if (fits && end <= length && end > begin) {
            return true;
        }
        report(Severity::Error, "brat.offset", at, [&] {
            return said("%1; it is skipped. Offsets count code points of the .txt from 0, "
                        "line ends included; the end is the first one behind.",
                !fits || end > length
                    ? said("The annotation does not lie in the text, which has %1 characters", length)
                    : end < begin ? said("The annotation ends before it starts")
                                  : said("The annotation is empty"));
        });
        return false;
    }

    /// "0 5;10 15" into m_fragments.
    [[nodiscard]] bool readFragments(std::string_view rest)
    {
        m_fragments.clear();
        while (true) {
            const auto semicolon = rest.find(';');
            auto piece = rest.substr(0, semicolon);
            const auto* const at = rest.data() + std::min(rest.find_first_not_of(' '), rest.size());
            std::array<std::uint64_t, 2> ends {};
            bool fits = true;
            for (auto& offset : ends) {
                auto word = takeWord(piece);
                if (word.starts_with('-') && isDigits(word.substr(1))) {
                    report(Severity::Error, "brat.offset", word.data(),
                        said("The offset is negative; the annotation is skipped."));
                    return false;
                }
                const auto result = std::from_chars(word.data(), word.data() + word.size(), offset);
                fits = fits && result.ec != std::errc::result_out_of_range;
                if (word.empty() || result.ptr != word.data() + word.size()
                    || result.ec == std::errc::invalid_argument) {
                    reportSyntax(word.empty() ? at : word.data(),
                        support::pattern("two whole numbers, \"Type 0 5\" or \"Type 0 5;10 15\""));
                    return false;
                }
            }
            if (!takeWord(piece).empty()) {
                reportSyntax(
                    at, support::pattern("two whole numbers between semicolons, \"Type 0 5;10 15\""));
                return false;
            }
            if (!inText(at, ends[0], ends[1], fits)) {
                return false;
            }
            const auto span = m_offsets.span(ends[0], ends[1]);
            if (span.empty() && !inText(at, span.begin, span.begin, true)) {
                return false;
            }
            m_fragments.push_back(span);
            if (semicolon == std::string_view::npos) {
                return true;
            }
            rest.remove_prefix(semicolon + 1);
        }
    }

    void tellCounting()
    {
        if (const auto what = m_offsets.otherCounting()) {
            report(Severity::Warning, "brat.unit", m_line.data(), [&] {
                return said(
                    "%1 The first that needs it is here. Write code points of the .txt, line ends included.",
                    *what);
            });
        }
    }

    void readTextBound(const AnnColumns& columns)
    {
        auto rest = columns.body;
        const auto type = takeWord(rest);
        if (!isTextBound(columns.id) || type.empty() || rest.empty()) {
            reportSyntax(m_line.data(), support::pattern("\"T1<TAB>Type 0 5<TAB>text\""));
            return;
        }
        if (m_parts != AnnParts::Both && m_second != (m_parts == AnnParts::Second)) {
            m_others.insert(columns.id);
            return;
        }
        if (!readFragments(rest)) {
            return;
        }
        if (const auto repair = mergeFragments(m_fragments); repair != FragmentRepair::None) {
            report(Severity::Warning, "brat.fragments", rest.data() + 1, [&] {
                return repair == FragmentRepair::Merged
                    ? said("The fragments of %1 touch or overlap; they are merged.", columns.id)
                    : said("The fragments of %1 are out of order; they are sorted.", columns.id);
            });
        }
        auto& tree = m_document.annotations;
        const auto index = static_cast<std::uint32_t>(tree.size());
        auto& entity = tree.entities.emplace_back();
        entity.span = { m_fragments.front().begin, m_fragments.back().end };
        entity.label = m_layer.labels.intern(type);
        entity.line = m_second ? 0 : m_number; // a line of the document's first file
        if (m_textBounds.emplace(columns.id, index).second) {
            tree.editDetails(index).id = columns.id;
        } else {
            report(Severity::Warning, "brat.id", m_line.data(), [&] {
                return said("The id %1 was given to an earlier annotation; this one is kept without id, and "
                            "other lines mean the first.",
                    columns.id);
            });
        }
        if (m_fragments.size() > 1) {
            tree.editDetails(index).fragments = m_fragments;
        }
        if (columns.hasText) {
            checkSurface(columns, index);
        }
    }

    [[nodiscard]] bool fits(std::string_view wanted) const
    {
        SurfaceComparison comparison(wanted);
        bool first = true;
        for (const auto fragment : m_fragments) {
            if ((!first && !comparison.add(" ")) || !comparison.add(m_document.text.slice(fragment))) {
                return false;
            }
            first = false;
        }
        return comparison.complete();
    }

    void checkSurface(const AnnColumns& columns, std::uint32_t entity)
    {
        const auto wanted = comparable(columns.text);
        const auto covered = [&] { // merged fragments: the copy may still have a blank between them
            SurfaceComparison comparison(wanted);
            const auto span = m_document.annotations.entities[entity].span;
            return comparison.add(m_document.text.slice(span)) && comparison.complete();
        };
        if (fits(wanted) || covered()) {
            return;
        }
        if (++m_wrongSurfaces == 1) {
            std::string found;
            for (const auto fragment : m_fragments) {
                append(found, m_document.text.slice(fragment), " ");
            }
            m_wrongAt = columns.text.data();
            m_wrongMessage = said("The text at the offsets of %1 is %2, the file expects %3", columns.id,
                quotedStart(comparable(found)), quotedStart(wanted));
        }
    }

    // ------------------------------------------------------------------------------------------- other lines

    void readRemark(std::vector<AnnRemark>& remarks, const AnnColumns& columns, bool valueInText)
    {
        auto rest = columns.body;
        const auto name = takeWord(rest);
        auto target = takeWord(rest);
        if (constexpr std::string_view role = "Annotation:"; target.starts_with(role)) {
            target.remove_prefix(role.size()); // "N1<TAB>OntoBiotope Annotation:T3 Referent:OBT:000061"
        }
        if (target.empty()) {
            reportSyntax(m_line.data(),
                support::pattern("\"A1<TAB>Name T1 value\" or \"N1<TAB>Reference T1 Base:id<TAB>name\""));
            return;
        }
        auto value = valueInText ? columns.text : trimmed(rest);
        if (&remarks == &m_normalizations) {
            if (value.empty()) {
                reportSyntax(rest.data(), support::pattern("\"N1<TAB>Reference T1 Base:id<TAB>name\""));
                return;
            }
            remarks.push_back({ target, columns.id, value, columns.text });
        } else {
            remarks.push_back({ target, columns.id, name, value });
        }
    }

    /// "E1<TAB>Type:T1 Role:T2", "R1<TAB>Type Arg1:T1 Arg2:T2", "*<TAB>Equiv T1 T2 T3"
    void readLinks(const AnnColumns& columns, AnnLinks& links)
    {
        ++links.count;
        m_firstOther = m_firstOther == nullptr ? m_line.data() : m_firstOther;
        append(links.lines, quotedJson(m_line));
        const bool bare = links.shape == nullptr;
        if (!bare) {
            m_others.insert(columns.id);
        }
        auto rest = columns.body;
        if (&links != &m_events) {
            static_cast<void>(takeWord(rest)); // the type
        }
        std::size_t arguments = 0;
        for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            const auto colon = word.rfind(':');
            if (!bare && colon == std::string_view::npos) {
                reportSyntax(word.data(), links.shape);
                return;
            }
            m_references.push_back(bare ? word : word.substr(colon + 1));
            ++arguments;
        }
        if (arguments < links.fewest) {
            reportSyntax(m_line.data(), links.shape);
        }
    }

    // ----------------------------------------------------- what lines say of others, once all are known

    [[nodiscard]] bool known(std::string_view id)
    {
        if (m_textBounds.contains(id) || m_others.contains(id)) {
            return true;
        }
        if (m_foreignIds) {
            return false;
        }
        report(Severity::Warning, "brat.reference", id.data(), [&] {
            return said("The line names %1, but no annotation that could be read has this id; the line takes "
                        "no effect.",
                quotedStart(id));
        });
        return false;
    }

    void applyAttribute(const AnnRemark& remark, std::uint32_t entity)
    {
        const auto name = lowered(remark.name);
        const auto value = lowered(remark.value);
        if ((name == "confidence" || name == "certainty") && (value == "low" || value == "high")) {
            m_document.annotations.entities[entity].confidence
                = value == "low" ? Confidence::Low : Confidence::High;
            return;
        }
        auto& attributes = m_extras[entity].attributes;
        attributes.emplace_back(remark.name, remark.value.empty() ? "true" : quotedJson(remark.value));
    }

    void applyNormalization(const AnnRemark& remark, std::uint32_t entity)
    {
        const auto reference = remark.name;
        const auto colon = reference.find(':');
        const auto link = colon == std::string_view::npos ? reference : reference.substr(colon + 1);
        if (link.empty()) {
            report(Severity::Warning, "brat.value", reference.data(),
                said("The normalisation names no entry, expected \"Base:id\"; it is no link."));
        } else {
            m_document.annotations.editDetails(entity).links.emplace_back(link);
        }
        auto& list = m_extras[entity].normalizations;
        append(list, "{\"id\": " + quotedJson(remark.id) + ", \"reference\": " + quotedJson(reference));
        list += remark.value.empty() ? "}" : ", \"text\": " + quotedJson(remark.value) + "}";
    }

    void settle()
    {
        const auto each = [this](const std::vector<AnnRemark>& remarks, auto&& apply) {
            for (const auto& remark : remarks) {
                const auto entity = m_textBounds.find(remark.target);
                if (known(remark.target) && entity != m_textBounds.end()) {
                    apply(remark, entity->second);
                }
            }
        };
        each(m_attributes,
            [this](const AnnRemark& remark, std::uint32_t entity) { applyAttribute(remark, entity); });
        each(m_normalizations,
            [this](const AnnRemark& remark, std::uint32_t entity) { applyNormalization(remark, entity); });
        each(m_notes, [this](const AnnRemark& remark, std::uint32_t entity) {
            auto& source = m_document.annotations.editDetails(entity).source;
            append(source, remark.value, "\n");
        });
        for (const auto& reference : m_references) {
            static_cast<void>(known(reference));
        }
        writeExtras();
        tellSurface();
        tellRelations();
    }

    void writeExtras()
    {
        for (auto& [entity, extra] : m_extras) {
            // One attribute name can be given twice; the last counts, as brat has it.
            auto& attributes = extra.attributes;
            std::stable_sort(attributes.begin(), attributes.end(),
                [](const auto& a, const auto& b) { return a.first < b.first; });
            std::string json;
            for (std::size_t i = 0; i < attributes.size(); ++i) {
                if (i + 1 < attributes.size() && attributes[i + 1].first == attributes[i].first) {
                    continue;
                }
                json += json.empty() ? "\"attributes\":{" : ", ";
                json += quotedJson(attributes[i].first) + ": " + attributes[i].second;
            }
            json += json.empty() ? "" : "}";
            if (!extra.normalizations.empty()) {
                json += json.empty() ? "" : ",";
                json += "\"normalizations\":[" + extra.normalizations + "]";
            }
            m_document.annotations.editDetails(entity).extra = "{" + json + "}";
        }
    }

    void tellSurface()
    {
        if (m_wrongSurfaces == 0) {
            return;
        }
        report(Severity::Warning, "brat.surface", m_wrongAt, [&] {
            auto message = m_wrongMessage;
            if (m_wrongSurfaces > 1) {
                message = saidOf(static_cast<std::int64_t>(m_wrongSurfaces - 1),
                    "%1; so it is for %Ln more of the document", "%1; so it is for %Ln more of the document",
                    std::move(message));
            }
            return said("%1; the offsets count. The .txt may be another version than the one annotated "
                        "(blanks, encoding).",
                std::move(message));
        });
    }

    void tellRelations()
    {
        if (m_firstOther == nullptr) {
            return;
        }
        report(Severity::Note, "brat.relations", m_firstOther, [&] {
            return said("The document holds %1, %2 and %3; they are kept among its metadata and take no part "
                        "in any score.",
                saidOf(m_events.count, "%Ln event", "%Ln events"),
                saidOf(m_relations.count, "%Ln relation", "%Ln relations"),
                saidOf(m_equivalences.count, "%Ln equivalence", "%Ln equivalences"));
        });
        for (const auto* const links : { &m_events, &m_relations, &m_equivalences }) {
            if (links->count > 0) {
                m_document.attributes.emplace_back(links->name, "[" + links->lines + "]");
            }
        }
    }

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
    AnnLinks m_events { "events", support::pattern("\"E1<TAB>Type:T1 Role:T2\""), 1 };
    AnnLinks m_relations { "relations", support::pattern("\"R1<TAB>Type Arg1:T1 Arg2:T2\""), 2 };
    AnnLinks m_equivalences { "equivalences", nullptr, 0 };
    const char* m_firstOther = nullptr; ///< the line of the first of them
    // ---- the first surface that does not fit, and how many there are
    std::size_t m_wrongSurfaces = 0;
    const char* m_wrongAt = nullptr;
    Message m_wrongMessage;
};

} // namespace

AnnColumns splitAnnLine(std::string_view line)
{
    AnnColumns columns;
    const auto first = line.find('\t');
    columns.id = line.substr(0, first);
    if (first == std::string_view::npos) {
        return columns;
    }
    columns.hasBody = true;
    const auto second = line.find('\t', first + 1);
    columns.body = line.substr(first + 1, second == std::string_view::npos ? second : second - first - 1);
    if (second != std::string_view::npos) {
        columns.hasText = true;
        columns.text = line.substr(second + 1);
    }
    return columns;
}

std::string_view takeWord(std::string_view& rest)
{
    const auto begin = std::min(rest.find_first_not_of(' '), rest.size());
    const auto end = std::min(rest.find(' ', begin), rest.size());
    const auto word = rest.substr(begin, end - begin);
    rest.remove_prefix(end);
    return word;
}

Result<void> readAnnFile(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
{
    return AnnFile(file, options, layer, progress).read();
}

Result<void> readAnnPart(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress,
    AnnParts parts, bool foreignIds)
{
    AnnFile reader(file, options, layer, progress);
    reader.take(parts, foreignIds);
    return reader.read();
}

} // namespace touchstone::io
