// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/treepair.h"

#include "core/match/trees/slotmatcher.h"
#include "core/match/trees/treematcher.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/ser/ser.h"
#include "core/support/disjointsets.h"
#include "core/support/lookup.h"

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
        return alignEntities(policy)
            .and_then([this] { return alignSlots(SlotKind::Entities); })
            .and_then([this] { return alignSlots(SlotKind::Components); });
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
                m_links.push_back({ .kind = TreeLink::Kind::Child,
                    .gold = pair.gold,
                    .system = pair.system,
                    .within = within,
                    .typeError = pair.labelError,
                    .boundaryError = pair.boundaryError,
                    .cost = (pair.labelError ? 0.5 : 0) + (pair.boundaryError ? 0.25 : 0) });
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

namespace {

/// The costs of the links of one kind, and one for each node that stands alone.
template <typename Alone> double errorsOf(const TreePair& pair, TreeLink::Kind kind, Alone alone)
{
    double sum = 0;
    for (const auto& link : pair.links) {
        sum += link.kind == kind ? link.cost : 0;
    }
    for (const auto* nodes : { &pair.gold, &pair.system }) {
        sum += static_cast<double>(std::ranges::count_if(*nodes, alone));
    }
    return sum;
}

} // namespace

double TreePair::eterErrors() const
{
    return errorsOf(*this, TreeLink::Kind::Entity, &TreePairNode::entityAlone);
}

double TreePair::serErrors() const
{
    return errorsOf(*this, TreeLink::Kind::Slot, [](const TreePairNode& node) { return node.slot == none; });
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
    if (evaluation.list != nullptr && evaluation.list->id.starts_with(eterListPrefix)) {
        const auto text = std::string_view(evaluation.list->id).substr(eterListPrefix.size());
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

using match::TreeSide;

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
        std::ranges::transform(side.childrenOf(old), std::back_inserter(result.children), number);
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
        list = support::listOf<std::uint32_t>(ranked, [](const auto& one) { return one.second; });
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
