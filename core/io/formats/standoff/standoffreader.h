// SPDX-License-Identifier: GPL-3.0-or-later
// brat standoff (id "brat"): NAME.ann beside NAME.txt. BioNLP shared tasks (id "bionlp"): the same lines in
// NAME.a1 (given) and NAME.a2 (sought), read as one document; ReadOptions::annotationColumn "a1" or "a2"
// takes the annotations of that file alone, and the other one's can still be named. "N1<TAB>OntoBiotope
// Annotation:T3 Referent:OBT:000061" is a link, too.
//
// T lines become annotations, flat even where they nest or cross; "0 5;10 15" keeps its fragments.
// AnnotatorNotes become EntityDetails::source, Confidence attributes (low, high) Entity::confidence, N lines
// links (what follows the first colon). What has no field of its own stands in EntityDetails::extra:
// {"attributes":{"Negation": true},"normalizations":[{"id": "N1", "reference": "Wikidata:Q42"}]}.
// E, R and * lines are kept as Document::attributes; the ids that they name are checked; no score uses them.
//
// Findings. Line skipped: brat.syntax, brat.offset (negative, reversed, empty, outside the text). Repaired:
// brat.fragments (sorted, merged), brat.id (a second annotation of an id goes without), brat.unit (the words
// agree when offsets count UTF-16 units, bytes, or the line ends of another system). Told: brat.surface
// (the file's copy differs from the text at the offsets: first of the document and number), brat.reference
// (no annotation has the id), brat.value, brat.relations (how many E, R and * lines).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader bratReader();
[[nodiscard]] Reader bionlpReader();

} // namespace touchstone::io
