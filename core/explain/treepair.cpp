// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/treepair.h"

#include "core/match/trees/slotmatcher.h"
#include "core/match/trees/treematcher.h"
#include "core/measures/ser/ser.h"
#include "core/support/disjointsets.h"

#include <algorithm>
#include <array>
#include <utility>

namespace touchstone::analysis {

using match::Rational;
using match::SlotKind;
using match::TreeSide;

namespace {

constexpr auto none = TreePairNode::none;

/// The types of two entities paired as TreeCosts counts them: equal ones first, then those of one main type,
/// then what is left, each kind in the order of the lists.
std::vector<TypeLink> typeLinks(std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems,
    const match::TreeLabels& labels)
{
    std::vector<TypeLink> links;
    std::vector<bool> goldUsed(golds.size(), false);
    std::vector<bool> systemUsed(systems.size(), false);
    const auto pair = [&](double cost, auto&& fits) {
        for (std::uint32_t i = 0; i < golds.size(); ++i) {
            for (std::uint32_t k = 0; k < systems.size() && !goldUsed[i]; ++k) {
                if (!systemUsed[k] && fits(golds[i], systems[k])) {
                    goldUsed[i] = systemUsed[k] = true;
                    links.push_back({ i, k, cost });
                }
            }
        }
    };
    pair(0, [](std::uint32_t a, std::uint32_t b) { return a == b; });
    pair(0.25, [&](std::uint32_t a, std::uint32_t b) { return labels.mainType(a) == labels.mainType(b); });
    pair(0.5, [](std::uint32_t, std::uint32_t) { return true; });
    for (std::uint32_t i = 0; i < golds.size(); ++i) {
        if (!goldUsed[i]) {
            links.push_back({ i, none, 0.5 });
        }
    }
    for (std::uint32_t k = 0; k < systems.size(); ++k) {
        if (!systemUsed[k]) {
            links.push_back({ none, k, 0.5 });
        }
    }
    return links;
}

/// Aligns one stretch of a document, and keeps the trees that hang together with one of them.
class TreePairMaker
{
public:
    TreePairMaker(const Evaluation& evaluation, const match::TreeLabels& labels, TreeCase trees,
        const Rational& alpha, support::Progress& progress)
        : m_evaluation(evaluation)
        , m_labels(labels)
        , m_trees(std::move(trees))
        , m_alpha(alpha)
        , m_progress(progress)
    {
    }

    support::Result<void> align()
    {
        const auto policy = treePolicy(m_evaluation.spec.eter);
        auto done = alignEntities(policy);
        for (const auto kind : { SlotKind::Entities, SlotKind::Components }) {
            if (done) {
                done = alignSlots(kind);
            }
        }
        return done;
    }

