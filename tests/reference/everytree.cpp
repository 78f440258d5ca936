// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/everytree.h"

#include <algorithm>
#include <functional>
#include <set>

namespace touchstone::reference {

namespace {

using annotation::Layer;
using annotation::noEntity;
using Strings = std::vector<std::string>;

const annotation::EntityTree& treeOf(const Layer& layer) { return layer.documents.front().annotations; }

Strings typesOf(const Layer& layer, std::uint32_t entity)
{
    Strings result { layer.labels.name(treeOf(layer).entities[entity].label) };
    for (const auto label : treeOf(layer).detailsOf(entity).furtherLabels) {
        result.push_back(layer.labels.name(label));
    }
    return result;
}

std::string mainPart(const std::string& type) { return type.substr(0, type.find('.')); }

std::set<std::uint32_t> unitsOf(const Layer& layer, std::uint32_t entity)
{
    std::set<std::uint32_t> result;
    const auto fragments = treeOf(layer).fragments(entity);
    const std::vector<text::Span> pieces = fragments.empty()
        ? std::vector<text::Span> { treeOf(layer).entities[entity].span }
        : std::vector<text::Span>(fragments.begin(), fragments.end());
    for (const auto piece : pieces) {
        for (auto at = piece.begin; at < piece.end; ++at) {
            result.insert(at);
        }
    }
    return result;
}

std::int64_t sharedOf(const Layer& gold, std::uint32_t g, const Layer& system, std::uint32_t s)
{
    const auto a = unitsOf(gold, g);
    const auto b = unitsOf(system, s);
    return std::count_if(a.begin(), a.end(), [&](std::uint32_t unit) { return b.contains(unit); });
}

std::vector<std::uint32_t> childrenOf(const Layer& layer, std::uint32_t entity)
{
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < treeOf(layer).size(); ++i) {
        if (treeOf(layer).entities[i].parent == entity) {
            result.push_back(i);
        }
    }
    return result;
}

/// The least sum over all one-to-one partial pairings; pair() answers a cost, or less than 0 for no pair.
std::int64_t leastPairing(std::size_t rows, std::size_t columns, std::int64_t alone,
    const std::function<std::int64_t(std::size_t, std::size_t)>& pair)
{
    std::vector<bool> used(columns, false);
    const std::function<std::int64_t(std::size_t)> from = [&](std::size_t row) -> std::int64_t {
        if (row == rows) {
            return alone * std::count(used.begin(), used.end(), false);
        }
        auto best = alone + from(row + 1);
        for (std::size_t column = 0; column < columns; ++column) {
            const auto cost = used[column] ? -1 : pair(row, column);
            if (cost >= 0) {
                used[column] = true;
                best = std::min(best, cost + from(row + 1));
                used[column] = false;
            }
        }
        return best;
    };
    return from(0);
}

std::int64_t typeCost(const Strings& a, const Strings& b)
{
    const auto longer = static_cast<std::int64_t>(std::max(a.size(), b.size()));
    auto padded = b;
    padded.resize(static_cast<std::size_t>(longer));
    auto rows = a;
    rows.resize(static_cast<std::size_t>(longer));
    // A missing partner costs 0.5, as a wrong type does: pad both lists, pair all.
    std::sort(padded.begin(), padded.end());
    std::int64_t best = 1000;
    do {
        std::int64_t quarters = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool missing = rows[i].empty() || padded[i].empty();
            quarters += missing || mainPart(rows[i]) != mainPart(padded[i]) ? 2
                : rows[i] != padded[i]                                      ? 1
                                                                            : 0;
        }
        best = std::min(best, quarters);
    } while (std::next_permutation(padded.begin(), padded.end()));
    return best * treeScale / (4 * longer);
}

bool sameExtent(const Layer& gold, std::uint32_t g, const Layer& system, std::uint32_t s)
{
    return treeOf(gold).entities[g].span == treeOf(system).entities[s].span
        && unitsOf(gold, g) == unitsOf(system, s);
}

std::string childLabel(const Layer& layer, std::uint32_t child, const match::TreePolicy& policy)
{
    const auto& entity = treeOf(layer).entities[child];
    const auto& label = layer.labels.name(entity.label);
    if (entity.role == annotation::Role::Component) {
        return "component " + label;
    }
    return "entity " + (policy.mainChildLabels ? mainPart(label) : label);
}

std::uint32_t entityAbove(const Layer& layer, std::uint32_t entity)
{
    auto at = treeOf(layer).entities[entity].parent;
    while (at != noEntity && treeOf(layer).entities[at].role == annotation::Role::Component) {
        at = treeOf(layer).entities[at].parent;
    }
    return at;
}

std::string padded(std::uint32_t number) { return std::to_string(100000 + number) + ' '; }

std::string place(const Layer& layer, std::uint32_t entity)
{
    const auto span = treeOf(layer).entities[entity].span;
    std::string text = padded(span.begin) + padded(span.end);
    for (const auto fragment : treeOf(layer).fragments(entity)) {
        text += padded(fragment.begin) + padded(fragment.end);
    }
    return text;
}

