// SPDX-License-Identifier: GPL-3.0-or-later
// Records from a matching: error types, tags and text order (resources/help/measures.md, "Error types");
// declared in matcher.h.
#include "core/match/flat/mentionorder.h"
#include "core/match/flat/sweep.h"

namespace touchstone::match {

namespace {

[[nodiscard]] auto textKey(const Mention& mention)
{
    return std::tuple(mention.span.begin, mention.span.end, mention.types);
}

/// (start, end, types); what is equal in these by fragments, then as identical mentions are ordered.
struct TextLess
{
    const Side& side;

    bool operator()(std::uint32_t i, std::uint32_t k) const
    {
        const auto& a = side.mentions[i];
        const auto& b = side.mentions[k];
        if (textKey(a) != textKey(b)) {
            return textKey(a) < textKey(b);
        }
        if (const auto fragments = compareFragments(side, a, b); fragments != 0) {
            return fragments < 0;
        }
        return firstOfIdentical(a, b) || (!firstOfIdentical(b, a) && i < k);
    }
};

class Classifier
{
public:
    std::vector<PairOutcome> classify(std::uint32_t document, const Side& gold, const Side& system,
        std::span<const Pair> pairs, const MatchPolicy& policy, std::span<const std::uint32_t> silent)
    {
        m_gold = &gold;
        m_system = &system;
        m_goldState.assign(gold.mentions.size(), Alone);
        m_systemState.assign(system.mentions.size(), Alone);
        std::size_t aloneGold = gold.mentions.size() - silent.size();
        for (const auto g : silent) {
            m_goldState[g] = Silent;
        }
        bool unequal = false;
        for (const auto& pair : pairs) {
            aloneGold -= m_goldState[pair.gold] == Alone ? 1U : 0U;
            const std::uint8_t state = equalExtent(pair.gold, pair.system) ? Equal : Unequal;
            m_goldState[pair.gold] = std::max(m_goldState[pair.gold], state);
            m_systemState[pair.system] = state;
            unequal = unequal || state == Unequal;
        }
        const auto aloneSystem = system.mentions.size() - pairs.size();
        m_marks = unequal && (aloneGold > 0 || aloneSystem > 0);
        if (m_marks) {
            findParts(policy);
        }
        order(pairs);
        return records(document, pairs.size() + aloneGold + aloneSystem);
    }

private:
    /// Without partner; without partner and without record; in pairs of equal extent only; in another pair.
    enum State : std::uint8_t { Alone, Silent, Equal, Unequal };

    [[nodiscard]] bool equalExtent(std::uint32_t g, std::uint32_t s) const
    {
        return sameExtent(*m_gold, m_gold->mentions[g], *m_system, m_system->mentions[s]);
    }

    /// Marks, for pairs of unequal extent, the mentions without partner that have an edge with one of the
    /// two, and the pairs that have such.
    void findParts(const MatchPolicy& policy)
    {
        m_goldMark.assign(m_gold->mentions.size(), 0);
        m_systemMark.assign(m_system->mentions.size(), 0);
        const auto meet = [&](auto&& wantGold, auto&& wantSystem) {
            collect(*m_gold, wantGold, m_someGold);
            collect(*m_system, wantSystem, m_someSystem);
            if (m_someGold.empty() || m_someSystem.empty()) {
                return;
            }
            sweep(
                *m_gold, m_someGold, *m_system, m_someSystem, m_sweep,
                [&](std::uint32_t i, std::uint32_t k) {
                    const auto g = m_someGold[i];
                    const auto s = m_someSystem[k];
                    if ((m_goldMark[g] & m_systemMark[s]) == 0
                        && edgeUnits(*m_gold, m_gold->mentions[g], *m_system, m_system->mentions[s], policy)
                            != 0) {
                        m_goldMark[g] = 1;
                        m_systemMark[s] = 1;
                    }
                },
                [] { return true; });
        };
        const auto alone = [](const std::vector<std::uint8_t>& states) {
            return [&states](std::uint32_t at) { return states[at] == Alone; };
        };
        const auto unequal = [](const std::vector<std::uint8_t>& states) {
            return [&states](std::uint32_t at) { return states[at] == Unequal; };
        };
        meet(unequal(m_goldState), alone(m_systemState));
        meet(alone(m_goldState), unequal(m_systemState));
    }

    template <typename Want>
    static void collect(const Side& side, Want&& want, std::vector<std::uint32_t>& list)
    {
        list.clear();
        bool ascending = true;
        for (std::uint32_t at = 0; at < side.mentions.size(); ++at) {
            if (!side.mentions[at].span.empty() && want(at)) {
                ascending = ascending
                    && (list.empty()
                        || side.mentions[list.back()].span.begin <= side.mentions[at].span.begin);
                list.push_back(at);
            }
        }
        if (!ascending) {
            std::sort(list.begin(), list.end(), [&](std::uint32_t i, std::uint32_t k) {
                return side.mentions[i].span.begin < side.mentions[k].span.begin;
            });
        }
    }