    /// The trees that links join to the one of a node, as the nodes of `result`.
    std::shared_ptr<TreePair> linkedTo(SideId side, std::uint32_t node)
    {
        m_above[0] = nodesAbove(m_trees.gold);
        m_above[1] = nodesAbove(m_trees.system);
        const auto reached = reachedNodes(side, node);
        auto result = std::make_shared<TreePair>();
        result->alpha = m_alpha;
        list(m_trees.gold, 0, reached, result->gold);
        list(m_trees.system, 1, reached, result->system);
        addLinks(*result);
        return result;
    }

private:
    support::Result<void> alignEntities(const match::TreePolicy& policy)
    {
        const auto matching
            = match::TreeMatching::make(m_trees.gold, m_trees.system, m_labels, policy, m_progress);
        if (!matching) {
            return support::Failure(matching.error());
        }
        const auto solution
            = matching->solve(std::span(&m_alpha, 1), match::TreeMatching::Curve::No, m_progress);
        if (!solution) {
            return support::Failure(solution.error());
        }
        match::TreeCosts costs(m_trees.gold, m_trees.system, m_labels, policy);
        const auto alpha = m_alpha.value();
        for (const auto number : solution->alignments.front()) {
            const auto& edge = matching->edges()[number];
            TreeLink link { .kind = TreeLink::Kind::Entity,
                .gold = edge.gold,
                .system = edge.system,
                .typeError = edge.cost.typeError,
                .subtypeError = edge.cost.subtypeError,
                .boundaryError = edge.cost.boundaryError,
                .cost = (1 - alpha) * edge.cost.rootCost() + alpha * edge.cost.childCost(),
                .parts = edge.cost,
                .types
                = typeLinks(m_trees.gold.typesOf(edge.gold), m_trees.system.typesOf(edge.system), m_labels) };
            const auto within = static_cast<std::uint32_t>(m_links.size());
            m_links.push_back(std::move(link));
            const auto children = costs.alignedChildren(edge.gold, edge.system, m_progress);
            if (!children) {
                return support::Failure(children.error());
            }
            for (const auto& pair : *children) {
                TreeLink child { .kind = TreeLink::Kind::Child,
                    .gold = pair.gold,
                    .system = pair.system,
                    .within = within,
                    .typeError = pair.labelError,
                    .boundaryError = pair.boundaryError,
                    .cost = (pair.labelError ? 0.5 : 0) + (pair.boundaryError ? 0.25 : 0) };
                m_links.push_back(std::move(child));
            }
        }
        return {};
    }

    support::Result<void> alignSlots(SlotKind kind)
    {
        const auto& weights = m_evaluation.spec.ser;
        const auto pairs
            = match::matchSlots(m_trees.gold, m_trees.system, kind, metrics::slotCosts(weights), m_progress);
        if (!pairs) {
            return support::Failure(pairs.error());
        }
        for (const auto& pair : *pairs) {
            TreeLink link { .kind = TreeLink::Kind::Slot,
                .gold = pair.gold,
                .system = pair.system,
                .typeError = pair.labelError,
                .boundaryError = pair.boundaryError };
            metrics::SerCounts counts;
            counts.addPair(pair);
            counts.slots = counts.systemSlots = 1;
            link.cost = counts.cost(weights);
            if (kind == SlotKind::Entities) {
                link.types = typeLinks(
                    m_trees.gold.typesOf(pair.gold), m_trees.system.typesOf(pair.system), m_labels);
            }
            m_links.push_back(std::move(link));
        }
        return {};
    }

    /// By side, then node: does it hang together with one by its tree and by links?
    std::vector<bool> reachedNodes(SideId side, std::uint32_t node) const
    {
        const auto golds = static_cast<std::uint32_t>(m_trees.gold.nodes.size());
        support::DisjointSets sets(golds + m_trees.system.nodes.size());
        for (const std::uint32_t which : { 0U, 1U }) {
            for (std::uint32_t at = 0; at < m_above[which].size(); ++at) {
                if (m_above[which][at] != none) {
                    sets.join(which * golds + m_above[which][at], which * golds + at);
                }
            }
        }
        for (const auto& link : m_links) {
            sets.join(link.gold, golds + link.system);
        }
        const auto wanted = sets.root(side == SideId::Gold ? node : golds + node);
        std::vector<bool> reached(golds + m_trees.system.nodes.size());
        for (std::uint32_t at = 0; at < reached.size(); ++at) {
            reached[at] = sets.root(at) == wanted;
        }
        return reached;
    }

