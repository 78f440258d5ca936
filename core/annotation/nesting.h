// SPDX-License-Identifier: GPL-3.0-or-later
// Nesting: which entities of one side of a document lie inside one another, by their parents and by their
// spans.
#pragma once

#include "core/annotation/entitytree.h"

namespace touchstone::annotation {

enum class Nesting : std::uint8_t { Flat, Outer, Inner, Unknown };

/// One per annotation. Inner: an entity with an entity above it, or whose span lies inside that of another
/// and is not the same. Outer: not inner, and another is inside it. Components are as their entity; orphans
/// unknown. O(n log n).
[[nodiscard]] std::vector<Nesting> nestingOf(const EntityTree& tree);

/// One per annotation: is it an entity whose covering span overlaps that of another entity, and neither holds
/// the other? False for components. O(n log n).
[[nodiscard]] std::vector<bool> crossingOf(const EntityTree& tree);

/// How many entities hold one another at most, by their spans alone (of the same span they do not) or by
/// their parents alone: 1 where none is inside another, 0 without entities. O(n log n).
[[nodiscard]] std::uint32_t nestingDepth(const EntityTree& tree);

} // namespace touchstone::annotation
