// SPDX-License-Identifier: GPL-3.0-or-later
// ELEVANT (id "elevant"): benchmarks and linked articles, one JSON object per line with id, title, text and
// evaluation_span. A file with "entity_mentions" anywhere, or called *.linked_articles.*, holds what a linker
// found: its mentions are read, a line without the key has none. Any other file is a benchmark: its "labels"
// are read. Offsets are code points, half-open.
//
// Label: id, span, entity_id, name, type (Wikidata ids joined by |: the first is the literal type, the others
// further types), parent and children (the larger alternative holds the smaller ones: Entity::parent),
// optional, coref. Mention: span, id, candidates, recognized_by, linked_by, score (0..1). Links: "NIL" for an
// absent or null id and for <NIL>; none for <NO_MAPPING> (the benchmark does not say which entry is right, so
// the label is no linked name); the candidates of a mention follow its id in the file's order. A type that is
// not given is
// "_". The title and the evaluation span become attributes; whatever else an annotation has stays in
// EntityDetails::extra. Mentions outside the evaluation span are left out, as ELEVANT's evaluation does.
//
// Findings. Document skipped: elevant.syntax, elevant.nesting, elevant.object, elevant.text. Annotation
// skipped: elevant.entity (no span), elevant.offset (negative, reversed, empty, outside the text).
// Left out by rule: elevant.outside (note). Repaired: elevant.id, elevant.entity-id, elevant.parent,
// elevant.value, elevant.key, elevant.surrogate, elevant.nul.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader elevantReader();

} // namespace touchstone::io
