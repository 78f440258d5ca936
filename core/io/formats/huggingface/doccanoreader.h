// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of what doccano exports for sequence labelling.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Reads {"id", "text" (older "data"), "label" (older "labels"): [[start, end, "TYPE"]]}, {"entities":
/// [{"id", "label", "start_offset", "end_offset"}]} and the oldest {"annotations": [{"label": 5,
/// "start_offset", "end_offset", "user"}]}, one per line or as an array. Numbered labels get their names from
/// the project's label file beside (label_config.json) or ReadOptions::labelList; without names they are
/// called by their numbers, with a warning. ReadOptions::annotator keeps the annotations of one "user"
/// (number). Offsets are UTF-16 units unless ReadOptions::offsetUnit says otherwise: the file has no words
/// beside them, so a note says where that matters. A document is called by its id. Relations are not read,
/// with a note. Findings, beside those of SpanDocuments and JsonRecords: document, span, labels, relations.
[[nodiscard]] Reader doccanoReader();

} // namespace touchstone::io
