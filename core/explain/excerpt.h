// SPDX-License-Identifier: GPL-3.0-or-later
// Excerpt: the sentence around an annotation, and the stretch of the other text that stands for it.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// The sentence (or sentences) of a span: by the document's own sentences, else by line ends and full stops.
/// A stretch of more than `most` code points is cut around the span's begin, at blanks where there are some
/// near; `most` is at least 1. Code points; within the text. O(sentences) or O(most).
[[nodiscard]] text::Span sentenceAround(
    const annotation::Document& document, text::Span span, std::uint32_t most);

/// The stretch of the system's text that stands for one of the gold's; the same positions where the texts are
/// equal, empty where one of them is missing. O(blocks).
[[nodiscard]] text::Span systemStretch(const DocumentCase& documentCase, text::Span gold);
/// Likewise from the system's text to the gold's.
[[nodiscard]] text::Span goldStretch(const DocumentCase& documentCase, text::Span system);

/// The alignment of the two stretches alone: blocks cut to them, in positions from their begins.
[[nodiscard]] std::vector<align::Block> blocksWithin(
    std::span<const align::Block> blocks, text::Span gold, text::Span system);

/// From the first to the last letter of a record's annotations, on the gold's text; on the system's where the
/// document has no gold.
[[nodiscard]] text::Span placeOf(const Evaluation& evaluation, std::uint32_t record);

} // namespace touchstone::analysis
