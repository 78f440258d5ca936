// SPDX-License-Identifier: GPL-3.0-or-later
// Label Studio's paragraphs: a list of utterances in place of a text, and regions that name them by number.
// Private to that reader.
#pragma once

#include "core/text/text.h"

#include <optional>

namespace touchstone::io {

class JsonValue;

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
