// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/labelstudio/labelstudiotext.h"

#include "core/io/bytes/words.h"
#include "core/io/containers/xmltree.h"
#include "core/io/json/jsontree.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

bool isAddress(std::string_view text)
{
    return text.starts_with("http://") || text.starts_with("https://") || text.starts_with("/data/")
        || text.starts_with("s3://") || text.starts_with("gs://");
}

bool isAboutTheTask(std::string_view key)
{
    static constexpr std::array<std::string_view, 7> keys { "created_at", "updated_at", "annotator", "id",
        "meta", "annotation_id", "lead_time" };
    return contains(keys, key);
}

/// Of HTML's own names those that exports hold; 0 when the browser would leave it.
char32_t entityOf(std::string_view name)
{
    return name == "nbsp" ? 0xA0 : name == "shy" ? 0xAD : referencedCharacter(name);
}

bool startsTag(std::string_view text, std::string_view name)
{
    if (text.size() < name.size() + 1 || text[0] != '<') {
        return false;
    }
    return lowered(text.substr(1, name.size())) == name;
}

JsonValue wordsOf(JsonValue utterance)
{
    return utterance.isObject()
        ? utterance.anyOf({ "text", "utterance", "content", "message", "sentence", "phrase" })
        : JsonValue();
}

} // namespace

std::string_view textKeyOf(JsonValue data, JsonValue regions)
{
    if (data["text"].isString()) {
        return "text";
    }
    std::string_view words;
    for (const auto region : regions) {
        const auto value = region["value"].isObject() ? region["value"] : region;
        if (words.empty()) {
            words = value["text"].string();
        }
    }
    JsonValue longest;
    std::size_t length = 0;
    for (const auto field : data) {
        const auto text = field.string();
        if (!field.isString() || isAboutTheTask(field.key())) {
            continue;
        }
        if (!words.empty() && text.find(words) != std::string_view::npos) {
            return field.key();
        }
        if (!isAddress(text) && (!longest.exists() || text.size() > length)) {
            longest = field;
            length = text.size();
        }
    }
    return longest.key();
}

std::string renderedText(std::string_view html)
{
    std::string text;
    text.reserve(html.size());
    for (std::size_t at = 0; at < html.size();) {
        const auto rest = html.substr(at);
        if (rest.front() == '<') {
            const bool letter = rest.size() > 1
                && (rest[1] == '/' || rest[1] == '!' || rest[1] == '?' || (rest[1] >= 'a' && rest[1] <= 'z')
                    || (rest[1] >= 'A' && rest[1] <= 'Z'));
            if (letter) {
                std::string_view close = ">";
                if (rest.starts_with("<!--")) {
                    close = "-->";
                } else if (startsTag(rest, "script")) {
                    close = "</script>";
                } else if (startsTag(rest, "style")) {
                    close = "</style>";
                }
                const auto end = rest.find(close);
                if (end == std::string_view::npos) {
                    break;
                }
                at += end + close.size();
                continue;
            }
        } else if (rest.front() == '&') {
            constexpr std::size_t longestName = 12;
            const auto end = rest.substr(0, longestName).find(';');
            const auto character = end == std::string_view::npos ? U'\0' : entityOf(rest.substr(1, end - 1));
            if (character != 0) {
                text::appendUtf8(text, character);
                at += end + 1;
                continue;
            }
        }
        text += rest.front();
        ++at;
    }
    return text;
}

std::optional<text::Span> onlyPlaceOf(std::string_view words, const text::Text& text)
{
    const auto found = words.empty() ? std::string_view::npos : text.utf8().find(words);
    if (found == std::string_view::npos || text.utf8().find(words, found + 1) != std::string_view::npos) {
        return std::nullopt;
    }
    return text::Span { text.codePointAtByte(found), text.codePointAtByte(found + words.size()) };
}

std::string withoutEscapes(std::string_view words)
{
    std::string result;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool lineEnd = words.substr(at, 2) == "\\n";
        result += lineEnd ? '\n' : words[at];
        at += lineEnd ? 1U : 0U;
    }
    return result;
}

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
