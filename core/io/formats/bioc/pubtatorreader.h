// SPDX-License-Identifier: GPL-3.0-or-later
// PubTator (id "pubtator"), as PubTator, NCBI Disease, BC5CDR and MedMentions write it: "PMID|t|title",
// "PMID|a|abstract", then one mention a line, "PMID<TAB>start<TAB>end<TAB>mention<TAB>type<TAB>ids",
// documents parted by an empty line.
//
// The text is title and abstract, parted by a line end (any one character will do: offsets count it as one).
// Ids become links (see conceptids.h); the parts of a composite mention (a seventh column, or "|" in it)
// stand in EntityDetails::extra, {"parts": ["cardiac toxicity", …]}. Several types parted by commas
// (MedMentions: "T047,T191") are several types of one annotation. A file of mention lines alone has offsets
// and no text.
//
// Findings, beside those of mentiondraft.h. Line skipped: pubtator.row, pubtator.document (a mention of a
// document that the file does not hold before it). Told: pubtator.text (the file holds no text),
// pubtator.relations (how many lines of relations; they take no part in any score).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader pubtatorReader();

/// Titles and abstracts with mentions, or, without text, mentions that are as long as their offsets say:
/// tables of other tools begin with a document and two numbers, too. O(head).
[[nodiscard]] bool looksLikePubtator(std::string_view head);

} // namespace touchstone::io
