// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of a layer's annotations: what stands at a place becomes a set of others.
#pragma once

#include "core/annotation/corpus.h"

#include <span>

namespace touchstone::annotation {

struct RightAnnotation
{
    std::vector<text::Span> pieces; ///< code points of the document's text, ascending, at least one
    std::string type;
    std::string link {}; ///< empty: that of the annotation that it stands for, if any

    [[nodiscard]] text::Span span() const { return { pieces.front().begin, pieces.back().end }; }
    friend auto operator<=>(const RightAnnotation&, const RightAnnotation&) = default;
};

/// A set of annotations that replaces the one at a place.
struct Correction
{
    std::uint32_t document = 0; ///< index in the layer
    std::uint32_t entity = noEntity; ///< index of what is replaced; noEntity: the layer has nothing there
    std::vector<RightAnnotation> right; ///< empty: nothing is right here
    support::Place place {}; ///< where the correction was read, for findings
};

/// Which of a set stands in the place of what it replaces, and keeps its details: the one that shares most
/// characters with it, of equal ones the first. Of an empty set its size, 0.
[[nodiscard]] std::size_t standsInPlace(text::Span old, std::span<const RightAnnotation> right);

/// Why a correction could not be applied.
struct RefusedCorrection
{
    std::size_t correction = 0; ///< index
    support::Place place {};
    support::Message why; ///< the end of a sentence: "a border lies inside the token \"Republic\""
};

/// The tree under corrections of its document. One of a set stands in the old one's place (standsInPlace);
/// the others stand at the end, in the order of the corrections. Components stay with what contains them, of
/// the set; the rest of them goes. An annotation that the tree has already is not added again. Where
/// annotations have parents, those that move or are new come below the least that contains them. `labels`
/// grows. O(annotations * corrections).
[[nodiscard]] EntityTree corrected(
    const EntityTree& tree, std::span<const Correction> corrections, LabelSet& labels);

} // namespace touchstone::annotation
