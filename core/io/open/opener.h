// SPDX-License-Identifier: GPL-3.0-or-later
// Opener: a path (file, or folder of one corpus) becomes a Layer; the encoding is checked here, once, for
// every reader.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Reads a file, or every file of a known format below a folder (sorted by relative path; hidden files
/// skipped). Encoding: a UTF-8 byte order mark is dropped; UTF-16 with a byte order mark is decoded with a
/// finding; invalid UTF-8 and NUL bytes are replaced by U+FFFD with a finding at line and column of the
/// first. Folder: the format is recognised per file and must be one; other files are listed as findings when
/// they look like data. Documents are named by relative path without suffix where a file is one document; the
/// same name twice is refused (InvalidOption: it holds several systems, say --systems). An empty file is
/// refused, or one empty document (ReadOptions::emptyIsDocument; the layer's format is then empty unless it
/// was given). Errors: NotFound,
/// Unreadable, UnknownFormat (a folder of nothing readable, an empty file), Malformed, TooLarge (over 2 GiB
/// of one file), Cancelled. Progress counts bytes. O(bytes). With ReadOptions::content that is read, and
/// called "standard input" where the path is "-".
[[nodiscard]] Result<annotation::LayerPtr> openLayer(
    const std::string& path, const std::string& name, const ReadOptions& options, Progress& progress);

/// The same of bytes in memory, through the same readers. `name`: of the layer, and what findings call the
/// file; files beside (texts, lists of labels) are not looked for. `format` empty: recognised by content. The
/// bytes are copied once. Errors as openLayer, but NotFound and Unreadable.
[[nodiscard]] Result<annotation::LayerPtr> readLayer(std::string_view bytes, const std::string& format,
    const std::string& name, const ReadOptions& options, Progress& progress);

/// What the open dialog shows before anything is opened: the recognised reader and whether the path is a
/// folder.
struct Recognition : Inspection
{
    std::string format; ///< empty: not recognised
    bool folder = false;
    std::size_t files = 0; ///< files of that format
    std::uint64_t bytes = 0;
    std::vector<std::vector<std::string>> rows; ///< tables: the first rows of the first file
    std::string sideFile; ///< the list found beside the first file that names its numbers; empty: none
};
[[nodiscard]] Result<Recognition> recognisePath(const std::string& path, const std::string& format);
/// With all that the user said of the file: columns that are named make a table, as for openLayer.
[[nodiscard]] Result<Recognition> recognisePath(const std::string& path, const ReadOptions& options);

/// The file's base name without suffix; a folder's name; "standard input" for "-". Never empty.
[[nodiscard]] std::string defaultName(const std::string& path);

} // namespace touchstone::io
