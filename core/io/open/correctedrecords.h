// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of JSON lines of other tools (Prodigy, doccano): the lists of annotations of a line are written
// anew, all other bytes stay.
#pragma once

#include "core/io/open/correctedfiles.h"

namespace touchstone::io {

/// Is it a format whose lines correctRecords writes?
[[nodiscard]] bool hasRecords(std::string_view format);

/// The bytes of the reading's file, under its corrections. Annotations that no correction speaks of keep
/// their text; the one that stands in the place of a corrected one keeps its id and its other fields; spans
/// that relations repeat follow, and relations whose annotation is gone are left out, with an error
/// (records.relations-gone) for each line. Offsets count as the file counts. What is written is read again,
/// and must then be what is wanted. Errors: InvalidOption where a line cannot say it (pieces, links, several
/// lines of one document), Unreadable. O(bytes + documents * corrections).
[[nodiscard]] Result<std::string> correctRecords(
    const CorrectedReading& reading, Diagnostics& findings, Progress& progress);

} // namespace touchstone::io