    /// Nodes in the order in which they are shown; fills m_number.
    void list(const TreeSide& side, std::size_t which, const std::vector<bool>& reached,
        std::vector<TreePairNode>& nodes)
    {
        const auto offset = which == 0 ? 0 : m_trees.gold.nodes.size();
        std::vector<std::uint32_t> stack;
        for (std::uint32_t node = 0; node < side.nodes.size(); ++node) {
            if (m_above[which][node] == none && reached[offset + node]) {
                stack.push_back(node);
            }
        }
        // The last is taken first.
        std::ranges::sort(stack, [&](std::uint32_t a, std::uint32_t b) {
            const auto first = side.mention(a).span;
            const auto second = side.mention(b).span;
            if (first.begin != second.begin || first.end != second.end) {
                return first.begin != second.begin ? first.begin > second.begin : first.end < second.end;
            }
            const auto typesA = side.typesOf(a);
            const auto typesB = side.typesOf(b);
            const auto order = std::lexicographical_compare_three_way(
                typesA.begin(), typesA.end(), typesB.begin(), typesB.end());
            return order != 0 ? order > 0 : a > b;
        });
        auto& number = m_number[which];
        number.assign(side.nodes.size(), none);
        while (!stack.empty()) {
            const auto at = stack.back();
            stack.pop_back();
            number[at] = static_cast<std::uint32_t>(nodes.size());
            TreePairNode node { .annotation = side.annotation(at), .component = side.nodes[at].component };
            for (const auto type : side.typesOf(at)) {
                node.types.push_back(m_labels.names()[type]);
            }
            if (const auto above = m_above[which][at]; above != none) {
                node.parent = number[above];
                node.level = nodes[node.parent].level + 1;
            }
            nodes.push_back(std::move(node));
            const auto children = side.childrenOf(at);
            stack.insert(stack.end(), children.rbegin(), children.rend());
        }
        for (auto at = nodes.size(); at-- > 0;) {
            if (nodes[at].parent != none) {
                nodes[nodes[at].parent].nodes += nodes[at].nodes;
            }
        }
    }

    void addLinks(TreePair& result) const
    {
        std::vector<std::uint32_t> kept;
        for (std::uint32_t i = 0; i < m_links.size(); ++i) {
            if (m_number[0][m_links[i].gold] != none) {
                kept.push_back(i);
            }
        }
        std::ranges::sort(kept, {}, [&](std::uint32_t i) {
            const auto& link = m_links[i];
            return std::tuple(link.kind, m_number[0][link.gold], m_number[1][link.system]);
        });
        std::vector<std::uint32_t> number(m_links.size(), none);
        for (std::uint32_t i = 0; i < kept.size(); ++i) {
            number[kept[i]] = i;
        }
        for (std::uint32_t i = 0; i < kept.size(); ++i) {
            auto link = m_links[kept[i]];
            link.gold = m_number[0][link.gold];
            link.system = m_number[1][link.system];
            static constexpr std::array places { &TreePairNode::entity, &TreePairNode::child,
                &TreePairNode::slot }; // in the order of TreeLink::Kind
            const auto place = places.at(static_cast<std::size_t>(link.kind));
            result.gold[link.gold].*place = result.system[link.system].*place = i;
            if (link.kind == TreeLink::Kind::Child) {
                link.within = number[link.within];
            }
            result.links.push_back(std::move(link));
        }
        for (auto* side : { &result.gold, &result.system }) {
            for (auto& node : *side) {
                node.childCounts = node.parent != none && (*side)[node.parent].entity != none;
            }
        }
    }

