// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/spandocuments.h"

#include "core/io/bytes/words.h"
#include "core/io/json/jsonfamily.h"

namespace touchstone::io {

namespace {

using annotation::Document;

constexpr std::size_t mostTypes = 1000;

std::optional<OffsetUnit> unitByWord(std::string_view word)
{
    static constexpr std::array<std::string_view, 3> words { "code-points", "utf16", "bytes" };
    const auto* const found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<OffsetUnit>(found - words.begin()));
}

std::string named(const SpanAnnotation& annotation)
{
    return annotation.types.empty() || annotation.types.front().empty()
        ? std::string("The annotation")
        : "The annotation " + annotation.types.front().substr(0, 60);
}

} // namespace

SpanDocuments::SpanDocuments(const ReadOptions& options, Layer& layer, JsonRecords& records, OffsetUnit usual)
    : m_layer(layer)
    , m_records(records)
    , m_usual(usual)
{
    if (const auto unit = unitByWord(options.offsetUnit)) {
        m_usual = *unit;
        m_forced = true;
    }
}

SpanDocument& SpanDocuments::add(JsonValue at)
{
    auto& document = m_documents.emplace_back();
    document.at = m_records.byte(at);
    document.number = m_records.number();
    return document;
}

void SpanDocuments::addAttribute(SpanDocument& document, JsonValue field)
{
    if (!field.isString()) {
        document.attributes.emplace_back(field.key(), field.raw());
        return;
    }
    std::string content(field.string());
    // Content that is JSON itself keeps its quotes, so that it comes back as a string.
    const char c = content.empty() ? '\0' : content.front();
    const bool mayBeJson = c == '{' || c == '[' || c == '"' || c == 'n' || c == 't' || c == 'f' || c == '-'
        || c == ' ' || c == '\t' || c == '\n' || c == '\r' || (c >= '0' && c <= '9');
    document.attributes.emplace_back(
        field.key(), mayBeJson && !findJsonFault(content) ? quotedJson(content) : std::move(content));
}

void SpanDocuments::addExtra(SpanAnnotation& annotation, JsonValue field)
{
    // By its meaning, however it is written.
    const auto key = quotedJson(field.key());
    annotation.extra += annotation.extra.empty() ? "" : ",";
    annotation.extra += isOwnEntityKey(field.key()) ? key.substr(0, key.size() - 1) + "_\":" : key + ":";
    annotation.extra += field.raw();
}

void SpanDocuments::readScore(SpanAnnotation& annotation, JsonValue field)
{
    const auto score = field.number();
    if (field.isNothing() || !score) {
        return;
    }
    if (*score < 0 || *score > 1) {
        m_records.report(Severity::Warning, "score", field,
            "A confidence must lie between 0 and 1; the value is dropped.");
        return;
    }
    annotation.score = score;
}

OffsetUnit SpanDocuments::chooseUnit()
{
    if (m_forced) {
        return m_usual;
    }
    OffsetUnitVotes votes;
    const SpanDocument* doubtful = nullptr; // here the units would differ
    for (const auto& document : m_documents) {
        bool counted = false; // offsets that somebody else counted
        for (const auto& annotation : document.annotations) {
            counted = counted || !annotation.exact;
            if (!annotation.exact && !document.withoutText) {
                votes.add(document.text, annotation.begin, annotation.end, annotation.surface);
            }
        }
        if (doubtful == nullptr && m_usual == OffsetUnit::Utf16 && counted
            && document.text.utf16Offset(document.text.length()) != document.text.length()) {
            doubtful = &document;
        }
    }
    if (doubtful != nullptr && votes.total() == 0) {
        m_records.report(Severity::Note, "unit", doubtful->at,
            "The text has characters such as emoji, and the file gives no words beside its "
            "offsets; they are taken as UTF-16 units, as this tool counts. If annotations "
            "stand wrong, say --offset-unit code-points.");
    }
    const auto unit = votes.chosen(m_usual);
    if (unit != m_usual && !m_documents.empty()) {
        m_records.report(Severity::Warning, "unit", m_documents.front().at,
            [&] { return "In this file " + otherUnitMessage(votes, m_usual, unit) + "."; });
    }
    return unit;
}

Result<void> SpanDocuments::finish()
{
    constexpr std::size_t cancelDistance = 4096;
    const auto unit = chooseUnit();
    std::size_t done = 0;
    for (auto& document : m_documents) {
        if (m_records.cancelled()) {
            break;
        }
        Document target;
        target.line = m_records.findings().line(document.at);
        nameDocument(target, document);
        settleTokens(target, document, unit);
        target.annotations.entities.reserve(document.annotations.size());
        m_ids.clear();
        for (auto& annotation : document.annotations) {
            settleAnnotation(target, document, annotation, unit);
            if (++done % cancelDistance == 0 && m_records.cancelled()) {
                break;
            }
        }
        target.text = std::move(document.text);
        target.attributes = std::move(document.attributes);
        document.annotations = {};
        m_layer.documents.push_back(std::move(target));
    }
    return m_records.finished(!m_documents.empty());
}

void SpanDocuments::nameDocument(Document& target, SpanDocument& document)
{
    target.numbered = document.name.empty();
    target.name = document.name.empty() ? std::to_string(document.number) : document.name;
    auto [entry, isNew] = m_names.emplace(target.name, 1);
    if (isNew) {
        return;
    }
    const auto given = target.name;
    auto& count = entry->second;
    do {
        target.name = given + "#" + std::to_string(++count);
    } while (m_names.contains(target.name));
    m_names.emplace(target.name, 1);
    m_records.report(Severity::Warning, "id", document.at, [&] {
        return "A document \"" + given + "\" stands earlier in the file; this one is called \"" + target.name
            + "\". Gold and system meet by id: each must stand once.";
    });
}

