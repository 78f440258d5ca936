// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/hipe/hipetree.h"

#include "core/annotation/hipecell.h"
#include "core/text/casefold.h"

#include <map>
#include <numeric>
#include <tuple>

namespace touchstone::io {

namespace {

using annotation::noEntity;
using Kind = HipeAnomaly::Kind;
using Origin = HipeNode::Origin;

std::uint32_t shared(const HipeSpan& a, const HipeSpan& b)
{
    return text::overlap({ a.first, a.end }, { b.first, b.end });
}

bool contains(const HipeSpan& outer, const HipeSpan& inner)
{
    return outer.first <= inner.first && inner.end <= outer.end;
}

/// Index range of the spans that share a token with `span`; `spans` in text order and free of overlap.
std::pair<std::size_t, std::size_t> touching(const std::vector<HipeSpan>& spans, const HipeSpan& span)
{
    const auto first = std::upper_bound(spans.begin(), spans.end(), span.first,
        [](std::uint32_t token, const HipeSpan& other) { return token < other.end; });
    const auto end = std::lower_bound(first, spans.end(), span.end,
        [](const HipeSpan& other, std::uint32_t token) { return other.first < token; });
    return { static_cast<std::size_t>(first - spans.begin()), static_cast<std::size_t>(end - spans.begin()) };
}

class Builder
{
public:
    explicit Builder(const HipeTreeColumns& columns)
        : m_columns(columns)
    {
    }

    HipeTree build()
    {
        // Node i is root i as long as nothing is sorted.
        for (const auto& root : m_columns.roots) {
            m_tree.nodes.push_back({ root, Origin::Root, {}, noEntity });
        }
        addMetonymy();
        for (const auto& component : m_columns.components) {
            addComponent(component);
        }
        for (const auto& nested : m_columns.nested) {
            addNested(nested);
        }
        sort();
        return std::move(m_tree);
    }

private:
    void addMetonymy()
    {
        std::vector<HipeSpan> unequal;
        for (const auto& span : m_columns.metonymic) {
            const auto [first, end] = touching(m_columns.roots, span);
            const bool equal = end == first + 1 && contains(m_columns.roots[first], span)
                && contains(span, m_columns.roots[first]);
            if (equal) {
                m_tree.nodes[first].secondType = span.label;
            } else {
                unequal.push_back(span);
            }
        }
        for (const auto& span : unequal) {
            const auto [first, end] = touching(m_columns.roots, span);
            auto best = end;
            for (auto root = first; root < end; ++root) {
                if (!m_tree.nodes[root].secondType
                    && (best == end
                        || shared(m_columns.roots[root], span) > shared(m_columns.roots[best], span))) {
                    best = root;
                }
            }
            if (best != end) {
                m_tree.nodes[best].secondType = span.label;
                m_tree.anomalies.push_back({ Kind::MetonymyOverlaps, span });
            } else {
                m_tree.nodes.push_back({ span, Origin::Metonymic, {}, noEntity });
                m_tree.anomalies.push_back({ Kind::MetonymyAlone, span });
            }
        }
    }

    void addComponent(const HipeSpan& span)
    {
        const auto [first, end] = touching(m_columns.roots, span);
        if (first == end) {
            m_tree.nodes.push_back({ span, Origin::Component, {}, noEntity });
            m_tree.anomalies.push_back({ Kind::ComponentAlone, span });
            return;
        }
        auto best = first;
        for (auto root = first; root < end; ++root) {
            if (shared(m_columns.roots[root], span) > shared(m_columns.roots[best], span)) {
                best = root;
            }
        }
        const auto& root = m_columns.roots[best];
        auto inside = span;
        if (!contains(root, span)) {
            inside.first = std::max(span.first, root.first);
            inside.end = std::min(span.end, root.end);
            m_tree.anomalies.push_back({ Kind::ComponentCut, span });
        }
        m_parts.push_back(inside);
        m_partNodes.push_back(static_cast<std::uint32_t>(m_tree.nodes.size()));
        m_tree.nodes.push_back({ inside, Origin::Component, {}, static_cast<std::uint32_t>(best) });
    }

    void addNested(const HipeSpan& span)
    {
        const auto [first, end] = touching(m_columns.roots, span);
        auto parent = noEntity;
        if (first != end && contains(m_columns.roots[first], span)) {
            parent = static_cast<std::uint32_t>(first);
            // Components are free of overlap: only the first that the span touches can contain it.
            const auto [part, endPart] = touching(m_parts, span);
            if (part != endPart && contains(m_parts[part], span)) {
                parent = m_partNodes[part];
            }
        } else {
            m_tree.anomalies.push_back({ first == end ? Kind::NestedOutside : Kind::NestedCrossing, span });
        }
        m_tree.nodes.push_back({ span, Origin::Nested, {}, parent });
    }

    void sort()
    {
        auto& nodes = m_tree.nodes;
        std::vector<std::uint32_t> order(nodes.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto key = [&nodes](std::uint32_t node) {
            const auto& span = nodes[node].span;
            return std::tuple(span.first, ~span.end, nodes[node].origin);
        };
        std::stable_sort(
            order.begin(), order.end(), [&key](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
        std::vector<std::uint32_t> placeOf(nodes.size());
        std::vector<HipeNode> sorted;
        sorted.reserve(nodes.size());
        for (std::uint32_t place = 0; place < order.size(); ++place) {
            placeOf[order[place]] = place;
            sorted.push_back(nodes[order[place]]);
        }
        for (auto& node : sorted) {
            node.parent = node.parent == noEntity ? noEntity : placeOf[node.parent];
        }
        nodes = std::move(sorted);
    }

    const HipeTreeColumns& m_columns;
    HipeTree m_tree;
    std::vector<HipeSpan> m_parts; ///< components that have a root, cut, in text order
    std::vector<std::uint32_t> m_partNodes;
};

} // namespace

HipeLabels::HipeLabels(const CellNumbers& cells, annotation::LabelSet& labels)
    : m_meanings(cells.size())
{
    std::map<std::string, std::uint32_t> caseless;
    for (std::uint32_t number = 1; number < cells.size(); ++number) {
        const auto cell = annotation::iobCell(cells.cell(number));
        if (!cell.labelled) {
            continue;
        }
        auto& meaning = m_meanings[number];
        meaning.labelled = true;
        meaning.prefixed = cell.prefixed;
        meaning.begins = cell.begins;
        meaning.label = labels.intern(cell.label);
        meaning.caseless
            = caseless.emplace(text::upperCased(cell.label), static_cast<std::uint32_t>(caseless.size()))
                  .first->second;
    }
}

void HipeLabels::spans(std::span<const std::uint32_t> numbers, std::uint32_t firstToken,
    std::vector<HipeSpan>& spans, const std::function<void(Fault, std::uint32_t)>& fault) const
{
    bool open = false;
    std::uint32_t caseless = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto& meaning = m_meanings[numbers[i]];
        if (!meaning.labelled) {
            open = false;
            continue;
        }
        const auto token = firstToken + static_cast<std::uint32_t>(i);
        if (!meaning.prefixed) {
            fault(Fault::NoPrefix, token);
        }
        if (open && !meaning.begins && meaning.caseless == caseless) {
            spans.back().end = token + 1;
            continue;
        }
        if (meaning.prefixed && !meaning.begins) {
            fault(Fault::OpensWithoutBegin, token);
        }
        spans.push_back({ token, token + 1, meaning.label });
        open = true;
        caseless = meaning.caseless;
    }
}

HipeTree buildHipeTree(const HipeTreeColumns& columns) { return Builder(columns).build(); }

} // namespace touchstone::io
