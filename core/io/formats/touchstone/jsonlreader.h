// SPDX-License-Identifier: GPL-3.0-or-later
// Touchstone JSONL (id "jsonl"): one document per line, everything the application knows.
//
// Document: id (string or number; missing: the 1-based line number), text, tokens [[start, end], …],
// sentences [index of each sentence's first token, …], entities; any other key becomes an attribute: a string
// by its content, anything else (and a string that would itself read as JSON) by its JSON text.
// "text": null stands for a text that is not known (a format of offsets only): offsets are then unbounded.
// Entity: id, start, end (code points, half-open; 5 or 5.0), type or label (string, or a list: literal type
// first), role, parent, links, link_uncertain, confidence, score, noise (of its text, 0 = clean),
// fragments, source; any other key stays word by word in EntityDetails::extra.
//
// Findings. Document skipped: jsonl.syntax, jsonl.nesting (deeper than 1000), jsonl.object, jsonl.text.
// Entity skipped: jsonl.entity (no start, end or type), jsonl.offset (negative, reversed, empty, outside the
// text), jsonl.fragments. Repaired: jsonl.fragments (sorted, merged, start and end set to cover them),
// jsonl.id (a second document of a name is called NAME#2), jsonl.entity-id (a second entity of an id goes
// without), jsonl.parent (unknown or circular: top level), jsonl.orphan, jsonl.parent-span, jsonl.tokens,
// jsonl.score, jsonl.noise, jsonl.value, jsonl.key, jsonl.surrogate, jsonl.nul.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader jsonlReader();

} // namespace touchstone::io
