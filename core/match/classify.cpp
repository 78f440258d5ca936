// SPDX-License-Identifier: GPL-3.0-or-later
// Records from a matching: error types, tags and text order, as the command line's contract defines them.
#include "core/match/mentionorder.h"
#include "core/match/sweep.h"

#include <algorithm>
#include <tuple>

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
        std::span<const Pair> pairs, const MatchPolicy& policy)
    {
        m_gold = &gold;
        m_system = &system;
        m_partnerOfGold.assign(gold.mentions.size(), noMention);
        m_partnerOfSystem.assign(system.mentions.size(), noMention);
        bool unequal = false;
        for (const auto& pair : pairs) {
            m_partnerOfGold[pair.gold] = pair.system;
            m_partnerOfSystem[pair.system] = pair.gold;
            unequal = unequal || !equalExtent(pair.gold, pair.system);
        }
        const bool aloneGold = pairs.size() < gold.mentions.size();
        const bool aloneSystem = pairs.size() < system.mentions.size();
        m_marks = unequal && (aloneGold || aloneSystem);
        if (m_marks) {
            findParts(policy);
        }
        order();
        return records(document, gold.mentions.size() + system.mentions.size() - pairs.size());
    }

private:
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
        const auto alone = [](const std::vector<std::uint32_t>& partners) {
            return [&partners](std::uint32_t at) { return partners[at] == noMention; };
        };
        meet(
            [&](std::uint32_t g) {
                return m_partnerOfGold[g] != noMention && !equalExtent(g, m_partnerOfGold[g]);
            },
            alone(m_partnerOfSystem));
        meet(alone(m_partnerOfGold), [&](std::uint32_t s) {
            return m_partnerOfSystem[s] != noMention && !equalExtent(m_partnerOfSystem[s], s);
        });
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

    /// Golds, and system mentions without partner, in text order.
    void order()
    {
        const TextLess goldLess { *m_gold };
        const TextLess systemLess { *m_system };
        m_golds.clear();
        m_alone.clear();
        bool ascending = true;
        for (std::uint32_t g = 0; g < m_gold->mentions.size(); ++g) {
            ascending = ascending && (g == 0 || goldLess(g - 1, g));
            m_golds.push_back(g);
        }
        if (!ascending) {
            std::sort(m_golds.begin(), m_golds.end(), goldLess);
            orderEqualGolds(systemLess);
        } else if (m_gold->mentions.size() > 1) {
            orderEqualGolds(systemLess);
        }
        ascending = true;
        for (std::uint32_t s = 0; s < m_system->mentions.size(); ++s) {
            if (m_partnerOfSystem[s] == noMention) {
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
            auto end = begin + 1;
            while (end < m_golds.size()
                && mentions[m_golds[begin]].span.begin == mentions[m_golds[end]].span.begin
                && textKey(mentions[m_golds[begin]]) == textKey(mentions[m_golds[end]])) {
                ++end;
            }
            if (end > begin + 1) {
                std::stable_sort(m_golds.begin() + static_cast<std::ptrdiff_t>(begin),
                    m_golds.begin() + static_cast<std::ptrdiff_t>(end),
                    [&](std::uint32_t a, std::uint32_t b) {
                        const auto first = m_partnerOfGold[a];
                        const auto second = m_partnerOfGold[b];
                        if (first == noMention || second == noMention) {
                            return first == noMention && second != noMention;
                        }
                        return systemLess(first, second);
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
        for (const auto g : m_golds) {
            const auto& mention = m_gold->mentions[g];
            while (alone < m_alone.size() && comesBefore(m_system->mentions[m_alone[alone]], mention)) {
                spurious();
            }
            auto& record = result.emplace_back();
            record.document = document;
            record.gold = mention.entity;
            record.goldType = mention.type;
            const auto s = m_partnerOfGold[g];
            if (s == noMention) {
                record.errorType = ErrorType::Missing;
                record.tags = m_marks && m_goldMark[g] != 0 ? MergePart : 0;
                continue;
            }
            const auto& partner = m_system->mentions[s];
            record.system = partner.entity;
            record.systemType = partner.type;
            record.sameSpan = equalExtent(g, s);
            record.sameType = mention.type == partner.type;
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
        const bool sameMainType = m_gold->mentions[g].mainType == m_system->mentions[s].mainType;
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
    std::vector<std::uint32_t> m_partnerOfGold, m_partnerOfSystem;
    bool m_marks = false; ///< the marks below are valid
    /// Of a paired mention: it has an edge with one without partner. Of one without partner: it has an edge
    /// with a paired one (only pairs of unequal extent).
    std::vector<std::uint8_t> m_goldMark, m_systemMark;
    std::vector<std::uint32_t> m_someGold, m_someSystem;
    std::vector<std::uint32_t> m_golds, m_alone;
    SweepBuffers m_sweep;
};

} // namespace

std::vector<PairOutcome> classify(std::uint32_t document, const Side& gold, const Side& system,
    std::span<const Pair> pairs, const MatchPolicy& policy)
{
    thread_local Classifier classifier;
    return classifier.classify(document, gold, system, pairs, policy);
}

} // namespace touchstone::match
