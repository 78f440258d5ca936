// SPDX-License-Identifier: GPL-3.0-or-later
// TreePair: the trees around one annotation, gold and system, with every link that `eter` and `ser` make
// between them and what each link costs. What the tree view and the tree figure draw. Source: Ben Jannet et
// al., ETER (LREC 2014), figures 3 and 4; core/docs/eter.md.
#pragma once

#include "core/explain/highlight.h"
#include "core/match/model/rational.h"
#include "core/match/trees/treecost.h"
#include "core/measures/eter/treecases.h"
#include "core/support/progress.h"
#include "core/support/result.h"

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
    TreeIndex m_gold, m_system;
    std::uint32_t m_count = 0;
};

using TreeDocumentPtr = std::shared_ptr<const TreeDocument>;

/// One type of the gold and one of the system, paired as the score pairs them. A side without type: it has
/// fewer.
struct TypeLink
{
    static constexpr std::uint32_t none = annotation::noEntity;
    std::uint32_t gold = none; ///< into TreePairNode::types
    std::uint32_t system = none;
    double cost = 0; ///< 0, 0.25 (sub-type), 0.5; the mean over the links is Et

    [[nodiscard]] bool whole() const { return gold != none && system != none; }
};

struct TreeLink
{
    enum class Kind : std::uint8_t {
        Entity, ///< eter: two entities
        Child, ///< eter: two children of a linked pair of entities
        Slot ///< ser: two entities, or two components
    };
    Kind kind = Kind::Entity;
    std::uint32_t gold = 0; ///< nodes
    std::uint32_t system = 0;
    std::uint32_t within = annotation::noEntity; ///< Child: the link of the parents
    bool typeError = false; ///< another type or label; Slot: other types
    bool subtypeError = false; ///< Entity only: no type error, but another sub-type
    bool boundaryError = false;
    double cost = 0; ///< Entity: E at alpha; Child: 0, 0.25, 0.5, 0.75; Slot: by the weights of `ser`
    match::PairCost parts {}; ///< Entity only
    std::vector<TypeLink> types {}; ///< between entities only; longer of both lists

    /// The roots are equal: what is drawn as a solid line.
    [[nodiscard]] bool equal() const { return !typeError && !subtypeError && !boundaryError; }
};

struct TreePairNode
{
    static constexpr std::uint32_t none = annotation::noEntity;

    std::uint32_t annotation = 0; ///< index in its document's tree
    std::uint32_t parent = none; ///< node right above; none: a root
    std::uint32_t level = 0; ///< nodes above
    std::uint32_t nodes = 1; ///< of its subtree, with itself
    bool component = false;
    std::vector<std::string> types {}; ///< literal first; a component: its label
    std::uint32_t entity = none; ///< eter: link as an entity
    std::uint32_t child = none; ///< eter: link as a child
    std::uint32_t slot = none; ///< ser
    bool childCounts = false; ///< eter: right below a linked entity; then alone costs 1 in Ec

    /// Deleted or inserted as an entity: costs 1.
    [[nodiscard]] bool entityAlone() const { return !component && entity == none; }
    [[nodiscard]] bool childAlone() const { return childCounts && child == none; }
    /// eter counts it in some way by itself, not only with the entity that it belongs to.
    [[nodiscard]] bool counted() const { return !component || childCounts; }
};

/// Costs of both alignments of the trees.
struct TreePair
{
    std::vector<TreePairNode> gold; ///< roots in text order, each followed by what is below it, by begin
    std::vector<TreePairNode> system;
    std::vector<TreeLink> links; ///< by kind, then by gold node
    match::Rational alpha; ///< of the entity links
    std::size_t documentCase = 0;

    [[nodiscard]] const std::vector<TreePairNode>& side(SideId side) const
    {
        return side == SideId::Gold ? gold : system;
    }
    /// The node of an annotation; TreePairNode::none: not in these trees. O(nodes).
    [[nodiscard]] std::uint32_t node(SideId which, std::uint32_t annotation) const;
    /// What the trees cost: eter: sum over links and entities without; ser likewise over slots.
    [[nodiscard]] double eterErrors() const;
    [[nodiscard]] double serErrors() const;
    [[nodiscard]] std::int64_t entities(SideId which) const;
};

using TreePairPtr = std::shared_ptr<const TreePair>;

/// Makes trees of one evaluation.
class TreePairs
{
public:
    /// O(labels log labels).
    explicit TreePairs(EvaluationPtr evaluation);

    [[nodiscard]] const EvaluationPtr& evaluation() const { return m_evaluation; }
    /// Precondition: a case of the evaluation. O(n log n) in its annotations.
    [[nodiscard]] TreeDocumentPtr document(std::size_t documentCase) const;
    /// The tree of an annotation, and every tree that a link of eter at `alpha` (0..1) or of ser joins to it,
    /// directly or through others. Null for orphan components and for annotations that are not there. The
    /// links are those of the whole document's alignment. O(trees that overlap), beyond the alignment of
    /// these. Errors: as TreeMatching::solve and matchSlots.
    [[nodiscard]] support::Result<TreePairPtr> around(std::size_t documentCase, const TreeDocument& document,
        SideId side, std::uint32_t annotation, const match::Rational& alpha,
        support::Progress& progress) const;

private:
    EvaluationPtr m_evaluation;
    match::TreeLabels m_labels;
};

/// The alpha at which an evaluation's records are paired: that of the list "eter.0.3" through which it is
/// seen, else the spec's.
[[nodiscard]] match::Rational treeAlpha(const Evaluation& evaluation);

/// Is any annotation of the layer part of another, or a component, or of several types? O(annotations),
/// mostly less.
[[nodiscard]] bool hasTrees(const annotation::Layer& layer);

/// The record of an annotation among those of a document, the first of several; nothing: none, as for
/// components in most lists. O(records of the document).
[[nodiscard]] std::optional<std::uint32_t> recordOf(
    const Evaluation& evaluation, std::size_t documentCase, SideId side, std::uint32_t annotation);

} // namespace touchstone::analysis
