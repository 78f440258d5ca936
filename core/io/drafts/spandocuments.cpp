// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/spandocuments.h"

#include "core/io/bytes/words.h"
#include "core/io/json/jsonfamily.h"

namespace touchstone::io {

namespace {

constexpr std::size_t mostTypes = 1000;

std::optional<OffsetUnit> unitByWord(std::string_view word)
{
    static constexpr std::array<std::string_view, 3> words { "code-points", "utf16", "bytes" };
    const auto* const found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<OffsetUnit>(found - words.begin()));
}

std::string_view typeOf(const DraftMention& mention)
{
    return mention.types.empty() ? std::string_view() : std::string_view(mention.types.front()).substr(0, 60);
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

DraftDocument& SpanDocuments::add(JsonValue at)
{
    auto& draft = m_documents.emplace_back();
    draft.at = m_records.byte(at);
    draft.number = m_records.number();
    return draft;
}

void SpanDocuments::addAttribute(DraftDocument& draft, JsonValue field)
{
    if (!field.isString()) {
        draft.document.attributes.emplace_back(field.key(), field.raw());
        return;
    }
    std::string content(field.string());
    // Content that is JSON itself keeps its quotes, so that it comes back as a string.
    const char c = content.empty() ? '\0' : content.front();
    const bool mayBeJson = c == '{' || c == '[' || c == '"' || c == 'n' || c == 't' || c == 'f' || c == '-'
        || c == ' ' || c == '\t' || c == '\n' || c == '\r' || (c >= '0' && c <= '9');
    draft.document.attributes.emplace_back(
        field.key(), mayBeJson && !findJsonFault(content) ? quotedJson(content) : std::move(content));
}

void SpanDocuments::addExtra(DraftMention& mention, JsonValue field)
{
    // By its meaning, however it is written.
    const auto key = quotedJson(field.key());
    mention.extra += mention.extra.empty() ? "" : ",";
    mention.extra += isOwnEntityKey(field.key()) ? key.substr(0, key.size() - 1) + "_\":" : key + ":";
    mention.extra += field.raw();
}

void SpanDocuments::readScore(DraftMention& mention, JsonValue field)
{
    const auto score = field.number();
    if (field.isNothing() || !score) {
        return;
    }
    if (*score < 0 || *score > 1) {
        m_records.report(Severity::Warning, "score", field,
            said("A confidence must lie between 0 and 1; the value is dropped."));
        return;
    }
    mention.score = score;
}

OffsetUnit SpanDocuments::chooseUnit()
{
    if (m_forced) {
        return m_usual;
    }
    OffsetUnitVotes votes;
    const DraftDocument* doubtful = nullptr; // here the units would differ
    for (const auto& draft : m_documents) {
        const auto& text = draft.document.text;
        bool counted = false; // offsets that somebody else counted
        for (const auto& mention : draft.mentions) {
            counted = counted || !mention.exact;
            if (!mention.exact && !draft.withoutText) {
                votes.add(text, mention.pieces.front().begin, mention.pieces.front().end, mention.surface);
            }
        }
        if (doubtful == nullptr && m_usual == OffsetUnit::Utf16 && counted
            && text.utf16Offset(text.length()) != text.length()) {
            doubtful = &draft;
        }
    }
    if (doubtful != nullptr && votes.total() == 0) {
        m_records.report(Severity::Note, "unit", doubtful->at,
            said("The text has characters such as emoji, and the file gives no words beside its offsets; "
                 "they are taken as UTF-16 units, as this tool counts. If annotations stand wrong, say "
                 "--offset-unit code-points."));
    }
    const auto unit = votes.chosen(m_usual);
    if (unit != m_usual && !m_documents.empty()) {
        m_records.report(Severity::Warning, "unit", m_documents.front().at,
            [&] { return otherUnitMessage(votes, m_usual, unit); });
    }
    return unit;
}

Result<void> SpanDocuments::finish()
{
    constexpr std::size_t cancelDistance = 4096;
    const auto unit = chooseUnit();
    std::size_t done = 0;
    for (auto& draft : m_documents) {
        if (m_records.cancelled()) {
            break;
        }
        draft.document.line = m_records.findings().line(draft.at);
        if (const auto again = m_names.settle(draft.document, draft.number)) {
            m_records.report(Severity::Warning, "id", draft.at, *again);
        }
        settleTokens(draft, unit);
        draft.document.annotations.entities.reserve(draft.mentions.size());
        m_ids.clear();
        for (auto& mention : draft.mentions) {
            settleMention(draft, mention, unit);
            if (++done % cancelDistance == 0 && m_records.cancelled()) {
                break;
            }
        }
        draft.mentions = {};
        m_layer.documents.push_back(std::move(draft.document));
    }
    return m_records.finished(!m_documents.empty());
}

void SpanDocuments::settleTokens(DraftDocument& draft, OffsetUnit unit)
{
    auto& tokens = draft.document.tokens;
    tokens.reserve(draft.tokens.size());
    bool sorted = true;
    for (const auto& [begin, end] : draft.tokens) {
        const auto span = codePointSpan(
            draft.document.text, begin, end, draft.exactTokens ? OffsetUnit::CodePoints : unit);
        if (span) {
            sorted = sorted && (tokens.empty() || tokens.back().end <= span->begin);
            tokens.push_back(*span);
        }
    }
    const bool complete = tokens.size() == draft.tokens.size() && sorted;
    if (!complete) {
        std::sort(tokens.begin(), tokens.end());
        std::size_t kept = 0;
        for (const auto token : tokens) {
            if (kept == 0 || token.begin >= tokens[kept - 1].end) {
                tokens[kept++] = token;
            }
        }
        tokens.resize(kept);
        m_records.report(Severity::Warning, "tokens", draft.at, [&] {
            return said("Tokens of the document are empty, overlap, stand out of order or do not lie in its "
                        "text; %1 of %2 are left out, and sentences are not known.",
                draft.tokens.size() - kept, draft.tokens.size());
        });
        draft.document.sentences.clear();
    }
    if (!complete || draft.document.tokenTags.size() != tokens.size()) {
        draft.document.tokenTags.clear();
    }
}

std::optional<text::Span> SpanDocuments::spanOf(
    const DraftDocument& draft, const DraftMention& mention, OffsetUnit unit)
{
    const auto& text = draft.document.text;
    const auto begin = mention.pieces.front().begin;
    const auto end = mention.pieces.front().end;
    if (draft.withoutText) {
        if (begin >= 0 && end > begin && end <= annotation::largestOffset) {
            return text::Span { static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end) };
        }
        m_records.report(Severity::Error, "offset", mention.at, [&] {
            return said("%1 (%2–%3) is empty, negative or lies beyond the largest offset; it is skipped.",
                annotationNamed(typeOf(mention)), begin, end);
        });
        return std::nullopt;
    }
    const auto own = mention.exact ? OffsetUnit::CodePoints : unit;
    auto fitted = fittedSpan(text, begin, end, mention.surface, own);
    if (fitted.fit == SurfaceFit::Outside && begin >= 0 && end > begin) {
        // Some tools let the last span pass the end of the text.
        const auto last = codePointSpan(text, begin, begin + 1, own);
        if (last) {
            m_records.report(Severity::Warning, "offset", mention.at, [&] {
                return said("%1 (%2–%3) ends behind the text, which has %4 characters; it is cut there.",
                    annotationNamed(typeOf(mention)), begin, end, text.length());
            });
            return text::Span { last->begin, text.length() };
        }
    }
    if (const auto finding = surfaceFinding(fitted, text, begin, end, mention.surface, typeOf(mention))) {
        m_records.report(finding->severity, finding->fault, mention.at, finding->message);
    }
    return fitted.fit == SurfaceFit::Outside ? std::nullopt : std::optional(fitted.span);
}

void SpanDocuments::settleMention(DraftDocument& draft, DraftMention& mention, OffsetUnit unit)
{
    std::erase(mention.types, std::string());
    if (mention.types.empty()) {
        m_records.report(
            Severity::Warning, "label", mention.at, said("The annotation has no label; it is skipped."));
        return;
    }
    const auto span = spanOf(draft, mention, unit);
    if (!span) {
        return;
    }
    mention.types.resize(std::min(mention.types.size(), mostTypes));
    // A second annotation of an id, and "#N" in its own place, go without.
    if (mention.id == "#" + std::to_string(draft.document.annotations.size() + 1)
        || !m_ids.insert(mention.id).second) {
        mention.id.clear();
    }
    addMention(
        draft.document, mention, std::array { *span }, m_records.findings().line(mention.at), m_layer.labels);
}

std::vector<DraftSpan> joinTokens(const std::vector<std::string_view>& tokens, std::string& text)
{
    std::vector<DraftSpan> spans;
    spans.reserve(tokens.size());
    std::int64_t at = 0;
    for (const auto token : tokens) {
        if (!spans.empty()) {
            text += ' ';
            ++at;
        }
        const auto length = static_cast<std::int64_t>(text::codePointCount(token));
        text += token;
        spans.push_back({ at, at + length });
        at += length;
    }
    return spans;
}

} // namespace touchstone::io
