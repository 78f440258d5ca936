// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of JSON lines of other tools (Prodigy, doccano): the annotations of a line are written anew,
// all other bytes stay.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Is it a format whose lines correctRecords writes?
[[nodiscard]] bool hasRecords(std::string_view format);

/// The bytes of a file that was read as `before`, with the annotations of `corrected`, document by document.
/// Annotations that stay keep their text; offsets count as the file counts. What is written is read again,
/// and must then be what is wanted. Errors: InvalidOption where a line cannot say it (pieces, several lines
/// of one document), Unreadable. `path`: the file. O(bytes).
[[nodiscard]] Result<std::string> correctRecords(const annotation::Layer& before,
    const annotation::Layer& corrected, const std::string& path, const ReadOptions& options,
    Progress& progress);

} // namespace touchstone::io
