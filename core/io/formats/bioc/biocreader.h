// SPDX-License-Identifier: GPL-3.0-or-later
// BioC (id "bioc"): collections of documents, passages and annotations in XML or JSON, also the JSON of
// PubTator (an object "PubTator3" around the documents, or one document a line).
//
// The text of a document is its passages (or the sentences of a passage that has none), as far apart as their
// offsets say, the first at 0. Several locations are fragments. Infons: "type" (or category, class, label) is
// the type; "identifier" (or the name of a vocabulary: NCBI Gene, MESH, UMLS …) holds the ids, which become
// links (see conceptids.h); "score" from 0 to 1 the confidence; the others stand in EntityDetails::extra,
// {"infons": {…}}. Relations are counted, not read.
//
// Findings, beside those of mentiondraft.h and of xmltree.h (XML). Skipped: bioc.syntax (JSON), bioc.location
// (an annotation without offsets), bioc.value (a value that is no number). Repaired: bioc.passage (no offset,
// wrong order, overlapping, far apart), bioc.type (none). Told: bioc.text (a document without text),
// bioc.relations.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader biocReader();

} // namespace touchstone::io
