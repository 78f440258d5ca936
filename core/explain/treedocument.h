// SPDX-License-Identifier: GPL-3.0-or-later
// TreeDocument: both sides of one document as trees, cut into stretches that can be aligned each by itself,
// so that one pair is shown without aligning the document.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/explain/highlight.h"
#include "core/measures/eter/treecases.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace touchstone::analysis {

/// What is needed of one side beyond its trees, by node.
struct TreeIndex
{
    std::vector<std::uint32_t> above; ///< node right above; TreeSide::none: a root
    std::vector<std::uint32_t> stretch;
    std::vector<std::uint32_t> rank; ///< place among the entities (or components) in pair order; none: lost
    std::vector<std::uint32_t> begin; ///< by stretch, into `nodes`
    std::vector<std::uint32_t> nodes;
};

/// The node right above each node; TreeSide::none: a root. O(n).
[[nodiscard]] std::vector<std::uint32_t> nodesAbove(const match::TreeSide& side);

/// Immutable. The evaluation that it was made of must outlive it.
class TreeDocument
{
public:
    /// Errors: none. O(n log n) in the annotations of both sides.
    TreeDocument(const DocumentCase& documentCase, const match::TreeLabels& labels, Unit unit);

    [[nodiscard]] const TreeCase& trees() const { return m_trees; }
    /// The stretch of an annotation; TreeSide::none for orphan components and numbers out of range.
    [[nodiscard]] std::uint32_t stretchOf(SideId side, std::uint32_t annotation) const;
    /// A stretch as a document of its own: whole trees of both sides, with all that any of them overlaps.
    /// Matchings align it as they align the whole document. Nodes stay in the order of the file. O(nodes).
    [[nodiscard]] TreeCase stretch(std::uint32_t number) const;
    /// Nodes of a stretch, both sides.
    [[nodiscard]] std::size_t stretchSize(std::uint32_t number) const
    {
        return nodes(SideId::Gold, number).size() + nodes(SideId::System, number).size();
    }
    [[nodiscard]] std::uint32_t stretches() const { return m_count; }

private:
    [[nodiscard]] std::span<const std::uint32_t> nodes(SideId side, std::uint32_t stretch) const
    {
        const auto& members = side == SideId::Gold ? m_gold : m_system;
        return std::span(members.nodes)
            .subspan(members.begin[stretch], members.begin[stretch + 1] - members.begin[stretch]);
    }
    [[nodiscard]] static TreeIndex index(const match::TreeSide& side);
    void cut();
    void fillStretches(TreeIndex& index, const std::vector<std::uint32_t>& numbers) const;
    [[nodiscard]] static match::TreeSide part(
        const match::TreeSide& side, const TreeIndex& index, std::span<const std::uint32_t> nodes);

    TreeCase m_trees;
    TreeIndex m_gold;
    TreeIndex m_system;
    std::uint32_t m_count = 0;
};

using TreeDocumentPtr = std::shared_ptr<const TreeDocument>;

} // namespace touchstone::analysis
