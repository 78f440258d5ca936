// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/nesting.h"

#include <algorithm>

namespace touchstone::annotation {

namespace {

/// The nearest entity above each annotation, over components. Each is visited a few times at most.
std::vector<std::uint32_t> entitiesAbove(const EntityTree& tree)
{
    constexpr auto unknown = noEntity - 1;
    std::vector<std::uint32_t> above(tree.size(), unknown);
    std::vector<std::uint32_t> path;
    for (std::uint32_t start = 0; start < tree.size(); ++start) {
        path.clear();
        auto at = start;
        auto found = noEntity;
        while (at != noEntity && above[at] == unknown) {
            path.push_back(at);
            at = tree.entities[at].parent;
            if (at != noEntity && tree.counted(at)) {
                found = at;
                break;
            }
            found = at != noEntity && above[at] != unknown ? above[at] : noEntity;
        }
        for (const auto one : path) {
            above[one] = found;
        }
    }
    return above;
}

/// Entities by begin, of equal begins the longest first.
std::vector<std::uint32_t> fromOutside(const EntityTree& tree)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (tree.counted(entity)) {
            order.push_back(entity);
        }
    }
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        const auto x = tree.entities[a].span;
        const auto y = tree.entities[b].span;
        return x.begin != y.begin ? x.begin < y.begin : x.end > y.end;
    });
    return order;
}

} // namespace

std::vector<Nesting> nestingOf(const EntityTree& tree)
{
    std::vector<bool> inner(tree.size(), false);
    std::vector<bool> outer(tree.size(), false);
    const auto above = entitiesAbove(tree);
    const auto order = fromOutside(tree);
    for (const auto entity : order) {
        if (above[entity] != noEntity) {
            inner[entity] = true;
            outer[above[entity]] = true;
        }
    }
    const auto spanOf = [&](std::size_t place) { return tree.entities[order[place]].span; };
    // Groups of one span: what begins before (or there, and ends later) may hold it, and the other way round.
    std::uint32_t furthest = 0;
    for (std::size_t i = 0; i < order.size();) {
        const auto span = spanOf(i);
        const bool inside = i > 0 && furthest >= span.end;
        for (; i < order.size() && spanOf(i) == span; ++i) {
            inner[order[i]] = inner[order[i]] || inside;
        }
        furthest = std::max(furthest, span.end);
    }
    auto nearest = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t i = order.size(); i > 0;) {
        const auto span = spanOf(i - 1);
        const bool holds = nearest <= span.end;
        for (; i > 0 && spanOf(i - 1) == span; --i) {
            outer[order[i - 1]] = outer[order[i - 1]] || holds;
        }
        nearest = std::min(nearest, span.end);
    }
    std::vector<Nesting> nesting(tree.size(), Nesting::Unknown);
    for (const auto entity : order) {
        nesting[entity] = inner[entity] ? Nesting::Inner : outer[entity] ? Nesting::Outer : Nesting::Flat;
    }
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (!tree.counted(entity) && above[entity] != noEntity) {
            nesting[entity] = nesting[above[entity]];
        }
    }
    return nesting;
}

std::vector<bool> crossingOf(const EntityTree& tree)
{
    std::vector<bool> crossing(tree.size(), false);
    auto order = fromOutside(tree);
    std::vector<std::uint32_t> waiting; // none of them was passed yet on the side that is looked at
    const auto look = [&](auto&& passes, auto&& overlaps) {
        waiting.clear();
        for (const auto entity : order) {
            const auto span = tree.entities[entity].span;
            // What passes one first begins nearest to it: if that one does not overlap it, none does.
            for (; !waiting.empty() && passes(span, tree.entities[waiting.back()].span); waiting.pop_back()) {
                const auto earlier = waiting.back();
                crossing[earlier] = crossing[earlier] || overlaps(span, tree.entities[earlier].span);
            }
            waiting.push_back(entity);
        }
    };
    using text::Span;
    look([](Span later, Span earlier) { return earlier.end < later.end; },
        [](Span later, Span earlier) { return later.begin < earlier.end; });
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        const auto x = tree.entities[a].span;
        const auto y = tree.entities[b].span;
        return x.end != y.end ? x.end > y.end : x.begin < y.begin;
    });
    look([](Span later, Span earlier) { return later.begin < earlier.begin; },
        [](Span later, Span earlier) { return earlier.begin < later.end; });
    return crossing;
}

std::uint32_t nestingDepth(const EntityTree& tree)
{
    std::vector<std::uint32_t> ends; // by length of a chain less one: the furthest end that its last span has
    text::Span before;
    for (const auto entity : fromOutside(tree)) {
        const auto span = tree.entities[entity].span;
        if (!ends.empty() && span == before) {
            continue;
        }
        before = span;
        const auto place = std::ranges::partition_point(ends, [&](auto end) { return end >= span.end; });
        if (place == ends.end()) {
            ends.push_back(span.end);
        } else {
            *place = span.end;
        }
    }
    auto deepest = static_cast<std::uint32_t>(ends.size());
    const auto above = entitiesAbove(tree);
    std::vector<std::uint32_t> levels(tree.size(), 0);
    std::vector<std::uint32_t> path;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        path.clear();
        auto at = tree.counted(entity) ? entity : noEntity;
        for (; at != noEntity && levels[at] == 0; at = above[at]) {
            path.push_back(at);
        }
        auto level = at == noEntity ? 0 : levels[at];
        for (auto one = path.rbegin(); one != path.rend(); ++one) {
            levels[*one] = ++level;
        }
        deepest = std::max(deepest, level);
    }
    return deepest;
}

} // namespace touchstone::annotation
