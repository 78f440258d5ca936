// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/keeping.h"

namespace touchstone::annotation {

namespace {

/// By annotation, the next above it of which `is` holds; noEntity: none. Paths are climbed once.
template <typename Is> std::vector<std::uint32_t> nextAbove(const EntityTree& tree, Is is)
{
    constexpr auto unknown = noEntity - 1;
    std::vector<std::uint32_t> above(tree.size(), unknown);
    std::vector<std::uint32_t> path;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        path.clear();
        auto at = entity;
        while (above[at] == unknown) {
            const auto parent = tree.entities[at].parent;
            if (parent == noEntity || is(parent)) {
                above[at] = parent;
            } else {
                path.push_back(at);
                at = parent;
            }
        }
        for (const auto below : path) {
            above[below] = above[at];
        }
    }
    return above;
}

} // namespace

void keepComponentsOf(const EntityTree& tree, std::vector<bool>& keeps)
{
    const auto owner
        = nextAbove(tree, [&](std::uint32_t at) { return tree.entities[at].role == Role::Entity; });
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (tree.entities[entity].role == Role::Component && owner[entity] != noEntity) {
            keeps[entity] = keeps[owner[entity]];
        }
    }
}

EntityTree onlyKept(const EntityTree& tree, const std::vector<bool>& keeps)
{
    // Parents may stand behind their children, so places are given out first.
    std::vector<std::uint32_t> place(tree.size(), noEntity);
    std::uint32_t count = 0;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (keeps[entity]) {
            place[entity] = count++;
        }
    }
    const auto above = nextAbove(tree, [&](std::uint32_t at) { return keeps[at]; });
    EntityTree result;
    result.entities.reserve(count);
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (!keeps[entity]) {
            continue;
        }
        auto value = tree.entities[entity];
        value.parent = above[entity] == noEntity ? noEntity : place[above[entity]];
        value.details = 0;
        result.entities.push_back(value);
        if (tree.entities[entity].details != 0 || place[entity] != entity) {
            auto& details = result.editDetails(place[entity]);
            details = tree.detailsOf(entity);
            if (details.id.empty() && place[entity] != entity) {
                details.id = tree.id(entity); // a place in the file, not in what is left of it
            }
        }
    }
    return result;
}

} // namespace touchstone::annotation
