// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON file that people wrote, changed in the places where what it says has changed, and nowhere else.
#pragma once

#include "core/io/json/jsonnode.h"

#include <span>

namespace touchstone::io {

/// `text`, which a program reads as `before`, so that it reads as `after`. Both nodes are in one form, such
/// as that of a writer; the text may say the same in another ("x" for {"path": "x"}), in any order and
/// layout. What is equal in both nodes keeps its bytes, and so does what stands in neither. What differs is
/// written anew in its place, field by field and element by element where the text has an object or array,
/// too; new fields stand behind those that precede them in `after`, laid out as their neighbours are.
/// Elements are one where they are equal, else where they have the same text under one of `identities`, else
/// by position. An object whose common keys have changed their order, and one that grows too long for its
/// line, is written whole. Of a text that is no JSON: `after` as it is written. Whether the result reads as
/// `after` is for the caller to see, who knows how it is read. O(length * depth).
[[nodiscard]] std::string patchedJson(std::string_view text, const JsonNode& before, const JsonNode& after,
    std::span<const std::string_view> identities);

} // namespace touchstone::io