/// An annotation as text: place, types, then its children for those that are equal in these.
std::string described(const Layer& layer, std::uint32_t entity)
{
    auto text = place(layer, entity) + "\x02";
    for (const auto& type : typesOf(layer, entity)) {
        text += type + '\x02';
    }
    text += "\x01";
    Strings children;
    for (const auto child : childrenOf(layer, entity)) {
        const auto& value = treeOf(layer).entities[child];
        children.push_back(place(layer, child) + (value.role == annotation::Role::Component ? "1" : "0")
            + layer.labels.name(value.label) + '\x02');
    }
    std::sort(children.begin(), children.end());
    for (const auto& child : children) {
        text += child;
    }
    return text + '\x01';
}

} // namespace

std::vector<std::string> pairList(
    const Layer& gold, const Layer& system, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs)
{
    Strings list;
    for (const auto& [g, s] : pairs) {
        list.push_back(described(gold, g) + described(system, s));
    }
    std::sort(list.begin(), list.end());
    return list;
}

std::pair<std::int64_t, std::int64_t> treeCost(
    const Layer& gold, std::uint32_t g, const Layer& system, std::uint32_t s, const match::TreePolicy& policy)
{
    auto root = typeCost(typesOf(gold, g), typesOf(system, s));
    if (!sameExtent(gold, g, system, s)) {
        root += treeScale / 4;
    }
    const auto golds = childrenOf(gold, g);
    const auto systems = childrenOf(system, s);
    if (golds.empty()) {
        const auto inserted = static_cast<std::int64_t>(systems.size()) * treeScale;
        switch (policy.noComponents) {
        case match::TreePolicy::NoComponents::One:
            return { root, inserted };
        case match::TreePolicy::NoComponents::Cap:
            return { root, std::min(inserted, treeScale) };
        case match::TreePolicy::NoComponents::Zero:
            return { root, 0 };
        }
    }
    const auto quarters = leastPairing(golds.size(), systems.size(), 4, [&](std::size_t i, std::size_t k) {
        if (policy.childOverlap && sharedOf(gold, golds[i], system, systems[k]) == 0) {
            return std::int64_t { -1 };
        }
        return std::int64_t {
            childLabel(gold, golds[i], policy) == childLabel(system, systems[k], policy) ? 0 : 2
        }
        + (sameExtent(gold, golds[i], system, systems[k]) ? 0 : 1);
    });
    return { root, quarters * treeScale / (4 * static_cast<std::int64_t>(golds.size())) };
}

TreeAlignment everyTreeAlignment(
    const Layer& gold, const Layer& system, const match::TreePolicy& policy, std::int64_t p, std::int64_t q)
{
    const auto entities = [](const Layer& layer) {
        std::vector<std::uint32_t> result;
        for (std::uint32_t i = 0; i < treeOf(layer).size(); ++i) {
            if (treeOf(layer).entities[i].role == annotation::Role::Entity) {
                result.push_back(i);
            }
        }
        return result;
    };
    const auto golds = entities(gold);
    const auto systems = entities(system);
    TreeAlignment now;
    TreeAlignment best;
    bool first = true;
    const auto judge = [&] {
        auto candidate = now;
        candidate.unpaired = static_cast<std::int64_t>(golds.size() + systems.size() - 2 * now.pairs.size());
        candidate.cost = candidate.unpaired * treeScale * q + (q - p) * now.root + p * now.child;
        const auto partnerOf = [&](std::uint32_t g) {
            for (const auto& pair : now.pairs) {
                if (pair.first == g) {
                    return pair.second;
                }
            }
            return noEntity;
        };
        for (const auto& [g, s] : now.pairs) {
            if (policy.nestedInside) {
                const auto aboveGold = entityAbove(gold, g);
                const auto aboveSystem = entityAbove(system, s);
                const bool allowed = aboveGold == noEntity
                    ? aboveSystem == noEntity
                    : aboveSystem != noEntity && partnerOf(aboveGold) == aboveSystem;
                if (!allowed) {
                    return;
                }
            }
        }
        candidate.list = pairList(gold, system, now.pairs);
        if (first || candidate < best) {
            best = candidate;
            first = false;
        }
    };
    std::vector<bool> used(systems.size(), false);
    const std::function<void(std::size_t)> from = [&](std::size_t row) {
        if (row == golds.size()) {
            judge();
            return;
        }
        from(row + 1);
        for (std::size_t column = 0; column < systems.size(); ++column) {
            const auto shared = used[column] ? 0 : sharedOf(gold, golds[row], system, systems[column]);
            if (shared == 0) {
                continue;
            }
            const auto [root, child] = treeCost(gold, golds[row], system, systems[column], policy);
            used[column] = true;
            now.root += root;
            now.child += child;
            now.unshared -= shared;
            now.pairs.emplace_back(golds[row], systems[column]);
            from(row + 1);
            now.pairs.pop_back();
            now.unshared += shared;
            now.child -= child;
            now.root -= root;
            used[column] = false;
        }
    };
    from(0);
    return best;
}

} // namespace touchstone::reference
