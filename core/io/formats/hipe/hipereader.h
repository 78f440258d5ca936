// SPDX-License-Identifier: GPL-3.0-or-later
// HIPE TSV (editions 2020 and 2022): one token a line, ten columns, metadata lines; read one annotation
// column at a time, or all of them together as trees.
//
// Text = tokens joined by ONE SPACE, not by the NoSpaceAfter flags: runs without MISC and gold files with it
// keep equal texts, so positions compare. Sentences end at EndOfSentence or, where a file has none, at
// EndOfLine. Annotation columns (ReadOptions::annotationColumn): coarse (default), coarse-meto, fine,
// fine-meto, comp, nested, links (spans of NE-COARSE-LIT), links-meto (spans of NE-COARSE-METO), tree.
// Spans are IOB runs over the whole document. An entity of a literal or metonymic column carries the link of
// its first token, split at "|"; comp and nested carry none (the link cell is the root's). In `comp` read
// alone a component has role Entity: a flat column like the others.
// A file without any document_id line is one document and has Layer::documentMarks false; see
// core/annotation/cutting.h.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader hipeReader();

/// Ids of the annotation columns, in file order.
[[nodiscard]] std::span<const std::string_view> hipeAnnotationColumns();

/// "coarse" -> "NE-COARSE-LIT"; "tree" and unknown ids: empty.
[[nodiscard]] std::string_view hipeColumnOf(std::string_view annotationColumn);

/// Where the rows of a file have the cells of an annotation column, 0-based.
struct HipeCellPlaces
{
    std::size_t labels = 0;
    std::optional<std::size_t> links; ///< nothing: the column has none
};
/// By the header line, without one as the ten columns usually stand. Nothing: the file lacks the column, or
/// it is none alone ("tree"). O(first line).
[[nodiscard]] std::optional<HipeCellPlaces> hipeCellPlaces(
    std::string_view bytes, std::string_view annotationColumn);

} // namespace touchstone::io
