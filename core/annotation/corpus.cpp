// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/corpus.h"

namespace touchstone::annotation {

std::size_t Layer::entityCount() const
{
    std::size_t count = 0;
    for (const auto& document : documents) {
        const auto& entities = document.annotations.entities;
        count += static_cast<std::size_t>(std::count_if(
            entities.begin(), entities.end(), [](const Entity& e) { return e.role == Role::Entity; }));
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
