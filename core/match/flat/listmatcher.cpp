// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/listmatcher.h"

#include "core/match/flat/mentionorder.h"

#include <numeric>

namespace touchstone::match {

namespace {

support::Failure stopped() { return support::failure(support::ErrorCode::Cancelled, "stopped"); }

/// The golds in the order in which they are tried. Where that is the order of the begins, a stretch of the
/// list holds all that can overlap a span.
class GoldList
{
public:
    GoldList(const Side& gold, std::vector<std::uint32_t> order)
        : m_gold(gold)
        , m_order(std::move(order))
    {
        const auto& golds = gold.mentions;
        m_ordered = std::is_sorted(m_order.begin(), m_order.end(),
            [&golds](std::uint32_t a, std::uint32_t b) { return golds[a].span.begin < golds[b].span.begin; });
        if (m_ordered) {
            m_furthestEnd.reserve(golds.size());
            std::uint32_t end = 0;
            for (const auto g : m_order) {
                end = std::max(end, golds[g].span.end);
                m_furthestEnd.push_back(end);
            }
        }
    }

    /// The first gold, in order, that overlaps the span and that `takes` accepts; noMention: none.
    template <typename Takes> [[nodiscard]] std::uint32_t first(text::Span span, const Takes& takes) const
    {
        // Empty where the golds are not in order.
        const auto reaching = std::upper_bound(m_furthestEnd.begin(), m_furthestEnd.end(), span.begin);
        for (auto at = static_cast<std::size_t>(reaching - m_furthestEnd.begin()); at < m_order.size();
             ++at) {
            const auto g = m_order[at];
            if (m_ordered && m_gold.mentions[g].span.begin >= span.end) {
                break;
            }
            if (text::overlap(m_gold.mentions[g].span, span) > 0 && takes(g)) {
                return g;
            }
        }
        return noMention;
    }

private:
    const Side& m_gold;
    std::vector<std::uint32_t> m_order;
    bool m_ordered = false;
    std::vector<std::uint32_t> m_furthestEnd; ///< of the golds up to this place
};

std::vector<std::uint32_t> fileOrder(const Side& side)
{
    std::vector<std::uint32_t> order(side.mentions.size());
    std::iota(order.begin(), order.end(), 0U);
    return order;
}

/// (begin, end, fragments, types), as identical mentions are ordered. Without those that overlap nothing.
std::vector<std::uint32_t> textOrder(const Side& side)
{
    PairOrder order;
    order.build(side);
    return order.order();
}

class OneByOne
{
public:
    OneByOne(const Side& gold, const Side& system, const MatchPolicy& policy)
        : m_gold(gold)
        , m_system(system)
        , m_policy(policy)
        , m_list(gold, policy.pairing == PairingPolicy::Hipe ? textOrder(gold) : fileOrder(gold))
    {
        findEqualGolds();
    }

    support::Result<Matching> match(support::Progress& progress)
    {
        const auto order
            = m_policy.pairing == PairingPolicy::Hipe ? textOrder(m_system) : fileOrder(m_system);
        for (const auto s : order) {
            if (progress.cancelled()) {
                return stopped();
            }
            if (const auto found = goldFor(s); found != noMention) {
                m_result.pairs.push_back({ memberOf(found), s });
            }
        }
        std::sort(m_result.pairs.begin(), m_result.pairs.end());
        findSilent();
        return std::move(m_result);
    }

private:
    /// (span, type): what equal golds agree in, besides fragments.
    [[nodiscard]] static auto key(const Mention& mention)
    {
        return std::tuple(mention.span.begin, mention.span.end, mention.type);
    }

    /// Golds sorted by value; those equal by value form a class, whose first member in file order names it.
    void findEqualGolds()
    {
        const auto& golds = m_gold.mentions;
        m_byValue = fileOrder(m_gold);
        const auto less = [&](std::uint32_t a, std::uint32_t b) {
            if (key(golds[a]) != key(golds[b])) {
                return key(golds[a]) < key(golds[b]);
            }
            return compareFragments(m_gold, golds[a], golds[b]) < 0;
        };
        std::stable_sort(m_byValue.begin(), m_byValue.end(), less);
        m_classOf.resize(golds.size());
        m_takenOf.assign(golds.size(), 0);
        for (std::uint32_t i = 0; i < m_byValue.size(); ++i) {
            const bool equal = i > 0 && !less(m_byValue[i - 1], m_byValue[i]);
            m_classOf[m_byValue[i]] = equal ? m_classOf[m_byValue[i - 1]] : i;
        }
    }

