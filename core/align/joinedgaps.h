// SPDX-License-Identifier: GPL-3.0-or-later
// joinedGaps: an alignment of the same cost whose gaps stand where a reader would put them.
#pragma once

#include "core/align/alignment.h"

namespace touchstone::align {

/// Among alignments of equal cost alignCharacters takes one by its own order, which may scatter the first
/// letters behind a long gap over the gap ("t…h…e man" for "… the man"), and may begin a gap inside a word.
/// Here a run of equal letters moves behind the gap that follows it where it stands there just as well and
/// two gaps become one; then a gap that has letters in common with its neighbours goes where it covers most
/// letters of whole words, of such places to an end of the texts, else stays. `goldWords`, `systemWords`:
/// ascending, disjoint, of each text. Distance and the number of columns without gap stay as they were.
/// O(blocks + code points log words).
[[nodiscard]] TextAlignment joinedGaps(const TextAlignment& alignment, std::u32string_view gold,
    std::span<const text::Span> goldWords, std::u32string_view system,
    std::span<const text::Span> systemWords);

/// The words that lie wholly in a span. O(log words).
[[nodiscard]] std::span<const text::Span> wordsInside(std::span<const text::Span> words, text::Span span);

} // namespace touchstone::align
