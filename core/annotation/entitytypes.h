// SPDX-License-Identifier: GPL-3.0-or-later
// typesOf: all types of one annotation.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::annotation {

/// Its type first, then the further ones (of metonymy the literal one comes first). `entity`: index in the
/// tree, which is of the layer. O(types).
[[nodiscard]] inline std::vector<std::string> typesOf(
    const Layer& layer, const EntityTree& tree, std::uint32_t entity)
{
    std::vector<std::string> types { layer.labels.name(tree.entities[entity].label) };
    for (const auto label : tree.detailsOf(entity).furtherLabels) {
        types.push_back(layer.labels.name(label));
    }
    return types;
}

} // namespace touchstone::annotation
