// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/correcting.h"

#include "core/annotation/keeping.h"

#include <algorithm>

namespace touchstone::annotation {

namespace {

class TreeCorrecting
{
public:
    TreeCorrecting(const EntityTree& tree, LabelSet& labels)
        : m_tree(tree)
        , m_labels(labels)
        , m_old(tree.size())
        , m_keeps(tree.size(), true)
        , m_changed(tree.size(), false)
        , m_nested(std::ranges::any_of(tree.entities,
              [](const Entity& one) { return one.role == Role::Entity && one.parent != noEntity; }))
        , m_components(std::ranges::any_of(
              tree.entities, [](const Entity& one) { return one.role == Role::Component; }))
    {
    }

    EntityTree run(std::span<const Correction> corrections)
    {
        for (const auto& correction : corrections) {
            apply(correction);
        }
        dropCopies();
        keepOnlyWithOwner();
        settleParents();
        if (std::ranges::find(m_keeps, false) != m_keeps.end()) {
            m_tree = onlyKept(m_tree, m_keeps);
        }
        repairParents(m_tree);
        return std::move(m_tree);
    }

private:
    void apply(const Correction& correction)
    {
        const auto old = correction.entity;
        std::size_t inPlace = correction.right.size();
        std::vector<std::uint32_t> made;
        if (old != noEntity) {
            inPlace = standsInPlace(m_tree.entities[old].span, correction.right);
            if (correction.right.empty()) {
                m_keeps[old] = false;
                return;
            }
            put(old, correction.right[inPlace]);
            made.push_back(old);
        }
        for (std::size_t at = 0; at < correction.right.size(); ++at) {
            if (at != inPlace) {
                made.push_back(append(correction.right[at]));
            }
        }
        if (old != noEntity && m_components) {
            shareComponents(old, made);
        }
    }

    void put(std::uint32_t at, const RightAnnotation& right)
    {
        auto& entity = m_tree.entities[at];
        const auto label = m_labels.intern(right.type);
        const bool renamed = label != entity.label;
        entity.span = right.span();
        entity.label = label;
        m_changed[at] = true;
        const bool inPieces = right.pieces.size() > 1;
        if (entity.details == 0 && !inPieces && right.link.empty()) {
            return;
        }
        auto& details = m_tree.editDetails(at);
        details.fragments = inPieces ? right.pieces : std::vector<text::Span>();
        if (renamed) {
            details.furtherLabels.clear();
        }
        if (!right.link.empty()) {
            details.links = { right.link };
        }
    }

    std::uint32_t append(const RightAnnotation& right)
    {
        const auto at = static_cast<std::uint32_t>(m_tree.size());
        m_tree.entities.emplace_back();
        m_keeps.push_back(true);
        m_changed.push_back(true);
        put(at, right);
        return at;
    }

    /// Is it a part of the entity, or of one of its parts?
    [[nodiscard]] bool isPartOf(std::uint32_t component, std::uint32_t entity) const
    {
        auto at = component;
        for (std::size_t steps = 0; steps <= m_tree.size(); ++steps) {
            if (at == noEntity || m_tree.entities[at].role == Role::Entity) {
                return at == entity;
            }
            at = m_tree.entities[at].parent;
        }
        return false;
    }

    /// Parts of what was replaced go to the first of the set that contains them.
    void shareComponents(std::uint32_t old, const std::vector<std::uint32_t>& made)
    {
        for (std::uint32_t at = 0; at < m_old; ++at) {
            const auto& component = m_tree.entities[at];
            if (component.role != Role::Component || !isPartOf(at, old)) {
                continue;
            }
            const auto owner = std::ranges::find_if(made,
                [&](std::uint32_t entity) { return m_tree.entities[entity].span.contains(component.span); });
            if (owner == made.end()) {
                m_keeps[at] = false;
            } else if (*owner != old) {
                m_moves.emplace_back(at, *owner);
            }
        }
        for (const auto& [component, owner] : m_moves) {
            m_tree.entities[component].parent = owner;
        }
        m_moves.clear();
    }

    void dropCopies()
    {
        const auto same = [this](std::uint32_t a, std::uint32_t b) {
            const auto one = m_tree.pieces(a);
            const auto other = m_tree.pieces(b);
            return m_tree.entities[a].label == m_tree.entities[b].label
                && m_tree.entities[b].role == Role::Entity && std::ranges::equal(one, other);
        };
        for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
            for (std::uint32_t other = 0; m_changed[at] && m_keeps[at] && other < m_tree.size(); ++other) {
                // Of two that were changed the first stays.
                const bool first = !m_changed[other] || other < at;
                if (other != at && first && m_keeps[other] && same(at, other)) {
                    m_keeps[at] = false;
                }
            }
        }
    }

    /// Components go with their entity, but those that go by themselves do in any case.
    void keepOnlyWithOwner()
    {
        auto withOwner = m_keeps;
        keepComponentsOf(m_tree, withOwner);
        for (std::size_t at = 0; at < m_keeps.size(); ++at) {
            m_keeps[at] = m_keeps[at] && withOwner[at];
        }
    }

    /// The least annotation that contains it; of equal ones the first.
    [[nodiscard]] std::uint32_t holderOf(std::uint32_t at) const
    {
        const auto span = m_tree.entities[at].span;
        auto best = noEntity;
        for (std::uint32_t other = 0; other < m_tree.size(); ++other) {
            const auto& one = m_tree.entities[other];
            const bool holds = other != at && m_keeps[other] && one.role == Role::Entity
                && one.span.contains(span) && (one.span != span || other < at);
            if (holds && (best == noEntity || one.span.length() < m_tree.entities[best].span.length())) {
                best = other;
            }
        }
        return best;
    }

    void settleParents()
    {
        if (!m_nested) {
            return;
        }
        std::vector<std::pair<std::uint32_t, std::uint32_t>> parents;
        for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
            const auto& entity = m_tree.entities[at];
            const bool moved = m_changed[at] || (entity.parent != noEntity && m_changed[entity.parent]);
            if (m_keeps[at] && entity.role == Role::Entity && moved) {
                parents.emplace_back(at, holderOf(at));
            }
        }
        for (const auto& [at, parent] : parents) {
            m_tree.entities[at].parent = parent;
        }
    }

    EntityTree m_tree;
    LabelSet& m_labels;
    std::size_t m_old; ///< annotations before
    std::vector<bool> m_keeps, m_changed;
    bool m_nested;
    bool m_components; ///< are there any?
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_moves; ///< component, its new owner
};

} // namespace

std::size_t standsInPlace(text::Span old, std::span<const RightAnnotation> right)
{
    std::size_t inPlace = 0;
    for (std::size_t at = 1; at < right.size(); ++at) {
        if (text::overlap(old, right[at].span()) > text::overlap(old, right[inPlace].span())) {
            inPlace = at;
        }
    }
    return inPlace;
}

EntityTree corrected(const EntityTree& tree, std::span<const Correction> corrections, LabelSet& labels)
{
    return TreeCorrecting(tree, labels).run(corrections);
}

} // namespace touchstone::annotation
