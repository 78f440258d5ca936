// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of what spaCy writes: documents as JSON, training examples of version 2 and 3, displaCy's
// dictionaries, and the binary DocBin (decoded by the opener, see docbin.h).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Reads {"text", "ents", "tokens", "sents", "spans"} (Doc.to_json, displaCy), ["text", {"entities": …}]
/// (training tuples, also in the shell of NER annotator), {"text", "entities": [[start, end, "TYPE"]]}
/// (training lines) and [{"paragraphs": …}] (version 2), as an array, one per line or alone. Annotations are
/// the entities, or the spans of ReadOptions::spansKey; where no document has an entity and there is one
/// group of spans only (or one called "sc"), that group, with a note. Offsets are code points. A document has
/// no id: it is called by its number, unless it says "id". Links come from "kb_id". Findings, beside those of
/// SpanDocuments and JsonRecords: document (no text; skipped), entity (no offsets; skipped), tags (tags that
/// do not go with the words), spans-key. Errors: InvalidOption (no document has the group), Malformed,
/// Cancelled.
[[nodiscard]] Reader spacyReader();

/// What is read without ReadOptions::spansKey of a file with these groups of spans and no entities: the only
/// group, or the one called "sc"; empty: the entities, of which there are none.
[[nodiscard]] std::string spacyGroupWithoutChoice(std::span<const std::string> groups);

} // namespace touchstone::io
