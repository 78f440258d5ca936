// SPDX-License-Identifier: GPL-3.0-or-later
// A part of an annotation tree: what is left when annotations are taken out.
#pragma once

#include "core/annotation/entitytree.h"

namespace touchstone::annotation {

/// Components stay with the entity that they are a part of, and go with it. `keeps`: by annotation, of role
/// entity; set for components here, but for those without an entity above them. O(n).
void keepComponentsOf(const EntityTree& tree, std::vector<bool>& keeps);

/// The tree without the annotations that are not kept; what stood inside one of them moves to the next above.
/// Annotations are called as before: their ids do not move up with their places. O(n).
[[nodiscard]] EntityTree onlyKept(const EntityTree& tree, const std::vector<bool>& keeps);

} // namespace touchstone::annotation
