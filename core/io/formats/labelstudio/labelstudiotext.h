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

} // namespace touchstone::io
