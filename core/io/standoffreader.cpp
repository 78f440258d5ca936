// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/standoffreader.h"

#include "core/io/fragments.h"
#include "core/io/jsontext.h"
#include "core/io/linecursor.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <new>
#include <unordered_map>

namespace touchstone::io {

namespace {

using annotation::Confidence;
using annotation::Document;
using support::ErrorCode;
using support::failure;
using support::Severity;

constexpr std::array<std::string_view, 1> suffixes { ".ann" };
constexpr std::size_t cancelDistance = std::size_t(1) << 20U;
constexpr std::size_t longestQuote = 60;

/// A line's first word, the rest up to the next tab, and what follows.
struct Columns
{
    std::string_view id;
    std::string_view body;
    std::string_view text;
    bool hasBody = false;
    bool hasText = false;
};

Columns split(std::string_view line)
{
    Columns columns;
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

/// Takes the next word of `rest`; empty when there is none.
std::string_view takeWord(std::string_view& rest)
{
    const auto begin = std::min(rest.find_first_not_of(' '), rest.size());
    const auto end = std::min(rest.find(' ', begin), rest.size());
    const auto word = rest.substr(begin, end - begin);
    rest.remove_prefix(end);
    return word;
}

std::string lowered(std::string_view word)
{
    std::string result(word);
    std::transform(result.begin(), result.end(), result.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// A line end counts as a blank: brat writes one for the other. Trailing blanks do not count.
std::string comparable(std::string_view text)
{
    std::string result(text);
    std::replace(result.begin(), result.end(), '\n', ' ');
    std::replace(result.begin(), result.end(), '\r', ' ');
    result.erase(result.find_last_not_of(" \t") + 1);
    return result;
}

std::string quoted(std::string_view text)
{
    std::size_t end = 0;
    for (std::size_t count = 0; count < longestQuote && end < text.size(); ++count) {
        static_cast<void>(text::nextCodePoint(text, end));
    }
    return "\"" + std::string(text.substr(0, end)) + (end < text.size() ? "…\"" : "\"");
}

bool isTextBound(std::string_view id) { return id.size() > 1 && id.front() == 'T'; }

/// Something to look up when every line is known.
struct Reference
{
    std::string_view line;
    std::string_view id; ///< part of `line`
    std::uint32_t number = 0;
};

/// An attribute, a normalisation or a note of an annotation.
struct Remark
{
    Reference target;
    std::string_view id;
    std::string_view name; ///< of the attribute; the reference of a normalisation
    std::string_view value;
};

/// What an annotation has beyond our own fields.
struct Extra
{
    std::vector<std::pair<std::string_view, std::string>> attributes; ///< value as JSON
    std::string normalizations;
};

class AnnReader
{
public:
    AnnReader(const SourceFile& file, annotation::Layer& layer, support::Progress& progress)
        : m_file(file)
        , m_layer(layer)
        , m_progress(progress)
    {
    }

    support::Result<void> read();

private:
    template <typename Message>
    void report(Severity severity, std::string_view code, std::string_view line, std::uint32_t number,
        const char* at, Message&& message)
    {
        auto& findings = m_layer.diagnostics;
        if (findings.count(code) >= support::Diagnostics::perCodeLimit) {
            findings.add(severity, code, {}, {});
            return;
        }
        if (m_counted.data() != line.data()) {
            m_counted = line;
            m_columns.begin(line);
        }
        const auto column = m_columns.column(static_cast<std::size_t>(at - line.data()));
        findings.add(severity, code, { m_file.path, number, column }, message());
    }
    void reportSyntax(const char* at, std::string_view expected);

    void readLine();
    void readTextBound(const Columns& columns);
    [[nodiscard]] bool readFragments(std::string_view rest);
    [[nodiscard]] bool inText(const char* at, std::uint64_t begin, std::uint64_t end, bool fits);
    void checkSurface(const Columns& columns, std::uint32_t entity);
    [[nodiscard]] bool fits(
        std::string_view wanted, text::Span (*convert)(const text::Text&, text::Span)) const;
    void readRemark(std::vector<Remark>& remarks, const Columns& columns, bool valueInText);
    void readEvent(const Columns& columns);
    void readRelation(const Columns& columns);
    void readEquivalence(const Columns& columns);
    void addReference(std::string_view id);
    void keepLine(std::string& list);

    void settle();
    [[nodiscard]] bool known(const Reference& reference);
    void applyAttribute(const Remark& remark, std::uint32_t entity);
    void applyNormalization(const Remark& remark, std::uint32_t entity);
    void writeExtras();
    void tellSurface();
    void tellRelations();

    const SourceFile& m_file;
    annotation::Layer& m_layer;
    support::Progress& m_progress;
    ColumnCounter m_columns;
    std::string_view m_counted;

    Document m_document;
    std::string_view m_line;
    std::uint32_t m_number = 0;
    std::vector<text::Span> m_fragments;
    std::unordered_map<std::string_view, std::uint32_t> m_textBounds;
    std::unordered_map<std::string_view, std::uint32_t> m_others; ///< ids of events and relations
    std::vector<Reference> m_references;
    std::vector<Remark> m_attributes;
    std::vector<Remark> m_normalizations;
    std::vector<Remark> m_notes;
    std::map<std::uint32_t, Extra> m_extras;
    std::string m_events;
    std::string m_relations;
    std::string m_equivalences;
    std::size_t m_eventCount = 0;
    std::size_t m_relationCount = 0;
    std::size_t m_equivalenceCount = 0;

    // ---- the first surface that does not fit, and how many there are
    std::size_t m_wrongSurfaces = 0;
    std::size_t m_fitsUtf16 = 0;
    std::size_t m_fitsBytes = 0;
    Reference m_wrongAt;
    std::string m_wrongMessage;
};

support::Result<void> AnnReader::read()
{
    if (m_file.companionPath.empty()) {
        auto text = m_file.path;
        if (text.size() > 4 && text.ends_with(".ann")) {
            text.replace(text.size() - 4, 4, ".txt");
        }
        return failure(ErrorCode::NotFound,
            "The text is missing: the offsets of a brat file count in the .txt of the same name. Put " + text
                + " beside it.",
            { m_file.path });
    }
    m_document.name = m_file.documentName;
    m_document.text = text::Text(std::string(m_file.companionBytes));
    m_document.line = 1;
    LineCursor lines(m_file.bytes);
    std::size_t nextCheck = cancelDistance;
    while (lines.next()) {
        if (lines.offset() >= nextCheck) {
            nextCheck = lines.offset() + cancelDistance;
            if (m_progress.cancelled()) {
                return failure(ErrorCode::Cancelled, "reading was stopped", { m_file.path });
            }
        }
        m_line = lines.line();
        m_number = lines.number();
        if (!trimmed(m_line).empty()) {
            readLine();
        }
    }
    settle();
    m_layer.documents.push_back(std::move(m_document));
    return {};
}

void AnnReader::reportSyntax(const char* at, std::string_view expected)
{
    report(Severity::Error, "brat.syntax", m_line, m_number, at, [&] {
        return "This is no brat annotation; the line is skipped. Expected: " + std::string(expected)
            + ", columns separated by tabs.";
    });
}

void AnnReader::readLine()
{
    const auto columns = split(m_line);
    if (m_line.front() == '#') {
        if (columns.hasText && columns.body.starts_with("AnnotatorNotes ")) {
            readRemark(m_notes, columns, true);
        }
        return;
    }
    if (!columns.hasBody) {
        reportSyntax(m_line.data(), "\"T1<TAB>Type 0 5<TAB>text\"");
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
        readEvent(columns);
        break;
    case 'R':
        readRelation(columns);
        break;
    case '*':
        readEquivalence(columns);
        break;
    default:
        reportSyntax(m_line.data(), "a line that begins with T, A, M, N, E, R, * or #");
        break;
    }
}

// ------------------------------------------------------------------------------------------- annotations

bool AnnReader::inText(const char* at, std::uint64_t begin, std::uint64_t end, bool fits)
{
    const std::uint64_t length = m_document.text.length();
    std::string wrong;
    if (!fits || end > length) {
        wrong = "does not lie in the text, which has " + std::to_string(length) + " characters";
    } else if (end < begin) {
        wrong = "ends before it starts";
    } else if (end == begin) {
        wrong = "is empty";
    } else {
        return true;
    }
    report(Severity::Error, "brat.offset", m_line, m_number, at, [&] {
        return "The annotation " + wrong
            + "; it is skipped. Offsets count code points of the .txt from 0, line ends "
              "included; the end is the first one behind.";
    });
    return false;
}

/// "0 5;10 15" into m_fragments.
bool AnnReader::readFragments(std::string_view rest)
{
    m_fragments.clear();
    while (true) {
        const auto semicolon = rest.find(';');
        auto piece = rest.substr(0, semicolon);
        const auto at = rest.data() + std::min(rest.find_first_not_of(' '), rest.size());
        std::array<std::uint64_t, 2> ends {};
        bool fits = true;
        for (auto& offset : ends) {
            auto word = takeWord(piece);
            if (word.size() > 1 && word.front() == '-'
                && std::all_of(word.begin() + 1, word.end(), [](char c) { return c >= '0' && c <= '9'; })) {
                report(Severity::Error, "brat.offset", m_line, m_number, word.data(),
                    [] { return std::string("The offset is negative; the annotation is skipped."); });
                return false;
            }
            const auto result = std::from_chars(word.data(), word.data() + word.size(), offset);
            fits = fits && result.ec != std::errc::result_out_of_range;
            if (word.empty() || result.ptr != word.data() + word.size()
                || result.ec == std::errc::invalid_argument) {
                reportSyntax(
                    word.empty() ? at : word.data(), "two whole numbers, \"Type 0 5\" or \"Type 0 5;10 15\"");
                return false;
            }
        }
        if (!takeWord(piece).empty()) {
            reportSyntax(at, "two whole numbers between semicolons, \"Type 0 5;10 15\"");
            return false;
        }
        if (!inText(at, ends[0], ends[1], fits)) {
            return false;
        }
        m_fragments.push_back({ static_cast<std::uint32_t>(ends[0]), static_cast<std::uint32_t>(ends[1]) });
        if (semicolon == std::string_view::npos) {
            return true;
        }
        rest.remove_prefix(semicolon + 1);
    }
}

void AnnReader::readTextBound(const Columns& columns)
{
    auto rest = columns.body;
    const auto type = takeWord(rest);
    if (!isTextBound(columns.id) || type.empty() || rest.empty()) {
        reportSyntax(m_line.data(), "\"T1<TAB>Type 0 5<TAB>text\"");
        return;
    }
    if (!readFragments(rest)) {
        return;
    }
    if (const auto repair = mergeFragments(m_fragments); repair != FragmentRepair::None) {
        report(Severity::Warning, "brat.fragments", m_line, m_number, rest.data() + 1, [&] {
            return "The fragments of " + std::string(columns.id)
                + (repair == FragmentRepair::Merged ? " touch or overlap; they are merged."
                                                    : " are out of order; they are sorted.");
        });
    }
    auto& tree = m_document.annotations;
    const auto index = static_cast<std::uint32_t>(tree.size());
    auto& entity = tree.entities.emplace_back();
    entity.span = { m_fragments.front().begin, m_fragments.back().end };
    entity.label = m_layer.labels.intern(type);
    entity.line = m_number;
    if (m_textBounds.emplace(columns.id, index).second) {
        tree.editDetails(index).id = columns.id;
    } else {
        report(Severity::Warning, "brat.id", m_line, m_number, m_line.data(), [&] {
            return "The id " + std::string(columns.id)
                + " was given to an earlier annotation; this one is kept without id, and other lines mean "
                  "the "
                  "first.";
        });
    }
    if (m_fragments.size() > 1) {
        tree.editDetails(index).fragments = m_fragments;
    }
    if (columns.hasText) {
        checkSurface(columns, index);
    }
}

bool AnnReader::fits(std::string_view wanted, text::Span (*convert)(const text::Text&, text::Span)) const
{
    std::string found;
    for (const auto fragment : m_fragments) {
        found += found.empty() ? "" : " ";
        found += m_document.text.slice(convert(m_document.text, fragment));
    }
    return comparable(found) == wanted;
}

void AnnReader::checkSurface(const Columns& columns, std::uint32_t entity)
{
    const auto wanted = comparable(columns.text);
    const auto same = [](const text::Text&, text::Span span) { return span; };
    const auto covered = [this, entity] { // merged fragments: the copy may still have a blank between them
        const auto span = m_document.annotations.entities[entity].span;
        return comparable(m_document.text.slice(span));
    };
    if (fits(wanted, same) || covered() == wanted) {
        return;
    }
    m_fitsUtf16
        += fits(wanted,
               [](const text::Text& text, text::Span span) {
                   return text::Span { text.codePointAtUtf16(span.begin), text.codePointAtUtf16(span.end) };
               })
        ? 1U
        : 0U;
    m_fitsBytes
        += fits(wanted,
               [](const text::Text& text, text::Span span) {
                   return text::Span { text.codePointAtByte(span.begin), text.codePointAtByte(span.end) };
               })
        ? 1U
        : 0U;
    if (++m_wrongSurfaces == 1) {
        std::string found;
        for (const auto fragment : m_fragments) {
            found += found.empty() ? "" : " ";
            found += m_document.text.slice(fragment);
        }
        m_wrongAt = { m_line, columns.text, m_number };
        m_wrongMessage = "The text at the offsets of " + std::string(columns.id) + " is "
            + quoted(comparable(found)) + ", the file expects " + quoted(wanted);
    }
}

// ------------------------------------------------------------------------------------------- other lines

void AnnReader::addReference(std::string_view id) { m_references.push_back({ m_line, id, m_number }); }

void AnnReader::keepLine(std::string& list)
{
    list += list.empty() ? "" : ", ";
    list += quotedJson(m_line);
}

void AnnReader::readRemark(std::vector<Remark>& remarks, const Columns& columns, bool valueInText)
{
    auto rest = columns.body;
    const auto name = takeWord(rest);
    const auto target = takeWord(rest);
    if (target.empty()) {
        reportSyntax(m_line.data(), "\"A1<TAB>Name T1 value\" or \"N1<TAB>Reference T1 Base:id<TAB>name\"");
        return;
    }
    auto value = valueInText ? columns.text : trimmed(rest);
    if (&remarks == &m_normalizations) {
        if (value.empty()) {
            reportSyntax(rest.data(), "\"N1<TAB>Reference T1 Base:id<TAB>name\"");
            return;
        }
        remarks.push_back({ { m_line, target, m_number }, columns.id, value, columns.text });
    } else {
        remarks.push_back({ { m_line, target, m_number }, columns.id, name, value });
    }
}

void AnnReader::readEvent(const Columns& columns)
{
    // E1<TAB>Type:T1 Role:T2 Role:E3
    ++m_eventCount;
    keepLine(m_events);
    m_others.emplace(columns.id, m_number);
    auto rest = columns.body;
    bool any = false;
    for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        const auto colon = word.rfind(':');
        if (colon == std::string_view::npos) {
            reportSyntax(word.data(), "\"E1<TAB>Type:T1 Role:T2\"");
            return;
        }
        addReference(word.substr(colon + 1));
        any = true;
    }
    if (!any) {
        reportSyntax(m_line.data(), "\"E1<TAB>Type:T1 Role:T2\"");
    }
}

void AnnReader::readRelation(const Columns& columns)
{
    // R1<TAB>Type Arg1:T1 Arg2:T2
    ++m_relationCount;
    keepLine(m_relations);
    m_others.emplace(columns.id, m_number);
    auto rest = columns.body;
    static_cast<void>(takeWord(rest));
    std::size_t arguments = 0;
    for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        const auto colon = word.rfind(':');
        if (colon == std::string_view::npos) {
            reportSyntax(word.data(), "\"R1<TAB>Type Arg1:T1 Arg2:T2\"");
            return;
        }
        addReference(word.substr(colon + 1));
        ++arguments;
    }
    if (arguments < 2) {
        reportSyntax(m_line.data(), "\"R1<TAB>Type Arg1:T1 Arg2:T2\"");
    }
}

void AnnReader::readEquivalence(const Columns& columns)
{
    // *<TAB>Equiv T1 T2 T3
    ++m_equivalenceCount;
    keepLine(m_equivalences);
    auto rest = columns.body;
    static_cast<void>(takeWord(rest));
    for (auto word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        addReference(word);
    }
}

// ---------------------------------------------------------------------------------------------- settling

bool AnnReader::known(const Reference& reference)
{
    if (m_textBounds.count(reference.id) != 0 || m_others.count(reference.id) != 0) {
        return true;
    }
    report(Severity::Warning, "brat.reference", reference.line, reference.number, reference.id.data(), [&] {
        return "The line names " + quoted(reference.id)
            + ", but no annotation that could be read has this id; the line takes no effect.";
    });
    return false;
}

void AnnReader::applyAttribute(const Remark& remark, std::uint32_t entity)
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

void AnnReader::applyNormalization(const Remark& remark, std::uint32_t entity)
{
    const auto reference = remark.name;
    const auto colon = reference.find(':');
    const auto link = colon == std::string_view::npos ? reference : reference.substr(colon + 1);
    if (link.empty()) {
        report(
            Severity::Warning, "brat.value", remark.target.line, remark.target.number, reference.data(), [] {
                return std::string("The normalisation names no entry, expected \"Base:id\"; it is no link.");
            });
    } else {
        m_document.annotations.editDetails(entity).links.emplace_back(link);
    }
    auto& list = m_extras[entity].normalizations;
    list += list.empty() ? "" : ", ";
    list += "{\"id\": " + quotedJson(remark.id) + ", \"reference\": " + quotedJson(reference);
    list += remark.value.empty() ? "}" : ", \"text\": " + quotedJson(remark.value) + "}";
}

void AnnReader::settle()
{
    const auto each = [this](const std::vector<Remark>& remarks, auto&& apply) {
        for (const auto& remark : remarks) {
            const auto entity = m_textBounds.find(remark.target.id);
            if (known(remark.target) && entity != m_textBounds.end()) {
                apply(remark, entity->second);
            }
        }
    };
    each(
        m_attributes, [this](const Remark& remark, std::uint32_t entity) { applyAttribute(remark, entity); });
    each(m_normalizations,
        [this](const Remark& remark, std::uint32_t entity) { applyNormalization(remark, entity); });
    each(m_notes, [this](const Remark& remark, std::uint32_t entity) {
        auto& source = m_document.annotations.editDetails(entity).source;
        source += source.empty() ? "" : "\n";
        source += remark.value;
    });
    for (const auto& reference : m_references) {
        static_cast<void>(known(reference));
    }
    writeExtras();
    tellSurface();
    tellRelations();
}

void AnnReader::writeExtras()
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

void AnnReader::tellSurface()
{
    if (m_wrongSurfaces == 0) {
        return;
    }
    report(Severity::Warning, "brat.surface", m_wrongAt.line, m_wrongAt.number, m_wrongAt.id.data(), [&] {
        auto message = m_wrongMessage;
        if (m_wrongSurfaces > 1) {
            message += "; so it is for " + std::to_string(m_wrongSurfaces - 1) + " more of the document";
        }
        message += "; the offsets count. ";
        if (m_fitsUtf16 == m_wrongSurfaces) {
            message += "They would fit if they counted UTF-16 units: write code points.";
        } else if (m_fitsBytes == m_wrongSurfaces) {
            message += "They would fit if they counted bytes: write code points.";
        } else {
            message
                += "The .txt may be another version than the one annotated (line ends, blanks, encoding).";
        }
        return message;
    });
}

void AnnReader::tellRelations()
{
    const auto counted = [](std::size_t count, const char* one, const char* many) {
        return std::to_string(count) + " " + (count == 1 ? one : many);
    };
    if (m_eventCount + m_relationCount + m_equivalenceCount == 0) {
        return;
    }
    m_layer.diagnostics.add(Severity::Note, "brat.relations", { m_file.path, 0, 0 },
        "The document holds " + counted(m_eventCount, "event, ", "events, ")
            + counted(m_relationCount, "relation and ", "relations and ")
            + counted(m_equivalenceCount, "equivalence", "equivalences")
            + "; they are kept among its metadata and take no part in any score.");
    const auto keep = [this](const char* key, const std::string& lines) {
        if (!lines.empty()) {
            m_document.attributes.emplace_back(key, "[" + lines + "]");
        }
    };
    keep("events", m_events);
    keep("relations", m_relations);
    keep("equivalences", m_equivalences);
}

// ------------------------------------------------------------------------------------------------- probe

bool isNumber(std::string_view word)
{
    return !word.empty()
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Probability probe(std::string_view head, std::string_view suffix)
{
    const bool ours = suffix == suffixes.front();
    LineCursor lines(head);
    std::size_t textBounds = 0;
    std::size_t others = 0;
    std::size_t strange = 0;
    while (lines.next() && lines.number() <= 50) {
        const auto columns = split(lines.line());
        if (trimmed(lines.line()).empty()) {
            continue;
        }
        auto rest = columns.body;
        const bool typed = !takeWord(rest).empty();
        const auto first = takeWord(rest);
        const auto second = takeWord(rest);
        const char kind = lines.line().front();
        if (kind == 'T' && isNumber(columns.id.substr(1)) && typed && isNumber(first)
            && isNumber(second.substr(0, second.find(';')))) {
            ++textBounds;
        } else if (typed && std::string_view("ERAMN#*").find(kind) != std::string_view::npos
            && (kind == '*' || isNumber(columns.id.substr(1)))) {
            ++others;
        } else {
            ++strange;
        }
    }
    if (textBounds + others == 0) {
        return ours && strange > 0 ? 15 : 0;
    }
    const bool mostly = textBounds + others > strange;
    if (ours) {
        return mostly ? 95 : 60;
    }
    return textBounds > strange ? 75 : 0;
}

support::Result<void> readBrat(
    const SourceFile& file, const ReadOptions&, annotation::Layer& layer, support::Progress& progress)
{
    try {
        return AnnReader(file, layer, progress).read();
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::TooLarge, "there is not enough memory to read the file", { file.path });
    }
}

} // namespace

Reader bratReader()
{
    return { .id = "brat",
        .title = "brat standoff",
        .description = "Annotations in NAME.ann by offsets into the text NAME.txt beside it.",
        .example = "T1\tPER 0 3\tAda",
        .suffixes = suffixes,
        .companionSuffix = ".txt",
        .probe = probe,
        .read = readBrat };
}

} // namespace touchstone::io
