// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/huggingface/pipelineentities.h"

#include "core/io/json/jsonfamily.h"
#include "core/support/numbers.h"

namespace touchstone::io {

namespace {

JsonValue textOf(JsonValue record)
{
    return record.anyOf({ "text", "sentence", "sequence", "inputs", "input" });
}

/// The list of entities in an object.
JsonValue listOf(JsonValue record)
{
    for (const auto field : record) {
        if (field.isArray() && isPipelineEntity(field.first())) {
            return field;
        }
    }
    return record.anyOf({ "entities", "ner", "predictions", "outputs", "output", "result" });
}

/// A piece of a word as tokenizers mark it: "##berg", "▁Oslo", "ĠOslo".
std::string_view withoutMarks(std::string_view word, bool& goesOn)
{
    goesOn = word.starts_with("##");
    for (const std::string_view mark : { "##", "\xE2\x96\x81", "\xC4\xA0" }) {
        if (word.starts_with(mark)) {
            return word.substr(mark.size());
        }
    }
    return word;
}

} // namespace

bool PipelineEntities::isOutput(JsonValue record)
{
    if (record.isArray()) {
        return !record.hasElements() || isPipelineEntity(record.first()) || isSpanOutput(record.first());
    }
    if (isPipelineEntity(record)) {
        return true;
    }
    const auto list = listOf(record);
    return list.isArray() && !record["tokens"].exists() && !record["words"].exists()
        && (isPipelineEntity(list.first()) || (!list.hasElements() && textOf(record).isString()));
}

void PipelineEntities::beginDocument()
{
    m_open = {};
    m_cursor = 0;
    m_cursorPoint = 0;
}

void PipelineEntities::read(JsonValue record)
{
    if (isPipelineEntity(record)) {
        if (!m_single) {
            m_documents.add(record).withoutText = true;
            m_single = m_documents.documents().size() - 1;
            m_documents.documents().back().number = ++m_count;
            beginDocument();
        }
        addPiece(m_documents.documents()[*m_single], record);
        return;
    }
    m_single.reset();
    beginDocument();
    auto& draft = m_documents.add(record);
    draft.number = ++m_count;
    if (record.isArray()) {
        draft.withoutText = true;
        readList(draft, record);
        return;
    }
    const auto list = listOf(record);
    const auto text = textOf(record);
    draft.withoutText = !text.isString();
    draft.document.text = text::Text(std::string(text.string()));
    draft.document.name = record["id"].identifier();
    for (const auto field : record) {
        if (field.byte() != list.byte() && field.byte() != text.byte() && field.key() != "id") {
            SpanDocuments::addAttribute(draft, field);
        }
    }
    readList(draft, list);
}

void PipelineEntities::readList(DraftDocument& draft, JsonValue list)
{
    for (const auto piece : list) {
        addPiece(draft, piece);
    }
}

/// A word without offsets, behind the one before.
bool PipelineEntities::locate(
    const DraftDocument& draft, JsonValue piece, std::int64_t& begin, std::int64_t& end)
{
    constexpr std::size_t farthest = 100000;
    bool goesOn = false;
    const auto word = withoutMarks(piece["word"].string(), goesOn);
    const auto text = draft.document.text.utf8();
    const auto found = word.empty() ? std::string_view::npos : text.find(word, m_cursor);
    if (found == std::string_view::npos || found - m_cursor > farthest) {
        return false;
    }
    m_cursorPoint
        += static_cast<std::uint32_t>(text::codePointCount(text.substr(m_cursor, found - m_cursor)));
    begin = m_cursorPoint;
    m_cursorPoint += static_cast<std::uint32_t>(text::codePointCount(word));
    end = m_cursorPoint;
    m_cursor = found + word.size();
    return true;
}

void PipelineEntities::addPiece(DraftDocument& draft, JsonValue piece)
{
    const bool spans = isSpanOutput(piece);
    const bool grouped = spans || piece["entity_group"].isString();
    auto tag
        = std::string(grouped ? piece[spans ? "label" : "entity_group"].string() : piece["entity"].string());
    if (tag.starts_with("LABEL_")) { // a model without names
        const auto number = support::parsed<std::int64_t>(std::string_view(tag).substr(6));
        if (const auto* const name = number ? m_names.find(*number) : nullptr) {
            tag = *name;
        }
    }
    if (tag == "O") {
        m_open = {};
        return;
    }
    auto begin = piece["start"].integer().value_or(-1);
    auto end = piece["end"].integer().value_or(-1);
    const bool given = piece["start"].integer() && piece["end"].integer();
    if (!piece.isObject() || tag.empty()
        || (!given && (draft.withoutText || !locate(draft, piece, begin, end)))) {
        m_records.report(Severity::Error, "entity", piece, [&] {
            return tag.empty() ? said("This is no entity of a pipeline; it is skipped.")
                : draft.withoutText
                ? said("The entity has no offsets, as slow tokenizers leave them, and there is no text to "
                       "find its word in: write the \"text\" beside, or use a fast tokenizer; it is skipped.")
                : said("The entity has no offsets, and its word does not follow in the text; it is skipped.");
        });
        return;
    }
    const bool prefixed = tag.size() > 2 && tag[1] == '-'
        && std::string_view("BIESLU").find(tag[0]) != std::string_view::npos;
    const char letter = prefixed && !grouped ? tag[0] : ' ';
    const auto type = prefixed && !grouped ? tag.substr(2) : tag;
    const auto index = piece["index"].integer();
    const bool next = index && m_open.index ? *index == *m_open.index + 1 : begin <= m_open.end + 1;
    const bool inWord = piece["word"].string().starts_with("##") && begin == m_open.end;
    const bool goesOn = m_open.any && !grouped && next && begin >= m_open.end
        && (inWord || (m_open.type == type && letter != 'B' && letter != 'S' && letter != 'U'));
    const auto score = piece["score"].number();
    if (goesOn) {
        auto& mention = draft.mentions.back();
        mention.pieces.front().end = end;
        m_open.scores += score.value_or(0);
        ++m_open.pieces;
        if (mention.score) {
            mention.score = m_open.scores / static_cast<double>(m_open.pieces);
        }
    } else {
        auto& mention = draft.annotate(m_records.byte(piece), begin, end);
        mention.types.push_back(type);
        m_documents.readScore(mention, piece["score"]);
        m_open = { true, type, end, index, score.value_or(0), 1 };
    }
    m_open.end = end;
    m_open.index = index;
    m_open.any = letter != 'S' && letter != 'U' && letter != 'E' && letter != 'L';
    if (draft.mentions.back().score) { // a mean of numbers that were no confidences is none either
        auto& mean = draft.mentions.back().score;
        mean = *mean < 0 || *mean > 1 ? std::nullopt : mean;
    }
}

} // namespace touchstone::io
