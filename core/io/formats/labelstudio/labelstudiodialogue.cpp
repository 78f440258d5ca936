// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/labelstudio/labelstudiodialogue.h"

#include "core/io/json/jsontree.h"

namespace touchstone::io {

namespace {

JsonValue wordsOf(JsonValue utterance)
{
    return utterance.isObject()
        ? utterance.anyOf({ "text", "utterance", "content", "message", "sentence", "phrase" })
        : JsonValue();
}

} // namespace

LabelStudioDialogue::LabelStudioDialogue(JsonValue data, JsonValue regions)
{
    JsonValue list;
    for (const auto field : data) {
        const bool own = regions.exists() && field.byte() == regions.byte();
        if (!own && field.isArray() && wordsOf(field.first()).isString()) {
            list = field;
            break;
        }
    }
    m_key = list.key();
    std::uint32_t begin = 0;
    for (const auto utterance : list) {
        text::Text text { std::string(wordsOf(utterance).string()) };
        const auto length = text.length();
        m_utterances.push_back({ std::move(text), begin });
        begin += length + 1;
    }
}

std::string LabelStudioDialogue::text() const
{
    std::string result;
    for (const auto& utterance : m_utterances) {
        result += utterance.begin == 0 ? "" : "\n";
        result += utterance.text.utf8();
    }
    return result;
}

std::optional<std::uint32_t> LabelStudioDialogue::position(JsonValue utterance, JsonValue offset) const
{
    const auto number = utterance.integer();
    const auto units = offset.integer();
    if (!number || *number < 0 || static_cast<std::uint64_t>(*number) >= m_utterances.size() || !units) {
        return std::nullopt;
    }
    const auto& found = m_utterances[static_cast<std::size_t>(*number)];
    if (*units < 0 || static_cast<std::uint64_t>(*units) > found.text.utf16Offset(found.text.length())) {
        return std::nullopt;
    }
    return found.begin + found.text.codePointAtUtf16(static_cast<std::size_t>(*units));
}

std::optional<text::Span> LabelStudioDialogue::span(JsonValue value) const
{
    const auto begin = position(value["start"], value["startOffset"]);
    const auto end = position(value["end"], value["endOffset"]);
    if (!begin || !end || *end <= *begin) {
        return std::nullopt;
    }
    return text::Span { *begin, *end };
}

} // namespace touchstone::io
