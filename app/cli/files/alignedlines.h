// SPDX-License-Identifier: GPL-3.0-or-later
// Two aligned texts as lines for people: annotations above the gold and below the system, edit marks between.
#pragma once

#include "core/align/alignment.h"
#include "core/annotation/corpus.h"

#include <cstddef>
#include <string>

namespace touchstone::cli {

/// One side of a document; a document that the side lacks is null and counts as empty.
struct AlignedSide
{
    const annotation::Document* document = nullptr;
    const annotation::Layer* layer = nullptr; ///< that it belongs to
};

/// What the edit marks mean, one line.
[[nodiscard]] std::string markLegend();

/// Rows of at most `width` terminal cells beside their captions (a type's name may stand out at the end of
/// one), folded also behind line ends; a blank line after each. A character and its twin take the same cells,
/// a gap is "·", control characters are shown as pictures. Annotations, inner ones next to the text, in at
/// most 20 lines a side and row; further ones are counted. O(characters + annotations · rows that they
/// cover).
[[nodiscard]] std::string alignedLines(const align::TextAlignment& alignment, const AlignedSide& gold,
    const AlignedSide& system, std::size_t width);

} // namespace touchstone::cli
