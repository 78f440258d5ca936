// SPDX-License-Identifier: GPL-3.0-or-later
// Which entities stand inside others. Inside the room.
#pragma once

#include "core/annotation/entitytree.h"

#include <cstdint>
#include <vector>

namespace touchstone::analysis {

enum class Nesting : std::uint8_t { Flat, Outer, Inner, Unknown };

/// One per annotation. Inner: an entity with an entity above it, or whose span lies inside that of another
/// and is not the same. Outer: not inner, and another is inside it. Components are as their entity; orphans
/// unknown. O(n log n).
[[nodiscard]] std::vector<Nesting> nestingOf(const annotation::EntityTree& tree);

} // namespace touchstone::analysis
