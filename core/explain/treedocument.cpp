// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/treedocument.h"

#include "core/support/disjointsets.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchstone::analysis {

using match::TreeSide;

namespace {

/// All text between the first and the last unit of a tree.
struct Hull
{
    text::Span span;
    std::uint32_t tree = 0; ///< number over both sides
    bool gold = false;
};

/// The trees of one side that reach beyond the place the walk has come to. As soon as one tree of the other
/// side has met them all, they are one, and the longest stands for them.
struct Open
{
    std::vector<Hull> hulls;

    /// Joins a hull of the other side with all that is open here.
    void meet(const Hull& hull, support::DisjointSets& forest)
    {
        std::erase_if(hulls, [&](const Hull& each) { return each.span.end <= hull.span.begin; });
        if (hulls.empty()) {
            return;
        }
        auto longest = hulls.front();
        for (const auto& each : hulls) {
            forest.join(each.tree, hull.tree);
            longest = each.span.end > longest.span.end ? each : longest;
        }
        hulls.assign(1, longest);
    }
};

/// The tree that each node belongs to, numbered from `first`, and its hull. O(n).
std::vector<std::uint32_t> treesOf(
    const TreeSide& side, const TreeIndex& index, std::uint32_t first, bool gold, std::vector<Hull>& hulls)
{
    support::DisjointSets sets(side.nodes.size());
    for (std::uint32_t node = 0; node < side.nodes.size(); ++node) {
        if (index.above[node] != TreeSide::none) {
            sets.join(index.above[node], node);
        }
    }
    std::vector<std::uint32_t> tree(side.nodes.size());
    auto next = first;
    for (std::uint32_t node = 0; node < side.nodes.size(); ++node) {
        const auto root = sets.root(node);
        if (root == node) {
            hulls.push_back({ {}, next++, gold });
        }
        tree[node] = root == node ? hulls.back().tree : tree[root];
    }
    for (std::uint32_t node = 0; node < side.nodes.size(); ++node) {
        const auto span = side.mention(node).span;
        auto& hull = hulls[tree[node]].span;
        if (!span.empty()) {
            hull = hull.empty()
                ? span
                : text::Span { std::min(hull.begin, span.begin), std::max(hull.end, span.end) };
        }
    }
    return tree;
}

} // namespace

TreeDocument::TreeDocument(const DocumentCase& documentCase, const match::TreeLabels& labels, Unit unit)
    : m_trees(treeCase(documentCase, labels, unit))
    , m_gold(index(m_trees.gold))
    , m_system(index(m_trees.system))
{
    cut();
}

std::vector<std::uint32_t> nodesAbove(const TreeSide& side)
{
    std::vector<std::uint32_t> above(side.nodes.size(), TreeSide::none);
    for (std::uint32_t node = 0; node < side.nodes.size(); ++node) {
        for (const auto child : side.childrenOf(node)) {
            above[child] = node;
        }
    }
    return above;
}

TreeIndex TreeDocument::index(const TreeSide& side)
{
    TreeIndex result;
    result.above = nodesAbove(side);
    result.rank.assign(side.nodes.size(), TreeSide::none);
    for (const auto* list : { &side.entities, &side.components }) {
        for (std::uint32_t place = 0; place < list->size(); ++place) {
            result.rank[(*list)[place]] = place;
        }
    }
    return result;
}

