// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/corpus.h"

namespace touchstone::annotation {

std::size_t Layer::entityCount() const
{
    std::size_t count = 0;
    for (const auto& document : documents) {
        const auto entities = std::ranges::count(document.annotations.entities, Role::Entity, &Entity::role);
        count += static_cast<std::size_t>(entities);
    }
    return count;
}

std::size_t Layer::tokenCount() const
{
    std::size_t count = 0;
    for (const auto& document : documents) {
        count += document.tokens.size();
    }
    return count;
}

} // namespace touchstone::annotation