    const Evaluation& m_evaluation;
    const match::TreeLabels& m_labels;
    TreeCase m_trees;
    Rational m_alpha;
    support::Progress& m_progress;
    std::vector<TreeLink> m_links; ///< between nodes of m_trees
    std::vector<std::uint32_t> m_above[2];
    std::vector<std::uint32_t> m_number[2]; ///< by node of m_trees: place in the result
};

} // namespace

std::uint32_t TreePair::node(SideId which, std::uint32_t annotation) const
{
    const auto& nodes = side(which);
    const auto found = std::ranges::find(nodes, annotation, &TreePairNode::annotation);
    return found == nodes.end() ? none : static_cast<std::uint32_t>(found - nodes.begin());
}

std::int64_t TreePair::entities(SideId which) const
{
    const auto& nodes = side(which);
    return std::ranges::count_if(nodes, [](const TreePairNode& node) { return !node.component; });
}

double TreePair::eterErrors() const
{
    double sum = 0;
    for (const auto& link : links) {
        sum += link.kind == TreeLink::Kind::Entity ? link.cost : 0;
    }
    for (const auto* nodes : { &gold, &system }) {
        sum += static_cast<double>(
            std::ranges::count_if(*nodes, [](const TreePairNode& node) { return node.entityAlone(); }));
    }
    return sum;
}

double TreePair::serErrors() const
{
    double sum = 0;
    for (const auto& link : links) {
        sum += link.kind == TreeLink::Kind::Slot ? link.cost : 0;
    }
    for (const auto* nodes : { &gold, &system }) {
        sum += static_cast<double>(
            std::ranges::count_if(*nodes, [](const TreePairNode& node) { return node.slot == none; }));
    }
    return sum;
}

TreePairs::TreePairs(EvaluationPtr evaluation)
    : m_evaluation(std::move(evaluation))
    , m_labels(m_evaluation->gold->labels, m_evaluation->system->labels)
{
}

TreeDocumentPtr TreePairs::document(std::size_t documentCase) const
{
    return std::make_shared<const TreeDocument>(
        m_evaluation->cases[documentCase], m_labels, m_evaluation->spec.unit);
}

support::Result<TreePairPtr> TreePairs::around(std::size_t documentCase, const TreeDocument& document,
    SideId side, std::uint32_t annotation, const Rational& alpha, support::Progress& progress) const
{
    const auto stretch = document.stretchOf(side, annotation);
    if (stretch == TreeSide::none) {
        return TreePairPtr();
    }
    auto trees = document.stretch(stretch);
    const auto node = nodeOf(side == SideId::Gold ? trees.gold : trees.system, annotation);
    TreePairMaker maker(*m_evaluation, m_labels, std::move(trees), alpha, progress);
    if (const auto aligned = maker.align(); !aligned) {
        return support::Failure(aligned.error());
    }
    auto result = maker.linkedTo(side, node);
    result->documentCase = documentCase;
    return TreePairPtr(std::move(result));
}

Rational treeAlpha(const Evaluation& evaluation)
{
    const auto& fraction = evaluation.spec.eter.alpha;
    Rational alpha { fraction.numerator, fraction.denominator };
    constexpr std::string_view prefix = "eter.";
    if (evaluation.list != nullptr && evaluation.list->id.starts_with(prefix)) {
        const auto text = std::string_view(evaluation.list->id).substr(prefix.size());
        const auto slash = text.find('/');
        const auto whole = [](std::string_view digits) {
            Rational::Integer value = 0;
            for (const char digit : digits.substr(0, 36)) {
                value = value * 10 + (digit - '0');
            }
            return value;
        };
        if (slash != std::string_view::npos) {
            alpha = { whole(text.substr(0, slash)), whole(text.substr(slash + 1)) };
        } else if (const auto read = metrics::fractionOf(text)) {
            alpha = { read->numerator, read->denominator };
        }
    }
    return alpha.reduced();
}

bool hasTrees(const annotation::Layer& layer)
{
    for (const auto& document : layer.documents) {
        const auto& tree = document.annotations;
        for (const auto& entity : tree.entities) {
            if (entity.parent != annotation::noEntity
                || (entity.details != 0 && !tree.details[entity.details - 1].furtherLabels.empty())) {
                return true;
            }
        }
    }
    return false;
}

std::optional<std::uint32_t> recordOf(
    const Evaluation& evaluation, std::size_t documentCase, SideId side, std::uint32_t annotation)
{
    if (documentCase >= evaluation.cases.size()) {
        return std::nullopt;
    }
    const auto& shown = evaluation.cases[documentCase];
    for (auto number = shown.firstRecord; number < shown.firstRecord + shown.recordCount; ++number) {
        const auto& record = evaluation.records[number];
        if ((side == SideId::Gold ? record.gold : record.system) == annotation) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace touchstone::analysis
