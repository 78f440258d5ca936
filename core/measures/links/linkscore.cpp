// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/links/linkscore.h"

#include "core/measures/base/weightedpairing.h"

#include <numeric>
#include <unordered_set>

namespace touchstone::metrics {

namespace {

constexpr std::uint32_t nil = 0;

/// Joins the ids of gold names into entries: ids that are right for one name are one entry.
class Entries
{
public:
    void join(std::span<const std::uint32_t> ids)
    {
        std::uint32_t first = nil;
        for (const auto id : ids) {
            if (id == nil) {
                continue;
            }
            m_parents.emplace(id, id);
            if (first == nil) {
                first = id;
            } else {
                m_parents[of(id)] = of(first);
            }
        }
    }
    [[nodiscard]] bool has(std::uint32_t id) const { return m_parents.contains(id); }
    /// The entry of an id, or the id itself.
    [[nodiscard]] std::uint32_t of(std::uint32_t id)
    {
        for (auto at = m_parents.find(id); at != m_parents.end() && at->second != id;
             at = m_parents.find(id)) {
            const auto above = m_parents.at(at->second);
            at->second = above; // paths are halved on the way
            id = at->second;
        }
        return id;
    }

private:
    std::unordered_map<std::uint32_t, std::uint32_t> m_parents;
};

class Pairing
{
public:
    Pairing(const LinkSide& gold, const LinkSide& system, int nBest, std::span<const int> ranks)
        : m_gold(gold)
        , m_system(system)
        , m_nBest(static_cast<std::size_t>(std::max(nBest, 1)))
        , m_ranks(ranks)
        , m_goldOrder(orderOf(gold))
        , m_systemOrder(orderOf(system))
    {
    }

    std::vector<LinkPair> run()
    {
        markDocument();
        std::size_t g = 0;
        std::size_t s = 0;
        while (g < m_goldOrder.size() || s < m_systemOrder.size()) {
            const bool noGold = g == m_goldOrder.size();
            const bool noSystem = s == m_systemOrder.size();
            const auto span = noGold ? systemSpan(s)
                : noSystem           ? goldSpan(g)
                                     : std::min(goldSpan(g), systemSpan(s));
            const auto firstGold = g;
            const auto firstSystem = s;
            while (g < m_goldOrder.size() && goldSpan(g) == span) {
                ++g;
            }
            while (s < m_systemOrder.size() && systemSpan(s) == span) {
                ++s;
            }
            pairSpan(std::span(m_goldOrder).subspan(firstGold, g - firstGold),
                std::span(m_systemOrder).subspan(firstSystem, s - firstSystem), span.empty());
        }
        return std::move(m_pairs);
    }

private:
    static std::vector<std::uint32_t> orderOf(const LinkSide& side)
    {
        std::vector<std::uint32_t> order(side.names.size());
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            const auto& left = side.names[a];
            const auto& right = side.names[b];
            if (left.span != right.span) {
                return left.span < right.span;
            }
            if (left.type != right.type) {
                return left.type < right.type;
            }
            const auto x = side.idsOf(left);
            const auto y = side.idsOf(right);
            return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
        });
        return order;
    }
    [[nodiscard]] text::Span goldSpan(std::size_t at) const { return m_gold.names[m_goldOrder[at]].span; }
    [[nodiscard]] text::Span systemSpan(std::size_t at) const
    {
        return m_system.names[m_systemOrder[at]].span;
    }

    [[nodiscard]] std::span<const std::uint32_t> goldIds(std::uint32_t name) const
    {
        return m_gold.idsOf(m_gold.names[name]);
    }
    /// The candidates that count.
    [[nodiscard]] std::span<const std::uint32_t> systemIds(std::uint32_t name) const
    {
        const auto ids = m_system.idsOf(m_system.names[name]);
        return ids.first(std::min(ids.size(), m_nBest));
    }
    static auto firstLinked(std::span<const std::uint32_t> ids)
    {
        return std::find_if(ids.begin(), ids.end(), [](std::uint32_t id) { return id != nil; });
    }
    static bool linked(std::span<const std::uint32_t> ids) { return firstLinked(ids) != ids.end(); }
    static bool right(std::span<const std::uint32_t> gold, std::span<const std::uint32_t> system)
    {
        return std::any_of(system.begin(), system.end(),
            [&](std::uint32_t id) { return id != nil && std::binary_search(gold.begin(), gold.end(), id); });
    }
    [[nodiscard]] bool sameType(std::uint32_t gold, std::uint32_t system) const
    {
        return m_gold.names[gold].type == m_system.names[system].type;
    }