void TreeDocument::cut()
{
    std::vector<Hull> hulls; // by tree
    m_gold.stretch = treesOf(m_trees.gold, m_gold, 0, true, hulls);
    m_system.stretch
        = treesOf(m_trees.system, m_system, static_cast<std::uint32_t>(hulls.size()), false, hulls);
    support::DisjointSets forest(hulls.size());
    auto ordered = hulls;
    std::erase_if(ordered, [](const Hull& hull) { return hull.span.empty(); });
    std::ranges::sort(ordered,
        [](const Hull& a, const Hull& b) { return a.span != b.span ? a.span < b.span : a.tree < b.tree; });
    Open golds;
    Open systems;
    for (const auto& hull : ordered) {
        (hull.gold ? systems : golds).meet(hull, forest);
        (hull.gold ? golds : systems).hulls.push_back(hull);
    }
    std::vector<std::uint32_t> numbers(hulls.size(), TreeSide::none);
    for (std::uint32_t tree = 0; tree < hulls.size(); ++tree) {
        auto& number = numbers[forest.root(tree)];
        if (number == TreeSide::none) {
            number = m_count++;
        }
        numbers[tree] = number;
    }
    fillStretches(m_gold, numbers);
    fillStretches(m_system, numbers);
}

void TreeDocument::fillStretches(TreeIndex& index, const std::vector<std::uint32_t>& numbers) const
{
    index.begin.assign(m_count + 1, 0);
    for (auto& stretch : index.stretch) {
        stretch = numbers[stretch]; // was the tree
        ++index.begin[stretch + 1];
    }
    std::partial_sum(index.begin.begin(), index.begin.end(), index.begin.begin());
    index.nodes.resize(index.stretch.size());
    auto fill = index.begin;
    for (std::uint32_t node = 0; node < index.stretch.size(); ++node) {
        index.nodes[fill[index.stretch[node]]++] = node;
    }
}

std::uint32_t TreeDocument::stretchOf(SideId side, std::uint32_t annotation) const
{
    const bool gold = side == SideId::Gold;
    const auto node = nodeOf(gold ? m_trees.gold : m_trees.system, annotation);
    return node == TreeSide::none ? TreeSide::none : (gold ? m_gold : m_system).stretch[node];
}

TreeSide TreeDocument::part(
    const TreeSide& side, const TreeIndex& index, std::span<const std::uint32_t> nodes)
{
    const auto number = [&](std::uint32_t node) {
        const auto found = std::lower_bound(nodes.begin(), nodes.end(), node);
        return static_cast<std::uint32_t>(found - nodes.begin());
    };
    TreeSide result;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entities; // by rank, as below
    std::vector<std::pair<std::uint32_t, std::uint32_t>> components;
    for (const auto old : nodes) {
        auto mention = side.mention(old);
        const auto fragments
            = std::span(side.side.fragments).subspan(mention.firstFragment, mention.fragmentCount);
        mention.firstFragment = static_cast<std::uint32_t>(result.side.fragments.size());
        result.side.fragments.insert(result.side.fragments.end(), fragments.begin(), fragments.end());
        result.side.mentions.push_back(mention);

        auto node = side.nodes[old];
        const auto types = side.typesOf(old);
        node.firstType = static_cast<std::uint32_t>(result.types.size());
        result.types.insert(result.types.end(), types.begin(), types.end());
        node.firstChild = static_cast<std::uint32_t>(result.children.size());
        for (const auto child : side.childrenOf(old)) {
            result.children.push_back(number(child));
        }
        node.parent = node.parent == TreeSide::none ? node.parent : number(node.parent);
        ++(node.component ? result.componentCount : result.entityCount);
        if (index.rank[old] != TreeSide::none) {
            (node.component ? components : entities)
                .emplace_back(index.rank[old], static_cast<std::uint32_t>(result.nodes.size()));
        }
        result.nodes.push_back(node);
    }
    const auto inOrder = [](auto& ranked, std::vector<std::uint32_t>& list) {
        std::ranges::sort(ranked);
        for (const auto& [rank, node] : ranked) {
            list.push_back(node);
        }
    };
    inOrder(entities, result.entities);
    inOrder(components, result.components);
    return result;
}

TreeCase TreeDocument::stretch(std::uint32_t number) const
{
    return { part(m_trees.gold, m_gold, nodes(SideId::Gold, number)),
        part(m_trees.system, m_system, nodes(SideId::System, number)) };
}

} // namespace touchstone::analysis
