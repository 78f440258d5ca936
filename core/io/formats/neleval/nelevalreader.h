// SPDX-License-Identifier: GPL-3.0-or-later
// neleval's table (id "neleval"), as TAC-KBP linking tasks use it: one name per line, tab separated, no
// header: document, start, end, then no candidate, or an id, or an id with a score, or any number of id,
// score, type. Source: core/docs/neleval.md, "Files".
//
// End is the last character of the name, not the one behind it: converted at the door. There is no text, so
// documents are Document::withoutText. Lines come in any order; documents stand in the order of their first
// lines, names in the order of the file. Candidates are ordered by score, equal scores as in the file, none
// last: EntityDetails::links, best first; an id that begins with NIL is outside the knowledge base. The first
// candidate's type is the name's type, "_" where there is none; its score stands in EntityDetails::score
// where it lies in 0..1. Names with several candidates, or another score, keep all of them under "candidates"
// in EntityDetails::extra; a type that begins with { is a JSON object, kept there under "fields", and its
// "type" is the type.
//
// A line of a TAC-KBP submission from 2015 on (run, mention id, words, "doc: start-end", id, type, NAM or
// NOM, confidence) is read as neleval's prepare-tac15 writes it: the type is "PER/NOM", no confidence is 1.
//
// Findings. Line skipped: neleval.row (fewer than three columns, empty), neleval.offset (no whole number,
// negative, end before start, beyond 2^30). Repaired: neleval.columns (7, 8, 10 … columns: what is not a
// whole candidate is dropped), neleval.score, neleval.id (empty: no candidate), neleval.type.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader nelevalReader();

} // namespace touchstone::io