    // ---- document+kbid

    void markDocument()
    {
        Entries entries;
        for (const auto& name : m_gold.names) {
            entries.join(m_gold.idsOf(name));
        }
        m_goldDocument.assign(m_gold.names.size(), 0);
        m_systemDocument.assign(m_system.names.size(), 0);
        std::unordered_set<std::uint32_t> ofSystem;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> firstOfSystem; ///< name, entry
        for (const auto name : m_systemOrder) {
            const auto ids = systemIds(name);
            auto chosen = std::find_if(
                ids.begin(), ids.end(), [&](std::uint32_t id) { return id != nil && entries.has(id); });
            chosen = chosen == ids.end() ? firstLinked(ids) : chosen;
            if (chosen != ids.end() && ofSystem.insert(entries.of(*chosen)).second) {
                m_systemDocument[name] = LinkDocumentSystem;
                firstOfSystem.emplace_back(name, entries.of(*chosen));
            }
        }
        std::unordered_set<std::uint32_t> ofGold;
        for (const auto name : m_goldOrder) {
            const auto ids = goldIds(name);
            const auto id = firstLinked(ids);
            if (id != ids.end() && ofGold.insert(entries.of(*id)).second) {
                m_goldDocument[name] = LinkDocumentGold
                    | (ofSystem.contains(entries.of(*id)) ? LinkDocumentCorrect : LinkDocumentMissed);
            }
        }
        for (const auto& [name, entry] : firstOfSystem) {
            m_systemDocument[name] |= ofGold.contains(entry) ? 0U : std::uint32_t { LinkDocumentFalse };
        }
    }

    // ---- names of one span

    /// Empty spans lie on no text of the other side: such names stay alone.
    void pairSpan(std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems, bool apart)
    {
        std::vector<std::uint32_t> columns(golds.size(), notPaired);
        if (apart || systems.empty()) {
            // nobody to pair with
        } else if (golds.size() == 1 && systems.size() == 1) {
            columns[0] = 0;
        } else if (std::max(golds.size(), systems.size()) <= mostPairedExactly) {
            columns = bestPairing(golds.size(), systems.size(),
                [&](std::size_t g, std::size_t s) { return quality(golds[g], systems[s]); });
        } else {
            columns = inTurn(golds, systems);
        }
        std::vector<bool> taken(systems.size(), false);
        for (std::size_t g = 0; g < golds.size(); ++g) {
            if (columns[g] != notPaired) {
                taken[columns[g]] = true;
            }
            add(golds[g], columns[g] == notPaired ? noName : systems[columns[g]]);
        }
        for (std::size_t s = 0; s < systems.size(); ++s) {
            if (!taken[s]) {
                add(noName, systems[s]);
            }
        }
    }

    /// Levels by digits of a number system that no level can overflow.
    [[nodiscard]] double quality(std::uint32_t gold, std::uint32_t system) const
    {
        constexpr double base = mostPairedExactly + 1;
        const bool correct = right(goldIds(gold), systemIds(system));
        const bool type = sameType(gold, system);
        const bool bothNil = !linked(goldIds(gold)) && !linked(systemIds(system));
        const auto digit = [](bool holds) { return holds ? 1.0 : 0.0; };
        return ((digit(correct) * base + digit(correct && type)) * base + digit(bothNil)) * base
            + digit(type);
    }

    /// More names on one span than anybody annotates: level by level, by the first ids.
    [[nodiscard]] std::vector<std::uint32_t> inTurn(
        std::span<const std::uint32_t> golds, std::span<const std::uint32_t> systems) const
    {
        using Key = std::pair<std::uint32_t, std::uint32_t>;
        std::vector<std::uint32_t> columns(golds.size(), notPaired);
        std::vector<bool> taken(systems.size(), false);
        const auto firstOf = [](std::span<const std::uint32_t> ids) { return ids.empty() ? nil : ids[0]; };
        const auto level = [&](bool byId, bool byType) {
            const auto key = [&](std::uint32_t id, std::uint32_t type) {
                return Key { byId ? id : 0, byType ? type : 0 };
            };
            std::map<Key, std::vector<std::uint32_t>> waiting;
            for (auto s = static_cast<std::uint32_t>(systems.size()); s-- > 0;) {
                if (!taken[s]) {
                    waiting[key(firstOf(systemIds(systems[s])), m_system.names[systems[s]].type)].push_back(
                        s);
                }
            }
            for (std::size_t g = 0; g < golds.size(); ++g) {
                if (columns[g] != notPaired) {
                    continue;
                }
                const auto found = waiting.find(key(firstOf(goldIds(golds[g])), m_gold.names[golds[g]].type));
                if (found != waiting.end() && !found->second.empty()) {
                    columns[g] = found->second.back();
                    taken[columns[g]] = true;
                    found->second.pop_back();
                }
            }
        };
        level(true, true);
        level(true, false);
        level(false, true);
        level(false, false);
        return columns;
    }

