// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/trees/treeside.h"

#include "core/match/flat/mentionorder.h"

namespace touchstone::match {

TreeLabels::TreeLabels(const annotation::LabelSet& gold, const annotation::LabelSet& system)
{
    const annotation::LabelSet* sets[2] = { &gold, &system };
    std::map<std::string_view, std::uint32_t> names; // bytes of UTF-8 order as code points do
    for (const auto* set : sets) {
        for (std::size_t i = 0; i < set->size(); ++i) {
            names.emplace(set->name(static_cast<annotation::LabelId>(i)), 0);
        }
    }
    std::map<std::string_view, std::uint32_t> mainTypes;
    for (const auto& [name, number] : names) {
        mainTypes.emplace(annotation::mainType(name), 0);
    }
    for (auto& [name, number] : mainTypes) {
        number = static_cast<std::uint32_t>(m_mainNames.size());
        m_mainNames.emplace_back(name);
    }
    for (auto& [name, number] : names) {
        number = static_cast<std::uint32_t>(m_names.size());
        m_names.emplace_back(name);
        m_mainTypes.push_back(mainTypes.at(annotation::mainType(name)));
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < sets[side]->size(); ++i) {
            m_numbers[side].push_back(names.at(sets[side]->name(static_cast<annotation::LabelId>(i))));
        }
    }
}

std::vector<std::uint32_t> treeParents(const annotation::EntityTree& tree, std::vector<bool>& takesPart)
{
    const auto& entities = tree.entities;
    std::vector<std::uint32_t> parents(entities.size());
    bool sound = true; // parents before their children: no cycle possible
    for (std::uint32_t i = 0; i < entities.size(); ++i) {
        parents[i] = entities[i].parent;
        sound = sound && (parents[i] == annotation::noEntity || parents[i] < i);
    }
    if (!sound) {
        annotation::EntityTree repaired;
        repaired.entities = entities;
        (void)annotation::repairParents(repaired);
        for (std::uint32_t i = 0; i < entities.size(); ++i) {
            parents[i] = repaired.entities[i].parent;
        }
    }
    takesPart.assign(entities.size(), true);
    for (std::uint32_t i = 0; i < entities.size(); ++i) {
        takesPart[i] = entities[i].role == annotation::Role::Entity || parents[i] != annotation::noEntity;
    }
    return parents;
}

namespace {

class Finisher
{
public:
    Finisher(TreeSide& side, const annotation::EntityTree& tree, const TreeLabels& labels, SideRole role)
        : m_side(side)
        , m_tree(tree)
        , m_labels(labels)
        , m_role(role)
    {
    }

    void finish(std::span<const std::uint32_t> parents)
    {
        describe();
        findNodes(parents);
        findChildren(parents);
        findEntityParents(parents);
        order();
    }

private:
    void describe()
    {
        for (const auto& mention : m_side.side.mentions) {
            const auto& value = m_tree.entities[mention.entity];
            TreeSide::Node node;
            node.component = value.role == annotation::Role::Component;
            node.label = m_labels.number(m_role, value.label);
            node.firstType = static_cast<std::uint32_t>(m_side.types.size());
            m_side.types.push_back(node.label);
            if (!node.component && value.details != 0) {
                for (const auto further : m_tree.details[value.details - 1].furtherLabels) {
                    m_side.types.push_back(m_labels.number(m_role, further));
                    ++node.typeCount;
                }
            }
            ++(node.component ? m_side.componentCount : m_side.entityCount);
            m_side.nodes.push_back(node);
        }
    }

    void findNodes(std::span<const std::uint32_t> parents)
    {
        m_nodeOf.assign(parents.size(), TreeSide::none);
        for (std::uint32_t node = 0; node < m_side.nodes.size(); ++node) {
            m_nodeOf[m_side.side.mentions[node].entity] = node;
        }
    }

    /// The node right above; none where that is an orphan component, which takes no part.
    [[nodiscard]] std::uint32_t above(std::uint32_t node, std::span<const std::uint32_t> parents) const
    {
        const auto parent = parents[m_side.side.mentions[node].entity];
        return parent == annotation::noEntity ? TreeSide::none : m_nodeOf[parent];
    }

    void findChildren(std::span<const std::uint32_t> parents)
    {
        auto& nodes = m_side.nodes;
        std::uint32_t count = 0;
        for (std::uint32_t node = 0; node < nodes.size(); ++node) {
            if (const auto parent = above(node, parents); parent != TreeSide::none) {
                ++nodes[parent].childCount;
                ++count;
            }
        }
        m_side.children.resize(count);
        std::vector<std::uint32_t> fill(nodes.size());
        std::uint32_t begin = 0;
        for (std::uint32_t node = 0; node < nodes.size(); ++node) {
            nodes[node].firstChild = begin;
            fill[node] = begin;
            begin += nodes[node].childCount;
        }
        for (std::uint32_t node = 0; node < nodes.size(); ++node) {
            if (const auto parent = above(node, parents); parent != TreeSide::none) {
                m_side.children[fill[parent]++] = node;
            }
        }
        for (const auto& node : nodes) {
            if (node.childCount > 1) {
                const auto first = m_side.children.begin() + node.firstChild;
                std::sort(first, first + node.childCount, [this](std::uint32_t a, std::uint32_t b) {
                    const auto empty = std::pair(lost(a), lost(b));
                    return empty.first != empty.second ? empty.second : childBefore(a, b);
                });
            }
        }
    }