    [[nodiscard]] bool isEdge(std::uint32_t g, std::uint32_t s) const
    {
        return edgeUnits(m_gold, m_gold.mentions[g], m_system, m_system.mentions[s], m_policy) != 0;
    }
    [[nodiscard]] bool equalExtent(std::uint32_t g, std::uint32_t s) const
    {
        return sameExtent(m_gold, m_gold.mentions[g], m_system, m_system.mentions[s]);
    }

    [[nodiscard]] std::uint32_t goldFor(std::uint32_t s) const
    {
        const auto& mention = m_system.mentions[s];
        if (const auto g = exactly(s, mention.type); g != noMention) {
            return g;
        }
        auto further = std::lower_bound(
            m_system.alternatives.begin(), m_system.alternatives.end(), std::pair(s, std::uint32_t { 0 }));
        for (; further != m_system.alternatives.end() && further->first == s; ++further) {
            if (const auto g = exactly(s, further->second); g != noMention) {
                return g;
            }
        }
        return m_list.first(mention.span, [&](std::uint32_t g) {
            const bool otherType
                = equalExtent(g, s) && m_gold.mentions[g].type != typeAgainst(m_gold, g, m_system, s);
            return (otherType || m_takenOf[m_classOf[g]] == 0) && isEdge(g, s);
        });
    }

    /// A gold of this extent, type and, where they are compared, words.
    [[nodiscard]] std::uint32_t exactly(std::uint32_t s, std::uint32_t type) const
    {
        const auto& mention = m_system.mentions[s];
        const auto wanted = std::tuple(mention.span.begin, mention.span.end, type);
        auto at = std::lower_bound(m_byValue.begin(), m_byValue.end(), wanted,
            [&](std::uint32_t g, const auto& value) { return key(m_gold.mentions[g]) < value; });
        for (; at != m_byValue.end() && key(m_gold.mentions[*at]) == wanted; ++at) {
            if (equalExtent(*at, s) && equalWords(m_gold, *at, m_system, s) && isEdge(*at, s)) {
                return *at;
            }
        }
        return noMention;
    }

    /// The gold of the class that the pair is to name; counts the use.
    [[nodiscard]] std::uint32_t memberOf(std::uint32_t gold)
    {
        const auto first = m_classOf[gold];
        const auto number = m_takenOf[first]++;
        const auto place = static_cast<std::size_t>(first) + number;
        const bool free = place < m_byValue.size() && m_classOf[m_byValue[place]] == first;
        return m_byValue[free ? place : first];
    }

    void findSilent()
    {
        std::vector<bool> paired(m_gold.mentions.size(), false);
        for (const auto& pair : m_result.pairs) {
            paired[pair.gold] = true;
        }
        for (std::uint32_t g = 0; g < paired.size(); ++g) {
            if (!paired[g] && m_takenOf[m_classOf[g]] > 0) {
                m_result.silent.push_back(g);
            }
        }
    }

    const Side& m_gold;
    const Side& m_system;
    const MatchPolicy& m_policy;
    GoldList m_list;
    std::vector<std::uint32_t> m_byValue; ///< golds, sorted by value, then in file order
    std::vector<std::uint32_t> m_classOf; ///< by gold: where its class begins in m_byValue
    std::vector<std::uint32_t> m_takenOf; ///< by class: pairs so far
    Matching m_result;
};

} // namespace

support::Result<std::vector<Pair>> matchFirstCome(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    const GoldList list(gold, fileOrder(gold));
    std::vector<bool> used(gold.mentions.size(), false);
    std::vector<Pair> result;
    result.reserve(std::min(gold.mentions.size(), system.mentions.size()));
    for (std::uint32_t k = 0; k < system.mentions.size(); ++k) {
        if (progress.cancelled()) {
            return stopped();
        }
        const auto& s = system.mentions[k];
        const auto g = list.first(s.span, [&](std::uint32_t i) {
            return !used[i] && edgeUnits(gold, gold.mentions[i], system, s, policy) != 0;
        });
        if (g != noMention) {
            used[g] = true;
            result.push_back({ g, k });
        }
    }
    std::sort(result.begin(), result.end());
    return result;
}

support::Result<Matching> matchOneByOne(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    return OneByOne(gold, system, policy).match(progress);
}

} // namespace touchstone::match