    void add(std::uint32_t gold, std::uint32_t system)
    {
        LinkPair pair { gold, system, LinkClass::Missing, 0 };
        const bool hasGold = gold != noName;
        const bool hasSystem = system != noName;
        const auto goldList = hasGold ? goldIds(gold) : std::span<const std::uint32_t>();
        const auto systemList = hasSystem ? systemIds(system) : std::span<const std::uint32_t>();
        const bool goldLinked = linked(goldList);
        const bool systemLinked = linked(systemList);
        if (!hasSystem) {
            pair.linkClass = LinkClass::Missing;
        } else if (!hasGold) {
            pair.linkClass = LinkClass::Extra;
        } else if (goldLinked && systemLinked) {
            pair.linkClass = right(goldList, systemList) ? LinkClass::CorrectLink : LinkClass::WrongLink;
        } else {
            pair.linkClass = goldLinked ? LinkClass::LinkAsNil
                : systemLinked          ? LinkClass::NilAsLink
                                        : LinkClass::CorrectNil;
        }
        const auto set = [&](std::uint32_t bit, bool when) { pair.bits |= when ? bit : 0U; };
        set(linkClassBit(pair.linkClass), true);
        set(LinkGold, goldLinked);
        set(LinkSystem, systemLinked);
        set(LinkTypeCorrect, pair.linkClass == LinkClass::CorrectLink && sameType(gold, system));
        const bool goldNil = !goldList.empty() && !goldLinked;
        const bool systemNil = !systemList.empty() && !systemLinked;
        set(LinkNilGold, goldNil);
        set(LinkNilSystem, systemNil);
        set(LinkNilCorrect, goldNil && systemNil);
        const auto complement = [&](std::uint32_t all, std::uint32_t correct, std::uint32_t rest) {
            set(rest, (pair.bits & all) != 0 && (pair.bits & correct) == 0);
        };
        constexpr auto correctLink = linkClassBit(LinkClass::CorrectLink);
        complement(LinkSystem, correctLink, LinkFalse);
        complement(LinkGold, correctLink, LinkMissed);
        complement(LinkSystem, LinkTypeCorrect, LinkTypeFalse);
        complement(LinkGold, LinkTypeCorrect, LinkTypeMissed);
        complement(LinkNilSystem, LinkNilCorrect, LinkNilFalse);
        complement(LinkNilGold, LinkNilCorrect, LinkNilMissed);
        pair.bits |= hasGold ? m_goldDocument[gold] : 0;
        pair.bits |= hasSystem ? m_systemDocument[system] : 0;
        if (hasGold && hasSystem) {
            const auto all = m_system.idsOf(m_system.names[system]);
            for (std::size_t i = 0; i < m_ranks.size(); ++i) {
                const auto count = std::min(all.size(), static_cast<std::size_t>(std::max(m_ranks[i], 0)));
                set(LinkRecallFirst << i, right(goldList, all.first(count)));
            }
        }
        m_pairs.push_back(pair);
    }

    const LinkSide& m_gold;
    const LinkSide& m_system;
    std::size_t m_nBest;
    std::span<const int> m_ranks;
    std::vector<std::uint32_t> m_goldOrder;
    std::vector<std::uint32_t> m_systemOrder;
    std::vector<std::uint32_t> m_goldDocument; ///< bits by name
    std::vector<std::uint32_t> m_systemDocument;
    std::vector<LinkPair> m_pairs;
};

} // namespace

std::string_view linkClassName(LinkClass linkClass)
{
    static constexpr std::array<std::string_view, linkClassCount> names { "correct link", "correct nil",
        "wrong link", "nil as link", "link as nil", "missing", "extra" };
    return names.at(static_cast<std::size_t>(linkClass));
}

std::vector<LinkPair> pairLinks(
    const LinkSide& gold, const LinkSide& system, int nBest, std::span<const int> ranks)
{
    return Pairing(gold, system, nBest, ranks).run();
}

} // namespace touchstone::metrics