    [[nodiscard]] bool lost(std::uint32_t node) const
    {
        const auto& mention = m_side.side.mentions[node];
        return mention.span.empty() || (mention.fragmentCount != 0 && units(m_side.side, mention) == 0);
    }

    [[nodiscard]] std::strong_ordering compareExtent(std::uint32_t a, std::uint32_t b) const
    {
        const auto& first = m_side.side.mentions[a];
        const auto& second = m_side.side.mentions[b];
        const auto spans = first.span <=> second.span;
        return spans != 0 ? spans : compareFragments(m_side.side, first, second);
    }
    [[nodiscard]] std::strong_ordering compareChild(std::uint32_t a, std::uint32_t b) const
    {
        if (const auto extents = compareExtent(a, b); extents != 0) {
            return extents;
        }
        const auto& nodeA = m_side.nodes[a];
        const auto& nodeB = m_side.nodes[b];
        return std::tie(nodeA.component, nodeA.label) <=> std::tie(nodeB.component, nodeB.label);
    }
    [[nodiscard]] bool childBefore(std::uint32_t a, std::uint32_t b) const { return compareChild(a, b) < 0; }

    /// Entities above each node, through components. Climbs only over nodes that are not settled yet: O(n).
    void findEntityParents(std::span<const std::uint32_t> parents)
    {
        auto& nodes = m_side.nodes;
        std::vector<bool> settled(nodes.size(), false);
        std::vector<std::uint32_t> path;
        for (std::uint32_t start = 0; start < nodes.size(); ++start) {
            path.clear();
            for (auto at = start; at != TreeSide::none && !settled[at]; at = above(at, parents)) {
                path.push_back(at);
                settled[at] = true;
            }
            for (auto at = path.size(); at-- > 0;) {
                auto& node = nodes[path[at]];
                const auto parent = above(path[at], parents);
                if (parent != TreeSide::none) {
                    const bool component = nodes[parent].component;
                    node.parent = component ? nodes[parent].parent : parent;
                    node.depth = nodes[parent].depth + (component ? 0 : 1);
                }
            }
        }
    }

    void order()
    {
        for (std::uint32_t node = 0; node < m_side.nodes.size(); ++node) {
            if (!lost(node)) {
                (m_side.nodes[node].component ? m_side.components : m_side.entities).push_back(node);
            }
        }
        const bool entitiesTold = sortAll(m_side.entities);
        const bool componentsTold = sortAll(m_side.components);
        if (!entitiesTold || !componentsTold) {
            rankIds(m_side.side, m_tree);
            (void)sortAll(m_side.entities);
            (void)sortAll(m_side.components);
        }
    }

    /// False when the order of some neighbours hangs on ids that are not ranked yet.
    [[nodiscard]] bool sortAll(std::vector<std::uint32_t>& list) const
    {
        std::sort(list.begin(), list.end(), [this](std::uint32_t a, std::uint32_t b) {
            const auto order = compare(a, b);
            return order != 0 ? order < 0
                              : firstOfIdentical(m_side.side.mentions[a], m_side.side.mentions[b]);
        });
        for (std::size_t i = 1; i < list.size(); ++i) {
            if (m_side.side.mentions[list[i]].idRank == 0 && compare(list[i - 1], list[i]) == 0) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] std::strong_ordering compare(std::uint32_t a, std::uint32_t b) const
    {
        if (const auto extents = compareExtent(a, b); extents != 0) {
            return extents;
        }
        const auto typesA = m_side.typesOf(a);
        const auto typesB = m_side.typesOf(b);
        if (const auto types = std::lexicographical_compare_three_way(
                typesA.begin(), typesA.end(), typesB.begin(), typesB.end());
            types != 0) {
            return types;
        }
        const auto childrenA = m_side.childrenOf(a);
        const auto childrenB = m_side.childrenOf(b);
        return std::lexicographical_compare_three_way(childrenA.begin(), childrenA.end(), childrenB.begin(),
            childrenB.end(), [this](std::uint32_t x, std::uint32_t y) { return compareChild(x, y); });
    }

    TreeSide& m_side;
    const annotation::EntityTree& m_tree;
    const TreeLabels& m_labels;
    SideRole m_role;
    std::vector<std::uint32_t> m_nodeOf; ///< by annotation
};

} // namespace

void finishTreeSide(TreeSide& result, const annotation::EntityTree& tree, const TreeLabels& labels,
    SideRole role, std::span<const std::uint32_t> parents)
{
    Finisher(result, tree, labels, role).finish(parents);
}

} // namespace touchstone::match
