// SPDX-License-Identifier: GPL-3.0-or-later
// Which text a task of Label Studio is about, and how its browser counted it. Private to that reader.
#pragma once

#include "core/text/text.h"

#include <optional>

namespace touchstone::io {

class JsonValue;

/// The key of a task's data that holds the text: "text"; else the one whose string holds the regions' words;
/// else the longest string that is no address or date. Empty when there is none. O(data).
[[nodiscard]] std::string_view textKeyOf(JsonValue data, JsonValue regions);

/// HTML as the browser's text nodes have it: without tags and comments, script and style, entities decoded.
/// Text without '<' and '&' comes back as it is. O(length).
[[nodiscard]] std::string renderedText(std::string_view html);

/// Where the words stand, if they stand once. O(length).
[[nodiscard]] std::optional<text::Span> onlyPlaceOf(std::string_view words, const text::Text& text);

/// Words of a region, in which a line end may be written as backslash and n.
[[nodiscard]] std::string withoutEscapes(std::string_view words);

/// Paragraphs: a list of utterances in place of a text, and regions that name them by number.
class LabelStudioDialogue
{
public:
    /// The first field of the task's data that is a list of objects with words of their own
    /// ({"author": …, "text": …}), other than `regions`. O(data).
    LabelStudioDialogue(JsonValue data, JsonValue regions);

    [[nodiscard]] bool any() const { return !m_utterances.empty(); }
    /// The key of that field.
    [[nodiscard]] std::string_view key() const { return m_key; }
    /// The utterances, a line each, without their speakers.
    [[nodiscard]] std::string text() const;
    /// {"start": "0", "startOffset": 5, "end": "1", "endOffset": 3}, offsets in UTF-16 units of their
    /// utterance, as code points of text(). Nothing when there is no such stretch.
    [[nodiscard]] std::optional<text::Span> span(JsonValue value) const;

private:
    [[nodiscard]] std::optional<std::uint32_t> position(JsonValue utterance, JsonValue offset) const;

    struct Utterance
    {
        text::Text text;
        std::uint32_t begin = 0; ///< code points
    };
    std::string_view m_key;
    std::vector<Utterance> m_utterances;
};

} // namespace touchstone::io