void SpanDocuments::settleTokens(Document& target, SpanDocument& document, OffsetUnit unit)
{
    auto& tokens = target.tokens;
    tokens.reserve(document.tokens.size());
    bool sorted = true;
    for (const auto& [begin, end] : document.tokens) {
        const auto span
            = codePointSpan(document.text, begin, end, document.exactTokens ? OffsetUnit::CodePoints : unit);
        if (span) {
            sorted = sorted && (tokens.empty() || tokens.back().end <= span->begin);
            tokens.push_back(*span);
        }
    }
    const bool complete = tokens.size() == document.tokens.size() && sorted;
    if (!complete) {
        std::sort(tokens.begin(), tokens.end());
        std::size_t kept = 0;
        for (const auto token : tokens) {
            if (kept == 0 || token.begin >= tokens[kept - 1].end) {
                tokens[kept++] = token;
            }
        }
        tokens.resize(kept);
        m_records.report(Severity::Warning, "tokens", document.at, [&] {
            return "Tokens of the document are empty, overlap, stand out of order or do not lie in its text; "
                + std::to_string(document.tokens.size() - kept) + " of "
                + std::to_string(document.tokens.size()) + " are left out, and sentences are not known.";
        });
        return;
    }
    target.sentences = std::move(document.sentences);
    if (document.tokenTags.size() == tokens.size()) {
        target.tokenTags = std::move(document.tokenTags);
    }
}

std::optional<text::Span> SpanDocuments::spanOf(
    const SpanDocument& document, const SpanAnnotation& annotation, OffsetUnit unit)
{
    const auto begin = annotation.begin;
    const auto end = annotation.end;
    if (document.withoutText) {
        if (begin >= 0 && end > begin && end <= annotation::largestOffset) {
            return text::Span { static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end) };
        }
        m_records.report(Severity::Error, "offset", annotation.at, [&] {
            return named(annotation) + " (" + std::to_string(begin) + "–" + std::to_string(end)
                + ") is empty, negative or lies beyond the largest offset; it is skipped.";
        });
        return std::nullopt;
    }
    const auto own = annotation.exact ? OffsetUnit::CodePoints : unit;
    auto fitted = fittedSpan(document.text, begin, end, annotation.surface, own);
    if (fitted.fit == SurfaceFit::Outside && begin >= 0 && end > begin) {
        // Some tools let the last span pass the end of the text.
        const auto last = codePointSpan(document.text, begin, begin + 1, own);
        if (last) {
            m_records.report(Severity::Warning, "offset", annotation.at, [&] {
                return named(annotation) + " (" + std::to_string(begin) + "–" + std::to_string(end)
                    + ") ends behind the text, which has " + std::to_string(document.text.length())
                    + " characters; it is cut there.";
            });
            return text::Span { last->begin, document.text.length() };
        }
    }
    if (const auto finding = surfaceFinding(fitted, document.text, begin, end, annotation.surface)) {
        m_records.report(finding->severity, finding->fault, annotation.at,
            [&] { return named(annotation) + " " + finding->message + "."; });
    }
    return fitted.fit == SurfaceFit::Outside ? std::nullopt : std::optional(fitted.span);
}

void SpanDocuments::settleAnnotation(
    Document& target, SpanDocument& document, SpanAnnotation& annotation, OffsetUnit unit)
{
    std::erase(annotation.types, std::string());
    if (annotation.types.empty()) {
        m_records.report(
            Severity::Warning, "label", annotation.at, "The annotation has no label; it is skipped.");
        return;
    }
    const auto span = spanOf(document, annotation, unit);
    if (!span) {
        return;
    }
    annotation::Entity entity;
    entity.span = *span;
    entity.line = m_records.findings().line(annotation.at);
    entity.label = m_layer.labels.intern(annotation.types.front());
    annotation::EntityDetails details;
    for (std::size_t i = 1; i < std::min(annotation.types.size(), mostTypes); ++i) {
        details.furtherLabels.push_back(m_layer.labels.intern(annotation.types[i]));
    }
    // A second annotation of an id, and "#N" in its own place, go without.
    if (!annotation.id.empty() && annotation.id != "#" + std::to_string(target.annotations.size() + 1)
        && m_ids.insert(annotation.id).second) {
        details.id = std::move(annotation.id);
    }
    details.source = std::move(annotation.source);
    details.links = std::move(annotation.links);
    details.score = annotation.score;
    if (!annotation.extra.empty()) {
        details.extra = "{" + annotation.extra + "}";
    }
    target.annotations.add(entity, std::move(details));
}

std::vector<std::pair<std::int64_t, std::int64_t>> joinTokens(
    const std::vector<std::string_view>& tokens, std::string& text)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> spans;
    spans.reserve(tokens.size());
    std::int64_t at = 0;
    for (const auto token : tokens) {
        if (!spans.empty()) {
            text += ' ';
            ++at;
        }
        const auto length = static_cast<std::int64_t>(text::codePointCount(token));
        text += token;
        spans.emplace_back(at, at + length);
        at += length;
    }
    return spans;
}

} // namespace touchstone::io
