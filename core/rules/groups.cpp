// SPDX-License-Identifier: GPL-3.0-or-later
// The entities and links of a document: mentions collapsed.
#include "core/rules/workingmemory.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace touchstone::rules {

namespace {

constexpr std::array bothSides { SideRole::Gold, SideRole::System };

class Sets
{
public:
    explicit Sets(std::size_t count)
        : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    std::uint32_t root(std::uint32_t node)
    {
        while (m_parent[node] != node) {
            m_parent[node] = m_parent[m_parent[node]];
            node = m_parent[node];
        }
        return node;
    }
    // The smaller number stays the root, so that results do not hang on the order of joining.
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = root(a);
        b = root(b);
        m_parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parent;
};

struct Key
{
    std::uint32_t type = 0;
    std::string_view text;
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash
{
    std::size_t operator()(const Key& key) const
    {
        constexpr std::size_t odd = 0x9E3779B97F4A7C15U;
        return std::hash<std::string_view> {}(key.text) ^ (key.type * odd);
    }
};
struct Named
{
    std::uint32_t node = 0; ///< first mention of this label and text
    std::array<bool, 2> sides {};
};

} // namespace

void WorkingMemory::buildGroups(const RuleSet& rules)
{
    buildEntities(rules);
    buildLinks();
}

void WorkingMemory::buildEntities(const RuleSet& rules)
{
    const std::array<std::uint32_t, 2> offset { 0, size(SideRole::Gold) };
    Sets sets(offset[1] + size(SideRole::System));
    std::unordered_map<Key, Named, KeyHash> names;
    names.reserve(offset[1] + size(SideRole::System));
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto node = offset[index(side)] + at;
            if (const auto partner = labels(side, at).partner; side == SideRole::Gold && partner != nobody) {
                sets.join(node, offset[1] + partner);
            }
            if (!input(side, at).text.empty()) {
                const auto known
                    = names.emplace(Key { type(side, at), nameForm(side, at) }, Named { node, {} }).first;
                sets.join(node, known->second.node);
                known->second.sides[index(side)] = true;
            }
        }
    }
    const auto tp = rules.findSymbol("TP");
    const auto fuzzy = rules.findSymbol("FzTP");
    const auto partial = rules.findSymbol("PTP");
    const auto fuzzyPartial = rules.findSymbol("FzPTP");

    m_entities.clear();
    std::vector<std::uint32_t> groupOf(offset[1] + size(SideRole::System), nobody);
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto& own = labels(side, at);
            auto& number = groupOf[sets.root(offset[index(side)] + at)];
            if (number == nobody) {
                number = static_cast<std::uint32_t>(m_entities.size());
                Group group;
                group.type = input(side, at).type;
                group.text = nameForm(side, at);
                m_entities.push_back(std::move(group));
            }
            auto& group = m_entities[number];
            (side == SideRole::Gold ? group.gold : group.system).push_back(place(side, at));
            if (side == SideRole::System) {
                group.ignoredMentions += own.ignored != 0 ? 1U : 0U;
                continue;
            }
            group.lowGold += own.low ? 1U : 0U;
            if (own.partner != nobody) {
                group.exact += own.result == tp ? 1U : 0U;
                group.fuzzy += own.result == fuzzy ? 1U : 0U;
                group.partial += own.result == partial || own.result == fuzzyPartial ? 1U : 0U;
            }
        }
    }
    for (const auto& [key, named] : names) {
        if (named.sides[0] && named.sides[1]) {
            m_entities[groupOf[sets.root(named.node)]].sameText = true;
        }
    }
}

void WorkingMemory::buildLinks()
{
    // Gold ids of one mention stand for the same thing; other ids stand alone.
    Sets sets(m_idTexts.size());
    for (std::uint32_t at = 0; at < size(SideRole::Gold); ++at) {
        const auto ids = m_ids[index(SideRole::Gold)].of(at);
        for (const auto id : ids) {
            sets.join(ids.front(), id);
        }
    }
    m_links.clear();
    std::vector<std::uint32_t> groupOf(m_idTexts.size(), nobody);
    for (std::uint32_t id = 0; id < m_idTexts.size(); ++id) {
        auto& number = groupOf[sets.root(id)];
        if (number == nobody) {
            number = static_cast<std::uint32_t>(m_links.size());
            m_links.emplace_back();
        }
        m_links[number].ids.emplace_back(m_idTexts[id]);
    }
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto& own = labels(side, at);
            std::vector<std::uint32_t> seen;
            for (const auto id : m_ids[index(side)].of(at)) {
                const auto number = groupOf[sets.root(id)];
                if (std::find(seen.begin(), seen.end(), number) != seen.end()) {
                    continue;
                }
                seen.push_back(number);
                auto& group = m_links[number];
                if (side == SideRole::Gold) {
                    group.gold.push_back(place(side, at));
                    group.lowGold += own.low || input(side, at).idUncertain ? 1U : 0U;
                } else {
                    group.system.push_back(place(side, at));
                    group.ignoredMentions += own.ignored != 0 ? 1U : 0U;
                }
            }
        }
    }
}

} // namespace touchstone::rules
