// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/entitytree.h"

#include <utility>

namespace touchstone::annotation {

namespace {

const EntityDetails none;

} // namespace

void EntityTree::add(const Entity& entity, EntityDetails&& own)
{
    entities.push_back(entity);
    if (own != none) {
        editDetails(static_cast<std::uint32_t>(entities.size() - 1)) = std::move(own);
    }
}

const EntityDetails& EntityTree::detailsOf(std::uint32_t entity) const
{
    const auto index = entities[entity].details;
    return index == 0 ? none : details[index - 1];
}

EntityDetails& EntityTree::editDetails(std::uint32_t entity)
{
    auto& index = entities[entity].details;
    if (index == 0) {
        details.emplace_back();
        index = static_cast<std::uint32_t>(details.size());
    }
    return details[index - 1];
}

std::string EntityTree::id(std::uint32_t entity) const
{
    const auto& own = detailsOf(entity).id;
    return own.empty() ? "#" + std::to_string(entity + 1) : own;
}

std::uint32_t EntityTree::depth(std::uint32_t entity) const
{
    std::uint32_t depth = 0;
    for (auto parent = entities[entity].parent; parent != noEntity; parent = entities[parent].parent) {
        ++depth;
    }
    return depth;
}

std::vector<std::uint32_t> repairParents(EntityTree& tree)
{
    enum class State : std::uint8_t { Unseen, OnPath, Done };
    const auto count = static_cast<std::uint32_t>(tree.size());
    std::vector<State> states(count, State::Unseen);
    std::vector<bool> changed(count, false);
    for (std::uint32_t start = 0; start < count; ++start) {
        std::vector<std::uint32_t> path;
        auto at = start;
        while (at != noEntity && at < count && states[at] == State::Unseen) {
            states[at] = State::OnPath;
            path.push_back(at);
            at = tree.entities[at].parent;
        }
        const bool dangling = at != noEntity && at >= count;
        const bool cycle = !dangling && at != noEntity && states[at] == State::OnPath;
        if (!path.empty() && (dangling || cycle)) {
            auto cut = path.back();
            if (cycle) {
                const auto worth = [&](std::uint32_t entity) {
                    const auto span = tree.entities[entity].span;
                    return std::pair(span.length(), ~span.begin);
                };
                for (auto member = std::find(path.begin(), path.end(), at); member != path.end(); ++member) {
                    cut = worth(*member) > worth(cut) ? *member : cut;
                }
            }
            tree.entities[cut].parent = noEntity;
            changed[cut] = true;
        }
        for (const auto entity : path) {
            states[entity] = State::Done;
        }
    }
    std::vector<std::uint32_t> result;
    for (std::uint32_t entity = 0; entity < count; ++entity) {
        auto& value = tree.entities[entity];
        if (value.role == Role::Component && value.parent == noEntity && !value.orphan) {
            value.orphan = true;
            changed[entity] = true;
        }
        if (changed[entity]) {
            result.push_back(entity);
        }
    }
    return result;
}

} // namespace touchstone::annotation