    /// Golds with their partners, and system mentions without partner, in text order.
    void order(std::span<const Pair> pairs)
    {
        const TextLess goldLess { *m_gold };
        const TextLess systemLess { *m_system };
        m_golds.clear();
        m_alone.clear();
        bool ascending = true;
        auto pair = pairs.begin();
        for (std::uint32_t g = 0; g < m_gold->mentions.size(); ++g) {
            ascending = ascending && (g == 0 || goldLess(g - 1, g));
            if (m_goldState[g] == Alone) {
                m_golds.push_back({ g, noMention });
            }
            for (; pair != pairs.end() && pair->gold == g; ++pair) {
                m_golds.push_back(*pair);
            }
        }
        if (!ascending) {
            std::stable_sort(m_golds.begin(), m_golds.end(),
                [&](const Pair& a, const Pair& b) { return a.gold != b.gold && goldLess(a.gold, b.gold); });
        }
        orderEqualGolds(systemLess);
        ascending = true;
        for (std::uint32_t s = 0; s < m_system->mentions.size(); ++s) {
            if (m_systemState[s] == Alone) {
                ascending = ascending && (m_alone.empty() || systemLess(m_alone.back(), s));
                m_alone.push_back(s);
            }
        }
        if (!ascending) {
            std::sort(m_alone.begin(), m_alone.end(), systemLess);
        }
    }

    /// Golds equal in (start, end, types): those without partner first, then by partner.
    void orderEqualGolds(const TextLess& systemLess)
    {
        const auto& mentions = m_gold->mentions;
        for (std::size_t begin = 0; begin + 1 < m_golds.size();) {
            const auto& first = mentions[m_golds[begin].gold];
            auto end = begin + 1;
            while (end < m_golds.size() && first.span.begin == mentions[m_golds[end].gold].span.begin
                && textKey(first) == textKey(mentions[m_golds[end].gold])) {
                ++end;
            }
            if (end > begin + 1) {
                std::stable_sort(m_golds.begin() + static_cast<std::ptrdiff_t>(begin),
                    m_golds.begin() + static_cast<std::ptrdiff_t>(end), [&](const Pair& a, const Pair& b) {
                        if (a.system == noMention || b.system == noMention) {
                            return a.system == noMention && b.system != noMention;
                        }
                        return systemLess(a.system, b.system);
                    });
            }
            begin = end;
        }
    }

    std::vector<PairOutcome> records(std::uint32_t document, std::size_t count) const
    {
        std::vector<PairOutcome> result;
        result.reserve(count);
        std::size_t alone = 0;
        const auto spurious = [&] {
            const auto s = m_alone[alone++];
            const auto& mention = m_system->mentions[s];
            auto& record = result.emplace_back();
            record.document = document;
            record.system = mention.entity;
            record.systemType = mention.type;
            record.errorType = ErrorType::Spurious;
            record.tags = m_marks && m_systemMark[s] != 0 ? SplitPart : 0;
        };
        for (const auto& [g, s] : m_golds) {
            const auto& mention = m_gold->mentions[g];
            while (alone < m_alone.size() && comesBefore(m_system->mentions[m_alone[alone]], mention)) {
                spurious();
            }
            auto& record = result.emplace_back();
            record.document = document;
            record.gold = mention.entity;
            record.goldType = mention.type;
            if (s == noMention) {
                record.errorType = ErrorType::Missing;
                record.tags = m_marks && m_goldMark[g] != 0 ? MergePart : 0;
                continue;
            }
            const auto& partner = m_system->mentions[s];
            record.system = partner.entity;
            record.systemType = typeAgainst(*m_gold, g, *m_system, s);
            record.sameType = mention.type == record.systemType;
            record.sameSpan = equalExtent(g, s) && (!record.sameType || equalWords(*m_gold, g, *m_system, s));
            record.errorType = errorType(g, s, record);
        }
        while (alone < m_alone.size()) {
            spurious();
        }
        return result;
    }

    [[nodiscard]] static bool comesBefore(const Mention& s, const Mention& g)
    {
        return s.span.begin != g.span.begin ? s.span.begin < g.span.begin : textKey(s) < textKey(g);
    }

    [[nodiscard]] ErrorType errorType(std::uint32_t g, std::uint32_t s, const PairOutcome& record) const
    {
        const bool sameMainType
            = record.sameType || m_gold->mentions[g].mainType == m_system->mentions[s].mainType;
        if (record.sameSpan) {
            return record.sameType ? ErrorType::Correct : sameMainType ? ErrorType::Subtype : ErrorType::Type;
        }
        if (m_marks && m_goldMark[g] != 0) {
            return ErrorType::Split;
        }
        if (m_marks && m_systemMark[s] != 0) {
            return ErrorType::Merge;
        }
        return record.sameType ? ErrorType::Boundary
            : sameMainType     ? ErrorType::BoundarySubtype
                               : ErrorType::BoundaryType;
    }

    const Side* m_gold = nullptr;
    const Side* m_system = nullptr;
    std::vector<std::uint8_t> m_goldState, m_systemState; ///< by mention: State
    bool m_marks = false; ///< the marks below are valid
    /// Of a paired mention: it has an edge with one without partner. Of one without partner: it has an edge
    /// with a paired one (only pairs of unequal extent).
    std::vector<std::uint8_t> m_goldMark, m_systemMark;
    std::vector<std::uint32_t> m_someGold, m_someSystem;
    std::vector<Pair> m_golds; ///< pairs, and golds without partner, in text order
    std::vector<std::uint32_t> m_alone; ///< system mentions without partner, in text order
    SweepBuffers m_sweep;
};

} // namespace

std::vector<PairOutcome> classify(std::uint32_t document, const Side& gold, const Side& system,
    std::span<const Pair> pairs, const MatchPolicy& policy, std::span<const std::uint32_t> silent)
{
    thread_local Classifier classifier;
    return classifier.classify(document, gold, system, pairs, policy, silent);
}

} // namespace touchstone::match
