// SPDX-License-Identifier: GPL-3.0-or-later
// DocBin: spaCy's binary file of documents (".spacy"), decoded into the JSON that spaCy itself writes of a
// document, one per line. Private to core/io.
#pragma once

#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// The number that spaCy's string store gives to a string: a fixed one for the names of its own symbols
/// ("PERSON" is 380), else MurmurHash64A with seed 1; 0 for the empty string. O(length).
/// Source: spaCy 3, strings.pyx, symbols.pxd.
[[nodiscard]] std::uint64_t spacyStringId(std::string_view utf8);

/// Does the file begin like a zlib stream that holds a DocBin? A text never does. O(1).
[[nodiscard]] bool looksLikeDocBin(std::string_view raw);

/// Inflates and decodes a file. A document becomes {"text", "ents", "sents", "tokens", "spans"}, offsets in
/// code points. Findings (place: line = number of the document): docbin.string, docbin.group. Fails
/// (Malformed, TooLarge, Cancelled) when the stream is broken or cut, or unpacks to more than 512 MiB. Memory
/// and time linear in what it holds.
[[nodiscard]] Result<std::string> docBinAsJson(
    std::string_view raw, const std::string& file, Diagnostics& findings, const Progress& progress);

/// The same of the MessagePack inside.
[[nodiscard]] Result<std::string> docBinContentAsJson(
    std::string_view bytes, const std::string& file, Diagnostics& findings, const Progress& progress);

} // namespace touchstone::io
