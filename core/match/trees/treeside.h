// SPDX-License-Identifier: GPL-3.0-or-later
// TreeSide: the annotations of one side of one document with their children, as tree measures see them.
#pragma once

#include "core/match/flat/mentions.h"

namespace touchstone::match {

/// Numbers for all labels of both sides, entities and components alike, in the order of code points; equal
/// only for equal labels.
class TreeLabels
{
public:
    /// O(labels log labels).
    TreeLabels(const annotation::LabelSet& gold, const annotation::LabelSet& system);

    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] std::uint32_t number(SideRole role, annotation::LabelId label) const
    {
        return m_numbers[static_cast<std::size_t>(role)][static_cast<std::size_t>(label)];
    }
    /// Number of the first dotted segment: equal for labels of one main type. Numbers of its own.
    [[nodiscard]] std::uint32_t mainType(std::uint32_t label) const { return m_mainTypes[label]; }
    [[nodiscard]] const std::vector<std::string>& mainTypes() const { return m_mainNames; }

private:
    std::vector<std::string> m_names;
    std::vector<std::uint32_t> m_numbers[2]; ///< by LabelId
    std::vector<std::uint32_t> m_mainTypes; ///< by label
    std::vector<std::string> m_mainNames; ///< in the order of code points
};

/// One side of one document. Nodes are all annotations but orphan components, in the order of the file;
/// cycles and dangling parents are cut as annotation::repairParents does.
struct TreeSide
{
    static constexpr std::uint32_t none = annotation::noEntity;

    struct Node
    {
        std::uint32_t label = 0; ///< literal type, or the component's label
        std::uint32_t firstType = 0; ///< into `types`
        std::uint32_t typeCount = 1;
        std::uint32_t firstChild = 0; ///< into `children`
        std::uint32_t childCount = 0;
        std::uint32_t parent = none; ///< nearest entity above, as a node; none: top level
        std::uint32_t depth = 0; ///< entities above
        bool component = false;
    };

    Side side; ///< spans and pieces of the nodes, mapped; only those members of Mention that need no types
    std::vector<Node> nodes; ///< of side.mentions, one each
    std::vector<std::uint32_t> types; ///< labels, literal first
    std::vector<std::uint32_t> children; ///< nodes right below a node, components and entities, by begin;
                                         ///< those whose text is lost last
    std::vector<std::uint32_t> entities; ///< nodes that can overlap something, in pair order
    std::vector<std::uint32_t> components; ///< likewise
    std::uint32_t entityCount = 0; ///< with those that overlap nothing
    std::uint32_t componentCount = 0;

    [[nodiscard]] std::span<const std::uint32_t> typesOf(std::uint32_t node) const
    {
        return std::span(types).subspan(nodes[node].firstType, nodes[node].typeCount);
    }
    [[nodiscard]] std::span<const std::uint32_t> childrenOf(std::uint32_t node) const
    {
        return std::span(children).subspan(nodes[node].firstChild, nodes[node].childCount);
    }
    [[nodiscard]] const Mention& mention(std::uint32_t node) const { return side.mentions[node]; }
    /// Index in the document's tree.
    [[nodiscard]] std::uint32_t annotation(std::uint32_t node) const { return side.mentions[node].entity; }
};

/// Fills types, children and orders of a side whose mentions stand; see makeTreeSide. Inside the room.
void finishTreeSide(TreeSide& result, const annotation::EntityTree& tree, const TreeLabels& labels,
    SideRole role, std::span<const std::uint32_t> parents);
/// Parents without cycles, and which annotations take part (all but components without parent). Inside the
/// room.
[[nodiscard]] std::vector<std::uint32_t> treeParents(
    const annotation::EntityTree& tree, std::vector<bool>& takesPart);

/// The side of a document, its spans taken through `map` (as fillSide takes them). Pair order: begin, end,
/// fragments, types by code point; of annotations equal in these, by their children (span, label), then as
/// flat matchings order identical ones. O(n log n).
template <typename Map = SameSpan>
[[nodiscard]] TreeSide makeTreeSide(
    const annotation::Document& document, const TreeLabels& labels, SideRole role, Map&& map = {})
{
    const auto& tree = document.annotations;
    TreeSide result;
    std::vector<bool> takesPart;
    const auto parents = treeParents(tree, takesPart);
    auto& side = result.side;
    side.mentions.reserve(tree.entities.size());
    for (std::uint32_t entity = 0; entity < tree.entities.size(); ++entity) {
        if (takesPart[entity]) {
            side.mentions.push_back(placedMention(side, tree, entity, map));
        }
    }
    finishTreeSide(result, tree, labels, role, parents);
    return result;
}

} // namespace touchstone::match
